#include "kernels/softmax_row.hpp"

#include <cmath>
#include <limits>

#include "kernels/extremes.hpp"
#include "kernels/sum.hpp"

namespace normlab::kernels {

SoftmaxRow softmax_row(const Exp& shared, const float* x, std::int64_t n, float* output) {
  const Exp exp = shared;  // one of its own, which no store to output can change: in registers
  float row_max = max_of(x, n);
  const Batch max(row_max);
  for_each_batch(
      n, [&](auto cells) { cells.store(output, exp.of_non_positive(cells.load(x) - max)); });

  const double sum =
      sum_row<Sums<1>>(n, [=](auto cells, auto& way) { way[0] += cells.load(output); })[0];
  // A sum of NaN comes from an infinite row_max or from a NaN, which row_max then tells.
  if (std::isnan(sum) && has_nan(x, n)) row_max = NAN;

  const Batch inverse(static_cast<float>(1 / sum));
  for_each_batch(n, [&](auto cells) { cells.store(output, cells.load(output) * inverse); });
  return {row_max, static_cast<float>(sum)};
}

double exp_sum_of(const Exp& shared, const float* x, std::int64_t n, float row_max) {
  constexpr float minus_infinity = -std::numeric_limits<float>::infinity();
  const Exp exp = shared;
  const Batch max(row_max);
  return sum_row<Sums<1>>(n, [=](auto cells, Sums<1>& way) {
    way[0] += exp.of_non_positive(cells.load(x, minus_infinity) - max);
  })[0];
}

}  // namespace normlab::kernels
