"""The regimes and the reported inputs are what they say, and our own implementation is right on the latter."""

import numpy as np
import pytest

from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.cases.regimes import EVERY, REGIMES, REPORTED, TAGS, applies
from lnverify.kernels.audit.errors.measure import measure
from lnverify.kernels.audit.errors.profiles import LEAST_SIZE
from lnverify.kernels.audit.page.questions import keeps_half
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
    shown = [*REPORTED.values()][case]
    format = FORMATS[shown.formats[0]]
    answer = solve(shown.problem(format, centred))["output"].rounded
    assert float(answer[0, 0]) == pytest.approx(first, rel=1e-4)


def test_more_answers_of_reported_inputs():
    answer = solve(REPORTED["10,240 entries 256, the last one 255"].problem(FLOAT32))["output"].rounded
    assert answer[0, -1] == pytest.approx(-96.373, rel=1e-5)
    answer = solve(REPORTED["arange(6,400,000) in rows of 32, the last 4000"].problem(FLOAT32))["output"].rounded
    assert answer[0, 0] == pytest.approx(-1.67874, rel=1e-5)


def outputs(implementation):
    """What an implementation does on each reported input."""
    inputs = [(case, FORMATS[name]) for case in REPORTED.values() for name in case.formats]
    cases = [
        Case(case, format, implementation.centred) for case, format in inputs if implementation.centred in case.kinds
    ]
    return [one for case in cases for one in measure("", implementation, case) if one.quantity == "output"]


@pytest.mark.parametrize("name", ["lnverify.layer_norm", "lnverify.rms_norm"])
def test_our_own_passes_reported_inputs(name):
    seen = outputs(load("lnverify")[name])
    assert len(seen) >= 5 and all(map(keeps_half, seen))


def test_reported_inputs_can_fail():
    seen = outputs(load("numpy")["NumPy post layer_norm"])
    failed = {REPORTED[one.regime].source for one in seen if not keeps_half(one)}
    assert {"onnx/onnx#8439", "pytorch/pytorch#41527"} <= failed


def test_sources_name_a_repository_and_a_number():
    for case in REPORTED.values():
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
