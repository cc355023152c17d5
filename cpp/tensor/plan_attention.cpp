#include "tensor/plan_attention.hpp"

#include <cmath>

namespace normlab {
namespace {

constexpr const char* op = "attention";

Status check_shapes(const Shape& query, const Shape& key, const Shape& value) {
  const auto mismatch = [&](const char* reason) {
    return Status(Code::shape_mismatch, Sentence() << op << ": query has shape " << query
                                                   << ", key " << key << " and value " << value
                                                   << ", but " << reason << ".");
  };
  const int rank = query.rank();
  if (rank < 2 || rank > 4 || key.rank() != rank || value.rank() != rank) {
    return mismatch("all three must be 2-d, all 3-d or all 4-d");
  }
  for (int axis = 0; axis < rank - 2; ++axis) {
    if (key[axis] != query[axis] || value[axis] != query[axis]) {
      return mismatch("their leading axes must be equal");
    }
  }
  if (key[rank - 1] != query[rank - 1]) {
    return mismatch("query and key must be equally long in the last axis");
  }
  if (value[rank - 2] != key[rank - 2]) return mismatch("key and value must have as many rows");
  return {};
}

Status check_heads(const Shape& query, const Shape& value, std::int64_t num_heads) {
  if (num_heads <= 0) {
    return {Code::bad_argument,
            Sentence() << op << ": num_heads is " << num_heads << ", but must be 1 or more."};
  }
  if (query.rank() != 3) {
    return {Code::bad_argument, Sentence() << op << ": num_heads is " << num_heads
                                           << ", but only a 3-d query is split into heads, and it"
                                           << " has shape " << query << "."};
  }
  for (const Shape* split : {&query, &value}) {
    if ((*split)[2] % num_heads != 0) {
      return {Code::groups_do_not_divide,
              Sentence() << op << ": num_heads is " << num_heads << ", but "
                         << (split == &query ? "query" : "value") << " has shape " << *split
                         << ", whose last axis it does not divide."};
    }
  }
  return {};
}

Status check_masks(const AttentionOptions& options, const AttentionPlan& plan, bool has_batch) {
  if (options.attn_mask.present() && !broadcasts_to(options.attn_mask.shape(), plan.scores)) {
    return {Code::shape_mismatch, Sentence()
                                      << op << ": attn_mask has shape " << options.attn_mask.shape()
                                      << ", which does not broadcast to the shape " << plan.scores
                                      << " of scores."};
  }
  if (!options.key_padding_mask.present()) return {};
  const Shape padding = has_batch ? Shape{plan.batch, plan.key_length} : Shape{plan.key_length};
  return check_shape(op, "key_padding_mask", &options.key_padding_mask.shape(), padding,
                     "the keys have");
}

// Of a tensor (…, T, d): the whole of it, or its last axis split into heads.
HeadLayout layout_of(const Shape& shape, std::int64_t heads, bool split) {
  const int rank = shape.rank();
  const std::int64_t row = shape[rank - 1];
  const std::int64_t matrix = shape.numel(rank - 2, rank);
  if (split) return {matrix, row / heads, row};
  return {rank == 4 ? shape.numel(1, rank) : matrix, matrix, row};
}

}  // namespace

Status plan_attention(const Shape& query, const Shape& key, const Shape& value,
                      const AttentionOptions& options, AttentionPlan& plan) {
  if (Status status = check_shapes(query, key, value); !status.ok()) return status;
  const bool split = options.num_heads.has_value();
  if (split) {
    Status status = check_heads(query, value, *options.num_heads);
    if (!status.ok()) return status;
  }
  const int rank = query.rank();
  plan.op = options.op;
  plan.batch = rank == 2 ? 1 : query[0];
  plan.heads = split ? *options.num_heads : rank == 4 ? query[1] : 1;
  plan.query_length = query[rank - 2];
  plan.key_length = key[rank - 2];
  plan.key_dim = split ? query[2] / plan.heads : query[rank - 1];
  plan.value_dim = split ? value[2] / plan.heads : value[rank - 1];

  plan.scores = query.slice(0, rank - 2);
  if (split) plan.scores.append(plan.heads);
  plan.scores.append(plan.query_length);
  plan.scores.append(plan.key_length);
  plan.context = query;
  plan.context[rank - 1] = value[rank - 1];
  if (Status status = check_masks(options, plan, rank > 2); !status.ok()) return status;

  plan.query_layout = layout_of(query, plan.heads, split);
  plan.key_layout = layout_of(key, plan.heads, split);
  plan.value_layout = layout_of(value, plan.heads, split);
  plan.context_layout = layout_of(plan.context, plan.heads, split);
  if (options.attn_mask.present()) {
    plan.mask_strides = broadcast_strides(options.attn_mask.shape(), plan.scores, 1);
  }
  plan.scale = options.scale.value_or(1 / std::sqrt(static_cast<double>(plan.key_dim)));
  return {};
}

}  // namespace normlab
