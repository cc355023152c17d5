#include "kernels/write_row.hpp"

#include <array>
#include <type_traits>

#include "kernels/fma.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {
namespace {

class Normalizer {
 public:
  explicit Normalizer(const Scaling& scaling)
      : center_(scaling.center), factor_(scaling.factor), offset_(scaling.offset) {}
  Normalizer(Batch center, Batch factor, Batch offset)
      : center_(center), factor_(factor), offset_(offset) {}

  Batch operator()(Batch x) const { return fma(x - center_, factor_, offset_); }

 private:
  Batch center_;
  Batch factor_;
  Batch offset_;
};

// (x − mean) · rstd in double, for what leaves float's range on its way.
class WideNormalizer {
 public:
  WideNormalizer(const Moments& moments, double rstd) : mean_(moments.mean), rstd_(rstd) {}

  Batch operator()(Batch x) const {
    Lanes cells = to_lanes(x);
    for (float& cell : cells) {
      cell = static_cast<float>((static_cast<double>(cell) - mean_) * rstd_);
    }
    return Batch::load_unaligned(cells.data());
  }

 private:
  double mean_;
  double rstd_;
};

// How many batches to normalize at once: what is slow anyway stays short.
template <class Normalize>
constexpr int batches_at_once = std::is_same_v<Normalize, WideNormalizer> ? 1 : 4;

// to = finish(cells, normalize(x)). Everything by value: what a store might change would be read
// anew after each.
template <class Normalize, class Finish>
[[gnu::always_inline]] inline void write(Normalize normalize, const float* x, std::int64_t n,
                                         float* to, Finish finish) {
  for_each_batch<batches_at_once<Normalize>>(
      n, [=](auto cells) { cells.store(to, finish(cells, normalize(cells.load(x)))); });
}

constexpr auto as_it_is = [](auto, Batch value) { return value; };

template <class Normalize>
void write_row_with(Normalize normalize, const float* x, std::int64_t n, const float* gamma,
                    const float* beta, float* normalized, float* output) {
  if (normalized != nullptr) write(normalize, x, n, normalized, as_it_is);
  if (output == nullptr) return;
  if (gamma != nullptr && beta != nullptr) {
    write(normalize, x, n, output,
          [=](auto cells, Batch value) { return fma(value, cells.load(gamma), cells.load(beta)); });
  } else if (gamma != nullptr) {
    write(normalize, x, n, output,
          [=](auto cells, Batch value) { return value * cells.load(gamma); });
  } else if (beta != nullptr) {
    write(normalize, x, n, output,
          [=](auto cells, Batch value) { return value + cells.load(beta); });
  } else {
    write(normalize, x, n, output, as_it_is);
  }
}

// A few rows at once, `apart` cells from each other, which read the scalings once.
template <std::int64_t at_once>
void write_few_rows(const ColumnScalings& scalings, const float* x, std::int64_t apart,
                    std::int64_t width, float* to) {
  for_each_line(width, [=](auto... cells) {
    const std::array normalize{Normalizer(cells.load(scalings.center), cells.load(scalings.factor),
                                          cells.load(scalings.offset))...};
    for (std::int64_t row = 0; row < at_once; ++row) {
      auto with = normalize.begin();
      (cells.store(to + row * apart, (*with++)(cells.load(x + row * apart))), ...);
    }
  });
}

}  // namespace

void write_row(const Moments& moments, double rstd, const float* x, std::int64_t n,
               const float* gamma, const float* beta, float* normalized, float* output) {
  if (wants_double(moments, rstd)) {
    write_row_with(WideNormalizer(moments, rstd), x, n, gamma, beta, normalized, output);
  } else {
    write_row_with(Normalizer(Scaling(moments, rstd)), x, n, gamma, beta, normalized, output);
  }
}

void write_run(const Moments& moments, double rstd, float gamma, float beta, const float* x,
               std::int64_t n, float* to) {
  if (wants_double(moments, rstd, gamma)) {
    write(WideNormalizer(moments, rstd), x, n, to,
          [factor = Batch(gamma), offset = Batch(beta)](auto, Batch value) {
            return fma(value, factor, offset);
          });
  } else {
    write(Normalizer(Scaling(moments, rstd, gamma, beta)), x, n, to, as_it_is);
  }
}

void write_rows(const ColumnScalings& scalings, const float* x, std::int64_t rows,
                std::int64_t width, float* to) {
  // One of each third of the rows: a third is gone through from its first cell to its last, as
  // memory likes it. (Not of each quarter: those often share their places in a cache.)
  constexpr std::int64_t few = 3;
  const std::int64_t third = rows / few;
  for (std::int64_t row = 0; row < third; ++row) {
    write_few_rows<few>(scalings, x + row * width, third * width, width, to + row * width);
  }
  for (std::int64_t row = few * third; row < rows; ++row) {
    write_few_rows<1>(scalings, x + row * width, 0, width, to + row * width);
  }
}

}  // namespace normlab::kernels
