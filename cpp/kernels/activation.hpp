#pragma once

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// An activation function and its derivative, cell by cell.
///
///   x           any shape
///   output      as x
///   derivative  as x     d output / d x
///
///   relu     max(x, 0)          derivative 1 above 0, else 0 (0 at 0, as in PyTorch)
///   gelu     x · Φ(x)           derivative Φ(x) + x · φ(x)
///   sigmoid  1 / (1 + exp(−x))  derivative s · (1 − s)
///   tanh     tanh(x)            derivative 1 − tanh(x)²
///
/// Φ and φ are the standard normal distribution and its density. NaN gives NaN; the derivative of
/// relu there is 1, as in PyTorch.
///
/// Accurate to a few units in the last place also where the textbook formulas cancel: gelu far
/// below 0, the derivatives of sigmoid and tanh far from 0.
///
/// Errors: too_large, out_of_memory.
///
/// Source: Hendrycks, Gimpel 2016, arXiv 1606.08415 (GELU); PyTorch `torch.nn.functional.gelu`,
/// `relu`, `sigmoid`, `tanh`.
Status activation(View<const float> x, ActivationKind kind, Fields wanted,
                  ActivationResult<float>& result);

}  // namespace normlab::kernels
