// Long on purpose: one header, one file; thirteen arguments, each of which can be refused.

#include "kernels/multi_head_attention.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "error_table.hpp"
#include "support.hpp"

#include "kernels/attention.hpp"
#include "kernels/matmul.hpp"
#include "reference/multi_head_attention.hpp"

namespace normlab::test {
namespace {

struct Call {
  Input query, key, value;
  Input w_q, w_k, w_v, w_o;
  Input b_q, b_k, b_v, b_o;
  std::int64_t num_heads = 1;
  Mask attn_mask;
  Mask key_padding_mask;
  bool is_causal = false;

  [[nodiscard]] Status run(MultiHeadAttentionResult<float>& result,
                           Fields wanted = Fields::all()) const {
    const MultiHeadAttentionOptions<float> options{num_heads,      w_q.in_float(),   w_k.in_float(),
                                                   w_v.in_float(), w_o.in_float(),   b_q.in_float(),
                                                   b_k.in_float(), b_v.in_float(),   b_o.in_float(),
                                                   attn_mask,      key_padding_mask, is_causal};
    return kernels::multi_head_attention(query.in_float(), key.in_float(), value.in_float(),
                                         options, wanted, result);
  }

  [[nodiscard]] MultiHeadAttentionResult<float> result(Fields wanted = Fields::all()) const {
    MultiHeadAttentionResult<float> result;
    CHECK(run(result, wanted).message() == "");
    return result;
  }

  [[nodiscard]] MultiHeadAttentionResult<double> truth() const {
    const MultiHeadAttentionOptions<double> options{
        num_heads,       w_q.in_double(), w_k.in_double(),  w_v.in_double(),
        w_o.in_double(), b_q.in_double(), b_k.in_double(),  b_v.in_double(),
        b_o.in_double(), attn_mask,       key_padding_mask, is_causal};
    MultiHeadAttentionResult<double> result;
    const Status status = reference::multi_head_attention(
        query.in_double(), key.in_double(), value.in_double(), options, Fields::all(), result);
    CHECK(status.message() == "");
    return result;
  }
};

Values zeros(const Shape& shape) { return Values(static_cast<std::size_t>(shape.numel())); }

// Two queries and three keys of four features, two heads.
Call small_call() {
  Call call;
  call.query = Input({1, 2, 4}, {1, 0.54F, -0.42F, -0.99F, -0.65F, 0.28F, 0.96F, 0.75F});
  call.key = Input({1, 3, 4}, {0, 0.91F, -0.76F, -0.28F, 0.99F, -0.54F, -0.54F, 0.99F, -0.29F,
                               -0.75F, 0.91F, -0.01F});
  call.value = Input({1, 3, 4}, {1, -0.99F, 0.96F, -0.91F, 0.84F, -0.76F, 0.66F, -0.55F, 0.42F,
                                 -0.29F, 0.15F, -0.01F});
  call.w_q = Input({4, 4}, {0, 0.84F, -0.76F, 0.41F, -0.29F, -0.13F, -0.99F, -0.95F, 0.92F, -0.63F,
                            -0.51F, 1, -0.49F, -0.6F, 0.94F, -0.93F});
  call.w_k = Input({4, 4}, {0.84F, 0.91F, -0.96F, -0.54F, -0.96F, 0.76F, -0.64F, -0.26F, 0.83F,
                            0.31F, 0.45F, 0.5F, 0.47F, 0.35F, 0.8F, -0.19F});
  call.w_v = Input({4, 4}, {0.91F, 0.14F, -0.28F, -1, -0.75F, 0.96F, 0.3F, 0.67F, -0.03F, 0.97F,
                            0.99F, -0.46F, 1, 0.98F, -0.08F, 0.72F});
  call.w_o = Input({4, 4}, {0.14F, -0.76F, 0.66F, -0.54F, 0.15F, 0.27F, 0.96F, 0.99F, -0.86F, 0.73F,
                            0.62F, -1, 0.61F, 0.71F, -0.88F, 0.97F});
  call.b_q = Input({4}, {1, 0.28F, -0.84F, -0.76F});
  call.b_k = Input({4}, {0.54F, 0.96F, 0, -0.96F});
  call.b_v = Input({4}, {-0.42F, 0.75F, 0.84F, -0.28F});
  call.b_o = Input({4}, {-0.99F, -0.15F, 0.91F, 0.66F});
  call.num_heads = 2;
  return call;
}

// d_in 3 for queries, 5 for keys, 2 for values; d_model 2 · head_dim; d_out 7.
Call random_call(std::int64_t batch, std::int64_t queries, std::int64_t keys, std::int64_t head_dim,
                 std::int64_t offset = 0) {
  const auto input = [&](const Shape& shape, std::uint32_t seed) {
    return Input(shape, spread_values(shape.numel(), 0, 1, seed), offset);
  };
  const std::int64_t d_model = 2 * head_dim;
  Call call;
  call.query = input({batch, queries, 3}, 1);
  call.key = input({batch, keys, 5}, 2);
  call.value = input({batch, keys, 2}, 3);
  call.w_q = input({3, d_model}, 4);
  call.w_k = input({5, d_model}, 5);
  call.w_v = input({2, d_model}, 6);
  call.w_o = input({d_model, 7}, 7);
  call.b_q = input({d_model}, 8);
  call.b_k = input({d_model}, 9);
  call.b_v = input({d_model}, 10);
  call.b_o = input({7}, 11);
  call.num_heads = 2;
  return call;
}

std::array<const Tensor<float>*, 8> fields_of(const MultiHeadAttentionResult<float>& result) {
  return {&result.query,   &result.key,           &result.value,
          &result.scores,  &result.masked_scores, &result.attention_weights,
          &result.context, &result.output};
}

// The 2-d call of one sentence.
Input sentence_of(const Input& tensor, std::int64_t which) {
  const Shape shape = tensor.in_float().shape().slice(1, 3);
  const float* first = tensor.in_float().data() + which * shape.numel();
  return Input(shape, Values(first, first + shape.numel()));
}

Call sentence_of(const Call& call, std::int64_t which) {
  Call one = call;
  one.query = sentence_of(call.query, which);
  one.key = sentence_of(call.key, which);
  one.value = sentence_of(call.value, which);
  return one;
}

}  // namespace

TEST_SUITE("multi_head_attention") {
  TEST_CASE("gives the numbers of PyTorch's MultiheadAttention, a bool mask turned round") {
    Call call = small_call();
    const Bools mask({2, 3}, {1, 0, 1, 1, 1, 1});
    call.attn_mask = mask.view();
    const std::vector<double> weights{0.337426153,   0,          0.662573847, 0.0165458576,
                                      0.258081733,   0.72537241, 0.99333967,  0,
                                      0.00666032968, 0.47849873, 0.430955609, 0.0905456608};
    const std::vector<double> output{-3.84497562, -1.40345284, 4.92306441, -3.24109621,
                                     -3.42008012, -1.13402184, 4.52704081, -2.53545905};
    const auto result = call.result();
    CHECK(result.query.shape() == Shape{1, 2, 2, 2});
    CHECK(result.key.shape() == Shape{1, 2, 3, 2});
    CHECK(result.value.shape() == Shape{1, 2, 3, 2});
    CHECK(result.scores.shape() == Shape{1, 2, 2, 3});
    CHECK(result.attention_weights.shape() == Shape{1, 2, 2, 3});
    CHECK(result.context.shape() == Shape{1, 2, 4});
    CHECK(result.output.shape() == Shape{1, 2, 4});
    check_cells(result.query, {0.9421, 1.9084, 1.4345, -1.3572, -2.851, -0.3623, -0.4078, -1.03});
    check_cells(result.attention_weights, weights);
    check_cells(call.truth().attention_weights, weights, 1e-7);
    check_cells(result.output, output);
    check_cells(call.truth().output, output, 1e-7);
  }

  TEST_CASE("ignores the keys of a key_padding_mask, bool or float") {
    Call call = small_call();
    const std::vector<double> output{-3.84497562, -1.40345284, 4.92306441, -3.24109621,
                                     -3.55994046, -1.14600615, 4.77913138, -2.62235262};
    const Bools bools({1, 3}, {0, 1, 0});
    call.key_padding_mask = bools.view();
    check_cells(call.result().output, output);
    check_cells(call.truth().output, output, 1e-7);
    const Input floats({1, 3}, {0, -INFINITY, 0});
    call.key_padding_mask = floats.in_float();
    check_cells(call.result().output, output);
    Call flat = sentence_of(call, 0);
    const Bools one({3}, {0, 1, 0});
    flat.key_padding_mask = one.view();
    check_cells(flat.result().output, output);
    check_cells(flat.truth().output, output, 1e-7);
  }

  TEST_CASE("is a projection, attention in heads and a projection, bit for bit") {
    const Call call = random_call(2, 5, 7, 3);
    const auto result = call.result();
    const auto joined = [](const Tensor<float>& heads) {  // (N, h, T, d) to (N, T, h · d)
      const Shape& shape = heads.shape();
      Values cells;
      for (std::int64_t n = 0; n < shape[0]; ++n) {
        for (std::int64_t t = 0; t < shape[2]; ++t) {
          for (std::int64_t i = 0; i < shape[1] * shape[3]; ++i) {
            const std::int64_t head = i / shape[3];
            cells.push_back(
                heads[((n * shape[1] + head) * shape[2] + t) * shape[3] + i % shape[3]]);
          }
        }
      }
      return Input({shape[0], shape[2], shape[1] * shape[3]}, cells);
    };
    const Input queries = joined(result.query);
    MatmulResult<float> product;
    CHECK(kernels::matmul(call.query.in_float(), call.w_q.in_float(), Fields::all(), product).ok());
    for (std::int64_t i = 0; i < product.output.numel(); ++i) {
      CHECK(product.output[i] + call.b_q.in_float()[i % 6] == queries.in_float()[i]);
    }
    AttentionOptions options;
    options.num_heads = 2;
    AttentionResult<float> attended;
    CHECK(kernels::attention(queries.in_float(), joined(result.key).in_float(),
                             joined(result.value).in_float(), options, Fields::all(), attended)
              .ok());
    CHECK(same_bits(result.scores, attended.scores));
    CHECK(same_bits(result.masked_scores, attended.masked_scores));
    CHECK(same_bits(result.attention_weights, attended.attention_weights));
    CHECK(same_bits(result.context, attended.context));
  }

  TEST_CASE("leaves out any of the biases") {
    Call call = random_call(1, 2, 3, 2);
    Call without = call;
    without.b_q = without.b_k = without.b_v = without.b_o = {};
    call.b_q = call.b_k = call.b_v = Input({4}, Values(4));
    call.b_o = Input({7}, Values(7));
    CHECK(same_bits(call.result().output, without.result().output));
    for (Input Call::*bias : {&Call::b_q, &Call::b_k, &Call::b_v, &Call::b_o}) {
      Call one = random_call(1, 2, 3, 2);
      one.*bias = {};
      const auto actual = one.result().output;
      const auto expected = one.truth().output;
      check_cells(actual, std::vector<double>(expected.data(), expected.data() + 14));
      CHECK(!same_bits(actual, random_call(1, 2, 3, 2).result().output));
    }
  }

  TEST_CASE("drops N in a 2-d call, with the same bits as a batch of one or many") {
    Call call = random_call(3, 5, 7, 3);
    call.is_causal = true;
    const auto batch = call.result();
    for (std::int64_t n = 0; n < 3; ++n) {
      const auto one = sentence_of(call, n).result();
      CHECK(one.query.shape() == Shape{2, 5, 3});
      CHECK(one.key.shape() == Shape{2, 7, 3});
      CHECK(one.scores.shape() == Shape{2, 5, 7});
      CHECK(one.masked_scores.shape() == Shape{2, 5, 7});
      CHECK(one.attention_weights.shape() == Shape{2, 5, 7});
      CHECK(one.context.shape() == Shape{5, 6});
      CHECK(one.output.shape() == Shape{5, 7});
      CHECK(same_bits(one.value.data(), batch.value.data() + n * 42, 42));
      CHECK(same_bits(one.attention_weights.data(), batch.attention_weights.data() + n * 70, 70));
      CHECK(same_bits(one.output.data(), batch.output.data() + n * 35, 35));
    }
    CHECK(sentence_of(call, 1).truth().scores.shape() == Shape{2, 5, 7});
  }

  TEST_CASE("broadcasts attn_mask right-aligned to scores, and combines it with causality") {
    Call call = random_call(2, 2, 2, 2);
    const Bools per_head({2, 1, 2}, {1, 1, 0, 1});
    call.attn_mask = per_head.view();
    call.is_causal = true;
    const auto weights = call.result().attention_weights;
    for (std::int64_t n = 0; n < 2; ++n) {
      const float* first = weights.data() + n * 8;
      CHECK(first[0] == 1);
      CHECK(first[1] == 0);
      CHECK(first[2] + first[3] == doctest::Approx(1));
      for (const std::int64_t hidden : {4, 5, 6}) CHECK(first[hidden] == 0);
      CHECK(first[7] == 1);
    }
    Call flat = sentence_of(call, 0);
    CHECK(same_bits(flat.result().attention_weights.data(), weights.data(), 8));
  }

  TEST_CASE("fully_masked_row_is_zero") {
    Call call = random_call(1, 2, 3, 2);
    const Bools mask({2, 1}, {0, 1});
    call.attn_mask = mask.view();
    const auto result = call.result();
    for (const std::int64_t head : {0, 1}) {
      for (std::int64_t key = 0; key < 3; ++key) {
        CHECK(result.attention_weights[head * 6 + key] == 0);
      }
    }
    for (std::int64_t i = 0; i < 4; ++i) CHECK(result.context[i] == 0);
    CHECK(same_bits(result.output.data(), call.b_o.in_float().data(), 7));
    const auto no_keys = random_call(1, 2, 0, 2).result();
    CHECK(no_keys.attention_weights.shape() == Shape{1, 2, 2, 0});
    CHECK(same_bits(no_keys.output.data() + 7, call.b_o.in_float().data(), 7));
  }

  TEST_CASE("stays within its error budget around every length and misalignment") {
    WorstError query("multi_head_attention query", 8);
    WorstError scores("multi_head_attention scores, of rounded q and k", 16);
    WorstError weights("multi_head_attention attention_weights", 8);
    WorstError context("multi_head_attention context", 8);
    WorstError output("multi_head_attention output", 8);
    for (const std::int64_t queries : {1, 5, 33}) {
      for (const std::int64_t keys : lengths()) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          Call call = random_call(2, queries, keys, 3, offset);
          call.is_causal = keys > 1;
          const auto actual = call.result();
          const auto expected = call.truth();
          query.rows(actual.query, expected.query, 3);
          for (std::int64_t i = 0; i < expected.scores.numel(); ++i) {
            const std::int64_t row = i / keys;  // of all queries, and so of all heads
            const double* q = expected.query.data() + row * 3;
            const double* k = expected.key.data() + (row / queries * keys + i % keys) * 3;
            double sizes = 0;
            for (int d = 0; d < 3; ++d) sizes += std::fabs(q[d] * k[d]) / std::sqrt(3);
            scores.cell(actual.scores[i], expected.scores[i], sizes);
          }
          weights.rows(actual.attention_weights, expected.attention_weights, keys);
          context.rows(actual.context, expected.context, 6);
          output.rows(actual.output, expected.output, 7);
        }
      }
    }
  }

  TEST_CASE("computes the wanted fields alone, with the same bits") {
    Call call = random_call(2, 5, 7, 3);
    call.is_causal = true;
    const auto all = call.result();
    for (std::size_t wanted = 0; wanted < 8; ++wanted) {
      const auto one = call.result(Fields(1U << wanted));
      for (std::size_t field = 0; field < 8; ++field) {
        CHECK(fields_of(one)[field]->present() == (field == wanted));
      }
      CHECK(same_bits(*fields_of(one)[wanted], *fields_of(all)[wanted]));
    }
  }

  TEST_CASE("reads nothing but what the wanted field is made of") {
    const Call call = random_call(2, 5, 7, 3);
    const auto all = call.result();
    // Whoever reads cells that are not there ends here.
    const auto given = [](const Input& input, bool is_needed) {
      const View<const float> view = input.in_float();
      return is_needed ? view : View<const float>(nullptr, view.shape());
    };
    struct Needs {
      bool query, key, value, output;
    };
    constexpr Needs scores{true, true, false, false};
    constexpr std::array<Needs, 8> needs{{
        {true, false, false, false},
        {false, true, false, false},
        {false, false, true, false},
        scores,
        scores,
        scores,
        {true, true, true, false},
        {true, true, true, true},
    }};
    for (std::size_t wanted = 0; wanted < needs.size(); ++wanted) {
      const auto [query, key, value, output] = needs[wanted];
      const MultiHeadAttentionOptions<float> options{
          call.num_heads,         given(call.w_q, query),  given(call.w_k, key),
          given(call.w_v, value), given(call.w_o, output), given(call.b_q, query),
          given(call.b_k, key),   given(call.b_v, value),  given(call.b_o, output),
          call.attn_mask,         call.key_padding_mask,   call.is_causal};
      MultiHeadAttentionResult<float> one;
      const Status status = kernels::multi_head_attention(
          given(call.query, query), given(call.key, key), given(call.value, value), options,
          Fields(1U << wanted), one);
      CHECK(status.message() == "");
      CHECK(same_bits(*fields_of(one)[wanted], *fields_of(all)[wanted]));
    }
  }

  TEST_CASE("gives empty results for an empty batch and for no queries") {
    const auto empty = random_call(0, 2, 3, 2).result();
    CHECK(empty.query.shape() == Shape{0, 2, 2, 2});
    CHECK(empty.scores.shape() == Shape{0, 2, 2, 3});
    CHECK(empty.output.shape() == Shape{0, 2, 7});
    CHECK(random_call(2, 0, 3, 2).result().output.shape() == Shape{2, 0, 7});
    const std::int64_t vast = 1LL << 40;
    Call wide = random_call(2, 0, 0, 2);
    wide.query = wide.key = wide.value = Input({vast, 0, 0}, {});
    wide.w_q = wide.w_k = wide.w_v = Input({0, vast}, {});
    wide.w_o = Input({vast, 0}, {});
    wide.b_q = wide.b_k = wide.b_v = wide.b_o = {};
    wide.num_heads = vast;
    CHECK(wide.result().output.shape() == Shape{vast, 0, 0});
  }

  TEST_CASE("refuses what does not fit, in one sentence") {
    MultiHeadAttentionResult<float> result;
    const auto input = [](const Shape& shape) { return Input(shape, zeros(shape)); };
    const Call good = random_call(1, 2, 3, 2);
    Call call = good;
    const auto refuse = [&](std::string_view code, std::string_view sentence) {
      check_refused(call.run(result), code, sentence);
      call = good;
    };
    call.key = input({3, 5});
    refuse("shape-mismatch",
           "multiHeadAttention: query has shape (1, 2, 3), key (3, 5) and value (1, 3, 2), but all "
           "three must be 2-d or all 3-d.");
    call.query = call.key = call.value = input({1, 1, 2, 3});
    refuse("shape-mismatch",
           "multiHeadAttention: query has shape (1, 1, 2, 3), key (1, 1, 2, 3) and value "
           "(1, 1, 2, 3), but all three must be 2-d or all 3-d.");
    call.query = input({2, 2, 3});
    refuse("shape-mismatch",
           "multiHeadAttention: query has shape (2, 2, 3), key (1, 3, 5) and value (1, 3, 2), but "
           "their first axes must be equal.");
    call.value = input({1, 4, 2});
    refuse("shape-mismatch",
           "multiHeadAttention: query has shape (1, 2, 3), key (1, 3, 5) and value (1, 4, 2), but "
           "key and value must have as many rows.");
    call.w_q = input({4, 4});
    refuse("shape-mismatch",
           "multiHeadAttention: w_q has shape (4, 4), but must be (3, d_out), as query has shape "
           "(1, 2, 3).");
    call.w_q = input({3});
    refuse("shape-mismatch",
           "multiHeadAttention: w_q has shape (3), but must be (3, d_out), as query has shape "
           "(1, 2, 3).");
    call.w_k = input({5, 6});
    refuse("shape-mismatch",
           "multiHeadAttention: w_k has shape (5, 6), but must be (5, 4), as key has shape "
           "(1, 3, 5) and w_q has 4 columns.");
    call.w_v = input({3, 4});
    refuse("shape-mismatch",
           "multiHeadAttention: w_v has shape (3, 4), but must be (2, 4), as value has shape "
           "(1, 3, 2) and w_q has 4 columns.");
    call.w_o = input({5, 7});
    refuse("shape-mismatch",
           "multiHeadAttention: w_o has shape (5, 7), but must be (4, d_out), as context has shape "
           "(1, 2, 4).");
    call.b_q = input({3});
    refuse("shape-mismatch",
           "multiHeadAttention: b_q has shape (3), but the columns of its weight have shape (4).");
    call.b_k = input({1, 4});
    refuse("shape-mismatch",
           "multiHeadAttention: b_k has shape (1, 4), but the columns of its weight have shape "
           "(4).");
    call.b_v = input({7});
    refuse("shape-mismatch",
           "multiHeadAttention: b_v has shape (7), but the columns of its weight have shape (4).");
    call.b_o = input({4});
    refuse("shape-mismatch",
           "multiHeadAttention: b_o has shape (4), but the columns of its weight have shape (7).");
    call.num_heads = 0;
    refuse("bad-argument", "multiHeadAttention: num_heads is 0, but must be 1 or more.");
    call.num_heads = 3;
    refuse("groups-do-not-divide",
           "multiHeadAttention: num_heads is 3, but w_q has shape (3, 4), whose last axis it does "
           "not divide.");
    const Bools mask({3, 3}, std::vector<std::uint8_t>(9));
    call.attn_mask = mask.view();
    refuse("shape-mismatch",
           "multiHeadAttention: attn_mask has shape (3, 3), which does not broadcast to the shape "
           "(1, 2, 2, 3) of scores.");
    call = sentence_of(good, 0);
    const Bools batched({1, 2, 2, 3}, std::vector<std::uint8_t>(12));
    call.attn_mask = batched.view();
    refuse("shape-mismatch",
           "multiHeadAttention: attn_mask has shape (1, 2, 2, 3), which does not broadcast to the "
           "shape (2, 2, 3) of scores.");
    const Bools padding({3}, {0, 0, 0});
    call.key_padding_mask = padding.view();
    refuse("shape-mismatch",
           "multiHeadAttention: key_padding_mask has shape (3), but the keys have shape (1, 3).");
    // No cell is read before the sizes are checked.
    const View<const float> vast(good.query.in_float().data(), {1 << 20, 3});
    const View<const float> three(good.w_q.in_float().data(), {3, 4});
    const View<const float> square(good.w_o.in_float().data(), {4, 4});
    MultiHeadAttentionOptions<float> options;
    options.num_heads = 2;
    options.w_q = options.w_k = options.w_v = three;
    options.w_o = square;
    check_refused(
        kernels::multi_head_attention(vast, vast, vast, options, Fields::all(), result),
        "too-large",
        "multiHeadAttention: scores would have shape (2, 1048576, 1048576), more than the engine's "
        "address space of 4 GiB, 2 in variant js, holds.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    Call call = random_call(2, 7, 11, 5);
    call.is_causal = true;
    const auto result = call.result();
    CHECK(fingerprint({&result.query, &result.scores, &result.attention_weights, &result.context,
                       &result.output}) == 6693320820151157107U);
  }
}

}  // namespace normlab::test
