#include "tensor/generator_state.hpp"

namespace normlab {
namespace {

constexpr std::size_t length = 624;
constexpr std::size_t middle = 397;

// Renews all words at once: each from itself, its neighbour and the word `middle` ahead.
void twist(GeneratorState& state) {
  for (std::size_t i = 0; i < length; ++i) {
    const std::uint32_t upper = state.words[i] & 0x80000000U;
    const std::uint32_t lower = state.words[(i + 1) % length] & 0x7fffffffU;
    const std::uint32_t mixed = upper | lower;
    const std::uint32_t odd = (mixed & 1U) != 0 ? 0x9908b0dfU : 0U;
    state.words[i] = state.words[(i + middle) % length] ^ (mixed >> 1U) ^ odd;
  }
  state.position = 0;
}

}  // namespace

// Source: Matsumoto, Nishimura 1998, "Mersenne Twister"; PyTorch ATen/core/MT19937RNGEngine.h.
GeneratorState seed_generator(std::uint64_t seed) {
  GeneratorState state{};
  state.words[0] = static_cast<std::uint32_t>(seed);
  for (std::size_t i = 1; i < length; ++i) {
    const std::uint32_t previous = state.words[i - 1];
    state.words[i] = 1812433253U * (previous ^ (previous >> 30U)) + static_cast<std::uint32_t>(i);
  }
  state.position = length;
  return state;
}

std::uint32_t next_word(GeneratorState& state) {
  if (state.position >= length) twist(state);
  std::uint32_t word = state.words[state.position++];
  word ^= word >> 11U;
  word ^= (word << 7U) & 0x9d2c5680U;
  word ^= (word << 15U) & 0xefc60000U;
  word ^= word >> 18U;
  return word;
}

}  // namespace normlab
