"""The verdict on a kernel in a format: its first line, one mark a tag, and what shows the fault."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.callables import halves
from lnverify.kernels.audit.behaviour import (
    LOST,
    OTHER_ROWS,
    OTHER_ROWS_IN_DX,
    SYMPTOMS,
    differs,
    misbehaviour,
    unlike_calls,
)
from lnverify.kernels.audit.calls import call, run, same
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.cases.regimes import EVERY, TAGS
from lnverify.kernels.audit.causes import formula
from lnverify.kernels.audit.causes.cause import Cause, said
from lnverify.kernels.audit.causes.edits import Change, Values, apply, joint
from lnverify.kernels.audit.causes.places import rule
from lnverify.kernels.audit.causes.solved import Match, is_right
from lnverify.kernels.audit.causes.ways import IN_ORDER, ONE_PASS
from lnverify.kernels.audit.errors.measure import measure
from lnverify.kernels.audit.errors.outcome import Outcome, outcome
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import QUANTITIES, Measurement
from lnverify.kernels.audit.explain import explain
from lnverify.kernels.audit.nearest import Nearest, nearest, sentence
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.publishing.numbers import number, superscript
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Problem, Solution

FEW_CALLS = 3
"""How often a kernel that is wrong is called on the same plain input, beside the first."""

APART = 2.0
"""By what factor errors that a length decides lie below or above what is allowed."""


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a kernel in a format.

    Attributes:
        name, format, profile: which, and what was asked.
        figures: of each case and quantity.
        formula: what is wrong with the formula or the behaviour; None where nothing is.
        witnesses: one for each quantity that fails where nothing is wrong on plain inputs.
        near: the program to which it is closest; None where none was looked for.
        form: what it was proved to be for every shape, where that is no norm of a paper; else empty.
    """

    name: str
    format: str
    profile: str
    figures: Sequence[Measurement]
    formula: Witness | None
    witnesses: Sequence[Witness]
    near: Nearest | None = None
    form: str = ""

    @property
    def passes(self) -> bool:
        """Whether the profile is kept on all cases."""
        return self.formula is None and all(one.passes for one in self.figures)

    @property
    def asked(self) -> list[Measurement]:
        """The figures of which the profile asks something."""
        return [one for one in self.figures if one.ratio is not None]

    @property
    def cause(self) -> str:
        """Why it fails; empty where it does not."""
        if self.passes:
            return ""
        if self.formula is not None:
            words = f"{self.formula.quantity and SYMBOLS[self.formula.quantity] + ': '}{self.formula.cause}"
            at_lengths = any(cause.condition for cause in self.formula.causes)
            return words + (self.condition(self.formula.quantity) if at_lengths else "")
        refused = [one for one in self.figures if one.refused and not one.passes]
        parts = [f"{SYMBOLS[one.quantity]}: {one.cause}{self.condition(one.quantity)}" for one in self.witnesses]
        if not self.witnesses:  # of norms of channels no cause is looked for
            parts += [f"{SYMBOLS[name]}: {largest(each)}" for name, each in failures(self.figures).items()]
        if refused:
            parts.append(f"it refuses {counted(len(refused), 'case')} ({refused[0].case}: {refused[0].refused})")
        return "; ".join(parts)

    def condition(self, quantity: str) -> str:
        """Which lengths of plain rows fail, where a rule tells them from those that pass; else nothing.

        A witness of another length refutes the rule, and so does an error that is near what is allowed: it grows with
        the length, or what is allowed does.
        """
        asked = [one for one in self.figures if one.quantity == quantity and one.ratio is not None and not one.refused]
        plain = [(one.size, one.passes) for one in asked if one.tag in ("plain", "size")]
        ratios = [one.ratio for one in asked if one.tag in ("plain", "size") and one.ratio is not None]
        if any(1 / APART < ratio < APART for ratio in ratios):
            return ""
        result = rule([size for size, passes in plain if not passes], [size for size, passes in plain if passes])
        shown = [one.problem.size for one in (self.formula, *self.witnesses) if one and one.quantity == quantity]
        return f" ({result[0]})" if result and all(map(result[1], shown)) else ""

    @property
    def line(self) -> str:
        """The first line: passes, or fails by a wrong formula or by rounding, where that is known."""
        head = f"{self.name}, {self.format}, profile {self.profile}:"
        if self.formula is not None:
            seen = f"on plain inputs in {self.formula.problem.format.name}"
            how = "" if self.formula.causes[0].is_of_kernel else " by a wrong formula"
            return f"{head} FAILS{how}, {self.cause} ({seen}{self.form and f'; for every shape it is {self.form}'})"
        if not self.passes:
            return f"{head} FAILS{self.by}, {self.cause}"
        if not self.asked:
            return f"{head} nothing was asked: {listed_cases(self.figures)} outside what the profile covers"
        worst = max(self.asked, key=lambda one: one.ratio or 0.0)
        most = f"at most {number(worst.ratio or 0.0)} of the allowed error ({SYMBOLS[worst.quantity]}, {worst.case})"
        count = counted(len({one.case for one in self.asked}), "case")
        return f"{head} passes {count}, {most}{self.left_out}"

    @property
    def by(self) -> str:
        """By what it fails; empty where that is not known."""
        if self.witnesses:
            return self.witnesses[0].by
        return "" if failures(self.figures) else " by refusal"

    @property
    def worst_reached(self) -> Measurement | None:
        """The figure of the output that comes nearest to the proved bound; None where none has one."""
        known = [one for one in self.figures if one.reached is not None]
        return max(known, key=lambda one: one.reached or 0.0, default=None)

    @property
    def closest(self) -> str:
        """The program to which the kernel is closest, in one sentence; empty where the formula is wrong.

        A kernel that passes beyond the bound of a program is not that program, and one that fails within the bound of
        a program whose values it does not give is not acquitted: nothing is said then.
        """
        worst = self.worst_reached
        beyond = worst is not None and (worst.reached or 0.0) > 1
        unlike = self.near is not None and not self.near.order and self.near.has_bound
        if self.near is None or self.formula is not None or (beyond if self.passes else unlike and not beyond):
            return ""
        place = (worst.size, worst.reached, str(worst.case)) if worst else (768, None, "")
        return sentence(self.near, self.format, *place)

    @property
    def left_out(self) -> str:
        """What was not tried, with the reason; empty where all was."""
        results = [one for one in self.figures if one.refused and one.ratio is None]
        return "".join(f"; {one.case}: {one.refused}" for one in results if one.refused.startswith("not tried"))

    @property
    def marks(self) -> dict[str, dict[str, str]]:
        """For each tag and quantity a mark, the worst part of the allowed error, and where it was."""
        return {
            tag: {quantity: mark([one for one in self.figures if one.tag == tag and one.quantity == quantity])
                  for quantity in QUANTITIES if any(one.quantity == quantity for one in self.figures)}
            for tag in TAGS
            if any(one.tag == tag for one in self.figures)
        }  # fmt: skip

    def to_json(self) -> dict[str, Any]:
        """The verdict as JSON values; infinities are strings."""
        return {
            "implementation": self.name,
            "format": self.format,
            "profile": self.profile,
            "passes": self.passes,
            "verdict": self.line,
            "cause": self.cause,
            "closest": self._closest_to_json(),
            "marks": self.marks,
            "figures": [_figure(one) for one in self.figures],
        }

    def _closest_to_json(self) -> dict[str, Any] | None:
        if self.near is None or not self.closest:
            return None
        worst = self.worst_reached
        return {
            "sentence": self.closest,
            "program": self.near.program,
            "order": self.near.order or None,
            "to_the_bit": self.near.to_the_bit,
            "share_of_bound": worst.reached if worst else None,
            "case": str(worst.case) if worst else None,
        }


def listed_cases(figures: Sequence[Measurement]) -> str:
    """The cases of figures, the first few by name."""
    names = list(dict.fromkeys(str(one.case) for one in figures))
    shown = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
    return f"{shown} {'is' if len(names) == 1 else 'are'}" if names else "no case is"


def largest(figures: Sequence[Measurement]) -> str:
    """The largest of figures that fail, in words."""
    one = max(figures, key=lambda one: one.ratio or 0.0)
    return f"{times(one.ratio or 0.0)} the allowed error ({one.case}: got {one.got:.9g}, exact {one.wanted:.9g})"


def counted(count: int, what: str) -> str:
    """A number of things."""
    return f"{count} {what}{'s' if count != 1 else ''}"


def _figure(one: Measurement) -> dict[str, Any]:
    place = {"case": str(one.case), "tag": one.tag, "quantity": one.quantity, "passes": one.passes}
    if one.refused:
        return place | {"refused": one.refused}
    return place | {
        "part_of_allowed": one.ratio,
        "row_error": one.row_error,
        "ulps": one.ulp_error,
        "at": list(one.index),
        "got": hexadecimal(one.got),
        "wanted": hexadecimal(one.wanted),
    }


def hexadecimal(value: float) -> str:
    """A float as it is written in C; inf and nan as Python has them."""
    if not math.isfinite(value):
        return str(value)
    digits, power = value.hex().split("p")
    return f"{digits.rstrip('0').rstrip('.') if '.' in digits else digits}p{power}"


LEGEND = (
    "Each cell: the largest error as a multiple of what the profile allows, which is 1×, and the case that shows it. "
    "NaN: no number where there is one. –: the profile asks nothing."
)
"""What the marks of a verdict mean."""


def mark(figures: Sequence[Measurement]) -> str:
    """✓ or ✗ with the largest error as a multiple of the allowed one, and its case; of offsets the first that fails."""
    asked = [one for one in figures if one.ratio is not None]
    if not asked:
        return "–"
    worst = max(asked, key=lambda one: one.ratio or 0.0)
    failing = [one for one in figures if not one.passes]
    size = "refused" if worst.refused else times(worst.ratio or 0.0)
    if not failing:
        return f"✓ {size} ({worst.case})"
    known = [EVERY[one.case].ratio for one in failing if isinstance(one.case, str)]
    ratios = [ratio for ratio in known if ratio is not None]
    since = f", from mean/std = 2{superscript(round(math.log2(min(ratios))))} on" if ratios else ""
    return f"✗ {size}{since} ({worst.case})"


def times(ratio: float) -> str:
    """A multiple of the allowed error; never 1× for what is above it."""
    if math.isinf(ratio):
        return "NaN"
    return f"{ratio:.4g}×" if 0.95 < ratio < 1.05 and ratio != 1 else f"{number(ratio)}×"


def wrong_at_once(implementation: Implementation, format: Format) -> Witness | None:
    """What is wrong on plain inputs, the formula or the behaviour; None where nothing is.

    Rows that nobody writes look as if they depended on others, and so do statistics of the whole batch: so a formula
    that is named goes before what it shows as.
    """
    asked = formula.probes(implementation, format)
    if not asked:
        return None
    for plain in asked if implementation.declared.residual else ():
        if cause := residual_fault(implementation, plain):
            return Witness(plain.problem, (cause,), formula.recipe(plain.problem))
    if rounded := rounded_parameter(implementation, format):
        return rounded
    wrong = formula.fault(implementation, format)
    seen = [(misbehaviour(implementation, asked[0]), asked[0])]
    if wrong is not None and not seen[0][0]:
        seen += [(unlike_calls(implementation, other, FEW_CALLS), other) for other in asked[1:]]
    behaviour, plain = next((pair for pair in seen if pair[0]), seen[0])
    known = wrong is not None and wrong.is_known
    if (
        behaviour
        and not (wrong and behaviour in SYMPTOMS)
        and not (known and behaviour in (OTHER_ROWS, OTHER_ROWS_IN_DX))
    ):
        return Witness(plain.problem, (said(behaviour),), formula.recipe(plain.problem))
    return wrong


def residual_fault(implementation: Implementation, plain: Solution) -> Cause | None:
    """What is of one of two arrays alone, where a kernel is to normalize their sum; None for nothing."""
    values = formula.answers(implementation, plain.problem)
    others = (("the residual is not added", "x without the residual"),
              ("x is not added to the residual", "the residual without x"))  # fmt: skip
    for (words, which), half in zip(others, halves(plain.problem.x), strict=True):
        own = Values(replace(plain.problem, x=half))
        there = {name: (lambda a, v, name=name, own=own: own[name]) for name in ("x", "mean", "variance")}
        of_sum = {name: (lambda a, v, name=name: v.right(name)) for name in ("mean", "rstd")}
        parts: dict[str, dict[str, Change]] = {
            "": {"x": there["x"]},
            f"the mean is that of {which}": {"mean": there["mean"]},
            f"mean and variance are those of {which}": {"mean": there["mean"], "variance": there["variance"]},
            f"the normalized row is of {which}, by mean and 1/std of the sum": {"x": there["x"], **of_sum},
        }
        for part, changed in parts.items():
            for name, one in values.items():
                seen = Outcome(plain, name, one)
                if not is_right(seen) and Match(seen).by(apply(plain.problem, name, joint("", changed))):
                    of_all = words if name == "output" else f"it is that of {which}"
                    return said((f"{SYMBOLS[name]}: " if name != "output" else "") + (part or of_all))
    if implementation.of_residual and "dx" in values:
        alike = replace(implementation, backward=implementation.of_residual)
        done = run(alike, plain.problem, only="dx")
        if done.refused:
            return said(f"∂residual: {done.refused}")
        other = done.values.get("dx")
        if other is not None and (not same(other, values["dx"]) and differs(other, plain["dx"].rounded, plain, "dx")):
            wrong = formula.fault(alike, plain.problem.format)
            is_of_it = wrong is not None and wrong.is_known and wrong.quantity == "dx"
            also = replace(wrong.causes[0], where="in ∂residual") if wrong and is_of_it else None
            return Cause("∂residual is not the gradient of the sum", also=also)
    return None


def rounded_parameter(implementation: Implementation, format: Format) -> Witness | None:
    """What shows that a kernel rounds a parameter of a wider format than the rows' to theirs; None where it does not.

    A change that is lost in that rounding then gives the same bits.
    """
    declared = implementation.declared
    if not declared.parameters or FORMATS[declared.parameters].precision <= format.precision:
        return None
    case = Case(EVERY["standard normal"], format, implementation.centred)
    problem = implementation.part(case.problem)
    for name in declared.parts[1:]:
        if problem and loses_change(implementation, problem, name):
            return Witness(problem, (said(f"the {name} is rounded to {format.name}: {LOST}"),), case.recipe)
    return None


def loses_change(implementation: Implementation, problem: Problem, name: str) -> bool:
    """Whether a parameter of a wider format, changed by less than half an ulp of the rows' format, changes nothing."""
    wide = FORMATS[implementation.declared.parameters].dtype
    before = {"gain": problem.gain.astype(wide), "bias": problem.bias.astype(wide)}
    factors = 1 + problem.format.unit_roundoff / 2, 2.0
    others = [before | {name: before[name] * wide.type(factor)} for factor in factors]
    try:
        own, after, doubled = (
            call(implementation, implementation.forward, problem.x.copy(), *given.values(), problem.eps)
            for given in (before, *others)
        )
        return same(own, after) and not same(own, doubled)  # else it is not used at all
    except Exception:
        return False


def examine(implementation: Implementation, cases: Sequence[Case], profile: Profile) -> Verdict:
    """The verdict on an implementation on cases of one format, at least one, and why it fails."""
    format = cases[0].format
    near = nearest(implementation, format)
    figures = [one for case in cases for one in measure("", implementation, case, profile, near)]
    known = {case.key: case for case in cases}
    wrong = wrong_at_once(implementation, format)
    failing = {name: [(known[one.case], one) for one in item] for name, item in failures(figures).items()}
    if wrong and wrong.is_known and not fits_cases(implementation, wrong, failing.get(wrong.quantity, ())):
        wrong = replace(wrong, causes=(Cause(formula.NONE, exact=False),))
    shown = [] if wrong else [explain(implementation, item, profile) for item in failing.values()]
    witnesses = consistent([replace(one, causes=agreeing(one.causes, near)) for one in shown])
    return Verdict(implementation.name, format.name, profile.name, figures, wrong, witnesses, near)


def consistent(witnesses: Sequence[Witness]) -> list[Witness]:
    """What shows each quantity, without few bits of a statistic in a gradient where the output fails, not by them."""
    output = next((one.causes for one in witnesses if one.quantity == "output"), None)

    def holds(cause: Cause) -> bool:
        general = {each.general for each in output or ()}
        return output is None or not (cause.is_rounding and {*cause.places} & STATISTICS) or cause.general in general

    return [replace(one, causes=tuple(filter(holds, one.causes))) for one in witnesses]


STATISTICS = {"mean", "deviation", "variance", "rstd", "terms of mean", "terms of variance"}
"""The values that output and gradients share."""


def fits_cases(implementation: Implementation, wrong: Witness, failing: Sequence[tuple[Case, Measurement]]) -> bool:
    """Whether a mistake that is named on plain inputs fits one of the first three small cases that fail, if any."""
    cause, fits = wrong.causes[0], list[bool]()
    for problem in [case.problem for case, _ in failing if case.problem.x.size <= formula.PAIRS][:3]:
        if seen := outcome(implementation, problem, wrong.quantity):
            fits.append(formula.fitting(seen, [cause], lambda one: one.general).get(cause.general, True))
    return not fits or any(fits)


def agreeing(causes: Sequence[Cause], near: Nearest | None) -> tuple[Cause, ...]:
    """Of several ways of computing that fit, the one of the closest program; all where it decides nothing."""
    if near is None or len(causes) < 2:
        return tuple(causes)
    in_order = (near.program, near.order) == ("two_pass", "sequential")
    kind = ONE_PASS.kind if near.program == "one_pass" else IN_ORDER if in_order else ""
    return tuple(cause for cause in causes if cause.kind == kind) or tuple(causes)


def failures(figures: Sequence[Measurement]) -> dict[str, list[Measurement]]:
    """What fails, by quantity; a refusal is none."""
    failing = [one for one in figures if not (one.passes or one.refused)]
    results = {name: [one for one in failing if one.quantity == name] for name in QUANTITIES}
    return {name: each for name, each in results.items() if each}
