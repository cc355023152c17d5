#include <chrono>

#include "support.hpp"

#include "kernels/attention.hpp"
#include "kernels/batch_norm.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/log_softmax.hpp"
#include "kernels/matmul.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/softmax.hpp"
#include "kernels/weight_standardize.hpp"

namespace normlab::test {
namespace {

constexpr std::int64_t many = (1 << 30) - 1;
constexpr float cell = 0;  // which nothing reads

View<const float> empty(const Shape& shape) { return {&cell, shape}; }

// Runs a kernel for its output alone, which has no cells.
template <class Result, class Kernel>
void check_prompt(Tensor<float> Result::*output, const Shape& shape, Kernel kernel) {
  using Clock = std::chrono::steady_clock;
  Result result;
  const auto started = Clock::now();
  CHECK(kernel(result).message() == "");
  CHECK(Clock::now() - started < std::chrono::seconds(1));
  CHECK((result.*output).shape() == shape);
}

}  // namespace

TEST_SUITE("a thousand million rows of no cells are not gone through") {
  const Shape rows{many, 0};

  TEST_CASE("by layerNorm") {
    check_prompt(&LayerNormResult<float>::output, rows, [&](auto& result) {
      return kernels::layer_norm(empty(rows), -1, {}, {}, 1e-5, Fields(1U << 4U), result);
    });
  }

  TEST_CASE("by rmsNorm") {
    check_prompt(&RmsNormResult<float>::output, rows, [&](auto& result) {
      return kernels::rms_norm(empty(rows), -1, {}, 1e-5, Fields(1U << 2U), result);
    });
  }

  TEST_CASE("by weightStandardize") {
    check_prompt(&WeightStandardizeResult<float>::output, rows, [&](auto& result) {
      return kernels::weight_standardize(empty(rows), 1e-5, Fields(1U << 2U), result);
    });
  }

  TEST_CASE("by batchNorm, where they are the batch") {
    check_prompt(&BatchNormResult<float>::output, rows, [&](auto& result) {
      return kernels::batch_norm(empty(rows), {}, Fields::all(), result);
    });
  }

  TEST_CASE("by softmax and logSoftmax, along either axis") {
    check_prompt(&SoftmaxResult<float>::output, rows, [&](auto& result) {
      return kernels::softmax(empty(rows), 1, Fields(1U << 2U), result);
    });
    check_prompt(&LogSoftmaxResult<float>::output, rows, [&](auto& result) {
      return kernels::log_softmax(empty(rows), 1, Fields(1U << 2U), result);
    });
    check_prompt(&SoftmaxResult<float>::output, rows, [&](auto& result) {
      return kernels::softmax(empty(rows), 0, Fields(1U << 2U), result);
    });
  }

  TEST_CASE("by matmul, as rows and as matrices") {
    check_prompt(&MatmulResult<float>::output, rows, [&](auto& result) {
      return kernels::matmul(empty(rows), empty({0, 0}), Fields::all(), result);
    });
    check_prompt(&MatmulResult<float>::output, {many, 0, 0}, [&](auto& result) {
      return kernels::matmul(empty({many, 0, 2}), empty({many, 2, 0}), Fields::all(), result);
    });
  }

  TEST_CASE("by attention, as queries and as sentences") {
    check_prompt(&AttentionResult<float>::context, rows, [&](auto& result) {
      return kernels::attention(empty(rows), empty({1, 0}), empty({1, 0}), {}, Fields(1U << 3U),
                                result);
    });
    const Shape sentences{many, 0, 2};
    check_prompt(&AttentionResult<float>::context, sentences, [&](auto& result) {
      return kernels::attention(empty(sentences), empty(sentences), empty(sentences), {},
                                Fields::all(), result);
    });
  }
}

}  // namespace normlab::test
