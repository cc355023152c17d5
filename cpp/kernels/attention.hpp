#pragma once

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Scaled dot-product attention with every intermediate.
///
///   query              (T_q, d_k)      (N, T_q, d_k)      (N, h, T_q, d_k)
///   key                (T_k, d_k)      (N, T_k, d_k)      (N, h, T_k, d_k)
///   value              (T_k, d_v)      (N, T_k, d_v)      (N, h, T_k, d_v)
///   attn_mask          any shape that broadcasts, right-aligned, to scores
///   key_padding_mask   (T_k)           (N, T_k)           (N, T_k)
///   scores             (T_q, T_k)      (N, T_q, T_k)      (N, h, T_q, T_k)   query · keyᵀ · scale
///   masked_scores      as scores       scores + the masks, −∞ where a key may not be seen
///   attention_weights  as scores       softmax of each row of masked_scores
///   context            (T_q, d_v)      (N, T_q, d_v)      (N, h, T_q, d_v)   weights · value
///
/// `num_heads` splits 3-d tensors (N, T, h · d) into h heads: scores are then (N, h, T_q, T_k), and
/// context is joined again: (N, T_q, h · d_v). `scale` defaults to 1 / √d_k of one head.
///
/// Masks. Bool attn_mask: 1 = may attend. Bool key_padding_mask: 1 = ignored. Float masks are
/// added. is_causal: query i sees key j ≤ i, also when the lengths differ. A query whose every key
/// is masked with −∞ has nothing to attend to: its attention_weights and context are zeros.
/// Elsewhere NaN and ∞ go through by IEEE rules, as in softmax(scores + mask) · value: a masked
/// key has weight 0, and a value of NaN or ∞ there still makes the context NaN (0 · NaN).
///
/// Errors: shape_mismatch, bad_argument (num_heads ≤ 0, or with 2-d or 4-d tensors),
/// groups_do_not_divide (num_heads), too_large, out_of_memory.
///
/// Source: Vaswani et al. 2017, arXiv 1706.03762, eq. 1; PyTorch
/// `torch.nn.functional.scaled_dot_product_attention`.
Status attention(View<const float> query, View<const float> key, View<const float> value,
                 const AttentionOptions& options, Fields wanted, AttentionResult<float>& result);

}  // namespace normlab::kernels
