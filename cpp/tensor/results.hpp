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

enum class BatchNormField { mean, var, rstd, normalized, output, running_mean, running_var };
template <class T>
struct BatchNormResult {
  Tensor<T> mean, var, rstd, normalized, output, running_mean, running_var;
};

enum class SoftmaxField { row_max, exp_sum, output };
template <class T>
struct SoftmaxResult {
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

}  // namespace normlab
