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

void leaky_relu(double x, double alpha, double& output, double& derivative) {
  output = x > 0 ? x : alpha * x;
  derivative = x > 0 ? 1 : alpha;
}

void elu(double x, double alpha, double& output, double& derivative) {
  output = x <= 0 ? alpha * std::expm1(x) : x;
  derivative = x <= 0 ? alpha * std::exp(x) : 1;
}

void gelu(double x, double& output, double& derivative) {
  const double phi = std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi);  // density
  const double Phi = std::erfc(-x / std::numbers::sqrt2) / 2;                 // share below x
  output = x * Phi;
  derivative = Phi + x * phi;
}

void gelu_tanh(double x, double& output, double& derivative) {
  const double linear = std::sqrt(2 / std::numbers::pi);
  const double u = linear * (x + 0.044715 * x * x * x);
  const double slope = linear * (1 + 3 * 0.044715 * x * x);
  const double s = 1 / (1 + std::exp(-2 * u));  // (1 + tanh(u)) / 2
  output = x * s;
  derivative = s + x * s / (1 + std::exp(2 * u)) * 2 * slope;
}

void silu(double x, double& output, double& derivative) {
  const double s = 1 / (1 + std::exp(-x));
  output = x * s;
  derivative = s + x * s / (1 + std::exp(x));
}

void mish(double x, double& output, double& derivative) {
  const double t = std::tanh(std::log1p(std::exp(x)));
  output = x * t;
  derivative = t + x * (1 - t * t) / (1 + std::exp(-x));
}

void softplus(double x, double& output, double& derivative) {
  const double threshold = 20;  // PyTorch's
  output = x > threshold ? x : std::log1p(std::exp(x));
  derivative = x > threshold ? 1 : 1 / (1 + std::exp(-x));
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

void activate(ActivationKind kind, double alpha, double x, double& output, double& derivative) {
  switch (kind) {
    case ActivationKind::relu:
      return relu(x, output, derivative);
    case ActivationKind::leaky_relu:
      return leaky_relu(x, alpha, output, derivative);
    case ActivationKind::elu:
      return elu(x, alpha, output, derivative);
    case ActivationKind::gelu:
      return gelu(x, output, derivative);
    case ActivationKind::gelu_tanh:
      return gelu_tanh(x, output, derivative);
    case ActivationKind::silu:
      return silu(x, output, derivative);
    case ActivationKind::mish:
      return mish(x, output, derivative);
    case ActivationKind::softplus:
      return softplus(x, output, derivative);
    case ActivationKind::sigmoid:
      return sigmoid(x, output, derivative);
    case ActivationKind::tanh:
      return tanh(x, output, derivative);
  }
}

}  // namespace

Status activation(View<const double> x, ActivationKind kind, std::optional<double> alpha, Fields,
                  ActivationResult<double>& result) {
  if (Status status = allocate(x.shape(), Fields::all(), result); !status.ok()) return status;
  for (std::int64_t cell = 0; cell < x.numel(); ++cell) {
    activate(kind, alpha_or_default(kind, alpha), x[cell], result.output[cell],
             result.derivative[cell]);
  }
  return {};
}

}  // namespace normlab::reference
