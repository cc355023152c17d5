#include "kernels/log_softmax.hpp"

#include <algorithm>
#include <cmath>

#include "error_table.hpp"
#include "support.hpp"

#include "kernels/softmax.hpp"
#include "reference/log_softmax.hpp"

namespace normlab::test {
namespace {

LogSoftmaxResult<float> run(const Input& x, std::int64_t axis, Fields wanted = Fields::all()) {
  LogSoftmaxResult<float> result;
  CHECK(kernels::log_softmax(x.in_float(), axis, wanted, result).message() == "");
  return result;
}

LogSoftmaxResult<double> truth(const Input& x, std::int64_t axis) {
  LogSoftmaxResult<double> result;
  CHECK(reference::log_softmax(x.in_double(), axis, Fields::all(), result).message() == "");
  return result;
}

}  // namespace

TEST_SUITE("log_softmax") {
  TEST_CASE("gives PyTorch's numbers along either axis") {
    const std::vector<double> logarithms{-3.4401897, -2.4401897, -1.4401897, -0.440189699};
    const Input x({4}, {1, 2, 3, 4});
    check_cells(run(x, 0).output, logarithms, 2e-7);
    check_cells(truth(x, 0).output, logarithms, 1e-8);
    check_cells(run(x, 0).row_max, {4});
    check_cells(run(x, 0).exp_sum, {1 + std::exp(-1) + std::exp(-2) + std::exp(-3)});
    const std::vector<double> columns{-2.12692801, -3.04858735, -0.126928011, -0.0485873516};
    const Input table({2, 2}, {1, 2, 3, 5});
    check_cells(run(table, 0).output, columns, 2e-7);
    check_cells(truth(table, 0).output, columns, 1e-8);
    CHECK(run(table, 0).row_max.shape() == Shape{1, 2});
    CHECK(run(table, -1).row_max.shape() == Shape{2, 1});
  }

  TEST_CASE("stays within its error budget for every family, length and misalignment") {
    WorstError row_max("log_softmax row_max", 0);
    WorstError exp_sum("log_softmax exp_sum", 4);
    WorstError output("log_softmax output", 4);
    std::vector<std::int64_t> widths = lengths();
    widths.insert(widths.end(), {512, 5000});
    for (const Family& family : families()) {
      for (const double spread : {family.spread, 30.0}) {
        for (const std::int64_t width : widths) {
          for (const std::int64_t offset : {0, 1, 2, 3}) {
            const Input x({2, width}, spread_values(2 * width, family.center, spread), offset);
            const auto actual = run(x, 1);
            const auto expected = truth(x, 1);
            row_max.rows(actual.row_max, expected.row_max, 1);
            exp_sum.rows(actual.exp_sum, expected.exp_sum, 1);
            output.rows(actual.output, expected.output, width);
          }
        }
      }
    }
  }

  TEST_CASE("stays accurate where softmax underflows to 0") {
    WorstError logarithm("log_softmax, each cell against itself", 4);
    for (float score = 0; score > -1e4F; score = score * 1.5F - 0.25F) {
      const Input x({1, 2}, {0, score});
      const auto expected = truth(x, 1).output;
      logarithm.cell(run(x, 1).output[1], expected[1], expected[1]);
    }
    check_cells(run(Input({2}, {0, -1e4F}), 0).output, {0, -1e4});
    check_cells(run(Input({3}, {1e4F, 1e4F, -1e4F}), 0).output,
                {-std::log(2), -std::log(2), -2e4 - std::log(2)});
    check_cells(run(Input({2}, {3e38F, -3e38F}), 0).output, {0, -INFINITY});
  }

  TEST_CASE("has the row_max and exp_sum of softmax, bit for bit") {
    for (const std::int64_t width : lengths()) {
      const Input x({3, width}, spread_values(3 * width, 0, 20));
      const auto logarithms = run(x, 1);
      SoftmaxResult<float> shares;
      CHECK(kernels::softmax(x.in_float(), 1, Fields::all(), shares).ok());
      CHECK(same_bits(logarithms.row_max, shares.row_max));
      CHECK(same_bits(logarithms.exp_sum, shares.exp_sum));
    }
  }

  TEST_CASE(
      "gives a score of -infinity the logarithm -infinity, and NaN to a row of nothing else") {
    check_cells(run(Input({3}, {1, -INFINITY, 1}), 0).output,
                {-std::log(2), -INFINITY, -std::log(2)});
    const auto nothing = run(Input({2, 2}, {-INFINITY, -INFINITY, 0, 0}), 1);
    CHECK(nothing.row_max[0] == -INFINITY);
    check_cells(nothing.output, {NAN, NAN, -std::log(2), -std::log(2)});
    check_cells(truth(Input({2}, {-INFINITY, -INFINITY}), 0).output, {NAN, NAN});
    const auto infinite = run(Input({2}, {INFINITY, 0}), 0);
    CHECK(infinite.row_max[0] == INFINITY);
    check_cells(infinite.output, {NAN, NAN});
    check_cells(truth(Input({2}, {INFINITY, 0}), 0).output, {NAN, NAN});
  }

  TEST_CASE("keeps a NaN in its own row") {
    for (const std::int64_t place : {0, 1, 4}) {
      Values cells{1, 2, 3, 4, 5, 1, 2, 3, 4, 5};
      cells[static_cast<std::size_t>(place)] = NAN;
      const auto result = run(Input({2, 5}, cells), 1);
      CHECK(std::isnan(result.row_max[0]));
      CHECK(std::isnan(result.exp_sum[0]));
      for (std::int64_t i = 0; i < 5; ++i) CHECK(std::isnan(result.output[i]));
      CHECK(result.row_max[1] == 5);
      CHECK(std::isnan(truth(Input({2, 5}, cells), 1).row_max[0]));
    }
  }

  TEST_CASE(
      "changes no bit of a row by its neighbours, its axis or scores of -infinity behind it") {
    for (const std::int64_t width : lengths()) {
      const Values row = spread_values(width, 0, 5);
      const auto alone = run(Input({1, width}, row), 1);
      for (std::int64_t padding = 0; padding <= 60; padding += 7) {
        Values padded(static_cast<std::size_t>(width + padding), -INFINITY);
        std::copy(row.begin(), row.end(), padded.begin());
        const auto longer = run(Input({1, width + padding}, padded), 1);
        CHECK(same_bits(longer.output.data(), alone.output.data(), width));
      }
      Values columns(static_cast<std::size_t>(2 * width), 1e6F);
      for (std::int64_t i = 0; i < width; ++i) {
        columns[static_cast<std::size_t>(2 * i)] = row[static_cast<std::size_t>(i)];
      }
      const auto down = run(Input({width, 2}, columns, 3), 0);
      for (std::int64_t i = 0; i < width; ++i) {
        CHECK(same_bits(&down.output[2 * i], &alone.output[i], 1));
      }
    }
  }

  TEST_CASE("gives empty results for empty tensors, and the wanted fields alone") {
    CHECK(run(Input({0, 3}, {}), 1).output.shape() == Shape{0, 3});
    const auto rows = run(Input({2, 0}, {}), 1);
    check_cells(rows.row_max, {-INFINITY, -INFINITY});
    check_cells(rows.exp_sum, {0, 0});
    const Input x({4}, {1, 2, 3, 4});
    const auto only_sum = run(x, 0, Fields(2));
    CHECK(!only_sum.row_max.present());
    CHECK(!only_sum.output.present());
    CHECK(same_bits(only_sum.exp_sum, run(x, 0).exp_sum));
    CHECK(same_bits(run(x, 0, Fields(4)).output, run(x, 0).output));
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    LogSoftmaxResult<float> result;
    const Input x({2, 3}, Values(6));
    check_refused(kernels::log_softmax(x.in_float(), -3, Fields::all(), result), "bad-axis",
                  "logSoftmax: axis is -3, but x has shape (2, 3) and axes -2 to 1.");
    const View<const float> vast(x.in_float().data(), {1 << 16, 1 << 16});
    check_refused(kernels::log_softmax(vast, 1, Fields::all(), result), "too-large",
                  "logSoftmax: output would have shape (65536, 65536), more than the engine's "
                  "address space of 4 GiB, 2 in variant js, holds.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const auto result = run(Input({4, 37}, spread_values(4 * 37, 0, 20)), 1);
    CHECK(fingerprint({&result.row_max, &result.exp_sum, &result.output}) == 5662022930421538831U);
  }
}

}  // namespace normlab::test
