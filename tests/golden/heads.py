"""multiHeadAttention, positionalEncoding: the truth, in float64."""

import torch
from torch.nn import functional

from inputs import INF, LANE_EDGES, NAN, bools, cells, table
from products import attention, split_heads
from writing import write_cases


def multi_head_attention(
    query,
    key,
    value,
    num_heads,
    w_q,
    w_k,
    w_v,
    w_o,
    b_q=None,
    b_k=None,
    b_v=None,
    b_o=None,
    key_padding_mask=None,
    **options,
):
    if query.dim() == 2:
        padding = key_padding_mask if key_padding_mask is None else key_padding_mask[None]
        weights = (num_heads, w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o, padding)
        batch = multi_head_attention(query[None], key[None], value[None], *weights, **options)
        return {field: cells[0] for field, cells in batch.items()}
    query, key, value = (
        split_heads(project(x, weight, bias), num_heads)
        for x, weight, bias in [(query, w_q, b_q), (key, w_k, b_k), (value, w_v, b_v)]
    )
    attended = attention(query, key, value, key_padding_mask=key_padding_mask, **options)
    context = attended.pop("context").transpose(1, 2).flatten(2)
    return {
        "query": query,
        "key": key,
        "value": value,
        **attended,
        "context": context,
        "output": project(context, w_o, b_o),
    }


def project(x, weight, bias):
    return functional.linear(x, weight.T, bias)


def weights(width, d_model=None, out=None, bias=True):
    """Projections of `width` features onto d_model, and of those onto `out`."""
    d_model = d_model or width
    out = out or width
    shapes = [(width, d_model)] * 3 + [(d_model, out)]
    named = {f"w_{which}": cells(*shape, seed=31 + at, spread=0.5)
             for at, (which, shape) in enumerate(zip("qkvo", shapes))}
    if bias:
        named |= {f"b_{which}": cells(shape[1], seed=41 + at)
                  for at, (which, shape) in enumerate(zip("qkvo", shapes))}
    return named


def sequences(*shape, keys=None):
    *batch, length, width = shape
    keys = length if keys is None else keys
    return (
        cells(*batch, length, width),
        cells(*batch, keys, width, seed=2),
        cells(*batch, keys, width, seed=3),
    )


def inputs():
    pairs = bools([[1, 0, 1], [1, 1, 0]])
    padding = bools([[0, 0, 1], [0, 1, 1]])
    two = {"num_heads": 2, **weights(4)}
    yield "one head", sequences(1, 3, 4), {"num_heads": 1, **weights(4)}
    yield "two heads", sequences(2, 3, 4), two
    yield "without a batch", sequences(3, 4), two
    yield "without biases", sequences(1, 3, 4), {"num_heads": 2, **weights(4, bias=False)}
    yield "one bias alone", sequences(1, 2, 4), {
        "num_heads": 2,
        **weights(4, bias=False),
        "b_k": cells(4, seed=42),
    }
    yield "a head for each feature", sequences(1, 2, 3), {"num_heads": 3, **weights(3)}
    yield "heads of five features", sequences(1, 2, 3), {"num_heads": 2, **weights(3, 10, 3)}
    yield "another d_model, and another width out", sequences(1, 2, 3), {
        "num_heads": 2,
        **weights(3, 4, 5),
    }
    yield "keys and values of other widths than queries", (
        cells(1, 2, 3),
        cells(1, 2, 5, seed=2),
        cells(1, 2, 2, seed=3),
    ), {
        "num_heads": 2,
        **weights(3, 4, 3),
        "w_k": cells(5, 4, seed=32),
        "w_v": cells(2, 4, seed=33),
    }
    yield "more keys than queries", sequences(1, 2, 4, keys=5), two
    yield "one word", sequences(1, 1, 4), two
    yield "causal", sequences(1, 3, 4), {**two, "is_causal": True}
    yield "a bool mask", sequences(2, 2, 4, keys=3), {**two, "attn_mask": pairs}
    yield "a float mask", sequences(2, 3, keys=3), {
        "num_heads": 1,
        **weights(3),
        "attn_mask": table([[0, -1.5, 0.25], [-INF, 0, 1]]),
    }
    yield "a mask for each head", sequences(1, 2, 4, keys=3), {
        **two,
        "attn_mask": torch.stack([pairs, ~pairs]),
    }
    yield "a mask for each head, without a batch", sequences(2, 4, keys=3), {
        **two,
        "attn_mask": torch.stack([pairs, ~pairs]),
    }
    yield "padding", sequences(2, 2, 4, keys=3), {**two, "key_padding_mask": padding}
    yield "padding without a batch", sequences(2, 4, keys=3), {
        **two,
        "key_padding_mask": padding[1],
    }
    yield "padding as numbers is added", sequences(2, 2, 4, keys=3), {
        **two,
        "key_padding_mask": table([[0, 0, -INF], [0, -2, -INF]]),
    }
    yield "mask, padding and causal", sequences(2, 3, 4), {
        **two,
        "is_causal": True,
        "attn_mask": bools([[1, 1, 1], [1, 0, 1], [1, 1, 1]]),
        "key_padding_mask": bools([[0, 0, 1], [0, 0, 0]]),
    }
    yield "a sentence of padding alone gives the output's bias", sequences(2, 2, 4, keys=3), {
        **two,
        "key_padding_mask": bools([[1, 1, 1], [0, 0, 0]]),
    }
    yield "a NaN in one query only", (
        table([[[1, NAN], [1, 2]]]),
        table([[[1, 0], [0, 1]]]),
        table([[[1, 2], [3, 4]]]),
    ), {"num_heads": 2, **weights(2)}
    yield "an empty batch", sequences(0, 2, 4), two
    yield "no keys", sequences(1, 2, 4, keys=0), two
    for length in LANE_EDGES:
        yield f"heads of {length} features", sequences(1, 2, 2), {
            "num_heads": 2,
            **weights(2, 2 * length, 2),
        }


def module_weights(w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o):
    """The same projections, laid out as torch.nn.MultiheadAttention keeps them."""
    return {
        "in_proj_weight": torch.cat([w_q, w_k, w_v], 1).T,
        "in_proj_bias": torch.cat([b_q, b_k, b_v]),
        "out_proj.weight": w_o.T,
        "out_proj.bias": b_o,
    }


def check_against_module():
    """What is written out above is what torch.nn.MultiheadAttention computes."""
    tensors, projections = sequences(2, 3, 4), weights(4)
    padding = bools([[0, 0, 1], [0, 0, 0]])
    module = torch.nn.MultiheadAttention(4, 2, batch_first=True).double()
    module.load_state_dict(module_weights(**projections))
    output, attention_weights = module(
        *tensors, key_padding_mask=padding, average_attn_weights=False
    )
    ours = multi_head_attention(*tensors, 2, **projections, key_padding_mask=padding)
    torch.testing.assert_close(ours["output"], output)
    torch.testing.assert_close(ours["attention_weights"], attention_weights)


def write_multi_head_attention():
    check_against_module()
    cases = [
        (name, list(tensors), options, multi_head_attention(*tensors, **options))
        for name, tensors, options in inputs()
    ]
    write_cases("multi_head_attention", "multiHeadAttention", cases)


def positional_encoding(length, d_model):
    position = torch.arange(length, dtype=torch.float64).unsqueeze(1)
    even = torch.arange(0, d_model, 2, dtype=torch.float64)
    angle = position / 10000 ** (even / max(d_model, 1))
    output = torch.zeros(length, d_model, dtype=torch.float64)
    output[:, 0::2] = angle.sin()
    output[:, 1::2] = angle.cos()[:, : d_model // 2]
    return {"output": output}


def write_positional_encoding():
    sizes = [(4, 6), (1, 1), (3, 2), (0, 4), (4, 0), (3, 33), (300, 2), (101, 3)]
    sizes += [(3, width) for width in LANE_EDGES]
    cases = [
        (
            f"{length} positions of {d_model} features",
            [],
            {"length": length, "d_model": d_model},
            positional_encoding(length, d_model),
        )
        for length, d_model in sizes
    ]
    write_cases("positional_encoding", "positionalEncoding", cases)


def write():
    write_multi_head_attention()
    write_positional_encoding()
