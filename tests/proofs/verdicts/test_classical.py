"""A hundred classical inequalities: nearly all are decided, and none wrongly.

docs/inequalities.md is what `python tests/proofs/verdicts/test_classical.py` prints.
"""

from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from lnverify.proofs.errors import Undecided
from lnverify.proofs.readings.moments.kernel import RULES
from lnverify.proofs.readings.printed import TEXT, Printed
from lnverify.proofs.recording import record
from lnverify.proofs.statements import at_most, positive
from lnverify.proofs.verdicts.decision import decide

OPEN = {"Newton, k = 3", "Maclaurin, 2 and 3"}
"""True, and not proved: on three values there are more cells than are looked at."""

LESS = Fraction(99, 100)
"""With this part of its right side each inequality is false."""


class Row:
    """What inequalities speak of: sums p, means m, moments z about the mean and deviations x of a; a row b."""

    def __init__(self, space):
        self.space, self.N, self.a = space, space.N, space.activation
        self.centred = self.a - self.m(1) * space.ones

    @property
    def b(self):
        return self.space.bias

    def mean(self, row):
        return self.space.sum(row) / self.N

    def p(self, k):
        return self.space.sum(self.a**k)

    def m(self, k):
        return self.mean(self.a**k)

    def z(self, k):
        return self.mean(self.centred**k)

    def x(self, place):
        return self.space.dot(self.space.basis(place), self.centred)

    def e(self, k):
        """The elementary symmetric polynomial, by Newton's identities."""
        if k == 0:
            return self.space.rational(1)
        terms = [(-1) ** (j - 1) * self.e(k - j) * self.p(j) for j in range(1, k + 1)]
        return sum(terms[1:], terms[0]) / k


def hankel(a, b, c, d, e):
    """That the determinant of ((a, b, c), (b, c, d), (c, d, e)) is not negative."""
    return c**3 + a * d**2 + b**2 * e, a * c * e + 2 * b * c * d


# Left and right side.
REAL = {
    "mean and mean square": lambda r: (r.m(1) ** 2, r.m(2)),
    "mean and fourth power": lambda r: (r.m(1) ** 4, r.m(4)),
    "mean square and fourth power": lambda r: (r.m(2) ** 2, r.m(4)),
    "mean square and sixth power": lambda r: (r.m(2) ** 3, r.m(6)),
    "third and sixth power": lambda r: (r.m(3) ** 2, r.m(6)),
    "cubes by Cauchy and Schwarz": lambda r: (r.m(3) ** 2, r.m(2) * r.m(4)),
    "Chebyshev, powers 1 and 3": lambda r: (r.m(1) * r.m(3), r.m(4)),
    "Chebyshev, powers 1 and 5": lambda r: (r.m(1) * r.m(5), r.m(6)),
    "Chebyshev, powers 2 and 4": lambda r: (r.m(2) * r.m(4), r.m(6)),
    "Lyapunov, powers 2, 4 and 6": lambda r: (r.m(4) ** 2, r.m(2) * r.m(6)),
    "a mixed power mean": lambda r: (r.m(2) * r.m(1) ** 2, r.m(4)),
    "norms 2 and 4": lambda r: (r.p(4), r.p(2) ** 2),
    "norms 2 and 6": lambda r: (r.p(6), r.p(2) ** 3),
    "norms 2 and 3": lambda r: (r.p(3) ** 2, r.p(2) ** 3),
    "Newton, k = 1": lambda r: (2 * r.N * r.e(2), (r.N - 1) * r.e(1) ** 2),
    "Newton, k = 2": lambda r: (3 * (r.N - 1) * r.e(1) * r.e(3), 2 * (r.N - 2) * r.e(2) ** 2),
    "Newton, k = 3": lambda r: (4 * (r.N - 2) * r.e(2) * r.e(4), 3 * (r.N - 3) * r.e(3) ** 2),
    "Hankel, 3 × 3": lambda r: hankel(r.space.rational(1), *map(r.m, range(1, 5))),
    "K. Pearson": lambda r: (r.z(2) ** 3 + r.z(3) ** 2, r.z(2) * r.z(4)),
    "kurtosis is at least 1": lambda r: (r.z(2) ** 2, r.z(4)),
    "the largest skewness": lambda r: ((r.N - 1) * r.z(3) ** 2, (r.N - 2) ** 2 * r.z(2) ** 3),
    "the largest kurtosis": lambda r: ((r.N - 1) * r.z(4), (r.N**2 - 3 * r.N + 3) * r.z(2) ** 2),
    "central Lyapunov": lambda r: (r.z(4) ** 2, r.z(2) * r.z(6)),
    "P. Samuelson": lambda r: (r.x("i") ** 2, (r.N - 1) * r.z(2)),
    "Samuelson, fourth powers": lambda r: (((r.N - 1) ** 3 + 1) * r.x("i") ** 4, (r.N - 1) ** 3 * r.N * r.z(4)),
    "J. von Szőkefalvi-Nagy": lambda r: ((r.x("i") - r.x("j")) ** 2, 2 * r.N * r.z(2)),
    "two deviations": lambda r: ((r.x("i") + r.x("j")) ** 2, 2 * (r.N - 2) * r.z(2)),
    "Cauchy and Schwarz": lambda r: (r.mean(r.a * r.b) ** 2, r.m(2) * r.mean(r.b**2)),
    "covariance": lambda r: (r.mean(r.centred * r.b) ** 2, r.z(2) * (r.mean(r.b**2) - r.mean(r.b) ** 2)),
    "Hölder, 4 and 2": lambda r: (r.mean(r.a**2 * r.b) ** 2, r.m(4) * r.mean(r.b**2)),
    "Hölder, three times": lambda r: (r.mean(r.a * r.b) ** 4, r.m(4) * r.mean(r.b**2) ** 2),
}
POSITIVE = {
    "powers 1 and 3": lambda r: (r.m(1) ** 3, r.m(3)),
    "powers 2 and 3": lambda r: (r.m(2) ** 3, r.m(3) ** 2),
    "powers 3 and 4": lambda r: (r.m(3) ** 4, r.m(4) ** 3),
    "Lyapunov, powers 1, 2, 3": lambda r: (r.m(2) ** 2, r.m(1) * r.m(3)),
    "Lyapunov, powers 1, 2, 4": lambda r: (r.m(2) ** 3, r.m(1) ** 2 * r.m(4)),
    "Lyapunov, powers 1, 3, 4": lambda r: (r.m(3) ** 3, r.m(1) * r.m(4) ** 2),
    "Chebyshev, powers 1 and 2": lambda r: (r.m(1) * r.m(2), r.m(3)),
    "arithmetic and harmonic mean": lambda r: (1, r.m(1) * r.m(-1)),
    "powers −1 and −2": lambda r: (r.m(-1) ** 2, r.m(-2)),
    "powers 1 and −2": lambda r: (1, r.m(1) ** 2 * r.m(-2)),
    "powers 2 and −1": lambda r: (r.m(1), r.m(2) * r.m(-1)),
    "norms 1 and 2": lambda r: (r.p(2), r.p(1) ** 2),
    "norms 1 and 3": lambda r: (r.p(3), r.p(1) ** 3),
    "a sum of cubes": lambda r: (r.p(3), r.p(1) * r.p(2)),
    "Maclaurin, 1 and 3": lambda r: (6 * r.N**2 * r.e(3), (r.N - 1) * (r.N - 2) * r.e(1) ** 3),
    "Maclaurin, 2 and 3": lambda r: (9 * r.N * (r.N - 1) * r.e(3) ** 2, 2 * (r.N - 2) ** 2 * r.e(2) ** 3),
    "Maclaurin, 1 and 4": lambda r: (24 * r.N**3 * r.e(4), (r.N - 1) * (r.N - 2) * (r.N - 3) * r.e(1) ** 4),
    "Schur": lambda r: (4 * r.e(1) * r.e(2) - r.e(1) ** 3, 9 * r.e(3)),
    "Hankel, 3 × 3, of positive numbers": lambda r: hankel(*map(r.m, range(1, 6))),
}
SIDES = REAL | POSITIVE

THEOREMS = {"on_few_columns": "few columns", "by_half_degree": "half degree", "by_inner_products": "inner products"}
PAGE = """# A hundred inequalities

Fifty classical inequalities for all N, each with its best constant and, false, with 99/100 of its right side. The
theorems are those of [method.md](method.md#orders); where none was needed, rules of the kernel are named. This page is
what `python tests/proofs/verdicts/test_classical.py` prints.

| inequality | statement | proved by | with 99/100 false at |
|---|---|---|---|
"""


def statement(s, name, part=Fraction(1)):
    left, right = SIDES[name](Row(s))
    return at_most(left, right if part == 1 else s.rational(part.numerator, part.denominator) * right)


@cache
def decision_on(name, part=Fraction(1)):
    """How an inequality is decided with this part of its right side; None where it is not."""
    hypotheses = [lambda s: positive(s.activation)] if name in POSITIVE else []
    try:
        return decide(lambda s: statement(s, name, part), hypotheses)
    except Undecided:
        return None


def why(decision):
    """The theorems of `proofs.orders.columns` that a proof rests on; without any, the rules on sums that it does."""
    facts = [fact for step in decision.steps for proved in step.facts for fact in proved.tree()]
    result = dict.fromkeys(THEOREMS[fact.arguments[-1]] for fact in facts if fact.name == "few_columns")
    rules = dict.fromkeys(f"rule {n}" for n, name in RULES.items() if n >= 50 and any(f.name == name for f in facts))
    return ", ".join(result or rules) or "signs of terms"


def line(name):
    (text,) = map((space := Printed(TEXT, names=False)).statement, record(lambda s: statement(s, name))(space))
    by = why(decision_on(name)) if decision_on(name) else "*undecided*"
    where = ", a > 0" * (name in POSITIVE)
    return f"| {name} | `{text}{where}` | {by} | {decision_on(name, LESS).witness} |\n"


@pytest.mark.parametrize("name", SIDES)
def test_best_constant_is_proved_and_less_refuted(name):
    proved, refuted = decision_on(name), decision_on(name, LESS)
    assert (proved is None) == (name in OPEN)
    assert proved is None or proved.holds
    assert refuted is not None and not refuted.holds and refuted.witness
    for step in proved.steps if proved else ():
        assert step.certificate is None or step.certificate.check()


def test_page_is_what_is_decided():
    assert len(SIDES) == 50
    page = (Path(__file__).parents[3] / "docs" / "inequalities.md").read_text(encoding="utf-8")
    assert page == PAGE + "".join(map(line, SIDES))


if __name__ == "__main__":
    print(PAGE + "".join(map(line, SIDES)), end="")
