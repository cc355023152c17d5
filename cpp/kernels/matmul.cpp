#include "kernels/matmul.hpp"

#include <algorithm>

#include "kernels/gemm.hpp"
#include "tensor/plan_matmul.hpp"

namespace normlab::kernels {
namespace {

// output (rows, columns) = a · b (+ bias), panel by panel; `panel` is scratch for one.
void multiply(const MatmulPlan& plan, std::int64_t rows, const float* a, const Matrix& b,
              const float* bias, float* panel, float* output) {
  for (std::int64_t first = 0; first < plan.columns; first += panel_width) {
    const std::int64_t count = std::min(panel_width, plan.columns - first);
    pack_panel(b, plan.inner, plan.columns, first, panel);
    std::array<float, panel_width> shift{};
    if (bias != nullptr) std::copy_n(bias + first, count, shift.begin());
    const auto add_bias = [&](Batch sum, std::int64_t column) {
      return sum + Batch::load_unaligned(shift.data() + column);
    };
    multiply_panel(a, plan.inner, rows, plan.inner, panel, count, output + first, plan.columns,
                   add_bias);
  }
}

}  // namespace

Status matmul(View<const float> a, View<const float> b, Fields wanted,
              MatmulResult<float>& result) {
  MatmulPlan plan;
  Tensor<float> panel;
  Status status = plan_matmul(a.shape(), b.shape(), plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || !result.output.present() || plan.output.numel() == 0) return status;
  status = panel.allocate("matmul", "a panel", Shape{plan.inner, panel_width});
  if (!status.ok()) return status;

  // One b for all of a: its matrices, one below the other, are one product.
  const bool one_b = b.shape().rank() <= 2;
  const std::int64_t matrices = one_b ? 1 : plan.batch.numel();
  const std::int64_t rows = one_b ? plan.batch.numel() * plan.rows : plan.rows;
  for (std::int64_t matrix = 0; matrix < matrices; ++matrix) {
    const float* left = a.data() + broadcast_offset(plan.batch, plan.a_strides, matrix);
    const float* right = b.data() + broadcast_offset(plan.batch, plan.b_strides, matrix);
    multiply(plan, rows, left, Matrix{right, plan.columns, 1}, nullptr, panel.data(),
             result.output.data() + matrix * plan.rows * plan.columns);
  }
  return {};
}

Status linear(View<const float> x, View<const float> weight, View<const float> bias, Fields wanted,
              LinearResult<float>& result) {
  MatmulPlan plan;
  Tensor<float> panel;
  Status status = plan_linear(x.shape(), weight.shape(), shape_of(bias), plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || !result.output.present() || plan.output.numel() == 0) return status;
  status = panel.allocate("linear", "a panel", Shape{plan.inner, panel_width});
  if (!status.ok()) return status;
  multiply(plan, plan.rows, x.data(), Matrix{weight.data(), 1, plan.inner}, bias.data(),
           panel.data(), result.output.data());
  return {};
}

}  // namespace normlab::kernels
