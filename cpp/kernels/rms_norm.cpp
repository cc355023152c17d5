#include "kernels/rms_norm.hpp"

#include <cmath>

#include "kernels/moments.hpp"
#include "kernels/sum.hpp"
#include "kernels/write_row.hpp"
#include "tensor/plan_layer_norm.hpp"

namespace normlab::kernels {
namespace {

double sum_of_squares(const float* x, std::int64_t n) {
  using Doubles = Sums<2, xsimd::batch<double>>;
  const auto halves = sum_row<Doubles>(n, [=](auto cells, Doubles& sums) {
    const Doubles halves_of_x = in_double(cells.load(x));
    add_to(sums, Doubles{halves_of_x[0] * halves_of_x[0], halves_of_x[1] * halves_of_x[1]});
  });
  return halves[0] + halves[1];
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
    const auto write = [&](auto normalize) {
      write_row(normalize, cells, width, gamma.data(), nullptr, result.normalized.row(row, width),
                result.output.row(row, width));
    };
    const double inverse = 1 / rms;
    if (fits_float(inverse)) {
      write(Scaler(inverse));
    } else {
      write(WideNormalizer(Moments{}, inverse));
    }
  }
  return {};
}

}  // namespace normlab::kernels
