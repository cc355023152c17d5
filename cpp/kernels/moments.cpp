#include "kernels/moments.hpp"

#include <algorithm>

#include "kernels/fma.hpp"
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
  Moments moments{mean, squares};
  const auto n = static_cast<double>(runs.values());
  const double residual = moments.residual();
  moments.is_wide = leaves_float(squares, runs.values());
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
    const bool is_near = around_mean >= sum * distance && !leaves_float(around_mean, n);
    if (!is_near) return false;
    moments = {static_cast<double>(shift) + distance, around_mean};
    return true;
  }
};

// A value near the mean of n values from x on, and equal to them where they are all equal: judged
// by the first four batches, as one alone would be too far from it once in twenty rows. 0, which
// need not be subtracted, where that is surely near enough.
float near_mean(const float* x, std::int64_t n) {
  if (n < lanes) return n > 0 ? *x : 0.0F;
  const auto batch = [=](std::int64_t i) { return Batch::load_unaligned(x + i * lanes); };
  const auto sum_of = [](Batch values) {
    Lanes cells = to_lanes(values);
    return sum_in_pairs(cells.data(), cells.size());
  };
  if (n < 4 * lanes) return sum_of(batch(0)) * (1.0F / static_cast<float>(lanes));
  const float sum = sum_of((batch(0) + batch(1)) + (batch(2) + batch(3)));
  const float squares = sum_of((batch(0) * batch(0) + batch(1) * batch(1)) +
                               (batch(2) * batch(2) + batch(3) * batch(3)));
  constexpr float share = 0.25F / static_cast<float>(lanes);
  const float mean = sum * share;
  const bool is_near_zero = 5 * mean * mean <= squares * share;  // mean² ≤ var / 4
  return is_near_zero ? 0 : mean;
}

void add_run(const float* x, std::int64_t n, ShiftedSums& sums) {
  const float fill = sums.shift;
  const Batch shift(fill);
  const auto add = [](Batch d, Sums<2>& way) {
    way[0] += d;
    way[1] = fma(d, d, way[1]);
  };
  const auto totals =
      fill == 0 ? sum_row<Sums<2>>(n, [=](auto cells, Sums<2>& way) { add(cells.load(x), way); })
                : sum_row<Sums<2>>(
                      n, [=](auto cells, Sums<2>& way) { add(cells.load(x, fill) - shift, way); });
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
        add_in_double(cells.load(from), sums_.data() + cells.first);
      });
    }
    for_each_column([&](std::size_t i) { means[i] = sums_[i] / static_cast<double>(rows_); });
  }

 private:
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
    clear(some_sums_);
    clear(some_squares_);
    constexpr std::int64_t stretch = 64;
    // Rows that lie far apart share the eight places that a cache has for their lines.
    const std::int64_t few = columns_ < most ? stretch : 8;
    for (std::int64_t row = 0; row < rows_; row += stretch) {
      const std::int64_t end = std::min(row + stretch, rows_);
      for (std::int64_t first = row; first < end; first += few) {
        const float* from = x_ + first * columns_;
        const std::int64_t rows = std::min(few, end - first);
        for_each_line(count_, [=, this](auto... cells) { add_rows(from, rows, cells...); });
      }
      for_each_batch(count_, [this](auto cells) {
        carry_over(cells, some_sums_.data(), sums_.data());
        carry_over(cells, some_squares_.data(), squares_.data());
      });
    }
  }

  // Of some batches of columns: in turn, as each sum waits for the one before.
  template <class... Cells>
  void add_rows(const float* from, std::int64_t rows, Cells... cells) {
    constexpr std::size_t count = sizeof...(cells);
    const std::array<Batch, count> shifts{cells.load(shifts_.data())...};
    std::array<Batch, count> sums{cells.load(some_sums_.data())...};
    std::array<Batch, count> squares{cells.load(some_squares_.data())...};
    for (auto left = static_cast<std::ptrdiff_t>(rows); left > 0; --left, from += columns_) {
      const std::array<Batch, count> x{cells.load(from)...};
      for (std::size_t i = 0; i < count; ++i) {
        const Batch d = x[i] - shifts[i];
        sums[i] += d;
        squares[i] = fma(d, d, squares[i]);
      }
    }
    auto sum = sums.begin();
    auto square = squares.begin();
    (cells.store(some_sums_.data(), *sum++), ...);
    (cells.store(some_squares_.data(), *square++), ...);
  }

  template <class Cells>
  static void carry_over(Cells cells, float* some, double* sums) {
    add_in_double(cells.load(some), sums + cells.first);
    cells.store(some, Batch(0.0F));
  }

  static void add_in_double(Batch terms, double* sums) {
    for (const auto& half : in_double(terms)) {
      (xsimd::load_unaligned(sums) + half).store_unaligned(sums);
      sums += half.size;
    }
  }

  const float* x_;
  std::int64_t rows_;
  std::int64_t columns_;
  std::int64_t count_;
  std::array<float, most> shifts_;
  std::array<float, most> some_sums_;
  std::array<float, most> some_squares_;
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
