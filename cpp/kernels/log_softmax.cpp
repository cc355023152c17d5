#include "kernels/log_softmax.hpp"

#include <cmath>

#include "kernels/exp.hpp"
#include "kernels/extremes.hpp"
#include "kernels/lines.hpp"
#include "kernels/softmax_row.hpp"
#include "tensor/plan_axis.hpp"

namespace normlab::kernels {
Status log_softmax(View<const float> x, std::int64_t axis, Fields wanted,
                   LogSoftmaxResult<float>& result) {
  AxisPlan plan;
  Tensor<float> line;
  Status status = plan_axis("logSoftmax", x.shape(), axis, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || !any_cells(result.row_max, result.exp_sum, result.output)) return status;
  status = line.allocate("logSoftmax", "two rows", Shape{2, plan.length});
  if (!status.ok()) return status;

  const Exp exp;
  const std::int64_t n = plan.length;
  for_each_line(plan, x.data(), result.output.data(), line.data(),
                [&](std::int64_t row, const float* cells, float* output) {
                  const float row_max = max_of(cells, n);
                  const double sum = exp_sum_of(exp, cells, n, row_max);
                  // A sum of NaN comes from an infinite row_max or from a NaN.
                  const bool is_nan = std::isnan(sum) && has_nan(cells, n);
                  if (result.row_max.present()) result.row_max[row] = is_nan ? NAN : row_max;
                  if (result.exp_sum.present()) result.exp_sum[row] = static_cast<float>(sum);
                  if (!result.output.present()) return;
                  const Batch max(row_max);
                  // The one logarithm that the engine has; a sum is 1 or more.
                  const Batch log_sum(static_cast<float>(std::log1p(sum - 1)));
                  for_each_batch(
                      n, [&](auto part) { part.store(output, part.load(cells) - max - log_sum); });
                });
  return {};
}

}  // namespace normlab::kernels
