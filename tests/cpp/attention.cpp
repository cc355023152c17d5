// Long on purpose: one header, one file; masks, heads and ranks are tried against each other here.

#include "kernels/attention.hpp"

#include <algorithm>
#include <cmath>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/attention.hpp"

namespace normlab::test {
namespace {

constexpr double minus_infinity = -INFINITY;

struct Call {
  Input query, key, value;
  AttentionOptions options;

  [[nodiscard]] Status run(AttentionResult<float>& result, Fields wanted = Fields::all()) const {
    return kernels::attention(query.in_float(), key.in_float(), value.in_float(), options, wanted,
                              result);
  }

  [[nodiscard]] AttentionResult<float> result(Fields wanted = Fields::all()) const {
    AttentionResult<float> result;
    CHECK(run(result, wanted).message() == "");
    return result;
  }

  [[nodiscard]] AttentionResult<double> truth() const {
    AttentionResult<double> result;
    const Status status = reference::attention(query.in_double(), key.in_double(),
                                               value.in_double(), options, Fields::all(), result);
    CHECK(status.message() == "");
    return result;
  }
};

// river bank: two tokens of four features, query = key = value.
Call river_bank() {
  const Input embedding({2, 4}, {0.9F, 0, 0.6F, 0.8F, 0.4F, 0.8F, 0.7F, 0.2F});
  return {embedding, embedding, embedding, {}};
}

// T_q queries, T_k keys of d features, all scores different.
Call random_call(const Shape& queries, std::int64_t keys, std::int64_t offset = 0) {
  Shape key = queries;
  key[key.rank() - 2] = keys;
  return {Input(queries, spread_values(queries.numel(), 0, 2, 1), offset),
          Input(key, spread_values(key.numel(), 0, 2, 2), offset),
          Input(key, spread_values(key.numel(), 0, 1, 3), offset),
          {}};
}

// Scores are 0 everywhere, so that every weight is one over the number of keys that are seen, and
// key j has value j.
Call even_call(const Shape& queries, std::int64_t keys) {
  Shape key = queries;
  key[key.rank() - 2] = keys;
  Values values;
  for (std::int64_t i = 0; i < key.numel(); ++i) {
    values.push_back(static_cast<float>(i / key[key.rank() - 1] % keys));
  }
  return {Input(queries, Values(static_cast<std::size_t>(queries.numel()))),
          Input(key, Values(static_cast<std::size_t>(key.numel()))),
          Input(key, values),
          {}};
}

void check_weights(const Call& call, const std::vector<double>& expected) {
  check_cells(call.result().attention_weights, expected, 1e-6);
  check_cells(call.truth().attention_weights, expected, 1e-8);
}

}  // namespace

TEST_SUITE("attention") {
  TEST_CASE("gives PyTorch's numbers for river bank") {
    const auto result = river_bank().result();
    check_cells(result.scores, {0.905, 0.47, 0.47, 0.665});
    check_cells(result.masked_scores, {0.905, 0.47, 0.47, 0.665});
    const std::vector<double> weights{0.607066987, 0.392933013, 0.451403892, 0.548596108};
    const std::vector<double> context{0.703533482, 0.314346415, 0.639293311, 0.564240201,
                                      0.625701938, 0.438876893, 0.654859615, 0.470842342};
    check_cells(result.attention_weights, weights, 1e-7);
    check_cells(result.context, context, 1e-7);
    check_cells(river_bank().truth().context, context, 5e-8);
  }

  TEST_CASE("uses the scale that is given, and 1 over the root of d_k otherwise") {
    Call call = river_bank();
    call.options.scale = 2;
    check_cells(call.result().scores, {3.62, 1.88, 1.88, 2.66});
    check_cells(call.truth().scores, {3.62, 1.88, 1.88, 2.66}, 1e-6);
    call.options.scale = 0;
    check_weights(call, {0.5, 0.5, 0.5, 0.5});
  }

  TEST_CASE("splits 3-d tensors into heads and joins context again, as PyTorch would") {
    Values queries;
    for (int i = 0; i < 16; ++i) queries.push_back(static_cast<float>(i) / 10);
    Values keys;
    for (const int row : {2, 1, 0}) {
      for (int i = 0; i < 8; ++i) keys.push_back(static_cast<float>(8 * row + i) / 10);
    }
    Values values;
    for (int i = 0; i < 12; ++i) values.push_back(static_cast<float>(std::cos(i)));
    Call call{Input({1, 2, 8}, queries), Input({1, 3, 8}, keys), Input({1, 3, 4}, values), {}};
    const Bools mask({2, 1, 3}, {1, 0, 1, 1, 1, 1});
    call.options.attn_mask = mask.view();
    call.options.num_heads = 2;
    const auto result = call.result();
    CHECK(result.scores.shape() == Shape{1, 2, 2, 3});
    CHECK(result.context.shape() == Shape{1, 2, 4});
    check_cells(result.scores,
                {0.55, 0.31, 0.07, 3.35, 1.83, 0.31, 2.39, 1.51, 0.63, 5.83, 3.67, 1.51});
    check_weights(call, {0.617747875, 0, 0.382252125, 0.954348829, 0, 0.0456511708, 0.630188112,
                         0.26139126, 0.108420628, 0.886033887, 0.102181965, 0.0117841475});
    const std::vector<double> context{0.562130178, -0.0145108543, -0.102243338, -0.426338206,
                                      0.947706582, 0.474042739,   -0.280495864, -0.800079535};
    check_cells(result.context, context);
    check_cells(call.truth().context, context, 1e-7);
  }

  TEST_CASE("treats 4-d heads, split 3-d heads and single 2-d matrices alike, bit for bit") {
    const std::int64_t heads = 3;
    const Call four = random_call({2, heads, 5, 6}, 7);
    // The same numbers with the heads of a token side by side: (N, T, h · d).
    const auto joined = [&](const Input& tensor) {
      const View<const float> from = tensor.in_float();
      const std::int64_t length = from.shape()[2];
      Values cells;
      for (std::int64_t n = 0; n < 2; ++n) {
        for (std::int64_t t = 0; t < length; ++t) {
          for (std::int64_t head = 0; head < heads; ++head) {
            for (std::int64_t d = 0; d < 6; ++d) {
              cells.push_back(from[((n * heads + head) * length + t) * 6 + d]);
            }
          }
        }
      }
      return Input({2, length, heads * 6}, cells);
    };
    Call three{joined(four.query), joined(four.key), joined(four.value), {}};
    three.options.num_heads = heads;
    const auto split = three.result();
    const auto whole = four.result();
    CHECK(same_bits(split.attention_weights, whole.attention_weights));
    CHECK(split.context.shape() == Shape{2, 5, heads * 6});

    for (std::int64_t matrix = 0; matrix < 2 * heads; ++matrix) {
      const auto part = [&](const Input& tensor) {
        const Shape shape = tensor.in_float().shape().slice(2, 4);
        const float* first = tensor.in_float().data() + matrix * shape.numel();
        return Input(shape, Values(first, first + shape.numel()));
      };
      const auto one = Call{part(four.query), part(four.key), part(four.value), {}}.result();
      CHECK(same_bits(one.scores.data(), whole.scores.data() + matrix * 35, 35));
      CHECK(same_bits(one.context.data(), whole.context.data() + matrix * 30, 30));
      for (std::int64_t t = 0; t < 5; ++t) {
        const std::int64_t token = (matrix / heads * 5 + t) * heads + matrix % heads;
        CHECK(same_bits(one.context.data() + t * 6, split.context.data() + token * 6, 6));
      }
    }
    const auto truth = three.truth();
    for (std::int64_t i = 0; i < truth.context.numel(); ++i) {
      CHECK(split.context[i] == doctest::Approx(truth.context[i]));
    }
  }

  TEST_CASE("lets a query attend where a bool attn_mask is 1") {
    Call call = even_call({2, 1}, 3);
    const Bools mask({2, 3}, {1, 0, 1, 0, 1, 0});
    call.options.attn_mask = mask.view();
    check_weights(call, {0.5, 0, 0.5, 0, 1, 0});
    check_cells(call.result().context, {1, 1});
    check_cells(call.result().masked_scores,
                {0, minus_infinity, 0, minus_infinity, 0, minus_infinity});
  }

  TEST_CASE("adds a float attn_mask, even one of 0 and 1") {
    Call call = even_call({1, 1}, 2);
    const Input mask({2}, {1, 0});
    call.options.attn_mask = mask.in_float();
    const double one = 1 / (1 + std::exp(-1));
    check_weights(call, {one, 1 - one});
    check_cells(call.result().masked_scores, {1, 0});
  }

  TEST_CASE("ignores keys where a bool key_padding_mask is 1, and adds a float one") {
    Call call = even_call({2, 1, 1}, 2);
    const Bools bools({2, 2}, {0, 1, 0, 0});
    call.options.key_padding_mask = bools.view();
    check_weights(call, {1, 0, 0.5, 0.5});
    const Input floats({2, 2}, {0, -INFINITY, 0, 0});
    call.options.key_padding_mask = floats.in_float();
    check_weights(call, {1, 0, 0.5, 0.5});
    Call flat = even_call({1, 1}, 2);
    const Bools one({2}, {1, 0});
    flat.options.key_padding_mask = one.view();
    check_weights(flat, {0, 1});
    Call heads = even_call({2, 2, 1, 1}, 2);
    heads.options.key_padding_mask = bools.view();
    check_weights(heads, {1, 0, 1, 0, 0.5, 0.5, 0.5, 0.5});
  }

  TEST_CASE("lets query i see key j <= i when it is causal, also when the lengths differ") {
    Call call = even_call({2, 1}, 4);
    call.options.is_causal = true;
    check_weights(call, {1, 0, 0, 0, 0.5, 0.5, 0, 0});
    Call wide = even_call({3, 1}, 2);
    wide.options.is_causal = true;
    check_weights(wide, {1, 0, 0.5, 0.5, 0.5, 0.5});
  }

  TEST_CASE("combines causality, a mask and the padding") {
    Call call = even_call({1, 3, 1}, 3);
    const Input mask({3, 1}, {0.5F, 0, -1});
    const Bools padding({1, 3}, {0, 1, 0});
    call.options.attn_mask = mask.in_float();
    call.options.key_padding_mask = padding.view();
    call.options.is_causal = true;
    check_weights(call, {1, 0, 0, 1, 0, 0, 0.5, 0, 0.5});
    check_cells(call.result().masked_scores,
                {0.5, minus_infinity, minus_infinity, 0, minus_infinity, minus_infinity, -1,
                 minus_infinity, -1});
  }

  TEST_CASE("broadcasts attn_mask right-aligned to scores") {
    const Bools per_head({2, 1, 2}, {1, 0, 0, 1});
    const Bools per_sentence({2, 1, 1, 2}, {1, 0, 0, 1});
    Call call = even_call({2, 2, 1, 1}, 2);
    call.options.attn_mask = per_head.view();
    check_weights(call, {1, 0, 0, 1, 1, 0, 0, 1});
    call.options.attn_mask = per_sentence.view();
    check_weights(call, {1, 0, 1, 0, 0, 1, 0, 1});
    const Bools one({}, {0});
    call.options.attn_mask = one.view();
    check_weights(call, std::vector<double>(8));
  }

  TEST_CASE("fully_masked_row_is_zero") {
    Call call = even_call({2, 2}, 3);
    const Bools mask({2, 1}, {0, 1});
    call.options.attn_mask = mask.view();
    check_weights(call, {0, 0, 0, 1.0 / 3, 1.0 / 3, 1.0 / 3});
    check_cells(call.result().context, {0, 0, 1, 1});
    const Input floats({2, 1}, {-INFINITY, 0});
    call.options.attn_mask = floats.in_float();
    check_weights(call, {0, 0, 0, 1.0 / 3, 1.0 / 3, 1.0 / 3});
    // Even where the values or the scores are NaN.
    call.value = Input({3, 2}, Values(6, NAN));
    check_cells(call.result().context, {0, 0, NAN, NAN});
    check_cells(call.truth().context, {0, 0, NAN, NAN});
    call.key = Input({3, 2}, Values(6, NAN));
    check_cells(call.result().attention_weights, {0, 0, 0, NAN, NAN, NAN});
    check_cells(call.truth().attention_weights, {0, 0, 0, NAN, NAN, NAN});
    const auto no_keys = even_call({2, 2}, 0).result();
    CHECK(no_keys.attention_weights.shape() == Shape{2, 0});
    check_cells(no_keys.context, {0, 0, 0, 0});
  }

  TEST_CASE("lets NaN and infinity through by IEEE rules, from a masked value too") {
    Call call = even_call({1, 1}, 2);
    const Bools mask({2}, {1, 0});
    call.options.attn_mask = mask.view();
    call.value = Input({2, 1}, {3, NAN});
    check_weights(call, {1, 0});
    check_cells(call.result().context, {NAN});
    check_cells(call.truth().context, {NAN});
    call.value = Input({2, 1}, {3, INFINITY});
    check_cells(call.result().context, {NAN});
    Call overflow = even_call({1, 1}, 2);
    overflow.query = Input({1, 1}, {INFINITY});
    overflow.key = Input({2, 1}, {-1, -1});
    check_cells(overflow.result().scores, {minus_infinity, minus_infinity});
    check_cells(overflow.result().attention_weights, {NAN, NAN});
    check_cells(overflow.truth().attention_weights, {NAN, NAN});
  }

  TEST_CASE("stays within its error budget around every length and misalignment") {
    WorstError scores("attention scores, against the sum of sizes", 8);
    WorstError weights("attention attention_weights", 8);
    WorstError context("attention context", 8);
    for (const std::int64_t queries : {1, 5, 33}) {
      for (const std::int64_t keys : lengths()) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          Call call = random_call({2, queries, 5}, keys, offset);
          call.options.is_causal = keys > 1;
          const auto actual = call.result();
          const auto expected = call.truth();
          for (std::int64_t i = 0; i < expected.scores.numel(); ++i) {
            scores.cell(actual.scores[i], expected.scores[i], 5 * 4 / std::sqrt(5));
          }
          weights.rows(actual.attention_weights, expected.attention_weights, keys);
          context.rows(actual.context, expected.context, 5);
        }
      }
    }
  }

  TEST_CASE("survives scores near 90 and 1e4") {
    for (const float size : {90.0F, -90.0F, 1e4F, -1e4F}) {
      Call call = even_call({1, 1}, 3);
      call.query = Input({1, 1}, {1});
      call.key = Input({3, 1}, {size, size - 1, size});
      const double share = 1 / (2 + std::exp(-1));
      check_weights(call, {share, share * std::exp(-1), share});
    }
  }

  TEST_CASE("changes no bit of a sentence by its padding or by the sentences beside it") {
    const std::int64_t length = 5;
    const Call alone = random_call({1, length, 3}, length);
    const auto expected = alone.result();
    for (std::int64_t padding = 0; padding <= 60; padding += 3) {
      const std::int64_t padded = length + padding;
      const auto lengthen = [&](const Input& tensor) {
        Values cells(static_cast<std::size_t>(2 * padded * 3), 0.7F);
        std::copy_n(tensor.in_float().data(), length * 3, cells.begin() + padded * 3);
        return Input({2, padded, 3}, cells);
      };
      std::vector<std::uint8_t> ignored(static_cast<std::size_t>(2 * padded));
      std::fill(ignored.begin() + padded + length, ignored.end(), std::uint8_t{1});
      const Bools mask({2, padded}, ignored);
      Call call{lengthen(alone.query), lengthen(alone.key), lengthen(alone.value), {}};
      call.options.key_padding_mask = mask.view();
      const auto result = call.result();
      CHECK(same_bits(result.context.data() + padded * 3, expected.context.data(), length * 3));
      for (std::int64_t i = 0; i < length; ++i) {
        CHECK(same_bits(result.attention_weights.data() + (padded + i) * padded,
                        expected.attention_weights.data() + i * length, length));
      }
    }
  }

  TEST_CASE("computes the wanted fields alone, with the same bits, masked or not") {
    for (const bool is_causal : {false, true}) {
      Call call = random_call({2, 40, 5}, 9);
      call.options.is_causal = is_causal;
      const auto all = call.result();
      for (std::uint32_t bits = 1; bits < 16; ++bits) {
        const auto some = call.result(Fields(bits));
        const auto check = [&](const Tensor<float>& field, const Tensor<float>& whole, int place) {
          CHECK(field.present() == ((bits >> place & 1U) != 0));
          if (field.present()) CHECK(same_bits(field, whole));
        };
        check(some.scores, all.scores, 0);
        check(some.masked_scores, all.masked_scores, 1);
        check(some.attention_weights, all.attention_weights, 2);
        check(some.context, all.context, 3);
      }
    }
  }

  TEST_CASE("gives the same bits without masks and under masks that hide nothing") {
    const Call bare = random_call({2, 40, 5}, 9);
    Call masked = bare;
    const Bools seen({}, {1});
    masked.options.attn_mask = seen.view();
    CHECK(same_bits(bare.result().attention_weights, masked.result().attention_weights));
    CHECK(same_bits(bare.result().context, masked.result().context));
  }

  TEST_CASE("gives empty results for an empty batch") {
    const auto result = random_call({0, 2, 3}, 4).result();
    CHECK(result.scores.shape() == Shape{0, 2, 4});
    CHECK(result.context.shape() == Shape{0, 2, 3});
    CHECK(random_call({2, 0, 3}, 4).result().context.shape() == Shape{2, 0, 3});
  }

  TEST_CASE("refuses what does not fit, in one sentence") {
    AttentionResult<float> result;
    const auto call_of = [](const Shape& query, const Shape& key, const Shape& value) {
      const auto zeros = [](const Shape& shape) {
        return Input(shape, Values(static_cast<std::size_t>(shape.numel())));
      };
      return Call{zeros(query), zeros(key), zeros(value), {}};
    };
    const auto refuse = [&](const Call& call, std::string_view code, std::string_view sentence) {
      check_refused(call.run(result), code, sentence);
    };
    refuse(call_of({2, 3}, {1, 2, 3}, {2, 3}), "shape-mismatch",
           "attention: query has shape (2, 3), key (1, 2, 3) and value (2, 3), but all three must "
           "be 2-d, all 3-d or all 4-d.");
    refuse(call_of({3}, {3}, {3}), "shape-mismatch",
           "attention: query has shape (3), key (3) and value (3), but all three must be 2-d, all "
           "3-d or all 4-d.");
    refuse(call_of({2, 2, 3}, {1, 2, 3}, {1, 2, 3}), "shape-mismatch",
           "attention: query has shape (2, 2, 3), key (1, 2, 3) and value (1, 2, 3), but their "
           "leading axes must be equal.");
    refuse(call_of({2, 3}, {2, 4}, {2, 3}), "shape-mismatch",
           "attention: query has shape (2, 3), key (2, 4) and value (2, 3), but query and key must "
           "be equally long in the last axis.");
    refuse(call_of({2, 3}, {2, 3}, {4, 3}), "shape-mismatch",
           "attention: query has shape (2, 3), key (2, 3) and value (4, 3), but key and value must "
           "have as many rows.");

    Call heads = call_of({1, 2, 6}, {1, 2, 6}, {1, 2, 4});
    heads.options.num_heads = 0;
    refuse(heads, "bad-argument", "attention: num_heads is 0, but must be 1 or more.");
    heads.options.num_heads = 4;
    refuse(heads, "groups-do-not-divide",
           "attention: num_heads is 4, but query has shape (1, 2, 6), whose last axis it does not "
           "divide.");
    heads.options.num_heads = 3;
    refuse(heads, "groups-do-not-divide",
           "attention: num_heads is 3, but value has shape (1, 2, 4), whose last axis it does not "
           "divide.");
    Call flat = call_of({2, 6}, {2, 6}, {2, 6});
    flat.options.num_heads = 2;
    refuse(flat, "bad-argument",
           "attention: num_heads is 2, but only a 3-d query is split into heads, and it has shape "
           "(2, 6).");

    Call masked = call_of({1, 2, 3}, {1, 4, 3}, {1, 4, 3});
    const Bools mask({2, 2}, {1, 1, 1, 1});
    masked.options.attn_mask = mask.view();
    refuse(masked, "shape-mismatch",
           "attention: attn_mask has shape (2, 2), which does not broadcast to the shape "
           "(1, 2, 4) of scores.");
    masked.options.attn_mask = {};
    const Bools padding({1, 1}, {1});
    masked.options.key_padding_mask = padding.view();
    refuse(masked, "shape-mismatch",
           "attention: key_padding_mask has shape (1, 1), but the keys have shape (1, 4).");
    Call padded = call_of({2, 3}, {4, 3}, {4, 3});
    padded.options.key_padding_mask = padding.view();
    refuse(padded, "shape-mismatch",
           "attention: key_padding_mask has shape (1, 1), but the keys have shape (4).");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    Call call = random_call({2, 7, 5}, 11);
    call.options.is_causal = true;
    const auto result = call.result();
    CHECK(fingerprint({&result.scores, &result.attention_weights, &result.context}) ==
          17344519093350535250U);
  }
}

}  // namespace normlab::test
