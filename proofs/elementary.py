"""The functions of a number, which a vector has entry by entry: each is declared here, once.

Every interpretation looks a function up by its name. mpmath and FLINT have it under this name; where a number is kept
exactly, it is said in e to some power, so that exp and log alone are known to canonical forms.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.expressions import Expression, build, unit


@dataclass(frozen=True)
class Function:
    """A function of a number.

    Attributes:
        noun: what it is called.
        slope: its derivative, from what it is taken of and from what it is then.
        algebraic: a number, and the function of it: the only algebraic one at which the function is algebraic too.
        is_of_positive: whether it exists for positive numbers alone.
        times: of how many times the number e^ is taken where the function is said in it; 0 of log.
        in_power: what it is, from that power, 1, and what makes reciprocals; None of exp and log.
    """

    noun: str
    slope: Callable[[Expression, Expression], Expression]
    algebraic: tuple[int, int]
    is_of_positive: bool = False
    times: int = 1
    in_power: Callable[[Any, Any, Callable[[Any], Any]], Any] | None = None


FUNCTIONS = {
    "exp": Function("power of e", lambda x, power: power, (0, 1)),
    "log": Function("logarithm", lambda x, log: build("pow", x, -1), (1, 0), is_of_positive=True, times=0),
    "tanh": Function(
        "hyperbolic tangent",
        lambda x, tanh: build("sub", unit(x), build("pow", tanh, 2)),
        (0, 0),
        times=2,
        in_power=lambda power, one, inverse: one - (one + one) * inverse(one + power),
    ),
}
"""By name. What checks the slopes are numbers with slopes, in `proofs.readings.matrices.plain`, and lemmas of Rocq."""
