#include "kernels/weight_standardize.hpp"

#include <cmath>

#include "kernels/moments.hpp"
#include "kernels/write_row.hpp"
#include "tensor/plan_weight_standardize.hpp"

namespace normlab::kernels {

Status weight_standardize(View<const float> weight, double eps, Fields wanted,
                          WeightStandardizeResult<float>& result) {
  LayerNormPlan plan;
  Status status = plan_weight_standardize(weight.shape(), eps, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || !any_cells(result.mean, result.var, result.output)) return status;

  const std::int64_t width = plan.width;
  for (std::int64_t channel = 0; channel < plan.rows; ++channel) {
    const float* cells = weight.data() + channel * width;
    const Runs values{cells, 1, width, width};
    const Moments moments = moments_of(values);
    const double var = moments.squares / static_cast<double>(width);
    if (result.mean.present()) result.mean[channel] = static_cast<float>(mean_of(values));
    if (result.var.present()) result.var[channel] = static_cast<float>(var);
    if (!result.output.present()) continue;
    write_row(moments, 1 / std::sqrt(var + eps), cells, width, nullptr, nullptr, nullptr,
              result.output.row(channel, width));
  }
  return {};
}

}  // namespace normlab::kernels
