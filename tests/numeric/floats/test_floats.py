"""Formats, exact transformations and orders of summation by themselves."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from lnverify.kernels.rounding.orders import pairwise, row_sums
from lnverify.numeric.floats import plain
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, FORMATS
from lnverify.numeric.floats.pairs import split_exactly, two_product, two_sum
from lnverify.numeric.floats.sums import sum_by_halving

# (p, emin, emax), from IEEE 754-2019, table 3.5, and for bfloat16 from its definition: float32 cut to 16 bits.
CONSTANTS = {FLOAT64: (53, -1022, 1023), FLOAT32: (24, -126, 127), FLOAT16: (11, -14, 15), BFLOAT16: (8, -126, 127)}


@pytest.mark.parametrize("format", CONSTANTS, ids=lambda format: format.name)
def test_the_constants_are_those_of_the_standard(format):
    assert FORMATS[format.name] is format
    assert (format.precision, format.emin, format.emax) == CONSTANTS[format]
    assert format.largest == float(ml_dtypes.finfo(format.dtype).max)
    assert format.smallest == float(np.array(1, f"u{format.dtype.itemsize}").view(format.dtype))
    assert format.dtype.type(1 + 2 * format.unit_roundoff) != 1 == format.dtype.type(1 + format.unit_roundoff)


DRAWN = np.random.default_rng(1).standard_normal((2, 1000)) * np.exp2(np.arange(1000) % 60)


@pytest.mark.parametrize(
    ("transformed", "exact"),
    [(two_sum, lambda a, b: a + b), (two_product, lambda a, b: a * b), (lambda a, b: split_exactly(a), lambda a, b: a)],
    ids=["two_sum", "two_product", "split"],
)
def test_transformations_lose_nothing(transformed, exact):
    high, low = transformed(*DRAWN)
    for a, b, s, e in zip(*DRAWN.tolist(), high.tolist(), low.tolist(), strict=True):
        assert Fraction(s) + Fraction(e) == exact(Fraction(a), Fraction(b)), (a, b, s, e)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7, 8, 100])
def test_halving_takes_every_term_once(size):
    """2ⁿ for term n: the sum says which terms are in it, and its nesting how many additions each went through."""
    terms = [(n, 0) for n in range(size)]

    def add(first, second):
        return [(a, b) for a, b in zip(first, second, strict=True)]

    def leaves(tree, depth=0):
        if isinstance(tree[1], int) and isinstance(tree[0], int):
            return [(tree[0], depth)]
        return [leaf for part in tree for leaf in leaves(part, depth + 1)]

    result = leaves(sum_by_halving(terms, add, lambda folded, rest: folded + rest)[0])
    assert sorted(n for n, _ in result) == list(range(size))
    assert max(depth for _, depth in result) <= max(size - 1, 0).bit_length()


def test_pairwise_sums_rows():
    rows = np.array([[1.0, 2.0, 3.0], [1e16, 1.0, -1e16]])
    assert row_sums(rows, pairwise).tolist() == [[6.0], [0.0]]
    # Halving adds the first to the second half: (1e16 + -1e16) + (1 + 0).
    assert row_sums(np.array([[1e16, 1.0, -1e16, 0.0]]), pairwise).tolist() == [[1.0]]


def test_plain_layer_norm_matches_on_easy_rows():
    generator = np.random.default_rng(2)
    x, upstream = generator.standard_normal((2, 4, 9))
    gain, bias = generator.standard_normal((2, 9))
    from lnverify import layer_norm, layer_norm_backward

    assert np.allclose(plain.layer_norm(x, gain, bias, 1e-5), layer_norm(x, gain, bias), rtol=0, atol=2.0**-48)
    for usual, right in zip(
        plain.layer_norm_backward(upstream, x, gain, 1e-5), layer_norm_backward(upstream, x, gain), strict=True
    ):
        # A few hundred roundings of numbers below 16 = 2⁴, each at most 2⁻⁵³ of them.
        assert np.allclose(usual, right, rtol=0, atol=2.0**-42)
