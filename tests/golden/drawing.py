"""generator: PyTorch's own random numbers, in float32."""

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


def write():
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
    joined = ",\n".join(streams)
    write_file("generator", f'{{\n  "streams": [\n{joined}\n  ]\n}}')
