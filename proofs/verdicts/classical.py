"""Fifty classical inequalities, each with its best constant and with one that is a little too small.

The page docs/inequalities.md says how each of the hundred statements is decided; `python -m
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
from lnverify.proofs.recording import record
from lnverify.proofs.statements import Statement, at_most, positive
from lnverify.proofs.verdicts.decision import Decision, decide
from lnverify.proofs.vocabulary import Claim


@dataclass(frozen=True)
class Inequality:
    """An inequality with a constant, left ≤ right.

    Attributes:
        name: what it is called.
        sides: left and right, a function of a row and of the constant.
        hypotheses: functions of a space.
        constant: the best one, numerator and denominator.
        too_small: one with which it is false.
    """

    name: str
    sides: Callable[[Row, Any], tuple[Any, Any]]
    hypotheses: tuple[Claim, ...] = ()
    constant: tuple[int, int] = (1, 1)
    too_small: tuple[int, int] = (99, 100)

    def statement(self, s: Any, c: Any) -> Statement:
        """The inequality in a space."""
        return at_most(*self.sides(Row(s), c))

    def decide(self, is_true: bool) -> Decision | None:
        """How it is decided, with the best constant or with the one that is too small; None where it is not."""
        constant = self.constant if is_true else self.too_small
        try:
            return decide(lambda s: self.statement(s, s.rational(*constant)), list(self.hypotheses))
        except Undecided:
            return None


class Row:
    """What inequalities speak of: sums over the entries of a, and of b where it is named."""

    def __init__(self, space: Any) -> None:
        self.space, self.N, self.a = space, space.N, space.activation

    @property
    def b(self) -> Any:
        return self.space.bias

    def p(self, k: int) -> Any:
        """Σ aᵏ."""
        return self.space.sum(self.a**k)

    def m(self, k: int) -> Any:
        """The mean of aᵏ."""
        return self.p(k) / self.N

    def ab(self, i: int, j: int) -> Any:
        """The mean of aⁱbʲ."""
        return self.space.sum(self.a**i * self.b**j) / self.N

    @property
    def centred(self) -> Any:
        return self.a - self.m(1) * self.space.ones

    def z(self, k: int) -> Any:
        """The k-th central moment."""
        return self.space.sum(self.centred**k) / self.N

    def e(self, k: int) -> Any:
        """The elementary symmetric polynomial, by Newton's identities."""
        if k == 0:
            return self.space.rational(1)
        terms = [(-1) ** (j - 1) * self.e(k - j) * self.p(j) for j in range(1, k + 1)]
        return sum(terms[1:], terms[0]) / k

    def at(self, place: str) -> Any:
        """The entry at an index."""
        return self.space.dot(self.space.basis(place), self.a)

    def x(self, place: str) -> Any:
        """Its deviation from the mean."""
        return self.space.dot(self.space.basis(place), self.centred)

    def cov(self, v: Any, w: Any) -> Any:
        """The covariance of two vectors."""
        return self.space.dot(v, w) / self.N - self.space.sum(v) * self.space.sum(w) / self.N**2


_POSITIVE: tuple[Claim, ...] = (lambda s: positive(s.activation),)
_FOUR: tuple[Claim, ...] = (lambda s: positive(s.N - 3),)
_TWO: tuple[Claim, ...] = (lambda s: positive(s.N - 1),)

INEQUALITIES = (  # Power means, of any real numbers.
    Inequality("mean and mean square", lambda r, c: (r.m(1) ** 2, c * r.m(2))),
    Inequality("mean and fourth power", lambda r, c: (r.m(1) ** 4, c * r.m(4))),
    Inequality("mean square and fourth power", lambda r, c: (r.m(2) ** 2, c * r.m(4))),
    Inequality("mean square and sixth power", lambda r, c: (r.m(2) ** 3, c * r.m(6))),
    Inequality("third and sixth power", lambda r, c: (r.m(3) ** 2, c * r.m(6))),
    Inequality("cubes by Cauchy and Schwarz", lambda r, c: (r.m(3) ** 2, c * r.m(2) * r.m(4))),
    Inequality("Chebyshev, powers 1 and 3", lambda r, c: (r.m(1) * r.m(3), c * r.m(4))),
    Inequality("Chebyshev, powers 1 and 5", lambda r, c: (r.m(1) * r.m(5), c * r.m(6))),
    Inequality("Chebyshev, powers 2 and 4", lambda r, c: (r.m(2) * r.m(4), c * r.m(6))),
    Inequality("Lyapunov, powers 2, 4 and 6", lambda r, c: (r.m(4) ** 2, c * r.m(2) * r.m(6))),
    Inequality("a mixed power mean", lambda r, c: (r.m(2) * r.m(1) ** 2, c * r.m(4))),
    # Power means of positive numbers.
    Inequality("powers 1 and 3", lambda r, c: (r.m(1) ** 3, c * r.m(3)), _POSITIVE),
    Inequality("powers 2 and 3", lambda r, c: (r.m(2) ** 3, c * r.m(3) ** 2), _POSITIVE),
    Inequality("powers 3 and 4", lambda r, c: (r.m(3) ** 4, c * r.m(4) ** 3), _POSITIVE),
    Inequality("Lyapunov, powers 1, 2, 3", lambda r, c: (r.m(2) ** 2, c * r.m(1) * r.m(3)), _POSITIVE),
    Inequality("Lyapunov, powers 1, 2, 4", lambda r, c: (r.m(2) ** 3, c * r.m(1) ** 2 * r.m(4)), _POSITIVE),
    Inequality("Lyapunov, powers 1, 3, 4", lambda r, c: (r.m(3) ** 3, c * r.m(1) * r.m(4) ** 2), _POSITIVE),
    Inequality("Chebyshev, powers 1 and 2", lambda r, c: (r.m(1) * r.m(2), c * r.m(3)), _POSITIVE),
    Inequality("arithmetic and harmonic mean", lambda r, c: (1, c * r.m(1) * r.m(-1)), _POSITIVE),
    Inequality("powers −1 and −2", lambda r, c: (r.m(-1) ** 2, c * r.m(-2)), _POSITIVE),
    Inequality("powers 1 and −2", lambda r, c: (1, c * r.m(1) ** 2 * r.m(-2)), _POSITIVE),
    Inequality("powers 2 and −1", lambda r, c: (r.m(1), c * r.m(2) * r.m(-1)), _POSITIVE),
    # Sums that are no means.
    Inequality("norms 2 and 4", lambda r, c: (r.p(4), c * r.p(2) ** 2)),
    Inequality("norms 2 and 6", lambda r, c: (r.p(6), c * r.p(2) ** 3)),
    Inequality("norms 2 and 3", lambda r, c: (r.p(3) ** 2, c * r.p(2) ** 3)),
    Inequality("norms 1 and 2", lambda r, c: (r.p(2), c * r.p(1) ** 2), _POSITIVE),
    Inequality("norms 1 and 3", lambda r, c: (r.p(3), c * r.p(1) ** 3), _POSITIVE),
    Inequality("a sum of cubes", lambda r, c: (r.p(3), c * r.p(1) * r.p(2)), _POSITIVE),
    # I. Newton, C. Maclaurin, I. Schur.
    Inequality("Newton, k = 1", lambda r, c: (2 * r.N * r.e(2), c * (r.N - 1) * r.e(1) ** 2), _TWO),
    Inequality("Newton, k = 2", lambda r, c: (3 * (r.N - 1) * r.e(1) * r.e(3), c * 2 * (r.N - 2) * r.e(2) ** 2)),
    Inequality("Newton, k = 3", lambda r, c: (4 * (r.N - 2) * r.e(2) * r.e(4), c * 3 * (r.N - 3) * r.e(3) ** 2), _FOUR),
    Inequality(
        "Maclaurin, 1 and 3", lambda r, c: (6 * r.N**2 * r.e(3), c * (r.N - 1) * (r.N - 2) * r.e(1) ** 3), _POSITIVE
    ),
    Inequality(
        "Maclaurin, 2 and 3",
        lambda r, c: (9 * r.N * (r.N - 1) * r.e(3) ** 2, c * 2 * (r.N - 2) ** 2 * r.e(2) ** 3),
        _POSITIVE,
    ),
    Inequality(
        "Maclaurin, 1 and 4",
        lambda r, c: (24 * r.N**3 * r.e(4), c * (r.N - 1) * (r.N - 2) * (r.N - 3) * r.e(1) ** 4),
        _POSITIVE,
    ),
    Inequality("Schur", lambda r, c: (4 * r.e(1) * r.e(2), r.e(1) ** 3 + c * r.e(3)), _POSITIVE, (9, 1), (8, 1)),
    # Hankel determinants.
    Inequality(
        "Hankel, 3 × 3",
        lambda r, c: (
            r.m(2) ** 3 + r.m(3) ** 2 + r.m(1) ** 2 * r.m(4),
            c * (r.m(2) * r.m(4) + 2 * r.m(1) * r.m(2) * r.m(3)),
        ),
    ),
    Inequality(
        "Hankel, 3 × 3, of positive numbers",
        lambda r, c: (
            r.m(3) ** 3 + r.m(1) * r.m(4) ** 2 + r.m(2) ** 2 * r.m(5),
            c * (r.m(1) * r.m(3) * r.m(5) + 2 * r.m(2) * r.m(3) * r.m(4)),
        ),
        _POSITIVE,
    ),
    # Skewness and kurtosis.
    Inequality("K. Pearson", lambda r, c: (r.z(2) ** 3 + r.z(3) ** 2, c * r.z(2) * r.z(4))),
    Inequality("kurtosis is at least 1", lambda r, c: (r.z(2) ** 2, c * r.z(4))),
    Inequality("the largest skewness", lambda r, c: ((r.N - 1) * r.z(3) ** 2, c * (r.N - 2) ** 2 * r.z(2) ** 3), _TWO),
    Inequality(
        "the largest kurtosis", lambda r, c: ((r.N - 1) * r.z(4), c * (r.N**2 - 3 * r.N + 3) * r.z(2) ** 2), _TWO
    ),
    Inequality("central Lyapunov", lambda r, c: (r.z(4) ** 2, c * r.z(2) * r.z(6))),
    # The largest deviation in a sample.
    Inequality("P. Samuelson", lambda r, c: (r.x("i") ** 2, c * (r.N - 1) * r.z(2))),
    Inequality(
        "Samuelson, fourth powers",
        lambda r, c: (((r.N - 1) ** 3 + 1) * r.x("i") ** 4, c * (r.N - 1) ** 3 * r.N * r.z(4)),
    ),
    Inequality("J. von Szőkefalvi-Nagy", lambda r, c: ((r.at("i") - r.at("j")) ** 2, c * 2 * r.N * r.z(2))),
    Inequality("two deviations", lambda r, c: ((r.x("i") + r.x("j")) ** 2, c * 2 * (r.N - 2) * r.z(2))),
    # Two vectors.
    Inequality("Cauchy and Schwarz", lambda r, c: (r.ab(1, 1) ** 2, c * r.ab(2, 0) * r.ab(0, 2))),
    Inequality("covariance", lambda r, c: (r.cov(r.a, r.b) ** 2, c * r.cov(r.a, r.a) * r.cov(r.b, r.b))),
    Inequality("Hölder, 4 and 2", lambda r, c: (r.ab(2, 1) ** 2, c * r.ab(4, 0) * r.ab(0, 2))),
    Inequality("Hölder, three times", lambda r, c: (r.ab(1, 1) ** 4, c * r.ab(4, 0) * r.ab(0, 2) ** 2)),
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
    (statement,) = record(lambda s: inequality.statement(s, s.scalar("c")))(space := Printed(TEXT, names=False))
    best, less = (Fraction(*x) for x in (inequality.constant, inequality.too_small))
    by = "*undecided*" if proved is None else f"c = {best}: {why(proved)}" if proved.holds else "*refuted*"
    at = "*undecided*" if refuted is None else "*proved*" if refuted.holds else f"c = {less}: {refuted.witness}"
    return f"| {inequality.name} | `{space.statement(statement)}` | {by} | {at} |"


def page() -> str:
    """The page docs/inequalities.md."""
    return _HEAD + "\n".join(map(_row, INEQUALITIES)) + "\n"


if __name__ == "__main__":
    print(page(), end="")
