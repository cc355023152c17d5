#pragma once

#include "tensor/tensor.hpp"

/// What each op gives: a struct of named tensors and an enum of the same names in the same order,
/// whose values are the bits of `Fields`. T is float for the kernels, double for the reference.
/// The shapes stand at the op's function.

namespace normlab {

enum class StandardizeField { mean, std, output };
template <class T>
struct StandardizeResult {
  Tensor<T> mean, std, output;
};

enum class MinMaxScaleField { min, max, output };
template <class T>
struct MinMaxScaleResult {
  Tensor<T> min, max, output;
};

enum class LayerNormField { mean, var, rstd, normalized, output };
template <class T>
struct LayerNormResult {
  Tensor<T> mean, var, rstd, normalized, output;
};

enum class RmsNormField { rms, normalized, output };
template <class T>
struct RmsNormResult {
  Tensor<T> rms, normalized, output;
};

enum class BatchNormField { mean, var, rstd, normalized, output, running_mean, running_var };
template <class T>
struct BatchNormResult {
  Tensor<T> mean, var, rstd, normalized, output, running_mean, running_var;
};

enum class GroupNormField { mean, var, rstd, normalized, output };
template <class T>
struct GroupNormResult {
  Tensor<T> mean, var, rstd, normalized, output;
};

/// instanceNorm is groupNorm with a group a channel.
template <class T>
using InstanceNormResult = GroupNormResult<T>;

enum class WeightStandardizeField { mean, var, output };
template <class T>
struct WeightStandardizeResult {
  Tensor<T> mean, var, output;
};

enum class SoftmaxField { row_max, exp_sum, output };
template <class T>
struct SoftmaxResult {
  Tensor<T> row_max, exp_sum, output;
};

enum class LogSoftmaxField { row_max, exp_sum, output };
template <class T>
struct LogSoftmaxResult {
  Tensor<T> row_max, exp_sum, output;
};

enum class ActivationField { output, derivative };
template <class T>
struct ActivationResult {
  Tensor<T> output, derivative;
};

enum class MatmulField { output };
template <class T>
struct MatmulResult {
  Tensor<T> output;
};

enum class LinearField { output };
template <class T>
struct LinearResult {
  Tensor<T> output;
};

enum class AttentionField { scores, masked_scores, attention_weights, context };
template <class T>
struct AttentionResult {
  Tensor<T> scores, masked_scores, attention_weights, context;
};

enum class MultiHeadAttentionField {
  query,
  key,
  value,
  scores,
  masked_scores,
  attention_weights,
  context,
  output
};
template <class T>
struct MultiHeadAttentionResult {
  Tensor<T> query, key, value, scores, masked_scores, attention_weights, context, output;
};

enum class PositionalEncodingField { output };
template <class T>
struct PositionalEncodingResult {
  Tensor<T> output;
};

}  // namespace normlab
