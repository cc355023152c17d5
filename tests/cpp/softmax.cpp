#include "kernels/softmax.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/softmax.hpp"

namespace normlab::test {
namespace {

SoftmaxResult<float> run(const Input& x, std::int64_t axis, Fields wanted = Fields::all()) {
  SoftmaxResult<float> result;
  CHECK(kernels::softmax(x.in_float(), axis, wanted, result).message() == "");
  return result;
}

SoftmaxResult<double> truth(const Input& x, std::int64_t axis) {
  SoftmaxResult<double> result;
  CHECK(reference::softmax(x.in_double(), axis, Fields::all(), result).message() == "");
  return result;
}

}  // namespace

TEST_SUITE("softmax") {
  TEST_CASE("gives PyTorch's numbers along either axis") {
    const std::vector<double> shares{0.0320586033, 0.0871443187, 0.236882818, 0.64391426};
    const Input x({4}, {1, 2, 3, 4});
    check_cells(run(x, 0).output, shares, 1e-7);
    check_cells(truth(x, 0).output, shares, 1e-8);
    check_cells(run(x, 0).row_max, {4});
    check_cells(run(x, 0).exp_sum, {1 + std::exp(-1) + std::exp(-2) + std::exp(-3)});
    const std::vector<double> columns{0.119202922, 0.0474258732, 0.880797078, 0.952574127};
    const Input table({2, 2}, {1, 2, 3, 5});
    check_cells(run(table, 0).output, columns, 1e-7);
    check_cells(truth(table, 0).output, columns, 1e-8);
    CHECK(run(table, 0).row_max.shape() == Shape{1, 2});
    CHECK(run(table, -1).row_max.shape() == Shape{2, 1});
  }

  TEST_CASE("takes a middle axis, its statistics in the order of the other axes") {
    const Input x({2, 2, 3}, {1, 8, 3, 4, 5, 6, 7, 2, 9, 10, 11, 12});
    CHECK(run(x, 1).row_max.shape() == Shape{2, 1, 3});
    check_cells(run(x, 1).row_max, {4, 8, 6, 10, 11, 12});
    check_cells(truth(x, 1).row_max, {4, 8, 6, 10, 11, 12});
    CHECK(run(x, 1).output[0] == doctest::Approx(1 / (1 + std::exp(3))));
    CHECK(run(x, 1).output[10] == doctest::Approx(1 / (1 + std::exp(-9))));
  }

  TEST_CASE("stays within its error budget for every family, length and misalignment") {
    WorstError row_max("softmax row_max", 0);
    WorstError exp_sum("softmax exp_sum", 4);
    WorstError output("softmax output", 4);
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

  TEST_CASE("keeps small shares accurate, down to denormal ones") {
    WorstError shares("softmax, each share against itself", 4);
    for (float score = 0; score > -104; score -= 0.25F) {
      const Input x({1, 2}, {0, score});
      const auto expected = truth(x, 1).output;
      shares.cell(run(x, 1).output[1], expected[1], expected[1]);
    }
  }

  TEST_CASE("survives scores that overflow the plain exponential") {
    check_cells(run(Input({3}, {1e4F, 1e4F, -1e4F}), 0).output, {0.5, 0.5, 0});
    check_cells(run(Input({2}, {-1e4F, -1e4F}), 0).output, {0.5, 0.5});
    check_cells(run(Input({2}, {3e38F, -3e38F}), 0).output, {1, 0});
    check_cells(run(Input({1}, {-90}), 0).output, {1});
  }

  TEST_CASE("gives a score of -infinity no share, and NaN to a row that has nothing else") {
    check_cells(run(Input({3}, {1, -INFINITY, 1}), 0).output, {0.5, 0, 0.5});
    const auto nothing = run(Input({2, 2}, {-INFINITY, -INFINITY, 0, 0}), 1);
    CHECK(nothing.row_max[0] == -INFINITY);
    CHECK(std::isnan(nothing.exp_sum[0]));
    CHECK(std::isnan(nothing.output[0]));
    CHECK(nothing.output[2] == 0.5F);
    const auto infinite = run(Input({2}, {INFINITY, 0}), 0);
    CHECK(infinite.row_max[0] == INFINITY);
    CHECK(std::isnan(infinite.output[1]));
    CHECK(truth(Input({2}, {INFINITY, 0}), 0).row_max[0] == INFINITY);
  }

  TEST_CASE("keeps a NaN in its own row") {
    for (const std::int64_t place : {0, 1, 4}) {
      Values cells{1, 2, 3, 4, 5, 1, 2, 3, 4, 5};
      cells[static_cast<std::size_t>(place)] = NAN;
      const auto result = run(Input({2, 5}, cells), 1);
      CHECK(std::isnan(result.row_max[0]));
      CHECK(std::isnan(result.exp_sum[0]));
      CHECK(std::isnan(result.output[3]));
      CHECK(result.row_max[1] == 5);
      CHECK(std::isnan(truth(Input({2, 5}, cells), 1).row_max[0]));
    }
  }

  TEST_CASE("keeps a NaN whatever its sign and its low bits are") {
    for (const std::uint32_t bits : {0x7fc00001U, 0xffc00001U, 0x7fc001ffU, 0xfffffffeU}) {
      const auto nan = std::bit_cast<float>(bits);
      for (const Values& cells : {Values{nan, nan}, Values{nan}, Values{1, 2, 3, nan, 5, 6}}) {
        const auto result = run(Input({static_cast<std::int64_t>(cells.size())}, cells), 0);
        CHECK(std::isnan(result.row_max[0]));
        CHECK(std::isnan(result.exp_sum[0]));
        CHECK(std::isnan(result.output[0]));
      }
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
        CHECK(same_bits(longer.exp_sum, alone.exp_sum));
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
  }

  TEST_CASE("refuses an axis that x does not have, in one sentence") {
    SoftmaxResult<float> result;
    const Input x({2, 3}, Values(6));
    check_refused(kernels::softmax(x.in_float(), 2, Fields::all(), result), "bad-axis",
                  "softmax: axis is 2, but x has shape (2, 3) and axes -2 to 1.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const auto result = run(Input({4, 37}, spread_values(4 * 37, 0, 20)), 1);
    CHECK(fingerprint({&result.row_max, &result.exp_sum, &result.output}) == 9416477005793181177U);
  }
}

}  // namespace normlab::test
