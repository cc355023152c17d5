#include "reference/weight_standardize.hpp"

#include <cmath>

#include "tensor/plan_weight_standardize.hpp"

namespace normlab::reference {
namespace {

// begin: weight_standardize
void weight_standardize_channel(const double* weight, std::int64_t n, double eps, double& mean,
                                double& var, double* output) {
  mean = 0;
  for (std::int64_t i = 0; i < n; ++i) mean += weight[i];
  mean /= static_cast<double>(n);

  var = 0;
  for (std::int64_t i = 0; i < n; ++i) var += (weight[i] - mean) * (weight[i] - mean);
  var /= static_cast<double>(n);

  for (std::int64_t i = 0; i < n; ++i) output[i] = (weight[i] - mean) / std::sqrt(var + eps);
}
// end: weight_standardize

}  // namespace

Status weight_standardize(View<const double> weight, double eps, Fields,
                          WeightStandardizeResult<double>& result) {
  LayerNormPlan plan;
  Status status = plan_weight_standardize(weight.shape(), eps, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;

  const std::int64_t n = plan.width;
  for (std::int64_t channel = 0; channel < plan.rows; ++channel) {
    weight_standardize_channel(weight.data() + channel * n, n, eps, result.mean[channel],
                               result.var[channel], result.output.data() + channel * n);
  }
  return {};
}

}  // namespace normlab::reference
