#include "kernels/positional_encoding.hpp"

#include <cmath>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/positional_encoding.hpp"

namespace normlab::test {
namespace {

PositionalEncodingResult<float> run(std::int64_t length, std::int64_t d_model) {
  PositionalEncodingResult<float> result;
  CHECK(kernels::positional_encoding(length, d_model, Fields::all(), result).message() == "");
  return result;
}

PositionalEncodingResult<double> truth(std::int64_t length, std::int64_t d_model) {
  PositionalEncodingResult<double> result;
  CHECK(reference::positional_encoding(length, d_model, Fields::all(), result).message() == "");
  return result;
}

}  // namespace

TEST_SUITE("positional_encoding") {
  TEST_CASE("puts sines in even columns and cosines in odd ones, from fast to slow") {
    const std::vector<double> expected{0,
                                       1,
                                       0,
                                       1,
                                       std::sin(1),
                                       std::cos(1),
                                       std::sin(0.01),
                                       std::cos(0.01),
                                       std::sin(2),
                                       std::cos(2),
                                       std::sin(0.02),
                                       std::cos(0.02)};
    const auto result = run(3, 4);
    CHECK(result.output.shape() == Shape{3, 4});
    check_cells(result.output, expected, 1e-7);
    check_cells(truth(3, 4).output, expected, 1e-15);
  }

  TEST_CASE("ends an odd d_model in a sine") {
    const auto result = run(8, 5);
    const float* last = result.output.data() + 35;
    CHECK(last[2] == doctest::Approx(0.17492741915009653).epsilon(1e-7));
    CHECK(last[3] == doctest::Approx(0.98458133134316864).epsilon(1e-7));
    CHECK(last[4] == doctest::Approx(0.0044166870517579251).epsilon(1e-7));
    check_cells(run(2, 1).output, {0, std::sin(1)}, 1e-7);
    check_cells(truth(2, 1).output, {0, std::sin(1)}, 1e-15);
  }

  TEST_CASE("is right at position a million, where an angle in float spoils half the digits") {
    const std::int64_t last = 1'000'000;
    const auto result = run(last + 1, 5);
    const float* row = result.output.data() + last * 5;
    const std::vector<double> expected{-0.34999350217129295, 0.93675212753314479,
                                       -0.96632482384055749, 0.25732534820634272,
                                       0.48186239094253184};
    for (std::size_t i = 0; i < expected.size(); ++i) {
      CHECK(row[i] == doctest::Approx(expected[i]).epsilon(1e-7));
    }
  }

  TEST_CASE("stays within its error budget, each cell against itself") {
    WorstError output("positional_encoding output", 1);
    for (const std::int64_t d_model : {1, 2, 3, 8, 33, 512}) {
      const auto actual = run(300, d_model);
      const auto expected = truth(300, d_model);
      output.rows(actual.output, expected.output, 1);
    }
  }

  TEST_CASE("gives a position the same bits whatever the length") {
    const auto longer = run(50, 7);
    CHECK(same_bits(run(3, 7).output.data(), longer.output.data(), 21));
  }

  TEST_CASE("gives empty results for no positions and for no features, and nothing unasked for") {
    CHECK(run(0, 4).output.shape() == Shape{0, 4});
    CHECK(run(4, 0).output.shape() == Shape{4, 0});
    PositionalEncodingResult<float> result;
    CHECK(kernels::positional_encoding(3, 4, Fields(0), result).ok());
    CHECK(!result.output.present());
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    PositionalEncodingResult<float> result;
    const auto refuse = [&](std::int64_t length, std::int64_t d_model) {
      return kernels::positional_encoding(length, d_model, Fields::all(), result);
    };
    check_refused(refuse(-1, 4), "bad-argument",
                  "positionalEncoding: length is -1, but must be 0 or more.");
    check_refused(refuse(4, -2), "bad-argument",
                  "positionalEncoding: d_model is -2, but must be 0 or more.");
    check_refused(refuse(1 << 20, 1 << 20), "too-large",
                  "positionalEncoding: output would have shape (1048576, 1048576), more than the "
                  "engine's address space of 4 GiB, 2 in variant js, holds.");
  }

  TEST_CASE("gives the same bits in every build") {
    const auto result = run(40, 9);
    CHECK(fingerprint({&result.output}) == 17583654468351332924U);
  }
}

}  // namespace normlab::test
