#include "reference/generator.hpp"

#include <cmath>
#include <numbers>

namespace normlab::reference {
namespace {

// begin: rand
// 24 random bits as a number in [0, 1).
double uniform(GeneratorState& state) {
  constexpr std::uint32_t two_to_24 = 1U << 24U;
  return static_cast<double>(next_word(state) % two_to_24) / two_to_24;
}
// end: rand

// begin: randn
// Box and Muller: two uniform numbers make two normal ones. PyTorch draws 8 pairs at a time and
// rounds the angle to float.
void sixteen_normals(double* cells) {
  const auto two_pi = static_cast<float>(2 * std::numbers::pi);
  for (int j = 0; j < 8; ++j) {
    const double radius = std::sqrt(-2 * std::log(1 - cells[j]));
    const double angle = two_pi * static_cast<float>(cells[j + 8]);
    cells[j] = radius * std::cos(angle);
    cells[j + 8] = radius * std::sin(angle);
  }
}

void many_normals(GeneratorState& state, std::int64_t n, double* cells) {
  for (std::int64_t i = 0; i < n; ++i) cells[i] = uniform(state);
  for (std::int64_t i = 0; i + 16 <= n; i += 16) sixteen_normals(cells + i);
  if (n % 16 == 0) return;
  double* last_sixteen = cells + n - 16;  // what is left over: the last 16 are drawn again
  for (int i = 0; i < 16; ++i) last_sixteen[i] = uniform(state);
  sixteen_normals(last_sixteen);
}

// 53 random bits out of two words.
double fine_uniform(GeneratorState& state) {
  const auto high = static_cast<std::uint64_t>(next_word(state));
  const std::uint64_t bits = (high << 32U | next_word(state)) % (std::uint64_t{1} << 53U);
  return static_cast<double>(bits) / static_cast<double>(std::uint64_t{1} << 53U);
}

// Fewer than 16 numbers are drawn one by one; the second of a pair waits for the next call.
double one_normal(GeneratorState& state) {
  if (state.has_normal != 0) {
    state.has_normal = 0;
    return state.normal;
  }
  const double angle = 2 * std::numbers::pi * fine_uniform(state);
  const double radius = std::sqrt(-2 * std::log1p(-fine_uniform(state)));
  state.normal = radius * std::sin(angle);
  state.has_normal = 1;
  return radius * std::cos(angle);
}
// end: randn

}  // namespace

Status randn(GeneratorState& state, const Shape& shape, Tensor<double>& output) {
  if (Status status = output.allocate("randn", "output", shape); !status.ok()) return status;
  const std::int64_t n = shape.numel();
  if (n >= 16) {
    many_normals(state, n, output.data());
  } else {
    for (std::int64_t i = 0; i < n; ++i) output[i] = one_normal(state);
  }
  return {};
}

Status rand(GeneratorState& state, const Shape& shape, Tensor<double>& output) {
  if (Status status = output.allocate("rand", "output", shape); !status.ok()) return status;
  for (std::int64_t i = 0; i < shape.numel(); ++i) output[i] = uniform(state);
  return {};
}

}  // namespace normlab::reference
