#include "kernels/layer_norm.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/layer_norm.hpp"

namespace normlab::test {
namespace {

constexpr double eps = 1e-5;
const Values hidden{7, 5, 4, 3, 2, 2, 14, 9, 10, 14, 8, 12, 15, 8, 14};

LayerNormResult<float> run(const Input& x, std::int64_t axis, const Input& gamma = {},
                           const Input& beta = {}, double epsilon = eps,
                           Fields wanted = Fields::all()) {
  LayerNormResult<float> result;
  const Status status = kernels::layer_norm(x.in_float(), axis, gamma.in_float(), beta.in_float(),
                                            epsilon, wanted, result);
  CHECK(status.message() == "");
  return result;
}

LayerNormResult<double> truth(const Input& x, std::int64_t axis, const Input& gamma = {},
                              const Input& beta = {}, double epsilon = eps) {
  LayerNormResult<double> result;
  const Status status = reference::layer_norm(x.in_double(), axis, gamma.in_double(),
                                              beta.in_double(), epsilon, Fields::all(), result);
  CHECK(status.message() == "");
  return result;
}

}  // namespace

TEST_SUITE("layer_norm") {
  TEST_CASE("gives PyTorch's numbers for the hidden layer of the curriculum") {
    const std::vector<double> expected{1.33630191,   -0.267260383, -1.06904153, 1.41418174,
                                       -0.707090872, -0.707090872, 1.38872866,  -0.925819108,
                                       -0.462909554, 1.06904411,   -1.33630514, 0.267261027,
                                       0.862661734,  -1.40182532,  0.539163584};
    const Input x({5, 3}, hidden);
    const auto result = run(x, -1);
    check_cells(result.output, expected);
    check_cells(truth(x, -1).output, expected, 1e-8);
    CHECK(result.mean.shape() == Shape{5, 1});
    CHECK(result.mean[0] == doctest::Approx(16.0 / 3));
    CHECK(result.var[0] == doctest::Approx(14.0 / 9));
  }

  TEST_CASE("puts eps inside the root") {
    const std::vector<double> expected{1.16247639, -0.232495277, -0.92998111};
    const Input x({1, 3}, {7, 5, 4});
    check_cells(run(x, 1, {}, {}, 0.5).output, expected);
    check_cells(truth(x, 1, {}, {}, 0.5).output, expected, 1e-8);
  }

  TEST_CASE("normalizes over all axes from the given one on") {
    const auto result = run(Input({5, 3}, hidden), 0);
    CHECK(result.mean.shape() == Shape{1, 1});
    CHECK(result.normalized[0] == doctest::Approx(-0.329202566));
    CHECK(result.normalized[2] == doctest::Approx(-1.00257145));
    CHECK(same_bits(result.output, run(Input({5, 3}, hidden), -2).output));
  }

  TEST_CASE("scales by gamma and shifts by beta, each of which may be left out") {
    const Input x({2, 3}, {7, 5, 4, 3, 2, 2});
    const Input gamma({3}, {2, 3, 4});
    const Input beta({3}, {1, -1, 0.5});
    const auto plain = run(x, -1);
    const auto scaled = run(x, -1, gamma);
    const auto shifted = run(x, -1, {}, beta);
    const auto both = run(x, -1, gamma, beta);
    for (std::int64_t i = 0; i < 6; ++i) {
      const float n = plain.normalized[i];
      const float g = gamma.in_float()[i % 3];
      const float b = beta.in_float()[i % 3];
      CHECK(plain.output[i] == n);
      CHECK(scaled.output[i] == doctest::Approx(n * g));
      CHECK(shifted.output[i] == doctest::Approx(n + b));
      CHECK(both.output[i] == doctest::Approx(n * g + b));
    }
  }

  TEST_CASE("stays within its error budget for every family of rows, length and misalignment") {
    WorstError mean("layer_norm mean", 4);
    WorstError var("layer_norm var", 4);
    WorstError rstd("layer_norm rstd", 4);
    WorstError normalized("layer_norm normalized", 4);
    WorstError output("layer_norm output", 4);
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
          const Input beta({width}, spread_values(width, 0, 0.5, 3), offset);
          const auto actual = run(x, 1, gamma, beta);
          const auto expected = truth(x, 1, gamma, beta);
          mean.rows(actual.mean, expected.mean, 1);
          var.rows(actual.var, expected.var, 1);
          rstd.rows(actual.rstd, expected.rstd, 1);
          normalized.rows(actual.normalized, expected.normalized, width);
          output.rows(actual.output, expected.output, width);
        }
      }
    }
  }

  TEST_CASE("needs no eps to normalize rows whose squares leave float's range") {
    WorstError normalized("layer_norm normalized, eps 0", 4);
    for (const double spread : {1e-42, 1e-30, 1e30}) {
      const Input x({1, 7}, spread_values(7, 0, spread));
      normalized.rows(run(x, 1, {}, {}, 0).normalized, truth(x, 1, {}, {}, 0).normalized, 7);
    }
  }

  TEST_CASE("keeps all digits where eps makes rstd smaller than a float can be") {
    WorstError normalized("layer_norm normalized, eps 1e80", 4);
    const Input x({1, 7}, spread_values(7, 0, 1e18));
    normalized.rows(run(x, 1, {}, {}, 1e80).normalized, truth(x, 1, {}, {}, 1e80).normalized, 7);
    CHECK(run(x, 1, {}, {}, 1e80).normalized[0] != 0);
  }

  TEST_CASE("gives beta for a row of equal values, with var and normalized exactly 0") {
    for (const float value : {0.1F, 1e4F, -3e38F, 1e-44F, 0.0F}) {
      for (const std::int64_t width : lengths()) {
        const Input x({1, width}, Values(static_cast<std::size_t>(width), value));
        const Input beta({width}, spread_values(width, 0, 1));
        const auto result = run(x, -1, {}, beta);
        CHECK(result.mean[0] == value);
        CHECK(result.var[0] == 0);
        for (std::int64_t i = 0; i < width; ++i) CHECK(result.normalized[i] == 0);
        CHECK(same_bits(result.output.data(), beta.in_float().data(), width));
      }
    }
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
        CHECK(same_bits(among.rstd.data() + before, alone.rstd.data(), 1));
      }
    }
  }

  TEST_CASE("keeps a NaN and an infinity in their own row") {
    const float infinity = std::numeric_limits<float>::infinity();
    const auto result = run(Input({3, 2}, {NAN, 1, 5, 3, infinity, 1}), -1);
    CHECK(std::isnan(result.output[0]));
    CHECK(std::isnan(result.output[1]));
    CHECK(result.output[2] == doctest::Approx(1).epsilon(1e-4));
    CHECK(result.mean[2] == infinity);
    CHECK(std::isnan(result.output[5]));
  }

  TEST_CASE("gives empty results for an empty batch, and NaN statistics for rows of no features") {
    const auto empty = run(Input({0, 3}, {}), -1);
    CHECK(empty.output.shape() == Shape{0, 3});
    CHECK(empty.mean.shape() == Shape{0, 1});
    const auto featureless = run(Input({2, 0}, {}), -1);
    CHECK(featureless.output.shape() == Shape{2, 0});
    CHECK(std::isnan(featureless.mean[1]));
  }

  TEST_CASE("computes the wanted fields alone, with the same bits") {
    const Input x({5, 3}, hidden);
    const auto all = run(x, -1);
    const auto only_output = run(x, -1, {}, {}, eps, Fields(1U << 4U));
    CHECK(!only_output.mean.present());
    CHECK(!only_output.normalized.present());
    CHECK(same_bits(only_output.output, all.output));
    const auto only_var = run(x, -1, {}, {}, eps, Fields(1U << 1U));
    CHECK(!only_var.output.present());
    CHECK(same_bits(only_var.var, all.var));
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    const Input x({2, 4}, Values(8));
    const Input three({3}, Values(3));
    LayerNormResult<float> result;
    const auto refuse = [&](std::int64_t axis, const Input& gamma, const Input& beta,
                            double epsilon) {
      return kernels::layer_norm(x.in_float(), axis, gamma.in_float(), beta.in_float(), epsilon,
                                 Fields::all(), result);
    };
    check_refused(refuse(2, {}, {}, eps), "bad-axis",
                  "layerNorm: axis is 2, but x has shape (2, 4) and axes -2 to 1.");
    check_refused(refuse(-3, {}, {}, eps), "bad-axis",
                  "layerNorm: axis is -3, but x has shape (2, 4) and axes -2 to 1.");
    check_refused(refuse(-1, three, {}, eps), "shape-mismatch",
                  "layerNorm: gamma has shape (3), but the normalized axes of x have shape (4).");
    check_refused(refuse(0, {}, three, eps), "shape-mismatch",
                  "layerNorm: beta has shape (3), but the normalized axes of x have shape (2, 4).");
    check_refused(refuse(-1, {}, {}, -0.5), "bad-argument",
                  "layerNorm: eps is -0.5, but must be a finite number, 0 or more.");
    check_refused(refuse(-1, {}, {}, NAN), "bad-argument",
                  "layerNorm: eps is NaN, but must be a finite number, 0 or more.");
    check_refused(
        kernels::layer_norm(Input({}, {1}).in_float(), -1, {}, {}, eps, Fields::all(), result),
        "bad-axis", "layerNorm: axis is -1, but x has shape () and so no axis.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const Input x({4, 37}, spread_values(4 * 37, 5, 3));
    const Input gamma({37}, spread_values(37, 1, 0.5, 2));
    const auto result = run(x, -1, gamma);
    CHECK(fingerprint({&result.mean, &result.var, &result.rstd, &result.normalized,
                       &result.output}) == 2270928644740118819U);
  }
}

}  // namespace normlab::test
