#pragma once

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Multi-head attention with every intermediate: project, attend in h heads, join, project.
///
///   query              (N, T_q, d_in)          w_q  (d_in, d_model)   b_q  (d_model), absent = 0
///   key                (N, T_k, d_in)          w_k  (d_in, d_model)   b_k  (d_model), absent = 0
///   value              (N, T_k, d_in)          w_v  (d_in, d_model)   b_v  (d_model), absent = 0
///                                              w_o  (d_model, d_out)  b_o  (d_out), absent = 0
///   attn_mask          any shape that broadcasts, right-aligned, to scores
///   key_padding_mask   (N, T_k)
///   query              (N, h, T_q, head_dim)   query · w_q + b_q, split into heads
///   key, value         (N, h, T_k, head_dim)   likewise
///   scores             (N, h, T_q, T_k)        query · keyᵀ / √head_dim, of each head
///   masked_scores      (N, h, T_q, T_k)
///   attention_weights  (N, h, T_q, T_k)
///   context            (N, T_q, d_model)       weights · value, the heads side by side
///   output             (N, T_q, d_out)         context · w_o + b_o
///
/// `num_heads` is h, head_dim = d_model / h; the three d_in may differ. A call with 2-d query, key
/// and value drops N everywhere. Weights are applied as x · W: the transpose of PyTorch's. Masks
/// and queries that have nothing to attend to are as in attention.hpp; output is then b_o.
///
/// Errors: shape_mismatch, bad_argument (num_heads ≤ 0), groups_do_not_divide (num_heads),
/// too_large, out_of_memory.
///
/// Source: Vaswani et al. 2017, arXiv 1706.03762, section 3.2.2; PyTorch
/// `torch.nn.MultiheadAttention`, whose bool attn_mask has the opposite meaning.
Status multi_head_attention(View<const float> query, View<const float> key, View<const float> value,
                            const MultiHeadAttentionOptions<float>& options, Fields wanted,
                            MultiHeadAttentionResult<float>& result);

}  // namespace normlab::kernels
