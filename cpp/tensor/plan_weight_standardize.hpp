#pragma once

#include "tensor/plan_layer_norm.hpp"

namespace normlab {

/// A weight (C_out, C_in, …) as C_out rows, statistics (C_out). Errors: `shape_mismatch` (rank),
/// `bad_argument` (eps).
inline Status plan_weight_standardize(const Shape& weight, double eps, LayerNormPlan& plan) {
  constexpr const char* op = "weightStandardize";
  if (weight.rank() < 2) {
    return {Code::shape_mismatch, Sentence() << op << ": weight has shape " << weight
                                             << ", but must be (C_out, C_in, …)."};
  }
  plan.output = weight;
  plan.statistics = weight.slice(0, 1);
  plan.rows = weight[0];
  plan.width = weight.numel(1, weight.rank());
  return check_eps(op, eps);
}

template <class T>
Status allocate(const LayerNormPlan& plan, Fields wanted, WeightStandardizeResult<T>& result) {
  using Field = WeightStandardizeField;
  return FieldAllocator("weightStandardize", wanted)
      .take(Field::mean, "mean", plan.statistics, result.mean)
      .take(Field::var, "var", plan.statistics, result.var)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

}  // namespace normlab
