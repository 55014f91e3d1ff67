"""Norms of channels beside LayerNorm, held to the same exact answers: their tensors are rows in another shape.

A regime's rows become the tensor of a norm, with a gain and a bias for each channel. Rows that share their gains are
one problem of LayerNorm, whose exact answers and allowed errors are put together again; those of a channel's gradients
are added over its entries. Which axes are normalized is data, a name of one character for each.

An output of eight bits is LayerNorm's own, times a scale that the kernel is given, and a rounding more is allowed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import ml_dtypes
import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.callables import PLAIN, as_implementation, with_limit
from lnverify.kernels.audit.calls import run
from lnverify.kernels.audit.cases import Case, with_affine
from lnverify.kernels.audit.cases.regimes import EVERY, Regime
from lnverify.kernels.audit.errors.measure import measure as measured
from lnverify.kernels.audit.errors.profiles import Profile, any_order, normalized_size, working_format
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.options import CALL_TIMEOUT
from lnverify.kernels.audit.verdict import Verdict, times
from lnverify.numeric.floats.formats import FLOAT64, FORMATS, Format, format_of_type
from lnverify.numeric.floats.rounding import round_array, ulps
from lnverify.numeric.normalize import layer_norm
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Answer, Problem, Solution, solve
from lnverify.numeric.reference.measures import distances, row_errors
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

    def to_rows(self, tensor: np.ndarray, shape: tuple[int, int]) -> np.ndarray:
        """The tensor's entries as rows of a shape."""
        lengths, axes = self.lengths(*shape), "".join(self.tensor)
        whole = tensor.reshape([lengths[axis] for axis in axes])
        return whole.transpose([axes.index(axis) for axis in self.rows + self.entries]).reshape(shape)

    def channel(self, shape: tuple[int, int]) -> np.ndarray:
        """The number of the channel of each entry of each row."""
        lengths = self.lengths(*shape)
        places = [lengths[axis] if axis in self.channels else 1 for axis in self.rows + self.entries]
        numbers = np.arange(math.prod(places)).reshape(places)
        return np.broadcast_to(numbers, [lengths[axis] for axis in self.rows + self.entries]).reshape(shape)


_CALL = "forward(x, gain, bias, eps{0}) and backward(upstream, x, gain, bias, eps{0}){1}, x of shape {2}"
_SHAPE = "(batch, channels, positions)"

NORMS = {
    "group": Norm(_CALL.format(", groups", "", _SHAPE), "bg", "cp", ("b", "gc", "p"), "gc", groups="g"),
    "instance": Norm(_CALL.format("", "", _SHAPE), "bc", "p", ("b", "c", "p"), "c"),
    "batch": Norm(_CALL.format("", " as in training", _SHAPE), "c", "bp", ("b", "c", "p"), "c", most=64),
}
"""Rows of `batch` are channels, those of `group` groups of a sample, those of `instance` channels of one."""

EIGHT_BITS = "fp8"
"""What a norm with an output of eight bits is called."""

CALLS = {name: norm.call for name, norm in NORMS.items()} | {
    EIGHT_BITS: "forward(x, gain, bias, eps, scale), which gives the output times scale as float8_e4m3fn or float8_e5m2"
}
"""How a kernel of each norm is called."""

FP8 = {str(one): one for one in map(np.dtype, (ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2))}
"""The types of eight bits in which an output may be given."""

LARGEST = 128.0
"""Outputs times their scale are no larger, so that they fit into each type of eight bits."""


@dataclass(frozen=True)
class Channels:
    """A regime as a norm of channels has it, with the exact answers.

    Attributes:
        case, shape: the regime, and its number of rows and of entries.
        x, gain, bias, upstream, eps: what a kernel is given, before the groups.
        groups: how many, for a norm of groups.
        answers: the exact ones, output and dx as rows.
        allowed: the errors that a profile allows, in the same shapes.
    """

    norm: Norm
    case: str
    format: Format
    shape: tuple[int, int]
    x: np.ndarray
    gain: np.ndarray
    bias: np.ndarray
    upstream: np.ndarray
    eps: float
    groups: tuple[int, ...]
    answers: dict[str, Answer]
    allowed: dict[str, np.ndarray]

    @property
    def given(self) -> tuple[Any, ...]:
        """What a kernel is given."""
        return (self.x, self.gain, self.bias, self.eps, *self.groups)


def of_channels(norm: Norm, problem: Problem, name: str, profile: Profile) -> Channels:
    """A problem as a norm has it; gain and bias are those of its first channels."""
    shape = problem.x.shape
    channel = norm.channel(shape)
    count = int(channel.max()) + 1
    one = np.ones(count, problem.x.dtype)
    affine = with_affine(Problem(one[None], one, one, 0.0), name)
    assert problem.upstream is not None
    return Channels(
        norm,
        name,
        problem.format,
        shape,
        norm.to_tensor(problem.x),
        affine.gain,
        affine.bias,
        norm.to_tensor(problem.upstream),
        problem.eps,
        (norm.lengths(*shape)[norm.groups],) if norm.groups else (),
        *solve_channels(problem, channel, affine.gain, affine.bias, profile),
    )


def solve_channels(
    problem: Problem, channel: np.ndarray, gain: np.ndarray, bias: np.ndarray, profile: Profile
) -> tuple[dict[str, Answer], dict[str, np.ndarray]]:
    """The exact answers, and what a profile allows, of rows whose entries have the gain and bias of their channel."""
    kinds, kind = np.unique(channel, axis=0, return_inverse=True)
    rows = [np.flatnonzero(np.reshape(kind, -1) == place) for place in range(len(kinds))]
    parts = [replace(problem.part(which), gain=gain[of], bias=bias[of]) for which, of in zip(rows, kinds, strict=True)]
    solutions, back = [solve(part) for part in parts], np.argsort(np.concatenate(rows))
    results = {name: _joined(solutions, name, back, profile) for name in ("output", "dx")}
    for name in ("dgain", "dbias"):
        sums = [_summed(solutions, [of == one for of in kinds], name, profile) for one in range(len(gain))]
        high, low, radius, allowed = map(np.array, zip(*sums, strict=True))
        rest = low if problem.format is FLOAT64 else None
        results[name] = Answer(round_array(high, problem.format), high, rest, radius, 0), allowed
    answers, bounds = zip(*results.values(), strict=True)
    return dict(zip(results, answers, strict=True)), dict(zip(results, bounds, strict=True))


def _joined(solutions: Sequence[Solution], name: str, back: np.ndarray, profile: Profile) -> tuple[Answer, np.ndarray]:
    """The answers to all rows, put together from those to some, and what is allowed."""
    each = [one[name] for one in solutions]

    def whole(arrays: Iterable[Any]) -> np.ndarray:
        wide = [np.broadcast_to(one, part.high.shape) for one, part in zip(arrays, each, strict=True)]
        return np.asarray(np.concatenate(wide)[back])

    low = None if each[0].low is None else whole(one.low for one in each)
    rounded, high, radius = (whole(getattr(one, field) for one in each) for field in ("rounded", "high", "radius"))
    return Answer(rounded, high, low, radius, 0), whole(profile.allowed(one, name) for one in solutions)


def _summed(
    solutions: Sequence[Solution], places: Sequence[np.ndarray], name: str, profile: Profile
) -> tuple[float, float, float, float]:
    """A sum over the entries of a channel, as a float64 and what is left of it, its radius, and what is allowed.

    That is what the entries are allowed, and what adding all terms in one order or another may add to it.
    """
    parts, radius, bound, terms = list[float](), 0.0, 0.0, list[np.ndarray]()
    for solution, at in zip(solutions, places, strict=True):
        answer, upstream = solution[name], solution.problem.upstream
        assert upstream is not None
        parts += answer.high[at].tolist() + ([] if answer.low is None else answer.low[at].tolist())
        radius += float(np.broadcast_to(answer.radius, answer.high.shape)[at].sum())
        bound += float(profile.allowed(solution, name)[at].sum())
        v = np.abs(upstream.astype(np.float64))[:, at]
        terms.append(np.ravel(v * normalized_size(solution)[:, at] if name == "dgain" else v))
    high = math.fsum(parts)
    every, unit = np.concatenate(terms), working_format(solutions[0].problem.format).unit_roundoff
    height = float(any_order(every[:, None], unit)[0]) * unit
    return high, math.fsum([*parts, -high]), radius, bound + height / (1 - height) * float(every.sum())


class NormVerdict(Verdict):
    """A verdict that names the worst entry of each quantity, and no cause."""

    @property
    def cause(self) -> str:
        failing = [one for one in self.figures if not one.passes]
        worst = {one.quantity: one for one in sorted(failing, key=lambda one: one.ratio or 0.0)}
        return "; ".join(f"{SYMBOLS[name]}: {describe_failure(one)}" for name, one in worst.items())

    @property
    def line(self) -> str:
        if self.passes:
            return super().line
        return f"{self.name}, {self.format}, profile {self.profile}: FAILS, {self.cause}"


def describe_failure(one: Measurement) -> str:
    """A figure that fails, in words."""
    if one.refused:
        return f"{one.refused} ({one.case})"
    return f"{times(one.ratio or 0.0)} the allowed error ({one.case}: got {one.got:.9g}, exact {one.wanted:.9g})"


def measure(asked: Channels, implementation: Implementation) -> Iterator[Measurement]:
    """How far a kernel is off on a case, as parts of what is allowed."""
    place = "", implementation.name, asked.case, asked.format.name
    groups, forward, backward = asked.groups, implementation.forward, implementation.backward
    with_groups = replace(
        implementation,
        forward=(lambda *given: forward(*given, *groups)) if groups else forward,
        backward=(lambda *given: backward(*given, *groups)) if groups and backward else backward,
    )
    done = run(with_groups, asked)
    if done.refused:
        yield Measurement(*place, "output", ratio=math.inf, refused=done.reason)
    for quantity, values in done.values.items():
        yield judge(place, quantity, values if values.ndim == 1 else asked.norm.to_rows(values, asked.shape), asked)


def judge(place: tuple[str, str, str, str], quantity: str, values: np.ndarray, asked: Channels) -> Measurement:
    """The errors of one quantity, and of the entry that takes most of what is allowed."""
    answer, allowed, format = asked.answers[quantity], asked.allowed[quantity], asked.format
    with np.errstate(all="ignore"):
        distance = distances(values, answer)
        ratios = np.where(np.isfinite(allowed), np.nan_to_num(distance / allowed, nan=np.inf, posinf=np.inf), -1.0)
        ratios = np.where(np.isfinite(answer.high), ratios, -1.0)
    index = tuple(map(int, np.unravel_index(int(np.argmax(ratios)), ratios.shape)))
    got, exact = float(values[index]), float(answer.high[index])
    return Measurement(
        *place,
        quantity,
        row_error=float(np.nanmax(np.append(row_errors(values, answer, format), 0.0))),
        ulp_error=abs(got - exact) / float(ulps(np.array(exact), format)) if math.isfinite(got) else math.inf,
        ratio=float(ratios[index]) if ratios[index] >= 0 else None,
        index=index,
        got=got,
        wanted=float(answer.rounded[index]),
        size=values.shape[-1],
    )


def without_scale(kernel: Callable[..., Any], types: dict[str, Any]) -> Callable[..., np.ndarray]:
    """A kernel with an output of eight bits as one without: it is given the scale by which outputs fill the type.

    What type it has is noted in `types`, with the scale.
    """

    def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        largest = float(np.abs(layer_norm(x, gain, bias, eps).astype(np.float64)).max())
        scale = 2.0 ** math.floor(math.log2(LARGEST / largest)) if 0 < largest < math.inf else 1.0
        answer = kernel(x, gain, bias, eps, scale)
        dtype = str(getattr(answer, "dtype", type(answer).__name__))
        if dtype.removeprefix("torch.") not in FP8:
            raise TypeError(f"output is {dtype}; {' or '.join(FP8)} would be right")
        if not isinstance(answer, np.ndarray):
            from lnverify.kernels.audit.adapters.torch_ import array

            answer = array(answer)
        types["kind"], types["scale"] = format_of_type(answer.dtype), scale
        with np.errstate(all="ignore"):
            return np.asarray((answer.astype(np.float64) / scale).astype(x.dtype))

    return forward


def eight_bits(profile: Profile, types: dict[str, Any]) -> Profile:
    """A profile that allows a rounding to eight bits more, of the type and by the scale that are noted."""

    def allowed(solution: Solution, quantity: str) -> np.ndarray:
        before, kind = profile.allowed(solution, quantity), types.get("kind")
        if kind is None:
            return before
        with np.errstate(all="ignore"):
            size = np.abs(solution[quantity].high) + before
            return np.asarray(before + kind.unit_roundoff * size + kind.smallest / 2 / types["scale"])

    return replace(profile, allowed=allowed)


def regimes(format: str, tags: Sequence[str], quick: bool) -> list[str]:
    """The regimes that are tried in a format."""
    return [
        one.name
        for one in EVERY.values()
        if one.tag in tags
        and format in one.formats
        and one.threads == 1
        and (one.quick or not quick)
        and one.problem(FORMATS[format]).x.size <= MOST
    ]


def examine(
    norm: str,
    functions: Sequence[Callable[..., Any]],
    format: str,
    profile: Profile,
    name: str,
    tags: Sequence[str] = TAGS,
    quick: bool = False,
    call_timeout: float = CALL_TIMEOUT,
) -> Verdict:
    """The verdict on a kernel of a norm in one format.

    Args:
        norm: one of CALLS.
        functions: forward, and backward where there is one; of torch's tensors autograd gives the gradients.
        format: one of FORMATS.
        profile: what is asked.
        name: what the kernel is called.
        tags, quick: which regimes.
        call_timeout: the most seconds that one call may take.

    Raises:
        InputError: where it takes none of the inputs, or no case is left.
    """
    chosen = [EVERY[one] for one in regimes(format, tags, quick)]
    if not chosen:
        raise InputError(f"no case of {format} is left; other tags would be right")
    with no_exit():
        if norm == EIGHT_BITS:
            types: dict[str, Any] = {}
            kernel = as_implementation(functions[0], None, name, given=(*PLAIN, 1.0))
            kernel = with_limit(
                replace(kernel, forward=without_scale(kernel.forward, types), backward=None), call_timeout
            )
            bound = eight_bits(profile, types)
            figures = [one for each in chosen for one in measured("", kernel, Case(each, FORMATS[format]), bound)]
        else:
            figures = list(_of_channels(NORMS[norm], functions, chosen, FORMATS[format], profile, name, call_timeout))
    if all(one.refused for one in figures):
        raise InputError(f"{name} takes none of the inputs ({figures[0].refused}); {CALLS[norm]} would be right")
    return NormVerdict(f"{name} as {norm} norm", format, profile.name, figures, None, [])


def _of_channels(
    norm: Norm,
    functions: Sequence[Callable[..., Any]],
    chosen: Sequence[Regime],
    format: Format,
    profile: Profile,
    name: str,
    call_timeout: float,
) -> Iterator[Measurement]:
    """How far a kernel of a norm of channels is off on regimes."""
    kernel: Implementation | None = None
    for regime in chosen:
        asked = of_channels(norm, regime.problem(format).first(norm.most), regime.name, profile)
        if kernel is None:
            backward = functions[1] if len(functions) > 1 else None
            kernel = as_implementation(functions[0], backward, name, given=asked.given)
            kernel = with_limit(kernel, call_timeout)
        yield from measure(asked, kernel)
