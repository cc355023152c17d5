#include "kernels/activation.hpp"

#include <array>
#include <type_traits>

#include "kernels/gelu.hpp"
#include "kernels/gelu_tanh.hpp"
#include "kernels/rectifiers.hpp"
#include "kernels/sigmoids.hpp"
#include "tensor/plan_activation.hpp"

namespace normlab::kernels {
namespace {

// Whole batches of n cells. `derivative` may be nullptr: then a loop of its own does without what
// only the derivative needs.
using Run = void (*)(double alpha, const float* x, std::int64_t n, float* output,
                     float* derivative);

template <class Function>
Function make([[maybe_unused]] double alpha) {
  if constexpr (std::is_constructible_v<Function, double>) {
    return Function(alpha);
  } else {
    return Function();
  }
}

template <class Function>
void run(double alpha, const float* x, std::int64_t n, float* output, float* derivative) {
  const auto function = make<Function>(alpha);
  if (derivative == nullptr) {
    for (std::int64_t first = 0; first < n; first += lanes) {
      const WholeBatch<> cells{first};
      cells.store(output, function(cells.load(x)).output);
    }
    return;
  }
  for (std::int64_t first = 0; first < n; first += lanes) {
    const WholeBatch<> cells{first};
    const Point point = function(cells.load(x));
    cells.store(output, point.output);
    cells.store(derivative, point.derivative);
  }
}

void run_gelu(double /*alpha*/, const float* x, std::int64_t n, float* output, float* derivative) {
  gelu(x, n / lanes, output, derivative);
}

// In the order of ActivationKind.
constexpr std::array<Run, 10> runs = {run<Relu>,     run<LeakyRelu>, run<Elu>,  run_gelu,
                                      run<GeluTanh>, run<Silu>,      run<Mish>, run<Softplus>,
                                      run<Sigmoid>,  run<Tanh>};

}  // namespace

Status activation(View<const float> x, ActivationKind kind, std::optional<double> alpha,
                  Fields wanted, ActivationResult<float>& result) {
  if (Status status = allocate(x.shape(), wanted, result); !status.ok()) return status;
  if (!any_cells(result.output, result.derivative)) return {};
  const Run run_kind = runs[static_cast<std::size_t>(kind)];
  const double slope = alpha_or_default(kind, alpha);
  float* derivative = result.derivative.data();
  // An output that nobody wants lies where the derivative is written after it.
  float* output = result.output.present() ? result.output.data() : derivative;
  const std::int64_t whole = x.numel() / lanes * lanes;
  run_kind(slope, x.data(), whole, output, derivative);

  // The tail as a batch of its own, in the same loop.
  const PartBatch tail{whole, x.numel() - whole};
  if (tail.count == 0) return {};
  Lanes cells = to_lanes(tail.load(x.data()));
  Lanes outputs;
  Lanes derivatives;
  run_kind(slope, cells.data(), lanes, outputs.data(),
           derivative != nullptr ? derivatives.data() : nullptr);
  tail.store(output, Batch::load_unaligned(outputs.data()));
  if (derivative != nullptr) tail.store(derivative, Batch::load_unaligned(derivatives.data()));
  return {};
}

}  // namespace normlab::kernels
