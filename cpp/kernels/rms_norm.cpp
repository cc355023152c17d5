#include "kernels/rms_norm.hpp"

#include <algorithm>
#include <cmath>

#include "kernels/fma.hpp"
#include "kernels/moments.hpp"
#include "kernels/sum.hpp"
#include "kernels/write_row.hpp"
#include "tensor/plan_layer_norm.hpp"

namespace normlab::kernels {
namespace {

double squares_in_double(const float* x, std::int64_t n) {
  using Doubles = Sums<2, xsimd::batch<double>>;
  const auto halves = sum_row<Doubles>(n, [=](auto cells, Doubles& sums) {
    const Doubles halves_of_x = in_double(cells.load(x));
    add_to(sums, Doubles{halves_of_x[0] * halves_of_x[0], halves_of_x[1] * halves_of_x[1]});
  });
  return halves[0] + halves[1];
}

// In float over stretches that are shorter than a mean's: here roundings may all go one way.
double sum_of_squares(const float* x, std::int64_t n) {
  constexpr std::int64_t stretch = 32 * lanes;
  double squares = 0;
  for (std::int64_t first = 0; first < n; first += stretch) {
    const auto sums = sum_batches<Sums<1>>(
        static_cast<std::ptrdiff_t>(first),
        static_cast<std::ptrdiff_t>(std::min(first + stretch, n)), [=](auto cells, Sums<1>& way) {
          const Batch values = cells.load(x);
          way[0] = fma(values, values, way[0]);
        });
    squares += sum_lanes(sums[0]);
  }
  return leaves_float(squares, n) ? squares_in_double(x, n) : squares;
}

}  // namespace

Status rms_norm(View<const float> x, std::int64_t axis, View<const float> gamma, double eps,
                Fields wanted, RmsNormResult<float>& result) {
  LayerNormPlan plan;
  Status status = plan_layer_norm("rmsNorm", x.shape(), axis, shape_of(gamma), nullptr, eps, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() || !any_cells(result.rms, result.normalized, result.output)) return status;

  const std::int64_t width = plan.width;
  for (std::int64_t row = 0; row < plan.rows; ++row) {
    const float* cells = x.data() + row * width;
    const double rms = std::sqrt(sum_of_squares(cells, width) / static_cast<double>(width) + eps);
    if (result.rms.present()) result.rms[row] = static_cast<float>(rms);
    if (!result.normalized.present() && !result.output.present()) continue;
    constexpr Moments as_they_are;
    write_row(as_they_are, 1 / rms, cells, width, gamma.data(), nullptr,
              result.normalized.row(row, width), result.output.row(row, width));
  }
  return {};
}

}  // namespace normlab::kernels
