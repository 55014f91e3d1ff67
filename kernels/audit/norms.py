"""Norms of channels beside LayerNorm, held to the same exact answers: their tensors are rows in another shape.

A regime's rows become the tensor of a norm, with a gain and a bias for each channel, and what is exact of it is made of
LayerNorm's answers to the same rows. Which axes are normalized is data, a name of one character for each.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, product
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.callables import as_implementation, with_limit
from lnverify.kernels.audit.calls import Tensors, run
from lnverify.kernels.audit.cases import Case, with_affine
from lnverify.kernels.audit.causes import formula
from lnverify.kernels.audit.causes.cause import said
from lnverify.kernels.audit.errors.measure import judge
from lnverify.kernels.audit.errors.profiles import Profile, any_order, working_format
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.options import CALL_TIMEOUT, declare
from lnverify.kernels.audit.verdict import Verdict
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Answer, Problem, Solution, solve
from lnverify.numeric.reference.measures import distances
from lnverify.numeric.reference.problem import PARAMETERS
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.exits import no_exit

TAGS = ("plain", "offset", "rounding", "constant", "outlier", "eps", "size", "batch")
"""The tags of the regimes that are tried; those of gain and range are about LayerNorm's own parameters."""

MOST = 1 << 16
"""Entries of the largest regime that is tried."""

FEW = (2, 1), (4, 3, 2, 1)
"""Of two axes of rows, or of entries, the second has the first of these lengths that divides their number."""


@dataclass(frozen=True)
class Norm:
    """A norm as a way of taking rows for a tensor; an axis has a name of one character.

    Attributes:
        call: how a kernel is called.
        rows, entries: the axes of which a row, and an entry of it, is one place.
        tensor: the axes of the tensor that a kernel is given, those that are written as one together.
        channels: the axes of a channel.
        most: how many rows of a regime are tried, where each row has gains of its own.
        groups: the axis whose length a kernel is given; empty for none.
    """

    call: str
    rows: str
    entries: str
    tensor: tuple[str, ...]
    channels: str
    most: int = 1 << 16
    groups: str = ""

    def lengths(self, rows: int, size: int) -> dict[str, int]:
        """The lengths of the axes for so many rows of so many entries."""
        results: dict[str, int] = {}
        for axes, count, few in zip((self.rows, self.entries), (rows, size), FEW, strict=True):
            last = next(one for one in few if count % one == 0) if len(axes) > 1 else count
            results |= dict(zip(axes, (count // last, last)[-len(axes) :], strict=True))
        return results

    def to_tensor(self, rows: np.ndarray) -> np.ndarray:
        """Rows as the tensor."""
        lengths, axes = self.lengths(*rows.shape), self.rows + self.entries
        whole = rows.reshape([lengths[axis] for axis in axes])
        turned = whole.transpose([axes.index(axis) for axis in chain(*self.tensor)])
        joined = [math.prod(lengths[axis] for axis in together) for together in self.tensor]
        return np.ascontiguousarray(turned.reshape(joined))

    def to_rows(self, tensor: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
        """The tensor's entries as rows of a shape."""
        lengths, axes = self.lengths(*shape), "".join(self.tensor)
        whole = tensor.reshape([lengths[axis] for axis in axes])
        return whole.transpose([axes.index(axis) for axis in self.rows + self.entries]).reshape(shape)

    def number_of_groups(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """What a kernel is given after eps."""
        return (self.lengths(*shape)[self.groups],) if self.groups else ()

    def channel(self, shape: tuple[int, ...]) -> np.ndarray:
        """The number of the channel of each entry of each row."""
        lengths = self.lengths(*shape)
        places = [lengths[axis] if axis in self.channels else 1 for axis in self.rows + self.entries]
        numbers = np.arange(math.prod(places)).reshape(places)
        return np.broadcast_to(numbers, [lengths[axis] for axis in self.rows + self.entries]).reshape(shape)

    def ones(self, rows: np.ndarray) -> np.ndarray:
        """A gain of 1 for each channel of rows, in their format."""
        return np.ones(int(self.channel(rows.shape).max()) + 1, rows.dtype)


_CALL = "forward(x, gain, bias, eps{0}) and backward(upstream, x, gain, bias, eps{0}){1}, x of shape {2}"
_SHAPE = "(batch, channels, positions)"

NORMS = {
    "group": Norm(_CALL.format(", groups", "", _SHAPE), "bg", "cp", ("b", "gc", "p"), "gc", groups="g"),
    "instance": Norm(_CALL.format("", "", _SHAPE), "bc", "p", ("b", "c", "p"), "c"),
    "batch": Norm(_CALL.format("", " as in training", _SHAPE), "c", "bp", ("b", "c", "p"), "c", most=64),
}
"""Rows of `batch` are channels, those of `group` groups of a sample, those of `instance` channels of one."""


WITH_ONES = "output: right with gains of 1 and biases of 0, wrong with others"

AXES = {
    "the channels and positions of a sample together": (1, 2), "the positions of each channel": (2,),
    "each channel over the batch": (0, 2), "the channels at each position": (1,), "the whole batch": (0, 1, 2),
}  # fmt: skip
"""What else may be normalized of (batch, channels, positions), and its axes."""

SUMS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "": lambda terms: terms.sum(axis=(0, 2)),
    "only the first sample counts": lambda terms: terms[0].sum(axis=1),
    "only the last sample counts": lambda terms: terms[-1].sum(axis=1),
    "only the first position counts": lambda terms: terms[:, :, 0].sum(axis=0),
    "samples are averaged instead of summed": lambda terms: terms.mean(axis=0).sum(axis=1),
    "positions are averaged instead of summed": lambda terms: terms.mean(axis=2).sum(axis=0),
}
"""What may become of terms (batch, channels, positions) that are summed for each channel."""

near = partial(np.allclose, rtol=1e-3, atol=1e-3)
"""Whether plain numbers of size 1 are those of a formula: what another formula gives is farther off."""


def as_tensors(norm: Norm, problem: Problem, name: str) -> Tensors:
    """Rows as a norm has them, with a bias for each channel and a gain, ± a power of two: its products are exact."""
    assert problem.upstream is not None
    one = norm.ones(problem.x)
    affine = with_affine(Problem(one[None], one, one, 0.0), name)
    fraction, power = np.frexp(affine.gain.astype(np.float64))
    gain = np.ldexp(np.sign(fraction), power).astype(one.dtype)
    return Tensors(norm.to_tensor(problem.x), gain, affine.bias, norm.to_tensor(problem.upstream), problem.eps)


def answers(
    norm: Norm, problem: Problem, gain: np.ndarray, bias: np.ndarray, profile: Profile
) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """By quantity the exact answers, output and dx as rows, and what a profile allows them.

    All are LayerNorm's of the rows with gain 1 and the upstream gradient times the gain. An output may err as that
    does, and by two roundings more; a sum over a channel as its terms do, by what adding them in one order or another
    may add, and by two roundings.
    """
    assert problem.upstream is not None
    channel, u = norm.channel(problem.x.shape), problem.format.unit_roundoff
    one, work = np.ones_like(problem.gain), working_format(problem.format).unit_roundoff
    solution = solve(replace(problem, gain=one, bias=0 * one, upstream=problem.upstream * gain[channel]))
    z, dz = solution["output"].high, profile.allowed(solution, "output")
    g, b, v = gain[channel].astype(np.float64), bias[channel].astype(np.float64), problem.upstream.astype(np.float64)

    def sums(terms: np.ndarray, apart: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        results = []
        for each in (channel == number for number in range(len(gain))):
            own, total = np.abs(terms[each]), math.fsum(terms[each])
            height = float(any_order(own[:, None], work)[0]) * work
            rounded = 2 * u * (abs(total) + math.sqrt(float(np.square(own).sum())))
            results.append((total, float(apart[each].sum()) + height / (1 - height) * float(own.sum()) + rounded))
        return np.array(results)[:, 0], np.array(results)[:, 1]

    with np.errstate(all="ignore"):
        return {
            "output": (g * z + b, np.abs(g) * dz + 2 * u * (np.abs(g * z) + np.abs(b))),
            "dx": (solution["dx"].high, profile.allowed(solution, "dx")),
            "dgain": sums(v * z, np.abs(v) * dz),
            "dbias": sums(v, 0 * v),
        }


def with_groups(implementation: Implementation, groups: tuple[int, ...]) -> Implementation:
    """A kernel that is given the number of groups after eps, where there is one."""
    forward, backward = implementation.forward, implementation.backward
    return replace(
        implementation,
        forward=lambda *given: forward(*given, *groups),
        backward=backward and (lambda *given: backward(*given, *groups)),
    )


def of_rows(norm: Norm, kernel: Implementation) -> Implementation:
    """A kernel with gains of 1 and biases of 0 as LayerNorm of its rows, which is what it then is."""

    def called(function: Callable[..., Any] | None, rows: Sequence[np.ndarray], eps: float) -> Any:
        one, groups = norm.ones(rows[0]), norm.number_of_groups(rows[0].shape)
        assert function is not None
        return function(*map(norm.to_tensor, rows), one, 0 * one, eps, *groups)

    def forward(x: np.ndarray, eps: float) -> np.ndarray:
        return norm.to_rows(called(kernel.forward, [x], eps), x.shape)

    def backward(upstream: np.ndarray, x: np.ndarray, eps: float) -> np.ndarray:
        return norm.to_rows(called(kernel.backward, [upstream, x], eps)[0], x.shape)

    plain = declare(gain=False, bias=False)
    return replace(
        as_implementation(forward, kernel.backward and backward, kernel.name, declared=plain), limit=kernel.limit
    )


def of_parameters(norm: Norm, kernel: Implementation, plain: Solution) -> str:
    """What is wrong with gain and bias of a kernel that gives the right output `plain` without; empty for nothing."""
    problem, z, channel = plain.problem, plain["output"].high, norm.channel(plain.problem.x.shape)
    count, groups = norm.ones(problem.x).size, norm.number_of_groups(channel.shape)
    gain = (1 + np.arange(count) / count).astype(problem.x.dtype)
    values = output(norm, kernel, problem, gain)
    if values is None:
        return ""
    if near(values, z * gain[channel]):
        both = output(norm, kernel, problem, gain, bias=gain)
        return "" if both is None or near(both, (z + 1) * gain[channel]) else WITH_ONES
    offset = (plain["mean"].high * plain["rstd"].high).reshape(-1, 1)
    unshifted = z * gain[channel] + offset * (gain[channel] - 1.0)
    if near(values, unshifted):
        return "output: the mean that is subtracted is not multiplied by the gain"
    factors = np.bincount(channel.flat, (values * z).flat) / np.bincount(channel.flat, (z * z).flat)
    places = np.abs(factors[:, None] - gain).argmin(axis=1)
    if near(values, gain[places][channel] * z) and (others := np.flatnonzero(places != np.arange(count))).size:
        of = f"of {count} channels" + "".join(f" in {number} groups" for number in groups)
        return f"output: {of} number {others[0]} has the gain of number {places[others[0]]}"
    return WITH_ONES


def output(
    norm: Norm, kernel: Implementation, problem: Problem, gain: np.ndarray, bias: np.ndarray | None = None
) -> np.ndarray | None:
    """What a kernel gives of rows, without biases if none are given, as rows; None for no answer."""
    x, groups = norm.to_tensor(problem.x), norm.number_of_groups(problem.x.shape)
    given = Tensors(x, gain, 0 * gain if bias is None else bias, x, problem.eps)
    done = run(with_groups(kernel, groups), given, only="output")
    return norm.to_rows(done.values["output"], problem.x.shape).astype(np.float64) if done.values else None


def of_axes(norm: Norm, kernel: Implementation, problem: Problem) -> str:
    """Over which other axes a kernel normalizes; empty for none that is known."""
    values, x = output(norm, kernel, problem, norm.ones(problem.x)), norm.to_tensor(problem.x).astype(np.float64)
    if values is None:
        return ""
    for words, axes in AXES.items():
        d = x - x.mean(axis=axes, keepdims=True)
        z = d / np.sqrt(np.square(d).mean(axis=axes, keepdims=True) + problem.eps)
        if near(values, norm.to_rows(z, problem.x.shape)):
            return f"output: it normalizes {words}"
    return ""


def of_sums(norm: Norm, kernel: Implementation, plain: Sequence[Solution]) -> str:
    """What is wrong with ∂γ or ∂β of a kernel whose output and ∂x are right, if it is one thing; else empty."""
    each = [sums_that_fit(norm, kernel, one) for one in plain]
    for quantity in PARAMETERS:
        wrong = [fits[quantity] for fits in each if "" not in fits[quantity]]
        if wrong and len(words := set.intersection(*wrong)) == 1:
            return f"{SYMBOLS[quantity]}: {words.pop()}"
    return ""


def sums_that_fit(norm: Norm, kernel: Implementation, plain: Solution) -> dict[str, set[str]]:
    """Of ∂γ and ∂β the ways of taking them, "" for the right one, that give a kernel's values."""
    problem, given = plain.problem, as_tensors(norm, plain.problem, "")
    done = run(with_groups(kernel, norm.number_of_groups(problem.x.shape)), given)
    x, v, g = given.x.astype(np.float64), given.upstream.astype(np.float64), given.gain.astype(np.float64)[:, None]
    h, mean, rstd = (
        norm.to_tensor(np.broadcast_to(plain[name].high.reshape(-1, size), problem.x.shape))
        for name, size in (("output", problem.size), ("mean", 1), ("rstd", 1))
    )
    size = x.shape[1] // max(norm.number_of_groups(problem.x.shape), default=x.shape[1])
    of = np.arange(x.shape[1]) % (x.shape[1] // size) * size  # a channel of that group
    terms = {
        "dgain": {
            "": v * h,
            "upstream is multiplied by the gain": v * g * h,
            "x stands for the normalized row": v * x,
            "the mean is not subtracted": v * x * rstd,
            "channel c has mean and 1/std of group c modulo the number of groups": v * (x - mean[:, of]) * rstd[:, of],
        },
        "dbias": {"": v, "upstream is multiplied by the gain": v * g},
    }
    return {
        quantity: {
            term or sums
            for (term, each), (sums, total) in product(ways.items(), SUMS.items())
            if not (term and sums) and near(done.values.get(quantity, np.nan), total(each))
        }
        for quantity, ways in terms.items()
    }


def measure(
    norm: Norm, problem: Problem, name: str, implementation: Implementation, profile: Profile
) -> Iterator[Measurement]:
    """How far a kernel is off on the rows of a case, as parts of what is allowed."""
    place, given = ("", implementation.name, name, problem.format.name), as_tensors(norm, problem, name)
    groups = norm.number_of_groups(problem.x.shape)
    done = run(with_groups(implementation, groups), given)
    if done.refused:
        yield Measurement(*place, "output", ratio=math.inf, refused=done.reason)
        return
    bounds = answers(norm, problem, given.gain, given.bias, profile)
    for quantity, values in done.values.items():
        rows, (exact, allowed) = values if values.ndim == 1 else norm.to_rows(values, problem.x.shape), bounds[quantity]
        answer = Answer(round_array(exact, problem.format), exact, None, np.zeros(1), 0)
        with np.errstate(all="ignore"):
            ratios = np.nan_to_num(distances(rows, answer) / allowed, nan=np.inf, posinf=np.inf)
            ratios = np.where(np.isfinite(allowed) & np.isfinite(exact), ratios, -1.0)
        yield judge(place, quantity, rows, answer, ratios)


def examine(
    norm: str,
    functions: Sequence[Callable[..., Any]],
    cases: Sequence[Case],
    profile: Profile,
    name: str,
    call_timeout: float = CALL_TIMEOUT,
) -> Verdict:
    """The verdict on a kernel of a norm in one format, with what is wrong with it as LayerNorm of its rows.

    Args:
        norm: one of NORMS.
        functions: forward, and backward where there is one; of torch's tensors autograd gives the gradients.
        cases: of one format; those of more than MOST entries are left out.
        profile: what is asked.
        name: what the kernel is called.
        call_timeout: the most seconds that one call may take.

    Raises:
        InputError: where it takes none of the inputs.
    """
    of = NORMS[norm]
    problems = [(one.name, replace(one, affine=False).problem.first(of.most)) for one in cases]
    problems = [(case, problem) for case, problem in problems if problem.x.size <= MOST]
    shown, backward = problems[0][1], functions[1] if len(functions) > 1 else None
    like = as_tensors(of, shown, "")
    given = like.x, like.gain, like.bias, like.eps, *of.number_of_groups(shown.x.shape)
    with no_exit():
        kernel = with_limit(as_implementation(functions[0], backward, name, given=given), call_timeout)
        figures = [one for case, problem in problems for one in measure(of, problem, case, kernel, profile)]
    if all(one.refused for one in figures):
        raise InputError(f"{name} takes none of the inputs ({figures[0].refused}); {of.call} would be right")
    with no_exit():
        failing, rows = {one.quantity for one in figures if not one.passes}, of_rows(of, kernel)
        plain = formula.probes(rows, cases[0].format) if failing else []
        wrong = formula.fault(rows, cases[0].format) if plain else None
    if plain and wrong is None:
        words = ("output" in failing and of_parameters(of, kernel, plain[0])) or of_sums(of, kernel, plain)
        wrong = Witness(plain[0].problem, (said(words),)) if words else None
    if wrong and not wrong.is_known:
        words = of_axes(of, kernel, plain[0].problem) if wrong.quantity == "output" else ""
        is_unknown = wrong.causes[0].kind == formula.NONE
        wrong = Witness(plain[0].problem, (said(words),)) if words else None if is_unknown else wrong
    return Verdict(f"{name} as {norm} norm", cases[0].format.name, profile.name, figures, wrong, [])
