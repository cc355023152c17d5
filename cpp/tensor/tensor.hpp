#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>

#include "tensor/shape.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab {

/// The engine's whole address space in bytes: WASM's 4 GiB, natively too, so that every build
/// refuses the same tensors.
inline constexpr std::int64_t address_space = std::int64_t{1} << 32;

/// Whether so many cells could ever fit. As many bytes as there are addresses would wrap around to
/// none at all.
constexpr bool could_fit(std::int64_t cells, std::int64_t cell_bytes) {
  return cells < address_space / cell_bytes;
}

/// The sentence for a result that could never fit: `too_large`. `op` and `field` are the names in
/// it.
Status too_large(const char* op, const char* field, const Shape& shape);

/// The sentence for a result that could fit, but not now: `out_of_memory`.
Status no_memory_for(const char* op, const char* field, const Shape& shape,
                     std::int64_t cell_bytes);

/// Cells with a shape, owned. Default-made it is a field that nobody asked for.
template <class T>
class Tensor {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  /// Takes new, unwritten memory for `shape`. Errors: `too_large`, `out_of_memory`; the tensor is
  /// then as if default-made.
  Status allocate(const char* op, const char* field, const Shape& shape) {
    cells_.reset();
    view_ = {};
    constexpr auto cell_bytes = static_cast<std::int64_t>(sizeof(T));
    const std::int64_t cells = shape.numel();
    if (!could_fit(cells, cell_bytes)) return too_large(op, field, shape);
    const std::int64_t bytes = cells * cell_bytes;
    // One cell for an empty tensor, so that its address is an address.
    cells_.reset(
        static_cast<T*>(std::malloc(static_cast<std::size_t>(bytes > 0 ? bytes : cell_bytes))));
    if (!cells_) return no_memory_for(op, field, shape, cell_bytes);
    view_ = View<T>(cells_.get(), shape);
    return {};
  }

  [[nodiscard]] bool present() const { return view_.present(); }
  [[nodiscard]] const Shape& shape() const { return view_.shape(); }
  [[nodiscard]] std::int64_t numel() const { return view_.numel(); }
  [[nodiscard]] T* data() { return view_.data(); }
  [[nodiscard]] const T* data() const { return view_.data(); }
  T& operator[](std::int64_t cell) { return cells_.get()[cell]; }
  const T& operator[](std::int64_t cell) const { return cells_.get()[cell]; }
  /// Where row `index` of rows of `width` cells begins; nullptr where nobody asked for the field.
  [[nodiscard]] T* row(std::int64_t index, std::int64_t width) {
    return present() ? data() + index * width : nullptr;
  }
  /// The same cells under another shape of as many; a field that nobody asked for stays one.
  [[nodiscard]] Tensor reshaped(const Shape& shape) && {
    if (present()) view_ = View<T>(cells_.get(), shape);
    return std::move(*this);
  }
  /// Lets go of the cells, which are now the caller's to give to `std::free`; the tensor is then as
  /// if default-made.
  T* release() {
    view_ = {};
    return cells_.release();
  }
  operator View<const T>() const { return view_; }

 private:
  struct Free {
    void operator()(T* cells) const { std::free(cells); }
  };
  std::unique_ptr<T, Free> cells_;
  View<T> view_;
};

/// Whether there is anything to compute: a field that is wanted and has cells. Without one, rows of
/// no cells, however many, need no visit.
template <class... T>
bool any_cells(const Tensor<T>&... fields) {
  return ((fields.present() && fields.numel() > 0) || ...);
}

}  // namespace normlab
