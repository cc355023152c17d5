"""matmul, linear, softmax, logSoftmax, attention: the truth, in float64."""

import math

import torch
from torch.nn import functional

from inputs import INF, LANE_EDGES, NAN, as_float32, bools, cells, table
from writing import write_cases


def write_matmul():
    pairs = [
        ("a row and a column", cells(4), cells(4, seed=2)),
        ("a row and a matrix", cells(3), cells(3, 5, seed=2)),
        ("a matrix and a column", cells(2, 3), cells(3, seed=2)),
        ("two matrices", cells(2, 3), cells(3, 4, seed=2)),
        ("one cell", cells(1, 1), cells(1, 1, seed=2)),
        ("a batch", cells(2, 3, 4), cells(2, 4, 3, seed=2)),
        ("a batch and one matrix", cells(2, 3, 4), cells(4, 3, seed=2)),
        ("one matrix and a batch", cells(3, 4), cells(2, 4, 2, seed=2)),
        ("axes that broadcast both ways", cells(3, 1, 3, 4), cells(1, 2, 4, 2, seed=2)),
        ("a row and a batch", cells(4), cells(2, 4, 3, seed=2)),
        ("a batch and a column", cells(2, 3, 4), cells(4, seed=2)),
        ("nothing to sum gives zeros", cells(2, 0), cells(0, 3)),
        ("no rows", cells(0, 3), cells(3, 2)),
        ("no columns", cells(2, 3), cells(3, 0)),
        ("an empty batch", cells(0, 2, 3), cells(3, 2)),
        ("a NaN reaches its row only", table([[1, NAN], [2, 3]]), table([[1, 2], [3, 4]])),
        ("an infinity times zero", table([[INF, 1], [1, 1]]), table([[0, 1], [1, 0]])),
    ]
    for length in LANE_EDGES:
        pairs.append((f"{length} columns", cells(5, 6, seed=4), cells(6, length, seed=length)))
        pairs.append((f"{length} to sum", cells(3, length, seed=4), cells(length, 5, seed=length)))
        pairs.append((f"{length} rows", cells(length, 5, seed=4), cells(5, 6, seed=length)))
    cases = [(name, [a, b], {}, {"output": torch.matmul(a, b)}) for name, a, b in pairs]
    write_cases("matmul", "matmul", cases)


def write_linear():
    inputs = [
        ("weight and bias", cells(2, 3), cells(4, 3, seed=2), cells(4, seed=3)),
        ("no bias", cells(2, 3), cells(4, 3, seed=2), None),
        ("one row without a batch", cells(3), cells(4, 3, seed=2), cells(4, seed=3)),
        ("a batch of sentences", cells(2, 3, 5), cells(4, 5, seed=2), cells(4, seed=3)),
        ("an empty batch", cells(0, 3), cells(2, 3, seed=2), cells(2, seed=3)),
    ]
    for length in LANE_EDGES:
        inputs.append(
            (f"{length} in", cells(3, length), cells(5, length, seed=2), cells(5, seed=3))
        )
        inputs.append(
            (f"{length} out", cells(3, 5), cells(length, 5, seed=2), cells(length, seed=3))
        )
    cases = []
    for name, x, weight, bias in inputs:
        options = {"weight": weight} if bias is None else {"weight": weight, "bias": bias}
        cases.append((name, [x], options, {"output": functional.linear(x, weight, bias)}))
    write_cases("linear", "linear", cases)


def softmax(x, axis=-1):
    row_max = x.amax(axis, keepdim=True)
    exp_sum = (x - row_max).exp().sum(axis, keepdim=True)
    return {"row_max": row_max, "exp_sum": exp_sum, "output": torch.softmax(x, axis)}


def log_softmax(x, axis=-1):
    return {**softmax(x, axis), "output": torch.log_softmax(x, axis)}


def write_softmaxes():
    inputs = [
        ("one row", table([[1, 2, 3]]), {}),
        ("down the columns", cells(3, 4), {"axis": 0}),
        ("the middle one of three axes", cells(2, 5, 3), {"axis": 1}),
        ("a negative axis", cells(2, 3, 4), {"axis": -2}),
        ("one axis", cells(7), {}),
        ("one value in a row", cells(3, 1), {}),
        ("values from 90 to 100, whose exp overflows", as_float32(90 + 10 * torch.rand(
            2, 9, generator=torch.Generator().manual_seed(5), dtype=torch.float64)), {}),
        ("values of 1e4", table([[1e4, 1e4 + 1, 1e4 - 1]]), {}),
        ("values far apart", table([[0, -200, 100, 99]]), {}),
        ("minus infinity gets nothing", table([[1, -INF, 2, -INF, 3]]), {}),
        ("a row of minus infinity gives NaN", table([[-INF, -INF, -INF], [1, 2, 3]]), {}),
        ("a row with infinity gives NaN", table([[1, INF, 3], [1, 2, 3]]), {}),
        ("a NaN in one row only", table([[1, NAN, 3], [1, 2, 3]]), {}),
        ("an empty batch", cells(0, 3), {}),
    ]
    for length in LANE_EDGES:
        inputs.append((f"{length} values in a row", cells(2, length, seed=length, spread=3.0), {}))
        inputs.append((f"{length} columns", cells(3, length, seed=length), {"axis": 0}))
    for file, call, truth in [
        ("softmax", "softmax", softmax),
        ("log_softmax", "logSoftmax", log_softmax),
    ]:
        cases = [(name, [x], options, truth(x, **options)) for name, x, options in inputs]
        write_cases(file, call, cases)


def additive(mask, allowed):
    """A mask as numbers to add; `allowed` is what true means in a bool one."""
    if mask.dtype != torch.bool:
        return mask
    return torch.zeros(mask.shape).double().masked_fill(mask != allowed, -INF)


def split_heads(x, num_heads):
    return x.unflatten(-1, (num_heads, x.shape[-1] // num_heads)).transpose(1, 2)


def attention(
    query,
    key,
    value,
    scale=None,
    attn_mask=None,
    key_padding_mask=None,
    is_causal=False,
    num_heads=None,
):
    if num_heads is not None:
        query, key, value = (split_heads(x, num_heads) for x in (query, key, value))
    scale = 1 / math.sqrt(query.shape[-1]) if scale is None else scale
    scores = query @ key.transpose(-1, -2) * scale
    masked_scores = scores
    if attn_mask is not None:
        masked_scores = masked_scores + additive(attn_mask, allowed=True)
    if key_padding_mask is not None:
        # (N, T_k) beside scores (N, …, T_q, T_k).
        ignored = additive(key_padding_mask, allowed=False)
        while 1 < ignored.dim() < scores.dim():
            ignored = ignored.unsqueeze(1)
        masked_scores = masked_scores + ignored
    if is_causal:
        later = torch.ones(scores.shape[-2:], dtype=torch.bool).triu(1)
        masked_scores = masked_scores.masked_fill(later, -INF)
    nothing = (masked_scores == -INF).all(-1, keepdim=True)
    weights = torch.softmax(masked_scores, -1).masked_fill(nothing, 0)
    context = weights @ value
    if num_heads is not None:
        context = context.transpose(1, 2).flatten(2)
    return {
        "scores": scores,
        "masked_scores": masked_scores,
        "attention_weights": weights,
        "context": context,
    }


def sentence(*shape, keys=None, width=None, seed=1):
    """Query, key, value of (…, T, d); `keys` and `width` where they differ."""
    *batch, length, d_k = shape
    keys = length if keys is None else keys
    width = d_k if width is None else width
    return (
        cells(*batch, length, d_k, seed=seed),
        cells(*batch, keys, d_k, seed=seed + 1),
        cells(*batch, keys, width, seed=seed + 2),
    )


def attention_inputs():
    pairs = bools([[1, 0, 1], [1, 1, 0]])
    penalties = table([[0, -1.5, 0.25], [-INF, 0, 1]])
    padding = bools([[0, 0, 1], [0, 1, 1]])
    yield "one sentence", sentence(2, 4), {}
    yield "one word", sentence(1, 4), {}
    yield "a batch", sentence(2, 3, 4), {}
    yield "a batch with heads", sentence(2, 2, 3, 4), {}
    yield "values wider than keys", sentence(3, 4, width=6), {}
    yield "more keys than queries", sentence(2, 4, keys=5), {}
    yield "a scale of its own", sentence(3, 4), {"scale": 0.1}
    yield "scale 0", sentence(3, 4), {"scale": 0.0}
    yield "a bool mask", sentence(2, 4, keys=3), {"attn_mask": pairs}
    yield "a float mask", sentence(2, 4, keys=3), {"attn_mask": penalties}
    yield "a float mask of 0 and 1 is added", sentence(2, 4, keys=3), {
        "attn_mask": pairs.double()
    }
    yield "a mask for every sentence", sentence(2, 2, 4, keys=3), {
        "attn_mask": torch.stack([pairs, ~pairs])
    }
    yield "a mask that broadcasts over the queries", sentence(2, 2, 4, keys=3), {
        "attn_mask": bools([1, 0, 1])
    }
    yield "a mask that broadcasts over the keys", sentence(2, 4, keys=3), {
        "attn_mask": table([[0.5], [-0.5]])
    }
    yield "a mask that broadcasts over sentences and heads", sentence(2, 2, 2, 4, keys=3), {
        "attn_mask": penalties.reshape(1, 1, 2, 3)
    }
    yield "a mask of one axis less than scores", sentence(2, 2, 2, 4, keys=3), {
        "attn_mask": torch.stack([pairs, ~pairs])
    }
    yield "padding", sentence(2, 2, 4, keys=3), {"key_padding_mask": padding}
    yield "padding as numbers is added", sentence(2, 2, 4, keys=3), {
        "key_padding_mask": table([[0, 0, -INF], [0, -2, -INF]])
    }
    yield "padding of one sentence", sentence(2, 4, keys=3), {"key_padding_mask": padding[1]}
    yield "padding with heads", sentence(2, 2, 2, 4, keys=3), {"key_padding_mask": padding}
    yield "a row with nothing to attend to gives zeros", sentence(2, 4, keys=3), {
        "attn_mask": bools([[0, 0, 0], [1, 1, 0]])
    }
    yield "a row with nothing but minus infinity gives zeros", sentence(2, 4, keys=3), {
        "attn_mask": table([[-INF, -INF, -INF], [0, 0, 0]])
    }
    yield "a sentence of padding alone gives zeros", sentence(2, 2, 4, keys=3), {
        "key_padding_mask": bools([[1, 1, 1], [0, 0, 0]])
    }
    yield "causal", sentence(3, 4), {"is_causal": True}
    yield "causal with more keys", sentence(2, 4, keys=4), {"is_causal": True}
    yield "causal with more queries", sentence(4, 4, keys=2), {"is_causal": True}
    yield "causal and a mask: the first row sees nothing", sentence(3, 4), {
        "is_causal": True,
        "attn_mask": bools([0, 1, 1]),
    }
    yield "mask, padding and causal", sentence(2, 2, 3, 4), {
        "is_causal": True,
        "attn_mask": bools([[1, 1, 1], [1, 0, 1], [1, 1, 1]]),
        "key_padding_mask": bools([[0, 0, 1], [0, 0, 0]]),
    }
    yield "two heads", sentence(2, 3, 8), {"num_heads": 2}
    yield "one head", sentence(2, 3, 4), {"num_heads": 1}
    yield "two heads, values wider than keys", sentence(1, 3, 4, keys=5, width=6), {"num_heads": 2}
    yield "two heads, causal, padding and a mask for each", sentence(2, 3, 6), {
        "num_heads": 2,
        "is_causal": True,
        "key_padding_mask": bools([[0, 0, 0], [0, 1, 0]]),
        "attn_mask": cells(2, 2, 3, 3, seed=9),
    }
    yield "a NaN in one query only", (
        table([[1, NAN], [1, 2]]),
        table([[1, 0], [0, 1]]),
        table([[1, 2], [3, 4]]),
    ), {}
    yield "no keys", sentence(2, 4, keys=0), {}
    yield "no queries", sentence(0, 4, keys=3), {}
    yield "an empty batch", sentence(0, 3, 4), {}
    for length in LANE_EDGES:
        yield f"{length} features a head", sentence(3, length, seed=length), {}
        yield f"{length} keys", sentence(2, 4, keys=length, seed=length), {"is_causal": True}


def write_attention():
    cases = [
        (name, list(tensors), options, attention(*tensors, **options))
        for name, tensors, options in attention_inputs()
    ]
    write_cases("attention", "attention", cases)


def write():
    write_matmul()
    write_linear()
    write_softmaxes()
    write_attention()
