#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace normlab {

/// The lengths of a tensor's axes, outermost first; row-major, rank 0 to 8.
class Shape {
 public:
  static constexpr int max_rank = 8;

  constexpr Shape() {}
  constexpr Shape(const Shape& other) { *this = other; }

  /// Copies the lengths that there are, which takes less time than all; once in the file, and not
  /// once for each copy.
  [[gnu::noinline]] constexpr Shape& operator=(const Shape& other) {
    rank_ = other.rank_;
    for (int axis = 0; axis < rank_; ++axis) (*this)[axis] = other[axis];
    return *this;
  }

  /// Lengths beyond `max_rank` are dropped; the edge refuses such tensors before they get here.
  constexpr Shape(std::initializer_list<std::int64_t> lengths) {
    for (const std::int64_t length : lengths) append(length);
  }

  [[nodiscard]] constexpr int rank() const { return rank_; }
  [[nodiscard]] constexpr std::int64_t operator[](int axis) const { return lengths_[index(axis)]; }
  constexpr std::int64_t& operator[](int axis) { return lengths_[index(axis)]; }

  constexpr void append(std::int64_t length) {
    if (rank_ < max_rank) lengths_[index(rank_++)] = length;
  }

  /// The number of cells from axis `first` up to, not including, axis `last`;
  /// a product beyond 2^63 - 1 stays there, so that it is refused and not wrapped.
  [[nodiscard]] constexpr std::int64_t numel(int first, int last) const {
    std::int64_t product = 1;
    for (int axis = first; axis < last; ++axis) {
      if ((*this)[axis] == 0) return 0;
    }
    for (int axis = first; axis < last; ++axis) {
      const std::int64_t length = (*this)[axis];
      constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
      const bool fits = (product | length) >> 31 == 0 || product <= most / length;
      product = fits ? product * length : most;
    }
    return product;
  }

  [[nodiscard]] constexpr std::int64_t numel() const { return numel(0, rank_); }

  /// The axes from `first` up to, not including, `last`, as a shape of their own.
  [[nodiscard]] constexpr Shape slice(int first, int last) const {
    Shape part;
    for (int axis = first; axis < last; ++axis) part.append((*this)[axis]);
    return part;
  }

  constexpr bool operator==(const Shape& other) const {
    if (rank_ != other.rank_) return false;
    for (int axis = 0; axis < rank_; ++axis) {
      if ((*this)[axis] != other[axis]) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t index(int axis) { return static_cast<std::size_t>(axis); }

  std::array<std::int64_t, max_rank> lengths_;  // only the first rank_ mean anything
  int rank_ = 0;
};

}  // namespace normlab
