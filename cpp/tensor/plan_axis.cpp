#include "tensor/plan_axis.hpp"

#include <cmath>

namespace normlab {

Status plan_axis(const char* op, const Shape& x, std::int64_t axis, AxisPlan& plan) {
  int counted = 0;
  if (Status status = check_axis(op, x, axis, counted); !status.ok()) return status;
  plan.output = x;
  plan.statistics = x;
  plan.statistics[counted] = 1;
  plan.outer = x.numel(0, counted);
  plan.length = x[counted];
  plan.inner = x.numel(counted + 1, x.rank());
  return {};
}

Status plan_standardize(const Shape& x, std::int64_t axis, std::int64_t ddof, AxisPlan& plan) {
  if (Status status = plan_axis("standardize", x, axis, plan); !status.ok()) return status;
  if (ddof >= 0 && ddof < plan.length) return {};
  return {Code::bad_argument, Sentence() << "standardize: ddof is " << ddof
                                         << ", but must be at least 0 and less than " << plan.length
                                         << ", the length of axis " << axis << "."};
}

Status plan_min_max_scale(const Shape& x, std::int64_t axis, double min, double max,
                          AxisPlan& plan) {
  if (Status status = plan_axis("minMaxScale", x, axis, plan); !status.ok()) return status;
  if (plan.length == 0) {
    return {Code::bad_argument, Sentence() << "minMaxScale: x has shape " << x << ", so axis "
                                           << axis << " holds no value to be the smallest."};
  }
  if (std::isfinite(min) && std::isfinite(max)) return {};
  return {Code::bad_argument, Sentence() << "minMaxScale: min is " << min << " and max is " << max
                                         << ", but both must be finite numbers."};
}

}  // namespace normlab
