"""Modules are said to be the norm that they are, and the commands say it of what is named."""

import json

import pytest
import torch
from typer.testing import CliRunner

from lnverify.commands import app
from lnverify.kernels.tracing.page import contents
from lnverify.kernels.tracing.torch_modules import identify_module
from lnverify.proofs.errors import InputError


class PlusOne(torch.nn.Module):
    def __init__(self, dim, eps=1e-6):
        super().__init__()
        self.weight, self.eps = torch.nn.Parameter(torch.zeros(dim)), eps

    def forward(self, x):
        return (
            x.float() * torch.rsqrt(x.float().pow(2).mean(-1, keepdim=True) + self.eps) * (1 + self.weight)
        ).type_as(x)


class Scaled(torch.nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.scale, self.gamma = dim**0.5, torch.nn.Parameter(torch.ones(dim))

    def forward(self, x):
        return torch.nn.functional.normalize(x, dim=-1) * self.scale * self.gamma


class Channels(torch.nn.Module):
    def __init__(self, num_channels):
        super().__init__()
        self.weight, self.bias = (torch.nn.Parameter(torch.ones(num_channels)) for _ in range(2))

    def forward(self, x):
        centered = x - x.mean(1, keepdim=True)
        normalized = centered / torch.sqrt(centered.pow(2).mean(1, keepdim=True) + 1e-5)
        return self.weight[:, None, None] * normalized + self.bias[:, None, None]


class Gated(torch.nn.Module):
    def __init__(self, hidden_size):
        super().__init__()
        self.weight, self.variance_epsilon = torch.nn.Parameter(torch.ones(hidden_size)), 1e-6

    def forward(self, hidden_states, gate=None):
        hidden_states = hidden_states * torch.nn.functional.silu(gate)
        return (
            self.weight
            * hidden_states
            * torch.rsqrt(hidden_states.pow(2).mean(-1, keepdim=True) + self.variance_epsilon)
        )


class Adaptive(torch.nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.silu, self.linear = torch.nn.SiLU(), torch.nn.Linear(dim, 2 * dim)
        self.norm = torch.nn.LayerNorm(dim, elementwise_affine=False)

    def forward(self, x, temb):
        shift, scale = self.linear(self.silu(temb)).chunk(2, dim=-1)
        return self.norm(x) * (1 + scale[:, None]) + shift[:, None]


class Permuted(torch.nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.norm = torch.nn.LayerNorm(dim)

    def forward(self, x):
        return self.norm(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class Odd(PlusOne):
    def forward(self, x):
        return super().forward(x) * 3


MODULES = {
    torch.nn.LayerNorm: "LayerNorm with gain and bias, proved for every shape",
    PlusOne: "RMSNorm with gain 1 + w, proved for every shape",
    Scaled: "L2 norm of at least ε, times √N with gain, ε = 1e-12, proved for every shape",
    Channels: "LayerNorm with gain and bias over N, ε = 1e-05, proved for every shape",
    Gated: "RMSNorm with gain of the input times SiLU of the gate, proved for every shape",
    Adaptive: "LayerNorm, times 1 + part 2 plus part 1 of the 2 of a layer of the condition, proved for every shape",
    Permuted: "LayerNorm with gain and bias over N, proved for every shape",
    Odd: "none of the known norms; nearest is ",
}


@pytest.mark.parametrize("cls", MODULES, ids=lambda cls: cls.__name__)
def test_modules_are_identified(cls):
    assert identify_module(cls).line.startswith(MODULES[cls])


class Asks(torch.nn.Module):
    def __init__(self, dim, heads):
        super().__init__()


class Linear(torch.nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.inner, self.other = torch.nn.Linear(dim, dim), torch.nn.Linear(dim, dim)


@pytest.mark.parametrize(
    ("cls", "words"), [(Asks, "its constructor asks for heads"), (Linear, "its inner.weight is a matrix")]
)
def test_modules_that_are_no_norm_are_refused(cls, words):
    with pytest.raises(InputError, match=words):
        identify_module(cls)


KERNEL = """
import numpy as np, torch

def layer_norm(x, gain, bias, eps):
    return gain * (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps) + bias

def backward(u, x, gain, bias, eps):
    rstd = 1 / np.sqrt(x.var(-1, keepdims=True) + eps)
    z, v = (x - x.mean(-1, keepdims=True)) * rstd, u * gain
    return rstd * (v - v.mean(-1, keepdims=True) - z * (v * z).mean(-1, keepdims=True)), (u * z).sum(0), u.sum(0)

def lost(u, x, gain, bias, eps):
    dx, dgain, dbias = backward(u, x, gain, bias, eps)
    return dx * 2, dgain, dbias

def bessel(x, gain, bias, eps):
    return gain * (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, ddof=1, keepdims=True) + eps) + bias

def median(x, gain, bias, eps):
    return gain * np.median(x, -1, keepdims=True) + bias

def one_pass(x, gain, bias, eps):
    m = x.mean(-1, keepdims=True)
    v = (x * x).mean(-1, keepdims=True) - m * m
    return gain * (x - m) / np.sqrt(v + eps) + bias

def rms(x, eps):
    return x * (1 / np.sqrt((x * x).mean(-1, keepdims=True) + eps))

def two(x, eps):
    rms = np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    return x / rms, rms

def cast(x, eps):
    return x * (1 / np.sqrt((x * x).astype(np.float32).mean(-1, keepdims=True) + eps))

def star(*x):
    return x

class Called:
    pass

class ByType(torch.nn.Module):
    def __init__(self, dim):
        super().__init__()

    forward = lambda self, x: x.mean() if x.dtype == torch.float16 else x

def outside(x, gain, eps):
    return x / (np.sqrt((x * x).mean(-1, keepdims=True)) + eps) * gain

def two_outside(x, eps):
    return x / (np.sqrt((x * x).mean(-1, keepdims=True)) + eps), x

def typed(x, eps):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + x.dtype.type(eps))

def both_casts(x, eps):
    return (x / np.sqrt((x * x).astype(np.float32).mean(-1, keepdims=True) + eps)).astype(x.dtype)

class Zero(torch.autograd.Function):
    forward = staticmethod(lambda ctx, x: x * 1)
    backward = staticmethod(lambda ctx, dy: dy * 0)

def stopped(x, eps):
    with torch.no_grad():
        square = (x * x).mean(-1, keepdim=True).detach()
    return Zero.apply(x / (square + eps).sqrt())

class Detached(torch.nn.Module):
    def __init__(self, dim, eps=1e-6):
        super().__init__()
        self.eps = eps

    forward = lambda self, x: x / ((x * x).mean(-1, keepdim=True).data + self.eps).sqrt()

def gated(x, residual, eps):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + eps) * residual

def gated_backward(dy, x, residual, eps):
    rstd = 1 / np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    return rstd * (dy * residual - x * rstd**2 * (dy * residual * x).mean(-1, keepdims=True))

def clamped(x, eps):
    v = (x * x).mean(-1, keepdims=True)
    return x / np.sqrt(np.where(v > 0, v, 0) + eps)

def kinked(x, eps):
    v = (x * x).mean(-1, keepdims=True)
    return x / np.sqrt(np.where(v > 0.6, v * v, v) + eps)

def of_the_batch(x, gain, bias, eps):
    d = x - x.mean(-1, keepdims=True)
    return d / np.sqrt((d * d).mean(0, keepdims=True) + eps) * gain + bias

def mean_added(x, gain, bias, eps):
    return (x + x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps) * gain + bias
"""
COMMANDS = {
    "prove traced_kernel:median traced_kernel:rms": (2, "rms is RMSNorm"),
    "prove traced_kernel:star": (2, "star takes no arguments that have names"),
    "prove traced_kernel:Called": (2, "traced_kernel:Called is a class"),
    "prove builtins:max": (2, "max: no signature found"),
    "prove traced_kernel:ByType": (2, "traced_kernel.py, line 47: ByType has another formula in float16"),
    "prove traced_kernel:layer_norm,backward": (0, "are the gradients of layer_norm"),
    "prove traced_kernel:layer_norm,lost": (1, "from traced_kernel import layer_norm, lost"),
    "prove traced_kernel:bessel": (1, "bessel is LayerNorm with N − 1 with gain and bias"),
    "identify traced_kernel:bessel": (0, "LayerNorm with N − 1 with gain and bias, proved for every shape"),
    "prove traced_kernel:median": (2, "traced_kernel.py, line 20: np.median is not in the vocabulary"),
    "prove traced_kernel:one_pass": (0, "cancels at traced_kernel.py, line 24"),
    "prove traced_kernel:rms": (0, "RMSNorm, which needs no condition number (lnverify.rounding.rms-norm)"),
    "prove traced_kernel:two": (0, "the first of the 2 outputs of two is RMSNorm"),
    "prove traced_kernel:two_outside": (
        1,
        "the first of the 2 outputs of two_outside is RMSNorm with ε outside the root",
    ),
    "prove torch.nn:LayerNorm,Linear": (2, "autograd differentiates a module"),
    "identify torch.nn:Module": (2, "Module cannot be made and bound"),
    "prove traced_kernel:outside": (1, "the output[0, 0] is 0.5, not 0.707107"),
    "prove traced_kernel:typed": (0, "rounding: no count, as it casts to the format of the arguments\n"),
    "prove traced_kernel:both_casts": (0, "rounding: no count, as it casts to float32, the format of the arguments\n"),
    "prove traced_kernel:stopped": (0, "autograd, which depends on no_grad, detach() and Zero, was not asked"),
    "prove traced_kernel:Detached": (0, "autograd, which depends on detach(), was not asked"),
    "prove traced_kernel:gated": (0, "gated is RMSNorm, times the gate"),
    "prove traced_kernel:gated,gated_backward": (
        1,
        "print(gated_backward(upstream, x, residual, eps)[0, 0], (loss(residual",
    ),
    "prove traced_kernel:clamped": (2, "no arguments are found at which the function itself fails"),
    "prove traced_kernel:of_the_batch": (1, "of_the_batch is not LayerNorm with gain and bias at x = "),
    "identify traced_kernel:mean_added": (1, "nearest is LayerNorm with gain and bias: at random arrays"),
    "identify traced_kernel:kinked": (1, "none of the known norms; nearest is RMSNorm: at x = "),
    "prove traced_kernel:cast": (0, "rounding: no count, as it casts to float32"),
    "prove traced_kernel:layer_norm riechers.eq6": (2, "functions are proved alone"),
    "identify": (2, "Missing argument"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_say_it(command, tmp_path, monkeypatch):
    (tmp_path / "traced_kernel.py").write_text(KERNEL)
    monkeypatch.chdir(tmp_path)
    code, words = COMMANDS[command]
    done = CliRunner().invoke(app, command.split())
    said = done.output + str(done.exception or "")
    assert words in said, said
    assert (2 if isinstance(done.exception, InputError) else done.exit_code) == code


def test_page_is_made_of_its_data():
    row = {"library": "a", "version": "1", "module": "m", "name": "B", "line": 3, "form": "RMSNorm",
           "axes": "", "eps": "ε",
           "is_proved": True, "reason": "", "seconds": 0.1}  # fmt: skip
    refused = row | {"name": "C", "form": "", "is_proved": False, "reason": "a reason | with a bar"}
    one = {"name": "f", "repository": "r", "place": "p", "mistake": "", "is_gradient": True,
           "reference": "g", "outcome": "proved",
           "line": "", "notes": [], "program": "", "seconds": 0.2, "gradcheck": True,
           "gradcheck_seconds": 0.1}  # fmt: skip
    result = contents({"functions": [one], "modules": [row, refused], "machine": "m"})
    assert "| a | 1 | 2 | 1 | 0 | 1 |" in result["code.md"] and "**RMSNorm** (1):" in result["code.md"]
    assert json.loads(result["code.json"])["modules"][1]["name"] == "C"
    with pytest.raises(InputError, match=r"measure\.py"):
        contents({})
