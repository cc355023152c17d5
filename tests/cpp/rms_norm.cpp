#include "kernels/rms_norm.hpp"

#include <algorithm>
#include <cmath>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/rms_norm.hpp"

namespace normlab::test {
namespace {

constexpr double eps = 1e-5;

RmsNormResult<float> run(const Input& x, std::int64_t axis, const Input& gamma = {},
                         double epsilon = eps, Fields wanted = Fields::all()) {
  RmsNormResult<float> result;
  const Status status =
      kernels::rms_norm(x.in_float(), axis, gamma.in_float(), epsilon, wanted, result);
  CHECK(status.message() == "");
  return result;
}

RmsNormResult<double> truth(const Input& x, std::int64_t axis, const Input& gamma = {},
                            double epsilon = eps) {
  RmsNormResult<double> result;
  const Status status =
      reference::rms_norm(x.in_double(), axis, gamma.in_double(), epsilon, Fields::all(), result);
  CHECK(status.message() == "");
  return result;
}

}  // namespace

TEST_SUITE("rms_norm") {
  TEST_CASE("divides each row by the root of its mean square, no mean subtracted") {
    // Mean squares 12.5 and 2, plus eps 0.5 inside the root for the second call.
    const Input x({2, 2}, {3, 4, 0, 2});
    const std::vector<double> expected{3 / std::sqrt(12.5), 4 / std::sqrt(12.5), 0, std::sqrt(2)};
    check_cells(run(x, -1, {}, 0).rms, {std::sqrt(12.5), std::sqrt(2)});
    check_cells(run(x, -1, {}, 0).normalized, expected);
    check_cells(truth(x, -1, {}, 0).normalized, expected, 1e-12);
    check_cells(run(x, -1, {}, 0.5).rms, {std::sqrt(13), std::sqrt(2.5)});
    check_cells(truth(x, -1, {}, 0.5).rms, {std::sqrt(13), std::sqrt(2.5)}, 1e-12);
    CHECK(run(x, -1).rms.shape() == Shape{2, 1});
  }

  TEST_CASE("takes all axes from the given one on as one row") {
    const Input x({2, 2, 2}, {1, 1, 1, 1, 1, 2, 3, 4});
    const auto result = run(x, 1, {}, 0);
    CHECK(result.rms.shape() == Shape{2, 1, 1});
    check_cells(result.rms, {1, std::sqrt(7.5)});
    CHECK(same_bits(result.output, run(x, -2, {}, 0).output));
    check_cells(run(x, 0, {}, 0).rms, {std::sqrt(34.0 / 8)});
  }

  TEST_CASE("scales by gamma, which may be left out") {
    const Input x({2, 3}, {7, 5, 4, 3, 2, 2});
    const Input gamma({3}, {2, -3, 0.5F});
    const auto scaled = run(x, -1, gamma);
    for (std::int64_t i = 0; i < 6; ++i) {
      CHECK(scaled.output[i] == scaled.normalized[i] * gamma.in_float()[i % 3]);
    }
    const auto plain = run(x, -1);
    CHECK(same_bits(plain.output, plain.normalized));
  }

  TEST_CASE("stays within its error budget for every family of rows, length and misalignment") {
    WorstError rms("rms_norm rms", 4);
    WorstError normalized("rms_norm normalized", 4);
    WorstError output("rms_norm output", 4);
    constexpr std::int64_t rows = 3;
    std::vector<std::int64_t> widths = lengths();
    widths.insert(widths.end(), {64, 768, 5000});
    for (const Family& family : families()) {
      for (const std::int64_t width : widths) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          CAPTURE(family.name);
          CAPTURE(width);
          const Input x({rows, width}, spread_values(rows * width, family.center, family.spread),
                        offset);
          const Input gamma({width}, spread_values(width, 1, 0.5, 2), offset);
          const auto actual = run(x, 1, gamma);
          const auto expected = truth(x, 1, gamma);
          rms.rows(actual.rms, expected.rms, 1);
          normalized.rows(actual.normalized, expected.normalized, width);
          output.rows(actual.output, expected.output, width);
        }
      }
    }
  }

  TEST_CASE("needs no eps to normalize rows near the ends of float's range") {
    WorstError normalized("rms_norm normalized, eps 0", 4);
    for (const double spread : {1e-44, 1e-42, 1e-38, 1e-30, 1e30, 1e37, 3.4e38}) {
      const Input x({1, 7}, spread_values(7, 0, spread));
      normalized.rows(run(x, 1, {}, 0).normalized, truth(x, 1, {}, 0).normalized, 7);
    }
  }

  TEST_CASE("gives 0 for a row of zeros, and NaN where there is no eps either") {
    const Input zeros({1, 5}, Values(5));
    check_cells(run(zeros, -1).output, {0, 0, 0, 0, 0});
    check_cells(run(zeros, -1).rms, {std::sqrt(eps)});
    CHECK(std::isnan(run(zeros, -1, {}, 0).output[4]));
    CHECK(std::isnan(truth(zeros, -1, {}, 0).output[4]));
  }

  TEST_CASE("gives a row the same bits whatever its neighbours, their number and its place") {
    for (const std::int64_t width : lengths()) {
      const Values row = spread_values(width, 3, 2, 9);
      const auto alone = run(Input({1, width}, row), -1);
      for (const std::int64_t before : {0, 1, 5}) {
        Values table = spread_values((before + 3) * width, 1e6, 1e5);
        std::copy(row.begin(), row.end(), table.begin() + before * width);
        const auto among = run(Input({before + 3, width}, table, 1), -1);
        CHECK(same_bits(among.output.data() + before * width, alone.output.data(), width));
        CHECK(same_bits(among.rms.data() + before, alone.rms.data(), 1));
      }
    }
  }

  TEST_CASE("keeps a NaN and an infinity in their own row") {
    const auto result = run(Input({3, 2}, {NAN, 1, 3, 4, INFINITY, 1}), -1);
    check_cells(result.rms, {NAN, std::sqrt(12.5), INFINITY});
    check_cells(result.output, {NAN, NAN, 3 / std::sqrt(12.5), 4 / std::sqrt(12.5), NAN, 0});
    check_cells(truth(Input({2}, {INFINITY, 1}), -1).output, {NAN, 0});
  }

  TEST_CASE("gives empty results for an empty batch, and a NaN rms for rows of no features") {
    const auto empty = run(Input({0, 3}, {}), -1);
    CHECK(empty.output.shape() == Shape{0, 3});
    CHECK(empty.rms.shape() == Shape{0, 1});
    const auto featureless = run(Input({2, 0}, {}), -1);
    CHECK(featureless.output.shape() == Shape{2, 0});
    CHECK(std::isnan(featureless.rms[1]));
  }

  TEST_CASE("computes the wanted fields alone, with the same bits") {
    const Input x({5, 3}, spread_values(15, 1, 2));
    const auto all = run(x, -1);
    const auto only_rms = run(x, -1, {}, eps, Fields(1));
    CHECK(!only_rms.normalized.present());
    CHECK(!only_rms.output.present());
    CHECK(same_bits(only_rms.rms, all.rms));
    const auto only_output = run(x, -1, {}, eps, Fields(4));
    CHECK(!only_output.rms.present());
    CHECK(same_bits(only_output.output, all.output));
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    const Input x({2, 4}, Values(8));
    const Input three({3}, Values(3));
    RmsNormResult<float> result;
    const auto refuse = [&](std::int64_t axis, const Input& gamma, double epsilon) {
      return kernels::rms_norm(x.in_float(), axis, gamma.in_float(), epsilon, Fields::all(),
                               result);
    };
    check_refused(refuse(2, {}, eps), "bad-axis",
                  "rmsNorm: axis is 2, but x has shape (2, 4) and axes -2 to 1.");
    check_refused(refuse(-1, three, eps), "shape-mismatch",
                  "rmsNorm: gamma has shape (3), but the normalized axes of x have shape (4).");
    check_refused(refuse(-1, {}, -1), "bad-argument",
                  "rmsNorm: eps is -1, but must be a finite number, 0 or more.");
    const View<const float> vast(x.in_float().data(), {1 << 20, 1 << 20});
    check_refused(kernels::rms_norm(vast, 0, {}, eps, Fields::all(), result), "too-large",
                  "rmsNorm: normalized would have shape (1048576, 1048576), more than the engine's "
                  "address space of 4 GiB, 2 in variant js, holds.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const auto result = run(Input({4, 37}, spread_values(4 * 37, 1, 3)), -1,
                            Input({37}, spread_values(37, 1, 0.5, 2)));
    CHECK(fingerprint({&result.rms, &result.normalized, &result.output}) == 2229740340053224569U);
  }
}

}  // namespace normlab::test
