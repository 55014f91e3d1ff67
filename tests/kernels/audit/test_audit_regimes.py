"""The regimes are what they say."""

import numpy as np
import pytest

from lnverify.kernels.audit.cases.regimes import EVERY, REGIMES, TAGS, applies
from lnverify.kernels.audit.errors.profiles import LEAST_SIZE
from lnverify.numeric.floats.formats import FORMATS


def test_every_regime_is_tagged_and_explained():
    for name, regime in REGIMES.items():
        assert regime.name == name
        assert regime.tag in TAGS
        assert regime.why
        assert set(regime.formats) <= set(FORMATS)
    assert {regime.tag for regime in REGIMES.values()} == set(TAGS)
    assert {regime.tag for regime in REGIMES.values() if regime.quick} == set(TAGS)


@pytest.mark.parametrize("regime", REGIMES.values(), ids=lambda regime: regime.name)
def test_problems_are_finite_and_deterministic(regime):
    for format in FORMATS.values():
        if applies(regime, format) and "100,000" not in regime.name:
            first, second = regime.problem(format), regime.problem(format)
            assert first.x.tobytes() == second.x.tobytes()
            assert first.upstream.tobytes() == second.upstream.tobytes()


def test_regime_sets_mean_over_std():
    for regime in REGIMES.values():
        if regime.ratio is not None and 1 < regime.ratio <= 2**20:
            x = regime.problem(FORMATS["float64"]).x
            assert np.abs(x.mean(axis=1) / x.std(axis=1)) == pytest.approx(regime.ratio, rel=0.2, abs=0.2)


def test_many_rows_are_long_enough_to_be_asked():
    """The profile *practical* asks nothing of shorter rows, so that lost rows would not show."""
    for format in FORMATS.values():
        problem = EVERY["65,601 rows"].problem(format)
        assert problem.rows > 1 << 16
        assert problem.size >= LEAST_SIZE
