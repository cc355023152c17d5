#include "kernels/moments.hpp"

#include <algorithm>

#include "kernels/sum.hpp"

namespace normlab::kernels {
namespace {

double in_double(float value) { return static_cast<double>(value); }

Moments moments_in_double(const Runs& runs) {
  const auto n = static_cast<double>(runs.values());
  const auto sum = [&](auto term) {
    double total = 0;
    for (std::int64_t run = 0; run < runs.count; ++run) {
      const float* x = runs.data + run * runs.stride;
      for (std::int64_t i = 0; i < runs.length; ++i) total += term(in_double(x[i]));
    }
    return total;
  };
  Moments moments;
  moments.is_wide = true;
  moments.mean = sum([](double x) { return x; }) / n;
  moments.squares = sum([&](double x) { return (x - moments.mean) * (x - moments.mean); });
  return moments;
}

float center_of(float first, double sum, std::int64_t n) {
  return static_cast<float>(in_double(first) + sum / static_cast<double>(n));
}

// From the sums over x − center. Falls back to double where the squares are no good in float.
Moments finish(const Runs& runs, float center, double residuals, double squares) {
  const auto n = static_cast<double>(runs.values());
  const bool fits_float = squares >= 1e-28 * n && squares <= 1e37 * n;
  if (!fits_float) return moments_in_double(runs);
  Moments moments;
  const double residual = residuals / n;
  moments.center = center;
  moments.residual = static_cast<float>(residual);
  moments.mean = in_double(center) + residual;
  moments.squares = squares - residuals * residual;
  return moments;
}

}  // namespace

Moments moments_of(const Runs& runs) {
  if (runs.values() == 0) return moments_in_double(runs);
  const float first = runs.data[0];
  double sum = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    sum += sum_row<1>(runs.length,
                      [&](auto cells) { return Sums<1>{cells.load(x, first) - Batch(first)}; })[0];
  }
  const float center = center_of(first, sum, runs.values());

  double residuals = 0;
  double squares = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    const auto sums = sum_row<2>(runs.length, [&](auto cells) {
      const Batch residual = cells.load(x, center) - Batch(center);
      return Sums<2>{residual, residual * residual};
    });
    residuals += sums[0];
    squares += sums[1];
  }
  return finish(runs, center, residuals, squares);
}

namespace {

// Σ term(row), a total a column: stretches of rows in float, their sum in double.
template <int count, class Term>
auto sum_columns(std::int64_t rows, Term term) {
  constexpr std::int64_t stretch = 256;
  std::array<std::array<double, Batch::size>, static_cast<std::size_t>(count)> totals{};
  for (std::int64_t first = 0; first < rows; first += stretch) {
    const auto at = [&](std::int64_t step) { return term(first + step); };
    const Sums<count> sums =
        sum_steps<count>(std::min(stretch, rows - first), at, false, [] { return Sums<count>{}; });
    for (std::size_t i = 0; i < totals.size(); ++i) {
      const Lanes partial = to_lanes(sums[i]);
      for (std::size_t lane = 0; lane < partial.size(); ++lane) {
        totals[i][lane] += in_double(partial[lane]);
      }
    }
  }
  return totals;
}

template <class Cells>
std::array<Moments, Batch::size> moments_of_columns(Cells cells, const float* x, std::int64_t rows,
                                                    std::int64_t stride, std::int64_t count) {
  const Batch first = cells.load(x);
  const auto sums = sum_columns<1>(
      rows, [&](std::int64_t row) { return Sums<1>{cells.load(x + row * stride) - first}; });
  Lanes centers{};
  const Lanes firsts = to_lanes(first);
  for (std::size_t lane = 0; lane < centers.size(); ++lane) {
    centers[lane] = center_of(firsts[lane], sums[0][lane], rows);
  }
  const Batch center = Batch::load_unaligned(centers.data());
  const auto [residuals, squares] = sum_columns<2>(rows, [&](std::int64_t row) {
    const Batch residual = cells.load(x + row * stride) - center;
    return Sums<2>{residual, residual * residual};
  });
  std::array<Moments, Batch::size> moments{};
  for (std::size_t lane = 0; lane < static_cast<std::size_t>(count); ++lane) {
    moments[lane] =
        finish(Runs{x + lane, rows, stride, 1}, centers[lane], residuals[lane], squares[lane]);
  }
  return moments;
}

}  // namespace

std::array<Moments, Batch::size> moments_of_columns(const float* x, std::int64_t rows,
                                                    std::int64_t stride, std::int64_t count) {
  if (count >= lanes) return moments_of_columns(WholeBatch{0}, x, rows, stride, lanes);
  return moments_of_columns(PartBatch{0, count}, x, rows, stride, count);
}

}  // namespace normlab::kernels
