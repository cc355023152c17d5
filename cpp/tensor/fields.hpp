#pragma once

#include <cstdint>

namespace normlab {

/// The result fields that are wanted: bit i is the i-th field of the op's result, in the order of
/// its struct. A field that is not wanted stays a default-made tensor.
class Fields {
 public:
  constexpr Fields() = default;
  constexpr explicit Fields(std::uint32_t bits) : bits_(bits) {}

  static constexpr Fields all() { return Fields(~std::uint32_t{0}); }

  template <class Field>
  [[nodiscard]] constexpr bool has(Field field) const {
    return ((bits_ >> static_cast<std::uint32_t>(field)) & 1U) != 0;
  }

  [[nodiscard]] constexpr bool any() const { return bits_ != 0; }

  /// `field` too.
  template <class Field>
  [[nodiscard]] constexpr Fields with(Field field) const {
    return Fields(bits_ | 1U << static_cast<std::uint32_t>(field));
  }

  /// The fields from `first` on, as those of a result that begins with it.
  template <class Field>
  [[nodiscard]] constexpr Fields from(Field first) const {
    return Fields(bits_ >> static_cast<std::uint32_t>(first));
  }

 private:
  std::uint32_t bits_ = ~std::uint32_t{0};
};

}  // namespace normlab
