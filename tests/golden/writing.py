"""Writes the golden files: small JSON that a person can read and git can compare."""

import json
import pathlib

import numpy as np
import torch

FOLDER = pathlib.Path(__file__).parent


def number(value):
    """The shortest decimal that gives this float32; what JSON lacks is a string."""
    value = np.float32(value)
    if np.isnan(value):
        return '"NaN"'
    if np.isinf(value):
        return '"Infinity"' if value > 0 else '"-Infinity"'
    if value == 0:
        return "-0.0" if np.signbit(value) else "0"
    text = str(value)
    return text[:-2] if text.endswith(".0") else text


def tensor(values):
    """A tensor as { shape, data }: numbers, or true and false."""
    flat = values.reshape(-1).tolist()
    if values.dtype == torch.bool:
        cells = ["true" if cell else "false" for cell in flat]
    else:
        cells = [number(cell) for cell in flat]
    return f'{{"shape": {list(values.shape)}, "data": [{", ".join(cells)}]}}'


def plain(value):
    return tensor(value) if isinstance(value, torch.Tensor) else json.dumps(value)


def record(entries, indent):
    """An object with one entry a line."""
    if not entries:
        return "{}"
    pad = " " * indent
    lines = [f'{pad}  "{key}": {plain(value)}' for key, value in entries.items()]
    return "{\n" + ",\n".join(lines) + f"\n{pad}}}"


def case(name, arguments, options, results):
    cells = ",\n".join(f"        {plain(value)}" for value in arguments)
    return (
        "    {\n"
        f'      "name": {json.dumps(name)},\n'
        f'      "arguments": [\n{cells}\n      ],\n'
        f'      "options": {record(options, 6)},\n'
        f'      "results": {record(results, 6)}\n'
        "    }"
    )


def write_file(name, text):
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def write_cases(file, call, cases):
    """`cases`: tuples of name, arguments, options, results."""
    written = ",\n".join(case(*each) for each in cases)
    write_file(file, f'{{\n  "call": "{call}",\n  "cases": [\n{written}\n  ]\n}}')
