#include "reference/layer_norm.hpp"

#include <cmath>

#include "reference/value_or.hpp"
#include "tensor/plan_layer_norm.hpp"

namespace normlab::reference {
namespace {

// begin: layer_norm
void layer_norm_row(const double* x, std::int64_t n, View<const double> gamma,
                    View<const double> beta, double eps, double& mean, double& var, double& rstd,
                    double* normalized, double* output) {
  mean = 0;
  for (std::int64_t i = 0; i < n; ++i) mean += x[i];
  mean /= static_cast<double>(n);

  var = 0;
  for (std::int64_t i = 0; i < n; ++i) var += (x[i] - mean) * (x[i] - mean);
  var /= static_cast<double>(n);

  rstd = 1 / std::sqrt(var + eps);
  for (std::int64_t i = 0; i < n; ++i) {
    normalized[i] = (x[i] - mean) * rstd;
    output[i] = normalized[i] * value_or(gamma, i, 1) + value_or(beta, i, 0);
  }
}
// end: layer_norm

}  // namespace

Status layer_norm(View<const double> x, std::int64_t axis, View<const double> gamma,
                  View<const double> beta, double eps, Fields, LayerNormResult<double>& result) {
  LayerNormPlan plan;
  Status status =
      plan_layer_norm("layerNorm", x.shape(), axis, shape_of(gamma), shape_of(beta), eps, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;

  const std::int64_t n = plan.width;
  for (std::int64_t row = 0; row < plan.rows; ++row) {
    layer_norm_row(x.data() + row * n, n, gamma, beta, eps, result.mean[row], result.var[row],
                   result.rstd[row], result.normalized.data() + row * n,
                   result.output.data() + row * n);
  }
  return {};
}

}  // namespace normlab::reference
