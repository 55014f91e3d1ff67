"""Reports whose code no adapter runs: what is replayed gives what was reported, and not what is right."""

import importlib.util
import math

import pytest

from lnverify.kernels.audit.adapters.libraries import LIBRARIES, NotUsableError, versions
from lnverify.kernels.audit.cases.reported_code import REPORTED, replay_all, replay_report


def missing(library):
    try:
        versions(library)
    except NotUsableError as reason:
        return str(reason)
    # onnxruntime's operator is called through onnx.
    return "" if importlib.util.find_spec("numpy") else "no NumPy"


@pytest.mark.parametrize("one", REPORTED, ids=lambda one: f"{one.source}: {one.name}, {one.runs}")
def test_what_is_run_gives_what_was_reported(one):
    if one.library and (reason := missing(one.library)):
        pytest.skip(reason)
    got, exact = replay_report(one)
    if math.isnan(one.said):
        assert math.isnan(got)
    else:
        assert abs(got - one.said) <= 0.51 * 10.0**-one.digits
    assert math.isfinite(exact)


def test_all_but_the_right_operator_are_wrong():
    """onnxruntime's operator stands beside MIGraphX's, and is right."""
    right = [
        one.runs for one in REPORTED if not one.library and abs(replay_report(one)[0] - replay_report(one)[1]) < 1e-3
    ]
    assert right == []
    assert {one.library for one in REPORTED} <= {"", *LIBRARIES}


def test_our_own_kernels_need_no_library():
    result = replay_all([])
    assert len(result) == sum(not one.library for one in REPORTED) == 6
    assert all(float(one["exact"]) == pytest.approx(float(one["exact"])) for one in result)


def test_five_projects_are_in_it():
    named = " ".join(one.source + one.read for one in REPORTED)
    for project in ("keras-team/keras#21234", "microsoft/onnxruntime#28463", "tracel-ai/burn#5607"):
        assert project in named
    assert "ml-explore/mlx#2238" in named
    assert "skip_simplified_layer_normalization" in named
