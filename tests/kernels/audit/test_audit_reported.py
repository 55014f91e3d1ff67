"""Reports whose code no adapter runs: what is replayed gives what was reported, and not what is right."""

import math

import pytest

from lnverify.kernels.audit.adapters.libraries import LIBRARIES, NotUsableError, versions
from lnverify.kernels.audit.cases.reported import REPORTED_CODE, replay_code


@pytest.mark.parametrize("one", REPORTED_CODE, ids=lambda one: f"{one.source}: {one.name}, {one.runs}")
def test_what_is_run_gives_what_was_reported(one):
    if one.library:
        try:
            versions(one.library)
        except NotUsableError as reason:
            pytest.skip(str(reason))
    got, exact = one.replay()
    if math.isnan(one.said):
        assert math.isnan(got)
    else:
        assert abs(got - one.said) <= 0.51 * 10.0**-one.digits
    assert math.isfinite(exact)
    if not one.library:  # onnxruntime's operator stands beside MIGraphX's, and is right
        assert not abs(got - exact) < 1e-3


def test_our_own_kernels_need_no_library():
    assert len(replay_code([])) == sum(not one.library for one in REPORTED_CODE) == 6
    assert {one.library for one in REPORTED_CODE} <= {"", *LIBRARIES}
