#include "reference/log_softmax.hpp"

#include <cmath>

#include "tensor/plan_axis.hpp"

namespace normlab::reference {
namespace {

// The n cells of one row stand `step` apart.

// begin: log_softmax
void log_softmax_row(const double* x, std::int64_t n, std::int64_t step, double& row_max,
                     double& exp_sum, double* output) {
  row_max = -INFINITY;
  for (std::int64_t i = 0; i < n; ++i) {
    if (x[i * step] > row_max || std::isnan(x[i * step])) row_max = x[i * step];
  }

  exp_sum = 0;
  for (std::int64_t i = 0; i < n; ++i) exp_sum += std::exp(x[i * step] - row_max);

  for (std::int64_t i = 0; i < n; ++i) {
    output[i * step] = x[i * step] - row_max - std::log(exp_sum);
  }
}
// end: log_softmax

}  // namespace

Status log_softmax(View<const double> x, std::int64_t axis, Fields,
                   LogSoftmaxResult<double>& result) {
  AxisPlan plan;
  Status status = plan_axis("logSoftmax", x.shape(), axis, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;
  for (std::int64_t row = 0; row < plan.rows(); ++row) {
    const std::int64_t first = plan.first_cell(row);
    log_softmax_row(x.data() + first, plan.length, plan.inner, result.row_max[row],
                    result.exp_sum[row], result.output.data() + first);
  }
  return {};
}

}  // namespace normlab::reference
