#include "kernels/attention.hpp"

#include <algorithm>
#include <limits>

#include "kernels/exp.hpp"
#include "kernels/gemm.hpp"
#include "kernels/softmax_row.hpp"
#include "tensor/plan_attention.hpp"

namespace normlab::kernels {
namespace {

constexpr float minus_infinity = -std::numeric_limits<float>::infinity();
constexpr std::int64_t block_rows = 36;  // queries whose scores are worked on at once: whole tiles

std::int64_t panels_for(std::int64_t columns) { return (columns + panel_width - 1) / panel_width; }

// A matrix as panels, packed once for all queries of a head.
class PackedMatrix {
 public:
  Status allocate(const char* op, const char* name, std::int64_t inner, std::int64_t columns) {
    inner_ = inner;
    columns_ = columns;
    return panels_.allocate(op, name, Shape{panels_for(columns), inner, panel_width});
  }

  void pack(const Matrix& b) {
    for (std::int64_t panel = 0; panel < panels_for(columns_); ++panel) {
      pack_panel(b, inner_, columns_, panel * panel_width, at(panel));
    }
  }

  void multiply(const float* a, std::int64_t a_stride, std::int64_t rows, float* output,
                std::int64_t output_stride, float scale) {
    const Finish finish = Finish::scaled(scale);
    for (std::int64_t panel = 0; panel < panels_for(columns_); ++panel) {
      const std::int64_t first = panel * panel_width;
      multiply_panel(a, a_stride, rows, inner_, at(panel), std::min(panel_width, columns_ - first),
                     output + first, output_stride, finish);
    }
  }

 private:
  float* at(std::int64_t panel) { return panels_.data() + panel * inner_ * panel_width; }

  Tensor<float> panels_;
  std::int64_t inner_ = 0;
  std::int64_t columns_ = 0;
};

// The masks of one query as one number a key; returns whether a key is left to attend to.
bool fill_attn_bias(const AttentionPlan& plan, const AttentionOptions& options,
                    std::int64_t sentence, std::int64_t head, std::int64_t query, float* bias) {
  const Mask& mask = options.attn_mask;
  const Mask& padding = options.key_padding_mask;
  const std::int64_t mask_row = plan.mask_cell(sentence, head, query, 0);
  const std::int64_t mask_step = plan.mask_key_stride();
  const std::int64_t padding_row = sentence * plan.key_length;

  bool attends = false;
  for (std::int64_t key = 0; key < plan.key_length; ++key) {
    const std::int64_t mask_cell = mask_row + key * mask_step;
    const bool is_hidden = (mask.is_bool() && !mask.bool_at(mask_cell)) ||
                           (padding.is_bool() && padding.bool_at(padding_row + key)) ||
                           (options.is_causal && key > query);
    float sum = is_hidden ? minus_infinity : 0;
    if (!is_hidden && mask.is_float()) sum += mask.float_at(mask_cell);
    if (!is_hidden && padding.is_float()) sum += padding.float_at(padding_row + key);
    bias[key] = sum;
    attends = attends || sum != minus_infinity;
  }
  return attends;
}

void add(const float* a, const float* b, std::int64_t n, float* sum) {
  for_each_batch(n, [&](auto cells) { cells.store(sum, cells.load(a) + cells.load(b)); });
}

// Everything that outlives one head: the panels, and rows for the fields that nobody asked for,
// which share them: each is made of the one before it, in place.
struct Scratch {
  PackedMatrix key;
  PackedMatrix value;
  Tensor<float> rows;  // (block_rows, T_k)
  Tensor<float> bias;  // (T_k)

  Status allocate(const AttentionPlan& plan, bool has_context) {
    Status status = key.allocate(plan.op, "the packed keys", plan.key_dim, plan.key_length);
    if (status.ok() && has_context) {
      status = value.allocate(plan.op, "the packed values", plan.key_length, plan.value_dim);
    }
    if (status.ok()) {
      status = rows.allocate(plan.op, "rows of scores", Shape{block_rows, plan.key_length});
    }
    if (status.ok()) status = bias.allocate(plan.op, "a row of masks", Shape{plan.key_length});
    return status;
  }
};

class Head {
 public:
  Head(const AttentionPlan& plan, const AttentionOptions& options, Scratch& scratch,
       AttentionResult<float>& result)
      : plan_(plan),
        options_(options),
        scratch_(scratch),
        result_(result),
        is_masked_(options.attn_mask.present() || options.key_padding_mask.present() ||
                   options.is_causal),
        has_weights_(result.attention_weights.present() || result.context.present()) {}

  // Queries `first` to `last` of one head. Pass 1 scores; pass 2 masks and softmax, row by row;
  // pass 3 context.
  void attend(std::int64_t sentence, std::int64_t head, const float* query, std::int64_t first,
              std::int64_t last) {
    const std::int64_t keys = plan_.key_length;
    const std::int64_t row = (sentence * plan_.heads + head) * plan_.query_length + first;
    float* scores = rows_of(result_.scores, row);
    float* masked_scores = rows_of(result_.masked_scores, row);
    float* weights = rows_of(result_.attention_weights, row);

    scratch_.key.multiply(query + first * plan_.query_layout.row, plan_.query_layout.row,
                          last - first, scores, keys, static_cast<float>(plan_.scale));

    std::array<bool, block_rows> attends{};
    for (std::int64_t i = 0; i < last - first; ++i) {
      const std::int64_t offset = i * keys;
      const float* masked = scores + offset;
      bool& any = attends[static_cast<std::size_t>(i)];
      any = keys > 0;
      if (is_masked_ || result_.masked_scores.present()) {
        any = fill_attn_bias(plan_, options_, sentence, head, first + i, scratch_.bias.data());
        add(scores + offset, scratch_.bias.data(), keys, masked_scores + offset);
        masked = masked_scores + offset;
      }
      if (!has_weights_) continue;
      if (any) {
        softmax_row(exp_, masked, keys, weights + offset);
      } else {
        std::fill_n(weights + offset, keys, 0.0F);
      }
    }

    if (!result_.context.present()) return;
    const std::int64_t stride = plan_.context_layout.row;
    float* context =
        result_.context.data() + plan_.context_layout.offset(sentence, head) + first * stride;
    scratch_.value.multiply(weights, keys, last - first, context, stride, 1);
    for (std::int64_t i = 0; i < last - first; ++i) {
      if (attends[static_cast<std::size_t>(i)]) continue;
      std::fill_n(context + i * stride, plan_.value_dim, 0.0F);
    }
  }

 private:
  // The rows of one field for a block of queries: in the result, or in scratch.
  float* rows_of(Tensor<float>& field, std::int64_t row) {
    return field.present() ? field.row(row, plan_.key_length) : scratch_.rows.data();
  }

  const AttentionPlan& plan_;
  const AttentionOptions& options_;
  Scratch& scratch_;
  AttentionResult<float>& result_;
  bool is_masked_;
  bool has_weights_;
  Exp exp_;
};

}  // namespace

Status attention(View<const float> query, View<const float> key, View<const float> value,
                 const AttentionOptions& options, Fields wanted, AttentionResult<float>& result) {
  AttentionPlan plan;
  Scratch scratch;
  Status status = plan_attention(query.shape(), key.shape(), value.shape(), options, plan);
  if (status.ok()) status = allocate(plan, wanted, result);
  if (!status.ok() ||
      !any_cells(result.scores, result.masked_scores, result.attention_weights, result.context))
    return status;
  const bool has_context = result.context.present();
  status = scratch.allocate(plan, has_context);
  if (!status.ok()) return status;

  Head block(plan, options, scratch, result);
  for (std::int64_t sentence = 0; sentence < plan.batch; ++sentence) {
    for (std::int64_t head = 0; head < plan.heads; ++head) {
      const float* queries = query.data() + plan.query_layout.offset(sentence, head);
      scratch.key.pack(
          Matrix{key.data() + plan.key_layout.offset(sentence, head), 1, plan.key_layout.row});
      if (has_context) {
        scratch.value.pack(Matrix{value.data() + plan.value_layout.offset(sentence, head),
                                  plan.value_layout.row, 1});
      }
      for (std::int64_t first = 0; first < plan.query_length; first += block_rows) {
        const std::int64_t last = std::min(first + block_rows, plan.query_length);
        block.attend(sentence, head, queries, first, last);
      }
    }
  }
  return {};
}

}  // namespace normlab::kernels
