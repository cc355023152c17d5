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
  float gamma = 1;
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

  // To the last digit.
  [[nodiscard]] double mean(std::int64_t channel, const Moments& measured) const {
    return length_ == 1 ? measured.mean : mean_of(values_of(channel));
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
  Status status = channels.allocate("batchNorm", "the channels", plan.statistics);
  if (status.ok()) status = measured.allocate("batchNorm", "the moments", plan.statistics);
  if (!status.ok()) return status;
  if (options.training) values.measure(measured.data());

  for (std::int64_t c = 0; c < plan.channels; ++c) {
    Channel channel;
    if (options.training) {
      channel.moments = measured[c];
      if (wants_mean) channel.mean = values.mean(c, measured[c]);
      channel.var = measured[c].squares / static_cast<double>(plan.count);
    } else {
      channel.moments.center = options.running_mean[c];
      channel.moments.mean = static_cast<double>(options.running_mean[c]);
      channel.moments.is_wide = !(std::fabs(channel.moments.mean) <= largest_running_mean);
      channel.mean = channel.moments.mean;
      channel.var = static_cast<double>(options.running_var[c]);
    }
    channel.rstd = 1 / std::sqrt(channel.var + options.eps);
    channel.gamma = value_or(options.gamma, c, 1);
    channel.beta = value_or(options.beta, c, 0);
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
                BatchNormResult<float>& result) {
  const std::int64_t length = plan.positions;
  for (std::int64_t run = 0; run < plan.batch * plan.channels; ++run) {
    const Channel& channel = channels[run % plan.channels];
    const ChannelAffine affine(channel.gamma, channel.beta);
    with_normalizer(channel.moments, channel.rstd, [&](const auto& normalize) {
      write_row(normalize, x + run * length, length, affine, result.normalized.row(run, length),
                result.output.row(run, length));
    });
  }
}

// x (N, C): a batch of cells has as many channels, whose numbers lie side by side in `table`.
Status write_rows(const BatchNormPlan& plan, const float* x, const Tensor<Channel>& channels,
                  BatchNormResult<float>& result) {
  const std::int64_t width = plan.channels;
  Tensor<float> table;
  Status status = table.allocate("batchNorm", "the numbers of each channel", Shape{5, width});
  if (!status.ok()) return status;
  const auto column = [&](std::int64_t which) { return table.row(which, width); };
  for (std::int64_t c = 0; c < width; ++c) {
    const Channel& channel = channels[c];
    column(0)[c] = channel.moments.center;
    column(1)[c] = static_cast<float>(channel.rstd);
    column(2)[c] = Normalizer::offset(channel.moments, channel.rstd);
    column(3)[c] = channel.gamma;
    column(4)[c] = channel.beta;
  }
  const Columns columns{column(0), column(1), column(2), column(3), column(4)};
  for (std::int64_t n = 0; n < plan.batch; ++n) {
    write_columns(columns, x + n * width, width, result.normalized.row(n, width),
                  result.output.row(n, width));
  }
  for (std::int64_t c = 0; c < width; ++c) {
    const Channel& channel = channels[c];
    if (!wants_double(channel.moments, channel.rstd)) continue;
    const WideNormalizer normalize(channel.moments, channel.rstd);
    const ChannelAffine affine(channel.gamma, channel.beta);
    for (std::int64_t n = 0; n < plan.batch; ++n) {
      const std::int64_t cell = n * width + c;
      write_row(normalize, x + cell, 1, affine, result.normalized.row(cell, 1),
                result.output.row(cell, 1));
    }
  }
  return {};
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
  if (plan.positions == 1) return write_rows(plan, x.data(), channels, result);
  write_runs(plan, x.data(), channels, result);
  return {};
}

}  // namespace normlab::kernels
