#include <emscripten/bind.h>
#include <optional>
#include <string>

#include "bindings/frame.hpp"
#include "kernels/activation.hpp"
#include "kernels/attention.hpp"
#include "kernels/batch_norm.hpp"
#include "kernels/generator.hpp"
#include "kernels/group_norm.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/log_softmax.hpp"
#include "kernels/matmul.hpp"
#include "kernels/multi_head_attention.hpp"
#include "kernels/positional_encoding.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/scale.hpp"
#include "kernels/softmax.hpp"
#include "kernels/weight_standardize.hpp"

/// The functions that JavaScript calls: tensors come and go through the frame, in the order of
/// web/engine/calls.js, everything else as arguments, last the wanted fields as bits. Each says
/// whether it worked; `failureCode` and `failureSentence` say why not.

namespace normlab::bindings {
namespace {

/// Whole numbers come as JavaScript's doubles, which JavaScript has checked to hold them exactly.
std::int64_t whole(double number) { return static_cast<std::int64_t>(number); }

std::optional<double> optional_number(bool present, double number) {
  return present ? std::optional(number) : std::nullopt;
}

std::optional<std::int64_t> optional_whole(bool present, double number) {
  return present ? std::optional(whole(number)) : std::nullopt;
}

/// Hands an op's results over, in the order of its struct.
template <class... Tensors>
bool finish(const Status& status, Tensors&... tensors) {
  if (!succeeded(status)) return false;
  int slot = 0;
  (give(slot++, tensors), ...);
  return true;
}

bool standardize(double axis, double ddof, std::uint32_t fields) {
  StandardizeResult<float> result;
  const Status status =
      kernels::standardize(tensor_input(0), whole(axis), whole(ddof), Fields(fields), result);
  return finish(status, result.mean, result.std, result.output);
}

bool min_max_scale(double axis, double min, double max, std::uint32_t fields) {
  MinMaxScaleResult<float> result;
  const Status status =
      kernels::min_max_scale(tensor_input(0), whole(axis), min, max, Fields(fields), result);
  return finish(status, result.min, result.max, result.output);
}

bool matmul(std::uint32_t fields) {
  MatmulResult<float> result;
  const Status status = kernels::matmul(tensor_input(0), tensor_input(1), Fields(fields), result);
  return finish(status, result.output);
}

bool linear(std::uint32_t fields) {
  LinearResult<float> result;
  const Status status =
      kernels::linear(tensor_input(0), tensor_input(1), tensor_input(2), Fields(fields), result);
  return finish(status, result.output);
}

bool layer_norm(double axis, double eps, std::uint32_t fields) {
  LayerNormResult<float> result;
  const Status status = kernels::layer_norm(tensor_input(0), whole(axis), tensor_input(1),
                                            tensor_input(2), eps, Fields(fields), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output);
}

bool rms_norm(double axis, double eps, std::uint32_t fields) {
  RmsNormResult<float> result;
  const Status status =
      kernels::rms_norm(tensor_input(0), whole(axis), tensor_input(1), eps, Fields(fields), result);
  return finish(status, result.rms, result.normalized, result.output);
}

bool batch_norm(double eps, bool training, double momentum, std::uint32_t fields) {
  const BatchNormOptions<float> options{.gamma = tensor_input(1),
                                        .beta = tensor_input(2),
                                        .eps = eps,
                                        .training = training,
                                        .momentum = momentum,
                                        .running_mean = tensor_input(3),
                                        .running_var = tensor_input(4),
                                        .valid_mask = bool_input(5)};
  BatchNormResult<float> result;
  const Status status = kernels::batch_norm(tensor_input(0), options, Fields(fields), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output,
                result.running_mean, result.running_var);
}

bool instance_norm(double eps, std::uint32_t fields) {
  InstanceNormResult<float> result;
  const Status status = kernels::instance_norm(tensor_input(0), tensor_input(1), tensor_input(2),
                                               eps, Fields(fields), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output);
}

bool group_norm(double num_groups, double eps, std::uint32_t fields) {
  GroupNormResult<float> result;
  const Status status = kernels::group_norm(tensor_input(0), whole(num_groups), tensor_input(1),
                                            tensor_input(2), eps, Fields(fields), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output);
}

bool weight_standardize(double eps, std::uint32_t fields) {
  WeightStandardizeResult<float> result;
  const Status status = kernels::weight_standardize(tensor_input(0), eps, Fields(fields), result);
  return finish(status, result.mean, result.var, result.output);
}

bool softmax(double axis, std::uint32_t fields) {
  SoftmaxResult<float> result;
  const Status status = kernels::softmax(tensor_input(0), whole(axis), Fields(fields), result);
  return finish(status, result.row_max, result.exp_sum, result.output);
}

bool log_softmax(double axis, std::uint32_t fields) {
  LogSoftmaxResult<float> result;
  const Status status = kernels::log_softmax(tensor_input(0), whole(axis), Fields(fields), result);
  return finish(status, result.row_max, result.exp_sum, result.output);
}

bool attention(bool has_scale, double scale, bool is_causal, bool has_num_heads, double num_heads,
               std::uint32_t fields) {
  const AttentionOptions options{.scale = optional_number(has_scale, scale),
                                 .attn_mask = mask_input(3),
                                 .key_padding_mask = mask_input(4),
                                 .is_causal = is_causal,
                                 .num_heads = optional_whole(has_num_heads, num_heads)};
  AttentionResult<float> result;
  const Status status = kernels::attention(tensor_input(0), tensor_input(1), tensor_input(2),
                                           options, Fields(fields), result);
  return finish(status, result.scores, result.masked_scores, result.attention_weights,
                result.context);
}

bool multi_head_attention(double num_heads, bool is_causal, std::uint32_t fields) {
  const MultiHeadAttentionOptions<float> options{.num_heads = whole(num_heads),
                                                 .w_q = tensor_input(3),
                                                 .w_k = tensor_input(4),
                                                 .w_v = tensor_input(5),
                                                 .w_o = tensor_input(6),
                                                 .b_q = tensor_input(7),
                                                 .b_k = tensor_input(8),
                                                 .b_v = tensor_input(9),
                                                 .b_o = tensor_input(10),
                                                 .attn_mask = mask_input(11),
                                                 .key_padding_mask = mask_input(12),
                                                 .is_causal = is_causal};
  MultiHeadAttentionResult<float> result;
  const Status status = kernels::multi_head_attention(
      tensor_input(0), tensor_input(1), tensor_input(2), options, Fields(fields), result);
  return finish(status, result.query, result.key, result.value, result.scores, result.masked_scores,
                result.attention_weights, result.context, result.output);
}

bool positional_encoding(double length, double d_model, std::uint32_t fields) {
  PositionalEncodingResult<float> result;
  const Status status =
      kernels::positional_encoding(whole(length), whole(d_model), Fields(fields), result);
  return finish(status, result.output);
}

bool activation(double kind, bool has_alpha, double alpha, std::uint32_t fields) {
  ActivationResult<float> result;
  const Status status =
      kernels::activation(tensor_input(0), static_cast<ActivationKind>(kind),
                          optional_number(has_alpha, alpha), Fields(fields), result);
  return finish(status, result.output, result.derivative);
}

bool seed_generator(std::uint32_t low, std::uint32_t high) {
  give(0, normlab::seed_generator(std::uint64_t{high} << 32U | low));
  return true;
}

using Draw = Status (*)(GeneratorState&, const Shape&, Tensor<float>&);

template <Draw draw>
bool draw_numbers() {
  GeneratorState state = state_input(0);
  Tensor<float> output;
  if (!succeeded(draw(state, shape_input(1), output))) return false;
  give(0, state);
  give(1, output);
  return true;
}

std::uint32_t abi_number() { return abi; }
std::string failure_code() { return std::string(code_name(failure().code())); }
std::string failure_sentence() { return std::string(failure().message()); }

EMSCRIPTEN_BINDINGS(normlab) {
  emscripten::function("abi", &abi_number);
  emscripten::function("frame", &frame);
  emscripten::function("allocate", &allocate);
  emscripten::function("release", &release);
  emscripten::function("keep", &keep);
  emscripten::function("drop", &drop);
  emscripten::function("failureCode", &failure_code);
  emscripten::function("failureSentence", &failure_sentence);

  emscripten::function("standardize", &standardize);
  emscripten::function("minMaxScale", &min_max_scale);
  emscripten::function("matmul", &matmul);
  emscripten::function("linear", &linear);
  emscripten::function("layerNorm", &layer_norm);
  emscripten::function("rmsNorm", &rms_norm);
  emscripten::function("batchNorm", &batch_norm);
  emscripten::function("instanceNorm", &instance_norm);
  emscripten::function("groupNorm", &group_norm);
  emscripten::function("weightStandardize", &weight_standardize);
  emscripten::function("softmax", &softmax);
  emscripten::function("logSoftmax", &log_softmax);
  emscripten::function("attention", &attention);
  emscripten::function("multiHeadAttention", &multi_head_attention);
  emscripten::function("positionalEncoding", &positional_encoding);
  emscripten::function("activation", &activation);
  emscripten::function("seedGenerator", &seed_generator);
  emscripten::function("randn", &draw_numbers<kernels::randn>);
  emscripten::function("rand", &draw_numbers<kernels::rand>);
}

}  // namespace
}  // namespace normlab::bindings

/// Embind would print the address of a type that it doesn't know, all of printf with it: there is
/// none such here.
extern "C" int siprintf(char* text, const char*, ...) {
  *text = '\0';
  return 0;
}
