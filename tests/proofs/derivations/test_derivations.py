"""The derivations: each step is checked, and what a step says a claim says is what the claim says."""

import re
import subprocess
import sys

import pytest
import sympy as sp

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.derivations import DERIVATIONS, DERIVED, steps_of
from lnverify.proofs.derivations.script import script
from lnverify.proofs.derivations.steps import N, entry, eps, i, j, m
from lnverify.proofs.derivations.zero_gain import k
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Point, Sampled
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Surd

STEPS = [(name, step) for name in DERIVATIONS for step in steps_of(name)]
MATCHED = [(name, step) for name, step in STEPS if step.claim]
ZEROS = 1

GAINS = [(2,), (1, 2), (1, 1), (3, 0), (1, 2, 3), (2, -2, 5), (1, 0, 0), (1, 2, 0, 0), (3, 3, 3, 1)]


# Three steps of the backward pass take as long as all others to compare, and five half as long to show.
LONG = "The chain rule", "Entry by entry: the backward formula", "Its entries sum to 0"
HEAVY = [("backward", name) for name in (*LONG[1:], "Multiplied out", "Both derivatives", "The Jacobian")]


def label(value):
    return value if isinstance(value, str) else value.name


@pytest.mark.parametrize(
    "name, step",
    [pytest.param(name, step, marks=[pytest.mark.slow] * ((name, step.name) in HEAVY)) for name, step in STEPS],
    ids=label,
)
def test_step(name, step):
    assert step.is_shown, f"{step.before} = {step.after}"


MATCHES = [pytest.param(name, step, marks=[pytest.mark.slow] * (step.name in LONG)) for name, step in MATCHED]


@pytest.mark.parametrize("size", [2, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name, step", MATCHES, ids=label)
def test_step_is_the_claim(name, step, size):
    id, number = step.claim
    numbers = Sampled(Point(size, ZEROS, 0, rule=lambda n, k, letter, index, nonzero: VALUES[letter](index)))
    sides = try_claim(CLAIMS[id].function, MatrixSpace(numbers, size, ZEROS))[number - 1].sides
    letters = numbers_of(numbers.values, size)
    for side, own in zip(map(in_sympy, sides), (step.before, step.after), strict=True):
        result = explicit(own, step.given, letters, side, size)
        assert sp.simplify(result - side) == 0 * side, f"{step.claim}: {result} = {side}"


@pytest.mark.parametrize("gains", GAINS, ids=str)
def test_spectrum_at_explicit_gains(gains):
    size, zeta, gain = len(gains), sp.Symbol("zeta"), sp.Matrix(gains)
    p = sp.prod(zeta - each**2 for each in gains)
    K = sp.diag(*gains) ** 2 - gain * gain.T / size
    assert sp.expand((zeta * sp.eye(size) - K).det() - zeta * p.diff(zeta) / size) == 0


@pytest.mark.parametrize("gains", [each for each in GAINS if any(each) and not all(each)], ids=str)
def test_matrix_of_zero_gains_at_explicit_gains(gains):
    size, k, gain = len(gains), gains.count(0), sp.Matrix(gains)
    drazin = gain.applyfunc(lambda each: 1 / each if each else each)
    rule = sp.diag(*drazin) ** 2
    assert (sp.diag(*gains) ** 2 - gain * gain.T / size).pinv() == rule + drazin * drazin.T / k != rule


def test_each_derivation_arrives_at_its_claim():
    arrived = {name for name, step in MATCHED if step.claim[0] == DERIVATIONS[name].CLAIM}
    assert arrived == set(DERIVATIONS)


# Numbers that nothing ties, but for those that the hypotheses tie: x is orthogonal to 1, and so is an axis.
VALUES = {
    "activation": lambda i: (2 * i * i + 1, 3),
    "gain": lambda i: (i * i + 2, 5),
    "zeros gain": lambda i: (i * i + 2, 5),
    "bias": lambda i: (5 - 3 * i, 7),
    "upstream": lambda i: (i**3 - 4, 2),
    "x": lambda i: (i * i + 3, 4),
    "y": lambda i: (i * i + 3, 4),
    "d": lambda i: (3 * i * i - 1, 2),
    "eps": lambda i: (1, 3),
    "c": lambda i: (3, 4),
}
SHORT = {"activation": "a", "gain": "g", "zeros gain": "g", "bias": "b", "upstream": "u"}


def in_sympy(value):
    """A number of the explicit space, a list of them or of rows, for SymPy."""
    if isinstance(value, Surd):
        return sum((sp.Rational(int(c.p), int(c.q)) * sp.sqrt(d) for d, c in value.parts.items()), sp.Integer(0))
    return sp.Matrix([[in_sympy(x) for x in row] if isinstance(row, list) else [in_sympy(row)] for row in value])


def numbers_of(values, size):
    """The numbers of each letter, by the name that a derivation gives it; a gain has zeros where it has no number."""
    letters = {}
    for (name, index), value in values.items():
        own = SHORT.get(name, name)
        if index is None:
            letters[own] = in_sympy(value)
        else:
            letters.setdefault(own, [sp.Integer(0)] * size)[index] = in_sympy(value)
    return letters


def explicit(side, given, letters, like, size):
    """A side at one N, at the numbers of the letters; with zeros where the coordinates are fewer than N."""
    general = entry(side, given)
    for whole, length in given.items():
        if isinstance(whole, sp.Sum):
            general = general.subs(sp.sqrt(length), sp.sqrt(entry(whole, given)))
    # What the nullspace calls y is x in its claim.
    entries = {"y": letters.get("x"), **letters}
    used = {base: entries[str(base)] for base in general.atoms(sp.IndexedBase) if entries.get(str(base))}
    symbols = {base[p + 1]: entries[p] for base, entries in used.items() for p in range(size)}
    symbols[eps] = letters.get("eps", eps)
    rows, columns = getattr(like, "shape", (1, 1))
    own = [each.subs({N: size, k: ZEROS}) for each in side.shape] if isinstance(side, sp.MatrixExpr) else [size, size]

    def at(p, q):
        if p >= own[0] or (columns > 1 and q >= own[1]):
            return sp.Integer(0)
        outcome = general.subs({i: p + 1, m: p + 1, j: (q if columns > 1 else p) + 1})
        return outcome.subs({N: size, k: ZEROS}).doit().subs(symbols)

    result = sp.Matrix(rows, columns, at)
    return result if isinstance(like, sp.MatrixBase) else result[0]


@pytest.mark.integration
@pytest.mark.parametrize("id", DERIVED)
def test_derivation_is_a_script_of_sympy_alone(id):
    text = script(DERIVED[id])
    assert set(re.findall(r"^(?:from|import) (\w+)", text, re.M)) - sys.stdlib_module_names == {"sympy"}
    assert "lnverify" not in re.sub(r'"lnverify\.[^"]*"', "", text)
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == len(steps_of(DERIVED[id])) and all(line.endswith(": True") for line in lines)


@pytest.mark.integration
def test_false_step_of_a_script_is_not_shown():
    text = script("eq6").replace("one.T * a / N", "one.T * a / (N + 1)", 1)
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert ": False" in done.stdout
