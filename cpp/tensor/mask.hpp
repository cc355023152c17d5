#pragma once

#include <cstdint>

#include "tensor/shape.hpp"
#include "tensor/view.hpp"

namespace normlab {

/// A mask of one of three forms: left out, bool (bytes, 0 or not 0), or float (added to scores).
/// What a bool 1 means is the argument's own business: attn_mask "may attend",
/// key_padding_mask "ignored".
class Mask {
 public:
  Mask() {}  // as Sentence's
  Mask(View<const std::uint8_t> bools) : bools_(bools) {}
  Mask(View<const float> floats) : floats_(floats) {}

  [[nodiscard]] bool present() const { return is_bool() || is_float(); }
  [[nodiscard]] bool is_bool() const { return bools_.present(); }
  [[nodiscard]] bool is_float() const { return floats_.present(); }
  [[nodiscard]] const Shape& shape() const { return is_bool() ? bools_.shape() : floats_.shape(); }
  /// The same cells under another shape of as many; absent stays absent.
  [[nodiscard]] Mask reshaped(const Shape& shape) const {
    if (is_bool()) return View<const std::uint8_t>(bools_.data(), shape);
    if (is_float()) return View<const float>(floats_.data(), shape);
    return {};
  }
  [[nodiscard]] bool bool_at(std::int64_t cell) const { return bools_[cell] != 0; }
  [[nodiscard]] float float_at(std::int64_t cell) const { return floats_[cell]; }

 private:
  View<const std::uint8_t> bools_;
  View<const float> floats_;
};

}  // namespace normlab
