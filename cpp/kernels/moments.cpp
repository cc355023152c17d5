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

// `squares` is Σ (x − center)², with the mean as the center.
Moments finish(const Runs& runs, double mean, double squares) {
  Moments moments;
  moments.mean = mean;
  moments.center = static_cast<float>(mean);
  const double residual = mean - static_cast<double>(moments.center);
  moments.residual = static_cast<float>(residual);
  const auto n = static_cast<double>(runs.values());
  moments.is_wide = !(squares >= 1e-28 * n && squares <= 1e37 * n);
  moments.squares =
      moments.is_wide ? squares_in_double(runs, mean) : squares - n * residual * residual;
  return moments;
}

// Some columns of a matrix: `count` batches of them side by side, so that a row's cache line is
// read once. Cells is a WholeBatch or a PartBatch of the first.
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

Moments moments_of(const Runs& runs) {
  double sum = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    const auto halves =
        sum_row<Doubles>(runs.length, [&](auto cells) { return in_double(cells.load(x)); });
    sum += halves[0] + halves[1];
  }
  const double mean = sum / static_cast<double>(runs.values());

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

void moments_of_columns(const float* x, std::int64_t rows, std::int64_t columns, Moments* moments) {
  constexpr std::size_t wide = 4;
  constexpr std::int64_t wide_columns = static_cast<std::int64_t>(wide) * lanes;
  std::int64_t first = 0;
  for (; first + wide_columns <= columns; first += wide_columns) {
    column_moments<wide>(WholeBatch{0}, x + first, rows, columns, moments + first);
  }
  for_each_batch(columns - first, [&](auto cells) {
    column_moments<1>(cells, x + first, rows, columns, moments + first);
  });
}

}  // namespace normlab::kernels
