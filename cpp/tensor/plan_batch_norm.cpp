#include "tensor/plan_batch_norm.hpp"

#include <algorithm>

namespace normlab {
namespace {

constexpr const char* op = "batchNorm";

Status one_value(const Shape& x, std::int64_t count, bool masked) {
  return {Code::one_value_per_channel, Sentence() << op << ": x has shape " << x
                                                  << (masked ? " and valid_mask leaves " : " with ")
                                                  << count << (count == 1 ? " value" : " values")
                                                  << " per channel, but training wants 2 or more."};
}

}  // namespace

template <class T>
Status plan_batch_norm(const Shape& x, const BatchNormOptions<T>& options, BatchNormPlan& plan) {
  if (x.rank() < 2 || x.rank() > 4) {
    return {Code::shape_mismatch, Sentence() << op << ": x has shape " << x
                                             << ", but must be (N, C), (N, C, L) or (N, C, H, W)."};
  }
  plan.output = x;
  plan.statistics = x.slice(1, 2);
  plan.batch = x[0];
  plan.channels = x[1];
  plan.positions = x.numel(2, x.rank());

  struct PerChannel {
    const char* name;
    const View<const T>& view;
  };
  for (const auto& [name, view] :
       {PerChannel{"gamma", options.gamma}, PerChannel{"beta", options.beta},
        PerChannel{"running_mean", options.running_mean},
        PerChannel{"running_var", options.running_var}}) {
    Status status =
        check_shape(op, name, shape_of(view), plan.statistics, "the channels of x have");
    if (!status.ok()) return status;
  }
  Shape places = x.slice(0, 1);
  for (int axis = 2; axis < x.rank(); ++axis) places.append(x[axis]);
  if (Status status = check_shape(op, "valid_mask", shape_of(options.valid_mask), places,
                                  "x without its channels has");
      !status.ok()) {
    return status;
  }
  if (Status status = check_eps(op, options.eps); !status.ok()) return status;

  if (!options.training) {
    if (options.running_mean.present() && options.running_var.present()) return {};
    const bool mean_is_missing = !options.running_mean.present();
    return {Code::bad_argument,
            Sentence() << op << ": " << (mean_is_missing ? "running_mean" : "running_var")
                       << " is missing, but without training the running statistics are needed."};
  }
  const View<const std::uint8_t>& mask = options.valid_mask;
  plan.count = places.numel();
  if (mask.present()) {
    plan.count -= std::count(mask.data(), mask.data() + plan.count, std::uint8_t{0});
  }
  if (plan.count < 2) return one_value(x, plan.count, mask.present());
  return {};
}

template Status plan_batch_norm(const Shape&, const BatchNormOptions<float>&, BatchNormPlan&);
template Status plan_batch_norm(const Shape&, const BatchNormOptions<double>&, BatchNormPlan&);

}  // namespace normlab
