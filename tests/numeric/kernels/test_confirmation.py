"""A cause holds on other inputs too, or it is not one."""

import numpy as np
import pytest

from lnverify.numeric.floats.formats import FLOAT32
from lnverify.numeric.kernels import evidence
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.calls import value
from lnverify.numeric.kernels.cases.regimes import REGIMES
from lnverify.numeric.kernels.causes import naming
from lnverify.numeric.kernels.causes.algorithms import ALGORITHMS
from lnverify.numeric.kernels.causes.trace import trace
from lnverify.numeric.kernels.evidence import Evidence, Suspect
from lnverify.numeric.kernels.findings import OPEN, Finding
from lnverify.numeric.kernels.shrink.problems import only
from lnverify.numeric.reference import solve


def suspect(regime="mean/std = 2^16", quantity="output"):
    return Suspect("mine", "mine", quantity, "offset", regime, "float32", ("float32",), 0)


def switching(x, gain, bias, eps):
    """One pass for short rows, two passes for long ones, as a library with a path for vectors."""
    name = "one-pass" if x.shape[1] < 8 else "two-pass, blocked sums"
    return ALGORITHMS[name].forward(x, gain, bias, eps)


def test_short_row_cause_is_not_transferred():
    """On two entries the library is one-pass to the bit; at N = 768 it is not, and no one-pass is named."""
    implementation = Implementation("mine", switching)
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32).first(1)
    short = only(type(problem)(problem.x[:, :4].copy(), problem.gain[:4], problem.bias[:4], problem.eps), 0)
    small = trace(short, "output", value(implementation, short, "output"), solve(short)["output"].high)
    own = evidence.own_width(implementation, suspect())
    assert "one-pass algorithm" in small
    assert "two-pass, blocked sums algorithm" in own
    assert not any("one-pass" in name for name in own)


@pytest.mark.parametrize("name", ["one-pass, clamped", "two-pass, pairwise sums", "Welford"])
def test_the_true_cause_holds(name):
    found = evidence.own_width(Implementation("mine", ALGORITHMS[name].forward), suspect())
    assert f"{name} algorithm" in found


def test_redrawn_rows_are_new_but_deterministic():
    implementation = Implementation("mine", ALGORITHMS["one-pass"].forward)
    first, again = (evidence.anew(implementation, suspect()) for _ in range(2))
    before = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    assert len(first) == evidence.ROWS
    for row, (one, other) in enumerate(zip(first, again, strict=True)):
        assert (one.x == other.x).all()
        assert (one.x != before.x[row]).any()
        assert (one.size, one.eps) == (before.size, before.eps)
    assert evidence.anew(implementation, suspect("constant 1234")) == []


def test_too_large_input_is_unknown():
    assert (
        evidence.own_width(Implementation("mine", ALGORITHMS["two-pass"].forward), suspect("100,000 rows", "dgain"))
        is None
    )


def test_nothing_explains_what_nobody_computes():
    def twisted(x, gain, bias, eps):
        found = ALGORITHMS["two-pass"].forward(x, gain, bias, eps)
        return found + np.float32(0.1) * np.sin(np.arange(x.shape[1], dtype=np.float32))

    assert evidence.own_width(Implementation("mine", twisted), suspect()) == []


def finding(own, causes=("Welford algorithm", "two-pass algorithm")):
    shown = Evidence(
        suspect(), N=2, rows=1, eps=1e-05, plain=True, shown=True, input=[["1.0"]], upstream=None,
        got=["1.0"], exact=["0.5"], causes=list(causes), shared=list(causes), snippet="",
    )  # fmt: skip
    return Finding(causes[0] if causes else OPEN, [shown], own)


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (None, "two passes or Welford: the mean is rounded (Welford or two-pass fit)"),
        (["Welford algorithm"], "Welford algorithm"),
        (["two-pass algorithm", "one-pass algorithm"], "two-pass algorithm"),
        (["two-pass, blocked sums algorithm"], "two-pass, blocked sums algorithm"),
        ([], OPEN),
    ],
)
def test_finding_holds_at_full_width(own, said):
    assert finding(own).said == said


def test_what_is_open_stays_open():
    assert finding([], ()).said == OPEN


@pytest.mark.parametrize(
    ("found", "seen", "held"),
    [
        (["A", "B"], [["A"], ["A", "C"], ["B"]], ["A"]),
        (["A"], [["B"], ["B"]], []),
        (["A"], [], ["A"]),
        ([], [["A"]], []),
        (
            ["one-pass algorithm"],
            [["one-pass, clamped algorithm"], ["one-pass, blocked sums algorithm"]],
            ["one-pass algorithm", "one-pass, clamped algorithm", "one-pass, blocked sums algorithm"],
        ),
    ],
    ids=["most", "none", "nothing else", "nothing", "a family"],
)
def test_causes_hold_on_half_of_the_others(found, seen, held):
    assert naming.confirmed(found, seen) == held
