#include "tensor/plan_layer_norm.hpp"

namespace normlab {

Status plan_layer_norm(const char* op, const Shape& x, std::int64_t axis, const Shape* gamma,
                       const Shape* beta, double eps, LayerNormPlan& plan) {
  int first = 0;
  if (Status status = check_axis(op, x, axis, first); !status.ok()) return status;
  const Shape features = x.slice(first, x.rank());
  constexpr const char* whose = "the normalized axes of x have";
  if (Status status = check_shape(op, "gamma", gamma, features, whose); !status.ok()) return status;
  if (Status status = check_shape(op, "beta", beta, features, whose); !status.ok()) return status;
  if (Status status = check_eps(op, eps); !status.ok()) return status;

  plan.output = x;
  plan.statistics = x;
  for (int normalized = first; normalized < x.rank(); ++normalized) plan.statistics[normalized] = 1;
  plan.rows = x.numel(0, first);
  plan.width = features.numel();
  return {};
}

}  // namespace normlab
