"""Cases: the audit's regimes, each with a random gain, bias and upstream gradient beside its hard part.

With gain 1 and bias 0 a kernel that ignores either passes everything; so a case has them, unless the regime is about
them. The numbers of a case are seeded with its name: everybody has the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.cases.regimes import EVERY, FOR_LIBRARIES, TAGS, Regime, applies, draw_gain
from lnverify.kernels.audit.options import NOTHING_DECLARED, Declared
from lnverify.numeric.floats.formats import FORMATS, Format, find_format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.proofs.errors import InputError, choose


@dataclass(frozen=True)
class Case:
    """One hard input in one format.

    Attributes:
        input: what is hard about it: a regime, or a point that a search found.
        format: the format of all numbers.
        centred: False for RMSNorm.
        affine: whether a regime that is not about gain and bias gets random ones; libraries are measured without.
        eps: a kernel's own, in the place of the regime's.
    """

    input: Regime | Point
    format: Format
    centred: bool = True
    affine: bool = True
    eps: float | None = None

    def __str__(self) -> str:
        return self.name

    @property
    def name(self) -> str:
        """The name of the regime, which is stable; the parameters of a point."""
        return self.input.name

    @property
    def tag(self) -> str:
        """One of `kernels.audit.cases.regimes.TAGS`; of a point the one that comes nearest."""
        return self.input.tag

    @property
    def why(self) -> str:
        """Why it is hard."""
        return self.input.why

    @property
    def key(self) -> str | Point:
        """What a measurement keeps of it: a regime's name, or the point."""
        return self.input if isinstance(self.input, Point) else self.input.name

    @property
    def problem(self) -> Problem:
        """Rows, gain, bias, eps and upstream gradient; the last ones asked for are kept."""
        return _make_problem(self)

    @property
    def recipe(self) -> str:
        """Python that makes the problem, after `from lnverify.testing import Point, cases`, and Declared for an eps."""
        if isinstance(self.input, Point):
            return f"{self.input!r}.problem({'' if self.centred else 'False'})"
        centred = "" if self.centred else ", centred=False"
        eps = "" if self.eps is None else f", declared=Declared(eps={self.eps!r})"
        return f"cases({self.format.name!r}, names=[{self.name!r}]{centred}{eps})[0].problem"

    def solution(self, rows: int) -> Solution:
        """The exact answers to the first rows; the last ones asked for are kept, but for large inputs."""
        is_kept = self.problem.size * rows <= KEPT
        return _solve_first(self, rows) if is_kept else solve(self.problem.first(rows))

    def solution_of(self, problem: Problem) -> Solution:
        """The exact answers to what a kernel is given of the case: its first rows, or what is declared of them."""
        own = self.problem
        same = problem.gain is own.gain and problem.bias is own.bias and problem.eps == own.eps
        return self.solution(problem.rows) if same else solve(problem)


@lru_cache(maxsize=1)
def _make_problem(case: Case) -> Problem:
    if isinstance(case.input, Point):
        return case.input.problem(case.centred)
    problem = case.input.problem(case.format, case.centred, case.eps)
    if not case.affine or np.any(problem.gain != 1) or np.any(problem.bias != 0):
        return problem
    return with_affine(problem, case.name)


@lru_cache(maxsize=64)
def _solve_first(case: Case, rows: int) -> Solution:
    return solve(case.problem.first(rows))


KEPT = 1 << 20
"""Answers to more entries are not kept: they would fill the memory."""


def of_point(point: Point, centred: bool = True) -> Case:
    """A point that a search found, as a case."""
    return Case(point, FORMATS[point.format], centred)


def with_affine(problem: Problem, name: str) -> Problem:
    """The problem with a random gain of both signs, from 1/4 to 4, and a random bias."""
    seed = int.from_bytes(hashlib.sha256(f"gain and bias of {name}".encode()).digest()[:8], "big")
    generator = np.random.default_rng(seed)
    gain = draw_gain(generator, problem.size)
    bias = generator.standard_normal(problem.size) * problem.centred
    return replace(problem, gain=round_array(gain, problem.format), bias=round_array(bias, problem.format))


def cases(
    format: str = "float32",
    tags: Collection[str] | None = None,
    *,
    skip: Collection[str] = (),
    names: Sequence[str] = (),
    quick: bool = False,
    centred: bool = True,
    declared: Declared = NOTHING_DECLARED,
    may_be_empty: bool = False,
) -> list[Case]:
    """The cases of a format, for `pytest.mark.parametrize("case", cases("float32", ["offset"]), ids=str)`.

    Args:
        format: float64, float32, float16 or bfloat16.
        tags: only these groups; all by default.
        skip: not these groups.
        names: only these regimes.
        quick: a few of each group.
        centred: False for RMSNorm.
        declared: what a kernel lacks is not hard about it; rows of a variance near eps are made for its own eps.
        may_be_empty: whether no case is an answer too.

    Raises:
        InputError: for a format, tag or name that there is not, and where nothing is left.
    """
    check_tags([*(tags or ()), *skip])
    chosen = find_format(format)
    wanted = [choose("regime", name, EVERY) for name in names] or [
        regime for name, regime in EVERY.items() if name not in FOR_LIBRARIES and (regime.quick or not quick)
    ]
    kept = [one for one in wanted if (not tags or one.tag in tags) and one.tag not in skip and applies(one, chosen)]
    eps, parts = declared.eps, declared.parts
    results = [case for one in kept if _is_true(case := Case(one, chosen, centred, eps=eps), one.code, parts)]
    if not results and not may_be_empty:
        raise InputError(f"no case of {format} is left; other tags or names would be right")
    return results


def _is_true(case: Case, code: Mapping[str, str], parts: Collection[str]) -> bool:
    """Whether a regime is what its name says, of a kernel with these parameters and an eps of its own."""
    about = next((name for name in ("gain", "bias") if name in code), None)
    if about and about not in parts:
        return False
    made = code["x"] + code.get("gain", "")
    if case.eps is None or ("eps" not in code and "eps" not in made):
        return True
    if "eps" in made:  # where it is in the range of the format
        return bool(case.format.smallest * 2.0**10 < case.eps**0.5 < case.format.largest / 2.0**12)
    own = replace(case, eps=None).problem.eps
    return own == case.eps or (case.tag != "eps" and own > 0)


def check_tags(tags: Collection[str]) -> None:
    """See that there are such tags.

    Raises:
        InputError: where there is one that is not.
    """
    for tag in tags:
        choose("tag", tag, TAGS)
