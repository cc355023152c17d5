"""Runs PyTorch scripts for the browser tests.

Each line of standard input is a JSON object {"script": text, "double": bool}; each line of
standard output the tensors that the script left in its dictionary `tensors`, by name, as
{"shape": [...], "data": [text, ...]} with every number as text, so that NaN and infinities pass.
A script that fails gives {"error": text}.
"""

import contextlib
import io
import json
import sys

import torch

for line in sys.stdin:
    task = json.loads(line)
    torch.set_default_dtype(torch.float64 if task["double"] else torch.float32)
    variables = {}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(task["script"], variables)
        answer = {
            name: {"shape": list(tensor.shape), "data": [repr(float(x)) for x in tensor.flatten()]}
            for name, tensor in variables["tensors"].items()
        }
    except Exception as failure:
        answer = {"error": repr(failure)}
    print(json.dumps(answer), flush=True)
