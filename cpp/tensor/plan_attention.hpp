#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/broadcast.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// Where the rows of one (sentence, head) lie in a tensor: row t starts at
/// sentence · batch + head · head + t · row, and its cells stand side by side.
struct HeadLayout {
  std::int64_t batch = 0;
  std::int64_t head = 0;
  std::int64_t row = 0;

  [[nodiscard]] std::int64_t offset(std::int64_t sentence, std::int64_t which) const {
    return sentence * batch + which * head;
  }
};

/// Attention seen as batch × heads independent (T_q, T_k) score matrices.
struct AttentionPlan {
  const char* op;
  Shape scores;
  Shape context;
  std::int64_t batch = 1;
  std::int64_t heads = 1;
  std::int64_t query_length = 0;
  std::int64_t key_length = 0;
  std::int64_t key_dim = 0;    // d_k of one head
  std::int64_t value_dim = 0;  // d_v of one head
  HeadLayout query_layout;
  HeadLayout key_layout;
  HeadLayout value_layout;
  HeadLayout context_layout;
  Strides mask_strides{};  // of attn_mask, along the axes of scores
  double scale = 1;

  [[nodiscard]] bool is_empty() const { return scores.numel() == 0 && context.numel() == 0; }

  [[nodiscard]] std::int64_t mask_key_stride() const {
    return mask_strides[static_cast<std::size_t>(scores.rank() - 1)];
  }

  /// The cell of attn_mask for one query and one key.
  [[nodiscard]] std::int64_t mask_cell(std::int64_t sentence, std::int64_t which,
                                       std::int64_t query, std::int64_t key) const {
    const int rank = scores.rank();
    const std::int64_t matrix = sentence * heads + which;
    return broadcast_offset(scores.slice(0, rank - 2), mask_strides, matrix) +
           query * mask_strides[static_cast<std::size_t>(rank - 2)] +
           key * mask_strides[static_cast<std::size_t>(rank - 1)];
  }
};

/// Errors: `shape_mismatch`, `bad_argument` (num_heads), `groups_do_not_divide` (num_heads).
Status plan_attention(const Shape& query, const Shape& key, const Shape& value,
                      const AttentionOptions& options, AttentionPlan& plan);

template <class T>
Status allocate(const AttentionPlan& plan, Fields wanted, AttentionResult<T>& result) {
  using Field = AttentionField;
  return FieldAllocator(plan.op, wanted)
      .take(Field::scores, "scores", plan.scores, result.scores)
      .take(Field::masked_scores, "masked_scores", plan.scores, result.masked_scores)
      .take(Field::attention_weights, "attention_weights", plan.scores, result.attention_weights)
      .take(Field::context, "context", plan.context, result.context)
      .status();
}

}  // namespace normlab
