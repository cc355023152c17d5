#include "reference/attention.hpp"

#include <cmath>

#include "reference/softmax_row.hpp"
#include "tensor/plan_attention.hpp"

namespace normlab::reference {
namespace {

// begin: attn_bias
double attn_bias(const AttentionPlan& plan, const AttentionOptions& options, std::int64_t sentence,
                 std::int64_t head, std::int64_t query, std::int64_t key) {
  const Mask& mask = options.attn_mask;            // 1 = may attend
  const Mask& padding = options.key_padding_mask;  // 1 = ignored
  const std::int64_t mask_cell = plan.mask_cell(sentence, head, query, key);
  const std::int64_t padding_cell = sentence * plan.key_length + key;

  if (options.is_causal && key > query) return -INFINITY;
  if (mask.is_bool() && !mask.bool_at(mask_cell)) return -INFINITY;
  if (padding.is_bool() && padding.bool_at(padding_cell)) return -INFINITY;
  double bias = 0;
  if (mask.is_float()) bias += static_cast<double>(mask.float_at(mask_cell));
  if (padding.is_float()) bias += static_cast<double>(padding.float_at(padding_cell));
  return bias;
}
// end: attn_bias

// One query of one head; the three result rows have a cell for each key. Returns whether there is
// anything to attend to.
// begin: attention
bool attention_weights_row(const AttentionPlan& plan, const AttentionOptions& options,
                           std::int64_t sentence, std::int64_t head, std::int64_t i,
                           const double* query, const double* key, double* scores,
                           double* masked_scores, double* attention_weights) {
  bool attends = false;
  for (std::int64_t j = 0; j < plan.key_length; ++j) {
    double dot = 0;
    for (std::int64_t d = 0; d < plan.key_dim; ++d)
      dot += query[d] * key[j * plan.key_layout.row + d];
    const double bias = attn_bias(plan, options, sentence, head, i, j);
    scores[j] = dot * plan.scale;
    masked_scores[j] = scores[j] + bias;
    if (bias != -INFINITY) attends = true;
  }
  double row_max = 0;
  double exp_sum = 0;
  softmax_row(masked_scores, plan.key_length, 1, row_max, exp_sum, attention_weights);
  if (!attends) {
    for (std::int64_t j = 0; j < plan.key_length; ++j) attention_weights[j] = 0;
  }
  return attends;
}

void context_row(const AttentionPlan& plan, const double* attention_weights, const double* value,
                 bool attends, double* context) {
  for (std::int64_t d = 0; d < plan.value_dim; ++d) {
    double sum = 0;
    for (std::int64_t j = 0; j < plan.key_length; ++j) {
      sum += attention_weights[j] * value[j * plan.value_layout.row + d];
    }
    context[d] = attends ? sum : 0;
  }
}
// end: attention

}  // namespace

Status attention(View<const double> query, View<const double> key, View<const double> value,
                 const AttentionOptions& options, Fields, AttentionResult<double>& result) {
  AttentionPlan plan;
  Status status = plan_attention(query.shape(), key.shape(), value.shape(), options, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  if (!status.ok() || plan.is_empty()) return status;

  std::int64_t row = 0;  // of all score matrices, one below the other
  for (std::int64_t sentence = 0; sentence < plan.batch; ++sentence) {
    for (std::int64_t head = 0; head < plan.heads; ++head) {
      for (std::int64_t i = 0; i < plan.query_length; ++i, ++row) {
        double* weights = result.attention_weights.data() + row * plan.key_length;
        const bool attends = attention_weights_row(
            plan, options, sentence, head, i,
            query.data() + plan.query_layout.offset(sentence, head) + i * plan.query_layout.row,
            key.data() + plan.key_layout.offset(sentence, head),
            result.scores.data() + row * plan.key_length,
            result.masked_scores.data() + row * plan.key_length, weights);
        context_row(plan, weights, value.data() + plan.value_layout.offset(sentence, head), attends,
                    result.context.data() + plan.context_layout.offset(sentence, head) +
                        i * plan.context_layout.row);
      }
    }
  }
  return {};
}

}  // namespace normlab::reference
