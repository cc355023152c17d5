"""Writes the golden files: what PyTorch gives, for the tests of the engine.

Run by `npm run golden`; running it again changes nothing. Results are computed by PyTorch in
float64 from float32 inputs and rounded to float32 at the end, the random numbers in float32.

A file holds the engine's call and its cases: the tensors, the options, and the result fields.
A tensor is { shape, data }; data of true and false is a bool mask; "NaN", "Infinity" and
"-Infinity" are strings.
"""

import os
import sys

sys.dont_write_bytecode = True

# The plain loops, so that the last digit does not depend on the machine's vectors.
os.environ["ATEN_CPU_CAPABILITY"] = "default"

import torch

import drawing
import functions
import grouping
import heads
import normalizing
import products

if __name__ == "__main__":
    torch.set_num_threads(1)
    normalizing.write()
    grouping.write()
    products.write()
    heads.write()
    functions.write()
    drawing.write()
