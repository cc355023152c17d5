#include "kernels/matmul.hpp"

#include "kernels/gemm.hpp"
#include "tensor/plan_matmul.hpp"

namespace normlab::kernels {
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
    multiply(Product{rows, plan.inner, plan.columns}, left, Matrix{right, plan.columns, 1}, nullptr,
             panel.data(), result.output.data() + matrix * plan.rows * plan.columns);
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
  multiply(Product{plan.rows, plan.inner, plan.columns}, x.data(),
           Matrix{weight.data(), 1, plan.inner}, bias.data(), panel.data(), result.output.data());
  return {};
}

}  // namespace normlab::kernels
