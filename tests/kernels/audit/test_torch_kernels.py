"""Torch functions and modules are taken as they are: tensors in, tensors out, autograd for the backward."""

import pytest

torch = pytest.importorskip("torch")

from lnverify.testing import LayerNormError, cases, check_layer_norm  # noqa: E402

TAGS = ["plain", "offset", "size"]


def function(x, gain, bias, eps):
    return torch.nn.functional.layer_norm(x, (x.shape[-1],), gain, bias, eps)


def by_hand(x, gain, bias, eps):
    d = x - x.mean(-1, keepdim=True)
    return d * torch.rsqrt((d * d).mean(-1, keepdim=True) + eps) * gain + bias


def one_pass(x, gain, bias, eps):
    mean = x.mean(-1, keepdim=True)
    return (x - mean) * torch.rsqrt((x * x).mean(-1, keepdim=True) - mean * mean + eps) * gain + bias


def in_place(x, gain, bias, eps):
    result = function(x, gain, bias, eps)
    with torch.no_grad():
        x.zero_()
    return result


def no_gain(x, gain, bias, eps):
    return function(x, torch.ones_like(gain), bias, eps)


def wrong_backward(upstream, x, gain, bias, eps):
    leaves = [each.clone().requires_grad_(True) for each in (x, gain, bias)]
    function(*leaves, eps).backward(upstream)
    dx, dgain, dbias = (leaf.grad for leaf in leaves)
    return dx, dgain / len(x), dbias


class Own(torch.nn.Module):
    """A module with other names."""

    def __init__(self, size):
        super().__init__()
        self.gamma, self.beta = torch.nn.Parameter(torch.ones(size)), torch.nn.Parameter(torch.zeros(size))
        self.variance_epsilon = 1e-5

    def forward(self, x):
        return by_hand(x, self.gamma, self.beta, self.variance_epsilon)


class Nothing(torch.nn.Module):
    def forward(self, x):
        return x


GOOD = {"function": function, "by hand": by_hand, "module": torch.nn.LayerNorm(8), "own module": Own(8)}


@pytest.mark.parametrize("name", GOOD)
def test_good_ones_pass_with_their_autograd(name):
    result = check_layer_norm(GOOD[name], tags=TAGS)
    assert {one.quantity for one in result.asked} == {"output", "dx", "dgain", "dbias"}


def test_a_module_is_left_as_it_was():
    layer = torch.nn.LayerNorm(8)
    check_layer_norm(layer, only=cases("float32", ["plain"]))
    assert (layer.normalized_shape, layer.eps) == ((8,), 1e-5)
    assert layer.weight.tolist() == [1.0] * 8
    assert layer.weight.grad is None


@pytest.mark.parametrize(
    ("kernel", "backward", "words"),
    [
        (one_pass, None, "by rounding, output: one-pass"),
        (in_place, None, "FAILS, it changes x in place"),
        (no_gain, None, "by a wrong formula, output: the gain is missing"),
        (function, wrong_backward, "by a wrong formula, ∂γ: rows are averaged instead of summed"),
    ],
)
def test_faults_are_named(kernel, backward, words):
    with pytest.raises(LayerNormError, match=words) as error:
        check_layer_norm(kernel, backward, tags=TAGS)
    assert f"import {kernel.__name__}" in error.value.program


def test_torch_keeps_bfloat16_statistics_in_bfloat16():
    """A defect of torch on the CPU: mean and 1/std reach the backward pass in bfloat16."""
    with pytest.raises(LayerNormError, match="∂γ: mean and 1/std are rounded to bfloat16"):
        check_layer_norm(function, format="bfloat16", tags=["offset"])


def test_a_module_without_parameters_is_bad_input():
    with pytest.raises(Exception, match="Nothing has no parameter called weight"):
        check_layer_norm(Nothing())


def test_a_compiled_kernel_stays_compiled():
    """Dynamo would compile a function eight times, for as many lengths, and then run it as it was written."""
    compiled = []

    def backend(graph, inputs):
        compiled.append(graph)
        return graph

    torch._dynamo.reset()
    chosen = [case for case in cases("float32", ["size"]) if case.problem.x.size < 1 << 9]
    check_layer_norm(torch.compile(lambda *given: by_hand(*given), backend=backend, dynamic=False), only=chosen)
    assert len(compiled) >= len({case.problem.x.shape for case in chosen}) > 8
