#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
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

/// add(cells, sums) for the batches of cells from `first` to `end`. Batch i goes to accumulator
/// i mod 4: the order depends on the place of a term alone, so zeros at the end change no bit.
template <class S, class Add>
S sum_batches(std::ptrdiff_t first, std::ptrdiff_t end, Add add) {
  constexpr std::ptrdiff_t ways = 4;
  std::array<S, ways> sums;
  for (S& way : sums) way.fill(typename S::value_type(0));

  for (; first + ways * lanes <= end; first += ways * lanes) {
    add(WholeBatch<0>{first}, sums[0]);
    add(WholeBatch<1>{first}, sums[1]);
    add(WholeBatch<2>{first}, sums[2]);
    add(WholeBatch<3>{first}, sums[3]);
  }
  if (first < end) {
    for (S& way : sums) {
      if (first + lanes <= end) {
        add(WholeBatch<>{first}, way);
      } else if (first < end) {
        add(PartBatch{first, end - first}, way);
      }
      first += lanes;
    }
  }
  add_to<S>(sums[0], sums[1]);
  add_to<S>(sums[2], sums[3]);
  add_to<S>(sums[0], sums[2]);
  return sums[0];
}

/// The sum of a power of two of values, in as few additions one after the other as it takes; exact
/// where they are all equal.
template <class T>
T sum_in_pairs(T* values, std::size_t count) {
  for (std::size_t half = count / 2; half > 0; half /= 2) {
    for (std::size_t i = 0; i < half; ++i) values[i] += values[i + half];
  }
  return values[0];
}

/// The lanes added up in double.
template <class T>
double sum_lanes(xsimd::batch<T> batch) {
  std::array<T, xsimd::batch<T>::size> cells;
  batch.store_unaligned(cells.data());
  std::array<double, cells.size()> sums;
  std::copy(cells.begin(), cells.end(), sums.begin());
  return sum_in_pairs(sums.data(), sums.size());
}

/// How many steps are summed in float before the sum goes on in double: rounding stays below a few
/// units in the last place for rows of any length.
inline constexpr std::int64_t stretch_steps = 256;

/// The sums S over the batches of n cells, to which add(cells, sums) adds each batch's terms.
template <class S, class Add>
std::array<double, std::tuple_size_v<S>> sum_row(std::int64_t n, Add add) {
  constexpr std::int64_t stretch = stretch_steps * lanes;
  std::array<double, std::tuple_size_v<S>> totals{};
  for (std::int64_t first = 0; first < n; first += stretch) {
    const S sums = sum_batches<S>(static_cast<std::ptrdiff_t>(first),
                                  static_cast<std::ptrdiff_t>(std::min(first + stretch, n)), add);
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += sum_lanes(sums[i]);
  }
  return totals;
}

}  // namespace normlab::kernels
