#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "doctest.hpp"

#include "tensor/mask.hpp"
#include "tensor/shape.hpp"
#include "tensor/status.hpp"
#include "tensor/tensor.hpp"
#include "tensor/view.hpp"

namespace normlab::test {

using Values = std::vector<float>;

/// One tensor for both sides: float, beginning `offset` floats into its memory, and double.
class Input {
 public:
  Input() = default;
  Input(const Shape& shape, const Values& values, std::int64_t offset = 0);

  [[nodiscard]] View<const float> in_float() const;
  [[nodiscard]] View<const double> in_double() const;

 private:
  Shape shape_;
  std::int64_t offset_ = 0;
  Values floats_;
  std::vector<double> doubles_;
  bool present_ = false;
};

/// A bool mask of bytes.
class Bools {
 public:
  Bools(const Shape& shape, std::vector<std::uint8_t> bytes);

  [[nodiscard]] View<const std::uint8_t> view() const { return {bytes_.data(), shape_}; }

 private:
  Shape shape_;
  std::vector<std::uint8_t> bytes_;
};

/// Lengths around the number of lanes N: 1, 3, N/2, N−1, N, N+1, 3N, 8N+2.
const std::vector<std::int64_t>& lengths();

/// n numbers around `center`, evenly spread over ± `spread`, the same ones at every run.
Values spread_values(std::int64_t n, double center, double spread, std::uint32_t seed = 1);

/// A kind of row that breaks a naive kernel.
struct Family {
  std::string name;
  double center;
  double spread;
};

/// Around 0, a large mean with a small spread, scores near ±90 and ±1e4, denormals, rows whose
/// squares leave float's range, equal values.
const std::vector<Family>& families();

/// Asserts the code and the whole sentence.
void check_refused(const Status& status, std::string_view code, std::string_view sentence);

/// Asserts equal cells, to `tolerance` relative to 1 or to the expected cell, whichever is larger.
template <class T>
void check_cells(const Tensor<T>& actual, const std::vector<double>& expected,
                 double tolerance = 1e-6);

extern template void check_cells(const Tensor<float>&, const std::vector<double>&, double);
extern template void check_cells(const Tensor<double>&, const std::vector<double>&, double);

/// Whether n cells are equal bit for bit, NaNs and signs of zero included.
bool same_bits(const float* a, const float* b, std::int64_t n);
bool same_bits(const Tensor<float>& a, const Tensor<float>& b);

/// FNV-1a over the bits of some tensors: the builds whose arithmetic is the same agree on it.
std::uint64_t fingerprint(const std::vector<const Tensor<float>*>& tensors);

/// Whether this build's kernels never fuse and have 128-bit registers, so that fingerprints hold.
bool fingerprints_hold();

}  // namespace normlab::test
