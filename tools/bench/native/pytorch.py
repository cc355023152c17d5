"""PyTorch's kernels on the processor, in one thread, for the bench to time beside ours.

Reads one command a line and answers each in one line; cpp/bench/native.cpp says which. Attention is
written out where this PyTorch has no scaled_dot_product_attention.
"""

import sys
import time

import numpy
import torch
import torch.nn.functional as F

torch.set_num_threads(1)
torch.set_grad_enabled(False)

EPS = 1e-5


def attention(query, key, value):
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(query, key, value)
    scores = torch.matmul(query * query.shape[-1] ** -0.5, key.transpose(-2, -1))
    return torch.matmul(torch.softmax(scores, -1), value)


def multi_head_attention(heads, query, key, value, w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o):
    def split(x):
        return x.reshape(x.shape[0], heads, -1).transpose(0, 1)

    context = attention(
        split(torch.addmm(b_q, query, w_q)),
        split(torch.addmm(b_k, key, w_k)),
        split(torch.addmm(b_v, value, w_v)),
    )
    return torch.addmm(b_o, context.transpose(0, 1).reshape(query.shape), w_o)


CALLS = {
    "layerNorm": lambda _, x, gamma, beta: F.layer_norm(x, gamma.shape, gamma, beta, EPS),
    "batchNorm": lambda _, x, gamma, beta: F.batch_norm(
        x, None, None, gamma, beta, training=True, eps=EPS
    ),
    "groupNorm": lambda groups, x, gamma, beta: F.group_norm(x, groups, gamma, beta, EPS),
    "softmax": lambda _, x: torch.softmax(x, -1),
    "activation": lambda _, x: F.gelu(x),
    "matmul": lambda _, a, b: torch.matmul(a, b),
    "attention": lambda _, query, key, value: attention(query, key, value),
    "multiHeadAttention": multi_head_attention,
}


def read_tensors(words):
    while words:
        file, rank, *words = words
        shape = [int(length) for length in words[: int(rank)]]
        words = words[int(rank) :]
        yield torch.from_numpy(numpy.fromfile(file, dtype=numpy.float32).reshape(shape))


def main():
    def work():
        return None

    for line in sys.stdin:
        command, *words = line.split()
        if command == "prepare":
            call, number, result, _, *rest = words
            tensors = list(read_tensors(rest))

            def work(call=CALLS[call], number=int(number), tensors=tensors):
                return call(number, *tensors)

            work().contiguous().numpy().tofile(result)
            print("ok", flush=True)
        else:
            start = time.perf_counter()
            for _ in range(int(words[0])):
                work()
            print((time.perf_counter() - start) * 1e3, flush=True)


if __name__ == "__main__":
    main()
