#include "kernels/activation.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/activation.hpp"

namespace normlab::test {
namespace {

constexpr auto relu = ActivationKind::relu;
constexpr auto gelu = ActivationKind::gelu;
constexpr auto sigmoid = ActivationKind::sigmoid;
constexpr auto tanh = ActivationKind::tanh;
constexpr std::array kinds{relu, gelu, sigmoid, tanh};

ActivationResult<float> run(ActivationKind kind, const Input& x, Fields wanted = Fields::all()) {
  ActivationResult<float> result;
  CHECK(kernels::activation(x.in_float(), kind, wanted, result).message() == "");
  return result;
}

ActivationResult<double> truth(ActivationKind kind, const Input& x) {
  ActivationResult<double> result;
  CHECK(reference::activation(x.in_double(), kind, Fields::all(), result).message() == "");
  return result;
}

Input line(const Values& cells) { return Input({static_cast<std::int64_t>(cells.size())}, cells); }

// Every `step` from `from` to `to`, with odd last bits.
Input sweep(double from, double to, double step) {
  Values cells;
  for (double x = from; x <= to; x += step) cells.push_back(static_cast<float>(x));
  return line(cells);
}

void measure(ActivationKind kind, const Input& x, WorstError& output, WorstError& derivative) {
  const auto actual = run(kind, x);
  const auto expected = truth(kind, x);
  for (std::int64_t i = 0; i < x.in_float().numel(); ++i) {
    output.cell(actual.output[i], expected.output[i], expected.output[i]);
    // The derivative of gelu crosses 0, so it is measured against the larger of its two terms.
    const double scale = kind == gelu && x.in_double()[i] < 0
                             ? expected.output[i] / x.in_double()[i]
                             : expected.derivative[i];
    derivative.cell(actual.derivative[i], expected.derivative[i],
                    std::max(std::fabs(scale), std::fabs(expected.derivative[i])));
  }
}

}  // namespace

TEST_SUITE("activation") {
  TEST_CASE("gives PyTorch's numbers and derivatives, relu's 0 at 0 among them") {
    const Input x = line({-3, -1, -0.5F, 0, 0.5F, 1, 3});
    struct Known {
      ActivationKind kind;
      std::vector<double> output;
      std::vector<double> derivative;
    };
    const std::vector<Known> known{
        {relu, {0, 0, 0, 0, 0.5, 1, 3}, {0, 0, 0, 0, 1, 1, 1}},
        {gelu,
         {-0.00404969409, -0.158655254, -0.154268769, 0, 0.345731231, 0.841344746, 2.99595031},
         {-0.0119456472, -0.0833154706, 0.132504875, 0.5, 0.867495125, 1.08331547, 1.01194565}},
        {sigmoid,
         {0.0474258732, 0.268941421, 0.377540669, 0.5, 0.622459331, 0.731058579, 0.952574127},
         {0.0451766597, 0.196611933, 0.235003712, 0.25, 0.235003712, 0.196611933, 0.0451766597}},
        {tanh,
         {-0.995054754, -0.761594156, -0.462117157, 0, 0.462117157, 0.761594156, 0.995054754},
         {0.00986603717, 0.419974342, 0.786447733, 1, 0.786447733, 0.419974342, 0.00986603717}},
    };
    for (const auto& [kind, output, derivative] : known) {
      check_cells(run(kind, x).output, output, 2e-7);
      check_cells(run(kind, x).derivative, derivative, 2e-7);
      check_cells(truth(kind, x).output, output, 1e-8);
      check_cells(truth(kind, x).derivative, derivative, 1e-8);
    }
  }

  TEST_CASE("stays within its error budget from -10 to 10, the far tail of gelu included") {
    const Input x = sweep(-10, 10, 1e-4);
    WorstError relu_output("relu output", 0);
    WorstError relu_derivative("relu derivative", 0);
    WorstError gelu_output("gelu output, -10 to 10", 4);
    WorstError gelu_derivative("gelu derivative, -10 to 10", 4);
    WorstError sigmoid_output("sigmoid output, -10 to 10", 4);
    WorstError sigmoid_derivative("sigmoid derivative, -10 to 10", 5);
    WorstError tanh_output("tanh output, -10 to 10", 4);
    WorstError tanh_derivative("tanh derivative, -10 to 10", 4);
    measure(relu, x, relu_output, relu_derivative);
    measure(gelu, x, gelu_output, gelu_derivative);
    measure(sigmoid, x, sigmoid_output, sigmoid_derivative);
    measure(tanh, x, tanh_output, tanh_derivative);
  }

  TEST_CASE("stays accurate near 0 and out to where its results are denormal") {
    const Input near = sweep(-1e-3, 1e-3, 1e-7);
    const Input tiny = line({1e-40F, -1e-40F, 1e-45F, 1e-20F});
    const Input far = sweep(-105, 105, 1e-2);
    const Input gelu_far = sweep(-13, 105, 1e-2);
    const Input gelu_denormal = sweep(-15, -13, 1e-3);
    WorstError gelu_output("gelu output, elsewhere", 5);
    WorstError gelu_derivative("gelu derivative, elsewhere", 4);
    WorstError sigmoid_output("sigmoid output, elsewhere", 4);
    WorstError sigmoid_derivative("sigmoid derivative, elsewhere", 5);
    WorstError tanh_output("tanh output, elsewhere", 4);
    WorstError tanh_derivative("tanh derivative, elsewhere", 4);
    // There the density is denormal, and x times its last bit is what is left.
    WorstError denormal_output("gelu output, its density denormal", 15);
    WorstError denormal_derivative("gelu derivative, its density denormal", 15);
    measure(gelu, gelu_denormal, denormal_output, denormal_derivative);
    for (const Input* x : {&near, &tiny, &gelu_far}) {
      measure(gelu, *x, gelu_output, gelu_derivative);
    }
    for (const Input* x : {&near, &tiny, &far}) {
      measure(sigmoid, *x, sigmoid_output, sigmoid_derivative);
      measure(tanh, *x, tanh_output, tanh_derivative);
    }
  }

  TEST_CASE("is stable at 90, 1e4 and infinity, where it reaches its limits") {
    const Input x = line({-1e4F, 1e4F, -INFINITY, INFINITY, 90});
    check_cells(run(sigmoid, x).output, {0, 1, 0, 1, 1});
    check_cells(run(sigmoid, x).derivative, {0, 0, 0, 0, 0});
    check_cells(run(tanh, x).output, {-1, 1, -1, 1, 1});
    check_cells(run(tanh, x).derivative, {0, 0, 0, 0, 0});
    check_cells(run(gelu, x).output, {0, 1e4, NAN, INFINITY, 90});
    check_cells(run(gelu, x).derivative, {0, 1, NAN, NAN, 1});
    check_cells(truth(gelu, x).output, {0, 1e4, NAN, INFINITY, 90});
    check_cells(run(relu, x).output, {0, 1e4, 0, INFINITY, 90});
    CHECK(run(sigmoid, line({-90})).output[0] == doctest::Approx(8.19401e-40).epsilon(1e-4));
  }

  TEST_CASE("lets NaN through") {
    for (const ActivationKind kind : kinds) {
      const auto result = run(kind, line({NAN, 1, 1, 1, NAN}));
      CHECK(std::isnan(result.output[0]));
      CHECK(std::isnan(result.output[4]));
      CHECK(!std::isnan(result.output[1]));
      if (kind != relu) CHECK(std::isnan(result.derivative[4]));
    }
    CHECK(run(relu, line({NAN})).derivative[0] == 1);  // as PyTorch has it
    CHECK(truth(relu, line({NAN})).derivative[0] == 1);
  }

  TEST_CASE("gives a cell the same bits wherever it stands") {
    for (const ActivationKind kind : kinds) {
      for (const std::int64_t length : lengths()) {
        const Values cells = spread_values(length, 0, 5);
        const auto together = run(kind, Input({length}, cells, 1));
        for (std::int64_t i = 0; i < length; ++i) {
          const auto alone = run(kind, line({cells[static_cast<std::size_t>(i)]}));
          CHECK(same_bits(&together.output[i], &alone.output[0], 1));
          CHECK(same_bits(&together.derivative[i], &alone.derivative[0], 1));
        }
      }
    }
  }

  TEST_CASE("takes any shape and computes the wanted fields alone") {
    CHECK(run(tanh, Input({}, {0.5F})).output.shape() == Shape{});
    CHECK(run(tanh, Input({2, 0}, {})).output.shape() == Shape{2, 0});
    const Input x({2, 3}, {1, 2, 3, -1, -2, -3});
    for (const ActivationKind kind : kinds) {
      const auto all = run(kind, x);
      const auto only_output = run(kind, x, Fields(1));
      const auto only_derivative = run(kind, x, Fields(2));
      CHECK(!only_output.derivative.present());
      CHECK(!only_derivative.output.present());
      CHECK(same_bits(only_output.output, all.output));
      CHECK(same_bits(only_derivative.derivative, all.derivative));
    }
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const Input x = sweep(-12, 12, 0.037);
    std::vector<ActivationResult<float>> results;
    std::vector<const Tensor<float>*> tensors;
    for (const ActivationKind kind : kinds) results.push_back(run(kind, x));
    for (const auto& result : results) {
      tensors.insert(tensors.end(), {&result.output, &result.derivative});
    }
    CHECK(fingerprint(tensors) == 4229420006406211175U);
  }
}

}  // namespace normlab::test
