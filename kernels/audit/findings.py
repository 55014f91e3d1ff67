"""Findings: each place where a released library loses more than half of its digits, or gives NaN, Inf or 0.

For every implementation, quantity, format and tag of regimes one failing regime is taken: of ordinary inputs, where one
fails, the worst. Its input is made small, and what makes the same error is found (`kernels.audit.causes`). Cases with
one cause are one finding, and so are those of implementations that run the same code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from functools import cache as memoized
from typing import Any

import numpy as np

from lnverify.kernels.audit import cache
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import is_released, load, versions
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes.cause import Cause, from_json, in_words
from lnverify.kernels.audit.causes.conditions import attributed, causes_of, holding
from lnverify.kernels.audit.causes.ways import (
    DERIVATIVE,
    DIFFERENCE,
    EPS,
    FLOAT32_ONLY,
    FLUSHED,
    FUSED,
    IN_ORDER,
    OF_OUTPUT,
    RANGE,
    SPECIFIED,
    in_any_format,
)
from lnverify.kernels.audit.cluster import perform
from lnverify.kernels.audit.errors.outcome import argmax
from lnverify.kernels.audit.errors.profiles import is_ordinary
from lnverify.kernels.audit.errors.table import QUANTITIES, Measurement, Table, half_of_the_digits, is_rms
from lnverify.kernels.audit.program import is_short, of_library
from lnverify.kernels.audit.shrink.problems import loses_half, select_row, shrink
from lnverify.numeric.floats.formats import FLOAT32, FORMATS
from lnverify.numeric.publishing.cache import load_or_make
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.problem import PARAMETERS

MOST = 1 << 16
"""Entries of a batch whose sums are traced to a cause: more of them take minutes in each way of computing."""

SHOWN = 16
"""Entries, and rows, that a page shows."""

COMPILED = ("inductor",)
"""The libraries that compile anew for each shape: to look for smaller inputs would take minutes."""

_LAYER, _RMS = "keras.layers.LayerNormalization on", "keras.layers.RMSNormalization on"

SHARED: Sequence[tuple[Sequence[str], Cause | None]] = (
    (("flax.linen.LayerNorm", "flax.nnx.LayerNorm"), None),
    (("flax.linen.RMSNorm", "flax.nnx.RMSNorm"), None),
    *((tuple(f"{kind} {backend}" for backend in ("numpy", "jax", "torch")), FLOAT32_ONLY) for kind in (_LAYER, _RMS)),
    (("torch.nn.LayerNorm", f"{_LAYER} torch"), None),
    (("torch.nn.RMSNorm", f"{_RMS} torch"), None),
    ((f"{_RMS} numpy", f"{_RMS} jax"), None),
)
"""Who runs the same line, which a test reads in the installed sources: the first has the defect. With it the only cause
that stands in the line; None for any."""

FORMAT_ORDER = ("float32", "float64", "float16", "bfloat16")
"""Where a fault is shown if several formats have it: the first of these."""


@dataclass(frozen=True)
class Evidence:
    """A failure on one input; numbers are texts, in the shortest form that gives the float64 back.

    Attributes:
        failure: what was measured: a quantity that loses half of its digits, on a regime.
        ordinary: whether the input is one that networks meet, as the profile *practical* has it.
        N, rows, eps: the size of the input, and eps.
        plain: whether the input was made small, with gain 1 and bias 0; else it is the regime's own.
        input, upstream: its rows; one where all are the same, else the first ones, each with its first entries.
        got, exact: what the library gives and what is right: of outputs and of dx the first row.
        at: which of the entries that are shown is wrong most.
        causes: what makes the same error and is not refuted, the simplest first.
        refuted: what makes the same error, but is refuted here: something else errs as well.
        program: what prints `got`.
    """

    failure: Measurement
    ordinary: bool
    N: int
    rows: int
    eps: float
    plain: bool
    input: list[list[str]]
    upstream: list[list[str]] | None
    got: list[str]
    exact: list[str]
    at: int
    causes: list[Cause]
    refuted: list[Cause]
    program: str

    def to_json(self) -> dict[str, Any]:
        """What was found out, without the measurement."""
        return {name: value for name, value in asdict(self).items() if name != "failure"}


def investigate(implementation: Implementation, failure: Measurement) -> Evidence | None:
    """The smallest input found that shows a failure, and its causes at the regime's own width.

    An ordinary input stays one. None where the failure does not show again.
    """
    implementation.use_threads(1)  # one order of sums, wherever it is run
    quantity, format = failure.quantity, FORMATS[failure.format]
    whole = implementation.part(REGIMES[failure.regime].problem(format, implementation.centred))
    assert whole is not None, "it was measured"
    own = whole if quantity in PARAMETERS else select_row(whole, failure.worst_row)
    ordinary = is_ordinary(own)
    # A fault about an answer that is not 0 is not to be shown on one that is.
    loses = loses_half(implementation, quantity, zero=not solve(own)[quantity].rounded.any())
    small = None
    if failure.library not in COMPILED:
        faulty = lambda problem: (is_ordinary(problem) or not ordinary) and loses(problem)  # noqa: E731
        small = shrink(whole, failure.worst_row, faulty, quantity)
    implementation.forget()  # what a program of its own shows is what is said
    is_small = small is not None and is_short(small) and loses(small)
    if not is_small and not loses_half(implementation, quantity)(own):
        return None
    problem = small if small is not None and is_small else own
    got = value(implementation, problem, quantity)
    assert got is not None, "it was measured"
    exact = solve(problem)[quantity].rounded
    causes, refuted = own_causes(implementation, quantity, own)
    recipe = f"REGIMES[{failure.regime!r}].problem(FORMATS[{failure.format!r}], {implementation.centred})"
    recipe += "" if quantity in PARAMETERS else f".part([{failure.worst_row}])"
    first = [np.atleast_2d(array)[0, :SHOWN].astype(np.float64) for array in (got, exact)]
    with np.errstate(all="ignore"):
        apart = np.where(first[0] == first[1], 0.0, np.abs(first[0] - first[1]))
    return Evidence(
        failure,
        ordinary,
        N=problem.size,
        rows=problem.rows,
        eps=problem.eps,
        plain=is_small,
        input=_distinct_rows(problem.x),
        upstream=None if problem.upstream is None else _distinct_rows(problem.upstream),
        got=numbers(first[0]),
        exact=numbers(first[1]),
        at=argmax(np.nan_to_num(apart, nan=np.inf))[0],
        causes=causes,
        refuted=refuted,
        program=of_library(failure.library, implementation.name, quantity, problem, "" if is_small else recipe),
    )


def own_causes(implementation: Implementation, quantity: str, own: Problem) -> tuple[list[Cause], list[Cause]]:
    """What makes the same error on the regime's own rows: what holds under all conditions, and what is refuted."""
    if own.x.size > MOST:  # the first rows may show it too
        own = own.first(max(1, MOST // own.size))
        if not loses_half(implementation, quantity)(own):
            return [], []
    causes = causes_of(implementation, own, quantity)
    held = holding(implementation, quantity, own, causes)
    return sorted(held, key=_rank), [cause for cause in causes if cause not in held]


RANK = {RANGE: 0, IN_ORDER: 2, DIFFERENCE: 3, FUSED: 3, DERIVATIVE: 3, EPS: 3, FLUSHED: 4}
"""What needs no more than the range of a format comes first, then 1; what says of the same in which order, then what
needs the causes before it as well."""


def _rank(cause: Cause) -> int:
    return RANK.get(cause.kind, 1)


def numbers(row: np.ndarray) -> list[str]:
    """The first entries of a row, each in the shortest form that gives the float64 back."""
    return [repr(float(value)) for value in row[:SHOWN]]


def _distinct_rows(rows: np.ndarray) -> list[list[str]]:
    """The rows that are shown: one where all are the same, else the first ones."""
    return [numbers(row) for row in (rows[:1] if (rows == rows[:1]).all() else rows[:SHOWN])]


@dataclass(frozen=True)
class Finding:
    """The cases that one line of code, or one implementation, makes for one cause.

    Attributes:
        cause: what explains them; None where nothing known does.
        cases: all of them, at least one; those of the implementation that has the defect, where it has any, and of
            others that run its code.
    """

    cause: Cause | None
    cases: Sequence[Evidence]

    @property
    def example(self) -> Evidence:
        """The case that tells most: an ordinary input of who has the defect, outputs first, then small inputs."""
        first = "plain" if self.cause in SPECIFIED else "offset"
        return min(self.cases, key=lambda case: (case.failure.implementation != self.owner, *_order(case, first)))

    @property
    def owner(self) -> str:
        """Whose code it is."""
        return owner(self.cases[0].failure.implementation, self.cause)

    @property
    def causes(self) -> list[Cause]:
        """The cause, and those that explain all cases as simply: the evidence cannot tell them apart."""
        if self.cause is None or self.cause in SPECIFIED:
            return [self.cause] if self.cause else []
        every = [one for one in self.cases[0].causes if all(one in case.causes for case in self.cases)]
        return [self.cause, *(one for one in every if one != self.cause and _rank(one) == _rank(self.cause))]

    @property
    def others(self) -> list[str]:
        """The other implementations that show it, since they run the same code."""
        names = dict.fromkeys(case.failure.implementation for case in self.cases)
        return [name for name in names if name != self.example.failure.implementation]

    @property
    def quantities(self) -> dict[str, list[str]]:
        """The quantities that are wrong, with the tags of the regimes on which they are."""
        results: dict[str, dict[str, None]] = {}
        for quantity, tag in sorted((QUANTITIES.index(one.failure.quantity), one.failure.tag) for one in self.cases):
            results.setdefault(QUANTITIES[quantity], {})[tag] = None
        return {quantity: list(tags) for quantity, tags in results.items()}

    def to_json(self) -> dict[str, Any]:
        """The finding as the page publishes it."""
        shown, failures = self.example, [case.failure for case in self.cases]
        one = shown.failure
        return (
            {"library": one.library, "implementation": one.implementation, "quantity": one.quantity, "tag": one.tag}
            | {"regime": one.regime, "format": one.format, "row": one.worst_row}
            | shown.to_json()
            | {
                "formats": [name for name in FORMATS if any(name == each.format for each in failures)],
                "versions": versions(one.library),
                "tags": sorted({each.tag for each in failures}),
                "cause": in_words(self.causes, not is_rms(one.implementation)),
                "causes": [asdict(each) for each in self.causes],
                "also in": self.others,
                "quantities": self.quantities,
            }
        )


def _order(case: Evidence, first: str) -> tuple[Any, ...]:
    """What makes an input telling: a network meets it, a tag, few causes, an answer other than 0, a small size."""
    zero = all(float(value) == 0 for value in case.exact)
    format = FORMAT_ORDER.index(case.failure.format)
    quantity, other = QUANTITIES.index(case.failure.quantity), case.failure.tag != first
    return not case.ordinary, quantity, other, format, zero, len(case.causes), case.N, case.rows


def failures(table: Table) -> list[Measurement]:
    """What released implementations get wrong: for each, quantity, tag and format a regime.

    The worst of those of which a network meets the row, else the worst of all.
    """
    chosen: dict[tuple[str, str, str, str, str], Measurement] = {}
    for one in table:
        aside = not one.lost and cancels(one.implementation, one.quantity, one.regime)
        if is_released(one.library) and not aside and one.error > half_of_the_digits(FORMATS[one.format]):
            key = one.library, one.implementation, one.quantity, one.tag, one.format
            chosen[key] = max(chosen.get(key, one), one, key=_severity)
    return [chosen[key] for key in sorted(chosen)]


def _severity(one: Measurement) -> tuple[Any, ...]:
    row = -1 if one.quantity in PARAMETERS else one.worst_row
    return _regime_is_ordinary(one.regime, one.format, not is_rms(one.implementation), row), one.error, one.regime, row


@memoized
def _regime_is_ordinary(regime: str, format: str, centred: bool, row: int) -> bool:
    problem = REGIMES[regime].problem(FORMATS[format], centred)
    return is_ordinary(problem if row < 0 else select_row(problem, row))


def owner(implementation: str, cause: Cause | None) -> str:
    """Who has the defect that an implementation shows: the first of those that run the same line."""
    return next(
        (names[0] for names, only in SHARED if implementation in names and only in (None, cause)), implementation
    )


def cancels(implementation: str, quantity: str, regime: str) -> bool:
    """Whether an exact answer is below one rounding error of its terms: no arithmetic of one precision holds on to it.

    So it is with a bias that cancels the output, and with ∂x where N is 2, for RMSNorm 1: of its terms only the
    part of eps in the variance is left.
    """
    if quantity == "output":
        return regime == "a bias that cancels"
    return quantity == "dx" and regime == ("N = 1" if is_rms(implementation) else "N = 2")


def find(
    table: Table, executor: Executor, progress: Callable[[], None] = lambda: None
) -> tuple[list[Finding], list[Measurement]]:
    """Every finding, and the failures that did not show again."""
    result = perform({one: (in_worker, one) for one in failures(table)}, executor, progress)
    cases = [
        Evidence(failure, **evidence | {name: [*map(from_json, evidence[name])] for name in ("causes", "refuted")})
        for failure, evidence in sorted(result.items(), key=lambda item: _place(item[0]))
        if evidence
    ]
    return merge(cases), [failure for failure, evidence in result.items() if not evidence]


def in_worker(failure: Measurement) -> dict[str, Any]:
    """What shows a failure, as JSON values, kept as measurements are; nothing where it does not show again."""

    def make() -> dict[str, Any]:
        evidence = investigate(load(failure.library)[failure.implementation], failure)
        return evidence.to_json() if evidence else {}

    parts = failure.implementation, failure.quantity, failure.regime, failure.format, str(failure.worst_row)
    result: dict[str, Any] = load_or_make(cache.key(cache.CAUSE, failure.library, "evidence", *parts), make)
    return result


def merge(cases: Sequence[Evidence]) -> list[Finding]:
    """One finding for each cause of an implementation, and of those that run the same code.

    What makes the same error where something else errs as well belongs to the finding that it is the cause of.
    """
    cases = [replace(case, causes=_general(case, case.causes), refuted=_general(case, case.refuted)) for case in cases]
    # Codes take other paths for 16 bits: what explains wider formats as well is not for that the likelier cause.
    paths = dict.fromkeys(map(_path, cases))
    named = [pair for path in paths for pair in _named([case for case in cases if _path(case) == path])]
    known = {(case.failure.implementation, cause) for case, cause in named if cause}
    groups: dict[tuple[str, Any], tuple[Cause | None, list[Evidence]]] = {}
    for case, own in named:
        implementation = case.failure.implementation
        cause = own or next((one for one in case.refuted if (implementation, one) in known), None)
        # Of what has no cause each tag is one finding.
        name = cause or (case.failure.tag, case.failure.quantity == "output")
        groups.setdefault((owner(implementation, cause), name), (cause, []))[1].append(case)
    return [Finding(*group) for group in groups.values()]


def _named(cases: Sequence[Evidence]) -> list[tuple[Evidence, Cause | None]]:
    """The cases of an implementation, each with its cause.

    A gradient that may have the cause of the output on the same tag has it. Where the output is right, what spoils
    outputs is named for a gradient only if nothing else makes the same error.
    """
    outputs = [case for case in cases if case.failure.quantity == "output"]
    known = dict(zip(map(_tag, outputs), attributed([case.causes for case in outputs]), strict=True))
    alone = [case for case in cases if case not in outputs and known.get(_tag(case)) not in case.causes]
    left = [[cause for cause in case.causes if cause.kind not in OF_OUTPUT] or case.causes for case in alone]
    others = dict(zip(map(id, alone), attributed(left), strict=True))
    return [(case, others[id(case)] if id(case) in others else known[_tag(case)]) for case in cases]


def _general(case: Evidence, causes: Sequence[Cause]) -> list[Cause]:
    return list(dict.fromkeys(in_any_format(cause, FORMATS[case.failure.format]) for cause in causes))


def _path(case: Evidence) -> tuple[str, bool]:
    return case.failure.implementation, FORMATS[case.failure.format].precision < FLOAT32.precision


def _tag(case: Evidence) -> tuple[str, str]:
    return case.failure.tag, case.failure.format


def _place(failure: Measurement) -> tuple[str, str, int, str, int]:
    quantity, format = QUANTITIES.index(failure.quantity), FORMAT_ORDER.index(failure.format)
    return failure.library, failure.implementation, quantity, failure.tag, format
