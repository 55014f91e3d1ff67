"""Functions that are proved for every shape, and functions that are refuted by a point at which their numbers
differ.
"""

import contextlib
import copy
import io

import numpy as np
import pytest
import torch
import torch.nn.functional as F  # noqa: N812
from numpy import float32
from public import cases

from lnverify import decide, definitions
from lnverify.kernels.tracing.prove import equality, gradient, prove
from lnverify.kernels.tracing.shapes import setting
from lnverify.proofs.errors import InputError, Undecided
from lnverify.proofs.expressions import in_order
from lnverify.proofs.recording import record
from lnverify.testing import equal_claim, gradient_claim, prove_equal, prove_gradient

ROWS = {"x": "rows N", "gain": "N", "bias": "N", "eps": ""}
ONE = {"x": "rows N"}
MASKED = {"x": "rows N", "mask": "rows N"}


def layer_norm(x, gain, bias, eps):
    mu = x.mean(-1, keepdims=True)
    return gain * (x - mu) / np.sqrt(((x - mu) ** 2).mean(-1, keepdims=True) + eps) + bias


def backward(u, x, gain, bias, eps):
    mu, rstd = x.mean(-1, keepdims=True), (x.var(-1, keepdims=True) + eps) ** -0.5
    z, v = (x - mu) * rstd, u * gain
    return rstd * (v - v.mean(-1, keepdims=True) - z * (v * z).mean(-1, keepdims=True)), (u * z).sum(0), u.sum(0)


def batch_norm(x, gain, bias, eps):
    return gain * (x - x.mean(0)) / np.sqrt(x.var(0, ddof=1) + eps) + bias


def batch_norm_backward(u, x, gain, bias, eps):
    m, inv = x.shape[0], 1 / np.sqrt(x.var(0, ddof=1) + eps)
    z, v = (x - x.mean(0)) * inv, u * gain
    return inv * (v - v.mean(0) - z * (v * z).sum(0) / (m - 1)), (u * z).sum(0), u.sum(0)


def group_norm(x, groups, gain, bias, eps):
    b, c, h, w = x.shape
    y = x.reshape(b, groups, c // groups, h, w)
    y = (y - y.mean((2, 3, 4), keepdims=True)) / np.sqrt(y.var((2, 3, 4), keepdims=True) + eps)
    return y.reshape(b, c, h, w) * gain[:, None, None] + bias[:, None, None]


def shifted(x, shift):
    e = torch.exp(x - shift)
    return e / e.sum(-1, keepdim=True)


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def masked_mean(x, mask):
    return np.where(mask, x, 0).sum(-1) / mask.sum(-1)


def masked_norm(x, mask):
    n = mask.sum(-1, keepdims=True)
    mean = np.where(mask, x, 0).sum(-1, keepdims=True) / n
    return np.where(mask, (x - mean) / n, 0)


def cross_entropy(x, y):
    return -(y * (x - np.log(np.exp(x).sum(-1, keepdims=True)))).sum(-1).mean()


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def gelu_backward(u, x):
    k = (2 / np.pi) ** 0.5
    t = np.tanh(k * (x + 0.044715 * x**3))
    return u * (0.5 + 0.5 * t + 0.5 * x * (1 - t**2) * (k + 0.134145 * k * x * x))


def linear(x, weight):
    return np.einsum("ri,oi->ro", x, weight)


class Function(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight, eps):
        ctx.eps = eps
        ctx.save_for_backward(x, weight)
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + eps) * weight

    @staticmethod
    def backward(ctx, dy):
        x, weight = ctx.saved_tensors
        r = torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + ctx.eps)
        v = dy * weight
        return r * v - r**3 * x * (v * x).mean(-1, keepdim=True), (dy * x * r).sum(0), None


class Marks(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, mask, scale):
        ctx.save_for_backward(mask, scale)
        square = x * x
        ctx.mark_non_differentiable(square)
        return square, x * mask * scale

    @staticmethod
    def backward(ctx, none, upstream):
        mask, scale = ctx.saved_tensors
        return upstream * mask * scale + none, None, None


class MarksAll(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        y = x * x
        ctx.mark_non_differentiable(y)
        return y


class Squares(Marks):
    @staticmethod
    def forward(ctx, x, mask, scale):
        ctx.save_for_backward(mask, scale)
        return x * x, x * mask * scale


def normalized(x):
    return np.exp(x) / np.exp(x).sum(-1, keepdims=True)


def softmax_backward(u, x):
    y = torch.softmax(x, -1)
    return y * (u - (u * y).sum(-1, keepdim=True))


EQUAL = {
    "NumPy against torch": (normalized, lambda x: torch.exp(x) / torch.exp(x).sum(-1, keepdim=True), ONE, {}),
    "a norm of all entries": (lambda x: np.linalg.norm(x), lambda x: torch.linalg.norm(x), ONE, {}),
    "reductions of ufuncs": (lambda x: np.exp(x - np.maximum.reduce(x, axis=-1, keepdims=True)) / np.add.reduce(
        np.exp(x - np.maximum.reduce(x, axis=-1, keepdims=True)), axis=-1, keepdims=True), F.softmax, ONE, {}),
    "torch's own layer_norm": (lambda x, g, b, e: torch.layer_norm(x, x.shape[-1:], g, b, e), F.layer_norm, ROWS, {}),
    "all entries by their place": (lambda x: x[..., : x.shape[-1]] + x[0 : x.shape[0]], lambda x: 2 * x, ONE, {}),
    "a letter of dots": (lambda x: torch.einsum("...i->i", x), lambda x: x.sum(0), ONE, {}),
    "the square of a mask": (lambda x, m: x * m * m + m * (1 - m), lambda x, m: x * m, MASKED, {"masks": ["mask"]}),
    "arguments that are printed alike": (
        lambda epsilon, g, gain, eps: g * gain * epsilon * eps, lambda epsilon, g, gain, eps: eps * gain * epsilon * g,
        {"epsilon": "", "g": "N", "gain": "N", "eps": ""}, {}),
    "the definition": (layer_norm, definitions.layer_norm, ROWS, {}),
    "torch's function": (layer_norm, F.layer_norm, ROWS, {}),
    "torch's module": (torch.nn.LayerNorm(8), F.layer_norm,
                       {"x": "batch rows N", "weight": "N", "bias": "N", "eps": ""}, {}),
    "group norm": (group_norm, F.group_norm,
                   {"x": "batch (g k) h w", "groups": "#g", "gain": "(g k)", "bias": "(g k)", "eps": ""},
                   {"positive": ["eps"]}),
    "instance norm as group norm": (
        lambda x, eps: (x - x.mean((2, 3), keepdims=True)) / np.sqrt(x.var((2, 3), keepdims=True) + eps),
        lambda x, eps: F.group_norm(x, x.shape[1], None, None, eps), {"x": "batch c h w", "eps": ""}, {}),
    "softmax with a shift": (softmax, F.softmax, ONE, {}),
    "softmax by torch's maximum": (lambda x: shifted(x, x.max(-1, keepdim=True)[0]), F.softmax, ONE, {}),
    "softmax by its values": (lambda x: shifted(x, torch.max(x, dim=-1, keepdim=True).values), F.softmax, ONE, {}),
    "softmax in another axis": (lambda x: softmax(x.T).T, lambda x: np.exp(x) / np.exp(x).sum(0), ONE, {}),
    "relu by three": (lambda x: np.maximum(x, 0), lambda x: np.where(x > 0, x, 0), ONE, {}),
    "a mean square kept from below 0": (lambda x: np.maximum((x * x).mean(-1), 0), lambda x: (x * x).mean(-1), ONE, {}),
    "a variance in one pass kept from below 0": (
        lambda x: np.maximum(0, (x**2).mean(-1) - x.mean(-1) ** 2), lambda x: np.var(x, axis=-1), ONE, {}),
    "a linear layer": (linear, lambda x, w: x @ w.T, {"x": "rows N", "w": "out N"}, {}),
    "masks": (masked_mean, lambda x, m: (m * x).sum(-1) / m.sum(-1), MASKED, {"masks": ["mask"]}),
    "a decimal of torch": (lambda x: x * torch.tensor(0.1), lambda x: x / 10, ONE, {"library": "torch"}),
    "a decimal": (lambda x: x / 4 + 0.1 * x, lambda x: 0.35 * x, ONE, {}),
    "doubles": (lambda x: x / 4 + 0.25 * x, lambda x: 0.5 * x, ONE, {"constants": "double"}),
    "a copy": (lambda x: copy.deepcopy(x) * x, lambda x: x * x, ONE, {}),
    "casts": (lambda x: x.astype(np.float32) - x.astype(np.float32).mean(), lambda x: x - x.mean(), ONE, {}),
    "casts of a number and of a length": (lambda x, eps: np.float32(eps) * x / np.float64(x.shape[-1]),
                                          lambda x, eps: eps * x / x.shape[-1], {"x": "rows N", "eps": ""}, {}),
    "casts by other names": (lambda x, eps: np.single(eps) * float32(eps) * x.dtype.type(eps) * x.dtype.type(x.shape[0])
                             * x, lambda x, eps: eps**3 * x.shape[0] * x, {"x": "rows N", "eps": ""}, {}),
    "sums by ones": (lambda x: x @ np.ones(x.shape[-1], x.dtype) + np.zeros((x.shape[0],)),
                     lambda x: x.sum(-1), ONE, {}),
    "torch's functions of a length": (lambda x: torch.reshape(x, (x.shape[0], x.shape[1])), lambda x: x + 0, ONE, {}),
    "a mask as numbers": (lambda x, mask: (1 - mask) * x, lambda x, m: np.where(m, 0, x), MASKED, {"masks": ["mask"]}),
    "where with empty rows": (masked_norm, lambda x, m: m * masked_norm(x, m), MASKED, {"masks": ["mask"]}),
    "a root of a length": (lambda x: x / np.sqrt(x.shape[-1]), lambda x: x * x.shape[-1] ** -0.5, ONE, {}),
    "attention": (lambda q, k, v: softmax(q @ k.T / q.shape[-1] ** 0.5) @ v, F.scaled_dot_product_attention,
                  {"q": "r d", "k": "c d", "v": "c e"}, {}),
    "an apply": (lambda x, w, eps: Function.apply(x, w, eps), F.rms_norm, {"x": "rows N", "w": "N", "eps": ""},
                 {"library": "torch"}),
    "dimensions in another order": (lambda x: x.reshape(-1, x.shape[-1]).mean(-1), lambda x: x.mean(-1).reshape(-1),
                                    {"x": "batch rows N"}, {}),
}  # fmt: skip
NOT_EQUAL = {
    "N − 1": (batch_norm, lambda x, g, b, e: g * (x - x.mean(0)) / np.sqrt(x.var(0) + e) + b, ROWS, {}),
    "torch's default of var": (lambda x: x.var(-1), lambda x: ((x - x.mean(-1, keepdims=True)) ** 2).mean(-1), ONE,
                               {"library": "torch"}),
    "another axis": (softmax, lambda x: np.exp(x) / np.exp(x).sum(0), ONE, {}),
    "sums over all rather than rows": (lambda x: x.sum(0).sum(0), lambda x: x.sum() * 2, ONE, {}),
    "a difference that may be below 0": (lambda x: np.maximum((x * x).mean(-1) - x.sum(-1) ** 2, 0),
                                         lambda x: (x * x).mean(-1) - x.sum(-1) ** 2, ONE, {}),
    # Arguments that are called as what stands for something else in a proof.
    "an argument called shift1": (lambda x, shift1: x - x.max(-1, keepdims=True) + shift1[:, None],
                                  lambda x, shift1: x + 0, {"x": "rows N", "shift1": "rows"}, {}),
    "an argument called mask1": (lambda x, mask1: np.where(x > 0, x, 0) - mask1 * x, lambda x, mask1: 0 * x,
                                 {"x": "N", "mask1": "N"}, {}),
    "an argument called constant1": (lambda x, constant1: 0.044715371 * x - constant1 * x, lambda x, constant1: 0 * x,
                                     {"x": "N", "constant1": ""}, {}),
    "an argument called length_rows": (lambda x, length_rows: x.sum(0) / x.shape[0] * length_rows,
                                       lambda x, length_rows: x.sum(0), {"x": "rows N", "length_rows": ""}, {}),
    "arguments called N and N_": (lambda x, N, N_: N - N_, lambda x, N, N_: 0 * N,
                                  {"x": "n", "N": "n", "N_": "n"}, {}),
}  # fmt: skip
GRADIENTS = {
    "a Function that marks an output, and has a mask": (
        Marks, None, {"x": "rows N", "mask": "rows N", "scale": ""}, {"masks": ["mask"]}),
    "a backward of torch": (normalized, softmax_backward, ONE, {}),
    "LayerNorm": (layer_norm, backward, ROWS, {}),
    "a residual, whose gradient is left out": (
        lambda x, residual, gain, bias, eps: layer_norm(x + residual, gain, bias, eps),
        lambda u, x, residual, *others: backward(u, x + residual, *others), {**ONE, "residual": "rows N"} | ROWS, {}),
    "batch norm, N − 1": (batch_norm, batch_norm_backward, ROWS, {"at_least": {"rows": 2}}),
    "an autograd.Function": (Function, None, {"x": "rows N", "weight": "N", "eps": ""}, {}),
    "softmax": (softmax, lambda u, x: softmax(x) * (u - (u * softmax(x)).sum(-1, keepdims=True)), ONE, {}),
    "cross-entropy, a mean over rows": (
        cross_entropy, lambda u, x, y: (
            u * (y.sum(-1, keepdims=True) * softmax(x) - y) / x.shape[0],
            -u * (x - np.log(np.exp(x).sum(-1, keepdims=True))) / x.shape[0]), {"x": "rows N", "y": "rows N"}, {}),
    "GELU, constants multiplied": (gelu, gelu_backward, ONE, {}),
    "two outputs": (lambda x, y: (x * y, x + y), lambda u, v, x, y: (u * y + v, u * x + v), {"x": "N", "y": "N"}, {}),
    "a linear layer": (linear, lambda u, x, w: (u @ w, u.T @ x), {"x": "rows N", "w": "out N"}, {}),
    "relu, its kink aside": (lambda x: np.maximum(x, 0), lambda u, x: u * (x >= 0), ONE, {}),
    "a mask": (masked_mean, lambda u, x, m: m * (u / m.sum(-1))[:, None], MASKED, {"masks": ["mask"]}),
    "a sum over rows": (lambda x, g: (x * g).sum(), lambda u, x, g: (u * g * (x * 0 + 1), u * x.sum(0)),
                        {"x": "rows N", "g": "N"}, {}),
}  # fmt: skip


@pytest.mark.parametrize("name", EQUAL)
def test_equal_functions_are_proved(name):
    one, other, shapes, given = EQUAL[name]
    assert prove_equal(one, other, **given, **shapes).holds


@pytest.mark.parametrize("name", NOT_EQUAL)
def test_functions_that_differ_are_refuted(name):
    one, other, shapes, given = NOT_EQUAL[name]
    with pytest.raises(AssertionError, match=r" is not .* at x = "):
        prove_equal(one, other, **given, **shapes)


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_are_proved(name):
    forward, back, shapes, given = GRADIENTS[name]
    assert prove_gradient(forward, back, **given, **shapes).holds


def of_two_ways(one, other):
    return lambda x: ((one(x) > other(x)) * 1.0 + (other(x) > one(x)) * 1.0) * x


# x > y is the negation of y > x where they differ; these are equal everywhere, so that the function is 0.
TIES = {
    "a sum": of_two_ways(lambda x: 2 * x, lambda x: x + x),
    "a sum of a row": of_two_ways(lambda x: (x - x.mean(-1, keepdims=True)).sum(-1, keepdims=True), lambda x: 0 * x),
    "a comparison inside": of_two_ways(lambda x: np.where(x > 0, x, -x), lambda x: np.abs(x)),
}


@pytest.mark.parametrize("name", TIES)
def test_values_that_always_tie_have_no_larger_one(name):
    with pytest.raises(AssertionError, match="does not give the gradient of"):
        prove_gradient(TIES[name], lambda u, x: u * 1.0, x="rows N")


def test_a_gradient_of_comparisons_says_where():
    forward, back, shapes, _ = GRADIENTS["relu, its kink aside"]
    assert "a gradient where no two compared values are equal" in prove_gradient(forward, back, **shapes).notes()


# What is multiplied by 0, or raised to the power of 0, has to exist.
NOWHERE = {
    "a quotient": (lambda x: x + 0 * (1 / x), "≠ 0"),
    "its power": (lambda x: x * (1 / x) ** 0, "≠ 0"),
    "a root": (lambda x: x + 0 * np.sqrt((x * x).mean(-1, keepdims=True) - 1), "0 ≤"),
    "a logarithm": (lambda x: x + 0 * np.log(x), "> 0"),
}


@pytest.mark.parametrize("name", NOWHERE)
def test_what_counts_nothing_has_to_exist(name):
    function, condition = NOWHERE[name]
    assert any(condition in one for one in prove_equal(function, lambda x: 1 * x, x="rows N").conditions)


def positive_mean(x):
    return np.where(x > 0, x, 0).sum(-1) / (x > 0).sum(-1)


def inverse(x, mask):
    y = 1 / np.where(mask, 1 + x, 1)
    return y - y.mean(-1, keepdims=True)


def roots(x):
    return x.sum(-1) * (2 * (x * x).sum(-1)) ** -0.5 * (x * x).sum(-1) ** -1.5


# Conditions on masks are said in the words of the function, not in those of the calculus; of products of what they are.
CONDITIONS = {
    masked_mean: "where Σₙ row_of_mask ≠ 0",
    inverse: "where 1 + row_of_x ≠ 0 for all n with row_of_mask = 1",
    roots: "where Σₙ row_of_x² ≠ 0",
    positive_mean: "where Σₙ mask1 ≠ 0; mask1 is the comparison at test_functions_proved.py, line ",
}


@pytest.mark.parametrize("function", CONDITIONS)
def test_conditions_on_masks_are_said_in_words_of_the_function(function):
    given = {} if function in (positive_mean, roots) else {"masks": ["mask"], "mask": "rows N"}
    assert prove_equal(function, function, x="rows N", **given).notes()[0].startswith(CONDITIONS[function])


def all_rows(x, mask):
    return ((x * mask).sum(-1) ** 2).sum() * x.sum(0)


def test_what_is_not_decided_of_a_mask_is_said_of_it():
    with pytest.raises(Undecided, match="a free matrix beside a mask"):
        prove_equal(all_rows, all_rows, x="rows N", mask="N", masks=["mask"])


def row_variance(x):
    return np.var(x, axis=-1)


def test_a_double_is_no_decimal():
    assert prove_equal(lambda x: x * 0.1, lambda x: x / 10, x="N").constants == ("0.1",)
    with pytest.raises(Undecided):
        prove_equal(lambda x: x * 0.1, lambda x: x / 10, x="N", constants="double")


def test_program_shows_both_values():
    with pytest.raises(AssertionError) as caught:
        prove_gradient(layer_norm, wrong_backward, **ROWS)
    program = str(caught.value).partition("\n\n")[2]
    assert len(program.splitlines()) <= 6
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(program, {})
    result, wanted = map(float, out.getvalue().split())
    assert abs(result - wanted) > 1e-3, program


def wrong_backward(u, x, gain, bias, eps):
    dx, dgain, dbias = backward(u, x, gain, bias, eps)
    return dx + x * 0.25, dgain, dbias


class TooFew(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, gain):
        ctx.save_for_backward(x, gain)
        return x * gain

    @staticmethod
    def backward(ctx, upstream):
        return upstream * ctx.saved_tensors[1]


def ends(x):
    raise SystemExit(0)


BAD = {
    "a variance of either library": (
        lambda: prove_equal(lambda x: x.var(-1), row_variance, x="rows N"),
        "file imports both",
    ),
    "a mask that is no list": (lambda: prove_equal(softmax, softmax, x="N", masks=5), "masks=5;"),
    "a length that is no number": (
        lambda: prove_equal(softmax, softmax, x="N", at_least={"N": 1.5}),
        "a length of 1.5",
    ),
    "a letter twice": (lambda: prove_equal(lambda x: np.einsum("ij->ii", x), softmax, x="a b"), "no letter twice"),
    "an argument of torch's too many": (
        lambda: prove_equal(F.softmax, F.softmax, x="N", y="N"),
        "softmax() takes 1 positional argument but 2",
    ),
    "a definition without its gain": (
        lambda: prove_equal(definitions.layer_norm, softmax, x="N"),
        "the definition asks for gain",
    ),
    "a gradient short": (lambda: prove_gradient(TooFew, x="rows N", gain="N"), "returns 1 gradients of 2 arguments"),
    "an end of the program": (lambda: prove_equal(ends, softmax, x="N"), "SystemExit: 0"),
    "no shapes": (lambda: prove_equal(layer_norm, layer_norm), "no argument has a shape"),
    "a shape that is none": (lambda: prove_equal(softmax, softmax, x="rows 8"), "'8' names no axis"),
    "an axis twice": (lambda: prove_equal(softmax, softmax, x="N N"), "the axis N twice"),
    "an unknown mask": (lambda: prove_equal(softmax, softmax, x="N", masks=["m"]), "there is no 'm'"),
    "a text for a list": (lambda: prove_equal(softmax, softmax, x="N", masks="x"), 'masks=["x"] would be right'),
    "a length of no axis": (
        lambda: prove_equal(group_norm, group_norm, x="a b c d", groups="#g"),
        "no argument has the axis g",
    ),
    "another shape": (lambda: prove_equal(lambda x: x.mean(-1), softmax, x="rows N"), "an array of rows for output 1"),
    "a gradient that is None": (lambda: prove_gradient(softmax, lambda u, x: (u, None), x="N"), "1 arrays beside None"),
    "no gradient at all": (lambda: prove_gradient(MarksAll, x="N"), "returns nothing that has a gradient"),
    "too few gradients": (lambda: prove_gradient(softmax, lambda u, x: (u, x), x="rows N"), "returns 2 arrays; 1"),
    "a gradient of another shape": (
        lambda: prove_gradient(softmax, lambda u, x: u.sum(0), x="rows N"),
        "array of N for ∂x",
    ),
    "three mixed axes": (lambda: prove_equal(three_axes, three_axes, x="a b c"), "calculus has two dimensions"),
    "no backward": (lambda: prove_gradient(torch.nn.LayerNorm(8), x="rows N"), "has no backward of its own"),
    "no function": (lambda: prove_equal(3, softmax, x="N"), "is no function of arrays"),
    "a wrong call": (lambda: prove_equal(softmax, lambda: 1, x="N"), "TypeError"),
}


def three_axes(x):
    return x / np.sqrt((x**2).sum(0, keepdims=True)).sum(1, keepdims=True) + np.sqrt((x**2).sum(2)).sum()


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_told_in_a_line(name):
    call, words = BAD[name]
    with pytest.raises(InputError) as caught:
        call()
    assert words in str(caught.value) and "\n" not in str(caught.value), str(caught.value)


def test_a_claim_is_made_of_functions():
    result = record(gradient_claim(layer_norm, backward, **ROWS))
    assert decide(result).holds and len(result.statements) == 3
    renamed = record(equal_claim(lambda x, g, b, e: layer_norm(x, g, b, e), definitions.layer_norm, **ROWS))
    assert renamed.digest == record(equal_claim(layer_norm, definitions.layer_norm, **ROWS)).digest


CLAIMS = {
    "M rows": (layer_norm, definitions.layer_norm, ROWS, {}, {"x": ("M", "N"), "gain": ("N",)}),
    "one row, as asked for": (layer_norm, definitions.layer_norm, ROWS, {"of_a_row": True}, {"row_of_x": ("N",)}),
    "one row, as e to the power of a matrix is none of the calculus": (softmax, softmax, ONE, {}, {"row_of_x": ("N",)}),
}


@pytest.mark.parametrize("name", CLAIMS)
def test_a_claim_says_how_many_rows_it_is_of(name):
    function, reference, shapes, options, wanted = CLAIMS[name]
    result = record(equal_claim(function, reference, **options, **shapes))
    variables = {node.parts[0]: node.shape for root in result.statements for node in in_order(root) if (
        node.operation in ("vector", "matrix"))}  # fmt: skip
    assert wanted.items() <= variables.items(), variables
    assert decide(result).holds


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.repository}:{case.name}:{case.is_gradient}")
def test_public_functions_are_as_they_are_known(case):
    given = setting(case.shapes, positive=[name for name in case.shapes if name == "eps"])
    work = (lambda: prove(gradient(case.reference, case.load(), given))) if case.is_gradient else (
        lambda: prove(equality(case.load(), case.reference, given)))  # fmt: skip
    if "ten digits" in case.mistake:
        with pytest.raises(Undecided):
            work()
    else:
        assert work().holds is not bool(case.mistake)


def test_public_functions_are_many():
    gradients = [case.is_gradient for case in cases()]
    assert gradients.count(False) >= 30 - 8 and gradients.count(True) >= 20
    assert len({case.repository for case in cases()}) >= 12


class WrongFunction(Function):
    @staticmethod
    def backward(ctx, dy):
        dx, dweight, _ = Function.backward(ctx, dy)
        return dx * 2, dweight, None


@pytest.mark.parametrize(
    ("function", "shapes"),
    [(WrongFunction, {"x": "rows N", "weight": "N", "eps": ""}), (Squares, {"x": "N", "mask": "N", "scale": "N"})],
)
def test_the_program_of_a_function_of_autograd_runs(function, shapes):
    with pytest.raises(AssertionError) as caught:
        prove_gradient(function, **shapes)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(str(caught.value).partition("\n\n")[2], {})
    result, wanted = map(float, out.getvalue().split())
    assert abs(result - wanted) > 1e-3
