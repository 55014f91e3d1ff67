"""The constants of profiles are those of theorems, and h covers the sums that a profile allows."""

from fractions import Fraction

import numpy as np
import pytest

from lnverify.kernels.audit.errors.profiles import any_order, blocked_additions, constant, merged_error
from lnverify.kernels.rounding.orders import ORDERS, height
from lnverify.numeric.reference import Problem, solve

UNITS = {"float64": 2.0**-53, "float32": 2.0**-24, "float16": 2.0**-11, "bfloat16": 2.0**-8}


@pytest.mark.parametrize("u", UNITS.values(), ids=UNITS)
@pytest.mark.parametrize(("h1", "h2"), [(0, 0), (1, 2), (10, 11), (14, 14), (767, 768)])
def test_constant_is_the_theorems(h1, h2, u):
    growth = 1 / (1 - Fraction(u)) ** (-(-(h2 + 5) // 2) + 4)
    mean = (1 + Fraction(u)) ** (h1 + 1) - 1
    # In float64 it is taken at 2^-46, where 1 + u errs by a hundredth of u.
    assert constant(h1, h2, u) == pytest.approx(float(max(growth - 1, growth * mean)), rel=0.02)


def test_blocks_cover_the_sums_of_numpy():
    assert all(
        height(ORDERS["numpy"], size) <= blocked_additions(size) for size in (*range(1, 600), *range(600, 3000, 13))
    )


def test_sums_of_two_need_one_addition():
    assert [blocked_additions(size) for size in (1, 2, 3, 18, 768, 2**14)] == [0, 1, 2, 17, 27, 31]


@pytest.mark.parametrize("size", [1, 7, 8, 127, 128, 129, 320, 767, 4097])
def test_the_order_numpy_gives_its_digits(size):
    terms = np.random.default_rng(size).standard_normal((3, size)).astype(np.float32)
    assert (ORDERS["numpy"](terms.T, np.add) == terms.sum(axis=1)).all()


def test_additions_grow_where_terms_are_alike():
    alike, normal = np.full(768, 1 / 3), np.random.default_rng(1).standard_normal(768)
    assert any_order(np.stack([alike, normal], axis=1), 2.0**-24).tolist() == [767, 56]


def test_merges_have_a_bound_of_their_own():
    """It grows with the tree's height; where a mean is as large as the theorem's premise forbids there is none."""
    x = np.random.default_rng(3).standard_normal((2, 64)).astype(np.float32)
    x[1] += 2**20
    one = np.ones(64, np.float32)
    solution = solve(Problem(x, one, 0 * one, 1e-5))
    low, high = merged_error(solution, 6), merged_error(solution, 63)
    assert (low[0] > 0).all() and (low[0] < high[0]).all() and (high[0] < 0.01).all()
    assert np.isinf(high[1]).all()
