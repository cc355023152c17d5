#include "reference/multi_head_attention.hpp"

#include <utility>

#include "reference/attention.hpp"
#include "reference/value_or.hpp"
#include "tensor/plan_multi_head_attention.hpp"

namespace normlab::reference {
namespace {

constexpr const char* op = "multiHeadAttention";

// begin: project
// x (rows, d_in) · weight (d_in, d_out) + bias
void project(const double* x, std::int64_t rows, View<const double> weight, View<const double> bias,
             double* output) {
  const std::int64_t d_in = weight.shape()[0];
  const std::int64_t d_out = weight.shape()[1];
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t out = 0; out < d_out; ++out) {
      double sum = 0;
      for (std::int64_t in = 0; in < d_in; ++in)
        sum += x[row * d_in + in] * weight[in * d_out + out];
      output[row * d_out + out] = sum + value_or(bias, out, 0);
    }
  }
}
// end: project

// query, key and value come as (N, T, d_in); all tensors are joined: (N, T, d_model), a head a
// stretch of columns. begin: multi_head_attention
Status attend(const MultiHeadAttentionPlan& plan, View<const double> query, View<const double> key,
              View<const double> value, const MultiHeadAttentionOptions<double>& options,
              Tensor<double>& queries, Tensor<double>& keys, Tensor<double>& values,
              AttentionResult<double>& attended, Tensor<double>& output) {
  project(query.data(), plan.batch * plan.query_length, options.w_q, options.b_q, queries.data());
  project(key.data(), plan.batch * plan.key_length, options.w_k, options.b_k, keys.data());
  project(value.data(), plan.batch * plan.key_length, options.w_v, options.b_v, values.data());

  AttentionOptions heads;
  heads.op = op;
  heads.attn_mask = options.attn_mask;
  heads.key_padding_mask = options.key_padding_mask.reshaped({plan.batch, plan.key_length});
  heads.is_causal = options.is_causal;
  heads.num_heads = plan.heads;
  Status status = attention(queries, keys, values, heads, Fields::all(), attended);
  if (!status.ok()) return status;

  const double* context = attended.context.data();
  project(context, plan.batch * plan.query_length, options.w_o, options.b_o, output.data());
  return {};
}
// end: multi_head_attention

}  // namespace

Status multi_head_attention(View<const double> query, View<const double> key,
                            View<const double> value,
                            const MultiHeadAttentionOptions<double>& options, Fields,
                            MultiHeadAttentionResult<double>& result) {
  MultiHeadAttentionPlan plan;
  Status status =
      plan_multi_head_attention(query.shape(), key.shape(), value.shape(), options, plan);
  if (status.ok()) status = allocate(plan, Fields::all(), result);
  const Shape query_shape{plan.batch, plan.query_length, plan.d_model()};
  const Shape key_shape{plan.batch, plan.key_length, plan.d_model()};
  Tensor<double> queries;
  Tensor<double> keys;
  Tensor<double> values;
  if (status.ok()) status = queries.allocate(op, "the joined query", query_shape);
  if (status.ok()) status = keys.allocate(op, "the joined key", key_shape);
  if (status.ok()) status = values.allocate(op, "the joined value", key_shape);
  AttentionResult<double> attended;
  if (status.ok()) {
    status =
        attend(plan, query, key, value, options, queries, keys, values, attended, result.output);
  }
  if (!status.ok()) return status;

  split_heads(plan, plan.query_length, queries.data(), result.query);
  split_heads(plan, plan.key_length, keys.data(), result.key);
  split_heads(plan, plan.key_length, values.data(), result.value);
  result.scores = std::move(attended.scores).reshaped(plan.scores);
  result.masked_scores = std::move(attended.masked_scores).reshaped(plan.scores);
  result.attention_weights = std::move(attended.attention_weights).reshaped(plan.scores);
  result.context = std::move(attended.context).reshaped(plan.context);
  return {};
}

}  // namespace normlab::reference
