#include "tensor/arguments.hpp"

#include <cmath>

namespace normlab {

Status check_axis(const char* op, const Shape& x, std::int64_t axis, int& counted) {
  const int rank = x.rank();
  if (axis >= -rank && axis < rank) {
    counted = static_cast<int>(axis < 0 ? axis + rank : axis);
    return {};
  }
  Sentence sentence;
  sentence << op << ": axis is " << axis << ", but x has shape " << x;
  if (rank == 0) return {Code::bad_axis, sentence << " and so no axis."};
  return {Code::bad_axis, sentence << " and axes " << -rank << " to " << rank - 1 << "."};
}

Status check_eps(const char* op, double eps) {
  if (std::isfinite(eps) && eps >= 0) return {};
  return {Code::bad_argument,
          Sentence() << op << ": eps is " << eps << ", but must be a finite number, 0 or more."};
}

Status check_shape(const char* op, const char* argument, const Shape* given, const Shape& wanted,
                   const char* whose) {
  if (given == nullptr || *given == wanted) return {};
  return {Code::shape_mismatch, Sentence() << op << ": " << argument << " has shape " << *given
                                           << ", but " << whose << " shape " << wanted << "."};
}

}  // namespace normlab
