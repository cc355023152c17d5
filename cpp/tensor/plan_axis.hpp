#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// A tensor seen as (outer, length, inner): the outer · inner rows along one axis, which softmax,
/// logSoftmax, standardize and minMaxScale work on. The cells of a row stand `inner` apart.
struct AxisPlan {
  Shape output;
  Shape statistics;  // as output, with length 1 along the axis
  std::int64_t outer = 0;
  std::int64_t length = 0;
  std::int64_t inner = 0;

  [[nodiscard]] std::int64_t rows() const { return outer * inner; }
  [[nodiscard]] std::int64_t first_cell(std::int64_t row) const {
    return row / inner * length * inner + row % inner;
  }
};

/// Errors: `bad_axis`.
Status plan_axis(const char* op, const Shape& x, std::int64_t axis, AxisPlan& plan);

/// plan_axis for standardize. Errors: `bad_axis`, `bad_argument` (ddof).
Status plan_standardize(const Shape& x, std::int64_t axis, std::int64_t ddof, AxisPlan& plan);

/// plan_axis for minMaxScale. Errors: `bad_axis`, `bad_argument` (no values, min, max).
Status plan_min_max_scale(const Shape& x, std::int64_t axis, double min, double max,
                          AxisPlan& plan);

template <class T>
Status allocate(const AxisPlan& plan, Fields wanted, StandardizeResult<T>& result) {
  using Field = StandardizeField;
  return FieldAllocator("standardize", wanted)
      .take(Field::mean, "mean", plan.statistics, result.mean)
      .take(Field::std, "std", plan.statistics, result.std)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

template <class T>
Status allocate(const AxisPlan& plan, Fields wanted, MinMaxScaleResult<T>& result) {
  using Field = MinMaxScaleField;
  return FieldAllocator("minMaxScale", wanted)
      .take(Field::min, "min", plan.statistics, result.min)
      .take(Field::max, "max", plan.statistics, result.max)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

template <class T>
Status allocate(const AxisPlan& plan, Fields wanted, SoftmaxResult<T>& result) {
  using Field = SoftmaxField;
  return FieldAllocator("softmax", wanted)
      .take(Field::row_max, "row_max", plan.statistics, result.row_max)
      .take(Field::exp_sum, "exp_sum", plan.statistics, result.exp_sum)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

template <class T>
Status allocate(const AxisPlan& plan, Fields wanted, LogSoftmaxResult<T>& result) {
  using Field = LogSoftmaxField;
  return FieldAllocator("logSoftmax", wanted)
      .take(Field::row_max, "row_max", plan.statistics, result.row_max)
      .take(Field::exp_sum, "exp_sum", plan.statistics, result.exp_sum)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

}  // namespace normlab
