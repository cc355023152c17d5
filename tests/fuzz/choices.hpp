#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace normlab::fuzz {

/// The bytes of one execution, read as decisions; when they are used up, all that follow are 0.
class Choices {
 public:
  explicit Choices(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  std::uint8_t byte() {
    if (bytes_.empty()) return 0;
    const std::uint8_t first = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return first;
  }

  /// 0 … n − 1, n at most 256.
  std::int64_t below(std::int64_t n) { return byte() % n; }

  /// True once in n.
  bool one_in(std::int64_t n) { return below(n) == n - 1; }

  template <class T, std::size_t n>
  T pick(const std::array<T, n>& all) {
    return all[static_cast<std::size_t>(below(n))];
  }

  /// Any bits at all.
  template <class T>
  T bits() {
    std::array<std::uint8_t, sizeof(T)> all;
    for (std::uint8_t& one : all) one = byte();
    T value;
    std::memcpy(&value, all.data(), sizeof value);
    return value;
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

}  // namespace normlab::fuzz
