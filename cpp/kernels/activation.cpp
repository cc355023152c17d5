#include "kernels/activation.hpp"

#include "kernels/gelu.hpp"
#include "kernels/rectifiers.hpp"
#include "kernels/sigmoids.hpp"
#include "tensor/plan_activation.hpp"

namespace normlab::kernels {
namespace {

template <class Function>
void apply(const Function& shared, View<const float> x, ActivationResult<float>& result) {
  const Function function = shared;  // one of its own, which no store can change: in registers
  const float* from = x.data();
  float* output = result.output.data();
  float* derivative = result.derivative.data();
  if (output != nullptr && derivative == nullptr) {
    // A loop of its own, without what only the derivative needs.
    return for_each_batch(
        x.numel(), [=](auto cells) { cells.store(output, function(cells.load(from)).output); });
  }
  for_each_batch(x.numel(), [&](auto cells) {
    const Point point = function(cells.load(from));
    if (output != nullptr) cells.store(output, point.output);
    if (derivative != nullptr) cells.store(derivative, point.derivative);
  });
}

}  // namespace

Status activation(View<const float> x, ActivationKind kind, std::optional<double> alpha,
                  Fields wanted, ActivationResult<float>& result) {
  if (Status status = allocate(x.shape(), wanted, result); !status.ok()) return status;
  switch (kind) {
    case ActivationKind::relu:
      apply(Relu(), x, result);
      break;
    case ActivationKind::leaky_relu:
      apply(LeakyRelu(alpha_or_default(kind, alpha)), x, result);
      break;
    case ActivationKind::elu:
      apply(Elu(alpha_or_default(kind, alpha)), x, result);
      break;
    case ActivationKind::gelu:
      apply(Gelu(), x, result);
      break;
    case ActivationKind::gelu_tanh:
      apply(GeluTanh(), x, result);
      break;
    case ActivationKind::silu:
      apply(Silu(), x, result);
      break;
    case ActivationKind::mish:
      apply(Mish(), x, result);
      break;
    case ActivationKind::softplus:
      apply(Softplus(), x, result);
      break;
    case ActivationKind::sigmoid:
      apply(Sigmoid(), x, result);
      break;
    case ActivationKind::tanh:
      apply(Tanh(), x, result);
      break;
  }
  return {};
}

}  // namespace normlab::kernels
