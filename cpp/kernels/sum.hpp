#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernels/simd.hpp"

namespace normlab::kernels {

/// Sums that are taken over the same steps at once.
template <int count>
using Sums = std::array<Batch, static_cast<std::size_t>(count)>;

template <int count>
void add_to(Sums<count>& sums, const Sums<count>& terms) {
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += terms[i];
}

/// Σ term(step), then part() where `has_part`. Step i goes to accumulator i mod 4, the part to the
/// one whose turn it is: the order depends on the place of a term alone, so zeros at the end
/// change no bit.
template <int count, class Term, class Part>
Sums<count> sum_steps(std::int64_t steps, Term term, bool has_part, Part part) {
  constexpr std::int64_t ways = 4;
  std::array<Sums<count>, ways> sums;
  for (Sums<count>& way : sums) way.fill(Batch(0.0F));

  std::int64_t step = 0;
  for (; step + ways <= steps; step += ways) {
    for (std::int64_t way = 0; way < ways; ++way) {
      add_to<count>(sums[static_cast<std::size_t>(way)], term(step + way));
    }
  }
  for (Sums<count>& way : sums) {
    if (step < steps) {
      add_to<count>(way, term(step));
    } else if (step == steps && has_part) {
      add_to<count>(way, part());
    }
    ++step;
  }
  add_to<count>(sums[0], sums[1]);
  add_to<count>(sums[2], sums[3]);
  add_to<count>(sums[0], sums[2]);
  return sums[0];
}

inline double sum_lanes(Batch batch) {
  double sum = 0;
  for (const float lane : to_lanes(batch)) sum += static_cast<double>(lane);
  return sum;
}

/// Σ terms(batch) over the batches of n cells, every sum of short stretches in float, the sum of
/// those in double: rounding stays below a few units in the last place for rows of any length.
template <int count, class Terms>
std::array<double, static_cast<std::size_t>(count)> sum_row(std::int64_t n, Terms terms) {
  constexpr std::int64_t stretch = 256 * lanes;
  std::array<double, static_cast<std::size_t>(count)> totals{};
  for (std::int64_t first = 0; first < n; first += stretch) {
    const std::int64_t length = std::min(stretch, n - first);
    const std::int64_t whole = length / lanes;
    const Sums<count> sums = sum_steps<count>(
        whole, [&](std::int64_t step) { return terms(WholeBatch{first + step * lanes}); },
        length % lanes != 0,
        [&] {
          return terms(PartBatch{first + whole * lanes, length % lanes});
        });
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += sum_lanes(sums[i]);
  }
  return totals;
}

}  // namespace normlab::kernels
