#include "kernels/moments.hpp"

#include <algorithm>

#include "kernels/sum.hpp"

namespace normlab::kernels {
namespace {

using Doubles = Sums<2, xsimd::batch<double>>;

double squares_in_double(const Runs& runs, double mean) {
  double squares = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    for (std::int64_t i = 0; i < runs.length; ++i) {
      const double residual = static_cast<double>(x[i]) - mean;
      squares += residual * residual;
    }
  }
  return squares;
}

bool is_wide(double squares, double n) { return !(squares >= 1e-28 * n && squares <= 1e37 * n); }

Moments around(double mean, double squares) {
  Moments moments;
  moments.mean = mean;
  moments.squares = squares;
  moments.center = static_cast<float>(mean);
  moments.residual = static_cast<float>(mean - static_cast<double>(moments.center));
  return moments;
}

// `squares` is Σ (x − center)², with the mean as the center.
Moments finish(const Runs& runs, double mean, double squares) {
  Moments moments = around(mean, squares);
  const auto n = static_cast<double>(runs.values());
  const double residual = mean - static_cast<double>(moments.center);
  moments.is_wide = is_wide(squares, n);
  moments.squares =
      moments.is_wide ? squares_in_double(runs, mean) : squares - n * residual * residual;
  return moments;
}

// Σ d and Σ d² of d = x − shift.
struct ShiftedSums {
  float shift;
  double sum = 0;
  double squares = 0;

  // The moments that follow, if shift was near enough for its square to cancel hardly anything.
  bool give(std::int64_t n, Moments& moments) const {
    const auto count = static_cast<double>(n);
    const double distance = sum / count;
    const double around_mean = squares - sum * distance;
    const bool is_near = around_mean >= sum * distance && !is_wide(around_mean, count);
    if (!is_near) return false;
    moments = around(static_cast<double>(shift) + distance, around_mean);
    return true;
  }
};

// A value near the mean of n values from x on, and equal to them where they are all equal.
float near_mean(const float* x, std::int64_t n) {
  if (n < lanes) return n > 0 ? *x : 0.0F;
  return static_cast<float>(sum_lanes(Batch::load_unaligned(x)) / static_cast<double>(lanes));
}

void add_run(const float* x, std::int64_t n, ShiftedSums& sums) {
  constexpr std::int64_t ways = 4;
  constexpr std::int64_t block = ways * lanes;
  const Batch shift(sums.shift);
  Doubles sum;
  sum.fill(xsimd::batch<double>(0));
  for (const float* end = x + n; x != end;) {
    const std::int64_t length = std::min<std::int64_t>(stretch_steps * lanes, end - x);
    std::array<Batch, 4> squares;
    squares.fill(Batch(0.0F));
    // A sum of four stays a float: it is widened once.
    for (const float* whole = x + length / block * block; x != whole; x += block) {
      const Batch a = Batch::load_unaligned(x) - shift;
      const Batch b = Batch::load_unaligned(x + lanes) - shift;
      const Batch c = Batch::load_unaligned(x + 2 * lanes) - shift;
      const Batch d = Batch::load_unaligned(x + 3 * lanes) - shift;
      add_to(sum, in_double((a + b) + (c + d)));
      squares[0] = fma(a, a, squares[0]);
      squares[1] = fma(b, b, squares[1]);
      squares[2] = fma(c, c, squares[2]);
      squares[3] = fma(d, d, squares[3]);
    }
    const std::int64_t rest = length % block;
    for_each_batch(rest, [&](auto cells) {
      const Batch d = cells.load(x, sums.shift) - shift;
      add_to(sum, in_double(d));
      squares[0] = fma(d, d, squares[0]);
    });
    x += rest;
    sums.squares += sum_lanes((squares[0] + squares[1]) + (squares[2] + squares[3]));
  }
  sums.sum += sum_lanes(sum[0] + sum[1]);
}

Moments moments_in_two_passes(const Runs& runs) {
  const double mean = mean_of(runs);
  const auto center = static_cast<float>(mean);
  double squares = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    squares += sum_row<Sums<1>>(runs.length, [&](auto cells) {
      const Batch residual = cells.load(x, center) - Batch(center);
      return Sums<1>{residual * residual};
    })[0];
  }
  return finish(runs, mean, squares);
}

// Some columns of a matrix: `count` batches of them side by side, so that a row's cache line is
// read once. Cells is a WholeBatch or SomeBatch of the first.
template <std::size_t count, class Cells>
void column_moments(Cells cells, const float* x, std::int64_t rows, std::int64_t columns,
                    Moments* moments) {
  const auto at = [&](std::int64_t row, std::size_t i) {
    return cells.load(x + row * columns + static_cast<std::int64_t>(i) * lanes);
  };
  std::array<Doubles, count> sums;
  for (Doubles& sum : sums) sum.fill(xsimd::batch<double>(0));
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::size_t i = 0; i < count; ++i) add_to(sums[i], in_double(at(row, i)));
  }
  std::array<double, count * Batch::size> means;
  std::array<Batch, count> centers;
  for (std::size_t i = 0; i < count; ++i) {
    double* mean = means.data() + i * Batch::size;
    sums[i][0].store_unaligned(mean);
    sums[i][1].store_unaligned(mean + sums[i][0].size);
    Lanes center;
    for (std::size_t lane = 0; lane < Batch::size; ++lane) {
      mean[lane] /= static_cast<double>(rows);
      center[lane] = static_cast<float>(mean[lane]);
    }
    centers[i] = Batch::load_unaligned(center.data());
  }

  constexpr std::int64_t stretch = 64;
  std::array<double, count * Batch::size> squares{};
  for (std::int64_t first = 0; first < rows; first += stretch) {
    std::array<Batch, count> partial;
    partial.fill(Batch(0.0F));
    for (std::int64_t row = first; row < std::min(first + stretch, rows); ++row) {
      for (std::size_t i = 0; i < count; ++i) {
        const Batch residual = at(row, i) - centers[i];
        partial[i] += residual * residual;
      }
    }
    for (std::size_t column = 0; column < squares.size(); ++column) {
      squares[column] +=
          static_cast<double>(to_lanes(partial[column / Batch::size])[column % Batch::size]);
    }
  }
  const std::int64_t valid = static_cast<std::int64_t>(count - 1) * lanes + cells.count;
  for (std::int64_t column = 0; column < valid; ++column) {
    const auto i = static_cast<std::size_t>(column);
    const std::int64_t place = cells.first + column;
    moments[place] = finish(Runs{x + place, rows, columns, 1}, means[i], squares[i]);
  }
}

}  // namespace

double mean_of(const Runs& runs) {
  double sum = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    const auto halves =
        sum_row<Doubles>(runs.length, [&](auto cells) { return in_double(cells.load(x)); });
    sum += halves[0] + halves[1];
  }
  return sum / static_cast<double>(runs.values());
}

Moments moments_of(const Runs& runs) {
  ShiftedSums sums{near_mean(runs.data, runs.length)};
  for (std::int64_t run = 0; run < runs.count; ++run) {
    add_run(runs.data + run * runs.stride, runs.length, sums);
  }
  Moments moments;
  return sums.give(runs.values(), moments) ? moments : moments_in_two_passes(runs);
}

void moments_of_columns(const float* x, std::int64_t rows, std::int64_t columns, Moments* moments) {
  constexpr std::size_t wide = 4;
  constexpr std::int64_t wide_columns = static_cast<std::int64_t>(wide) * lanes;
  std::int64_t first = 0;
  for (; first + wide_columns <= columns; first += wide_columns) {
    column_moments<wide>(WholeBatch{0}, x + first, rows, columns, moments + first);
  }
  for (; first < columns; first += lanes) {
    const SomeBatch cells{0, std::min(lanes, columns - first)};
    column_moments<1>(cells, x + first, rows, columns, moments + first);
  }
}

}  // namespace normlab::kernels
