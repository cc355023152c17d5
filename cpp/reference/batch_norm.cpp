#include "reference/batch_norm.hpp"

#include <cmath>

#include "reference/value_or.hpp"
#include "tensor/plan_batch_norm.hpp"

namespace normlab::reference {
namespace {

bool is_valid(View<const std::uint8_t> valid_mask, std::int64_t place) {
  return !valid_mask.present() || valid_mask[place] != 0;
}

// begin: batch_norm
void channel_statistics(View<const double> x, const BatchNormPlan& plan, std::int64_t channel,
                        View<const std::uint8_t> valid_mask, double& mean, double& var) {
  const auto cell = [&](std::int64_t n, std::int64_t position) {
    return x[(n * plan.channels + channel) * plan.positions + position];
  };
  const auto count = static_cast<double>(plan.count);  // of the valid places

  mean = 0;
  for (std::int64_t n = 0; n < plan.batch; ++n) {
    for (std::int64_t position = 0; position < plan.positions; ++position) {
      if (is_valid(valid_mask, n * plan.positions + position)) mean += cell(n, position);
    }
  }
  mean /= count;

  var = 0;
  for (std::int64_t n = 0; n < plan.batch; ++n) {
    for (std::int64_t position = 0; position < plan.positions; ++position) {
      if (!is_valid(valid_mask, n * plan.positions + position)) continue;
      var += (cell(n, position) - mean) * (cell(n, position) - mean);
    }
  }
  var /= count;
}

void batch_norm_channel(View<const double> x, const BatchNormPlan& plan, std::int64_t channel,
                        const BatchNormOptions<double>& options, BatchNormResult<double>& result) {
  double running_mean = value_or(options.running_mean, channel, 0);
  double running_var = value_or(options.running_var, channel, 1);
  double mean = running_mean;
  double var = running_var;
  if (options.training) {
    channel_statistics(x, plan, channel, options.valid_mask, mean, var);
    const auto count = static_cast<double>(plan.count);
    const double unbiased_var = var * count / (count - 1);
    running_mean = (1 - options.momentum) * running_mean + options.momentum * mean;
    running_var = (1 - options.momentum) * running_var + options.momentum * unbiased_var;
  }
  const double rstd = 1 / std::sqrt(var + options.eps);

  for (std::int64_t n = 0; n < plan.batch; ++n) {
    for (std::int64_t position = 0; position < plan.positions; ++position) {
      const std::int64_t cell = (n * plan.channels + channel) * plan.positions + position;
      const double normalized = (x[cell] - mean) * rstd;
      result.normalized[cell] = normalized;
      result.output[cell] =
          normalized * value_or(options.gamma, channel, 1) + value_or(options.beta, channel, 0);
    }
  }
  result.mean[channel] = mean;
  result.var[channel] = var;
  result.rstd[channel] = rstd;
  result.running_mean[channel] = running_mean;
  result.running_var[channel] = running_var;
}
// end: batch_norm

}  // namespace

Status batch_norm(View<const double> x, const BatchNormOptions<double>& options, Fields,
                  BatchNormResult<double>& result) {
  BatchNormPlan plan;
  Status status = plan_batch_norm(x.shape(), options, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok()) return status;
  for (std::int64_t channel = 0; channel < plan.channels; ++channel) {
    batch_norm_channel(x, plan, channel, options, result);
  }
  return {};
}

}  // namespace normlab::reference
