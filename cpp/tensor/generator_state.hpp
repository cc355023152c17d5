#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

namespace normlab {

/// PyTorch's CPU generator as plain data: the caller keeps it and hands it to every draw.
struct GeneratorState {
  std::array<std::uint32_t, 624> words;  // Mersenne Twister, MT19937
  std::uint32_t position;                // of the next word; 624 = twist first
  std::uint32_t has_normal;              // 1 = a normal number of the last pair is left over
  double normal;                         // that number
};
static_assert(std::is_trivially_copyable_v<GeneratorState>);

/// The state after `torch.manual_seed(seed)`; a negative seed comes as its value modulo 2^64. Only
/// the low 32 bits matter, as in PyTorch.
[[nodiscard]] GeneratorState seed_generator(std::uint64_t seed);

/// The next 32 bits of the Mersenne Twister.
std::uint32_t next_word(GeneratorState& state);

}  // namespace normlab
