#include "kernels/batch_norm.hpp"

#include <cmath>

#include "kernels/moments.hpp"
#include "kernels/write_row.hpp"
#include "tensor/plan_batch_norm.hpp"

namespace normlab::kernels {
namespace {

using Options = BatchNormOptions<float>;

float value_or(const View<const float>& view, std::int64_t cell, float otherwise) {
  return view.present() ? view[cell] : otherwise;
}

// Up to it, no float minus the mean leaves float's range.
constexpr double largest_running_mean = 1e30;

// What the cells of one channel are normalized with.
struct Channel {
  Moments moments;
  double mean = 0;  // as a result
  double var = 0;
  double rstd = 0;
  float gamma = 1;  // as normalized has it: those of the options are for output alone
  float beta = 0;
};

// The places that count, closed up: all of x (N, C, L) where no mask leaves any out.
class ValidValues {
 public:
  // Takes memory of its own only with a mask. Errors: `out_of_memory`.
  Status gather(const View<const float>& x, const BatchNormPlan& plan,
                const View<const std::uint8_t>& valid_mask) {
    channels_ = plan.channels;
    if (!valid_mask.present()) {
      data_ = x.data();
      runs_ = plan.batch;
      length_ = plan.positions;
      return {};
    }
    // Without positions the rows stay rows of channels; otherwise each channel becomes one run.
    const bool rows = plan.positions == 1;
    runs_ = rows ? plan.count : 1;
    length_ = rows ? 1 : plan.count;
    Status status =
        gathered_.allocate("batchNorm", "the valid values of x", Shape{runs_, channels_, length_});
    if (!status.ok()) return status;
    data_ = gathered_.data();
    std::int64_t kept = 0;
    for (std::int64_t place = 0; place < plan.batch * plan.positions; ++place) {
      if (valid_mask[place] == 0) continue;
      const std::int64_t n = place / plan.positions;
      const std::int64_t position = place % plan.positions;
      for (std::int64_t channel = 0; channel < channels_; ++channel) {
        const std::int64_t to = rows ? kept * channels_ + channel : channel * plan.count + kept;
        gathered_[to] = x[(n * channels_ + channel) * plan.positions + position];
      }
      ++kept;
    }
    return {};
  }

  // For every channel.
  void measure(Moments* moments) const {
    if (length_ == 1) return moments_of_columns(data_, runs_, channels_, moments);
    for (std::int64_t c = 0; c < channels_; ++c) moments[c] = moments_of(values_of(c));
  }

  // For every channel, to the last digit.
  void find_means(double* means) const {
    if (length_ == 1) return means_of_columns(data_, runs_, channels_, means);
    for (std::int64_t c = 0; c < channels_; ++c) means[c] = mean_of(values_of(c));
  }

 private:
  [[nodiscard]] Runs values_of(std::int64_t channel) const {
    return {data_ + channel * length_, runs_, channels_ * length_, length_};
  }

  Tensor<float> gathered_;
  const float* data_ = nullptr;
  std::int64_t channels_ = 0;
  std::int64_t runs_ = 0;
  std::int64_t length_ = 0;
};

// Errors: `out_of_memory`.
Status fill_channels(const BatchNormPlan& plan, const Options& options, const ValidValues& values,
                     bool wants_mean, Tensor<Channel>& channels) {
  Tensor<Moments> measured;
  Tensor<double> means;
  Status status = channels.allocate("batchNorm", "the channels", plan.statistics);
  if (status.ok()) status = measured.allocate("batchNorm", "the moments", plan.statistics);
  if (status.ok()) status = means.allocate("batchNorm", "the means", plan.statistics);
  if (!status.ok()) return status;
  if (options.training) values.measure(measured.data());
  if (options.training && wants_mean) values.find_means(means.data());

  for (std::int64_t c = 0; c < plan.channels; ++c) {
    Channel channel;
    if (options.training) {
      channel.moments = measured[c];
      if (wants_mean) channel.mean = means[c];
      channel.var = measured[c].squares / static_cast<double>(plan.count);
    } else {
      channel.moments.mean = static_cast<double>(options.running_mean[c]);
      channel.moments.is_wide = !(std::fabs(channel.moments.mean) <= largest_running_mean);
      channel.mean = channel.moments.mean;
      channel.var = static_cast<double>(options.running_var[c]);
    }
    channel.rstd = 1 / std::sqrt(channel.var + options.eps);
    channels[c] = channel;
  }
  return {};
}

void write_statistics(const BatchNormPlan& plan, const Options& options,
                      const Tensor<Channel>& channels, BatchNormResult<float>& result) {
  const auto moved = [&](float running, double fresh) {
    if (!options.training) return running;
    return static_cast<float>((1 - options.momentum) * static_cast<double>(running) +
                              options.momentum * fresh);
  };
  for (std::int64_t c = 0; c < plan.channels; ++c) {
    const Channel& channel = channels[c];
    if (result.mean.present()) result.mean[c] = static_cast<float>(channel.mean);
    if (result.var.present()) result.var[c] = static_cast<float>(channel.var);
    if (result.rstd.present()) result.rstd[c] = static_cast<float>(channel.rstd);
    if (result.running_mean.present()) {
      result.running_mean[c] = moved(value_or(options.running_mean, c, 0), channel.mean);
    }
    if (result.running_var.present()) {
      const double unbiased_var = channel.moments.squares / static_cast<double>(plan.count - 1);
      result.running_var[c] = moved(value_or(options.running_var, c, 1), unbiased_var);
    }
  }
}

// x (N, C, L): a run of positions has one channel.
void write_runs(const BatchNormPlan& plan, const float* x, const Tensor<Channel>& channels,
                float* to) {
  const std::int64_t length = plan.positions;
  for (std::int64_t run = 0; run < plan.batch * plan.channels; ++run) {
    const Channel& channel = channels[run % plan.channels];
    write_run(channel.moments, channel.rstd, channel.gamma, channel.beta, x + run * length, length,
              to + run * length);
  }
}

// x (N, C): a batch of cells has as many channels, whose numbers lie side by side in `table`.
void write_columns(const BatchNormPlan& plan, const float* x, const Tensor<Channel>& channels,
                   Tensor<float>& table, float* to) {
  const std::int64_t width = plan.channels;
  const ColumnScalings scalings{table.row(0, width), table.row(1, width), table.row(2, width)};
  for (std::int64_t c = 0; c < width; ++c) {
    const Channel& channel = channels[c];
    const Scaling scaling(channel.moments, channel.rstd, channel.gamma, channel.beta);
    scalings.center[c] = scaling.center;
    scalings.factor[c] = scaling.factor;
    scalings.offset[c] = scaling.offset;
  }
  write_rows(scalings, x, plan.batch, width, to);
  for (std::int64_t c = 0; c < width; ++c) {
    const Channel& channel = channels[c];
    if (!wants_double(channel.moments, channel.rstd, channel.gamma)) continue;
    for (std::int64_t n = 0; n < plan.batch; ++n) {
      const std::int64_t cell = n * width + c;
      write_run(channel.moments, channel.rstd, channel.gamma, channel.beta, x + cell, 1, to + cell);
    }
  }
}

}  // namespace

Status batch_norm(View<const float> x, const BatchNormOptions<float>& options, Fields wanted,
                  BatchNormResult<float>& result) {
  BatchNormPlan plan;
  Status status = plan_batch_norm(x.shape(), options, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  ValidValues values;
  if (status.ok() && options.training) status = values.gather(x, plan, options.valid_mask);
  Tensor<Channel> channels;
  const bool wants_mean = result.mean.present() || result.running_mean.present();
  if (status.ok()) status = fill_channels(plan, options, values, wants_mean, channels);
  if (!status.ok()) return status;

  write_statistics(plan, options, channels, result);
  const bool writes_cells = result.normalized.present() || result.output.present();
  if (!writes_cells || plan.output.numel() == 0) return {};
  const bool has_rows = plan.positions == 1;
  Tensor<float> table;
  if (has_rows) {
    status = table.allocate("batchNorm", "the numbers of each channel", Shape{3, plan.channels});
    if (!status.ok()) return status;
  }
  const auto write = [&](float* to) {
    if (has_rows) return write_columns(plan, x.data(), channels, table, to);
    write_runs(plan, x.data(), channels, to);
  };
  if (result.normalized.present()) write(result.normalized.data());
  if (!result.output.present()) return {};
  for (std::int64_t c = 0; c < plan.channels; ++c) {
    channels[c].gamma = value_or(options.gamma, c, 1);
    channels[c].beta = value_or(options.beta, c, 0);
  }
  write(result.output.data());
  return {};
}

}  // namespace normlab::kernels
