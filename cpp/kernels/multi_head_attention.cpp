#include "kernels/multi_head_attention.hpp"

#include <utility>

#include "kernels/attention.hpp"
#include "kernels/gemm.hpp"
#include "tensor/plan_multi_head_attention.hpp"

namespace normlab::kernels {
namespace {

constexpr const char* op = "multiHeadAttention";

// output (rows, d_out) = x (rows, d_in) · weight + bias. Errors: `out_of_memory`.
Status project(const float* x, std::int64_t rows, const View<const float>& weight,
               const View<const float>& bias, float* output) {
  const Product product{rows, weight.shape()[0], weight.shape()[1]};
  if (rows == 0) return {};
  Tensor<float> panel;
  Status status = panel.allocate(op, "a panel", Shape{product.inner, panel_width});
  if (!status.ok()) return status;
  multiply(product, x, Matrix{weight.data(), product.columns, 1}, bias.data(), panel.data(),
           output);
  return {};
}

// One of query, key and value, projected, if that is wanted: (N, T, d_model), heads side by side.
Status project_input(const MultiHeadAttentionPlan& plan, const char* name, std::int64_t length,
                     const View<const float>& x, const View<const float>& weight,
                     const View<const float>& bias, bool is_wanted, Tensor<float>& joined,
                     Tensor<float>& field) {
  Status status = joined.allocate(op, name, {plan.batch, length, plan.d_model()});
  if (!is_wanted) return status;
  if (status.ok()) status = project(x.data(), plan.batch * length, weight, bias, joined.data());
  if (status.ok()) split_heads(plan, length, joined.data(), field);
  return status;
}

}  // namespace

Status multi_head_attention(View<const float> query, View<const float> key, View<const float> value,
                            const MultiHeadAttentionOptions<float>& options, Fields wanted,
                            MultiHeadAttentionResult<float>& result) {
  using Field = MultiHeadAttentionField;
  MultiHeadAttentionPlan plan;
  Status status =
      plan_multi_head_attention(query.shape(), key.shape(), value.shape(), options, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok()) return status;

  Fields fields = wanted.from(Field::scores);
  if (wanted.has(Field::output)) fields = fields.with(AttentionField::context);

  Tensor<float> queries;
  Tensor<float> keys;
  Tensor<float> values;
  status =
      project_input(plan, "the joined query", plan.query_length, query, options.w_q, options.b_q,
                    wanted.has(Field::query) || fields.any(), queries, result.query);
  if (status.ok()) {
    status = project_input(plan, "the joined key", plan.key_length, key, options.w_k, options.b_k,
                           wanted.has(Field::key) || fields.any(), keys, result.key);
  }
  if (status.ok()) {
    status = project_input(
        plan, "the joined value", plan.key_length, value, options.w_v, options.b_v,
        wanted.has(Field::value) || fields.has(AttentionField::context), values, result.value);
  }
  if (!status.ok()) return status;

  AttentionOptions heads;
  heads.op = op;
  heads.attn_mask = options.attn_mask;
  heads.key_padding_mask = options.key_padding_mask.reshaped({plan.batch, plan.key_length});
  heads.is_causal = options.is_causal;
  heads.num_heads = plan.heads;
  AttentionResult<float> attended;
  status = attention(queries, keys, values, heads, fields, attended);
  if (status.ok() && result.output.present()) {
    status = project(attended.context.data(), plan.batch * plan.query_length, options.w_o,
                     options.b_o, result.output.data());
  }
  if (!status.ok()) return status;

  result.scores = std::move(attended.scores).reshaped(plan.scores);
  result.masked_scores = std::move(attended.masked_scores).reshaped(plan.scores);
  result.attention_weights = std::move(attended.attention_weights).reshaped(plan.scores);
  if (wanted.has(Field::context)) {
    result.context = std::move(attended.context).reshaped(plan.context);
  }
  return {};
}

}  // namespace normlab::kernels
