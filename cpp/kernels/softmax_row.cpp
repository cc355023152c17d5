#include "kernels/softmax_row.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "kernels/extremes.hpp"
#include "kernels/sum.hpp"

namespace normlab::kernels {
namespace {

// Σ exp(x − row_max) · Exp::raise over n cells, NaN if there is a NaN or if row_max is infinite.
// take(first, cells, e) gets the batches of terms, the cells counted from `first`.
template <class Take>
double raised_sum(const Exp& shared, const float* x, std::int64_t n, float row_max, Take take) {
  constexpr float minus_infinity = -std::numeric_limits<float>::infinity();
  constexpr std::int64_t stretch = stretch_steps * lanes;
  const Exp exp = shared;  // one of its own, which no store can change: in registers
  const Batch max(row_max);
  std::array<Exp::Reduced, stretch_steps> reduced;
  double sum = 0;
  Batch rests(0.0F);  // NaN if one of them is
  for (std::int64_t first = 0; first < n; first += stretch) {
    const std::int64_t count = std::min(stretch, n - first);
    Exp::Reduced* step = reduced.data();
    rests += sum_batches<Sums<1>>(0, count, [&](auto cells, Sums<1>& way) {
      *step = exp.reduce_non_positive(cells.load(x + first, minus_infinity) - max);
      way[0] += step->rest;
      ++step;
    })[0];
    step = reduced.data();
    sum += sum_lanes(sum_batches<Sums<1>>(0, count, [&](auto cells, Sums<1>& way) {
      const Batch e = exp.raised(*step++);
      take(first, cells, e);
      way[0] += e;
    })[0]);
  }
  return xsimd::any(rests != rests) ? NAN : sum;
}

}  // namespace

SoftmaxRow softmax_row(const Exp& exp, const float* x, std::int64_t n, float* output) {
  float row_max = max_of(x, n);
  const double sum = raised_sum(exp, x, n, row_max, [=](std::int64_t first, auto cells, Batch e) {
    cells.store(output + first, e);
  });
  // A sum of NaN comes from an infinite row_max or from a NaN, which row_max then tells.
  if (std::isnan(sum) && has_nan(x, n)) row_max = NAN;

  const Batch inverse(static_cast<float>(1 / sum));
  for_each_batch<4>(n, [&](auto cells) { cells.store(output, cells.load(output) * inverse); });
  return {row_max, static_cast<float>(sum / Exp::raise)};
}

double exp_sum_of(const Exp& exp, const float* x, std::int64_t n, float row_max) {
  return raised_sum(exp, x, n, row_max, [](std::int64_t, auto, Batch) {}) / Exp::raise;
}

}  // namespace normlab::kernels
