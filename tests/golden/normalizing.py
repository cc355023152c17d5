"""standardize, minMaxScale, layerNorm, rmsNorm, batchNorm: the truth, in float64."""

import torch
from torch.nn import functional

from inputs import INF, LANE_EDGES, NAN, as_float32, bools, cells, far_from_zero, table
from writing import record, write_cases, write_file


def standardize(x, axis, ddof=0):
    mean = x.mean(axis, keepdim=True)
    difference = x - mean
    std = (difference.square().sum(axis, keepdim=True) / (x.shape[axis] - ddof)).sqrt()
    equal = (x == x.narrow(axis, 0, 1)).all(axis, keepdim=True) if x.shape[axis] else std == 0
    std = torch.where(equal, torch.zeros_like(std), std)
    output = torch.where(std == 0, torch.zeros_like(x), difference / std)
    return {"mean": mean, "std": std, "output": output}


def min_max_scale(x, axis, min=0.0, max=1.0):
    least, most = x.amin(axis, keepdim=True), x.amax(axis, keepdim=True)
    share = (x - least) / (most - least)
    output = torch.where(least == most, torch.full_like(x, min), share * (max - min) + min)
    return {"min": least, "max": most, "output": output}


def columns():
    """Inputs with what goes wrong along one axis."""
    yield "two rows, three columns, along the rows", cells(2, 3), {"axis": 0}
    yield "along the columns", cells(2, 3), {"axis": 1}
    yield "a negative axis", cells(3, 4), {"axis": -2}
    yield "the middle one of three axes", cells(2, 5, 3), {"axis": 1}
    yield "a constant column", table([[0.1, 1], [0.1, 2], [0.1, 4]]), {"axis": 0}
    yield "a constant row of a width beside a lane edge", table([[0.1] * 7]), {"axis": 1}
    yield "mean 1e4, spread 1e-2", far_from_zero(9, 3), {"axis": 0}
    yield "a NaN in one column only", table([[1, 2, 3], [4, NAN, 6]]), {"axis": 0}
    yield "an empty batch", cells(0, 3), {"axis": 1}
    for length in LANE_EDGES:
        yield f"{length} values in a row", cells(2, length, seed=length), {"axis": -1}
        yield f"{length} columns", cells(3, length, seed=length), {"axis": 0}


def write_standardize():
    more = [
        ("ddof 1", cells(4, 3), {"axis": 0, "ddof": 1}),
        ("ddof 2 along a row", cells(2, 6), {"axis": 1, "ddof": 2}),
        ("an infinity", table([[1, 2], [INF, 3]]), {"axis": 0}),
    ]
    cases = [
        (name, [x], options, standardize(x, **options)) for name, x, options in [*columns(), *more]
    ]
    write_cases("standardize", "standardize", cases)


def write_min_max_scale():
    more = [
        ("onto -1 to 1", cells(4, 3), {"axis": 0, "min": -1.0, "max": 1.0}),
        ("onto a range that is turned round", cells(2, 6), {"axis": 1, "min": 2.0, "max": 0.5}),
        ("a constant column gives min", table([[3, 1], [3, 2]]), {"axis": 0, "min": 5.0, "max": 6.0}),
    ]
    cases = [
        (name, [x], options, min_max_scale(x, **options))
        for name, x, options in [*columns(), *more]
    ]
    write_cases("min_max_scale", "minMaxScale", cases)


def layer_norm(x, axis=-1, gamma=None, beta=None, eps=1e-5):
    axes = tuple(range(axis % x.dim(), x.dim()))
    mean = x.mean(axes, keepdim=True)
    var = (x - mean).square().mean(axes, keepdim=True)
    rstd = (var + eps).rsqrt()
    normalized = functional.layer_norm(x, x.shape[axes[0] :], eps=eps)
    output = functional.layer_norm(x, x.shape[axes[0] :], gamma, beta, eps)
    return {"mean": mean, "var": var, "rstd": rstd, "normalized": normalized, "output": output}


def write_layer_norm():
    inputs = [
        ("one row", table([[1, 2, 3, 4]]), {}),
        ("gamma and beta", cells(2, 6), {"gamma": cells(6, seed=2), "beta": cells(6, seed=3)}),
        ("gamma alone", cells(2, 5), {"gamma": cells(5, seed=2)}),
        ("beta alone", cells(2, 5), {"beta": cells(5, seed=2)}),
        (
            "the last two axes",
            cells(2, 3, 5),
            {"axis": -2, "gamma": cells(3, 5, seed=2), "beta": cells(3, 5, seed=3)},
        ),
        ("all axes", cells(2, 3, 4), {"axis": 0}),
        ("one axis", cells(9), {}),
        ("eps 0", cells(2, 5), {"eps": 0.0}),
        ("a large eps", cells(2, 5), {"eps": 0.5}),
        ("a constant row gives beta", table([[7] * 5]), {"beta": cells(5)}),
        ("one feature gives beta", table([[3], [-8]]), {"gamma": table([2]), "beta": table([0.25])}),
        ("mean 1e4, spread 1e-2", far_from_zero(3, 16), {}),
        ("mean 1e4, spread 1e-2, beside a lane edge", far_from_zero(2, 7), {}),
        ("values of 1e15", cells(2, 6, spread=1e15), {}),
        ("a NaN in one row only", table([[1, NAN, 3], [4, 5, 7]]), {}),
        ("an infinity in one row only", table([[1, INF, 3], [4, 5, 7]]), {}),
        ("an empty batch", cells(0, 4), {}),
    ]
    inputs += [
        (
            f"{length} features",
            cells(3, length, seed=length),
            {"gamma": cells(length, seed=21), "beta": cells(length, seed=22)},
        )
        for length in [*LANE_EDGES, 2, 7, 15, 16, 33]
    ]
    cases = [(name, [x], options, layer_norm(x, **options)) for name, x, options in inputs]
    write_cases("layer_norm", "layerNorm", cases)


def rms_norm(x, axis=-1, gamma=None, eps=1e-5):
    axes = tuple(range(axis % x.dim(), x.dim()))
    rms = (x.square().mean(axes, keepdim=True) + eps).sqrt()
    normalized = x / rms
    output = normalized if gamma is None else normalized * gamma
    return {"rms": rms, "normalized": normalized, "output": output}


def write_rms_norm():
    inputs = [
        ("one row", table([[1, 2, 3, 4]]), {}),
        ("gamma", cells(2, 6), {"gamma": cells(6, seed=2)}),
        ("the last two axes", cells(2, 3, 5), {"axis": -2, "gamma": cells(3, 5, seed=2)}),
        ("all axes", cells(2, 3, 4), {"axis": 0}),
        ("one axis", cells(9), {}),
        ("eps 0", cells(2, 5), {"eps": 0.0}),
        ("a large eps", cells(2, 5), {"eps": 0.5}),
        ("a row of zeros stays zeros", table([[0] * 5]), {}),
        ("a row of zeros with eps 0 gives NaN", table([[0] * 5, [1] * 5]), {"eps": 0.0}),
        ("one feature gives its sign, nearly", table([[3], [-8]]), {"gamma": table([2])}),
        ("mean 1e4, spread 1e-2", far_from_zero(3, 16), {}),
        ("values of 1e15", cells(2, 6, spread=1e15), {}),
        ("a NaN in one row only", table([[1, NAN, 3], [4, 5, 7]]), {}),
        ("an infinity in one row only", table([[1, INF, 3], [4, 5, 7]]), {}),
        ("an empty batch", cells(0, 4), {}),
    ]
    inputs += [
        (f"{length} features", cells(3, length, seed=length), {"gamma": cells(length, seed=21)})
        for length in [*LANE_EDGES, 2, 7, 15, 16, 33]
    ]
    cases = [(name, [x], options, rms_norm(x, **options)) for name, x, options in inputs]
    write_cases("rms_norm", "rmsNorm", cases)


def batch_norm(
    x,
    gamma=None,
    beta=None,
    eps=1e-5,
    training=True,
    momentum=0.1,
    running_mean=None,
    running_var=None,
    valid_mask=None,
):
    channels = x.shape[1]
    running_mean = torch.zeros(channels).double() if running_mean is None else running_mean.clone()
    running_var = torch.ones(channels).double() if running_var is None else running_var.clone()
    if training:
        # One row of channels for every position that counts.
        rows = x.movedim(1, -1).reshape(-1, channels)
        rows = rows if valid_mask is None else rows[valid_mask.reshape(-1)]
        mean, var = rows.mean(0), rows.var(0, unbiased=False)
        functional.batch_norm(rows, running_mean, running_var, None, None, True, momentum, eps)
    else:
        mean, var = running_mean.clone(), running_var.clone()
    normalized = functional.batch_norm(x, mean, var, None, None, False, 0, eps)
    output = functional.batch_norm(x, mean, var, gamma, beta, False, 0, eps)
    return {
        "mean": mean,
        "var": var,
        "rstd": (var + eps).rsqrt(),
        "normalized": normalized,
        "output": output,
        "running_mean": running_mean,
        "running_var": running_var,
    }


def masked(x, mask, filler):
    """x with `filler` where the mask leaves a position out."""
    kept = mask.unsqueeze(1) if x.dim() > 2 else mask.reshape(-1, 1)
    return torch.where(kept, x, torch.full_like(x, filler))


def batch_norm_inputs():
    affine = {"gamma": cells(3, seed=2), "beta": cells(3, seed=3)}
    running = {"running_mean": cells(3, seed=4), "running_var": table([0.5, 1, 2.25])}
    rows = bools([True, False, True, True, False])
    places = bools([[True, True, False, False], [True, True, True, False]])
    pixels = bools([[[1, 1, 0], [1, 0, 0]], [[1, 1, 1], [0, 0, 1]]])
    yield "two rows", cells(2, 3), {}
    yield "gamma and beta", cells(4, 3), affine
    yield "positions: (N,C,L)", cells(2, 3, 4), affine
    yield "planes: (N,C,H,W)", cells(2, 3, 2, 3), affine
    yield "running statistics move on", cells(4, 3), {**running, "momentum": 0.25}
    yield "momentum 1 forgets", cells(4, 3), {**running, "momentum": 1.0}
    yield "inference", cells(4, 3), {**affine, **running, "training": False}
    yield "inference on planes", cells(2, 3, 2, 2), {**running, "training": False, "eps": 0.1}
    yield "inference on one row", cells(1, 3), {**running, "training": False}
    yield "inference takes no notice of the mask", cells(5, 3), {
        **running,
        "training": False,
        "valid_mask": rows,
    }
    yield "eps 0.1", cells(4, 3), {"eps": 0.1}
    yield "a constant channel gives beta", table([[5, 1], [5, 2], [5, 4]]), {"beta": table([1, 2])}
    yield "mean 1e4, spread 1e-2", far_from_zero(9, 5), {}
    yield "mean 1e4, spread 1e-2, on planes", far_from_zero(2, 2, 3, 3), {}
    yield "a NaN in one channel only", table([[1, NAN, 3], [4, 5, 7]]), {}
    yield "valid rows", cells(5, 3), {**affine, "valid_mask": rows}
    yield "a NaN that is left out reaches no statistic", masked(cells(5, 3), rows, NAN), {
        "valid_mask": rows
    }
    yield "an infinity that is left out reaches no statistic", masked(cells(5, 3), rows, INF), {
        "valid_mask": rows
    }
    yield "valid positions", masked(cells(2, 3, 4), places, 99.0), {"valid_mask": places}
    yield "valid pixels", masked(cells(2, 3, 2, 3), pixels, -99.0), {
        **affine,
        **running,
        "valid_mask": pixels,
    }
    for length in LANE_EDGES:
        yield f"{length} channels", cells(3, length, seed=length), {
            "gamma": cells(length, seed=21),
            "beta": cells(length, seed=22),
        }
        yield f"{length} positions", cells(2, 2, length, seed=length), {}
    yield "seventeen rows", cells(17, 2), {}


def write_batch_norm():
    cases = [
        (name, [x], options, batch_norm(x, **options)) for name, x, options in batch_norm_inputs()
    ]
    write_cases("batch_norm", "batchNorm", cases)


def write_running_statistics():
    """Several batches in a row, each starting from what the one before left."""
    module = torch.nn.BatchNorm1d(3, momentum=0.3).double()
    steps = []
    for seed, count in enumerate([4, 2, 5, 3]):
        x = cells(count, 3, seed=seed + 30, mean=seed)
        output = module(x).detach()
        steps.append({
            "x": x,
            "output": output,
            "running_mean": as_float32(module.running_mean),
            "running_var": as_float32(module.running_var),
        })
    module.eval()
    x = cells(2, 3, seed=40)
    final = {"x": x, "output": module(x).detach()}
    batches = ",\n".join("    " + record(step, 4) for step in steps)
    write_file(
        "running_statistics",
        f'{{\n  "momentum": 0.3,\n  "batches": [\n{batches}\n  ],\n'
        f'  "inference": {record(final, 2)}\n}}',
    )


def write():
    write_standardize()
    write_min_max_scale()
    write_layer_norm()
    write_rms_norm()
    write_batch_norm()
    write_running_statistics()
