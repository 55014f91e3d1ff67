"""The regimes and the reported inputs are what they say, and our own implementation is right on the latter."""

import numpy as np
import pytest

from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.cases.regimes import EVERY, REGIMES, TAGS, applies
from lnverify.kernels.audit.cases.reported import REPORTED_INPUTS, exhibits, replay
from lnverify.kernels.audit.errors.profiles import LEAST_SIZE
from lnverify.numeric.floats.formats import FLOAT32, FORMATS
from lnverify.numeric.reference import solve


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


@pytest.mark.parametrize(
    ("case", "centred", "first"),
    [(0, True, -1.3416354), (4, True, 0.0094124), (5, True, -1.3313), (8, True, 1.0), (11, False, 1.0)],
)
def test_exact_answers_of_reported_inputs(case, centred, first):
    """As the reports state them."""
    shown = REPORTED_INPUTS[case]
    format = FORMATS[shown.formats[0]]
    answer = solve(shown.problem(format, centred))["output"].rounded
    assert float(answer[0, 0]) == pytest.approx(first, rel=1e-4)


def test_more_answers_of_reported_inputs():
    answer = solve(REPORTED_INPUTS[4].problem(FLOAT32, True))["output"].rounded
    assert answer[0, -1] == pytest.approx(-96.373, rel=1e-5)
    answer = solve(REPORTED_INPUTS[1].problem(FLOAT32, True))["output"].rounded
    assert answer[0, 0] == pytest.approx(-1.67874, rel=1e-5)


@pytest.mark.parametrize("name", ["lnverify.layer_norm", "lnverify.rms_norm"])
def test_our_own_passes_reported_inputs(name):
    implementation = load("lnverify")[name]
    seen = [replay(case, format, implementation) for case, format in exhibits()]
    assert all(one["passes"] for one in seen if one is not None)
    assert sum(one is not None for one in seen) >= 5


def test_reported_inputs_can_fail():
    post = load("numpy")["NumPy post layer_norm"]
    failed = {case.source for case, format in exhibits() if (one := replay(case, format, post)) and not one["passes"]}
    assert "onnx/onnx#8439" in failed
    assert "pytorch/pytorch#41527" in failed


def test_sources_name_a_repository_and_a_number():
    for case in REPORTED_INPUTS:
        assert case.tag in TAGS
        assert all(len(one.split("#")) == 2 and one.split("#")[1].isdigit() for one in case.source.split(", "))


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
