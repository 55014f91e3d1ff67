"""Fifty classical inequalities, each with its best constant and with one that is a little too small.

An entry is a name, a function of a space and of the constant c, the best c, one that is too small, and hypotheses. The
page docs/inequalities.md says how each of the hundred statements is decided; `python -m
lnverify.proofs.verdicts.classical` prints it, and a test compares.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lnverify.proofs.errors import Undecided
from lnverify.proofs.readings.moments.kernel import RULES
from lnverify.proofs.readings.printed import TEXT, Printed
from lnverify.proofs.statements import at_most, positive, statements
from lnverify.proofs.verdicts.decision import Decision, decide
from lnverify.proofs.vocabulary import Claim

_LESS = (99, 100)


@dataclass(frozen=True)
class Inequality:
    """An inequality with a constant.

    Attributes:
        name: what it is called.
        statement: a function of a space and of the constant.
        constant: the best one, numerator and denominator.
        too_small: one with which it is false.
        hypotheses: functions of a space.
    """

    name: str
    statement: Callable[[Any, Any], Any]
    constant: tuple[int, int] = (1, 1)
    too_small: tuple[int, int] = _LESS
    hypotheses: tuple[Claim, ...] = ()

    def claim(self, is_true: bool) -> Claim:
        """The statement with the best constant, or with the one that is too small."""
        constant = self.constant if is_true else self.too_small
        return lambda s: self.statement(s, s.rational(*constant))

    def decide(self, is_true: bool) -> Decision | None:
        """How the statement is decided; None where it is not."""
        try:
            return decide(self.claim(is_true), list(self.hypotheses))
        except Undecided:
            return None


def _p(s: Any, k: int, v: Any = None) -> Any:
    """Σ aᵏ."""
    return s.sum((s.activation if v is None else v) ** k)


def _m(s: Any, k: int, v: Any = None) -> Any:
    """The mean of aᵏ."""
    return _p(s, k, v) / s.N


def _centred(s: Any) -> Any:
    return s.activation - _m(s, 1) * s.ones


def _z(s: Any, k: int) -> Any:
    """The k-th central moment."""
    return _m(s, k, _centred(s))


def _e(s: Any, k: int) -> Any:
    """The elementary symmetric polynomial, by Newton's identities."""
    if k == 0:
        return s.rational(1)
    terms = [(-1) ** (j - 1) * _e(s, k - j) * _p(s, j) for j in range(1, k + 1)]
    return sum(terms[1:], terms[0]) / k


def _at(s: Any, v: Any, place: str = "i") -> Any:
    """The entry at an index."""
    return s.dot(s.basis(place), v)


def _product(s: Any, i: int, j: int) -> Any:
    """The mean of aⁱbʲ."""
    return s.sum(s.activation**i * s.bias**j) / s.N


def _covariance(s: Any, v: Any, w: Any) -> Any:
    return s.dot(v, w) / s.N - s.sum(v) * s.sum(w) / s.N**2


_POSITIVE: tuple[Claim, ...] = (lambda s: positive(s.activation),)
_FOUR: tuple[Claim, ...] = (lambda s: positive(s.N - 3),)
_TWO: tuple[Claim, ...] = (lambda s: positive(s.N - 1),)

INEQUALITIES = (
    # Power means, of any real numbers.
    Inequality("mean and mean square", lambda s, c: at_most(_m(s, 1) ** 2, c * _m(s, 2))),
    Inequality("mean and fourth power", lambda s, c: at_most(_m(s, 1) ** 4, c * _m(s, 4))),
    Inequality("mean square and fourth power", lambda s, c: at_most(_m(s, 2) ** 2, c * _m(s, 4))),
    Inequality("mean square and sixth power", lambda s, c: at_most(_m(s, 2) ** 3, c * _m(s, 6))),
    Inequality("third and sixth power", lambda s, c: at_most(_m(s, 3) ** 2, c * _m(s, 6))),
    Inequality("cubes by Cauchy and Schwarz", lambda s, c: at_most(_m(s, 3) ** 2, c * _m(s, 2) * _m(s, 4))),
    Inequality("Chebyshev, powers 1 and 3", lambda s, c: at_most(_m(s, 1) * _m(s, 3), c * _m(s, 4))),
    Inequality("Chebyshev, powers 1 and 5", lambda s, c: at_most(_m(s, 1) * _m(s, 5), c * _m(s, 6))),
    Inequality("Chebyshev, powers 2 and 4", lambda s, c: at_most(_m(s, 2) * _m(s, 4), c * _m(s, 6))),
    Inequality("Lyapunov, powers 2, 4 and 6", lambda s, c: at_most(_m(s, 4) ** 2, c * _m(s, 2) * _m(s, 6))),
    Inequality("a mixed power mean", lambda s, c: at_most(_m(s, 2) * _m(s, 1) ** 2, c * _m(s, 4))),
    # Power means of positive numbers.
    Inequality("powers 1 and 3", lambda s, c: at_most(_m(s, 1) ** 3, c * _m(s, 3)), hypotheses=_POSITIVE),
    Inequality("powers 2 and 3", lambda s, c: at_most(_m(s, 2) ** 3, c * _m(s, 3) ** 2), hypotheses=_POSITIVE),
    Inequality("powers 3 and 4", lambda s, c: at_most(_m(s, 3) ** 4, c * _m(s, 4) ** 3), hypotheses=_POSITIVE),
    Inequality(
        "Lyapunov, powers 1, 2, 3", lambda s, c: at_most(_m(s, 2) ** 2, c * _m(s, 1) * _m(s, 3)), hypotheses=_POSITIVE
    ),
    Inequality(
        "Lyapunov, powers 1, 2, 4",
        lambda s, c: at_most(_m(s, 2) ** 3, c * _m(s, 1) ** 2 * _m(s, 4)),
        hypotheses=_POSITIVE,
    ),
    Inequality(
        "Lyapunov, powers 1, 3, 4",
        lambda s, c: at_most(_m(s, 3) ** 3, c * _m(s, 1) * _m(s, 4) ** 2),
        hypotheses=_POSITIVE,
    ),
    Inequality(
        "Chebyshev, powers 1 and 2", lambda s, c: at_most(_m(s, 1) * _m(s, 2), c * _m(s, 3)), hypotheses=_POSITIVE
    ),
    Inequality("arithmetic and harmonic mean", lambda s, c: at_most(1, c * _m(s, 1) * _m(s, -1)), hypotheses=_POSITIVE),
    Inequality("powers −1 and −2", lambda s, c: at_most(_m(s, -1) ** 2, c * _m(s, -2)), hypotheses=_POSITIVE),
    Inequality("powers 1 and −2", lambda s, c: at_most(1, c * _m(s, 1) ** 2 * _m(s, -2)), hypotheses=_POSITIVE),
    Inequality("powers 2 and −1", lambda s, c: at_most(_m(s, 1), c * _m(s, 2) * _m(s, -1)), hypotheses=_POSITIVE),
    # Sums that are no means.
    Inequality("norms 2 and 4", lambda s, c: at_most(_p(s, 4), c * _p(s, 2) ** 2)),
    Inequality("norms 2 and 6", lambda s, c: at_most(_p(s, 6), c * _p(s, 2) ** 3)),
    Inequality("norms 2 and 3", lambda s, c: at_most(_p(s, 3) ** 2, c * _p(s, 2) ** 3)),
    Inequality("norms 1 and 2", lambda s, c: at_most(_p(s, 2), c * _p(s, 1) ** 2), hypotheses=_POSITIVE),
    Inequality("norms 1 and 3", lambda s, c: at_most(_p(s, 3), c * _p(s, 1) ** 3), hypotheses=_POSITIVE),
    Inequality("a sum of cubes", lambda s, c: at_most(_p(s, 3), c * _p(s, 1) * _p(s, 2)), hypotheses=_POSITIVE),
    # I. Newton, C. Maclaurin, I. Schur.
    Inequality(
        "Newton, k = 1", lambda s, c: at_most(2 * s.N * _e(s, 2), c * (s.N - 1) * _e(s, 1) ** 2), hypotheses=_TWO
    ),
    Inequality(
        "Newton, k = 2", lambda s, c: at_most(3 * (s.N - 1) * _e(s, 1) * _e(s, 3), c * 2 * (s.N - 2) * _e(s, 2) ** 2)
    ),
    Inequality(
        "Newton, k = 3",
        lambda s, c: at_most(4 * (s.N - 2) * _e(s, 2) * _e(s, 4), c * 3 * (s.N - 3) * _e(s, 3) ** 2),
        hypotheses=_FOUR,
    ),
    Inequality(
        "Maclaurin, 1 and 3",
        lambda s, c: at_most(6 * s.N**2 * _e(s, 3), c * (s.N - 1) * (s.N - 2) * _e(s, 1) ** 3),
        hypotheses=_POSITIVE,
    ),
    Inequality(
        "Maclaurin, 2 and 3",
        lambda s, c: at_most(9 * s.N * (s.N - 1) * _e(s, 3) ** 2, c * 2 * (s.N - 2) ** 2 * _e(s, 2) ** 3),
        hypotheses=_POSITIVE,
    ),
    Inequality(
        "Maclaurin, 1 and 4",
        lambda s, c: at_most(24 * s.N**3 * _e(s, 4), c * (s.N - 1) * (s.N - 2) * (s.N - 3) * _e(s, 1) ** 4),
        hypotheses=_POSITIVE,
    ),
    Inequality(
        "Schur",
        lambda s, c: at_most(4 * _e(s, 1) * _e(s, 2), _e(s, 1) ** 3 + c * _e(s, 3)),
        (9, 1),
        (8, 1),
        hypotheses=_POSITIVE,
    ),
    # Hankel determinants.
    Inequality(
        "Hankel, 3 × 3",
        lambda s, c: at_most(
            _m(s, 2) ** 3 + _m(s, 3) ** 2 + _m(s, 1) ** 2 * _m(s, 4),
            c * (_m(s, 2) * _m(s, 4) + 2 * _m(s, 1) * _m(s, 2) * _m(s, 3)),
        ),
    ),
    Inequality(
        "Hankel, 3 × 3, of positive numbers",
        lambda s, c: at_most(
            _m(s, 3) ** 3 + _m(s, 1) * _m(s, 4) ** 2 + _m(s, 2) ** 2 * _m(s, 5),
            c * (_m(s, 1) * _m(s, 3) * _m(s, 5) + 2 * _m(s, 2) * _m(s, 3) * _m(s, 4)),
        ),
        hypotheses=_POSITIVE,
    ),
    # Skewness and kurtosis.
    Inequality("K. Pearson", lambda s, c: at_most(_z(s, 2) ** 3 + _z(s, 3) ** 2, c * _z(s, 2) * _z(s, 4))),
    Inequality("kurtosis is at least 1", lambda s, c: at_most(_z(s, 2) ** 2, c * _z(s, 4))),
    Inequality(
        "the largest skewness",
        lambda s, c: at_most((s.N - 1) * _z(s, 3) ** 2, c * (s.N - 2) ** 2 * _z(s, 2) ** 3),
        hypotheses=_TWO,
    ),
    Inequality(
        "the largest kurtosis",
        lambda s, c: at_most((s.N - 1) * _z(s, 4), c * (s.N**2 - 3 * s.N + 3) * _z(s, 2) ** 2),
        hypotheses=_TWO,
    ),
    Inequality("central Lyapunov", lambda s, c: at_most(_z(s, 4) ** 2, c * _z(s, 2) * _z(s, 6))),
    # The largest deviation in a sample.
    Inequality("P. Samuelson", lambda s, c: at_most(_at(s, _centred(s)) ** 2, c * (s.N - 1) * _z(s, 2))),
    Inequality(
        "Samuelson, fourth powers",
        lambda s, c: at_most(((s.N - 1) ** 3 + 1) * _at(s, _centred(s)) ** 4, c * (s.N - 1) ** 3 * s.N * _z(s, 4)),
    ),
    Inequality(
        "J. von Szőkefalvi-Nagy",
        lambda s, c: at_most((_at(s, s.activation) - _at(s, s.activation, "j")) ** 2, c * 2 * s.N * _z(s, 2)),
    ),
    Inequality(
        "two deviations",
        lambda s, c: at_most((_at(s, _centred(s)) + _at(s, _centred(s), "j")) ** 2, c * 2 * (s.N - 2) * _z(s, 2)),
    ),
    # Two vectors.
    Inequality(
        "Cauchy and Schwarz", lambda s, c: at_most(_product(s, 1, 1) ** 2, c * _product(s, 2, 0) * _product(s, 0, 2))
    ),
    Inequality(
        "covariance",
        lambda s, c: at_most(
            _covariance(s, s.activation, s.bias) ** 2,
            c * _covariance(s, s.activation, s.activation) * _covariance(s, s.bias, s.bias),
        ),
    ),
    Inequality(
        "Hölder, 4 and 2", lambda s, c: at_most(_product(s, 2, 1) ** 2, c * _product(s, 4, 0) * _product(s, 0, 2))
    ),
    Inequality(
        "Hölder, three times",
        lambda s, c: at_most(_product(s, 1, 1) ** 4, c * _product(s, 4, 0) * _product(s, 0, 2) ** 2),
    ),
)
"""The inequalities."""

_THEOREMS = {
    "on_few_columns": "few columns",
    "by_half_degree": "half degree",
    "by_inner_products": "inner products",
}
_HEAD = """# A hundred inequalities

Fifty classical inequalities for all N, each with its best constant c and with one that is a little too small. The
theorems are those of [method.md](method.md#orders); where none was needed, rules of the kernel are named. This page is
what `python -m lnverify.proofs.verdicts.classical` prints.

| inequality | statement | with the best c, by | with a smaller c, at |
|---|---|---|---|
"""


def why(decision: Decision) -> str:
    """The theorems of `proofs.orders.columns` that a proof rests on; without any, the rules on sums that it does."""
    facts = [fact for step in decision.steps for proved in step.facts for fact in proved.tree()]
    result = dict.fromkeys(_THEOREMS[fact.arguments[-1]] for fact in facts if fact.name == "few_columns")
    rules = dict.fromkeys(f"rule {n}" for n, name in RULES.items() if n >= 50 and any(f.name == name for f in facts))
    return ", ".join(result or rules) or "signs of terms"


def _row(inequality: Inequality) -> str:
    proved, refuted = inequality.decide(True), inequality.decide(False)
    (statement,) = statements(inequality.statement(space := Printed(TEXT, names=False), space.scalar("c")))
    best, less = (Fraction(*x) for x in (inequality.constant, inequality.too_small))
    by = "*undecided*" if proved is None else f"c = {best}: {why(proved)}" if proved.holds else "*refuted*"
    at = "*undecided*" if refuted is None else "*proved*" if refuted.holds else f"c = {less}: {refuted.witness}"
    return f"| {inequality.name} | `{space.statement(statement)}` | {by} | {at} |"


def page() -> str:
    """The page docs/inequalities.md."""
    return _HEAD + "\n".join(map(_row, INEQUALITIES)) + "\n"


if __name__ == "__main__":
    print(page(), end="")
