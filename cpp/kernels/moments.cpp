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
    const double distance = sum * (1 / count);  // a quotient that waits for no sum
    const double around_mean = squares - sum * distance;
    const bool is_near = around_mean >= sum * distance && !is_wide(around_mean, count);
    if (!is_near) return false;
    moments = around(static_cast<double>(shift) + distance, around_mean);
    return true;
  }
};

// The sum of a power of two of values; exact where they are all equal.
template <class T>
T sum_in_pairs(T* values, std::size_t count) {
  for (std::size_t half = count / 2; half > 0; half /= 2) {
    for (std::size_t i = 0; i < half; ++i) values[i] += values[i + half];
  }
  return values[0];
}

// A value near the mean of n values from x on, and equal to them where they are all equal. (One
// batch alone would be too far from it once in twenty rows.)
float near_mean(const float* x, std::int64_t n) {
  if (n < lanes) return n > 0 ? *x : 0.0F;
  const auto batch = [=](std::int64_t i) { return Batch::load_unaligned(x + i * lanes); };
  const bool has_four = n >= 4 * lanes;
  Lanes sums = to_lanes(has_four ? (batch(0) + batch(1)) + (batch(2) + batch(3)) : batch(0));
  const float share = (has_four ? 0.25F : 1.0F) / static_cast<float>(lanes);
  return sum_in_pairs(sums.data(), sums.size()) * share;
}

void add_run(const float* x, std::int64_t n, ShiftedSums& sums) {
  const float fill = sums.shift;
  const Batch shift(fill);
  const auto totals = sum_row<Sums<2>>(n, [=](auto cells, Sums<2>& way) {
    const Batch d = cells.load(x, fill) - shift;
    way[0] += d;
    way[1] = fma(d, d, way[1]);
  });
  sums.sum += totals[0];
  sums.squares += totals[1];
}

Moments moments_in_two_passes(const Runs& runs) {
  const double mean = mean_of(runs);
  const auto center = static_cast<float>(mean);
  double squares = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    squares += sum_row<Sums<1>>(runs.length, [=](auto cells, Sums<1>& way) {
      const Batch residual = cells.load(x, center) - Batch(center);
      way[0] += residual * residual;
    })[0];
  }
  return finish(runs, mean, squares);
}

// Columns that are measured side by side, as the rows lie in memory: one after the other they would
// read each row's cache lines again.
class ColumnBlock {
 public:
  static constexpr std::int64_t most = 256;

  ColumnBlock(const float* x, std::int64_t rows, std::int64_t columns, std::int64_t count)
      : x_(x), rows_(rows), columns_(columns), count_(count) {}

  void measure(Moments* moments) {
    find_shifts();
    add_differences();
    std::array<bool, most> is_near;
    for_each_column([&](std::size_t i) {
      const ShiftedSums sums{shifts_[i], sums_[i], squares_[i]};
      is_near[i] = sums.give(rows_, moments[i]);
    });
    if (std::count(is_near.begin(), is_near.begin() + count_, true) == count_) return;
    std::array<double, most> means;
    find_means(means.data());
    for_each_column([&](std::size_t i) { shifts_[i] = static_cast<float>(means[i]); });
    add_differences();
    for_each_column([&](std::size_t i) {
      if (!is_near[i]) moments[i] = finish(Runs{x_ + i, rows_, columns_, 1}, means[i], squares_[i]);
    });
  }

  void find_means(double* means) {
    clear(sums_);
    for (std::int64_t row = 0; row < rows_; ++row) {
      for_each_batch(count_, [this, from = x_ + row * columns_](auto cells) {
        const Doubles halves = in_double(cells.load(from));
        double* sum = sums_.data() + cells.first;
        for (const auto& half : halves) {
          (xsimd::load_unaligned(sum) + half).store_unaligned(sum);
          sum += half.size;
        }
      });
    }
    for_each_column([&](std::size_t i) { means[i] = sums_[i] / static_cast<double>(rows_); });
  }

 private:
  using Floats = std::array<float, most>;

  template <class Body>
  void for_each_column(Body body) const {
    for (std::size_t i = 0; i < static_cast<std::size_t>(count_); ++i) body(i);
  }

  // Those of the columns that there are, and of a whole batch at the end.
  template <class Values>
  void clear(Values& values) const {
    std::fill_n(values.begin(), std::min(most, count_ + lanes), 0);
  }

  // Means of some rows; sums of a power of two of equal values are exact.
  void find_shifts() {
    const std::size_t some = rows_ < 4 ? 1 : rows_ < 16 ? 4 : 16;
    const Batch share(1.0F / static_cast<float>(some));
    for_each_batch(count_, [=, this](auto cells) {
      std::array<Batch, 16> sums;
      for (std::size_t row = 0; row < some; ++row) {
        sums[row] = cells.load(x_ + static_cast<std::int64_t>(row) * columns_);
      }
      cells.store(shifts_.data(), sum_in_pairs(sums.data(), some) * share);
    });
  }

  // Σ d and Σ d² of d = x − shift, in float over short stretches.
  void add_differences() {
    clear(sums_);
    clear(squares_);
    constexpr std::int64_t stretch = 64;
    for (std::int64_t row = 0; row < rows_;) {
      clear(partial_sums_);
      clear(partial_squares_);
      const std::int64_t end = std::min(row + stretch, rows_);
      for (; row + 4 <= end; row += 4) add_rows<4>(x_ + row * columns_);
      for (; row < end; ++row) add_rows<1>(x_ + row * columns_);
      for_each_column([&](std::size_t i) {
        sums_[i] += static_cast<double>(partial_sums_[i]);
        squares_[i] += static_cast<double>(partial_squares_[i]);
      });
    }
  }

  template <std::int64_t rows>
  void add_rows(const float* from) {
    for_each_batch(count_,
                   [=, columns = columns_, shifts = shifts_.data(), sums = partial_sums_.data(),
                    squares = partial_squares_.data()](auto cells) {
                     const Batch shift = cells.load(shifts);
                     Batch sum = cells.load(sums);
                     Batch square = cells.load(squares);
                     for (std::int64_t row = 0; row < rows; ++row) {
                       const Batch d = cells.load(from + row * columns) - shift;
                       sum += d;
                       square = fma(d, d, square);
                     }
                     cells.store(sums, sum);
                     cells.store(squares, square);
                   });
  }

  const float* x_;
  std::int64_t rows_;
  std::int64_t columns_;
  std::int64_t count_;
  Floats shifts_;
  Floats partial_sums_;
  Floats partial_squares_;
  std::array<double, most> sums_;
  std::array<double, most> squares_;
};

// Calls body(block, first) for all columns, in blocks that begin at column `first`.
template <class Body>
void for_each_block(const float* x, std::int64_t rows, std::int64_t columns, Body body) {
  for (std::int64_t first = 0; first < columns; first += ColumnBlock::most) {
    ColumnBlock block(x + first, rows, columns, std::min(ColumnBlock::most, columns - first));
    body(block, first);
  }
}

}  // namespace

double mean_of(const Runs& runs) {
  double sum = 0;
  for (std::int64_t run = 0; run < runs.count; ++run) {
    const float* x = runs.data + run * runs.stride;
    const auto halves = sum_row<Doubles>(
        runs.length, [=](auto cells, Doubles& sums) { add_to(sums, in_double(cells.load(x))); });
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
  for_each_block(x, rows, columns,
                 [=](ColumnBlock& block, std::int64_t first) { block.measure(moments + first); });
}

void means_of_columns(const float* x, std::int64_t rows, std::int64_t columns, double* means) {
  for_each_block(x, rows, columns,
                 [=](ColumnBlock& block, std::int64_t first) { block.find_means(means + first); });
}

}  // namespace normlab::kernels
