#pragma once

#include <optional>

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
///   relu        max(x, 0)                   derivative 1 above 0, else 0
///   leaky_relu  x above 0, else alpha · x   derivative 1 above 0, else alpha
///   elu         x above 0, else             derivative 1 above 0, else alpha · exp(x)
///               alpha · (exp(x) − 1)
///   gelu        x · Φ(x)                    derivative Φ(x) + x · φ(x)
///   gelu_tanh   x · (1 + tanh(u)) / 2       derivative (1 + tanh(u) + x · (1 − tanh(u)²) · u′) / 2
///   silu        x · s(x)                    derivative s + x · s · (1 − s)
///   mish        x · t, t = tanh(softplus)   derivative t + x · (1 − t²) · s
///   softplus    log(1 + exp(x))             derivative s
///   sigmoid     s(x) = 1 / (1 + exp(−x))    derivative s · (1 − s)
///   tanh        tanh(x)                     derivative 1 − tanh(x)²
///
/// Φ and φ are the standard normal distribution and its density, u = √(2/π) · (x + 0.044715 x³).
/// softplus is x and its derivative 1 beyond 20, PyTorch's threshold. `alpha` is the slope of
/// leaky_relu (absent = 0.01) and the depth of elu (absent = 1); the others have no use for it. The
/// derivatives at 0 are PyTorch's. NaN gives NaN; the derivatives of relu and elu there are 1 and
/// that of leaky_relu alpha, as in PyTorch.
///
/// Accurate to a few units in the last place also where the textbook formulas cancel: gelu and
/// gelu_tanh far below 0, elu near it, the derivatives of sigmoid and tanh far from 0. Where an
/// exponential comes out denormal, below −87, its few digits are those of the result.
///
/// Errors: too_large, out_of_memory.
///
/// Source: Clevert et al. 2015, arXiv 1511.07289 (ELU); Hendrycks, Gimpel 2016, arXiv 1606.08415
/// (GELU, SiLU); Misra 2019, arXiv 1908.08681 (Mish); PyTorch `torch.nn.functional`, by the same
/// names, gelu_tanh as `gelu(approximate='tanh')`.
Status activation(View<const float> x, ActivationKind kind, std::optional<double> alpha,
                  Fields wanted, ActivationResult<float>& result);

}  // namespace normlab::kernels
