"""An input on which a kernel is wrong, and the entry that shows it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes.cause import Cause, in_words
from lnverify.kernels.audit.errors.measure import NOWHERE, judge_quantity
from lnverify.kernels.audit.errors.outcome import outcome
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.numeric.reference import Problem


@dataclass(frozen=True)
class Witness:
    """An input on which a kernel is wrong.

    Attributes:
        problem: the input.
        causes: why; most likely one.
        recipe: Python that makes the problem, as of `Case.recipe`; empty where it is only known by its numbers.
        quantity: output, dx, dgain or dbias; empty where it is about behaviour, of which no number is wrong.
        index: the entry; empty where no number is wrong.
        got, wanted, ulps: what the kernel gave, what is right, and how far apart they are.
    """

    problem: Problem
    causes: tuple[Cause, ...]
    recipe: str = ""
    quantity: str = ""
    index: tuple[int, ...] = ()
    got: float = math.nan
    wanted: float = math.nan
    ulps: float = math.nan

    @property
    def cause(self) -> str:
        """Why, in words."""
        return in_words(self.causes, self.problem.centred)

    @property
    def is_known(self) -> bool:
        """Whether a program gives the kernel's numbers."""
        return bool(self.causes) and all(cause.exact for cause in self.causes)

    @property
    def by(self) -> str:
        """By what it fails: an edited program, or a rounded one, gives its numbers; empty where neither does."""
        if not self.is_known or self.causes[0].is_of_kernel:
            return ""
        is_formula = self.causes[0].places and not self.causes[0].is_rounding
        return " by a wrong formula" if is_formula else " by rounding"


def witness(
    implementation: Implementation,
    problem: Problem,
    quantity: str,
    profile: Profile,
    causes: Sequence[Cause],
    recipe: str = "",
) -> Witness:
    """The entry that fails most on a problem."""
    seen = outcome(implementation, problem, quantity)
    assert seen is not None, "it was judged"
    return of_measurement(judge_quantity(NOWHERE, seen, profile), problem, causes, recipe)


def of_measurement(shown: Measurement, problem: Problem, causes: Sequence[Cause], recipe: str = "") -> Witness:
    """The entry that was judged."""
    return Witness(
        problem, tuple(causes), recipe, shown.quantity, shown.index, shown.got, shown.wanted, shown.ulp_error
    )
