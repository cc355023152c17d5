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

// Of one column a lane, down the rows of a matrix.
template <class Cells>
std::array<Moments, Batch::size> column_moments(Cells cells, const Runs& first_column) {
  const std::int64_t rows = first_column.count;
  const auto at = [&](std::int64_t row) {
    return cells.load(first_column.data + row * first_column.stride);
  };
  const Doubles sums = sum_steps<Doubles>(
      rows, [&](std::int64_t row) { return in_double(at(row)); }, false, [] { return Doubles{}; });
  std::array<double, Batch::size> means;
  sums[0].store_unaligned(means.data());
  sums[1].store_unaligned(means.data() + sums[0].size);
  Lanes centers;
  for (std::size_t lane = 0; lane < means.size(); ++lane) {
    means[lane] /= static_cast<double>(rows);
    centers[lane] = static_cast<float>(means[lane]);
  }

  const Batch center = Batch::load_unaligned(centers.data());
  std::array<double, Batch::size> squares{};
  for (std::int64_t first = 0; first < rows; first += stretch_steps) {
    const auto square = [&](std::int64_t step) {
      const Batch residual = at(first + step) - center;
      return Sums<1>{residual * residual};
    };
    const std::int64_t steps = std::min(stretch_steps, rows - first);
    const Lanes partial =
        to_lanes(sum_steps<Sums<1>>(steps, square, false, [] { return Sums<1>{}; })[0]);
    for (std::size_t lane = 0; lane < squares.size(); ++lane) {
      squares[lane] += static_cast<double>(partial[lane]);
    }
  }

  std::array<Moments, Batch::size> moments;
  for (std::size_t lane = 0; lane < moments.size(); ++lane) {
    const auto column = static_cast<std::int64_t>(lane);
    if (!cells.has(column)) break;
    const Runs runs{first_column.data + column, rows, first_column.stride, 1};
    moments[lane] = finish(runs, means[lane], squares[lane]);
  }
  return moments;
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

std::array<Moments, Batch::size> moments_of_columns(const float* x, std::int64_t rows,
                                                    std::int64_t stride, std::int64_t count) {
  const Runs first_column{x, rows, stride, 1};
  if (count >= lanes) return column_moments(WholeBatch{0}, first_column);
  return column_moments(PartBatch{0, count}, first_column);
}

}  // namespace normlab::kernels
