#include "reference/group_norm.hpp"

#include <cmath>

#include "reference/value_or.hpp"
#include "tensor/plan_group_norm.hpp"

namespace normlab::reference {
namespace {

// One group of channels of one picture; an instance is a group of one channel.
// begin: group_norm
void group_norm_group(const double* x, std::int64_t channels, std::int64_t positions,
                      std::int64_t first_channel, View<const double> gamma, View<const double> beta,
                      double eps, double& mean, double& var, double& rstd, double* normalized,
                      double* output) {
  const std::int64_t n = channels * positions;

  mean = 0;
  for (std::int64_t i = 0; i < n; ++i) mean += x[i];
  mean /= static_cast<double>(n);

  var = 0;
  for (std::int64_t i = 0; i < n; ++i) var += (x[i] - mean) * (x[i] - mean);
  var /= static_cast<double>(n);

  rstd = 1 / std::sqrt(var + eps);
  for (std::int64_t i = 0; i < n; ++i) {
    const std::int64_t channel = first_channel + i / positions;
    normalized[i] = (x[i] - mean) * rstd;
    output[i] = normalized[i] * value_or(gamma, channel, 1) + value_or(beta, channel, 0);
  }
}
// end: group_norm

void normalize_groups(const GroupNormPlan& plan, const double* x, View<const double> gamma,
                      View<const double> beta, double eps, GroupNormResult<double>& result) {
  const std::int64_t n = plan.width;
  for (std::int64_t group = 0; group < plan.groups(); ++group) {
    group_norm_group(x + group * n, plan.channels, plan.positions, plan.first_channel(group), gamma,
                     beta, eps, result.mean[group], result.var[group], result.rstd[group],
                     result.normalized.data() + group * n, result.output.data() + group * n);
  }
}

}  // namespace

Status group_norm(View<const double> x, std::int64_t num_groups, View<const double> gamma,
                  View<const double> beta, double eps, Fields, GroupNormResult<double>& result) {
  GroupNormPlan plan;
  Status status =
      plan_group_norm(x.shape(), num_groups, shape_of(gamma), shape_of(beta), eps, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (status.ok()) normalize_groups(plan, x.data(), gamma, beta, eps, result);
  return status;
}

Status instance_norm(View<const double> x, View<const double> gamma, View<const double> beta,
                     double eps, Fields, InstanceNormResult<double>& result) {
  GroupNormPlan plan;
  Status status = plan_instance_norm(x.shape(), shape_of(gamma), shape_of(beta), eps, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (status.ok()) normalize_groups(plan, x.data(), gamma, beta, eps, result);
  return status;
}

}  // namespace normlab::reference
