#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// Multi-head attention: three projections to (batch, length, d_model), attention in `heads` heads
/// of it, and a projection of its context. A 2-d call is a batch of one whose results drop N.
struct MultiHeadAttentionPlan {
  bool has_batch = false;
  std::int64_t batch = 1;
  std::int64_t heads = 1;
  std::int64_t query_length = 0;
  std::int64_t key_length = 0;
  std::int64_t head_dim = 0;
  Shape query;    // (N, h, T_q, head_dim), of the results too
  Shape key;      // (N, h, T_k, head_dim), value likewise
  Shape scores;   // (N, h, T_q, T_k)
  Shape context;  // (N, T_q, d_model)
  Shape output;   // (N, T_q, d_out)

  [[nodiscard]] std::int64_t d_model() const { return heads * head_dim; }
};

/// Errors: `shape_mismatch`, `bad_argument` (num_heads), `groups_do_not_divide` (num_heads).
template <class T>
Status plan_multi_head_attention(const Shape& query, const Shape& key, const Shape& value,
                                 const MultiHeadAttentionOptions<T>& options,
                                 MultiHeadAttentionPlan& plan);

extern template Status plan_multi_head_attention(const Shape&, const Shape&, const Shape&,
                                                 const MultiHeadAttentionOptions<float>&,
                                                 MultiHeadAttentionPlan&);
extern template Status plan_multi_head_attention(const Shape&, const Shape&, const Shape&,
                                                 const MultiHeadAttentionOptions<double>&,
                                                 MultiHeadAttentionPlan&);

/// Takes memory for the projections; the fields of attention itself are only checked to fit.
template <class T>
Status allocate(const MultiHeadAttentionPlan& plan, Fields wanted,
                MultiHeadAttentionResult<T>& result) {
  using Field = MultiHeadAttentionField;
  constexpr const char* op = "multiHeadAttention";
  if (!could_fit(plan.scores.numel(), sizeof(T))) return too_large(op, "scores", plan.scores);
  return FieldAllocator(op, wanted)
      .take(Field::query, "query", plan.query, result.query)
      .take(Field::key, "key", plan.key, result.key)
      .take(Field::value, "value", plan.key, result.value)
      .take(Field::output, "output", plan.output, result.output)
      .status();
}

/// Copies a projection (batch, length, d_model) to a field (batch, heads, length, head_dim), unless
/// nobody asked for it.
template <class T>
void split_heads(const MultiHeadAttentionPlan& plan, std::int64_t length, const T* joined,
                 Tensor<T>& field) {
  if (!field.present() || field.numel() == 0) return;
  std::int64_t to = 0;
  for (std::int64_t sentence = 0; sentence < plan.batch; ++sentence) {
    for (std::int64_t head = 0; head < plan.heads; ++head) {
      for (std::int64_t t = 0; t < length; ++t) {
        const T* from = joined + (sentence * length + t) * plan.d_model() + head * plan.head_dim;
        for (std::int64_t d = 0; d < plan.head_dim; ++d) field[to++] = from[d];
      }
    }
  }
}

}  // namespace normlab
