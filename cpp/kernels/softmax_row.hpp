#pragma once

#include <cmath>
#include <cstdint>

#include "kernels/exp.hpp"
#include "kernels/extremes.hpp"
#include "kernels/sum.hpp"

namespace normlab::kernels {

struct SoftmaxRow {
  float row_max;
  float exp_sum;
};

/// Softmax of n cells that lie side by side, into another row, or in place by a caller that asks
/// for no row_max: whether NaN came in is then no longer to be seen. Cells of −∞ at the end change
/// no bit of the others.
///
/// Pass 1 row_max; pass 2 exp(x − row_max); pass 3 its sum; pass 4 division by that sum.
inline SoftmaxRow softmax_row(const Exp& shared, const float* x, std::int64_t n, float* output) {
  const Exp exp = shared;  // one of its own, which no store to output can change: in registers
  float row_max = max_of(x, n);
  const Batch max(row_max);
  for_each_batch(
      n, [&](auto cells) { cells.store(output, exp.of_non_positive(cells.load(x) - max)); });

  const double sum =
      sum_row<Sums<1>>(n, [&](auto cells) { return Sums<1>{cells.load(output)}; })[0];
  // A sum of NaN comes from an infinite row_max or from a NaN, which row_max then tells.
  if (std::isnan(sum) && has_nan(x, n)) row_max = NAN;

  const Batch inverse(static_cast<float>(1 / sum));
  for_each_batch(n, [&](auto cells) { cells.store(output, cells.load(output) * inverse); });
  return {row_max, static_cast<float>(sum)};
}

}  // namespace normlab::kernels
