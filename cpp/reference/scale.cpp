#include "reference/scale.hpp"

#include <algorithm>
#include <cmath>

#include "tensor/plan_axis.hpp"

namespace normlab::reference {
namespace {

// The n cells of one row stand `step` apart.

// begin: standardize
void standardize_row(const double* x, std::int64_t n, std::int64_t step, std::int64_t ddof,
                     double& mean, double& std, double* output) {
  mean = 0;
  for (std::int64_t i = 0; i < n; ++i) mean += x[i * step];
  mean /= static_cast<double>(n);

  double squares = 0;
  for (std::int64_t i = 0; i < n; ++i) squares += (x[i * step] - mean) * (x[i * step] - mean);
  std = std::sqrt(squares / static_cast<double>(n - ddof));

  for (std::int64_t i = 0; i < n; ++i) {
    output[i * step] = std == 0 ? 0 : (x[i * step] - mean) / std;
  }
}
// end: standardize

// begin: min_max_scale
void min_max_scale_row(const double* x, std::int64_t n, std::int64_t step, double target_min,
                       double target_max, double& min, double& max, double* output) {
  min = x[0];
  max = x[0];
  for (std::int64_t i = 1; i < n; ++i) {
    const double value = x[i * step];
    if (value < min || std::isnan(value)) min = value;
    if (value > max || std::isnan(value)) max = value;
  }
  for (std::int64_t i = 0; i < n; ++i) {
    const double share = min == max ? 0 : (x[i * step] - min) / (max - min);
    output[i * step] = target_min + share * (target_max - target_min);
  }
}
// end: min_max_scale

}  // namespace

Status standardize(View<const double> x, std::int64_t axis, std::int64_t ddof, Fields,
                   StandardizeResult<double>& result) {
  AxisPlan plan;
  Status status = plan_standardize(x.shape(), axis, ddof, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;
  for (std::int64_t row = 0; row < plan.rows(); ++row) {
    const std::int64_t first = plan.first_cell(row);
    standardize_row(x.data() + first, plan.length, plan.inner, ddof, result.mean[row],
                    result.std[row], result.output.data() + first);
  }
  return {};
}

Status min_max_scale(View<const double> x, std::int64_t axis, double min, double max, Fields,
                     MinMaxScaleResult<double>& result) {
  AxisPlan plan;
  Status status = plan_min_max_scale(x.shape(), axis, min, max, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;
  for (std::int64_t row = 0; row < plan.rows(); ++row) {
    const std::int64_t first = plan.first_cell(row);
    min_max_scale_row(x.data() + first, plan.length, plan.inner, min, max, result.min[row],
                      result.max[row], result.output.data() + first);
  }
  return {};
}

}  // namespace normlab::reference
