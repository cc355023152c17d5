#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// A tensor (N, C, …) seen as groups of values that lie side by side: N · num_groups of them, each
/// `channels` channels of `positions` cells.
struct GroupNormPlan {
  const char* op;
  Shape output;
  Shape statistics;  // (N, num_groups)
  std::int64_t channels = 0;
  std::int64_t positions = 0;
  std::int64_t width = 0;  // channels · positions

  [[nodiscard]] std::int64_t groups() const { return statistics.numel(); }
  /// The channel of x that the first channel of a group is.
  [[nodiscard]] std::int64_t first_channel(std::int64_t group) const {
    return group % statistics[1] * channels;
  }
};

/// Errors: `shape_mismatch` (rank, gamma, beta; nullptr = left out), `bad_argument` (num_groups,
/// eps), `groups_do_not_divide`, `one_value_per_channel`.
Status plan_group_norm(const Shape& x, std::int64_t num_groups, const Shape* gamma,
                       const Shape* beta, double eps, GroupNormPlan& plan);

/// As plan_group_norm with as many groups as channels, and without errors of num_groups.
Status plan_instance_norm(const Shape& x, const Shape* gamma, const Shape* beta, double eps,
                          GroupNormPlan& plan);

template <class T>
Status allocate(const GroupNormPlan& plan, Fields wanted, GroupNormResult<T>& result) {
  using Field = GroupNormField;
  return FieldAllocator(plan.op, wanted)
      .take(Field::mean, "mean", plan.statistics, result.mean)
      .take(Field::var, "var", plan.statistics, result.var)
      .take(Field::rstd, "rstd", plan.statistics, result.rstd)
      .take(Field::normalized, "normalized", plan.output, result.normalized)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

}  // namespace normlab
