#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernels/simd.hpp"

namespace normlab::kernels {

/// The batches of some sums that are taken over the same steps at once.
template <int count, class B = Batch>
using Sums = std::array<B, static_cast<std::size_t>(count)>;

/// A batch in double precision, as a sum of its two halves takes it.
inline Sums<2, xsimd::batch<double>> in_double(Batch batch) { return xsimd::widen(batch); }

template <class S>
void add_to(S& sums, const S& terms) {
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += terms[i];
}

/// Σ term(step), then part() where `has_part`. Step i goes to accumulator i mod 4, the part to the
/// one whose turn it is: the order depends on the place of a term alone, so zeros at the end
/// change no bit.
template <class S, class Term, class Part>
S sum_steps(std::int64_t steps, Term term, bool has_part, Part part) {
  constexpr std::int64_t ways = 4;
  std::array<S, ways> sums;
  for (S& way : sums) way.fill(typename S::value_type(0));

  std::int64_t step = 0;
  for (; step + ways <= steps; step += ways) {
    for (std::int64_t way = 0; way < ways; ++way) {
      add_to<S>(sums[static_cast<std::size_t>(way)], term(step + way));
    }
  }
  // What is left, to the sum whose turn it is; each by its own name, so that all are in registers.
  std::size_t turn = 0;
  const auto add = [&](const S& terms) {
    for (std::size_t way = 0; way < sums.size(); ++way) {
      if (way == turn) add_to<S>(sums[way], terms);
    }
    ++turn;
  };
#pragma GCC unroll 1
  for (; step < steps; ++step) add(term(step));
  if (has_part) add(part());
  add_to<S>(sums[0], sums[1]);
  add_to<S>(sums[2], sums[3]);
  add_to<S>(sums[0], sums[2]);
  return sums[0];
}

/// The lanes added up, in order, in double.
template <class T>
double sum_lanes(xsimd::batch<T> batch) {
  std::array<T, xsimd::batch<T>::size> cells;
  batch.store_unaligned(cells.data());
  double sum = 0;
  for (const T cell : cells) sum += static_cast<double>(cell);
  return sum;
}

/// How many steps are summed in float before the sum goes on in double: rounding stays below a few
/// units in the last place for rows of any length.
inline constexpr std::int64_t stretch_steps = 256;

/// Σ terms(batch) over the batches of n cells, for each of the sums S.
template <class S, class Terms>
std::array<double, std::tuple_size_v<S>> sum_row(std::int64_t n, Terms terms) {
  constexpr std::int64_t stretch = stretch_steps * lanes;
  std::array<double, std::tuple_size_v<S>> totals{};
  for (std::int64_t first = 0; first < n; first += stretch) {
    const std::int64_t length = std::min(stretch, n - first);
    const std::int64_t whole = length / lanes;
    const S sums = sum_steps<S>(
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
