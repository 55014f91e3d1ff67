"""The rules of the kernel: what each concludes, and what it must not conclude where one of its premises fails.

A mutant is the kernel with one check of a rule taken away. It has to change what some case of that rule concludes.
"""

import ast
import inspect
import re
import textwrap
from functools import cache
from itertools import chain
from math import prod
from pathlib import Path

import pytest
from flint import fmpq
from variables import Given, s

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments import kernel
from lnverify.proofs.readings.moments.kernel import RULES, Established, Kernel, Rules
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentVector
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign
A, B, G = ((("activation", 1),), (("bias", 1),), (("gain", 1),))
A2, B2, AB = ((("activation", 2),), (("bias", 2),), (("activation", 1), ("bias", 1)))
ONE = ()
NONE, NONZERO = (UNKNOWN, False), (UNKNOWN, True)
AT_LEAST, ABOVE = (NON_NEGATIVE, False), (POSITIVE, True)


class Known(Given):
    """Scalars x, y of any sign; p > 0; r ≥ 0; n ≠ 0; u > 0, b any, g ≠ 0, v ≥ 0 entry by entry; √(1 + x²); e^x."""

    def __init__(self, two_blocks=False):
        self.space = space = Moments(two_blocks)
        self.k = space.kernel
        self.field, self.one = space.field, space.field.one
        for name in "xyprn":
            setattr(self, name, space.scalar(name).value.numerator)
        space.assumptions.sign(space.scalar("p"), POSITIVE)
        space.assumptions.sign(space.scalar("r"), NON_NEGATIVE)
        space.assumptions.sign(space.scalar("n"), UNKNOWN)
        space.assumptions.sign(space.vector("u"), POSITIVE)
        space.assumptions.sign(space.vector("v"), NON_NEGATIVE)
        space.assumptions.sign(space.gain, UNKNOWN)
        self.eps, self.N = space.eps.value.numerator, space.N.value.numerator
        a, b = space.activation, space.bias
        self.aa, self.ab, self.bb = (space.dot(*pair).value.numerator for pair in ((a, a), (a, b), (b, b)))
        self.sum_a = space.sum(a).value.numerator
        self.root = space.sqrt(1 + space.scalar("x") ** 2).value.numerator
        space.kernel.is_assuming = False

    # -- facts ------------------------------------------------------------------------------------------

    def of(self, polynomial):
        """What the terms of a polynomial show."""
        return self.k.terms(polynomial)

    def nz(self, polynomial):
        """That a polynomial is not 0, as a hypothesis says."""
        return self.k.hypothesis(self.k.scalar(polynomial), UNKNOWN, True)

    def said(self, x, sign=POSITIVE, nonzero=True):
        is_value = isinstance(x, (Fraction, MomentVector))
        return self.k.hypothesis(x if is_value else self.k.scalar(x), sign, nonzero)

    def zero(self, polynomial):
        return self.k.vanishing(self.k.scalar(polynomial))

    def index(self, generator):
        return next(i for i, degree in enumerate(generator.degrees()) if degree)

    def vector(self, monomial, block=0, coefficient=1):
        return MomentVector(self.space, {(block, monomial): self.field.rational(coefficient)})

    def entries(self, monomial, block=0):
        return self.k.monomial(block, monomial)

    def over(self, above, below):
        return self.field.fraction(above, below)


def part(s, **coefficients):
    """A coordinate function in one letter each, by name; `one` is the constant."""
    return {() if name == "one" else ((name, 1),): s.field.rational(c) for name, c in coefficients.items()}


def without_square(s, x, letter, *nonzero, is_positive=False):
    """The letter as 1/x² times x² times the letter."""
    whole = {((letter, 1),): s.k.scalar(x**2)}
    known = s.said(s.space.coordinates.part(0, whole), POSITIVE if is_positive else NON_NEGATIVE, is_positive)
    by = s.k.over(s.over(s.one, x**2), s.of(s.one), s.k.square(x), ())
    return s.k.scaled(0, part(s, **{letter: 1}), known, by, nonzero)


def half(*facts, by=1):
    return (fmpq(by), facts)


k, field, space, one, eps, N, R = s.k, s.field, s.space, s.one, s.eps, s.N, s.root
x, y, p, r, n, aa, ab, bb, sum_a = s.x, s.y, s.p, s.r, s.n, s.aa, s.ab, s.bb, s.sum_a
of, nz, said, zero, over, index, vector, entries = s.of, s.nz, s.said, s.zero, s.over, s.index, s.vector, s.entries

# Of each rule: a name, the application, and what it concludes: (sign, whether not 0).
CASES = {
    "terms": {
        "p + x²": (k.terms(p + x**2), ABOVE),
        "r + x²": (k.terms(r + x**2), AT_LEAST),
        "x: no sign": (k.terms(x), NONE),
        "p − r: a coefficient below 0": (k.terms(p - r), NONE),
        "n²: an even power of what is not 0": (k.terms(n**2), ABOVE),
        "Nε + 1": (k.terms(N * eps + 1), ABOVE),
    },
    "square": {
        "x²": (k.square(x), AT_LEAST),
        "n², n ≠ 0": (k.square(n, nz(n)), ABOVE),
        "x², with a fact about n": (k.square(x, nz(n)), AT_LEAST),
        "r², with r ≥ 0": (k.square(r, of(r)), AT_LEAST),
        "√y², y any number": (lambda s: s.k.square(unreal(s)), NONE),
    },
    "product": {
        "pr": (k.product(p * r, 1, ((p, 1, of(p)), (r, 1, of(r)))), AT_LEAST),
        "2p": (k.product(2 * p, 2, ((p, 1, of(p)),)), ABOVE),
        "2p for 3p": (k.product(3 * p, 2, ((p, 1, of(p)),)), NONE),
        "−p": (k.product(-p, -1, ((p, 1, of(p)),)), NONE),
        "p as −(−p)": (k.product(p, -1, ((-p, 1, of(p)),)), ABOVE),
        "x², of no fact": (k.product(x**2, 1, ((x, 2, None),)), AT_LEAST),
        "n², n ≠ 0": (k.product(n**2, 1, ((n, 2, nz(n)),)), ABOVE),
        "r², r ≥ 0": (k.product(r**2, 1, ((r, 2, of(r)),)), AT_LEAST),
        "x³, of no fact": (k.product(x**3, 1, ((x, 3, None),)), NONE),
        "n³, n ≠ 0": (k.product(n**3, 1, ((n, 3, nz(n)),)), NONE),
        "x with the fact of p": (k.product(x, 1, ((x, 1, of(p)),)), NONE),
        "0": (k.product(0 * one, 0, ()), NONE),
        "(√y)², y any number": (lambda s: s.k.product(unreal(s) ** 2, 1, ((unreal(s), 2, None),)), NONE),
    },
    "combination": {
        "2r + 3p": (k.combination(k.scalar(2 * r + 3 * p), (half(of(r), by=2), half(of(p), by=3))), ABOVE),
        "r + pr": (k.combination(k.scalar(r + p * r), (half(of(r)), half(of(p), of(r)))), AT_LEAST),
        "another polynomial": (k.combination(k.scalar(2 * p), (half(of(p)),)), NONE),
        "a coefficient below 0": (k.combination(k.scalar(-p), (half(of(p), by=-1),)), NONE),
        "a factor without a sign": (k.combination(k.scalar(n), (half(nz(n)),)), NONE),
        "p·P is a square": (k.combination(k.scalar(p * x**2), (half(k.square(p * x)),), (of(p),)), AT_LEAST),
        "r·P is a square, where r may be 0": (
            k.combination(k.scalar(r * x**2), (half(k.square(r * x)),), (of(r),)),
            NONE,
        ),
    },
    "split": {
        "x² + p = x²·1 + p": (k.split(x**2 + p, of(one), k.square(x), of(one), of(p)), ABOVE),
        "another rest": (k.split(x**2 - p, of(one), k.square(x), of(one), of(p)), NONE),
        "divided by what may be 0": (k.split(p, of(r), of(r), of(p), of(0 * one)), NONE),
        "a part without a sign": (k.split(n + p, of(one), nz(n), of(one), of(p)), NONE),
        "a multiple without a sign": (k.split(n * p, of(one), of(p), nz(n), of(0 * one)), NONE),
        "a rest without a sign": (k.split(n + p, of(one), of(p), of(one), nz(n)), NONE),
    },
    "strict": {
        "r ≥ 0 and r ≠ 0": (k.strict(of(r), nz(r)), ABOVE),
        "r ≥ 0 and −r ≠ 0": (k.strict(of(r), nz(-r)), ABOVE),
        "r ≥ 0 and n ≠ 0": (k.strict(of(r), nz(n)), NONE),
        "n ≠ 0 and n ≠ 0": (k.strict(nz(n), nz(n)), NONE),
        "r ≥ 0 twice": (k.strict(of(r), of(r)), NONE),
    },
    "one_variable": {
        "x⁴ − x + 1": (k.one_variable(x**4 - x + 1), ABOVE),
        "x² − 1 has a root": (k.one_variable(x**2 - 1), NONE),
        "p³ + 1, p > 0": (k.one_variable(p**3 + 1), ABOVE),
        "x³ + 1": (k.one_variable(x**3 + 1), NONE),
        "r³ + r, r ≥ 0": (k.one_variable(r**3 + r), NONE),
        "two variables": (k.one_variable(x**2 + y**2 + 1), NONE),
        "√y + 1, y any number": (lambda s: s.k.one_variable(unreal(s) ** 2 + 1), NONE),
    },
    "root": {
        "1 + R": (lambda s: root(s, s.one, s.one, s.of(s.one), s.of(s.one)), ABOVE),
        "r + rR": (lambda s: root(s, s.r, s.r, s.of(s.r), s.of(s.r)), AT_LEAST),
        "1 + xR, with the fact of 1": (lambda s: root(s, s.one, s.x, s.of(s.one), s.of(s.one)), NONE),
        "x + R, with the fact of 1": (lambda s: root(s, s.x, s.one, s.of(s.one), s.of(s.one)), NONE),
        "R − x, as R² − x² = 1": (lambda s: root(s, -s.x, s.one, None, s.of(s.one), s.of(s.one)), ABOVE),
        "x − R, as R² − x² = 1": (lambda s: root(s, s.x, -s.one, None, s.of(s.one), s.of(s.one)), NONE),
        "R − 1, with the gap of another": (lambda s: root(s, -s.one, s.one, None, s.of(s.one), s.of(s.one)), NONE),
        "R − x, by (R² − x²)/n > 0": (
            lambda s: root(s, -s.x, s.one, None, s.of(s.one), s.said(s.over(s.one, s.n))),
            NONE,
        ),
        "a gap, and no sign of A or B": (lambda s: root(s, -s.x, s.one, None, None, s.of(s.one)), NONE),
        "1 + √y, y any number": (
            lambda s: s.k.root(1 + unreal(s), s.index(unreal(s)), s.of(s.one), s.of(s.one), None),
            NONE,
        ),
        "1 + √y R, y any number": (
            lambda s: root(s, s.one, unreal(s), s.of(s.one), None, s.said(1 - s.y * (1 + s.x**2))),
            NONE,
        ),
        "√y + R, y any number": (
            lambda s: root(s, unreal(s), s.one, s.said(unreal(s)), None, s.said(s.y - 1 - s.x**2)),
            NONE,
        ),
        "no root": (k.root(p + 1, index(p), of(one), of(one), None), NONE),
    },
    "factor": {
        "p > 0": (k.factor(of(p), p), NONZERO),
        "−p, as p > 0": (k.factor(of(p), -p), NONZERO),
        "n, as n² > 0": (k.factor(of(n**2), n), NONZERO),
        "x, as p > 0": (k.factor(of(p), x), NONE),
        "r, as r ≥ 0": (k.factor(of(r), r), NONE),
        "0, as 0 ≠ 0": (k.factor(nz(0 * one), 0 * one), NONE),
        "n, as nx ≠ 0": (k.factor(nz(n * x), x), NONZERO),
        "y, as nx ≠ 0": (k.factor(nz(n * x), y), NONE),
        "x, as x/n ≠ 0": (k.factor(said(over(x, n)), x), NONE),
        "x, as rx ≥ 0": (k.factor(said(r * x, NON_NEGATIVE, False), x), NONE),
    },
    "quotient": {
        "q, as pq ≥ 0": (k.quotient(said(p * x, NON_NEGATIVE, False), x, ((p, 1, of(p)),)), AT_LEAST),
        "q, as rq ≥ 0, r may be 0": (k.quotient(said(r * x, NON_NEGATIVE, False), x, ((r, 1, of(r)),)), NONE),
        "q, as rq > 0": (k.quotient(said(r * x), x, ((r, 1, of(r)),)), ABOVE),
        "q, as y²q > 0": (k.quotient(said(y**2 * x), x, ((y, 2, None),)), ABOVE),
        "q, as y²q ≥ 0": (k.quotient(said(y**2 * x, NON_NEGATIVE, False), x, ((y, 2, None),)), NONE),
        "q, as yq > 0": (k.quotient(said(y * x), x, ((y, 1, None),)), NONE),
        "q, as −pq > 0": (k.quotient(said(-p * x), x, ((p, 1, of(p)),)), NONE),
        "q, as (√y)²q > 0, y any number": (
            lambda s: s.k.quotient(s.said(unreal(s) ** 2 * s.x), s.x, ((unreal(s), 2, None),)),
            NONE,
        ),
        "q, as pq + y > 0": (k.quotient(said(p * x + y), x, ((p, 1, of(p)),)), NONE),
        "q, as pyq > 0": (k.quotient(said(p * x * y), x, ((p, 1, of(p)),)), NONE),
        "q, as pq/n > 0": (k.quotient(said(over(p * x, n)), x, ((p, 1, of(p)),)), NONE),
        "q, of another product": (k.quotient(said(p * y), x, ((p, 1, of(p)),)), NONE),
    },
    "cleared": {
        "x/n > 0, n ≠ 0": (k.cleared(said(over(x, n)), (nz(n),)), ABOVE),
        "x/n > 0": (k.cleared(said(over(x, n)), ()), AT_LEAST),
        "x/n > 0, y ≠ 0": (k.cleared(said(over(x, n)), (nz(y),)), AT_LEAST),
        "x/n ≥ 0, n ≠ 0": (k.cleared(said(over(x, n), NON_NEGATIVE, False), (nz(n),)), AT_LEAST),
        "x/n ≠ 0": (k.cleared(said(over(x, n), UNKNOWN, True), ()), NONE),
        "x/n ≠ 0, n ≠ 0": (k.cleared(said(over(x, n), UNKNOWN, True), (nz(n),)), NONZERO),
    },
    "times": {
        "uv": (k.times(k.letter(0, "u"), k.letter(0, "v")), AT_LEAST),
        "ua": (k.times(k.letter(0, "u"), k.letter(0, "activation")), NONE),
        "uu is no square of a vector that is not 0": (k.times(k.letter(0, "gain"), k.letter(0, "gain")), NONE),
        "pr": (k.times(of(p), of(r)), AT_LEAST),
        "rp": (k.times(of(r), of(p)), AT_LEAST),
        "np": (k.times(nz(n), of(p)), NONZERO),
        "n·n": (lambda s: (lambda fact: s.k.times(fact, fact))(s.nz(s.n)), ABOVE),
        "n·y": (k.times(nz(n), nz(y)), NONZERO),
        "√y·√y, y any number": (lambda s: (lambda fact: s.k.times(fact, fact))(s.of(unreal(s))), NONE),
        "r·r": (lambda s: (lambda fact: s.k.times(fact, fact))(s.of(s.r)), AT_LEAST),
    },
    "nonzero_product": {
        "np": (k.nonzero_product(n * p, 1, ((n, 1, nz(n)), (p, 1, of(p)))), NONZERO),
        "nr": (k.nonzero_product(n * r, 1, ((n, 1, nz(n)), (r, 1, of(r)))), NONE),
        "nx, with the fact of p": (k.nonzero_product(n * x, 1, ((n, 1, nz(n)), (x, 1, of(p)))), NONE),
        "another product": (k.nonzero_product(n * x, 1, ((n, 1, nz(n)),)), NONE),
        "0": (k.nonzero_product(0 * n, 0, ((n, 1, nz(n)),)), NONE),
    },
    "both": {
        "r ≥ 0 and r ≠ 0": (k.both(of(r), nz(r)), ABOVE),
        "r ≥ 0 twice": (k.both(of(r), of(r)), AT_LEAST),
        "n ≠ 0 twice": (k.both(nz(n), nz(n)), NONZERO),
        "r ≥ 0 and n ≠ 0": (k.both(of(r), nz(n)), NONE),
    },
    "over": {
        "p/n², n ≠ 0": (k.over(over(r, n**2), of(r), of(n**2), (nz(n),)), AT_LEAST),
        "−r/(−n²), n ≠ 0": (k.over(over(-r, n + p), of(r), said(-n - p), (nz(n + p),)), AT_LEAST),
        "r/x², x may be 0": (k.over(over(r, x**2), of(r), of(x**2), ()), NONE),
        "p/x²": (k.over(over(p, x**2), of(p), of(x**2), ()), ABOVE),
        "p/y, with the sign of another": (k.over(over(p, y), of(p), of(r), ()), NONE),
        "p/n, n ≠ 0 of no sign": (k.over(over(p, n), of(p), nz(n), (nz(n),)), NONE),
        "p/r, with another numerator": (k.over(over(p, x**2), of(r), of(x**2), ()), NONE),
    },
    "divided": {
        "x, as xp ≥ 0": (k.divided(k.scalar(x), said(p * x, NON_NEGATIVE, False), of(p), 1), AT_LEAST),
        "x, as xr ≥ 0": (k.divided(k.scalar(x), said(r * x, NON_NEGATIVE, False), of(r), 1), NONE),
        "x, as xn² > 0": (k.divided(k.scalar(x), said(n**2 * x), nz(n), 2), ABOVE),
        "x, as xn > 0": (k.divided(k.scalar(x), said(n * x), nz(n), 1), NONZERO),
        "x, as xr² ≥ 0": (k.divided(k.scalar(x), said(r**2 * x, NON_NEGATIVE, False), of(r), 2), NONE),
        "x, of another product": (k.divided(k.scalar(x), said(p * y), of(p), 1), NONE),
    },
    "nonzero_value": {
        "n/x": (k.nonzero_value(over(n, x), nz(n)), NONZERO),
        "R + x, as R² − x² = 1": (k.nonzero_value(k.scalar(R + x), of(one)), NONZERO),
        "R + x, with the fact of p": (k.nonzero_value(k.scalar(R + x), of(p)), NONE),
        "y/x, with the fact of n": (k.nonzero_value(over(y, x), nz(n)), NONE),
        "r, as r ≥ 0": (k.nonzero_value(k.scalar(r), of(r)), NONE),
    },
    "root_of": {
        "√(1 + x²)": (k.root_of(index(R), of(1 + x**2)), ABOVE),
        "with the radicand over n": (k.root_of(index(R), said(over(1 + x**2, n))), NONE),
        "with another radicand": (k.root_of(index(R), of(p)), NONE),
    },
    "entry_sum": {
        "Σ[a²]": (k.entry_sum(index(aa), entries(A2)), AT_LEAST),
        "Σ[a²], with the fact of b²": (k.entry_sum(index(aa), entries(B2)), NONE),
        "Σ[a²], with the fact of −a²": (k.entry_sum(index(aa), said(vector(A2, 0, -1), NON_NEGATIVE, False)), NONE),
        "Σ[ab], as ab + b² ≥ 0": (
            k.entry_sum(index(ab), said(k.part(0, {AB: field.rational(1), B2: field.rational(1)}))),
            NONE,
        ),
        "Σ[ab]": (k.entry_sum(index(ab), entries(AB)), NONE),
    },
    "letters": {
        "a²": (entries(A2), AT_LEAST),
        "a³": (entries((("activation", 3),)), NONE),
        "u": (entries((("u", 1),)), ABOVE),
        "ua": (entries((("activation", 1), ("u", 1))), NONE),
        "g²": (entries((("gain", 2),)), ABOVE),
        "g": (entries(G), NONZERO),
        "a with the fact of u": (k.letters(0, A, [k.letter(0, "u")]), NONE),
        "a⁻²": (entries((("activation", -2),)), ABOVE),
    },
    "letter_of_monomial": {
        "b, as ub > 0": (lambda s: logged(s, ("bias", "u"), [s.k.letter(0, "u")]), ABOVE),
        "b, as vb > 0": (lambda s: logged(s, ("bias", "v"), [s.k.letter(0, "v")]), NONZERO),
        "b, as ub > 0, of no fact about u": (lambda s: logged(s, ("bias", "u"), []), NONZERO),
        "b, as ub > 0, by −u > 0": (
            lambda s: logged(s, ("bias", "u"), [s.said(s.vector((("u", 1),), 0, -1))]),
            NONZERO,
        ),
        "a, as ub > 0": (lambda s: logged(s, ("bias", "u"), [s.k.letter(0, "u")], "activation"), NONE),
        "b, as −ub > 0": (lambda s: logged(s, ("bias", "u"), [s.k.letter(0, "u")], scale=s.nz(-s.one)), NONZERO),
        "b, as pub > 0": (lambda s: logged(s, ("bias", "u"), [s.k.letter(0, "u")], scale=s.of(s.p)), ABOVE),
        "b, as pub > 0 by 2": (
            lambda s: logged(s, ("bias", "u"), [s.k.letter(0, "u")], scale=s.of(s.p), by=s.of(2 * s.one)),
            NONZERO,
        ),
        "b, as b²u > 0": (lambda s: logged(s, ("bias", "bias", "u"), [s.k.letter(0, "u")]), NONZERO),
        "b, as b + u > 0": (
            k.letter_of_monomial(said(k.part(0, part(s, bias=1, u=1))), "bias", of(one), (k.letter(0, "u"),)),
            NONE,
        ),
        "a, as a³ > 0": (k.letter_of_monomial(said(vector((("activation", 3),))), "activation"), ABOVE),
        "a, as a² > 0": (k.letter_of_monomial(said(vector(A2)), "activation"), NONZERO),
        "a, as ab > 0": (k.letter_of_monomial(said(vector(AB)), "activation"), NONZERO),
        "a, as −a > 0": (k.letter_of_monomial(said(vector(A, 0, -1)), "activation"), NONZERO),
        "a, as xa > 0": (k.letter_of_monomial(said(k.part(0, {A: k.scalar(x)})), "activation"), NONZERO),
        "a, as a/x > 0": (k.letter_of_monomial(said(k.part(0, {A: over(one, x)})), "activation"), NONE),
        "a, as a/n > 0, n ≠ 0": (
            k.letter_of_monomial(said(k.part(0, {A: over(one, n)})), "activation", None, (), (nz(n),)),
            NONZERO,
        ),
        "a, as a ≥ 0": (k.letter_of_monomial(said(vector(A), NON_NEGATIVE, False), "activation"), AT_LEAST),
        "b, as a > 0": (k.letter_of_monomial(said(vector(A)), "bias"), NONE),
    },
    "scaled": {
        "2u": (k.scaled(0, part(s, u=2), k.letter(0, "u"), of(2 * one)), ABOVE),
        "−u": (k.scaled(0, part(s, u=-1), k.letter(0, "u"), k.factor(of(one), -one)), NONZERO),
        "0u": (k.scaled(0, {(("u", 1),): k.scalar(r)}, k.letter(0, "u"), of(r)), AT_LEAST),
        "2v": (k.scaled(0, part(s, v=2), k.letter(0, "v"), of(2 * one)), AT_LEAST),
        "v from x²v, x may be 0": (without_square(s, x, "v"), NONE),
        "v from n²v, n ≠ 0": (without_square(s, n, "v", nz(n)), AT_LEAST),
        "u from x²u > 0": (without_square(s, x, "u", is_positive=True), ABOVE),
        "3u by 2": (k.scaled(0, part(s, u=3), k.letter(0, "u"), of(2 * one)), NONE),
        "another letter": (k.scaled(0, part(s, v=2), k.letter(0, "u"), of(2 * one)), NONE),
    },
    "sum_of_terms": {
        "u + v": (k.sum_of_terms(0, part(s, u=1, v=1)), ABOVE),
        "v + 0": (k.sum_of_terms(0, part(s, v=1)), AT_LEAST),
        "u − v": (k.sum_of_terms(0, part(s, u=1, v=-1)), NONE),
        "u + a": (k.sum_of_terms(0, part(s, u=1, activation=1)), NONE),
        "u/(−1)": (k.sum_of_terms(0, {(("u", 1),): over(one, -p)}), NONE),
        "u/x, x of no sign": (k.sum_of_terms(0, {(("u", 1),): over(one, x)}), NONE),
        "(r/x²)u, x may be 0": (k.sum_of_terms(0, {(("u", 1),): over(r, x**2)}), NONE),
        "(r/n²)u, n ≠ 0": (k.sum_of_terms(0, {(("u", 1),): over(r, n**2)}, ((nz(n),),)), AT_LEAST),
        "(p/x²)u, which exists only where x is not 0": (k.sum_of_terms(0, {(("u", 1),): over(p, x**2)}), ABOVE),
    },
    "in_one_letter": {
        "a² − a + 1": (
            k.in_one_letter(0, {A2: field.rational(1), A: field.rational(-1), ONE: field.rational(1)}),
            ABOVE,
        ),
        "a³ + 1": (k.in_one_letter(0, {(("activation", 3),): field.rational(1), ONE: field.rational(1)}), NONE),
        "u³ + 1, u > 0": (k.in_one_letter(0, {(("u", 3),): field.rational(1), ONE: field.rational(1)}), ABOVE),
        "v³ + v, v ≥ 0": (k.in_one_letter(0, {(("v", 3),): field.rational(1), (("v", 1),): field.rational(1)}), NONE),
        "xa² + 1": (k.in_one_letter(0, {A2: k.scalar(x), ONE: field.rational(1)}), NONE),
        "√u + 1": (
            lambda s: s.k.in_one_letter(0, {((root_letter(s), 1),): s.field.rational(1), ONE: s.field.rational(1)}),
            ABOVE,
        ),
        "(√b)² + 1, b any number": (
            lambda s: s.k.in_one_letter(0, {((unreal_letter(s), 2),): s.field.rational(1), ONE: s.field.rational(1)}),
            NONE,
        ),
        "a²/x + 1": (k.in_one_letter(0, {A2: over(one, x), ONE: field.rational(1)}), NONE),
        "a⁻¹ + a": (k.in_one_letter(0, {(("u", -1),): field.rational(1), (("u", 1),): field.rational(1)}), NONE),
    },
    "reciprocal": {
        "1/(1 + a²)": (lambda s: reciprocal(s, square=True), ABOVE),
        "1/(1 + a)": (lambda s: reciprocal(s), NONZERO),
        "1/(1 + ya²), y may be 0": (lambda s: reciprocal(s, square=True, leading=s.n), NONE),
        "1/v, v > 0, what was divided by may have been 0·v": (lambda s: of_leading(s), AT_LEAST),
        "with the fact of another": (
            lambda s: (reciprocal(s, square=True), s.k.reciprocal(0, "w 1", s.k.letter(0, "u"), []))[1],
            NONZERO,
        ),
    },
    "cauchy": {
        "Σa²Σb² ≥ (Σab)²": (k.cauchy(entries(A2), entries(B2), vector(AB)), AT_LEAST),
        "NΣa² ≥ (Σa)²": (k.cauchy(entries(ONE), entries(A2), vector(A)), AT_LEAST),
        "m² is another": (k.cauchy(entries(A2), entries(B2), vector(A2)), NONE),
        "p and q may be negative": (k.cauchy(entries(A), entries(A), vector(A)), NONE),
        "q alone may be negative": (k.cauchy(said(vector(A)), entries((("activation", 3),)), vector(A2)), NONE),
        "p alone may be negative": (k.cauchy(entries(A), said(vector((("activation", 3),))), vector(A2)), NONE),
        "p may be negative": (k.cauchy(entries(A), entries((("activation", 3),)), vector(A2)), NONE),
        "q may be negative": (k.cauchy(entries(A2), entries(ONE), vector(A)), AT_LEAST),
    },
    "mixed": {
        "Σa²Σb² ≥ Σa²b²": (k.mixed((entries(A2), entries(B2))), AT_LEAST),
        "Σa Σb²": (k.mixed((entries(A), entries(B2))), NONE),
    },
    "gram": {
        "‖xa + b‖²": (k.gram(((x, ((0, A),)), (one, ((0, B),)))), AT_LEAST),
        "‖pg‖²": (k.gram(((p, ((0, G),)),)), ABOVE),
        "‖xg‖²": (k.gram(((x, ((0, G),)),)), AT_LEAST),
        "‖pa‖²": (k.gram(((p, ((0, A),)),)), AT_LEAST),
        "‖pg‖² over a block that may be empty": (
            lambda s: (lambda t: t.k.gram(((t.p, ((1, G),)),)))(Known(True)),
            AT_LEAST,
        ),
        "‖√b‖², b any number": (lambda s: s.k.gram(((s.one, ((0, ((unreal_letter(s), 1),)),)),)), NONE),
        "p²": (k.gram(((p, ()),)), ABOVE),
        "(p + 1)²": (k.gram(((p + 1, ()),)), AT_LEAST),
        "‖a ∧ b‖²": (k.gram(((one, ((0, A), (0, B))),)), AT_LEAST),
        "‖g ∧ g‖²": (k.gram(((p, ((0, G), (0, G))),)), AT_LEAST),
        "√y·√y, y any number": (lambda s: s.k.gram(((unreal(s), ()),)), NONE),
        "different degrees": (k.gram(((one, ((0, A),)), (one, ((0, A), (0, B))))), NONE),
    },
    "sum_of_entries": {
        "Σa²": (k.sum_of_entries(entries(A2)), AT_LEAST),
        "Σu": (k.sum_of_entries(entries((("u", 1),))), ABOVE),
        "Σu but for one": (lambda s: with_index(s), AT_LEAST),
        "Σu but for one, N − 1 > 0": (lambda s: with_index(s, s.said(s.N - 1)), ABOVE),
        "Σu but for one, N − 1 ≥ 0": (lambda s: with_index(s, s.said(s.N - 1, NON_NEGATIVE, False)), AT_LEAST),
        "Σu but for one, N + 1 > 0": (lambda s: with_index(s, s.said(s.N + 1)), AT_LEAST),
        "Σa": (k.sum_of_entries(entries(A)), NONE),
    },
    "deviations": {
        "q = b²": (k.deviations(0, "activation", entries(B2)), AT_LEAST),
        "q in another block": (
            lambda s: (lambda t: t.k.deviations(0, "activation", t.entries(B2, 1)))(Known(True)),
            NONE,
        ),
        "√b, b any number": (lambda s: s.k.deviations(0, unreal_letter(s), s.entries(A2)), NONE),
        "q = b": (k.deviations(0, "activation", entries(B)), NONE),
    },
    "matrix_gram": {
        "tr(QᵀQ) tr(RᵀR) ≥ tr(QᵀR)²": (lambda s: matrix_gram(0), AT_LEAST),
        "‖Q − R‖²": (lambda s: matrix_gram(-1), AT_LEAST),
        "‖Q‖² + ‖R‖² + 4 tr(QᵀR)": (lambda s: matrix_gram(2), NONE),
        "(Q ⊙ R)a": (lambda s: matrix_gram(1, with_vector=True), NONE),
        "Q1": (lambda s: matrix_gram(1, single=True), NONE),
    },
    "coefficient": {
        "na ≠ 0": (k.coefficient(said(vector(A), UNKNOWN, True)), NONZERO),
        "in a block that may be empty": (lambda s: empty_block(), NONE),
        "na ≥ 0": (k.coefficient(said(vector(A), NON_NEGATIVE, False)), NONE),
        "n + a ≠ 0": (k.coefficient(said(k.part(0, part(s, one=1, activation=1)), UNKNOWN, True)), NONE),
    },
    "numerator": {
        "x/p = 0": (k.numerator(k.vanishing(over(x, p))), AT_LEAST),
        "x/p ≥ 0": (k.numerator(said(over(x, p), NON_NEGATIVE, False)), NONE),
    },
    "norm": {
        "x + R = 0": (k.norm(zero(x + R), index(R)), AT_LEAST),
        "x + y = 0, of no root": (k.norm(zero(x + y), index(x)), NONE),
        "x + R ≥ 0": (k.norm(said(x + R, NON_NEGATIVE, False), index(R)), NONE),
    },
    "opposite": {
        "x + R = 0": (k.opposite(zero(x + R), index(R)), AT_LEAST),
        "x + y = 0, of no root": (k.opposite(zero(x + y), index(x)), NONE),
        "x + R² = 0": (k.opposite(zero(x + R**2), index(R)), NONE),
        "x + R ≥ 0": (k.opposite(said(x + R, NON_NEGATIVE, False), index(R)), NONE),
    },
    "factor_vanishes": {
        "nx = 0": (k.factor_vanishes(zero(n * x), x, (nz(n),)), AT_LEAST),
        "yx = 0": (k.factor_vanishes(zero(y * x), x, ()), NONE),
        "nx ≥ 0": (k.factor_vanishes(said(n * x, NON_NEGATIVE, False), x, (nz(n),)), NONE),
        "p for x": (k.factor_vanishes(zero(n * x), p, (nz(n), nz(x))), NONE),
    },
    "term_vanishes": {
        "x² + r = 0": (lambda s: s.k.term_vanishes(s.zero(s.x**2 + s.r), exponents(s.r)), AT_LEAST),
        "x² − r = 0": (lambda s: s.k.term_vanishes(s.zero(s.x**2 - s.r), exponents(s.r)), NONE),
        "x + r = 0": (lambda s: s.k.term_vanishes(s.zero(s.x + s.r), exponents(s.r)), NONE),
        "x² + r ≥ 0": (lambda s: s.k.term_vanishes(s.said(s.x**2 + s.r, NON_NEGATIVE, False), exponents(s.r)), NONE),
        "another term": (lambda s: s.k.term_vanishes(s.zero(s.x**2 + s.r), exponents(s.y)), NONE),
    },
    "apart_from_zero": {
        "xy + 1 = 0": (k.apart_from_zero(zero(x * y + 1)), NONZERO),
        "xy + x = 0": (k.apart_from_zero(zero(x * y + x)), NONE),
        "xy + 1 ≥ 0": (k.apart_from_zero(said(x * y + 1, NON_NEGATIVE, False)), NONE),
    },
    "solved_generator": {
        "2x + y = 0": (k.solved_generator(zero(2 * x + y), index(x)), AT_LEAST),
        "x² + y = 0": (k.solved_generator(zero(x**2 + y), index(x)), NONE),
        "x + R = 0, for R": (k.solved_generator(zero(x + R), index(R)), NONE),
        "2x + y ≥ 0": (k.solved_generator(said(2 * x + y, NON_NEGATIVE, False), index(x)), NONE),
    },
    "solved_letter": {
        "Q1 − 1 = 0": (lambda s: of_matrix(lambda s, v: v - s.space.ones), AT_LEAST),
        "2Q1 − 1 = 0, with the slope 1": (lambda s: of_matrix(lambda s, v: 2 * v - s.space.ones), NONE),
        "x(Q1 − 1) = 0, x any number": (
            lambda s: of_matrix(lambda s, v: s.space.scalar("x") * (v - s.space.ones), of(x)),
            NONE,
        ),
        "Q1 − 1 > 0": (lambda s: of_matrix(lambda s, v: s.said(v - s.space.ones)), NONE),
        "Q1 − Qa = 0": (lambda s: of_matrix(lambda s, v: v - s.Q @ s.space.activation), NONE),
        "R1 − 1 = 0, for Q1": (lambda s: of_matrix(lambda s, v: s.R @ s.space.ones - s.space.ones), NONE),
        "a − b = 0": (lambda s: solved_letter(s, part(s, activation=1, bias=-1)), AT_LEAST),
        "xa − b = 0, x may be 0": (
            lambda s: solved_letter(s, {A: s.k.scalar(s.x), B: s.field.rational(1)}, s.of(s.p)),
            NONE,
        ),
        "b = 0, for a": (lambda s: solved_letter(s, part(s, bias=1)), NONE),
        "xa − b = 0, x has no sign": (
            lambda s: solved_letter(s, {A: s.k.scalar(s.x), B: s.field.rational(1)}, s.of(s.x)),
            NONE,
        ),
        "a − b ≥ 0": (
            k.solved_letter(
                said(k.part(0, part(s, activation=1, bias=-1)), NON_NEGATIVE, False), 0, "activation", of(one)
            ),
            NONE,
        ),
        "a + a² = 0": (lambda s: solved_letter(s, {A: s.field.rational(1), A2: s.field.rational(1)}), NONE),
    },
    "letter_vanishes": {
        "Σa² = 0": (k.letter_vanishes(zero(aa), 0, "activation"), AT_LEAST),
        "0 = 0": (k.letter_vanishes(zero(0 * one), 0, "activation"), NONE),
        "Σa = 0": (k.letter_vanishes(zero(sum_a), 0, "activation"), NONE),
        "Σa² = 0, of b": (k.letter_vanishes(zero(aa), 0, "bias"), NONE),
        "Σu² = 0, of u": (k.letter_vanishes(zero(space.sum(space.vector("u") ** 2).value.numerator), 0, "u"), AT_LEAST),
        "Σa²b² = 0": (
            k.letter_vanishes(zero(space.sum((space.activation * space.bias) ** 2).value.numerator), 0, "activation"),
            NONE,
        ),
        "zero gains: the sum in another block": (lambda s: other_block(), NONE),
        "Σa² ≥ 0": (k.letter_vanishes(of(aa), 0, "activation"), NONE),
        "Σa² + Σb² = 0": (k.letter_vanishes(zero(aa + bb), 0, "activation"), NONE),
    },
    "matrix_law": {
        "2(W − Wᵀ) = 0": (lambda s: matrix(lambda k, W: (W - W.T) * k.space.rational(2), 2), AT_LEAST),
        "(N − 17)(W − Wᵀ) = 0": (lambda s: matrix(lambda k, W: (W - W.T) * (k.space.N - 17), None), NONE),
        "W + Wᵀ = 0": (lambda s: matrix(lambda k, W: W + W.T, 1), NONE),
        "W W − Wᵀ W = 0": (lambda s: matrix(lambda k, W: W @ W - W.T @ W, 1), NONE),
        "W ⊙ W is symmetric": (lambda s: matrix(lambda k, W: W * W - (W * W).T, 1), NONE),
        "W − Wᵀ ≠ 0": (lambda s: matrix(lambda k, W: W - W.T, 1, said="nonzero"), NONE),
        "c(W − Wᵀ) = 0 where c has no sign": (
            lambda s: matrix(lambda k, W: (W - W.T) * k.space.scalar("c"), "c"),
            NONE,
        ),
        "WᵀW = 0 of a W that is not square": (lambda s: matrix(lambda k, W: W.T @ W, 1, sides=("M", "N")), NONE),
        "1 = 0 of no matrix": (lambda s: matrix(lambda k, W: k.space.identity, 1), NONE),
        "W − Wᵀ + I = 0": (lambda s: matrix(lambda k, W: W - W.T + k.space.identity, 1), NONE),
        "3(WᵀW − I) = 0": (
            lambda s: matrix(lambda k, W: (W.T @ W - k.space.identity) * k.space.rational(3), 3, False),
            AT_LEAST,
        ),
        "(N − 17)(WᵀW − I) = 0": (
            lambda s: matrix(lambda k, W: (W.T @ W - k.space.identity) * (k.space.N - 17), None, False),
            NONE,
        ),
        "WᵀW + I = 0": (lambda s: matrix(lambda k, W: W.T @ W + k.space.identity, 1, False), NONE),
        "WWᵀ − I = 0 says it of Wᵀ": (lambda s: matrix(lambda k, W: W @ W.T - k.space.identity, 1, False), AT_LEAST),
        "(W ⊙ W)ᵀ(W ⊙ W) − I = 0": (
            lambda s: matrix(lambda k, W: (W * W).T @ (W * W) - k.space.identity, 1, False),
            NONE,
        ),
        "WᵀW − I ≠ 0": (lambda s: matrix(lambda k, W: W.T @ W - k.space.identity, 1, False, "nonzero"), NONE),
        "c(WᵀW − I) = 0 where c has no sign": (
            lambda s: matrix(lambda k, W: (W.T @ W - k.space.identity) * k.space.scalar("c"), "c", False),
            NONE,
        ),
        "I = 0 of no matrix": (lambda s: matrix(lambda k, W: k.space.identity, 1, False), NONE),
        "W W − I = 0": (lambda s: matrix(lambda k, W: W @ W - k.space.identity, 1, False), NONE),
    },
    "same_form": {"x − x": (k.same_form(k.scalar(x - x)), AT_LEAST), "x − y": (k.same_form(k.scalar(x - y)), NONE)},
    "at_least_one": {
        "N ≥ 1": (k.at_least_one((0,)), AT_LEAST),
        "a block of two may be empty": (lambda s: Known(True).k.at_least_one((1,)), NONE),
        "both blocks together": (lambda s: Known(True).k.at_least_one((0, 1)), AT_LEAST),
    },
    "indices_differ": {
        "two": (lambda s: (s.space.basis("i"), s.space.basis("j"), s.k.indices_differ(2))[-1], AT_LEAST),
        "three of two": (lambda s: (s.space.basis("i"), s.space.basis("j"), s.k.indices_differ(3))[-1], NONE),
    },
    "nature": {
        "N": (k.nature(index(N)), ABOVE),
        "ε": (k.nature(index(eps)), AT_LEAST),
        "|x|": (k.nature(index(space.sqrt(space.scalar("x") ** 2).value.numerator)), AT_LEAST),
        "|√y|, y any number": (lambda s: s.k.nature(s.index(s.field.absolute(unreal(s)))), NONE),
        "e^x": (k.nature(index(space.exp(space.scalar("x")).value.numerator)), ABOVE),
        "x": (k.nature(index(x)), NONE),
        "k, the number of zero gains": (
            lambda s: (lambda t: t.k.nature(t.field.find("size", 1)))(Known(True)),
            AT_LEAST,
        ),
    },
    "hypothesis": {"x > 0": (said(x), ABOVE)},
    "vanishing": {"x = 0": (zero(x), AT_LEAST)},
    "existence": {
        "a hypothesis divided by x": (lambda s: of_hypothesis(s, lambda t: 1 / t.scalar("x")), NONZERO),
        "a hypothesis took the root of x": (
            lambda s: of_hypothesis(s, lambda t: t.sqrt(t.scalar("x")), NON_NEGATIVE),
            AT_LEAST,
        ),
        "a hypothesis did nothing": (lambda s: of_hypothesis(s, lambda t: t.scalar("x"), NON_NEGATIVE), NONE),
        "nothing was divided by x": (k.existence(k.scalar(x), UNKNOWN), NONE),
        "the claim divided by x": (
            lambda s: (1 / s.space.scalar("x"), s.k.existence(s.k.scalar(s.x), UNKNOWN))[1],
            NONE,
        ),
    },
    "meaning": {
        "the claim divided by x": (
            lambda s: (1 / s.space.scalar("x"), s.k.meaning(s.k.scalar(s.x), UNKNOWN))[1],
            NONZERO,
        ),
        "the claim took the root of x": (
            lambda s: (s.space.sqrt(s.space.scalar("x")), s.k.meaning(s.k.scalar(s.x), NON_NEGATIVE))[1],
            AT_LEAST,
        ),
        "nothing was divided by x": (k.meaning(k.scalar(x), UNKNOWN), NONE),
        "no root of x was taken": (k.meaning(k.scalar(x), NON_NEGATIVE), NONE),
    },
    "substituted": {
        "x + 1 > 0 where x = y": (lambda s: (solve(s), s.k.substituted(s.said(s.x + 1), s.index(s.x)))[1], ABOVE),
        "x + 1 ≥ 0 where x = y": (
            lambda s: (solve(s), s.k.substituted(s.said(s.x + 1, NON_NEGATIVE, False), s.index(s.x)))[1],
            AT_LEAST,
        ),
        "(x + 1)/n > 0 where x = y": (
            lambda s: (solve(s), s.k.substituted(s.said(s.over(s.x + 1, s.n)), s.index(s.x)))[1],
            NONE,
        ),
    },
    "carried": {
        "2a > 0 where a = b": (lambda s: s.k.carried(s.said(s.vector(A, 0, 2)), equation(s)), ABOVE),
        "a ≥ 0 where a = b": (lambda s: s.k.carried(s.said(s.vector(A), NON_NEGATIVE, False), equation(s)), AT_LEAST),
        "a > 0, and a − b > 0": (k.carried(said(vector(A)), said(k.part(0, part(s, activation=1, bias=-1)))), NONE),
        "g > 0 where a = b": (lambda s: s.k.carried(s.said(s.vector(G)), equation(s)), NONE),
    },
    "positive_product": {
        "∏u": (lambda s: product_of(s, s.space.vector("u"), s.k.letter(0, "u")), ABOVE),
        "∏v, v ≥ 0": (lambda s: product_of(s, s.space.vector("v"), s.k.letter(0, "v")), NONE),
        "∏u, with the fact of a": (lambda s: product_of(s, s.space.vector("u"), s.said(s.vector(A))), NONE),
        "∏(a − 2·1), as a + 2·1 > 0": (
            lambda s: product_of(
                s, s.space.activation - 2 * s.space.ones, s.said(s.k.part(0, part(s, activation=1, one=2)))
            ),
            NONE,
        ),
    },
    "entry_of": {
        "uᵢ": (lambda s: entry_of(s, "u", s.k.letter(0, "u")), ABOVE),
        "gᵢ": (lambda s: entry_of(s, "gain", s.k.letter(0, "gain")), NONZERO),
        "vᵢ": (lambda s: entry_of(s, "v", s.k.letter(0, "v")), AT_LEAST),
        "aᵢ, with the fact of u": (lambda s: entry_of(s, "activation", s.k.letter(0, "u")), NONE),
        "aᵢ, as −a > 0": (lambda s: entry_of(s, "activation", s.said(s.vector(A, 0, -1))), NONE),
    },
    "cycle": {
        "tr(diag(u) Q diag(v) Qᵀ)": (lambda s: cycle("u", "v"), AT_LEAST),
        "tr(diag(a) Q diag(v) Qᵀ)": (lambda s: cycle("activation", "v"), NONE),
        "tr(diag(v) Q diag(u) R)": (lambda s: cycle("v", "u", other="R"), NONE),
        "tr(diag(a) (Q ⊙ Q) diag(v) (R ⊙ R))": (lambda s: cycle("activation", "v", other="R", squares=True), NONE),
        "tr(diag(u) (Q ⊙ Q) diag(v) (R ⊙ R))": (lambda s: cycle("u", "v", other="R", squares=True), AT_LEAST),
        "tr(diag(u) Q diag(v) Qᵀ), with the facts of −u and −v": (lambda s: cycle("u", "v", of=-1), NONE),
    },
    "square_rows": {
        "(Q ⊙ Q)v": (lambda s: rows_of("square_rows", "v", squares=True), AT_LEAST),
        "Qv": (lambda s: rows_of("square_rows", "v"), NONE),
        "(Q ⊙ Q)a": (lambda s: rows_of("square_rows", "activation", squares=True), NONE),
        "(Q ⊙ Q)a, as −a > 0": (lambda s: rows_of("square_rows", "activation", squares=True, of=-1), NONE),
    },
    "rows": {
        "‖Qa‖² ≤ tr(QᵀQ)‖a‖²": (lambda s: rows_of("rows", "activation"), AT_LEAST),
        "‖Q√b‖², b any number": (lambda s: rows_of("rows", unreal=True), NONE),
    },
    "letter_nature": {
        "e^a": (lambda s: s.k.letter_nature(0, letter_of(s.space.exp(s.space.activation))), ABOVE),
        "log u": (lambda s: s.k.letter_nature(0, letter_of(s.space.log(s.space.vector("u")))), NONE),
        "a": (k.letter_nature(0, "activation"), NONE),
    },
    "root_letter": {
        "√u": (lambda s: of_root(s, "u", s.k.letter(0, "u")), ABOVE),
        "√v": (lambda s: of_root(s, "v", s.k.letter(0, "v")), AT_LEAST),
        "√b, b any number": (lambda s: s.k.root_letter(0, unreal_letter(s), s.k.letter(0, "bias"), None), NONE),
        "√b, with the fact of u": (lambda s: s.k.root_letter(0, unreal_letter(s), s.k.letter(0, "u"), None), NONE),
        "√b, with u for what is real": (
            lambda s: s.k.root_letter(0, unreal_letter(s), s.k.letter(0, "bias"), s.k.letter(0, "u")),
            NONE,
        ),
        "√b, where b is real": (
            lambda s: s.k.root_letter(
                0, unreal_letter(s), s.k.letter(0, "u"), s.said(s.vector(B), NON_NEGATIVE, False)
            ),
            AT_LEAST,
        ),
        "√b, where b has no sign": (
            lambda s: s.k.root_letter(0, unreal_letter(s), s.k.letter(0, "u"), s.said(s.vector(B), UNKNOWN, True)),
            NONE,
        ),
        "|a|": (lambda s: size_of(s, s.k.letter(0, "activation")), AT_LEAST),
        "|a|, a ≠ 0": (lambda s: size_of(s, s.said(s.vector(A), UNKNOWN, True)), ABOVE),
        "|a|, g ≠ 0": (lambda s: size_of(s, s.k.letter(0, "gain")), AT_LEAST),
    },
    "size_exceeds": {
        "|a| + a": (lambda s: s.k.size_exceeds(0, letter_of(s.space.sqrt(s.space.activation**2)), 1), AT_LEAST),
        "√u + u": (lambda s: s.k.size_exceeds(0, root_letter(s), 1), NONE),
    },
    "uncleared": {
        "a/(1 + a²), as a > 0": (lambda s: uncleared(s, s.said(s.vector(A))), ABOVE),
        "a/(1 + a²), as b > 0": (lambda s: uncleared(s, s.said(s.vector(B))), NONE),
        "a/(1 + a), 1 + a of no sign": (lambda s: uncleared(s, s.said(s.vector(A)), square=False), NONE),
        "a/(1 + a²), as −1/(1 + a²) > 0": (lambda s: uncleared(s, s.said(s.vector(A)), of=-1), NONE),
    },
    "entry_factor": {
        "a, as ab ≠ 0": (
            lambda s: s.k.entry_factor(s.said(s.vector(AB), UNKNOWN, True), (), (), "activation", LINE(s)),
            NONZERO,
        ),
        "a, as ab ≥ 0": (
            lambda s: s.k.entry_factor(s.said(s.vector(AB), NON_NEGATIVE, False), (), (), "activation", LINE(s)),
            NONE,
        ),
        "g, as ab ≠ 0": (
            lambda s: s.k.entry_factor(s.said(s.vector(AB), UNKNOWN, True), (), (), "gain", LINE(s)),
            NONE,
        ),
        "1 + a, as ab ≠ 0": (
            lambda s: s.k.entry_factor(s.said(s.vector(AB), UNKNOWN, True), (), (), "activation", ONE_MORE(s)),
            NONE,
        ),
        "xa + 1, as a + 1/x ≠ 0, x ≠ 0": (lambda s: entry_factor(s, (s.nz(s.x),), ()), NONZERO),
        "xa + 1, as a + 1/x ≠ 0, times x": (lambda s: entry_factor(s, (s.of(s.x),), ()), NONE),
        "xa + 1, as a + 1/x ≠ 0, not multiplied": (lambda s: entry_factor(s, (), ()), NONE),
    },
    "in_exponentials": {
        "log p + x, as p − e^(−x) > 0": (lambda s: in_exponentials(s, 1), ABOVE),
        "log p + x, as e^(−x) − p > 0": (lambda s: in_exponentials(s, -1), NONE),
        "log p + x, with another slope": (lambda s: in_exponentials(s, 1, s.of(s.p)), NONE),
        "log p + x, with a slope of no sign": (lambda s: in_exponentials(s, 1, s.nz(s.one)), NONE),
        "log p + x, with a slope over n": (lambda s: in_exponentials(s, 1, s.said(s.over(s.one, s.n))), NONE),
        "e^x for a logarithm": (
            k.in_exponentials(
                space.exp(space.scalar("x")).value.numerator,
                index(space.exp(space.scalar("x")).value.numerator),
                of(one),
                of(one),
            ),
            NONE,
        ),
    },
    "tangent": {
        "e^x − 1 − x": (k.tangent(index(space.exp(space.scalar("x")).value.numerator)), AT_LEAST),
        "1 − e^x (1 − x)": (k.tangent(index(space.exp(space.scalar("x")).value.numerator), True), AT_LEAST),
        "e^√y, y any number": (
            lambda s: s.k.tangent(s.index(s.space.functions.exp(s.k.scalar(unreal(s))).numerator)),
            NONE,
        ),
        "p − 1 − log p": (k.tangent(index(space.log(space.scalar("p")).value.numerator)), AT_LEAST),
    },
    "tangent_at": {
        "e^a ≥ 1 + a": (lambda s: tangent_at(s, 1), AT_LEAST),
        "e^a ≥ e^2x (1 + a − 2x)": (lambda s: tangent_at(s, 1, s.k.scalar(2 * s.x)), AT_LEAST),
        "e^2x ≥ e^a (1 + 2x − a)": (lambda s: tangent_at(s, 1, s.k.scalar(2 * s.x), is_turned=True), AT_LEAST),
        "e^a ≥ e^√y (1 + a − √y), y any number": (lambda s: tangent_at(s, 1, s.k.scalar(unreal(s))), NONE),
        "a ≥ 1 + log a": (lambda s: tangent_at(s, 1, function="log"), AT_LEAST),
        "the square of log a": (lambda s: tangent_at(s, 2, function="log"), NONE),
    },
    "image_back": {
        "Qᵀ1 = 1": (lambda s: image_back(), AT_LEAST),
        "Qᵀ1 = 1, where QᵀQ is not I": (lambda s: image_back(orthonormal=False), NONE),
        "Q1 = 1 for Qᵀ1": (lambda s: image_back(inverse=""), NONE),
        "Q1 = 2·1": (lambda s: image_back(image=2 * space.ones), NONE),
        "Q1 = a + b": (lambda s: image_back(image=space.activation + space.bias), NONE),
        "Q1 − 1 > 0": (lambda s: image_back(fact="said"), NONE),
    },
    "few_coordinates": {
        "2 − N ≥ 0": (lambda s: few(s, 2 - s.N, 2), AT_LEAST),
        "3 − N > 0": (lambda s: few(s, 3 - s.N, 2, POSITIVE), AT_LEAST),
        "3 − N ≥ 0, of two": (lambda s: few(s, 3 - s.N, 2), NONE),
        "5 − N > 0, of two": (lambda s: few(s, 5 - s.N, 2, POSITIVE), NONE),
        "N − 2 ≥ 0": (lambda s: few(s, s.N - 2, 2), NONE),
        "2 − N of no sign": (k.few_coordinates(nz(2 - N), 2), NONE),
        "−N ≥ 0": (lambda s: few(s, -s.N, 0), NONE),
        "2 − x ≥ 0": (lambda s: few(s, 2 - s.x, 2), NONE),
    },
    "sizes_add": {
        "|a| + |b| ≥ |a + b|": (lambda s: sizes_add(lambda s, a, b: s.space.sqrt((a + b) ** 2)), AT_LEAST),
        "|a| + |b| ≥ |b − a|": (lambda s: sizes_add(lambda s, a, b: s.space.sqrt((b - a) ** 2)), AT_LEAST),
        "|a| + |b| ≥ |a + 2b|": (lambda s: sizes_add(lambda s, a, b: s.space.sqrt((a + 2 * b) ** 2)), NONE),
        "|a| + |b| ≥ √u": (lambda s: sizes_add(lambda s, a, b: s.space.sqrt(s.space.vector("u"))), NONE),
    },
    "trace_of_matrix": {
        "tr(Q)² ≤ N tr(QᵀQ)": (lambda s: trace_of_matrix(lambda s: s.Q), AT_LEAST),
        "tr(Q³)": (lambda s: trace_of_matrix(lambda s: s.Q @ s.Q @ s.Q), NONE),
        "tr(Q diag(a))": (lambda s: trace_of_matrix(lambda s: s.Q @ s.space.diag(s.space.activation)), NONE),
        "tr(Q ⊙ R)": (lambda s: trace_of_matrix(lambda s: s.Q * s.R), NONE),
        "tr(Q), and no trace of QᵀQ": (lambda s: trace_of_matrix(lambda s: s.Q, squares=False), NONE),
    },
    "critical": {
        "Σ 1/(g² − ζ) = 0": (lambda s: critical(s, 0), AT_LEAST),
        "Σ 1/(g² − ζ + 1) = 0": (lambda s: critical(s, 1), NONE),
    },
    "lowered": {
        "3(Q ⊙ Q)1 − (Q1)²": (lambda s: lowered(3), NONE),
        "N(Q ⊙ Q)1 − (Q1)²": (lambda s: lowered("N"), AT_LEAST),
        "with the fact of another": (lambda s: lowered("N", other=True), NONE),
    },
    "few_columns": {
        "N Σ[a²] ≥ Σ[a]²": (lambda s: few_columns(s, s.N * s.aa - s.sum_a**2), AT_LEAST),
        "Σ[a²] ≥ Σ[a]²": (lambda s: few_columns(s, s.aa - s.sum_a**2), NONE),
        "Σ[a²]² ≥ Σ[a⁴], by half degree": (
            lambda s: few_columns(s, s.aa**2 - sum_of(s, (("activation", 4),)), "by_half_degree"),
            AT_LEAST,
        ),
        "Σ[a²]² ≥ Σ[a⁴], with real weights": (
            lambda s: few_columns(s, s.aa**2 - sum_of(s, (("activation", 4),))),
            NONE,
        ),
        "Σ[a²]Σ[b²] ≥ Σ[ab]²": (lambda s: few_columns(s, s.aa * s.bb - s.ab**2, "by_inner_products"), AT_LEAST),
        "by half degree, of two letters": (lambda s: few_columns(s, s.aa * s.bb - s.ab**2, "by_half_degree"), NONE),
        "by what is no theorem": (lambda s: few_columns(s, s.N * s.aa - s.sum_a**2, "is_homogeneous"), NONE),
        "nothing known of a": (lambda s: few_columns(s, s.N * s.aa - s.sum_a**2, letters=()), NONE),
        "more cells than are looked at": (lambda s: few_columns(s, (s.x + s.y) ** 14 + s.x + 1), NONE),
    },
    "order_of": {
        "Σ[u] ≥ 0": (lambda s: few_columns(s, sum_of(s, (("u", 1),))), AT_LEAST),
        "Σ[a] ≥ 0": (lambda s: few_columns(s, s.sum_a), NONE),
        "p ≥ 0": (lambda s: few_columns(s, s.p), AT_LEAST),
        "p ≥ 0, nothing known of p": (lambda s: few_columns(s, s.p, without=[s.index(s.p)]), NONE),
        "a² + p ≥ 0, nothing known of a": (lambda s: few_columns(s, s.aa + s.p, letters=()), NONE),
        "N ≥ 1": (lambda s: few_columns(s, s.N - 1), AT_LEAST),
        "N ≥ 2": (lambda s: few_columns(s, s.N - 2), NONE),
        "N ≥ 2, as N − 2 ≥ 0": (lambda s: few_columns(s, s.N - 2, size=s.said(s.N - 2, NON_NEGATIVE, False)), AT_LEAST),
        "N ≥ 2, nothing known": (lambda s: few_columns(s, s.N - 2, size=s.said(s.N - 2, UNKNOWN, False)), NONE),
        "by a bound that is no number": (
            lambda s: few_columns(s, s.p, size=s.said(s.N - s.p, NON_NEGATIVE, False)),
            NONE,
        ),
        "√(1 + x²) ≥ 0": (lambda s: few_columns(s, s.root), AT_LEAST),
        "√y ≥ 0": (lambda s: few_columns(s, unreal(s)), NONE),
        "√y² ≥ 0": (lambda s: few_columns(s, unreal(s) ** 2), NONE),
        "of a root that may be unreal": (lambda s: of_root_letter(s), NONE),
    },
    "_sums": {
        "Σ[a]Σ[a³] ≥ 0 where Σ[a] = 0": (lambda s: centred(s), AT_LEAST),
        "where that is not said": (lambda s: centred(s, zero=()), NONE),
        "where it is something else that is 0": (lambda s: centred(s, zero=[s.zero(s.aa)]), NONE),
        "where Σ[a] is said to be positive": (lambda s: centred(s, zero=[s.said(s.sum_a)]), NONE),
        "where Σ[a] = 1": (lambda s: centred(s, value=1), NONE),
        "where Σ[a] = p": (lambda s: centred(s, value=s.p), NONE),
        "where N = 5": (lambda s: of_size(s), NONE),
        "Σ[b²] ≥ Σ[ab]² where Σ[a²] = 1": (lambda s: bessel(s, aa - 1), AT_LEAST),
        "where Σ[a²] = p": (lambda s: bessel(s, aa - p), NONE),
        "where p Σ[a²] = 1": (lambda s: bessel(s, p * aa - 1), NONE),
        "where Σ[a²] = 1 over another block": (lambda s: bessel(Known(two_blocks=True), other_sum), NONE),
    },
    "inside_root": {
        "q, as u²q ≥ 0": (lambda s: inside(s, "u"), AT_LEAST),
        "q, as a²q ≥ 0": (lambda s: inside(s, "activation"), NONE),
        "q, as −u²q ≥ 0": (lambda s: inside(s, "u", s.nz(-s.one)), NONE),
        "q, as xu²q ≥ 0": (lambda s: inside(s, "u", s.nz(s.x)), NONE),
        "another product": (lambda s: inside(s, "u", q=B), NONE),
    },
}


def LINE(s):
    return s.field.rational(0), s.field.rational(1)


def ONE_MORE(s):
    return s.field.rational(1), s.field.rational(1)


def of_hypothesis(s, value, sign=UNKNOWN):
    s.k.is_assuming = True
    value(s.space)
    s.k.existence(s.k.scalar(s.x), sign)
    s.k.is_assuming = False
    return s.k.existence(s.k.scalar(s.x), sign)


def solve(s):
    """x = y."""
    s.k.solve(s.zero(s.x - s.y), s.index(s.x))


def equation(s):
    """a = b."""
    return solved_letter(s, part(s, activation=1, bias=-1))


def product_of(s, v, fact):
    return s.k.positive_product(s.index(s.space.product(v).value.numerator), [fact])


def entry_of(s, letter, fact):
    return s.k.entry_of(s.index(s.space.entry(s.space.vector(letter), "i").value.numerator), fact)


def with_matrices():
    s = Known()
    s.Q, s.R = (s.space.matrix(name, "N", "N") for name in "QR")
    return s


def cycle(first, second, other="Qᵀ", squares=False, of=1):
    s = with_matrices()
    Q, R = (s.Q * s.Q, s.R * s.R) if squares else (s.Q, s.R)
    f, h = s.space.diag(s.space.vector(first)), s.space.diag(s.space.vector(second))
    index = s.index(s.space.trace(f @ Q @ h @ (Q.T if other == "Qᵀ" else R) @ Q @ h @ Q.T).value.numerator)
    labels = [s.k.monomial(0, label) for _, label in s.field.generators[index].key]
    if of < 0:
        labels = [s.said(-fact.subject) for fact in labels]
    return s.k.cycle(index, labels)


def rows_of(rule, letter="", squares=False, of=1, unreal=False):
    s = with_matrices()
    if unreal:
        letter = unreal_letter(s)
        v = s.vector(((letter, 1),))
    else:
        v = s.space.vector(letter)
    s.space.trace(s.Q.T @ s.Q)
    product = letter_of((s.Q * s.Q if squares else s.Q) @ v)
    if rule == "rows":
        return s.k.rows(product)
    return s.k.square_rows(0, product, s.k.letter(0, letter) if of > 0 else s.said(-v))


def matrix_gram(sign, with_vector=False, single=False):
    s = with_matrices()
    for M in (s.Q, s.R):
        s.space.trace(M.T @ M)
    v = s.space.activation if with_vector else s.space.ones
    return s.k.matrix_gram(letter_of((s.Q if single else s.Q * s.R) @ v), sign)


def letter_of(v):
    (((_, ((letter, _),)), _),) = v.terms.items()
    return letter


def of_root(s, letter, fact):
    root = letter_of(s.space.sqrt(s.space.vector(letter)))
    return s.k.root_letter(0, root, fact, None)


def size_of(s, fact):
    return s.k.root_letter(0, letter_of(s.space.sqrt(s.space.activation**2)), fact, None)


def logged(s, letters, others, letter="bias", scale=None, by=None):
    v = s.space.ones
    for one in letters:
        v = v * s.space.vector(one)
    scale = s.of(s.one) if scale is None else scale
    fact = s.said(v.scale(s.space.coordinates.scalar(scale.subject)))
    return s.k.letter_of_monomial(fact, letter, scale if by is None else by, tuple(others))


def uncleared(s, whole, square=True, of=1):
    a = s.space.activation
    below = s.space.ones + (a**2 if square else a)
    name = letter_of(s.space.ones / below)
    w = s.vector(((name, 1),))
    fact = s.k.letter(0, name) if of > 0 else s.said(-w)
    return s.k.uncleared(0, (a * w).block(0), whole, [(fact, 1)])


def entry_factor(s, times, nonzero):
    one = s.field.rational(1)
    fact = s.said(s.k.part(0, {A: one, ONE: s.over(s.one, s.x)}), UNKNOWN, True)
    return s.k.entry_factor(fact, times, nonzero, "activation", (one, s.k.scalar(s.x)))


def in_exponentials(s, sign, slope=None):
    log = s.space.log(s.space.scalar("p")).value.numerator
    gap = s.space.scalar("p") - s.space.exp(-s.space.scalar("x"))
    slope = s.of(s.one) if slope is None else slope
    return s.k.in_exponentials(log + s.x, s.index(log), slope, s.said((gap * s.space.rational(sign)).value))


def tangent_at(s, power, t=None, function="exp", is_turned=False):
    v = s.space.activation if function == "exp" else s.space.vector("u")
    letter = letter_of(getattr(s.space, function)(v))
    return s.k.tangent_at(0, letter, power, s.field.rational(0) if t is None else t, is_turned)


def of_matrix(make, solve=None):
    """What an equation says that a free matrix makes of 1."""
    s = with_matrices()
    v = make(s, s.Q @ s.space.ones)
    letter = letter_of(s.Q @ s.space.ones)
    fact = s.k.vanishing(v) if isinstance(v, MomentVector) else v
    return s.k.solved_letter(fact, 0, letter, s.of(s.one) if solve is None else solve(s))


def image_back(orthonormal=True, image=None, inverse="T", fact=None):
    """Qᵀ1 = 1, as Q1 = 1."""
    s = with_matrices()
    if orthonormal:
        s.space.assumptions.zero(s.Q.T @ s.Q - s.space.identity)
    v, one = s.Q @ s.space.ones, s.space.ones
    letter = letter_of(v)
    v = v - (image(s) if image else one)
    known = s.k.solved_letter(s.k.vanishing(v), 0, letter, s.of(s.one)) if fact is None else s.said(v)
    ((matrix, _),) = [key for name, key in s.space.graphs.letters.items() if name == letter]
    return s.k.image_back(known, letter, matrix.T if inverse == "T" else matrix)


def few(s, x, most, sign=NON_NEGATIVE):
    return s.k.few_coordinates(s.said(x, sign, sign == POSITIVE), most)


def sizes_add(third):
    """|u| + |v| − |w|, for the letters of |a|, |b| and |w|."""
    s = Known()
    a, b = s.space.activation, s.space.bias
    names = [letter_of(s.space.sqrt(v**2)) for v in (a, b)]
    return s.k.sizes_add(0, *names, letter_of(third(s, a, b)))


def trace_of_matrix(make, squares=True):
    s = with_matrices()
    if squares:
        s.space.trace(s.Q.T @ s.Q)
    return s.k.trace_of_matrix(s.index(s.space.trace(make(s)).value.numerator))


def critical(s, more):
    zeta = s.space.critical_point(s.space.gain)
    index = s.index(zeta.value.numerator)
    reciprocals = s.space.ones / (s.space.gain**2 - zeta * s.space.ones + more * s.space.ones)
    return s.k.critical(index, reciprocals)


def lowered(scale, other=False):
    s = with_matrices()
    s.space.trace(s.Q.T @ s.Q)
    squares, sums = (s.Q * s.Q) @ s.space.ones, s.Q @ s.space.ones
    f = squares * (s.space.N if scale == "N" else s.space.rational(scale)) - sums * sums
    left = s.k.part(0, s.k._without_means(f.block(0)))
    return s.k.lowered(0, f.block(0), s.k.letter(0, "u") if other else s.k.sum_of_terms(0, left.block(0)))


def few_columns(s, p, way="on_few_columns", without=(), letters=None, size=None, zero=()):
    """P by rule 64, with all that is known of what occurs in it but for some generators."""
    used = [i for i, degree in enumerate(p.degrees()) if degree and i not in without]
    names = ("activation", "bias", "u") if letters is None else letters
    size = s.k.at_least_one((0,)) if size is None else size
    return s.k.few_columns(
        p, tuple(map(s.k.generator, used)), tuple(s.k.letter(0, name) for name in names), size, zero, way
    )


def sum_of(s, *monomials):
    """The product of the sums of some monomials."""
    return prod((s.space.sum(s.vector(m)).value.numerator for m in monomials), start=s.one)


def centred(s, value=0, zero=None):
    """N Σ[a⁴]Σ[a²] ≥ N Σ[a³]² + Σ[a²]³, K. Pearson's inequality, which asks that Σ[a] = 0; that is solved for."""
    equation = s.zero(s.sum_a - value)
    s.k.solve(equation, s.index(s.sum_a))
    told = s.k.equations if zero is None else zero
    p4, p3 = (sum_of(s, (("activation", k),)) for k in (4, 3))
    return few_columns(s, s.N * p4 * s.aa - s.N * p3**2 - s.aa**3, zero=tuple(told))


def of_size(s):
    """N = 5 says nothing of a sum."""
    s.k.solve(s.zero(s.N - 5), s.index(s.N))
    return few_columns(s, s.sum_a, zero=tuple(s.k.equations))


def bessel(s, equation):
    """Σ[ab]² ≤ Σ[b²] asks that Σ[a²] = 1; that is solved for."""
    p = equation(s)
    s.k.solve(s.zero(p), s.index(other_sum(s) + 1 if p == other_sum(s) else s.aa))
    ab, bb = sum_of(s, (("activation", 1), ("bias", 1))), sum_of(s, (("bias", 2),))
    size = s.k.generator(s.field.find("size", 0))
    return few_columns(s, bb - ab**2, "by_inner_products", size=size, zero=tuple(s.k.equations))


def other_sum(s):
    """Σ[a²] − 1 over the second block."""
    return s.space.sum(s.vector(A2, 1)).value.numerator - 1


def of_root_letter(s):
    """Σ[√b]² ≥ 0, and N Σ[b] ≥ Σ[√b]², where nothing is known of b."""
    letter = unreal_letter(s)
    return few_columns(s, s.N * sum_of(s, ((letter, 2),)) - sum_of(s, ((letter, 1),)) ** 2, letters=[letter])


def empty_block():
    s = Known(two_blocks=True)
    return s.k.coefficient(s.said(s.vector(A, 1), UNKNOWN, True))


def unreal(s):
    """√y where only x²y is known not to be negative: √(x²y) is |x|√y."""
    s.space.sqrt(s.space.scalar("x") ** 2 * s.space.scalar("y"))
    generators = s.field.generators
    return s.field.polynomial_symbol(next(i for i, g in enumerate(generators) if g.kind == "root" and g.square == s.y))


def root(s, a, b, first, second, gap=None):
    return s.k.root(a + b * s.root, s.index(s.root), first, second, gap)


def exponents(generator):
    return tuple(int(degree) for degree in generator.degrees())


def reciprocal(s, square=False, leading=None):
    """The letter of 1/(1 + c a²), or of 1/(1 + a)."""
    space = s.space
    a = space.activation**2 if square else space.activation
    c = space.rational(1) if leading is None else space.scalar("y")
    (((_, ((name, _),)), _),) = (space.ones / (c * a + space.ones)).terms.items()
    return s.k.letter(0, name)


def of_leading(s):
    """1/(1 + ya²), where a² + 1/y is positive by hypothesis, and nothing is known of y."""
    (((_, ((name, _),)), _),) = (
        s.space.ones / (s.space.scalar("y") * s.space.activation**2 + s.space.ones)
    ).terms.items()
    return s.k.reciprocal(0, name, s.said(s.space.reciprocals.denominator_of(name, 0)), [])


def unreal_letter(s):
    """The letter of √b, where only a²b is known to be nowhere negative."""
    s.k.is_assuming = True
    v = s.space.sqrt(s.space.activation**2 * s.space.bias)
    s.k.is_assuming = False
    (((_, monomial), _),) = v.terms.items()
    return next(letter for letter, _ in monomial if s.k.letter(0, letter).sign == UNKNOWN)


def root_letter(s):
    """The letter of √u."""
    (((_, ((letter, _),)), _),) = s.space.sqrt(s.space.vector("u")).terms.items()
    return letter


def with_index(s, left=None):
    """Σ u, but for the entry at an index, with what is known of N − 1."""
    s.space.basis("i")
    return s.k.sum_of_entries(s.k.letter(0, "u"), ("i",), left)


def solved_letter(s, terms, slope=None):
    fact = s.k.vanishing(s.k.part(0, terms))
    return s.k.solved_letter(fact, 0, "activation", s.of(s.one) if slope is None else slope)


def matrix(make, slope, is_symmetric=True, said="vanishing", sides=("N", "N")):
    """What an equation between operators says of a free matrix; the slope is a number, or a letter without a sign."""
    space = Moments()
    W, k = space.matrix("W", *sides), space.kernel
    value = space.scalar(slope).value.numerator if isinstance(slope, str) else space.field.one * (slope or 1)
    fact = k.vanishing(make(k, W)) if said == "vanishing" else k.hypothesis(make(k, W), UNKNOWN, True)
    return k.matrix_law(fact, k.terms(value), is_symmetric)


def other_block():
    """Σ[a²] over the first block of two says nothing of a in the second."""
    s = Known(two_blocks=True)
    (index, *_) = [i for i, g in enumerate(s.field.generators) if g.kind == "moment" and g.key == (0, A2)]
    return s.k.letter_vanishes(s.zero(s.field.polynomial_symbol(index)), 1, "activation")


def inside(s, letter, scale=None, q=G):
    p = s.k.letter(0, letter)
    scale = s.of(s.one) if scale is None else scale
    whole = s.said(
        (p.subject * p.subject * s.vector(G)).scale(s.space.coordinates.scalar(scale.subject)), NON_NEGATIVE, False
    )
    return s.k.inside_root(whole, p, scale, s.vector(q))


ALL = [(rule, name) for rule, cases in CASES.items() for name in cases]


@pytest.mark.parametrize(("rule", "name"), ALL)
def test_a_rule_concludes(rule, name):
    apply, wanted = CASES[rule][name]
    fact = apply(Known())
    assert (fact.sign, fact.nonzero) == wanted
    again = fact.replay()
    assert (again.sign, again.nonzero) == wanted


def test_only_the_kernel_makes_facts():
    """No other module names the constructor's key, makes a fact, or reaches into one."""
    here = Path(inspect.getsourcefile(kernel)).resolve()
    root = next(parent for parent in here.parents if (parent / "pyproject.toml").exists())
    others = [path.resolve() for folder in ("proofs", "numeric", "kernels") for path in (root / folder).rglob("*.py")]
    assert here in others
    for path in others:
        text = path.read_text(encoding="utf-8")
        if not re.search("_KEY|Fact|__new__", text):
            continue
        tree = ast.parse(text)
        names = [node for node in ast.walk(tree) if isinstance(node, (ast.Name, ast.Attribute, ast.alias))]
        makes = [
            node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node.func) in ("Fact", "__new__")
        ]
        keys = [node for node in names if _name(node) == "_KEY"]
        uses = [node for node in makes if _name(node.func) == "Fact" or "Fact" in ast.unparse(node)]
        assert (len(uses), len(keys)) == ((1, 3) if path == here else (0, 0)), path
    with pytest.raises(TypeError, match="by a rule of the kernel alone"):
        kernel.Fact(object(), None, 1, "terms", (), None, POSITIVE, True, ())


def test_each_rule_has_a_number_and_cases():
    assert len(RULES) == len(set(RULES.values())) == len(re.findall(r"^    @rule\(", inspect.getsource(kernel), re.M))
    assert set(RULES.values()) - {"lemma"} == set(CASES) - {"order_of", "_sums", "free_matrix"}


def _name(node):
    return getattr(node, "id", None) or getattr(node, "attr", None) or getattr(node, "name", None)


# -- mutants ---------------------------------------------------------------------------------------------


class Careless(ast.NodeTransformer):
    """Takes away one check: an operand of `and`, the condition of a conclusion, an argument of `min`, an early end."""

    def __init__(self, target):
        self.target, self.count, self.done = target, 0, ""

    def chosen(self, node, what):
        self.count += 1
        if self.count - 1 == self.target:
            self.done = f"line {node.lineno}: {what}"
            return True
        return False

    def visit_BoolOp(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ast.And):
            for i, operand in enumerate(node.values):
                if self.chosen(node, f"without {ast.unparse(operand)}"):
                    rest = node.values[:i] + node.values[i + 1 :]
                    return rest[0] if len(rest) == 1 else ast.BoolOp(ast.And(), rest)
        return node

    def visit_IfExp(self, node):
        self.generic_visit(node)
        if ast.unparse(node.orelse) == "UNKNOWN" and self.chosen(node, f"whether {ast.unparse(node.test)}"):
            return node.body
        return node


def mutants():
    """Each check of each rule that has cases, taken away."""
    for owner in (Rules, Kernel):
        for rule in [name for name in vars(owner) if name in CASES]:
            source = textwrap.dedent(inspect.getsource(inspect.unwrap(vars(owner)[rule])))
            for target in range(1000):
                tree = ast.parse(source)
                change = Careless(target)
                tree = ast.fix_missing_locations(change.visit(tree))
                if not change.done:
                    break
                yield pytest.param(owner, rule, tree, id=f"{rule}: {change.done}")


def concludes(case, known):
    """Whether a rule concludes what is wanted of a case: the sign, and whether it is not 0."""
    apply, wanted = case
    try:
        fact = apply(known())
    except (InputError, LookupError, AttributeError, TypeError, ValueError, ArithmeticError, StopIteration):
        return False
    return (fact.sign, fact.nonzero) == wanted


@pytest.mark.parametrize(("owner", "rule", "tree"), list(mutants()))
def test_a_careless_rule_is_found_out(monkeypatch, owner, rule, tree):
    names = dict(vars(kernel))
    exec(compile(tree, rule, "exec"), names)
    monkeypatch.setattr(owner, rule, names[rule])
    cases, shared = CASES[rule].values(), cache(Known)  # to learn all of it anew takes longer than a case
    likely = (case for case in cases if not concludes(case, shared))
    told = (not concludes(case, Known) for case in chain(likely, cases))
    assert any(told), "no case of the rule tells that the check is gone"


def test_established_facts_are_of_their_own():
    space = Moments()
    rules = Established(space.field, lambda index: UNKNOWN)
    with pytest.raises(ValueError, match="another kernel"):
        space.kernel.strict(rules.lemma(space.field.one, POSITIVE, True), rules.lemma(space.field.one, POSITIVE, True))
