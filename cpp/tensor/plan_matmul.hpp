#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/broadcast.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// A batch of products (rows, inner) · (inner, columns).
struct MatmulPlan {
  Shape output;
  Shape batch;  // the broadcast leading axes
  Strides a_strides{};
  Strides b_strides{};
  std::int64_t rows = 0;
  std::int64_t inner = 0;
  std::int64_t columns = 0;
};

/// Errors: `shape_mismatch`.
Status plan_matmul(const Shape& a, const Shape& b, MatmulPlan& plan);

/// As one product: (rows, inner) · (inner, columns). Errors: `shape_mismatch`.
Status plan_linear(const Shape& x, const Shape& weight, const Shape* bias, MatmulPlan& plan);

template <class T>
Status allocate(const MatmulPlan& plan, Fields wanted, MatmulResult<T>& result) {
  return FieldAllocator("matmul", wanted)
      .take(MatmulField::output, "output", plan.output, result.output)
      .status();
}

template <class T>
Status allocate(const MatmulPlan& plan, Fields wanted, LinearResult<T>& result) {
  return FieldAllocator("linear", wanted)
      .take(LinearField::output, "output", plan.output, result.output)
      .status();
}

}  // namespace normlab
