"""activation: the truth, in float64, derivatives by autograd."""

import torch
from torch.nn import functional

from inputs import INF, LANE_EDGES, NAN, cells, table
from writing import write_cases

KINDS = {
    "relu": functional.relu,
    "leaky_relu": lambda x, alpha=0.01: functional.leaky_relu(x, alpha),
    "elu": functional.elu,
    "gelu": functional.gelu,
    "gelu_tanh": lambda x: functional.gelu(x, approximate="tanh"),
    "silu": functional.silu,
    "mish": functional.mish,
    "softplus": functional.softplus,
    "sigmoid": torch.sigmoid,
    "tanh": torch.tanh,
}


def activation(x, kind, **options):
    x = x.clone().requires_grad_()
    output = KINDS[kind](x, **options)
    (derivative,) = torch.autograd.grad(output.sum(), x)
    return {"output": output.detach(), "derivative": derivative}


def write():
    edges = [0, -0.0, 1e-30, -1e-30, 1e-5, -1e-5, 0.5, -0.5, 1, -1, 2, -2, 3, -3, 5, -5, 8, -8]
    far = [12, -12, 20, -20, 50, -50, 90, -90, 200, -200, 1e10, -1e10]
    inputs = [
        ("from 0 outwards", table(edges), {}),
        ("far out", table(far), {}),
        ("infinities and NaN", table([INF, -INF, NAN, 1]), {}),
        ("a batch of planes", cells(2, 2, 2, 3), {}),
        ("no values", cells(0, 3), {}),
    ]
    inputs += [
        (f"{length} values", cells(length, seed=length, spread=2.0), {}) for length in LANE_EDGES
    ]
    alphas = [
        (f"alpha {alpha}", table(edges), {"alpha": alpha}) for alpha in [0.3, 1.0, 2.5, 0.0, -0.5]
    ]
    more = {"leaky_relu": alphas, "elu": alphas}
    cases = [
        (f"{kind}: {name}", [x], {"kind": kind, **options}, activation(x, kind, **options))
        for kind in KINDS
        for name, x, options in [*inputs, *more.get(kind, [])]
    ]
    write_cases("activation", "activation", cases)
