#include "kernels/group_norm.hpp"

#include <cmath>

#include "kernels/moments.hpp"
#include "kernels/write_row.hpp"
#include "tensor/plan_group_norm.hpp"

namespace normlab::kernels {
namespace {

const float* from_channel(const View<const float>& per_channel, std::int64_t channel) {
  return per_channel.present() ? per_channel.data() + channel : nullptr;
}

void normalize_groups(const GroupNormPlan& plan, const float* x, View<const float> gamma,
                      View<const float> beta, double eps, GroupNormResult<float>& result) {
  const std::int64_t width = plan.width;
  const std::int64_t positions = plan.positions;
  for (std::int64_t group = 0; group < plan.groups(); ++group) {
    const Runs values{x + group * width, 1, width, width};
    const Moments moments = moments_of(values);
    const double var = moments.squares / static_cast<double>(width);
    const double rstd = 1 / std::sqrt(var + eps);
    if (result.mean.present()) result.mean[group] = static_cast<float>(mean_of(values));
    if (result.var.present()) result.var[group] = static_cast<float>(var);
    if (result.rstd.present()) result.rstd[group] = static_cast<float>(rstd);
    if (!result.normalized.present() && !result.output.present()) continue;

    const std::int64_t first = plan.first_channel(group);
    if (positions == 1) {  // the channels are the cells of a row
      write_row(moments, rstd, x + group * width, width, from_channel(gamma, first),
                from_channel(beta, first), result.normalized.row(group, width),
                result.output.row(group, width));
      continue;
    }
    for (std::int64_t c = 0; c < plan.channels; ++c) {
      const std::int64_t cell = (group * plan.channels + c) * positions;
      if (result.normalized.present()) {
        write_run(moments, rstd, 1, 0, x + cell, positions, result.normalized.data() + cell);
      }
      if (!result.output.present()) continue;
      write_run(moments, rstd, gamma.present() ? gamma[first + c] : 1,
                beta.present() ? beta[first + c] : 0, x + cell, positions,
                result.output.data() + cell);
    }
  }
}

}  // namespace

Status group_norm(View<const float> x, std::int64_t num_groups, View<const float> gamma,
                  View<const float> beta, double eps, Fields wanted,
                  GroupNormResult<float>& result) {
  GroupNormPlan plan;
  Status status =
      plan_group_norm(x.shape(), num_groups, shape_of(gamma), shape_of(beta), eps, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (status.ok()) normalize_groups(plan, x.data(), gamma, beta, eps, result);
  return status;
}

Status instance_norm(View<const float> x, View<const float> gamma, View<const float> beta,
                     double eps, Fields wanted, InstanceNormResult<float>& result) {
  GroupNormPlan plan;
  Status status = plan_instance_norm(x.shape(), shape_of(gamma), shape_of(beta), eps, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (status.ok()) normalize_groups(plan, x.data(), gamma, beta, eps, result);
  return status;
}

}  // namespace normlab::kernels
