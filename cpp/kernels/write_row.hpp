#pragma once

#include <cstdint>

#include "kernels/fma.hpp"
#include "kernels/moments.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {

/// A number in every lane.
constexpr Lanes everywhere(float number) {
  Lanes cells{};
  cells.fill(number);
  return cells;
}
inline constexpr Lanes ones = everywhere(1.0F);
inline constexpr Lanes zeros = everywhere(0.0F);
inline constexpr Lanes minus_zeros = everywhere(-0.0F);

/// A number a cell, or the same ones for every batch, in the same loop.
class Spread {
 public:
  Spread(const float* cells, const Lanes& otherwise)
      : cells_(cells != nullptr ? cells : otherwise.data()), mask_(cells != nullptr ? -1 : 0) {}

  template <class Cells>
  [[nodiscard]] Batch at(Cells cells) const {
    cells.first &= mask_;
    return cells.load(cells_);
  }

 private:
  const float* cells_;
  std::int64_t mask_;
};

/// value · gamma + beta, each a number a cell or nullptr. Without any the value stays, the sign of
/// a zero too, to which nothing is added but −0.
class Affine {
 public:
  Affine(const float* gamma, const float* beta)
      : gamma_(gamma, ones), beta_(beta, gamma != nullptr ? zeros : minus_zeros) {}

  template <class Cells>
  [[nodiscard]] Batch operator()(Cells cells, Batch value) const {
    return fma(value, gamma_.at(cells), beta_.at(cells));
  }

 private:
  Spread gamma_;
  Spread beta_;
};

/// value · gamma + beta, one number each.
class ChannelAffine {
 public:
  ChannelAffine(float gamma, float beta) : gamma_(gamma), beta_(beta) {}

  template <class Cells>
  [[nodiscard]] Batch operator()(Cells, Batch value) const {
    return fma(value, gamma_, beta_);
  }

 private:
  Batch gamma_;
  Batch beta_;
};

/// The last pass over one row of n cells: normalized = normalize(x), output = affine(normalized).
/// Both may be nullptr: not wanted. Made in write_row.cpp for the normalizers that there are.
template <class Normalize, class Affine>
void write_row(const Normalize& normalize, const float* x, std::int64_t n, const Affine& affine,
               float* normalized, float* output);

/// The numbers of a Normalizer and of a ChannelAffine, for each cell of a row others.
struct Columns {
  const float* center;
  const float* factor;
  const float* offset;
  const float* gamma;
  const float* beta;
};

/// The last pass over one row whose cells are normalized each by numbers of its own.
void write_columns(const Columns& columns, const float* x, std::int64_t n, float* normalized,
                   float* output);

}  // namespace normlab::kernels
