"""generator: PyTorch's own random numbers, in float32."""

import itertools
import math

import torch

from writing import plain, write_file

SHAPES = [[1], [2], [3], [15], [16], [17], [31], [32], [33], [4, 6], [2, 3, 4]]
SEEDS = [0, 1, 42, 1234, 2**32 + 5, 2**53, 2**63, 2**64 - 1, -1, -(2**63)]


def stream(seed, draws):
    """Draws from one seed, one after the other."""
    torch.manual_seed(seed)
    lines = []
    for kind, shape in draws:
        drawn = getattr(torch, kind)(shape, dtype=torch.float32)
        lines.append(f'        {{"call": "{kind}", "output": {plain(drawn)}}}')
    drawn = ",\n".join(lines)
    return f'    {{\n      "seed": "{seed}",\n      "draws": [\n{drawn}\n      ]\n    }}'


def write_streams(file, streams):
    joined = ",\n".join(streams)
    write_file(file, f'{{\n  "streams": [\n{joined}\n  ]\n}}')


def small_shapes():
    """Every shape of one to four axes with 13 to 19 numbers: from 16 on they are drawn otherwise."""
    lengths = range(1, 20)
    for rank in range(1, 5):
        for shape in itertools.product(lengths, repeat=rank):
            if 13 <= math.prod(shape) <= 19:
                yield list(shape)


def write_shapes():
    streams = [
        # What a draw leaves behind shows in the two after it.
        stream(SEEDS[at % len(SEEDS)], [("randn", shape), ("rand", [1]), ("randn", [1])])
        for at, shape in enumerate(small_shapes())
    ]
    streams += [stream(seed, [("randn", [count]) for count in range(41)]) for seed in (7, 2**64 - 1)]
    write_streams("generator_shapes", streams)


def write():
    write_shapes()
    streams = [stream(seed, [("randn", [4, 6])]) for seed in SEEDS]
    streams += [stream(seed, [("rand", [2, 3])]) for seed in SEEDS]
    streams += [stream(2, [("randn", shape)]) for shape in SHAPES]
    streams += [stream(2, [("rand", shape)]) for shape in SHAPES]
    streams += [
        # An odd count below 16 leaves one normal number over for the next draw.
        stream(3, [("randn", [3]), ("randn", [5]), ("randn", [1]), ("randn", [2])]),
        stream(3, [("randn", [3]), ("randn", [16]), ("randn", [1]), ("randn", [4])]),
        stream(3, [("randn", [1]), ("rand", [3]), ("randn", [1]), ("rand", [17]), ("randn", [2])]),
        stream(3, [("randn", []), ("randn", [0]), ("randn", []), ("rand", [0, 2]), ("rand", [])]),
        # The Mersenne Twister makes 624 words at a time.
        stream(4, [("rand", [623]), ("randn", [20]), ("rand", [3])]),
    ]
    write_streams("generator", streams)
