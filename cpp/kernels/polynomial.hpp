#pragma once

#include <array>
#include <cstddef>

#include "kernels/fma.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {

/// A polynomial by Horner's rule. Make one before a loop: it holds its coefficients in registers.
template <std::size_t count>
class Polynomial {
 public:
  /// The coefficient of the highest power first.
  // NOLINTNEXTLINE(*-avoid-c-arrays): its length is deduced from a table of volatile floats
  explicit Polynomial(const volatile float (&coefficients)[count]) {
    for (std::size_t i = 0; i < count; ++i) coefficients_[i] = constant(coefficients[i]);
  }

  Batch operator()(Batch x) const {
    Batch sum = coefficients_[0];
    for (std::size_t i = 1; i < count; ++i) sum = fma(sum, x, coefficients_[i]);
    return sum;
  }

 private:
  std::array<Batch, count> coefficients_;
};

}  // namespace normlab::kernels
