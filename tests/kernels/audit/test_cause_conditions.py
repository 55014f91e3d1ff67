"""A cause is named where four conditions hold; each of them refutes what the others let pass."""

from dataclasses import replace

import numpy as np
import pytest
from failures_for_tests import evidence, failure
from lnverify.kernels.audit.causes.algorithms import ALGORITHMS, rounded
from lnverify.kernels.audit.causes.forms import spread_out
from lnverify.kernels.audit.causes.gradients import Way
from lnverify.kernels.audit.causes.operations import Flushing
from lnverify.kernels.audit.causes.outputs import NEVER_WIDER, mean_squares, never_wider
from lnverify.kernels.audit.causes.trace import FLOAT32_EPS, candidates

from lnverify.kernels.audit import behaviour, findings
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.cases.reported_inputs import reports
from lnverify.kernels.audit.causes.conditions import EXPERIMENTS, Tried, judge
from lnverify.kernels.audit.page import tables
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64
from lnverify.numeric.reference import Problem
from lnverify.proofs.errors import InputError

FLUSH, SQUARES = "subnormal numbers are flushed to 0 in float32", "squares in float32"


def by(name):
    """A kernel that computes in one way."""
    return Implementation("mine", ALGORITHMS[name].forward)


def row(regime, format, centred=True):
    return REGIMES[regime].problem(format, centred).first(1)


def rms(flushes):
    """RMSNorm in float32, on a processor that may have no subnormal numbers."""

    def forward(x, gain, bias, eps):
        x, gain = (one.view(Flushing) if flushes else one for one in (x, gain))
        with np.errstate(all="ignore"):
            _, d, spread = mean_squares(x, rounded(eps, np.asarray(x)))
            return np.asarray(d * (x.dtype.type(1) / np.sqrt(spread)) * gain)

    return Implementation("mine", forward, centred=False)


def holding(implementation, problem, names, quantity="output", others=()):
    return [one.cause for one in judge(implementation, quantity, problem, others, names) if one.holds]


@pytest.mark.parametrize("name", ["one-pass", "one-pass, clamped"])
def test_the_true_way_meets_all(name):
    (one,) = judge(by(name), "output", row("mean/std = 2^16", FLOAT32), [], [f"{name} algorithm"])
    assert (one.reproduces, one.plain, one.most, one.refuted) == (True, True, True, ())
    assert one.holds


def test_plain_rows_refute_narrow_sums():
    """Sums in bfloat16 err there by far more than sums in float32."""
    problem = row("squares underflow", BFLOAT16)
    (one,) = judge(by("two-pass, wider format"), "output", problem, [], [NEVER_WIDER])
    assert not one.plain
    narrow = Implementation("mine", lambda x, gain, bias, eps: never_wider(Problem(x, gain, bias, eps)))
    assert holding(narrow, problem, [NEVER_WIDER]) == [NEVER_WIDER]


@pytest.mark.parametrize(("flushes", "cause"), [(True, FLUSH), (False, SQUARES)])
def test_subnormal_squares_part_processors(flushes, cause):
    problem = row("squares underflow", FLOAT32, centred=False)
    assert holding(rms(flushes), problem, [FLUSH, SQUARES]) == [cause]


def test_eps_that_float32_holds_refutes():
    """Two passes lose a row of one entry an ulp apart with every eps."""
    problem = row("one entry an ulp apart", FLOAT64)
    assert holding(by("two-pass"), problem, [FLOAT32_EPS]) == []

    def forward(x, gain, bias, eps):
        from lnverify.numeric.reference import layer_norm

        return layer_norm(x, gain, bias, float(np.float32(eps)))

    held = replace(row("variance far below eps", FLOAT64), eps=1e-5)
    assert holding(Implementation("mine", forward), held, [FLOAT32_EPS]) == [FLOAT32_EPS]


def test_a_minority_of_cases_refutes():
    problems = [row(name, FLOAT32) for name in ("mean/std = 2^16", "squares overflow", "mean/std = 2^18")]
    name = "one-pass, clamped algorithm"
    (one,) = judge(by("two-pass"), "output", problems[1], [problems[0], problems[2]], [name])
    assert not one.most
    assert not one.holds


def test_right_statistics_refute_algorithms():
    """A backward pass that is lost with the right mean and 1/std is not lost for them."""
    problem = row("mean/std = 2^16", FLOAT32)
    lost = {name: np.full(shape, 1e9, np.float32) for name, shape in (("dx", problem.x.shape), ("dgain", (768,)))}

    def backward(upstream, x, gain, bias, eps):
        return lost["dx"], lost["dgain"], upstream.sum(axis=0)

    mine = Implementation("mine", by("two-pass").forward, backward, from_statistics=lambda *_: lost)
    (one,) = judge(mine, "dx", problem, [], ["two-pass algorithm"])
    assert "the statistics are given, correctly rounded" in one.refuted


def test_no_experiment_is_no_survival():
    assert not Tried("A", True, True, True, (), 0).holds
    assert Tried("A", True, True, True, (), 1).holds
    assert Tried("A", True, True, True, ("B",), 1).failure == "refuted where B"


@pytest.mark.parametrize("change", EXPERIMENTS.values(), ids=EXPERIMENTS)
@pytest.mark.parametrize("format", [FLOAT64, FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_experiments_are_problems_or_nothing(change, format):
    for regime in REGIMES.values():
        if format.name in regime.formats and regime.tag != "batch":
            try:
                problem = regime.problem(format).first(1)
            except InputError:
                continue
            changed = change(problem)
            assert changed is None or isinstance(changed, Problem), regime.name


def test_overflow_of_cube_is_a_way():
    problem = row("standard normal", FLOAT32)
    tiny = replace(problem, x=(problem.x * np.float32(2.0**-50)), eps=0.0)
    names = {name for name, _ in candidates(tiny, "dx")}
    assert "1/std³ overflows in float32" in names
    assert "1/std³ overflows in float32" not in {name for name, _ in candidates(problem, "dx")}
    way = Way(ALGORITHMS["two-pass"].statistics, FLOAT32, FLOAT32, combine=spread_out)
    assert not np.isfinite(way.gradient("dx", tiny)).all()


def finding(ways):
    shown = evidence(failure(), "ABCDE", "ABCDE")
    own = findings.simplest([one.cause for one in ways if one.holds])
    return findings.Finding("A", [shown], own, ways)


def test_open_says_what_was_tried():
    ways = [Tried("A", True, False, True, (), 3), Tried("B", True, True, True, ("eps is 0",), 3)]
    assert finding(ways).description == "open; tried: A (another error on plain rows), B (refuted where eps is 0)"


def test_many_ways_are_no_cause():
    ways = [Tried(name, True, True, True, (), 3) for name in "ABCDE"]
    assert finding(ways).description == "open: 5 ways meet the conditions, A, B, C among them"


def test_plainest_way_is_preferred():
    assert findings.simplest(["the terms of ∂x cancel in float32", SQUARES, FLUSH]) == [SQUARES]
    ways = ["two-pass algorithm", "Welford algorithm"]
    assert findings.simplest([FLUSH, *ways]) == ways
    assert findings.simplest([FLUSH]) == [FLUSH]


def test_reports_are_matched_by_fault():
    assert reports("torch", "range", True, ["float32"], "0") == "pytorch/pytorch#178123"
    assert reports("torch", "range", True, ["float32"], "NaN") == ""
    (shown,) = finding([]).cases
    gradient = replace(shown, failure=failure("torch", quantity="dx", regime="squares overflow"))
    assert findings.matching_report(gradient) == ""


def test_threads_are_compared_in_gradients():
    state = [1]

    def backward(upstream, x, gain, bias, eps):
        return x, gain * state[0], bias

    mine = Implementation(
        "mine", by("two-pass").forward, backward, use_threads=lambda count: state.__setitem__(0, count + 1)
    )
    assert behaviour.ignores_threads(mine, row("standard normal", FLOAT32)) is False
    alike = replace(mine, use_threads=lambda count: None)
    assert behaviour.ignores_threads(alike, row("standard normal", FLOAT32)) is True
    assert behaviour.ignores_threads(by("two-pass"), row("standard normal", FLOAT32)) is None


def test_threads_are_compared_on_many_rows():
    count = [1]

    def backward(upstream, x, gain, bias, eps):
        parts = np.array_split(upstream, count[0] if len(x) > 64 else 1)
        return x, gain, np.sum([np.add.accumulate(part, axis=0)[-1] for part in parts], axis=0, dtype=x.dtype)

    mine = Implementation(
        "mine", by("two-pass").forward, backward, use_threads=lambda number: count.__setitem__(0, number or 2)
    )
    assert behaviour.ignores_threads(mine, row("standard normal", FLOAT32)) is False


def test_defects_are_no_specification():
    of = {"cause": "float64 is computed in float32", "format": "float64", "also in": []}
    names = "keras.layers.LayerNormalization on numpy", "mlx.nn.LayerNorm"
    facts = {"findings": [of | {"implementation": name} for name in names]}
    assert tables.specified_causes(facts) == [("float64 is computed in float32", ["mlx.nn.LayerNorm"])]
