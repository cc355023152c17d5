#include "reference/rms_norm.hpp"

#include <cmath>

#include "reference/value_or.hpp"
#include "tensor/plan_layer_norm.hpp"

namespace normlab::reference {
namespace {

// begin: rms_norm
void rms_norm_row(const double* x, std::int64_t n, View<const double> gamma, double eps,
                  double& rms, double* normalized, double* output) {
  double squares = 0;
  for (std::int64_t i = 0; i < n; ++i) squares += x[i] * x[i];
  rms = std::sqrt(squares / static_cast<double>(n) + eps);

  for (std::int64_t i = 0; i < n; ++i) {
    normalized[i] = x[i] / rms;
    output[i] = normalized[i] * value_or(gamma, i, 1);
  }
}
// end: rms_norm

}  // namespace

Status rms_norm(View<const double> x, std::int64_t axis, View<const double> gamma, double eps,
                Fields, RmsNormResult<double>& result) {
  LayerNormPlan plan;
  Status status = plan_layer_norm("rmsNorm", x.shape(), axis, shape_of(gamma), nullptr, eps, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;

  const std::int64_t n = plan.width;
  for (std::int64_t row = 0; row < plan.rows; ++row) {
    rms_norm_row(x.data() + row * n, n, gamma, eps, result.rms[row],
                 result.normalized.data() + row * n, result.output.data() + row * n);
  }
  return {};
}

}  // namespace normlab::reference
