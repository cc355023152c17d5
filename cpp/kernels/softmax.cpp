#include "kernels/softmax.hpp"

#include "kernels/lines.hpp"
#include "kernels/softmax_row.hpp"
#include "tensor/plan_axis.hpp"

namespace normlab::kernels {

Status softmax(View<const float> x, std::int64_t axis, Fields wanted,
               SoftmaxResult<float>& result) {
  AxisPlan plan;
  Tensor<float> line;
  Status status = plan_axis("softmax", x.shape(), axis, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || !any_cells(result.row_max, result.exp_sum, result.output)) return status;
  status = line.allocate("softmax", "two rows", Shape{2, plan.length});
  if (!status.ok()) return status;

  const Exp exp;
  for_each_line(plan, x.data(), result.output.data(), line.data(),
                [&](std::int64_t row, const float* cells, float* output) {
                  const SoftmaxRow found = softmax_row(exp, cells, plan.length, output);
                  if (result.row_max.present()) result.row_max[row] = found.row_max;
                  if (result.exp_sum.present()) result.exp_sum[row] = found.exp_sum;
                });
  return {};
}

}  // namespace normlab::kernels
