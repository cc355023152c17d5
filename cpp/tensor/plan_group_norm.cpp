#include "tensor/plan_group_norm.hpp"

namespace normlab {
namespace {

Status check_rank(const char* op, const Shape& x) {
  if (x.rank() >= 2) return {};
  return {Code::shape_mismatch, Sentence()
                                    << op << ": x has shape " << x << ", but must be (N, C, …)."};
}

Status check_groups(const char* op, const Shape& x, std::int64_t num_groups) {
  if (num_groups <= 0) {
    return {Code::bad_argument,
            Sentence() << op << ": num_groups is " << num_groups << ", but must be 1 or more."};
  }
  if (x[1] % num_groups == 0) return {};
  return {Code::groups_do_not_divide, Sentence() << op << ": num_groups is " << num_groups
                                                 << ", but x has shape " << x << ", whose " << x[1]
                                                 << " channels it does not divide."};
}

// What both have in common, `statistics` as (N, num_groups).
Status plan_groups(const Shape& x, const Shape* gamma, const Shape* beta, double eps,
                   const char* group_name, GroupNormPlan& plan) {
  const Shape per_channel = x.slice(1, 2);
  constexpr const char* whose = "the channels of x have";
  Status status = check_shape(plan.op, "gamma", gamma, per_channel, whose);
  if (status.ok()) status = check_shape(plan.op, "beta", beta, per_channel, whose);
  if (status.ok()) status = check_eps(plan.op, eps);
  if (!status.ok()) return status;

  plan.output = x;
  plan.positions = x.numel(2, x.rank());
  if (plan.statistics[1] == 0) return {};
  plan.width = x.numel(1, x.rank()) / plan.statistics[1];
  if (plan.width >= 2) return {};
  return {Code::one_value_per_channel,
          Sentence() << plan.op << ": x has shape " << x << " with " << plan.width
                     << (plan.width == 1 ? " value" : " values") << " per " << group_name
                     << ", but a statistic wants 2 or more."};
}

}  // namespace

Status plan_group_norm(const Shape& x, std::int64_t num_groups, const Shape* gamma,
                       const Shape* beta, double eps, GroupNormPlan& plan) {
  plan.op = "groupNorm";
  Status status = check_rank(plan.op, x);
  if (status.ok()) status = check_groups(plan.op, x, num_groups);
  if (!status.ok()) return status;
  plan.statistics = {x[0], num_groups};
  plan.channels = x[1] / num_groups;
  return plan_groups(x, gamma, beta, eps, "group", plan);
}

Status plan_instance_norm(const Shape& x, const Shape* gamma, const Shape* beta, double eps,
                          GroupNormPlan& plan) {
  plan.op = "instanceNorm";
  if (Status status = check_rank(plan.op, x); !status.ok()) return status;
  plan.statistics = x.slice(0, 2);
  plan.channels = 1;
  return plan_groups(x, gamma, beta, eps, "channel", plan);
}

}  // namespace normlab
