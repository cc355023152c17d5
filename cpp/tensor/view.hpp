#pragma once

#include <cstdint>
#include <type_traits>

#include "tensor/shape.hpp"

namespace normlab {

/// Somebody else's cells with a shape; a default-made view is an optional argument left out.
template <class T>
class View {
 public:
  constexpr View() {}  // as Sentence's: no zeros into lengths that mean nothing
  constexpr View(T* data, const Shape& shape) : data_(data), shape_(shape), present_(true) {}

  /// A view to write through is also one to read through.
  template <class U>
    requires std::is_same_v<const U, T>
  constexpr View(const View<U>& other)
      : data_(other.data()), shape_(other.shape()), present_(other.present()) {}

  [[nodiscard]] constexpr bool present() const { return present_; }
  [[nodiscard]] constexpr T* data() const { return data_; }
  [[nodiscard]] constexpr const Shape& shape() const { return shape_; }
  [[nodiscard]] constexpr std::int64_t numel() const { return shape_.numel(); }
  constexpr T& operator[](std::int64_t cell) const { return data_[cell]; }

 private:
  T* data_ = nullptr;
  Shape shape_{};
  bool present_ = false;
};

}  // namespace normlab
