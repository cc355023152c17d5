#include "reference/softmax.hpp"

#include <cmath>

#include "reference/softmax_row.hpp"
#include "tensor/plan_axis.hpp"

namespace normlab::reference {

// begin: softmax
void softmax_row(const double* x, std::int64_t n, std::int64_t step, double& row_max,
                 double& exp_sum, double* output) {
  row_max = -INFINITY;
  for (std::int64_t i = 0; i < n; ++i) {
    if (x[i * step] > row_max || std::isnan(x[i * step])) row_max = x[i * step];
  }

  exp_sum = 0;
  for (std::int64_t i = 0; i < n; ++i) exp_sum += std::exp(x[i * step] - row_max);

  for (std::int64_t i = 0; i < n; ++i) {
    output[i * step] = std::exp(x[i * step] - row_max) / exp_sum;
  }
}
// end: softmax

Status softmax(View<const double> x, std::int64_t axis, Fields, SoftmaxResult<double>& result) {
  AxisPlan plan;
  Status status = plan_axis("softmax", x.shape(), axis, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;
  for (std::int64_t row = 0; row < plan.rows(); ++row) {
    const std::int64_t first = plan.first_cell(row);
    softmax_row(x.data() + first, plan.length, plan.inner, result.row_max[row], result.exp_sum[row],
                result.output.data() + first);
  }
  return {};
}

}  // namespace normlab::reference
