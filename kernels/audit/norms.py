"""Norms beside LayerNorm, held to the same exact answers: their tensors are rows in another shape.

A regime's rows become the tensor of a norm, with a gain and a bias for each channel. Rows that share their gains are
one problem of LayerNorm, whose exact answers and allowed errors are put together again; those of a channel's gradients
are added over its entries. Which axes are normalized is data: what a row is, and what an entry is.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

import ml_dtypes
import numpy as np

from lnverify.kernels.audit.calls import divert_prints
from lnverify.kernels.audit.cases import with_affine
from lnverify.kernels.audit.cases.regimes import EVERY
from lnverify.kernels.audit.errors.profiles import Profile, any_order, normalized_size, working_format
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.verdict import Verdict, times
from lnverify.numeric.floats.formats import FLOAT64, FORMATS, Format, format_of_type
from lnverify.numeric.floats.rounding import round_array, ulps
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Answer, Problem, solve
from lnverify.numeric.reference.measures import distances, row_errors
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.exits import no_exit

TAGS = ("plain", "offset", "rounding", "constant", "outlier", "eps", "size", "batch")
"""The tags of the regimes that are tried; those of gain and range are about LayerNorm's own parameters."""

MOST = 1 << 16
"""Entries of the largest regime that is tried."""


@dataclass(frozen=True)
class Norm:
    """A norm as a way of reading rows as a tensor.

    Attributes:
        name: as of `--norm`.
        call: how a kernel is called.
        shape: (rows, N) to the lengths of the axes in which rows come first, entries after them.
        entries: how many of these axes are entries of a row.
        order: these axes in the order of the tensor.
        channels: those of them that make up a channel.
        joined: how many of the tensor's axes, from the second on, are written as one: channels of all groups.
        most: how many rows of a regime are tried, where each row has gains of its own.
        centred: False for RMSNorm, which has no bias.
    """

    name: str
    call: str
    shape: Callable[[int, int], tuple[int, ...]]
    entries: int
    order: tuple[int, ...]
    channels: tuple[int, ...]
    joined: int = 1
    most: int = 1 << 16
    centred: bool = True

    @property
    def has_residual(self) -> bool:
        """Whether a sum of two arrays is normalized."""
        return "residual" in self.name

    def axes(self, problem: Problem) -> tuple[int, ...]:
        """The lengths of the axes for a problem."""
        return self.shape(problem.rows, problem.size)

    def tensor(self, rows: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
        """Rows as the tensor that a kernel is given."""
        whole = rows.reshape(axes).transpose(self.order)
        lengths = whole.shape
        joined = (lengths[0], math.prod(lengths[1 : 1 + self.joined]), *lengths[1 + self.joined :])
        return np.ascontiguousarray(whole.reshape(joined if len(lengths) > 1 + self.joined else lengths))

    def rows(self, tensor: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
        """The tensor's entries as rows."""
        lengths = tuple(axes[place] for place in self.order)
        back = tensor.reshape(lengths).transpose(np.argsort(self.order))
        return back.reshape(math.prod(axes[: len(axes) - self.entries]), -1)

    def channel(self, axes: tuple[int, ...]) -> np.ndarray:
        """The number of the channel of each entry of each row."""
        lengths = [axes[place] if place in self.channels else 1 for place in range(len(axes))]
        numbers = np.arange(math.prod(lengths)).reshape(lengths)
        return np.broadcast_to(numbers, axes).reshape(math.prod(axes[: len(axes) - self.entries]), -1)


def _half(count: int) -> int:
    return 2 if count % 2 == 0 else 1


def _positions(size: int) -> int:
    return next(count for count in (4, 3, 2, 1) if size % count == 0)


NORMS = {
    norm.name: norm
    for norm in (
        Norm(
            "group",
            "forward(x, gain, bias, eps, groups) and backward(upstream, x, gain, bias, eps, groups), "
            "x of shape (batch, channels, positions)",
            lambda rows, size: (rows // _half(rows), _half(rows), size // _positions(size), _positions(size)),
            entries=2,
            order=(0, 1, 2, 3),
            channels=(1, 2),
            joined=2,
        ),
        Norm(
            "instance",
            "forward(x, gain, bias, eps) and backward(upstream, x, gain, bias, eps), "
            "x of shape (batch, channels, positions)",
            lambda rows, size: (rows // _half(rows), _half(rows), size),
            entries=1,
            order=(0, 1, 2),
            channels=(1,),
        ),
        Norm(
            "batch",
            "forward(x, gain, bias, eps) and backward(upstream, x, gain, bias, eps) as in training, "
            "x of shape (batch, channels, positions)",
            lambda rows, size: (rows, size // _positions(size), _positions(size)),
            entries=2,
            order=(1, 0, 2),
            channels=(0,),
            most=64,
        ),
        Norm(
            "residual",
            "forward(x, residual, gain, bias, eps), which normalizes rows of x + residual, and "
            "backward(upstream, x, residual, gain, bias, eps)",
            lambda rows, size: (rows, size),
            entries=1,
            order=(0, 1),
            channels=(1,),
        ),
        Norm(
            "rms-residual",
            "forward(x, residual, gain, eps), the RMSNorm of rows of x + residual, and "
            "backward(upstream, x, residual, gain, eps) to (dx, dgain)",
            lambda rows, size: (rows, size),
            entries=1,
            order=(0, 1),
            channels=(1,),
            centred=False,
        ),
        Norm(
            "fp8",
            "forward(x, gain, bias, eps, scale), which gives the output times scale as float8_e4m3fn or float8_e5m2",
            lambda rows, size: (rows, size),
            entries=1,
            order=(0, 1),
            channels=(1,),
        ),
    )
}
"""The norms; rows of `batch` are channels, those of `group` groups of a sample, those of `instance` channels of one."""

FP8 = {str(one): one for one in map(np.dtype, (ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2))}
"""The types of eight bits in which an output may be given."""

ROOM = 128.0
"""Outputs times their scale are no larger, so that they fit into each type of eight bits."""


@dataclass(frozen=True)
class Asked:
    """A regime as a norm has it, with the exact answers.

    Attributes:
        inputs: the arrays that a kernel is given before eps: x, or x and residual; then gain and bias.
        upstream: the upstream gradient.
        extra: the rest of a call: eps, then the groups of `group` or the scale of `fp8`.
        answers: the exact ones, output and dx as rows.
        allowed: the errors that a profile allows, in the same shapes.
    """

    norm: Norm
    name: str
    format: Format
    axes: tuple[int, ...]
    inputs: tuple[np.ndarray, ...]
    upstream: np.ndarray
    extra: tuple[Any, ...]
    answers: dict[str, Answer]
    allowed: dict[str, np.ndarray]


def halves(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two arrays whose sum is x, without rounding: the leading half of each entry's digits, and the rest."""
    fraction, power = np.frexp(x.astype(np.float64))
    digits = 2.0 ** (round(-math.log2(np.finfo(np.float64).eps)) // 2 if x.dtype == np.float64 else 4)
    first = np.ldexp(np.round(fraction * digits) / digits, power).astype(x.dtype)
    return first, (x.astype(np.float64) - first.astype(np.float64)).astype(x.dtype)


def ask(norm: Norm, problem: Problem, name: str, profile: Profile) -> Asked:
    """A problem as a norm has it; gain and bias are those of its first channels."""
    axes = norm.axes(problem)
    channel = norm.channel(axes)
    count = int(channel.max()) + 1
    affine = with_affine(
        Problem(np.zeros((1, count), problem.x.dtype), *(np.ones(count, problem.x.dtype),) * 2, 0.0), name
    )
    gain, bias = affine.gain, affine.bias * affine.bias.dtype.type(norm.centred)
    answers, allowed = solve_channels(problem, channel, gain, bias, profile)
    x = norm.tensor(problem.x, axes)
    extra: tuple[Any, ...] = (axes[1],) if norm.name == "group" else ()
    extra = (scale_for(answers["output"]),) if norm.name == "fp8" else extra
    assert problem.upstream is not None
    return Asked(
        norm,
        name,
        problem.format,
        axes,
        inputs=(*(halves(x) if norm.has_residual else (x,)), gain, *([bias] if norm.centred else [])),
        upstream=norm.tensor(problem.upstream, axes),
        extra=(problem.eps, *extra),
        answers=answers,
        allowed=allowed,
    )


def scale_for(answer: Answer) -> float:
    """The power of two by which outputs fill a type of eight bits; 1 where they are 0 or no numbers."""
    largest = float(np.abs(answer.high).max())
    return 2.0 ** math.floor(math.log2(ROOM / largest)) if 0 < largest < math.inf else 1.0


def unscale(values: np.ndarray, asked: Asked) -> tuple[np.ndarray, Asked]:
    """Outputs of eight bits without their scale, and what is asked of them: a rounding more."""
    (_, scale), kind = asked.extra, format_of_type(values.dtype)
    answer, before = asked.answers["output"], asked.allowed["output"]
    with np.errstate(all="ignore"):
        rounding = kind.unit_roundoff * (np.abs(answer.high) + before) + kind.smallest / 2 / scale
    allowed = {**asked.allowed, "output": before + rounding}
    return values.astype(np.float64) / scale, replace(asked, allowed=allowed)


def solve_channels(
    problem: Problem, channel: np.ndarray, gain: np.ndarray, bias: np.ndarray, profile: Profile
) -> tuple[dict[str, Answer], dict[str, np.ndarray]]:
    """The exact answers, and what a profile allows, of rows whose entries have the gain and bias of their channel."""
    whole = {name: _Whole(problem) for name in ("output", "dx")}
    sums = {name: _Sums(len(gain)) for name in ("dgain", "dbias")}
    width = working_format(problem.format).unit_roundoff
    kinds, kind = np.unique(channel, axis=0, return_inverse=True)
    for place, of in enumerate(kinds):
        rows = np.flatnonzero(np.reshape(kind, -1) == place)
        part = replace(problem.part(rows), gain=gain[of], bias=bias[of])
        solution = solve(part)
        assert part.upstream is not None
        for name, one in whole.items():
            one.put(rows, solution[name], profile.allowed(solution, name))
        v = np.abs(part.upstream.astype(np.float64))
        terms = {"dgain": v * normalized_size(solution), "dbias": v}
        for name, each in sums.items():
            each.add(of, solution[name], profile.allowed(solution, name), terms[name])
    answers = {name: one.answer for name, one in whole.items()}
    answers |= {name: one.answer(problem.format) for name, one in sums.items()}
    allowed = {name: one.allowed for name, one in whole.items()}
    return answers, allowed | {name: one.allowance(width) for name, one in sums.items()}


class _Whole:
    """The answers to all rows, put together from those to some."""

    def __init__(self, problem: Problem) -> None:
        shape = problem.x.shape
        self.high, self.radius, self.allowed = (np.zeros(shape) for _ in range(3))
        self.low = np.zeros(shape) if problem.format is FLOAT64 else None
        self.rounded = np.zeros(shape, problem.x.dtype)

    def put(self, rows: np.ndarray, answer: Answer, allowed: np.ndarray) -> None:
        self.high[rows], self.rounded[rows], self.allowed[rows] = answer.high, answer.rounded, allowed
        self.radius[rows] = answer.radius
        if self.low is not None and answer.low is not None:
            self.low[rows] = answer.low

    @property
    def answer(self) -> Answer:
        return Answer(self.rounded, self.high, self.low, self.radius, 0)


class _Sums:
    """Sums over the entries of channels, each as a float64 and what is left of it."""

    def __init__(self, count: int) -> None:
        self.parts: list[list[float]] = [[] for _ in range(count)]
        self.terms: list[list[np.ndarray]] = [[] for _ in range(count)]
        self.radius, self.bound = np.zeros(count), np.zeros(count)

    def add(self, channel: np.ndarray, answer: Answer, allowed: np.ndarray, terms: np.ndarray) -> None:
        radius = np.broadcast_to(answer.radius, answer.high.shape)
        low = np.zeros_like(answer.high) if answer.low is None else answer.low
        for entry, place in enumerate(channel):
            self.parts[place] += [float(answer.high[entry]), float(low[entry])]
            self.terms[place].append(terms[:, entry])
            self.radius[place] += radius[entry]
            self.bound[place] += allowed[entry]

    def answer(self, format: Format) -> Answer:
        high = np.array([math.fsum(parts) for parts in self.parts])
        low = np.array([math.fsum([*parts, -total]) for parts, total in zip(self.parts, high, strict=True)])
        return Answer(round_array(high, format), high, low if format is FLOAT64 else None, self.radius, 0)

    def allowance(self, unit: float) -> np.ndarray:
        """What the entries are allowed, and what adding all terms in one order or another may add to it."""
        results = []
        for bound, each in zip(self.bound, self.terms, strict=True):
            terms = np.concatenate(each)
            height = float(any_order(terms[:, None], unit)[0])
            results.append(bound + height * unit / (1 - height * unit) * terms.sum())
        return np.array(results)


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


Kernel = Callable[..., Any]


def of_arrays(kernel: Kernel, given: Sequence[Any]) -> Kernel:
    """The kernel as a function of arrays: one that refuses them and takes torch's tensors is given those."""
    torch = sys.modules.get("torch")
    if torch is None:
        return kernel
    try:
        with divert_prints(), no_exit(), np.errstate(all="ignore"):
            if isinstance(first(kernel(*(copy(one) for one in given))), np.ndarray):
                return kernel
    except (Exception, SystemExit):
        pass
    from lnverify.kernels.audit.adapters.torch_ import array, tensor

    def call(*given: Any) -> Any:
        result = kernel(*(tensor(one) if isinstance(one, np.ndarray) else one for one in given))
        return [array(one) for one in result] if isinstance(result, list | tuple) else array(result)

    return call


def by_autograd(kernel: Kernel, has_bias: bool = True) -> Kernel:
    """The gradients of a function of tensors, by torch."""
    from lnverify.kernels.audit.adapters.torch_ import array, tensor

    def call(upstream: np.ndarray, *given: Any) -> Any:
        leaves = [tensor(one).requires_grad_(True) if isinstance(one, np.ndarray) else one for one in given]
        first(kernel(*leaves)).backward(tensor(upstream))
        gradients = [array(one.grad) for one in leaves if getattr(one, "grad", None) is not None]
        return gradients[0], *(gradients[-2:] if has_bias else gradients[-1:])

    return call


def first(answer: Any) -> Any:
    """The output, where a kernel also gives the sum with the residual."""
    return answer[0] if isinstance(answer, list | tuple) else answer


def measure(asked: Asked, forward: Kernel, backward: Kernel | None, name: str) -> Iterator[Measurement]:
    """How far a kernel is off on a case, as parts of what is allowed."""
    place = "", name, asked.name, asked.format.name
    try:
        with divert_prints(), no_exit(), np.errstate(all="ignore"):
            results = {"output": first(forward(*(array.copy() for array in asked.inputs), *asked.extra))}
            if backward is not None:
                arrays = [array.copy() for array in (asked.upstream, *asked.inputs)]
                names = ("dx", "dgain", "dbias") if asked.norm.centred else ("dx", "dgain")
                results |= zip(names, backward(*arrays, *asked.extra), strict=True)
    except (Exception, SystemExit) as error:
        reason = (str(error).splitlines() or [""])[0]
        yield Measurement(*place, "output", ratio=math.inf, refused=f"{type(error).__name__}: {reason}")
        return
    for quantity, values in results.items():
        is_stored = asked.norm.name == "fp8" and quantity == "output"
        types = FP8 if is_stored else {str(asked.upstream.dtype): asked.upstream.dtype}
        wanted = asked.upstream.shape if quantity in ("output", "dx") else asked.inputs[-1].shape
        if not isinstance(values, np.ndarray) or values.shape != wanted or str(values.dtype) not in types:
            got = f"{values.dtype} {values.shape}" if isinstance(values, np.ndarray) else type(values).__name__
            what = f"{quantity} is {got}; {' or '.join(types)} {wanted} would be right"
            yield Measurement(*place, quantity, ratio=math.inf, refused=what)
        else:
            rows = asked.norm.rows(values, asked.axes) if quantity in ("output", "dx") else values
            yield judge(place, quantity, *(unscale(rows, asked) if is_stored else (rows, asked)))


def judge(place: tuple[str, str, str, str], quantity: str, values: np.ndarray, asked: Asked) -> Measurement:
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
    norm: Norm,
    functions: Sequence[Kernel],
    format: str,
    profile: Profile,
    name: str,
    *,
    tags: Sequence[str] = TAGS,
    quick: bool = False,
) -> Verdict:
    """The verdict on a kernel of a norm in one format.

    Args:
        norm: one of NORMS.
        functions: forward, and backward where there is one; of torch's tensors autograd gives the gradients.
        format: one of FORMATS.
        profile: what is asked.
        name: what the kernel is called.
        tags, quick: which regimes.

    Raises:
        InputError: where it takes none of the inputs, or no case is left.
    """
    figures: list[Measurement] = []
    forward = backward = None
    for regime in regimes(format, tags, quick):
        asked = ask(norm, EVERY[regime].problem(FORMATS[format], norm.centred).first(norm.most), regime, profile)
        if forward is None:
            given = [*asked.inputs, *asked.extra]
            forward = of_arrays(functions[0], given)
            backward = of_arrays(functions[1], [asked.upstream, *given]) if len(functions) > 1 else None
            if backward is None and forward is not functions[0] and norm.name != "fp8":
                backward = by_autograd(functions[0], norm.centred)
        figures += measure(asked, forward, backward, name)
    if not figures:
        raise InputError(f"no case of {format} is left; other tags would be right")
    if all(one.refused for one in figures):
        raise InputError(f"{name} takes none of the inputs ({figures[0].refused}); {norm.call} would be right")
    return NormVerdict(f"{name} as {norm.name} norm", format, profile.name, figures, None, [])
