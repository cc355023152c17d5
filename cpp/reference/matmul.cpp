#include "reference/matmul.hpp"

#include "reference/value_or.hpp"
#include "tensor/plan_matmul.hpp"

namespace normlab::reference {
namespace {

// begin: matmul
void matmul_matrix(const double* a, const double* b, std::int64_t rows, std::int64_t inner,
                   std::int64_t columns, double* output) {
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t column = 0; column < columns; ++column) {
      double sum = 0;
      for (std::int64_t k = 0; k < inner; ++k) sum += a[row * inner + k] * b[k * columns + column];
      output[row * columns + column] = sum;
    }
  }
}
// end: matmul

// begin: linear
void linear_row(const double* x, View<const double> weight, View<const double> bias,
                std::int64_t inputs, std::int64_t outputs, double* output) {
  for (std::int64_t out = 0; out < outputs; ++out) {
    double sum = 0;
    for (std::int64_t in = 0; in < inputs; ++in) sum += x[in] * weight[out * inputs + in];
    output[out] = sum + value_or(bias, out, 0);
  }
}
// end: linear

}  // namespace

Status matmul(View<const double> a, View<const double> b, Fields, MatmulResult<double>& result) {
  MatmulPlan plan;
  Status status = plan_matmul(a.shape(), b.shape(), plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok() || plan.output.numel() == 0) return status;
  for (std::int64_t matrix = 0; matrix < plan.batch.numel(); ++matrix) {
    matmul_matrix(a.data() + broadcast_offset(plan.batch, plan.a_strides, matrix),
                  b.data() + broadcast_offset(plan.batch, plan.b_strides, matrix), plan.rows,
                  plan.inner, plan.columns,
                  result.output.data() + matrix * plan.rows * plan.columns);
  }
  return {};
}

Status linear(View<const double> x, View<const double> weight, View<const double> bias, Fields,
              LinearResult<double>& result) {
  MatmulPlan plan;
  Status status = plan_linear(x.shape(), weight.shape(), shape_of(bias), plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok() || plan.output.numel() == 0) return status;
  for (std::int64_t row = 0; row < plan.rows; ++row) {
    linear_row(x.data() + row * plan.inner, weight, bias, plan.inner, plan.columns,
               result.output.data() + row * plan.columns);
  }
  return {};
}

}  // namespace normlab::reference
