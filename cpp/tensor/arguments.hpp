#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/shape.hpp"
#include "tensor/status.hpp"
#include "tensor/tensor.hpp"
#include "tensor/view.hpp"

namespace normlab {

/// The shape of an argument, nullptr where it is left out.
template <class T>
const Shape* shape_of(const View<T>& view) {
  return view.present() ? &view.shape() : nullptr;
}

/// Counts a negative `axis` of x from the end. Errors: `bad_axis`.
Status check_axis(const char* op, const Shape& x, std::int64_t axis, int& counted);

/// Errors: `bad_argument` unless `eps` is finite and ≥ 0.
Status check_eps(const char* op, double eps);

/// Errors: `shape_mismatch` unless `given` is left out or has the shape `wanted`; `whose` ends the
/// sentence "… but <whose> shape (4)."
Status check_shape(const char* op, const char* argument, const Shape* given, const Shape& wanted,
                   const char* whose);

/// Takes memory for the wanted fields of one result; the first failure stands and is the status.
class FieldAllocator {
 public:
  FieldAllocator(const char* op, Fields wanted) : op_(op), wanted_(wanted) {}

  /// A field that is not wanted takes no memory, but its size is checked all the same.
  template <class Field, class T>
  FieldAllocator& take(Field field, const char* name, const Shape& shape, Tensor<T>& tensor) {
    if (!status_.ok()) return *this;
    if (wanted_.has(field)) {
      status_ = tensor.allocate(op_, name, shape);
    } else if (!could_fit(shape.numel(), sizeof(T))) {
      status_ = too_large(op_, name, shape);
    }
    return *this;
  }

  [[nodiscard]] const Status& status() const { return status_; }

 private:
  const char* op_;
  Fields wanted_;
  Status status_;
};

}  // namespace normlab
