#include "reference/activation.hpp"

#include <cmath>
#include <numbers>

#include "tensor/plan_activation.hpp"

namespace normlab::reference {
namespace {

// begin: activation
void relu(double x, double& output, double& derivative) {
  output = x <= 0 ? 0 : x;
  derivative = x <= 0 ? 0 : 1;
}

void gelu(double x, double& output, double& derivative) {
  const double phi = std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi);  // density
  const double Phi = std::erfc(-x / std::numbers::sqrt2) / 2;                 // share below x
  output = x * Phi;
  derivative = Phi + x * phi;
}

void sigmoid(double x, double& output, double& derivative) {
  output = 1 / (1 + std::exp(-x));
  derivative = output / (1 + std::exp(x));  // s · (1 − s), as 1 − s is the sigmoid of −x
}

void tanh(double x, double& output, double& derivative) {
  output = std::tanh(x);
  derivative = 1 / (std::cosh(x) * std::cosh(x));  // 1 − tanh(x)², without its cancellation
}
// end: activation

void activate(ActivationKind kind, double x, double& output, double& derivative) {
  switch (kind) {
    case ActivationKind::relu:
      return relu(x, output, derivative);
    case ActivationKind::gelu:
      return gelu(x, output, derivative);
    case ActivationKind::sigmoid:
      return sigmoid(x, output, derivative);
    case ActivationKind::tanh:
      return tanh(x, output, derivative);
  }
}

}  // namespace

Status activation(View<const double> x, ActivationKind kind, Fields,
                  ActivationResult<double>& result) {
  if (Status status = allocate(x.shape(), Fields::all(), result); !status.ok()) return status;
  for (std::int64_t cell = 0; cell < x.numel(); ++cell) {
    activate(kind, x[cell], result.output[cell], result.derivative[cell]);
  }
  return {};
}

}  // namespace normlab::reference
