#include "tensor/plan_multi_head_attention.hpp"

#include "tensor/broadcast.hpp"

namespace normlab {
namespace {

constexpr const char* op = "multiHeadAttention";

Status check_inputs(const Shape& query, const Shape& key, const Shape& value) {
  const auto mismatch = [&](const char* reason) {
    return Status(Code::shape_mismatch, Sentence() << op << ": query has shape " << query
                                                   << ", key " << key << " and value " << value
                                                   << ", but " << reason << ".");
  };
  const int rank = query.rank();
  if (rank < 2 || rank > 3 || key.rank() != rank || value.rank() != rank) {
    return mismatch("all three must be 2-d or all 3-d");
  }
  if (rank == 3 && (key[0] != query[0] || value[0] != query[0])) {
    return mismatch("their first axes must be equal");
  }
  if (value[rank - 2] != key[rank - 2]) return mismatch("key and value must have as many rows");
  return {};
}

// A weight (d_in, d_out) with the rows that `input` wants, and `columns` unless that is negative.
Status check_weight(const char* name, const Shape& weight, const char* input_name,
                    const Shape& input, std::int64_t columns) {
  const std::int64_t rows = input[input.rank() - 1];
  if (weight.rank() == 2 && weight[0] == rows && (columns < 0 || weight[1] == columns)) return {};
  Sentence sentence;
  sentence << op << ": " << name << " has shape " << weight << ", but must be (" << rows << ", ";
  if (columns < 0) {
    sentence << "d_out";
  } else {
    sentence << columns;
  }
  sentence << "), as " << input_name << " has shape " << input;
  if (columns >= 0) sentence << " and w_q has " << columns << " columns";
  return {Code::shape_mismatch, sentence << "."};
}

Status check_heads(std::int64_t num_heads, const Shape& w_q) {
  if (num_heads <= 0) {
    return {Code::bad_argument,
            Sentence() << op << ": num_heads is " << num_heads << ", but must be 1 or more."};
  }
  if (w_q[1] % num_heads == 0) return {};
  return {Code::groups_do_not_divide, Sentence() << op << ": num_heads is " << num_heads
                                                 << ", but w_q has shape " << w_q
                                                 << ", whose last axis it does not divide."};
}

Status check_masks(const Mask& attn_mask, const Mask& key_padding_mask,
                   const MultiHeadAttentionPlan& plan) {
  if (attn_mask.present() && !broadcasts_to(attn_mask.shape(), plan.scores)) {
    return {Code::shape_mismatch, Sentence() << op << ": attn_mask has shape " << attn_mask.shape()
                                             << ", which does not broadcast to the shape "
                                             << plan.scores << " of scores."};
  }
  if (!key_padding_mask.present()) return {};
  const Shape padding =
      plan.has_batch ? Shape{plan.batch, plan.key_length} : Shape{plan.key_length};
  return check_shape(op, "key_padding_mask", &key_padding_mask.shape(), padding, "the keys have");
}

}  // namespace

template <class T>
Status plan_multi_head_attention(const Shape& query, const Shape& key, const Shape& value,
                                 const MultiHeadAttentionOptions<T>& options,
                                 MultiHeadAttentionPlan& plan) {
  Status status = check_inputs(query, key, value);
  const Shape& w_q = options.w_q.shape();
  if (status.ok()) status = check_weight("w_q", w_q, "query", query, -1);
  if (!status.ok()) return status;

  const std::int64_t d_model = w_q[1];
  const Shape& w_o = options.w_o.shape();
  Shape context = query;
  context[query.rank() - 1] = d_model;
  status = check_weight("w_k", options.w_k.shape(), "key", key, d_model);
  if (status.ok()) status = check_weight("w_v", options.w_v.shape(), "value", value, d_model);
  if (status.ok()) status = check_weight("w_o", w_o, "context", context, -1);
  if (!status.ok()) return status;

  constexpr const char* columns = "the columns of its weight have";
  status = check_shape(op, "b_q", shape_of(options.b_q), {d_model}, columns);
  if (status.ok()) status = check_shape(op, "b_k", shape_of(options.b_k), {d_model}, columns);
  if (status.ok()) status = check_shape(op, "b_v", shape_of(options.b_v), {d_model}, columns);
  if (status.ok()) status = check_shape(op, "b_o", shape_of(options.b_o), {w_o[1]}, columns);
  if (status.ok()) status = check_heads(options.num_heads, w_q);
  if (!status.ok()) return status;

  const int rank = query.rank();
  plan.has_batch = rank == 3;
  plan.batch = plan.has_batch ? query[0] : 1;
  plan.heads = options.num_heads;
  plan.query_length = query[rank - 2];
  plan.key_length = key[rank - 2];
  plan.head_dim = d_model / plan.heads;
  const Shape leading = query.slice(0, rank - 2);  // (N), or nothing
  const auto with = [&](std::initializer_list<std::int64_t> lengths) {
    Shape shape = leading;
    for (const std::int64_t length : lengths) shape.append(length);
    return shape;
  };
  plan.query = with({plan.heads, plan.query_length, plan.head_dim});
  plan.key = with({plan.heads, plan.key_length, plan.head_dim});
  plan.scores = with({plan.heads, plan.query_length, plan.key_length});
  plan.context = with({plan.query_length, d_model});
  plan.output = with({plan.query_length, w_o[1]});
  return check_masks(options.attn_mask, options.key_padding_mask, plan);
}

template Status plan_multi_head_attention(const Shape&, const Shape&, const Shape&,
                                          const MultiHeadAttentionOptions<float>&,
                                          MultiHeadAttentionPlan&);
template Status plan_multi_head_attention(const Shape&, const Shape&, const Shape&,
                                          const MultiHeadAttentionOptions<double>&,
                                          MultiHeadAttentionPlan&);

}  // namespace normlab
