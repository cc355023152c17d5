#include "kernels/scale.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/scale.hpp"

namespace normlab::test {
namespace {

// Age and salary of six people.
const Values people{22, 21000, 25, 32000, 31, 38000, 40, 52000, 52, 61000, 64, 90000};

StandardizeResult<float> standardized(const Input& x, std::int64_t axis, std::int64_t ddof = 0,
                                      Fields wanted = Fields::all()) {
  StandardizeResult<float> result;
  CHECK(kernels::standardize(x.in_float(), axis, ddof, wanted, result).message() == "");
  return result;
}

StandardizeResult<double> standardized_truth(const Input& x, std::int64_t axis,
                                             std::int64_t ddof = 0) {
  StandardizeResult<double> result;
  const Status status = reference::standardize(x.in_double(), axis, ddof, Fields::all(), result);
  CHECK(status.message() == "");
  return result;
}

MinMaxScaleResult<float> scaled(const Input& x, std::int64_t axis, double min = 0, double max = 1,
                                Fields wanted = Fields::all()) {
  MinMaxScaleResult<float> result;
  CHECK(kernels::min_max_scale(x.in_float(), axis, min, max, wanted, result).message() == "");
  return result;
}

MinMaxScaleResult<double> scaled_truth(const Input& x, std::int64_t axis, double min, double max) {
  MinMaxScaleResult<double> result;
  const Status status =
      reference::min_max_scale(x.in_double(), axis, min, max, Fields::all(), result);
  CHECK(status.message() == "");
  return result;
}

// (length, 3) along axis 0 and (2, length) along axis 1.
std::vector<std::pair<Shape, int>> layouts() {
  std::vector<std::pair<Shape, int>> all{{Shape{2000, 2}, 0}, {Shape{2, 3, 5}, 1}};
  for (const std::int64_t length : lengths()) {
    all.push_back({Shape{length, 3}, 0});
    all.push_back({Shape{2, length}, 1});
  }
  return all;
}

template <class Measure>
void for_each_row(const Shape& shape, int axis, Measure measure) {
  const std::int64_t inner = shape.numel(axis + 1, shape.rank());
  for (std::int64_t outer = 0; outer < shape.numel(0, axis); ++outer) {
    for (std::int64_t i = 0; i < inner; ++i) {
      measure(outer * shape[axis] * inner + i, shape[axis], inner);
    }
  }
}

}  // namespace

TEST_SUITE("standardize") {
  TEST_CASE("gives mean 0 and standard deviation 1 down each column of the people") {
    const auto result = standardized(Input({6, 2}, people), 0);
    CHECK(result.mean.shape() == Shape{1, 2});
    check_cells(result.mean, {39, 49000});
    check_cells(result.std, {std::sqrt(224), std::sqrt(3028e6 / 6)}, 1e-6);
    CHECK(result.output[0] == doctest::Approx(-17 / std::sqrt(224)));
    CHECK(result.output[11] == doctest::Approx(41000 / std::sqrt(3028e6 / 6)));
  }

  TEST_CASE("divides by n - ddof") {
    const Input x({1, 4}, {1, 2, 3, 6});
    check_cells(standardized(x, 1, 0).std, {std::sqrt(14.0 / 4)});
    check_cells(standardized(x, 1, 1).std, {std::sqrt(14.0 / 3)});
    check_cells(standardized_truth(x, 1, 3).std, {std::sqrt(14.0)});
    check_cells(standardized(x, 1, 3).output,
                {-2 / std::sqrt(14), -1 / std::sqrt(14), 0, 3 / std::sqrt(14)});
  }

  TEST_CASE("gives std 0 and output 0 for equal values") {
    for (const float value : {0.1F, -1e4F, 3e38F, 1e-45F}) {
      const auto result = standardized(Input({3, 2}, {value, 1, value, 2, value, 3}), 0);
      CHECK(result.std[0] == 0);
      CHECK(result.output[0] == 0);
      CHECK(result.output[4] == 0);
      CHECK(result.output[5] == doctest::Approx(std::sqrt(1.5)));
    }
    CHECK(standardized(Input({1, 3}, {5, 6, 7}), 0).output[2] == 0);
  }

  TEST_CASE("stays within its error budget for every family, layout and misalignment") {
    WorstError mean("standardize mean", 4);
    WorstError std("standardize std", 4);
    WorstError output("standardize output", 4);
    for (const Family& family : families()) {
      for (const auto& [shape, axis] : layouts()) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          const Input x(shape, spread_values(shape.numel(), family.center, family.spread), offset);
          const auto actual = standardized(x, axis);
          const auto expected = standardized_truth(x, axis);
          mean.rows(actual.mean, expected.mean, 1);
          std.rows(actual.std, expected.std, 1);
          for_each_row(shape, axis, [&](std::int64_t first, std::int64_t n, std::int64_t step) {
            output.row(actual.output.data() + first, expected.output.data() + first, n, step);
          });
        }
      }
    }
  }

  TEST_CASE("gives a row the same bits along any axis and beside any rows") {
    const auto along_1 = standardized(Input({2, 5}, {1, 2, 3, 4, 9, 7, 7, 8, 1e6F, 7}), 1);
    const auto along_0 = standardized(Input({5, 2}, {1, 0, 2, 0, 3, 0, 4, 0, 9, 0}), 0);
    for (std::int64_t i = 0; i < 5; ++i) {
      CHECK(same_bits(&along_1.output[i], &along_0.output[2 * i], 1));
    }
  }

  TEST_CASE("keeps a NaN in its own row") {
    const auto result = standardized(Input({2, 2}, {NAN, 1, 4, 3}), 1);
    CHECK(std::isnan(result.output[1]));
    CHECK(result.output[2] == 1);
  }

  TEST_CASE("gives empty results where rows are missing and the wanted fields alone") {
    CHECK(standardized(Input({0, 3}, {}), 1).output.shape() == Shape{0, 3});
    const auto only_std = standardized(Input({6, 2}, people), 0, 0, Fields(2));
    CHECK(!only_std.mean.present());
    CHECK(!only_std.output.present());
    CHECK(same_bits(only_std.std, standardized(Input({6, 2}, people), 0).std));
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    StandardizeResult<float> result;
    const Input x({2, 3}, Values(6));
    check_refused(kernels::standardize(x.in_float(), 2, 0, Fields::all(), result), "bad-axis",
                  "standardize: axis is 2, but x has shape (2, 3) and axes -2 to 1.");
    check_refused(kernels::standardize(x.in_float(), 0, 2, Fields::all(), result), "bad-argument",
                  "standardize: ddof is 2, but must be at least 0 and less than 2, the length of "
                  "axis 0.");
    check_refused(kernels::standardize(x.in_float(), 0, -1, Fields::all(), result), "bad-argument",
                  "standardize: ddof is -1, but must be at least 0 and less than 2, the length of "
                  "axis 0.");
    check_refused(
        kernels::standardize(Input({0, 3}, {}).in_float(), 0, 0, Fields::all(), result),
        "bad-argument",
        "standardize: ddof is 0, but must be at least 0 and less than 0, the length of axis 0.");
  }
}

TEST_SUITE("min_max_scale") {
  TEST_CASE("maps the smallest and the largest of each column to the ends of the range") {
    const auto result = scaled(Input({6, 2}, people), 0);
    check_cells(result.min, {22, 21000});
    check_cells(result.max, {64, 90000});
    CHECK(result.output[0] == 0);
    CHECK(result.output[10] == 1);
    CHECK(result.output[2] == doctest::Approx(3.0 / 42));
    CHECK(result.output[3] == doctest::Approx(11.0 / 69));
    check_cells(scaled(Input({3}, {1, 2, 5}), 0, -1, 3).output, {-1, 0, 3});
    check_cells(scaled(Input({3}, {1, 2, 5}), 0, 3, -1).output, {3, 2, -1});
  }

  TEST_CASE("gives min for equal values") {
    check_cells(scaled(Input({3}, {7, 7, 7}), 0, -2, 3).output, {-2, -2, -2});
    check_cells(scaled(Input({1}, {7}), 0, -2, 3).output, {-2});
  }

  TEST_CASE("stays within its error budget for every family, layout and misalignment") {
    WorstError extremes("min_max_scale min, max", 0);
    WorstError output("min_max_scale output", 4);
    for (const Family& family : families()) {
      for (const auto& [shape, axis] : layouts()) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          const Input x(shape, spread_values(shape.numel(), family.center, family.spread), offset);
          const auto actual = scaled(x, axis, -0.25, 0.7);
          const auto expected = scaled_truth(x, axis, -0.25, 0.7);
          extremes.rows(actual.min, expected.min, 1);
          extremes.rows(actual.max, expected.max, 1);
          for_each_row(shape, axis, [&](std::int64_t first, std::int64_t n, std::int64_t step) {
            output.row(actual.output.data() + first, expected.output.data() + first, n, step);
          });
        }
      }
    }
  }

  TEST_CASE("scales a range that is too large for a float") {
    check_cells(scaled(Input({3}, {-3e38F, 0, 3e38F}), 0).output, {0, 0.5, 1});
    const Input x({4}, {1, 2, 5, 5});
    check_cells(scaled(x, 0, -3e38, 3e38).output, {-3e38, -1.5e38, 3e38, 3e38});
    check_cells(scaled_truth(x, 0, -3e38, 3e38).output, {-3e38, -1.5e38, 3e38, 3e38});
    check_cells(scaled(Input({2}, {NAN, 1}), 0, -3e38, 3e38).output, {NAN, NAN});
  }

  TEST_CASE("keeps a NaN in its own row") {
    const auto result = scaled(Input({2, 5}, {1, 2, 3, 4, NAN, 1, 2, 3, 4, 5}), 1);
    CHECK(std::isnan(result.min[0]));
    CHECK(std::isnan(result.max[0]));
    CHECK(std::isnan(result.output[0]));
    CHECK(result.output[9] == 1);
    CHECK(std::isnan(scaled_truth(Input({2}, {NAN, 1}), 0, 0, 1).min[0]));
    CHECK(std::isnan(scaled_truth(Input({2}, {1, NAN}), 0, 0, 1).max[0]));
  }

  TEST_CASE("computes the wanted fields alone") {
    const auto only_max = scaled(Input({6, 2}, people), 0, 0, 1, Fields(2));
    CHECK(!only_max.min.present());
    CHECK(!only_max.output.present());
    check_cells(only_max.max, {64, 90000});
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    MinMaxScaleResult<float> result;
    const Input x({2, 0}, {});
    check_refused(kernels::min_max_scale(x.in_float(), -3, 0, 1, Fields::all(), result), "bad-axis",
                  "minMaxScale: axis is -3, but x has shape (2, 0) and axes -2 to 1.");
    check_refused(kernels::min_max_scale(x.in_float(), 1, 0, 1, Fields::all(), result),
                  "bad-argument",
                  "minMaxScale: x has shape (2, 0), so axis 1 holds no value to be the smallest.");
    check_refused(
        kernels::min_max_scale(Input({1}, {1}).in_float(), 0, 0, NAN, Fields::all(), result),
        "bad-argument", "minMaxScale: min is 0 and max is NaN, but both must be finite numbers.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const Input x({4, 37}, spread_values(4 * 37, 5, 3));
    const auto mine = standardized(x, 1);
    const auto range = scaled(x, 0, -1, 2);
    CHECK(fingerprint({&mine.mean, &mine.std, &mine.output, &range.min, &range.output}) ==
          11557388250313484637U);
  }
}

}  // namespace normlab::test
