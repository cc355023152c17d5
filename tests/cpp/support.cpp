#include "support.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>

#include "kernels/simd.hpp"

namespace normlab::test {

Input::Input(const Shape& shape, const Values& values, std::int64_t offset)
    : shape_(shape),
      offset_(offset),
      floats_(static_cast<std::size_t>(offset)),
      doubles_(values.begin(), values.end()),
      present_(true) {
  REQUIRE(shape.numel() == static_cast<std::int64_t>(values.size()));
  floats_.insert(floats_.end(), values.begin(), values.end());
}

View<const float> Input::in_float() const {
  return present_ ? View<const float>(floats_.data() + offset_, shape_) : View<const float>();
}

View<const double> Input::in_double() const {
  return present_ ? View<const double>(doubles_.data(), shape_) : View<const double>();
}

Bools::Bools(const Shape& shape, std::vector<std::uint8_t> bytes)
    : shape_(shape), bytes_(std::move(bytes)) {
  REQUIRE(shape.numel() == static_cast<std::int64_t>(bytes_.size()));
}

const std::vector<std::int64_t>& lengths() {
  using kernels::lanes;
  static const std::vector<std::int64_t> all{1,     3,         lanes / 2, lanes - 1,
                                             lanes, lanes + 1, 3 * lanes, 8 * lanes + 2};
  return all;
}

Values spread_values(std::int64_t n, double center, double spread, std::uint32_t seed) {
  Values values;
  std::uint32_t state = seed * 2654435761U + 12345U;
  for (std::int64_t i = 0; i < n; ++i) {
    state = state * 1664525U + 1013904223U;
    const double share = static_cast<double>(state >> 8U) / 0x1p23 - 1;
    values.push_back(static_cast<float>(center + spread * share));
  }
  return values;
}

const std::vector<Family>& families() {
  static const std::vector<Family> all{
      {"around 0", 0, 2},
      {"mean 1e4, spread 1e-2", 1e4, 1e-2},
      {"mean -1e4, spread 1e-2", -1e4, 1e-2},
      {"near 90", 90, 1},
      {"near -90", -90, 1},
      {"up to 1e4", 0, 1e4},
      {"denormal", 0, 1e-40},
      {"squares underflow", 1e-25, 1e-26},
      {"squares overflow", 0, 1e25},
      {"equal", 0.1, 0},
  };
  return all;
}

void check_refused(const Status& status, std::string_view code, std::string_view sentence) {
  CHECK(code_name(status.code()) == code);
  CHECK(status.message() == sentence);
}

template <class T>
void check_cells(const Tensor<T>& actual, const std::vector<double>& expected, double tolerance) {
  REQUIRE(actual.numel() == static_cast<std::int64_t>(expected.size()));
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const auto cell = static_cast<double>(actual[static_cast<std::int64_t>(i)]);
    CAPTURE(i);
    CAPTURE(cell);
    CAPTURE(expected[i]);
    const bool both_nan = std::isnan(cell) && std::isnan(expected[i]);
    const double allowed = tolerance * std::max(1.0, std::fabs(expected[i]));
    const bool close = cell == expected[i] || std::fabs(cell - expected[i]) <= allowed;
    CHECK((both_nan || close));
  }
}

template void check_cells(const Tensor<float>&, const std::vector<double>&, double);
template void check_cells(const Tensor<double>&, const std::vector<double>&, double);

bool same_bits(const float* a, const float* b, std::int64_t n) {
  return std::memcmp(a, b, static_cast<std::size_t>(n) * sizeof(float)) == 0;
}

bool same_bits(const Tensor<float>& a, const Tensor<float>& b) {
  return a.shape() == b.shape() && same_bits(a.data(), b.data(), a.numel());
}

std::uint64_t fingerprint(const std::vector<const Tensor<float>*>& tensors) {
  std::uint64_t hash = 14695981039346656037U;
  for (const Tensor<float>* tensor : tensors) {
    for (std::int64_t i = 0; i < tensor->numel(); ++i) {
      std::array<unsigned char, sizeof(float)> bytes;
      std::memcpy(bytes.data(), tensor->data() + i, bytes.size());
      for (const unsigned char byte : bytes) hash = (hash ^ byte) * 1099511628211U;
    }
  }
  return hash;
}

bool fingerprints_hold() {
#ifdef __wasm_relaxed_simd__
  return false;
#else
  return kernels::lanes * sizeof(float) * 8 == 128;
#endif
}

}  // namespace normlab::test
