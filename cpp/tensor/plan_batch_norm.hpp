#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// A tensor seen as (batch, channels, positions); 2-d x has one position.
struct BatchNormPlan {
  Shape output;
  Shape statistics;  // (C)
  std::int64_t batch = 0;
  std::int64_t channels = 0;
  std::int64_t positions = 0;
  std::int64_t count = 0;  // values in one statistic; unused in inference
};

/// The shapes alone. Errors: `shape_mismatch`, `bad_argument` (eps; inference without running
/// statistics).
template <class T>
Status plan_batch_norm(const Shape& x, const BatchNormOptions<T>& options, BatchNormPlan& plan);

extern template Status plan_batch_norm(const Shape&, const BatchNormOptions<float>&,
                                       BatchNormPlan&);
extern template Status plan_batch_norm(const Shape&, const BatchNormOptions<double>&,
                                       BatchNormPlan&);

template <class T>
Status allocate(const BatchNormPlan& plan, Fields wanted, BatchNormResult<T>& result) {
  using Field = BatchNormField;
  return FieldAllocator("batchNorm", wanted)
      .take(Field::mean, "mean", plan.statistics, result.mean)
      .take(Field::var, "var", plan.statistics, result.var)
      .take(Field::rstd, "rstd", plan.statistics, result.rstd)
      .take(Field::normalized, "normalized", plan.output, result.normalized)
      .take(Field::output, "output", plan.output, result.output)
      .take(Field::running_mean, "running_mean", plan.statistics, result.running_mean)
      .take(Field::running_var, "running_var", plan.statistics, result.running_var)
      .status();
}

}  // namespace normlab
