"""GroupNorm, InstanceNorm and BatchNorm of libraries: how far they are off is measured and shown."""

import norms_under_test as kernels
import pytest

from lnverify.kernels.audit import library_norms, norms
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import NotUsableError, other_norms
from lnverify.kernels.audit.cases.regimes import EVERY
from lnverify.kernels.audit.errors.profiles import PROFILES
from lnverify.kernels.audit.page import tables
from lnverify.numeric.floats.formats import FLOAT32


def measured(*functions, **facts):
    result, _ = library_norms.results([Implementation("f", *functions, norm="batch", **facts)])
    return result


@pytest.mark.integration
def test_right_norm_stays_within_practical():
    result = measured(kernels.batch_norm, kernels.batch_backward)
    assert result["failing"] == 0 and result["cases"] > 6 and not result["refused"]
    assert set(result["worst"]) == {"output", "dx", "dgain", "dbias"}
    assert all(0 < worst["ratio"] < 1 for worst in result["worst"].values())


@pytest.mark.integration
def test_faulty_gradient_is_measured():
    result = measured(kernels.batch_norm, kernels.batch_without_statistics)
    assert 0 < result["failing"] <= result["cases"]
    assert result["worst"]["output"]["ratio"] < 1 < result["worst"]["dx"]["ratio"]


def test_page_shows_worst_case():
    worst = {"ratio": 90.0, "case": "two neighbours", "got": -7.125, "wanted": 1.8125}
    fine = {"ratio": 0.5, "case": "N = 1,536", "got": 1.0, "wanted": 1.0}
    one = {"implementation": "f", "format": "bfloat16", "failing": 3, "cases": 10, "refused": {},
           "worst": {"output": fine, "dgain": worst, "dbias": worst | {"got": float("nan")}}}  # fmt: skip
    (row,) = tables.norms_table([one])
    assert row == ["f", "bfloat16", "3 of 10", "0.5", "–", "**90** (two neighbours: -7.12, exact 1.81)",
                   "**90** (two neighbours: NaN, exact 1.81)"]  # fmt: skip
    fine_one = one | {"failing": 0, "worst": {"output": fine}}
    assert tables.norms_beyond_profile([fine_one, one | {"worst": {"output": fine, "dgain": worst}}]) == [
        "f in bfloat16 (90×)"
    ]


@pytest.mark.parametrize("library", ["torch", "flax", "mlx"])
def test_library_norms_are_called_right(library):
    try:
        result = other_norms(library)
    except NotUsableError as reason:
        pytest.skip(str(reason))
    assert {one.norm for one in result} == {"group", "instance", "batch"}
    for one in result:
        problem = EVERY["mean/std = 2^0"].problem(FLOAT32).first(2)
        figures = list(norms.measure(norms.NORMS[one.norm], problem, "plain", one, PROFILES["practical"]))
        assert [figure.quantity for figure in figures] == ["output", "dx", "dgain", "dbias"]
        for figure in figures:
            assert not figure.refused and figure.ratio < 1, (one.name, figure)


def test_libraries_without_other_norms_have_none():
    assert other_norms("lnverify") == []
