"""Designed inputs, in float64 with values that float32 holds."""

import torch

NAN = float("nan")
INF = float("inf")

# Around the four lanes of a vector, and a few vectors.
LANE_EDGES = [1, 3, 4, 5, 8, 9, 17]


def as_float32(values):
    """The float32 numbers nearest to these, in float64."""
    return values.to(torch.float32).to(torch.float64)


def cells(*shape, seed=1, spread=1.0, mean=0.0):
    """Normal numbers of few digits, the same in every run."""
    generator = torch.Generator().manual_seed(seed)
    drawn = torch.randn(*shape, generator=generator, dtype=torch.float64)
    digits = 100 / spread
    return as_float32(mean + torch.round(drawn * spread * digits) / digits)


def far_from_zero(*shape, seed=1):
    """Mean 1e4, spread 1e-2: the difference of mean square and squared mean is all noise."""
    generator = torch.Generator().manual_seed(seed)
    drawn = torch.randn(*shape, generator=generator, dtype=torch.float64)
    return as_float32(1e4 + 1e-2 * drawn)


def table(rows):
    return as_float32(torch.tensor(rows, dtype=torch.float64))


def bools(rows):
    return torch.tensor(rows, dtype=torch.bool)
