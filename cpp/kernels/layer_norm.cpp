#include "kernels/layer_norm.hpp"

#include <cmath>

#include "kernels/moments.hpp"
#include "kernels/write_row.hpp"
#include "tensor/plan_layer_norm.hpp"

namespace normlab::kernels {
Status layer_norm(View<const float> x, std::int64_t axis, View<const float> gamma,
                  View<const float> beta, double eps, Fields wanted,
                  LayerNormResult<float>& result) {
  LayerNormPlan plan;
  Status status =
      plan_layer_norm("layerNorm", x.shape(), axis, shape_of(gamma), shape_of(beta), eps, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() ||
      !any_cells(result.mean, result.var, result.rstd, result.normalized, result.output))
    return status;

  const std::int64_t width = plan.width;
  const double share = 1 / static_cast<double>(width);
  for (std::int64_t row = 0; row < plan.rows; ++row) {
    const float* cells = x.data() + row * width;
    const Runs values{cells, 1, width, width};
    const Moments moments = moments_of(values);
    const double var = moments.squares * share;
    const double rstd = 1 / std::sqrt(var + eps);
    if (result.mean.present()) result.mean[row] = static_cast<float>(mean_of(values));
    if (result.var.present()) result.var[row] = static_cast<float>(var);
    if (result.rstd.present()) result.rstd[row] = static_cast<float>(rstd);
    if (!result.normalized.present() && !result.output.present()) continue;
    write_row(moments, rstd, cells, width, gamma.data(), beta.data(),
              result.normalized.row(row, width), result.output.row(row, width));
  }
  return {};
}

}  // namespace normlab::kernels
