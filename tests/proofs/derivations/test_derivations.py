"""The derivations: each step is checked, and what a step says a claim says is what the claim says."""

import pytest
import sympy as sp

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.derivations import DERIVATIONS, steps_of
from lnverify.proofs.derivations.steps import N, entry, eps, i, j, m
from lnverify.proofs.derivations.zero_gain import k
from lnverify.proofs.readings.program import Program

STEPS = [(name, step) for name in DERIVATIONS for step in steps_of(name)]
MATCHED = [(name, step) for name, step in STEPS if step.claim]
ZEROS = 1

GAINS = [(2,), (1, 2), (1, 1), (3, 0), (1, 2, 3), (2, -2, 5), (1, 0, 0), (1, 2, 0, 0), (3, 3, 3, 1)]


def label(value):
    return value if isinstance(value, str) else value.name


@pytest.mark.parametrize("name, step", STEPS, ids=label)
def test_step(name, step):
    assert step.is_shown, f"{step.before} = {step.after}"


# Three steps of the backward pass take as long as all others.
LONG = "The chain rule", "Entry by entry: the backward formula", "Its entries sum to 0"
MATCHES = [pytest.param(name, step, marks=[pytest.mark.slow] * (step.name in LONG)) for name, step in MATCHED]


@pytest.mark.parametrize("size", [2, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name, step", MATCHES, ids=label)
def test_step_is_the_claim(name, step, size):
    id, number = step.claim
    program = Program(CLAIMS[id].function, CLAIMS[id].hypotheses, size, ZEROS)
    letters, sides = program.evaluate()
    for side, own in zip(sides[number - 1], (step.before, step.after), strict=True):
        result = explicit(own, step.given, DERIVATIONS[name].LETTERS, letters, side, size)
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


def explicit(side, given, names, letters, like, size):
    """A side at one N, in the letters of the program of a claim; with zeros where the coordinates are fewer than N."""
    general = entry(side, given)
    for whole, length in given.items():
        if isinstance(whole, sp.Sum):
            general = general.subs(sp.sqrt(length), sp.sqrt(entry(whole, given)))
    used = {base: letters[name] for base, name in names.items() if name in letters}
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
