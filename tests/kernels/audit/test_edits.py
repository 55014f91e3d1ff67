"""Mistakes are edits of the reference program: each is found in a kernel that makes it, and said in words."""

from dataclasses import asdict, replace
from itertools import product

import numpy as np
import pytest

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes import formula
from lnverify.kernels.audit.causes.cause import Cause, from_json
from lnverify.kernels.audit.causes.edits import apply, edits, limits, pairs
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve

pytestmark = [
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),  # of kernels under test
    pytest.mark.xdist_group("check"),  # one process works out the exact answers to a case once
]

QUANTITIES = ("output", "dx", "dgain", "dbias")


@pytest.mark.parametrize(("centred", "quantity"), [*product([True], QUANTITIES), *product([False], QUANTITIES[:3])])
def test_without_an_edit_the_program_is_the_norm(centred, quantity):
    problem = formula.plain(FLOAT64, 100, centred)
    assert np.allclose(apply(problem, quantity), solve(problem)[quantity].high, rtol=1e-12, atol=1e-12)


def kernel_with(cause, centred=True):
    """A kernel that makes the mistake of this name wherever it can, and rounds what it gives."""

    def quantity_of(name, upstream, x, gain, bias, eps):
        problem = Problem(x, gain, bias, eps, upstream, centred)
        edit = next((edit for edit in edits(problem, name) if edit.cause == cause), None)
        return round_array(apply(problem, name, edit), problem.format)

    def forward(x, gain, bias, eps):
        return quantity_of("output", 0 * x, x, gain, bias, eps)

    def backward(upstream, x, gain, bias, eps):
        names = QUANTITIES[1:] if centred else QUANTITIES[1:3]
        results = [quantity_of(name, upstream, x, gain, bias, eps) for name in names]
        return tuple(results) if centred else (*results, None)

    return Implementation(str(cause), forward, backward, centred=centred)


def planted(quantity, centred=True):
    """The mistakes of a quantity that show on plain inputs: every tenth, so that each kind has some."""
    problem = formula.plain(FLOAT32, 100, centred)
    right = apply(problem, quantity)
    causes = dict.fromkeys(
        edit.cause
        for edit in edits(problem, quantity)
        if np.abs(apply(problem, quantity, edit) - right).max() > 1e-2 * np.abs(right).max()
    )
    return [*causes][::10]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("quantity", "cause"),
    [
        pytest.param(quantity, cause, id=f"{quantity}: {cause}")
        for quantity in QUANTITIES
        for cause in planted(quantity)
    ],
)
def test_a_planted_mistake_is_named_or_one_that_gives_the_same(quantity, cause):
    implementation = kernel_with(cause)
    result = formula.fault(implementation, FLOAT32)
    assert result is not None
    (named,) = result.causes
    assert named.exact, str(named)
    problem = formula.plain(FLOAT32, 100)
    values = {
        one: [apply(problem, result.quantity, edit) for edit in edits(problem, result.quantity) if edit.cause == one]
        for one in (cause, named.everywhere)
    }
    if named.everywhere != cause and values[cause] and values[named.everywhere] and not named.where:
        alike = [
            np.allclose(*pair, rtol=1e-5, atol=1e-5, equal_nan=True) for pair in zip(*values.values(), strict=False)
        ]
        assert any(alike), str(named)


def test_a_planted_mistake_is_named_at_once():
    cause = next(edit.cause for edit in edits(formula.plain(FLOAT32, 100), "dx") if edit.cause.use == "term")
    assert formula.fault(kernel_with(cause), FLOAT32).causes == (cause,)


def test_each_edit_has_words_of_its_own():
    problem = formula.plain(FLOAT32, 100)
    for quantity in QUANTITIES:
        causes = {edit.cause for edit in edits(problem, quantity, narrow=True)}
        assert len({*map(str, causes)}) == len(causes)
        limited = {edit.cause for edit in limits(problem, quantity, 1.0)}
        general = {cause.general for cause in causes | limited}
        assert not [words for words in map(str, causes | limited | general) if "{" in words or "}" in words]


def test_causes_are_told_apart_by_what_they_are():
    first = Cause("{what} {is_} missing", ("bias",), where="the entries after the first 8")
    other = Cause("{what} {is_} missing", ("bias",), where="the entries after the first 64")
    assert first != other and first.general == other.general and first.everywhere == other.everywhere
    assert str(first) == "the entries after the first 8: the bias is missing"
    eps = Cause("eps is {number}, whatever is asked for", ("eps",), number=1e-5, constant=True)
    assert eps.general == Cause(eps.kind, number=1e-5, constant=True) != replace(eps, number=1e-6).general
    limit = Cause("1/std is at most {number}", ("rstd",), number=3.0)
    assert str(limit.general) == "1/std is at most k"


def test_a_cause_is_read_as_it_was_written():
    for edit in pairs(formula.plain(FLOAT32, 8), "output"):
        assert from_json(asdict(edit.cause)) == edit.cause
        break
