"""Claims on inputs that Hypothesis makes up: residuals stay within their bounds, whatever the input."""

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from lnverify.numeric.readings.crosscheck import rows
from lnverify.numeric.readings.inputs import Input, letters_of, satisfies, walsh
from lnverify.numeric.readings.tracked import BALLS, READINGS
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.verdicts.verdict import assumptions

# Multiples of 1/8 up to 4: exact in every format, so that a generated input means the same in each.
eighths = st.integers(-32, 32).map(lambda n: n / 8)
# A refuted claim names its correction; nothing bounds its residuals.
TRUE = [id for id, claim in CLAIMS.items() if not claim.corrected_by]


@st.composite
def inputs(draw, letters):
    """An input for the letters of a claim, N from 1 to 9 and M from 1 to 4."""
    dimension = draw(st.integers(1, 9))
    # For hypotheses that are equations: zeros are likely, and orthogonal vectors of sum 0 at N = 4 and 8.
    entries = st.lists(st.just(0.0) | eighths, min_size=dimension, max_size=dimension).map(np.array)
    vectors = entries | st.sampled_from(walsh(dimension)) if walsh(dimension) else entries
    values = {name: draw(vectors) for name in letters.vectors}
    values |= {name: draw(st.sampled_from([0.0, 1.0]) | eighths) for name in letters.scalars}
    if "eps" in values:
        values["eps"] = draw(st.sampled_from([0.0, 2.0**-12, 0.125, 1.0]))
    zeros = None
    if letters.has_zero_gains:
        zeros = draw(st.integers(0, dimension))
        drawn = draw(entries)
        values["zeros gain"] = np.where(np.arange(dimension) < dimension - zeros, np.where(drawn == 0, 1.0, drawn), 0.0)
    bare = Input(f"N = {dimension}", dimension, values, zeros, draw(st.integers(1, 4)))
    for name, shape in letters.shapes.items():
        lengths = bare.lengths(shape)
        values[name] = draw(arrays(np.float64, lengths, elements=st.just(0.0) | eighths))
    return bare


def check(id, examples, readings):
    claim = CLAIMS[id]
    assumed = assumptions(claim)
    letters = letters_of([claim.function, *assumed])

    @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(inputs(letters))
    def holds(input):
        assume(satisfies(input, assumed))
        for row in rows(claim, readings, "generated", [input]):
            assert not row.exceeds_bound, f"{id} in {row.reading} at {input.values}: {row.residual} > {row.bound}"

    holds()


@pytest.mark.parametrize("id", TRUE[::12])
def test_generated(id):
    check(id, 2, ("float32", BALLS))


@pytest.mark.slow
@pytest.mark.parametrize("id", TRUE)
def test_many_generated(id):
    check(id, 25, (*READINGS, BALLS))
