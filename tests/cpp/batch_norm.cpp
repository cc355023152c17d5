#include "kernels/batch_norm.hpp"

#include <cmath>
#include <limits>
#include <utility>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/batch_norm.hpp"

namespace normlab::test {
namespace {

const Values hidden{7, 5, 4, 3, 2, 2, 14, 9, 10, 14, 8, 12, 15, 8, 14};

struct Call {
  Input x;
  Input gamma, beta, running_mean, running_var;
  double eps = 1e-5;
  bool training = true;
  double momentum = 0.1;
  View<const std::uint8_t> valid_mask;
  Fields wanted;

  [[nodiscard]] Status run(BatchNormResult<float>& result) const {
    const BatchNormOptions<float> options{
        gamma.in_float(),        beta.in_float(),        eps,       training, momentum,
        running_mean.in_float(), running_var.in_float(), valid_mask};
    return kernels::batch_norm(x.in_float(), options, wanted, result);
  }

  [[nodiscard]] BatchNormResult<float> result() const {
    BatchNormResult<float> result;
    CHECK(run(result).message() == "");
    return result;
  }

  [[nodiscard]] BatchNormResult<double> truth() const {
    const BatchNormOptions<double> options{
        gamma.in_double(),        beta.in_double(),        eps,       training, momentum,
        running_mean.in_double(), running_var.in_double(), valid_mask};
    BatchNormResult<double> result;
    const Status status = reference::batch_norm(x.in_double(), options, Fields::all(), result);
    CHECK(status.message() == "");
    return result;
  }
};

Call with(Input x) {
  Call call;
  call.x = std::move(x);
  return call;
}

// A row is here a channel: all its cells in the batch.
void measure_channel(WorstError& error, const Tensor<float>& actual, const Tensor<double>& expected,
                     std::int64_t channel) {
  const Shape& shape = actual.shape();
  const std::int64_t positions = shape.numel(2, shape.rank());
  Values cells;
  std::vector<double> truth;
  for (std::int64_t n = 0; n < shape[0]; ++n) {
    for (std::int64_t position = 0; position < positions; ++position) {
      const std::int64_t cell = (n * shape[1] + channel) * positions + position;
      cells.push_back(actual[cell]);
      truth.push_back(expected[cell]);
    }
  }
  error.row(cells.data(), truth.data(), static_cast<std::int64_t>(cells.size()));
}

}  // namespace

TEST_SUITE("batch_norm") {
  TEST_CASE("gives PyTorch's numbers for the hidden layer of the curriculum") {
    Call call = with(Input({5, 3}, hidden));
    call.gamma = Input({3}, {1.5F, 0.5F, 2});
    call.beta = Input({3}, {0.1F, 0.2F, 0.3F});
    const std::vector<double> output{-1.0348944,   -0.0716524765, -1.60051008, -2.29588817,
                                     -0.653764932, -2.46437831,   1.17184471,  0.704497465,
                                     0.991094591,  1.17184471,    0.510459979, 1.85496282,
                                     1.48709316,   0.510459979,   2.71883104};
    const auto result = call.result();
    check_cells(result.mean, {10.6, 6.4, 8.4});
    check_cells(result.var, {22.64, 6.64, 21.44});
    check_cells(result.output, output);
    check_cells(call.truth().output, output, 1e-7);
  }

  TEST_CASE("moves the running statistics by momentum, with the unbiased variance") {
    Call call = with(Input({5, 3}, hidden));
    check_cells(call.result().running_mean, {1.06, 0.64, 0.84});
    check_cells(call.result().running_var, {3.73, 1.73, 3.58});
    check_cells(call.truth().running_var, {3.73, 1.73, 3.58}, 1e-8);
    call.momentum = 0.25;
    call.running_mean = Input({3}, {1, 2, 3});
    call.running_var = Input({3}, {4, 5, 6});
    check_cells(call.result().running_mean, {3.4, 3.1, 4.35});
    check_cells(call.result().running_var, {10.075, 5.825, 11.2});
  }

  TEST_CASE("uses the running statistics alone without training, and gives them back") {
    Call call = with(Input({2, 3}, {7, 5, 4, 3, 2, 2}));
    call.training = false;
    call.gamma = Input({3}, {1.5F, 0.5F, 2});
    call.beta = Input({3}, {0.1F, 0.2F, 0.3F});
    call.running_mean = Input({3}, {1.06F, 0.64F, 0.84F});
    call.running_var = Input({3}, {3.73F, 1.73F, 3.58F});
    const auto result = call.result();
    check_cells(result.output,
                {4.71341694, 1.85741852, 3.64021914, 1.60673887, 0.716992935, 1.5261564}, 1e-6);
    CHECK(same_bits(result.mean.data(), call.running_mean.in_float().data(), 3));
    CHECK(same_bits(result.running_var.data(), call.running_var.in_float().data(), 3));
    const Bools mask({2}, {0, 0});
    call.valid_mask = mask.view();
    CHECK(same_bits(call.result().output, result.output));
    call.valid_mask = {};
    call.x = Input({0, 3}, {});
    CHECK(call.result().output.shape() == Shape{0, 3});
  }

  TEST_CASE("takes running statistics whose rstd, or whose distance from x, no float holds") {
    constexpr float largest = std::numeric_limits<float>::max();
    for (const Shape& shape : {Shape{2, 2}, Shape{1, 2, 2}}) {
      Call call = with(Input(shape, {3, 3, 3, 3}));
      call.training = false;
      call.running_mean = Input({2}, {3, 3});
      call.running_var = Input({2}, {0, 4});
      call.beta = Input({2}, {-3, 7});
      call.eps = 1e-200;
      check_cells(call.result().normalized, {0, 0, 0, 0});
      CHECK(call.result().output[0] == -3);
      call.eps = 0;
      CHECK(std::isnan(call.result().output[0]));
      CHECK(std::isnan(call.truth().output[0]));

      call.x = Input(shape, {largest, largest, largest, largest});
      call.running_mean = Input({2}, {-largest, 0});
      call.running_var = Input({2}, {1e20F, 1});
      const auto normalized = call.result().normalized;
      CHECK(normalized[0] == doctest::Approx(2e-10 * static_cast<double>(largest)));
      CHECK(normalized[3] == largest);
    }
  }

  TEST_CASE("takes the statistics of a channel over all positions of 3-d and 4-d x") {
    const Values squares{0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121};
    const std::vector<double> expected{-1.01228198,  -0.972842425, -0.854523752, -1.13380952,
                                       -0.974010861, -0.768555445, 0.407542097,  0.920256348,
                                       1.51184971,   0.50983381,   0.943573022,  1.42296899};
    const Call in_3d = with(Input({2, 2, 3}, squares));
    const Call in_4d = with(Input({2, 2, 1, 3}, squares));
    check_cells(in_3d.result().output, expected);
    check_cells(in_3d.truth().output, expected, 1e-8);
    check_cells(in_3d.result().running_var, {78.0466667, 231.166667}, 1e-6);
    CHECK(in_4d.result().output.shape() == Shape{2, 2, 1, 3});
    CHECK(same_bits(in_3d.result().output.data(), in_4d.result().output.data(), 12));
  }

  TEST_CASE("stays within its error budget for every family, shape and misalignment") {
    WorstError mean("batch_norm mean", 4);
    WorstError var("batch_norm var", 4);
    WorstError rstd("batch_norm rstd", 4);
    WorstError normalized("batch_norm normalized", 4);
    WorstError output("batch_norm output", 4);
    WorstError running("batch_norm running_mean, running_var", 4);
    std::vector<Shape> shapes{{3000, 5}, {3, 2, 700}, {2, 3, 5, 7}};
    for (const std::int64_t length : lengths()) {
      shapes.insert(shapes.end(), {Shape{2, length}, Shape{3, 2, length}, Shape{5, length, 2}});
      if (length > 1) shapes.push_back({length, 3});
    }
    for (const Family& family : families()) {
      for (const Shape& shape : shapes) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          CAPTURE(family.name);
          const std::int64_t channels = shape[1];
          Call call = with(
              Input(shape, spread_values(shape.numel(), family.center, family.spread), offset));
          call.gamma = Input({channels}, spread_values(channels, 1, 0.5, 2), offset);
          call.beta = Input({channels}, spread_values(channels, 0, 0.5, 3), offset);
          call.running_mean = Input({channels}, spread_values(channels, 1, 0.5, 4));
          const auto actual = call.result();
          const auto expected = call.truth();
          mean.rows(actual.mean, expected.mean, 1);
          var.rows(actual.var, expected.var, 1);
          rstd.rows(actual.rstd, expected.rstd, 1);
          running.rows(actual.running_mean, expected.running_mean, 1);
          running.rows(actual.running_var, expected.running_var, 1);
          for (std::int64_t c = 0; c < channels; ++c) {
            measure_channel(normalized, actual.normalized, expected.normalized, c);
            measure_channel(output, actual.output, expected.output, c);
          }
        }
      }
    }
  }

  TEST_CASE("lets nothing that valid_mask leaves out reach the statistics") {
    // Places 1 and 4 of five are left out and hold NaN and infinity.
    const Bools mask({5}, {1, 0, 1, 1, 0});
    for (const std::int64_t channels : lengths()) {
      Values all = spread_values(5 * channels, 2, 1);
      Values kept;
      for (std::int64_t n = 0; n < 5; ++n) {
        for (std::int64_t c = 0; c < channels; ++c) {
          float& cell = all[static_cast<std::size_t>(n * channels + c)];
          if (n == 1) cell = NAN;
          if (n == 4) cell = INFINITY;
          if (n != 1 && n != 4) kept.push_back(cell);
        }
      }
      Call call = with(Input({5, channels}, all));
      call.valid_mask = mask.view();
      const auto masked = call.result();
      const auto alone = with(Input({3, channels}, kept)).result();
      CHECK(same_bits(masked.mean, alone.mean));
      CHECK(same_bits(masked.var, alone.var));
      CHECK(same_bits(masked.running_mean, alone.running_mean));
      CHECK(same_bits(masked.running_var, alone.running_var));
      CHECK(same_bits(masked.output.data(), alone.output.data(), channels));
      CHECK(std::isnan(masked.output[channels]));
      CHECK(masked.normalized[4 * channels] == INFINITY);
      const auto truth = call.truth();
      CHECK(masked.mean[0] == doctest::Approx(truth.mean[0]));
      CHECK(masked.running_var[0] == doctest::Approx(truth.running_var[0]));
    }
  }

  TEST_CASE("takes a mask of places for 3-d and 4-d x") {
    // Channel 0: 1 2 NaN | 4 NaN 6, channel 1: 10 20 30 | 40 50 60, places 2 and 4 left out.
    const Values cells{1, 2, NAN, 10, 20, 30, 4, NAN, 6, 40, 50, 60};
    const Bools mask({2, 3}, {1, 1, 0, 1, 0, 1});
    const Bools mask_4d({2, 3, 1}, {1, 1, 0, 1, 0, 1});
    Call call = with(Input({2, 2, 3}, cells));
    call.valid_mask = mask.view();
    check_cells(call.result().mean, {3.25, 32.5});
    check_cells(call.result().var, {3.6875, 368.75});
    check_cells(call.truth().var, {3.6875, 368.75});
    check_cells(call.result().running_var,
                {0.9 + 0.1 * 3.6875 * 4 / 3, 0.9 + 0.1 * 368.75 * 4 / 3});
    CHECK(std::isnan(call.result().output[2]));
    Call in_4d = with(Input({2, 2, 3, 1}, cells));
    in_4d.valid_mask = mask_4d.view();
    CHECK(same_bits(in_4d.result().output.data(), call.result().output.data(), 12));
  }

  TEST_CASE("gives beta for a channel of equal values") {
    Call call = with(Input({4, 2}, {0.1F, 1, 0.1F, 2, 0.1F, 3, 0.1F, 4}));
    call.beta = Input({2}, {0.3F, 0});
    const auto result = call.result();
    CHECK(result.var[0] == 0);
    for (std::int64_t n = 0; n < 4; ++n) CHECK(result.normalized[2 * n] == 0);
    for (std::int64_t n = 0; n < 4; ++n) CHECK(result.output[2 * n] == 0.3F);
  }

  TEST_CASE("gives a channel the same bits whatever the other channels hold") {
    std::vector<std::int64_t> widths = lengths();
    widths.insert(widths.end(), {256, 261, 600});  // rows that are measured a few at a time
    for (const std::int64_t rows : {6, 150}) {
      const Values column = spread_values(rows, 3, 1, 5);
      const auto alone = with(Input({rows, 1}, column)).result();
      for (const std::int64_t channels : widths) {
        Values table = spread_values(rows * channels, 1e5, 1e4);
        for (std::int64_t n = 0; n < rows; ++n) {
          table[static_cast<std::size_t>((n + 1) * channels - 1)] =
              column[static_cast<std::size_t>(n)];
        }
        const auto among = with(Input({rows, channels}, table)).result();
        CHECK(same_bits(&among.rstd[channels - 1], &alone.rstd[0], 1));
        for (std::int64_t n = 0; n < rows; ++n) {
          CHECK(same_bits(&among.output[(n + 1) * channels - 1], &alone.output[n], 1));
        }
      }
    }
  }

  TEST_CASE("computes the wanted fields alone, with the same bits") {
    Call call = with(Input({5, 3}, hidden));
    const auto all = call.result();
    call.wanted = Fields(1U << 4U);
    const auto only_output = call.result();
    CHECK(!only_output.mean.present());
    CHECK(!only_output.running_var.present());
    CHECK(same_bits(only_output.output, all.output));
    call.wanted = Fields(1U << 6U);
    CHECK(same_bits(call.result().running_var, all.running_var));
    CHECK(!call.result().output.present());
  }

  TEST_CASE("wants two values for a statistic when it trains") {
    BatchNormResult<float> result;
    const auto refuse = [&](const Call& call, std::string_view sentence) {
      check_refused(call.run(result), "one-value-per-channel", sentence);
    };
    refuse(with(Input({1, 3}, Values(3))),
           "batchNorm: x has shape (1, 3) with 1 value per channel, but training wants 2 or more.");
    refuse(
        with(Input({0, 3}, {})),
        "batchNorm: x has shape (0, 3) with 0 values per channel, but training wants 2 or more.");
    Call masked = with(Input({3, 2}, Values(6)));
    const Bools mask({3}, {0, 7, 0});
    masked.valid_mask = mask.view();
    refuse(masked,
           "batchNorm: x has shape (3, 2) and valid_mask leaves 1 value per channel, but training "
           "wants 2 or more.");
    CHECK(with(Input({1, 2, 2}, Values(4))).result().output.present());
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    BatchNormResult<float> result;
    check_refused(with(Input({3}, Values(3))).run(result), "shape-mismatch",
                  "batchNorm: x has shape (3), but must be (N, C), (N, C, L) or (N, C, H, W).");
    check_refused(with(Input({1, 2, 1, 1, 2}, Values(4))).run(result), "shape-mismatch",
                  "batchNorm: x has shape (1, 2, 1, 1, 2), but must be (N, C), (N, C, L) or "
                  "(N, C, H, W).");
    Call call = with(Input({2, 3}, Values(6)));
    const Call good = call;
    call.gamma = Input({2}, Values(2));
    check_refused(call.run(result), "shape-mismatch",
                  "batchNorm: gamma has shape (2), but the channels of x have shape (3).");
    call = good;
    call.running_var = Input({1, 3}, Values(3));
    check_refused(call.run(result), "shape-mismatch",
                  "batchNorm: running_var has shape (1, 3), but the channels of x have shape (3).");
    call = good;
    const Bools mask({3}, {1, 1, 1});
    call.valid_mask = mask.view();
    check_refused(call.run(result), "shape-mismatch",
                  "batchNorm: valid_mask has shape (3), but x without its channels has shape (2).");
    call = good;
    call.eps = INFINITY;
    check_refused(call.run(result), "bad-argument",
                  "batchNorm: eps is Infinity, but must be a finite number, 0 or more.");
    call = good;
    call.training = false;
    call.running_mean = Input({3}, Values(3));
    check_refused(call.run(result), "bad-argument",
                  "batchNorm: running_var is missing, but without training the running statistics "
                  "are needed.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const auto rows = with(Input({9, 7}, spread_values(63, 5, 3))).result();
    const auto planes = with(Input({3, 2, 11}, spread_values(66, 5, 3))).result();
    CHECK(fingerprint({&rows.var, &rows.rstd, &rows.output, &planes.running_var, &planes.output}) ==
          9768660079483883533U);
  }
}

}  // namespace normlab::test
