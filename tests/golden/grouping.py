"""instanceNorm, groupNorm, weightStandardize: the truth, in float64."""

import torch
from torch.nn import functional

from inputs import INF, LANE_EDGES, NAN, cells, far_from_zero, table
from writing import write_cases


def moments(rows, eps):
    """Mean, biased variance and 1 / √(var + eps) of each row."""
    mean = rows.mean(-1)
    var = (rows - mean.unsqueeze(-1)).square().mean(-1)
    return {"mean": mean, "var": var, "rstd": (var + eps).rsqrt()}


def group_norm(x, num_groups, gamma=None, beta=None, eps=1e-5):
    width = x.shape[1:].numel() // num_groups
    results = moments(x.reshape(x.shape[0], num_groups, width), eps)
    results["normalized"] = functional.group_norm(x, num_groups, None, None, eps)
    results["output"] = functional.group_norm(x, num_groups, gamma, beta, eps)
    return results


def instance_norm(x, gamma=None, beta=None, eps=1e-5):
    results = moments(x.flatten(2), eps)
    # PyTorch refuses an empty batch here, which has nothing to normalize.
    norm = functional.instance_norm if x.numel() else lambda x, *_, **__: x
    results["normalized"] = norm(x, eps=eps)
    results["output"] = norm(x, weight=gamma, bias=beta, eps=eps)
    return results


def affine(channels):
    return {"gamma": cells(channels, seed=21), "beta": cells(channels, seed=22)}


def planes():
    """Inputs for both, with an even number of channels."""
    yield "positions: (N,C,L)", cells(2, 4, 3), affine(4)
    yield "planes: (N,C,H,W)", cells(2, 2, 2, 3), affine(2)
    yield "boxes: (N,C,D,H,W)", cells(1, 2, 2, 1, 3), {}
    yield "gamma alone", cells(2, 2, 3), {"gamma": cells(2, seed=21)}
    yield "beta alone", cells(2, 2, 3), {"beta": cells(2, seed=22)}
    yield "eps 0", cells(1, 2, 5), {"eps": 0.0}
    yield "a large eps", cells(1, 2, 5), {"eps": 0.5}
    yield "constant channels give beta", table([[[7] * 5, [-2] * 5, [0.1] * 5, [0.1] * 5]]), affine(4)
    yield "mean 1e4, spread 1e-2", far_from_zero(1, 2, 9), {}
    yield "values of 1e15", cells(1, 2, 6, spread=1e15), {}
    yield "a NaN in one sample only", table([[[1, NAN], [3, 4]], [[4, 5], [7, 9]]]), {}
    yield "an infinity in one sample only", table([[[1, INF], [3, 4]], [[4, 5], [7, 9]]]), {}
    yield "an empty batch", cells(0, 2, 3), {}
    for length in [*LANE_EDGES, 2, 33]:
        if length > 1:
            yield f"{length} positions", cells(2, 2, length, seed=length), affine(2)


def write_instance_norm():
    cases = [(name, [x], options, instance_norm(x, **options)) for name, x, options in planes()]
    write_cases("instance_norm", "instanceNorm", cases)


def write_group_norm():
    inputs = [(name, x, {"num_groups": 2, **options}) for name, x, options in planes()]
    # One channel a group needs two positions or more.
    inputs += [
        ("one group", cells(2, 6), {"num_groups": 1, **affine(6)}),
        ("channels alone: (N,C)", cells(3, 6), {"num_groups": 2, **affine(6)}),
        ("three groups of channels", cells(2, 6, 3), {"num_groups": 3, **affine(6)}),
        ("a group for each channel", cells(2, 3, 4), {"num_groups": 3, **affine(3)}),
        ("groups of five channels", cells(2, 10, 3), {"num_groups": 2, **affine(10)}),
    ]
    cases = [(name, [x], options, group_norm(x, **options)) for name, x, options in inputs]
    write_cases("group_norm", "groupNorm", cases)


def weight_standardize(weight, eps=1e-5):
    """Batch norm, with the filters as its channels."""
    rows = weight.flatten(1).unsqueeze(0)
    mean, var = rows[0].mean(-1), rows[0].var(-1, unbiased=False)
    output = functional.batch_norm(rows, mean, var, None, None, False, 0, eps)
    return {"mean": mean, "var": var, "output": output.reshape(weight.shape)}


def write_weight_standardize():
    inputs = [
        ("a linear layer: (C_out, C_in)", cells(3, 5), {}),
        ("one axis to slide: (C_out, C_in, K)", cells(3, 2, 3), {}),
        ("planes to slide: (C_out, C_in, K, K)", cells(2, 3, 3, 3), {}),
        ("one filter", cells(1, 4), {}),
        ("one weight a filter", table([[3], [-8]]), {}),
        ("eps 0", cells(2, 5), {"eps": 0.0}),
        ("a large eps", cells(2, 5), {"eps": 0.5}),
        ("a constant filter", table([[0.1] * 7, [1, 2, 3, 4, 5, 6, 7]]), {}),
        ("mean 1e4, spread 1e-2", far_from_zero(2, 3, 3), {}),
        ("a NaN in one filter only", table([[1, NAN, 3], [4, 5, 7]]), {}),
        ("no filters", cells(0, 3), {}),
    ]
    inputs += [(f"{length} weights", cells(3, length, seed=length), {}) for length in LANE_EDGES]
    cases = [
        (name, [weight], options, weight_standardize(weight, **options))
        for name, weight, options in inputs
    ]
    write_cases("weight_standardize", "weightStandardize", cases)


def write():
    write_instance_norm()
    write_group_norm()
    write_weight_standardize()
