#include <cstdint>
#include <emscripten/bind.h>

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

/// The functions that JavaScript calls: all that they take and give goes through the frame, in the
/// order of web/engine/calls.js. Each says whether it worked; where it did not, the frame says why.

namespace normlab::bindings {
namespace {

/// Hands an op's results over, in the order of its struct.
template <class... Tensors>
bool finish(const Status& status, Tensors&... tensors) {
  if (!succeeded(status)) return false;
  int slot = 0;
  (give(slot++, tensors), ...);
  return true;
}

bool standardize() {
  StandardizeResult<float> result;
  const Status status = kernels::standardize(tensor_input(0), whole(0), whole(1), wanted(), result);
  return finish(status, result.mean, result.std, result.output);
}

bool min_max_scale() {
  MinMaxScaleResult<float> result;
  const Status status =
      kernels::min_max_scale(tensor_input(0), whole(0), number(1), number(2), wanted(), result);
  return finish(status, result.min, result.max, result.output);
}

bool matmul() {
  MatmulResult<float> result;
  const Status status = kernels::matmul(tensor_input(0), tensor_input(1), wanted(), result);
  return finish(status, result.output);
}

bool linear() {
  LinearResult<float> result;
  const Status status =
      kernels::linear(tensor_input(0), tensor_input(1), tensor_input(2), wanted(), result);
  return finish(status, result.output);
}

bool layer_norm() {
  LayerNormResult<float> result;
  const Status status = kernels::layer_norm(tensor_input(0), whole(0), tensor_input(1),
                                            tensor_input(2), number(1), wanted(), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output);
}

bool rms_norm() {
  RmsNormResult<float> result;
  const Status status =
      kernels::rms_norm(tensor_input(0), whole(0), tensor_input(1), number(1), wanted(), result);
  return finish(status, result.rms, result.normalized, result.output);
}

bool batch_norm() {
  const BatchNormOptions<float> options{.gamma = tensor_input(1),
                                        .beta = tensor_input(2),
                                        .eps = number(0),
                                        .training = number(1) != 0,
                                        .momentum = number(2),
                                        .running_mean = tensor_input(3),
                                        .running_var = tensor_input(4),
                                        .valid_mask = bool_input(5)};
  BatchNormResult<float> result;
  const Status status = kernels::batch_norm(tensor_input(0), options, wanted(), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output,
                result.running_mean, result.running_var);
}

bool instance_norm() {
  InstanceNormResult<float> result;
  const Status status = kernels::instance_norm(tensor_input(0), tensor_input(1), tensor_input(2),
                                               number(0), wanted(), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output);
}

bool group_norm() {
  GroupNormResult<float> result;
  const Status status = kernels::group_norm(tensor_input(0), whole(0), tensor_input(1),
                                            tensor_input(2), number(1), wanted(), result);
  return finish(status, result.mean, result.var, result.rstd, result.normalized, result.output);
}

bool weight_standardize() {
  WeightStandardizeResult<float> result;
  const Status status = kernels::weight_standardize(tensor_input(0), number(0), wanted(), result);
  return finish(status, result.mean, result.var, result.output);
}

bool softmax() {
  SoftmaxResult<float> result;
  const Status status = kernels::softmax(tensor_input(0), whole(0), wanted(), result);
  return finish(status, result.row_max, result.exp_sum, result.output);
}

bool log_softmax() {
  LogSoftmaxResult<float> result;
  const Status status = kernels::log_softmax(tensor_input(0), whole(0), wanted(), result);
  return finish(status, result.row_max, result.exp_sum, result.output);
}

bool attention() {
  const AttentionOptions options{.scale = optional_number(0),
                                 .attn_mask = mask_input(3),
                                 .key_padding_mask = mask_input(4),
                                 .is_causal = number(2) != 0,
                                 .num_heads = optional_whole(3)};
  AttentionResult<float> result;
  const Status status = kernels::attention(tensor_input(0), tensor_input(1), tensor_input(2),
                                           options, wanted(), result);
  return finish(status, result.scores, result.masked_scores, result.attention_weights,
                result.context);
}

bool multi_head_attention() {
  const MultiHeadAttentionOptions<float> options{.num_heads = whole(0),
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
                                                 .is_causal = number(1) != 0};
  MultiHeadAttentionResult<float> result;
  const Status status = kernels::multi_head_attention(tensor_input(0), tensor_input(1),
                                                      tensor_input(2), options, wanted(), result);
  return finish(status, result.query, result.key, result.value, result.scores, result.masked_scores,
                result.attention_weights, result.context, result.output);
}

bool positional_encoding() {
  PositionalEncodingResult<float> result;
  const Status status = kernels::positional_encoding(whole(0), whole(1), wanted(), result);
  return finish(status, result.output);
}

bool activation() {
  ActivationResult<float> result;
  const Status status = kernels::activation(tensor_input(0), static_cast<ActivationKind>(whole(0)),
                                            optional_number(1), wanted(), result);
  return finish(status, result.output, result.derivative);
}

bool seed_generator() {
  give(0, normlab::seed_generator(static_cast<std::uint64_t>(whole(1)) << 32U |
                                  static_cast<std::uint64_t>(whole(0))));
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

/// Tells JavaScript a number of ours by Embind.
void tell(const char* name, std::uint32_t number) {
  emscripten::constant(name, static_cast<double>(number));
}

/// Tells JavaScript where in the table of functions one stands, to be called without Embind: what
/// it would put around each call takes longer than a small kernel, and weighs as much as several.
template <class Function>
void entry(const char* name, Function* function) {
  tell(name, static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(function)));
}

EMSCRIPTEN_BINDINGS(normlab) {
  // The one type that Embind has to know, of all that its library would bring along.
  emscripten::internal::_embind_register_float(emscripten::internal::TypeID<double>::get(),
                                               "double", sizeof(double));
  tell("abi", abi);
  tell("frame", frame());

  entry("allocate", &allocate);
  entry("release", &release);
  entry("keep", &keep);
  entry("drop", &drop);
  entry("standardize", &standardize);
  entry("minMaxScale", &min_max_scale);
  entry("matmul", &matmul);
  entry("linear", &linear);
  entry("layerNorm", &layer_norm);
  entry("rmsNorm", &rms_norm);
  entry("batchNorm", &batch_norm);
  entry("instanceNorm", &instance_norm);
  entry("groupNorm", &group_norm);
  entry("weightStandardize", &weight_standardize);
  entry("softmax", &softmax);
  entry("logSoftmax", &log_softmax);
  entry("attention", &attention);
  entry("multiHeadAttention", &multi_head_attention);
  entry("positionalEncoding", &positional_encoding);
  entry("activation", &activation);
  entry("seedGenerator", &seed_generator);
  entry("randn", &draw_numbers<kernels::randn>);
  entry("rand", &draw_numbers<kernels::rand>);
}

}  // namespace
}  // namespace normlab::bindings

/// In place of Embind's library, which registers every type that there is: what it does for
/// threads, and for types that nobody registered. There are neither here.
extern "C" {
void _embind_register_bindings(emscripten::internal::InitFunc*) {}
const char* __getTypeName(const void*) { return ""; }
}
