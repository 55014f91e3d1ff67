"""Each step is changed in three ways, and none of them passes: a sign, one less, a term that is lost."""

from dataclasses import replace

import pytest
import sympy as sp

from lnverify.proofs.derivations import DERIVATIONS, steps_of
from lnverify.proofs.derivations.steps import N, entry
from lnverify.proofs.derivations.zero_gain import k

STEPS = [(name, step) for name in DERIVATIONS for step in steps_of(name)]
EACH = [pytest.param(step, id=f"{name}: {step.name}") for name, step in STEPS]
SUMS = (sp.Add, sp.MatAdd)


def nothing(e):
    """0, of the same shape."""
    return sp.ZeroMatrix(*e.shape) if isinstance(e, sp.MatrixExpr) else sp.Integer(0)


def in_last_term(e, change):
    """The expression with the last term of a sum changed, the first sum that is met; the whole where there is none."""
    if isinstance(e, sp.Eq):
        return sp.Eq(e.lhs, in_last_term(e.rhs, change), evaluate=False)
    if isinstance(e, SUMS):
        return e.func(*e.args[:-1], change(e.args[-1]))
    for place, part in enumerate(e.args):
        if part.has(*SUMS):
            return e.func(*e.args[:place], in_last_term(part, change), *e.args[place + 1 :])
    return change(e)


def sign(e):
    return in_last_term(e, lambda term: -term)


def lost_term(e):
    return in_last_term(e, nothing)


def one_less(e):
    """N − 1 for N (or k − 1 for k) in a factor, else at the end of a sum, else one less in an exponent."""
    if isinstance(e, sp.Eq):
        return sp.Eq(e.lhs, one_less(e.rhs), evaluate=False)
    for letter, with_ends in ((N, False), (k, False), (N, True)):
        changed = in_factors(e, letter, with_ends)
        if changed != e:
            return changed
    powers = sorted(e.atoms(sp.Pow), key=sp.default_sort_key)
    return e.xreplace({powers[0]: powers[0].base ** (powers[0].exp - 1)}) if powers else e * sp.Integer(2)


def in_factors(e, letter, with_ends):
    """One less for a letter wherever it is a number, not the size of a matrix; where sums end too, if that is asked."""
    if e == letter:
        return letter - 1
    sizes = (sp.MatrixSymbol, sp.Identity, sp.ZeroMatrix, sp.KroneckerDelta, *(() if with_ends else (sp.Tuple,)))
    if isinstance(e, sizes) or not e.args:
        return e
    return e.func(*(in_factors(part, letter, with_ends) for part in e.args))


def changed(step, change):
    """The step with its right side changed; where that is 0, its left side, written out."""
    if isinstance(step.after, sp.Eq) or step.after not in (nothing(step.after), 0 * step.after):
        return replace(step, after=change(step.after))
    return replace(step, before=change(entry(step.before, step.given)))


@pytest.mark.slow
@pytest.mark.parametrize("change", [sign, lost_term, one_less])
@pytest.mark.parametrize("step", EACH)
def test_changed_step_fails(step, change):
    false = changed(step, change)
    assert not false.is_shown, f"{false.before} = {false.after}"
