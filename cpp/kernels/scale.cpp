#include "kernels/scale.hpp"

#include <cmath>
#include <limits>

#include "kernels/extremes.hpp"
#include "kernels/fma.hpp"
#include "kernels/lines.hpp"
#include "kernels/moments.hpp"
#include "kernels/write_row.hpp"
#include "tensor/plan_axis.hpp"

namespace normlab::kernels {
namespace {

void fill(std::int64_t n, float value, float* output) {
  for_each_batch(n, [&](auto cells) { cells.store(output, Batch(value)); });
}

// The same in double, for a target range that no float holds.
void min_max_scale_wide_row(const float* x, std::int64_t n, const Extremes& found, double min,
                            double max, float* output) {
  const auto low = static_cast<double>(found.min);
  const double range = static_cast<double>(found.max) - low;
  for (std::int64_t i = 0; i < n; ++i) {
    const double share = (static_cast<double>(x[i]) - low) / range;
    output[i] = static_cast<float>(min + share * (max - min));
  }
}

// Halved where the whole range would overflow.
void min_max_scale_row(const float* x, std::int64_t n, const Extremes& found, double min,
                       double max, float* output) {
  const auto target_min = static_cast<float>(min);
  if (found.min == found.max) return fill(n, target_min, output);
  if (std::fabs(max - min) > static_cast<double>(std::numeric_limits<float>::max())) {
    return min_max_scale_wide_row(x, n, found, min, max, output);
  }
  const float half = std::isinf(found.max - found.min) ? 0.5F : 1.0F;
  const Batch scale(half);
  const Batch low(found.min * half);
  const Batch range(found.max * half - found.min * half);
  const Batch target(static_cast<float>(max - min));
  const Batch offset(target_min);
  for_each_batch(n, [&](auto cells) {
    const Batch share = (cells.load(x) * scale - low) / range;
    cells.store(output, fma(share, target, offset));
  });
}

}  // namespace

Status standardize(View<const float> x, std::int64_t axis, std::int64_t ddof, Fields wanted,
                   StandardizeResult<float>& result) {
  AxisPlan plan;
  Tensor<float> line;
  Status status = plan_standardize(x.shape(), axis, ddof, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || plan.rows() == 0) return status;
  status = line.allocate("standardize", "two rows", Shape{2, plan.length});
  if (!status.ok()) return status;

  const std::int64_t n = plan.length;
  for_each_line(plan, x.data(), result.output.data(), line.data(),
                [&](std::int64_t row, const float* cells, float* output) {
                  const Runs values{cells, 1, n, n};
                  const Moments moments = moments_of(values);
                  const double std = std::sqrt(moments.squares / static_cast<double>(n - ddof));
                  if (result.mean.present()) result.mean[row] = static_cast<float>(mean_of(values));
                  if (result.std.present()) result.std[row] = static_cast<float>(std);
                  if (!result.output.present()) return;
                  if (std == 0) return fill(n, 0, output);
                  write_row(moments, 1 / std, cells, n, nullptr, nullptr, nullptr, output);
                });
  return {};
}

Status min_max_scale(View<const float> x, std::int64_t axis, double min, double max, Fields wanted,
                     MinMaxScaleResult<float>& result) {
  AxisPlan plan;
  Tensor<float> line;
  Status status = plan_min_max_scale(x.shape(), axis, min, max, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || plan.rows() == 0) return status;
  status = line.allocate("minMaxScale", "two rows", Shape{2, plan.length});
  if (!status.ok()) return status;

  const std::int64_t n = plan.length;
  for_each_line(plan, x.data(), result.output.data(), line.data(),
                [&](std::int64_t row, const float* cells, float* output) {
                  const Extremes found = extremes_of(cells, n);
                  if (result.min.present()) result.min[row] = found.min;
                  if (result.max.present()) result.max[row] = found.max;
                  if (result.output.present()) min_max_scale_row(cells, n, found, min, max, output);
                });
  return {};
}

}  // namespace normlab::kernels
