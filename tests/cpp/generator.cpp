#include "kernels/generator.hpp"

#include "error_table.hpp"
#include "support.hpp"

#include "reference/generator.hpp"
#include "tensor/generator_state.hpp"

namespace normlab::test {
namespace {

Tensor<float> rand(GeneratorState& state, const Shape& shape) {
  Tensor<float> output;
  CHECK(kernels::rand(state, shape, output).message() == "");
  return output;
}

Tensor<float> randn(GeneratorState& state, const Shape& shape) {
  Tensor<float> output;
  CHECK(kernels::randn(state, shape, output).message() == "");
  return output;
}

Tensor<float> first_randn(std::uint64_t seed, const Shape& shape) {
  GeneratorState state = seed_generator(seed);
  return randn(state, shape);
}

// The cells from `first` on.
void check_from(const Tensor<float>& actual, std::int64_t first,
                const std::vector<double>& expected) {
  for (std::size_t i = 0; i < expected.size(); ++i) {
    CHECK(static_cast<double>(actual[first + static_cast<std::int64_t>(i)]) ==
          doctest::Approx(expected[i]).epsilon(1e-6));
  }
}

}  // namespace

TEST_SUITE("generator") {
  TEST_CASE("draws PyTorch's numbers for torch.manual_seed(0); torch.randn(4, 6)") {
    const auto output = first_randn(0, {4, 6});
    CHECK(output.shape() == Shape{4, 6});
    check_from(output, 0,
               {-1.12583983, -1.1523602,   -0.250578582, -0.433878809, 0.848710358,  0.692009151,
                -0.31601277, -2.11521935,  0.468096405,  -0.157712445, 1.44366014,   0.266049415,
                0.166455343, 0.87438184,   -0.143473849, -0.111609332, 0.931826591,  1.25900924,
                2.00498056,  0.0537369028, 0.618056655,  -0.412802219, -0.841064811, -2.31604195});
  }

  TEST_CASE("draws PyTorch's uniform numbers to the last bit, for any seed") {
    struct Known {
      std::uint64_t seed;
      std::vector<double> uniform;
      std::vector<double> normal;
    };
    const std::vector<Known> known{
        {0, {0.49625659, 0.768221796, 0.0884774327}, {1.54099607, -0.293428898, -2.17878938}},
        {1, {0.7576316, 0.279310882, 0.403069258}, {0.661352158, 0.266924113, 0.0616772585}},
        {42, {0.882269263, 0.915003955, 0.38286376}, {0.336690366, 0.128809407, 0.234462366}},
        {static_cast<std::uint64_t>(-1),
         {0.993799388, 0.571306348, 0.570008039},
         {1.21976304, -0.392979473, 1.0230751}},
        // Only the low 32 bits of a seed matter: this is seed 7.
        {(std::uint64_t{1} << 40U) + 7,
         {0.53492254, 0.198803186, 0.659211695},
         {-0.146795094, 0.786141276, 0.94682163}},
    };
    for (const auto& [seed, uniform, normal] : known) {
      GeneratorState state = seed_generator(seed);
      const auto output = rand(state, {3});
      for (std::size_t i = 0; i < 3; ++i) {
        CHECK(output[static_cast<std::int64_t>(i)] == static_cast<float>(uniform[i]));
      }
      check_from(first_randn(seed, {3}), 0, normal);
    }
  }

  TEST_CASE("draws one by one below 16 numbers, in pairs of 8 from 16 on, and the last 16 again") {
    check_from(first_randn(1, {15}), 0,
               {0.661352158, 0.266924113, 0.0616772585, 0.621317327, -0.451905966, -0.16613023,
                -1.5227685, 0.381683916, -1.02760863, -0.563052773, -0.892290533, -0.0582501777,
                -0.195509583, -0.965635955, 0.422415316});
    check_from(first_randn(1, {16}), 0,
               {-1.5255959, -0.750231802, -0.653980911, -1.60948479, -0.100167178, -0.609188914,
                -0.97977227, -1.60909629, -0.712144613, 0.303721994, -0.777314305, -0.251455247,
                -0.222270489, 1.6871134, 0.228425175, 0.467635512});
    check_from(first_randn(1, {17}), 0,
               {-1.5255959, -1.16076148, 0.699542403, 0.19908163, 0.865692377, 0.244403899,
                -0.662911355, 0.807308257, 0.439141572, -0.175936043, -2.24555779, -1.44645798,
                0.061155282, -0.617744446, -0.798069835, -0.131623209, -0.798439801});
    check_from(first_randn(2, {5, 8}), 20,
               {0.0299161822, -0.0498380363, 1.0650779,    0.886036694,   -0.866325021,
                -0.265630037, 0.166545033,   0.791098177,  0.856009781,   0.409431249,
                -1.13705647,  -1.20337021,   -0.299365461, -0.0649747998, -1.57200944,
                -1.32107425,  -1.04709876,   -1.60287273,  1.09366727,    0.16940479});
  }

  TEST_CASE("goes on where it was, over several calls that mix rand and randn") {
    GeneratorState state = seed_generator(7);
    check_from(randn(state, {3}), 0, {-0.146795094, 0.786141276, 0.94682163});
    check_from(rand(state, {2}), 0, {0.365316153, 0.851268351});
    check_from(randn(state, {4, 5}), 0,
               {1.93001688, 0.98611182, 0.609473467, -0.581133783, -1.38496137});
    check_from(randn(state, {2}), 0, {-1.114344, -0.748429716});
    check_from(randn(state, {}), 0, {1.98633718});
    check_from(rand(state, {7, 100}), 698, {0.768176258, 0.858299077});
    check_from(randn(state, {1}), 0, {0.582592785});
  }

  TEST_CASE("agrees with its reference, and leaves the same state") {
    WorstError normal("generator randn", 1);
    WorstError uniform("generator rand", 0);
    GeneratorState mine = seed_generator(3);
    GeneratorState theirs = seed_generator(3);
    for (const std::int64_t n : {1, 2, 15, 16, 17, 31, 32, 1000, 3}) {
      Tensor<double> expected;
      CHECK(reference::randn(theirs, {n}, expected).ok());
      const auto actual = randn(mine, {n});
      for (std::int64_t i = 0; i < n; ++i) normal.cell(actual[i], expected[i], expected[i]);
      CHECK(reference::rand(theirs, {n}, expected).ok());
      uniform.rows(rand(mine, {n}), expected, 1);
    }
    CHECK(mine.words == theirs.words);
    CHECK(mine.position == theirs.position);
    CHECK(mine.normal == theirs.normal);
  }

  TEST_CASE("draws nothing for an empty shape, and refuses one that cannot fit unmoved") {
    GeneratorState state = seed_generator(5);
    CHECK(randn(state, {0, 3}).numel() == 0);
    Tensor<float> output;
    check_refused(kernels::randn(state, {1 << 16, 1 << 16}, output), "too-large",
                  "randn: output would have shape (65536, 65536), more than the engine's address "
                  "space of 4 GiB, 2 in variant js, holds.");
    check_refused(kernels::rand(state, {1 << 30, 1 << 30, 1 << 30}, output), "too-large",
                  "rand: output would have shape (1073741824, 1073741824, 1073741824), more than "
                  "the engine's address space of 4 GiB, 2 in variant js, holds.");
    CHECK(state.words == seed_generator(5).words);
    CHECK(state.position == seed_generator(5).position);
  }
}

}  // namespace normlab::test
