#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// A tensor seen as (rows, width): everything from the first normalized axis on is one row.
struct LayerNormPlan {
  Shape output;
  Shape statistics;  // as output, with length 1 along the normalized axes
  std::int64_t rows = 0;
  std::int64_t width = 0;
};

/// For layerNorm and rmsNorm. Errors: `bad_axis`, `shape_mismatch` (gamma, beta; nullptr = left
/// out), `bad_argument` (eps).
Status plan_layer_norm(const char* op, const Shape& x, std::int64_t axis, const Shape* gamma,
                       const Shape* beta, double eps, LayerNormPlan& plan);

template <class T>
Status allocate(const LayerNormPlan& plan, Fields wanted, LayerNormResult<T>& result) {
  using Field = LayerNormField;
  return FieldAllocator("layerNorm", wanted)
      .take(Field::mean, "mean", plan.statistics, result.mean)
      .take(Field::var, "var", plan.statistics, result.var)
      .take(Field::rstd, "rstd", plan.statistics, result.rstd)
      .take(Field::normalized, "normalized", plan.output, result.normalized)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

template <class T>
Status allocate(const LayerNormPlan& plan, Fields wanted, RmsNormResult<T>& result) {
  using Field = RmsNormField;
  return FieldAllocator("rmsNorm", wanted)
      .take(Field::rms, "rms", plan.statistics, result.rms)
      .take(Field::normalized, "normalized", plan.output, result.normalized)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

}  // namespace normlab
