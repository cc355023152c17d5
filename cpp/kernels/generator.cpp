#include "kernels/generator.hpp"

#include <cmath>
#include <numbers>

#include "kernels/sine.hpp"

namespace normlab::kernels {
namespace {

constexpr std::int64_t block = 16;  // PyTorch draws normal numbers in blocks of 16

float uniform(GeneratorState& state) {
  return static_cast<float>(next_word(state) & 0xffffffU) * 0x1p-24F;
}

double uniform_double(GeneratorState& state) {
  const std::uint64_t high = next_word(state);
  const std::uint64_t bits = (high << 32U | next_word(state)) & ((std::uint64_t{1} << 53U) - 1);
  return static_cast<double>(bits) * 0x1p-53;
}

void fill_uniform(GeneratorState& state, std::int64_t n, float* cells) {
  for (std::int64_t i = 0; i < n; ++i) cells[i] = uniform(state);
}

// Box-Muller on the pairs (j, j + 8). The angle is rounded to float, as in PyTorch's AVX2 code;
// the rest is double, rounded once.
void box_muller(float* cells) {
  constexpr auto two_pi = static_cast<float>(2 * std::numbers::pi);
  for (std::int64_t j = 0; j < block / 2; ++j) {
    const double radius = std::sqrt(-2 * std::log1p(-static_cast<double>(cells[j])));
    const float angle = two_pi * cells[j + block / 2];
    const auto [sine, cosine] = sine_cosine(static_cast<double>(angle));
    cells[j] = static_cast<float>(radius * cosine);
    cells[j + block / 2] = static_cast<float>(radius * sine);
  }
}

// One normal number; the other one of its pair waits in the state for the next call.
double normal(GeneratorState& state) {
  if (state.has_normal != 0) {
    state.has_normal = 0;
    return state.normal;
  }
  const double angle = 2 * std::numbers::pi * uniform_double(state);
  const double radius = std::sqrt(-2 * std::log1p(-uniform_double(state)));
  const auto [sine, cosine] = sine_cosine(angle);
  state.normal = radius * sine;
  state.has_normal = 1;
  return radius * cosine;
}

}  // namespace

Status randn(GeneratorState& state, const Shape& shape, Tensor<float>& output) {
  if (Status status = output.allocate("randn", "output", shape); !status.ok()) return status;
  const std::int64_t n = shape.numel();
  if (n < block) {
    for (std::int64_t i = 0; i < n; ++i) output[i] = static_cast<float>(normal(state));
    return {};
  }
  fill_uniform(state, n, output.data());
  for (std::int64_t i = 0; i + block <= n; i += block) box_muller(output.data() + i);
  if (n % block != 0) {
    float* last = output.data() + n - block;
    fill_uniform(state, block, last);
    box_muller(last);
  }
  return {};
}

Status rand(GeneratorState& state, const Shape& shape, Tensor<float>& output) {
  if (Status status = output.allocate("rand", "output", shape); !status.ok()) return status;
  fill_uniform(state, shape.numel(), output.data());
  return {};
}

}  // namespace normlab::kernels
