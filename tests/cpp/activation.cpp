#include "kernels/activation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/activation.hpp"

namespace normlab::test {
namespace {

constexpr auto relu = ActivationKind::relu;
constexpr auto gelu = ActivationKind::gelu;
constexpr auto sigmoid = ActivationKind::sigmoid;
constexpr auto tanh = ActivationKind::tanh;
constexpr auto leaky_relu = ActivationKind::leaky_relu;
constexpr auto elu = ActivationKind::elu;
constexpr auto gelu_tanh = ActivationKind::gelu_tanh;
constexpr auto silu = ActivationKind::silu;
constexpr auto mish = ActivationKind::mish;
constexpr auto softplus = ActivationKind::softplus;
constexpr std::array kinds{relu, leaky_relu, elu,      gelu,    gelu_tanh,
                           silu, mish,       softplus, sigmoid, tanh};

using Alpha = std::optional<double>;

ActivationResult<float> run(ActivationKind kind, const Input& x, Fields wanted = Fields::all(),
                            Alpha alpha = {}) {
  ActivationResult<float> result;
  CHECK(kernels::activation(x.in_float(), kind, alpha, wanted, result).message() == "");
  return result;
}

ActivationResult<double> truth(ActivationKind kind, const Input& x, Alpha alpha = {}) {
  ActivationResult<double> result;
  CHECK(reference::activation(x.in_double(), kind, alpha, Fields::all(), result).message() == "");
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
    // x · s(x) has the derivative s + x · s′, which crosses 0 where x is negative: it is measured
    // against the larger of the two terms.
    double scale = std::fabs(expected.derivative[i]);
    const bool crosses = kind == gelu || kind == gelu_tanh || kind == silu || kind == mish;
    if (crosses && x.in_double()[i] < 0) {
      const double s = expected.output[i] / x.in_double()[i];
      scale = std::max({s, std::fabs(expected.derivative[i] - s), scale});
    }
    derivative.cell(actual.derivative[i], expected.derivative[i], scale);
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
        {leaky_relu, {-0.03, -0.01, -0.005, 0, 0.5, 1, 3}, {0.01, 0.01, 0.01, 0.01, 1, 1, 1}},
        {elu,
         {-0.950212932, -0.632120559, -0.39346934, 0, 0.5, 1, 3},
         {0.0497870684, 0.367879441, 0.60653066, 1, 1, 1, 1}},
        {gelu_tanh,
         {-0.00363739208, -0.158808009, -0.15428599, 0, 0.34571401, 0.841191991, 2.99636261},
         {-0.0115841666, -0.0829640838, 0.132630096, 0.5, 0.867369904, 1.08296408, 1.01158417}},
        {silu,
         {-0.14227762, -0.268941421, -0.188770334, 0, 0.311229666, 0.731058579, 2.85772238},
         {-0.088104106, 0.0723294881, 0.260038813, 0.5, 0.739961187, 0.927670512, 1.08810411}},
        {mish,
         {-0.145647461, -0.303401461, -0.220743775, 0, 0.375245211, 0.865098388, 2.986535},
         {-0.0933931145, 0.0592167559, 0.289510678, 0.6, 0.886424375, 1.04903622, 1.02110691}},
        {softplus,
         {0.0485873516, 0.313261688, 0.474076984, 0.693147181, 0.974076984, 1.31326169, 3.04858735},
         {0.0474258732, 0.268941421, 0.377540669, 0.5, 0.622459331, 0.731058579, 0.952574127}},
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
    WorstError sigmoid_derivative("sigmoid derivative, -10 to 10", 4);
    WorstError tanh_output("tanh output, -10 to 10", 4);
    WorstError tanh_derivative("tanh derivative, -10 to 10", 4);
    WorstError leaky_relu_output("leaky_relu output", 2);
    WorstError leaky_relu_derivative("leaky_relu derivative", 1);
    WorstError elu_output("elu output, -10 to 10", 4);
    WorstError elu_derivative("elu derivative, -10 to 10", 4);
    WorstError gelu_tanh_output("gelu_tanh output, -10 to 10", 4);
    WorstError gelu_tanh_derivative("gelu_tanh derivative, -10 to 10", 5);
    WorstError silu_output("silu output, -10 to 10", 4);
    WorstError silu_derivative("silu derivative, -10 to 10", 4);
    WorstError mish_output("mish output, -10 to 10", 4);
    WorstError mish_derivative("mish derivative, -10 to 10", 4);
    WorstError softplus_output("softplus output, -10 to 10", 4);
    WorstError softplus_derivative("softplus derivative, -10 to 10", 4);
    measure(relu, x, relu_output, relu_derivative);
    measure(gelu, x, gelu_output, gelu_derivative);
    measure(sigmoid, x, sigmoid_output, sigmoid_derivative);
    measure(tanh, x, tanh_output, tanh_derivative);
    measure(leaky_relu, x, leaky_relu_output, leaky_relu_derivative);
    measure(elu, x, elu_output, elu_derivative);
    measure(gelu_tanh, x, gelu_tanh_output, gelu_tanh_derivative);
    measure(silu, x, silu_output, silu_derivative);
    measure(mish, x, mish_output, mish_derivative);
    measure(softplus, x, softplus_output, softplus_derivative);
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
    WorstError sigmoid_derivative("sigmoid derivative, elsewhere", 4);
    WorstError tanh_output("tanh output, elsewhere", 4);
    WorstError tanh_derivative("tanh derivative, elsewhere", 4);
    WorstError elu_output("elu output, elsewhere", 4);
    WorstError elu_derivative("elu derivative, elsewhere", 4);
    WorstError gelu_tanh_output("gelu_tanh output, elsewhere", 4);
    WorstError gelu_tanh_derivative("gelu_tanh derivative, elsewhere", 4);
    WorstError silu_output("silu output, elsewhere", 4);
    WorstError silu_derivative("silu derivative, elsewhere", 4);
    WorstError mish_output("mish output, elsewhere", 4);
    WorstError mish_derivative("mish derivative, elsewhere", 4);
    WorstError softplus_output("softplus output, elsewhere", 4);
    WorstError softplus_derivative("softplus derivative, elsewhere", 4);
    // There the density is denormal, and x times its last bit is what is left.
    WorstError denormal_output("gelu output, its density denormal", 15);
    WorstError denormal_derivative("gelu derivative, its density denormal", 15);
    measure(gelu, gelu_denormal, denormal_output, denormal_derivative);
    for (const Input* x : {&near, &tiny, &gelu_far}) {
      measure(gelu, *x, gelu_output, gelu_derivative);
    }
    // There exp(−|x|) is denormal, and x times its last bit is what is left.
    const Input exp_denormal = sweep(-105, -87, 1e-3);
    const Input exp_normal = sweep(-87, 105, 1e-2);
    const Input gelu_tanh_denormal = sweep(-12, -10, 1e-3);
    const Input gelu_tanh_far = sweep(-10, 105, 1e-2);
    WorstError product_output("silu, mish, gelu_tanh output, e denormal", 60);
    WorstError product_derivative("silu, mish, gelu_tanh derivative, e denormal", 200);
    measure(silu, exp_denormal, product_output, product_derivative);
    measure(mish, exp_denormal, product_output, product_derivative);
    measure(gelu_tanh, gelu_tanh_denormal, product_output, product_derivative);
    for (const Input* x : {&near, &tiny, &gelu_tanh_far}) {
      measure(gelu_tanh, *x, gelu_tanh_output, gelu_tanh_derivative);
    }
    for (const Input* x : {&near, &tiny, &exp_normal}) {
      measure(silu, *x, silu_output, silu_derivative);
      measure(mish, *x, mish_output, mish_derivative);
    }
    for (const Input* x : {&near, &tiny, &far}) {
      measure(elu, *x, elu_output, elu_derivative);
      measure(softplus, *x, softplus_output, softplus_derivative);
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
    check_cells(run(leaky_relu, x).output, {-100, 1e4, -INFINITY, INFINITY, 90});
    check_cells(run(elu, x).output, {-1, 1e4, -1, INFINITY, 90});
    check_cells(run(elu, x).derivative, {0, 1, 0, 1, 1});
    check_cells(run(softplus, x).output, {0, 1e4, 0, INFINITY, 90});
    check_cells(run(softplus, x).derivative, {0, 1, 0, 1, 1});
    for (const ActivationKind kind : {gelu_tanh, silu, mish}) {
      check_cells(run(kind, x).output, {0, 1e4, NAN, INFINITY, 90});
      check_cells(run(kind, x).derivative, {0, 1, NAN, NAN, 1});
      check_cells(truth(kind, x).output, {0, 1e4, NAN, INFINITY, 90});
      check_cells(truth(kind, x).derivative, {0, 1, NAN, NAN, 1});
    }
    CHECK(run(sigmoid, line({-90})).output[0] == doctest::Approx(8.19401e-40).epsilon(1e-4));
  }

  TEST_CASE("takes alpha as leaky_relu's slope and elu's depth, 0.01 and 1 unless it is given") {
    const Input x = line({-2, 0, 3});
    check_cells(run(leaky_relu, x).output, {-0.02, 0, 3});
    check_cells(run(leaky_relu, x, Fields::all(), 0.25).output, {-0.5, 0, 3});
    check_cells(run(leaky_relu, x, Fields::all(), 0.25).derivative, {0.25, 0.25, 1});
    check_cells(truth(leaky_relu, x, 0.25).derivative, {0.25, 0.25, 1});
    const double e = std::exp(-2);
    check_cells(run(elu, x).output, {e - 1, 0, 3});
    check_cells(run(elu, x, Fields::all(), -0.5).output, {0.5 - 0.5 * e, 0, 3});
    check_cells(run(elu, x, Fields::all(), -0.5).derivative, {-0.5 * e, -0.5, 1});
    check_cells(truth(elu, x, -0.5).output, {0.5 - 0.5 * e, 0, 3});
    check_cells(truth(elu, x, -0.5).derivative, {-0.5 * e, -0.5, 1});
    CHECK(same_bits(run(silu, x, Fields::all(), 7).output, run(silu, x).output));
  }

  TEST_CASE("lets NaN through") {
    for (const ActivationKind kind : kinds) {
      const auto result = run(kind, line({NAN, 1, 1, 1, NAN}));
      CHECK(std::isnan(result.output[0]));
      CHECK(std::isnan(result.output[4]));
      CHECK(!std::isnan(result.output[1]));
      const bool rectifies = kind == relu || kind == leaky_relu || kind == elu;
      if (!rectifies) CHECK(std::isnan(result.derivative[4]));
    }
    for (const ActivationKind kind : {relu, elu}) {  // as PyTorch has it
      CHECK(run(kind, line({NAN})).derivative[0] == 1);
      CHECK(truth(kind, line({NAN})).derivative[0] == 1);
    }
    CHECK(run(leaky_relu, line({NAN})).derivative[0] == 0.01F);
    CHECK(truth(leaky_relu, line({NAN})).derivative[0] == 0.01);
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
    for (const ActivationKind kind : {relu, gelu, sigmoid, tanh}) results.push_back(run(kind, x));
    for (const auto& result : results) {
      tensors.insert(tensors.end(), {&result.output, &result.derivative});
    }
    CHECK(fingerprint(tensors) == 16473673158531024762U);

    results.clear();
    tensors.clear();
    for (const ActivationKind kind : {leaky_relu, elu, gelu_tanh, silu, mish, softplus}) {
      results.push_back(run(kind, x));
    }
    for (const auto& result : results) {
      tensors.insert(tensors.end(), {&result.output, &result.derivative});
    }
    CHECK(fingerprint(tensors) == 18043941323317365219U);
  }
}

}  // namespace normlab::test
