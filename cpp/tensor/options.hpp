#pragma once

#include <cstdint>
#include <optional>

#include "tensor/mask.hpp"
#include "tensor/view.hpp"

/// The optional arguments of the ops that have many, with the defaults of the engine's calls.

namespace normlab {

template <class T>
struct BatchNormOptions {
  View<const T> gamma;                  // (C), absent = 1
  View<const T> beta;                   // (C), absent = 0
  double eps = 1e-5;                    // inside the root; finite, >= 0
  bool training = true;                 // statistics of this batch, or the running ones
  double momentum = 0.1;                // the weight of the new value, as in PyTorch
  View<const T> running_mean;           // (C), absent = 0 in training
  View<const T> running_var;            // (C), absent = 1 in training
  View<const std::uint8_t> valid_mask;  // (N), (N,L) or (N,H,W), not 0 = counts
};

struct AttentionOptions {
  const char* op = "attention";           // the call that sentences about memory name
  std::optional<double> scale;            // absent = 1 / sqrt(head_dim)
  Mask attn_mask;                         // bool: 1 = may attend; float: added
  Mask key_padding_mask;                  // bool: 1 = ignored; float: added, as in PyTorch
  bool is_causal = false;                 // query i sees key j <= i
  std::optional<std::int64_t> num_heads;  // only with 3-d tensors
};

template <class T>
struct MultiHeadAttentionOptions {
  std::int64_t num_heads = 1;  // divides d_model
  View<const T> w_q;           // (d_in of query, d_model)
  View<const T> w_k;           // (d_in of key, d_model)
  View<const T> w_v;           // (d_in of value, d_model)
  View<const T> w_o;           // (d_model, d_out)
  View<const T> b_q;           // (d_model), absent = 0
  View<const T> b_k;           // (d_model), absent = 0
  View<const T> b_v;           // (d_model), absent = 0
  View<const T> b_o;           // (d_out), absent = 0
  Mask attn_mask;              // as in AttentionOptions
  Mask key_padding_mask;       // as in AttentionOptions
  bool is_causal = false;      // query i sees key j <= i
};

enum class ActivationKind : std::uint8_t {
  relu,
  leaky_relu,
  elu,
  gelu,
  gelu_tanh,
  silu,
  mish,
  softplus,
  sigmoid,
  tanh
};

}  // namespace normlab
