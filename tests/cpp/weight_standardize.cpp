#include "kernels/weight_standardize.hpp"

#include <algorithm>
#include <cmath>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/weight_standardize.hpp"

namespace normlab::test {
namespace {

WeightStandardizeResult<float> run(const Input& weight, double eps = 1e-5,
                                   Fields wanted = Fields::all()) {
  WeightStandardizeResult<float> result;
  CHECK(kernels::weight_standardize(weight.in_float(), eps, wanted, result).message() == "");
  return result;
}

WeightStandardizeResult<double> truth(const Input& weight, double eps = 1e-5) {
  WeightStandardizeResult<double> result;
  const Status status =
      reference::weight_standardize(weight.in_double(), eps, Fields::all(), result);
  CHECK(status.message() == "");
  return result;
}

}  // namespace

TEST_SUITE("weight_standardize") {
  TEST_CASE("standardizes the weights of each output channel, eps inside the root") {
    const Input weight({2, 2, 2}, {1, 2, 3, 4, -1, 1, 1, -1});
    const auto result = run(weight, 3);
    CHECK(result.mean.shape() == Shape{2});
    check_cells(result.mean, {2.5, 0});
    check_cells(result.var, {1.25, 1});
    const double root = std::sqrt(4.25);
    const std::vector<double> output{-1.5 / root, -0.5 / root, 0.5 / root, 1.5 / root,
                                     -0.5,        0.5,         0.5,        -0.5};
    check_cells(result.output, output);
    check_cells(truth(weight, 3).output, output, 1e-12);
  }

  TEST_CASE("stays within its error budget for every family, length and misalignment") {
    WorstError mean("weight_standardize mean", 4);
    WorstError var("weight_standardize var", 4);
    WorstError output("weight_standardize output", 4);
    for (const Family& family : families()) {
      for (const std::int64_t length : lengths()) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          CAPTURE(family.name);
          const Input weight({3, length, 3, 3},
                             spread_values(27 * length, family.center, family.spread), offset);
          const auto actual = run(weight);
          const auto expected = truth(weight);
          mean.rows(actual.mean, expected.mean, 1);
          var.rows(actual.var, expected.var, 1);
          output.rows(actual.output, expected.output, 9 * length);
        }
      }
    }
  }

  TEST_CASE("gives 0 for equal weights and for a single one") {
    check_cells(run(Input({1, 3}, Values(3, 0.1F))).output, {0, 0, 0});
    check_cells(run(Input({2, 1}, {5, -3})).output, {0, 0});
    check_cells(run(Input({2, 1}, {5, -3})).mean, {5, -3});
  }

  TEST_CASE("gives a channel the same bits whatever the other channels hold") {
    for (const std::int64_t length : lengths()) {
      const Values channel = spread_values(length, 3, 2, 9);
      const auto alone = run(Input({1, length}, channel));
      Values table = spread_values(4 * length, 1e6, 1e5);
      std::copy(channel.begin(), channel.end(), table.begin() + 2 * length);
      const auto among = run(Input({4, length}, table, 1));
      CHECK(same_bits(&among.var[2], &alone.var[0], 1));
      CHECK(same_bits(among.output.data() + 2 * length, alone.output.data(), length));
    }
  }

  TEST_CASE("keeps a NaN in its own channel") {
    const auto result = run(Input({2, 2}, {NAN, 1, 1, 3}), 0);
    check_cells(result.output, {NAN, NAN, -1, 1});
    check_cells(result.mean, {NAN, 2});
  }

  TEST_CASE("gives empty results for no channels, and NaN statistics for channels of no weights") {
    CHECK(run(Input({0, 3, 3}, {})).output.shape() == Shape{0, 3, 3});
    const auto nothing = run(Input({2, 0}, {}));
    CHECK(nothing.output.shape() == Shape{2, 0});
    CHECK(std::isnan(nothing.var[1]));
  }

  TEST_CASE("computes the wanted fields alone, with the same bits") {
    const Input weight({2, 3}, {1, 2, 4, -1, 0, 5});
    const auto all = run(weight);
    const auto only_var = run(weight, 1e-5, Fields(2));
    CHECK(!only_var.mean.present());
    CHECK(!only_var.output.present());
    CHECK(same_bits(only_var.var, all.var));
    CHECK(same_bits(run(weight, 1e-5, Fields(4)).output, all.output));
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    WeightStandardizeResult<float> result;
    const Input row({3}, Values(3));
    check_refused(kernels::weight_standardize(row.in_float(), 1e-5, Fields::all(), result),
                  "shape-mismatch",
                  "weightStandardize: weight has shape (3), but must be (C_out, C_in, …).");
    const Input table({1, 3}, Values(3));
    check_refused(kernels::weight_standardize(table.in_float(), NAN, Fields::all(), result),
                  "bad-argument",
                  "weightStandardize: eps is NaN, but must be a finite number, 0 or more.");
    const View<const float> vast(table.in_float().data(), {1 << 16, 1 << 16});
    check_refused(kernels::weight_standardize(vast, 1e-5, Fields::all(), result), "too-large",
                  "weightStandardize: output would have shape (65536, 65536), more than the "
                  "engine's address space of 4 GiB, 2 in variant js, holds.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const auto result = run(Input({4, 37}, spread_values(4 * 37, 5, 3)));
    CHECK(fingerprint({&result.mean, &result.var, &result.output}) == 10079965363311949912U);
  }
}

}  // namespace normlab::test
