#include "kernels/layer_norm.hpp"

#include <cmath>

#include "kernels/fma.hpp"
#include "kernels/moments.hpp"
#include "tensor/plan_layer_norm.hpp"

namespace normlab::kernels {
namespace {

// Pass 3 over one row; normalized and output may be nullptr.
template <class Normalize>
void write_row(Normalize normalize, const float* x, std::int64_t width, const float* gamma,
               const float* beta, float* normalized, float* output) {
  for_each_batch(width, [&](auto cells) {
    Batch value = normalize(cells.load(x));
    if (normalized != nullptr) cells.store(normalized, value);
    if (output == nullptr) return;
    const Batch shift = beta != nullptr ? cells.load(beta) : Batch(0.0F);
    if (gamma != nullptr) {
      value = fma(value, cells.load(gamma), shift);
    } else if (beta != nullptr) {
      value += shift;
    }
    cells.store(output, value);
  });
}

}  // namespace

Status layer_norm(View<const float> x, std::int64_t axis, View<const float> gamma,
                  View<const float> beta, double eps, Fields wanted,
                  LayerNormResult<float>& result) {
  LayerNormPlan plan;
  Status status = plan_layer_norm(x.shape(), axis, shape_of(gamma), shape_of(beta), eps, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok()) return status;

  const std::int64_t width = plan.width;
  for (std::int64_t row = 0; row < plan.rows; ++row) {
    const float* cells = x.data() + row * width;
    const Moments moments = moments_of(Runs{cells, 1, width, width});
    const double var = moments.squares / static_cast<double>(width);
    const double rstd = 1 / std::sqrt(var + eps);
    if (result.mean.present()) result.mean[row] = static_cast<float>(moments.mean);
    if (result.var.present()) result.var[row] = static_cast<float>(var);
    if (result.rstd.present()) result.rstd[row] = static_cast<float>(rstd);
    if (!result.normalized.present() && !result.output.present()) continue;
    with_normalizer(moments, rstd, [&](const auto& normalize) {
      write_row(normalize, cells, width, gamma.data(), beta.data(),
                result.normalized.row(row, width), result.output.row(row, width));
    });
  }
  return {};
}

}  // namespace normlab::kernels
