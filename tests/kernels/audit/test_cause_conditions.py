"""A cause is named where every condition holds; each of them refutes what the others let pass."""

from dataclasses import replace

import kernels_under_test as kernels
import numpy as np
import pytest

from lnverify.kernels.audit import behaviour
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes import ways
from lnverify.kernels.audit.causes.cause import Cause, in_words
from lnverify.kernels.audit.causes.conditions import EXPERIMENTS, attributed, causes_of, holding, of_most
from lnverify.kernels.audit.causes.programs import number
from lnverify.kernels.audit.causes.ways import FLOAT32_EPS, ONE_PASS, Flushing, may_show
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64
from lnverify.numeric.reference import Problem, layer_norm
from lnverify.proofs.errors import InputError

FLUSHED, RANGE = Cause(ways.FLUSHED, detail="float32"), Cause(ways.RANGE, detail="float32")
MEAN, NARROW = Cause(ways.MEAN, detail="float32"), Cause(ways.NARROW, detail="bfloat16")


def by(name):
    """A kernel that computes in one way."""
    return Implementation("mine", kernels.algorithm(name))


def row(regime, format, centred=True):
    return REGIMES[regime].problem(format, centred).first(1)


def rms(flushes):
    """RMSNorm in float32, on a processor that may have no subnormal numbers."""

    def forward(x, gain, bias, eps):
        x, gain = (one.view(Flushing) if flushes else one for one in (x, gain))
        with np.errstate(all="ignore"):
            squares = np.add.accumulate(x * x, axis=1)[:, -1:] / np.float32(x.shape[1])
            return np.asarray(x * (np.float32(1) / np.sqrt(squares + number(eps, np.asarray(x)))) * gain)

    return Implementation("mine", forward, centred=False)


@pytest.mark.parametrize("name", ["one-pass", "one-pass, clamped"])
def test_the_true_cause_holds(name):
    problem = row("mean/std = 2^16", FLOAT32)
    assert causes_of(by(name), problem, "output") == [ONE_PASS]
    assert holding(by(name), "output", problem, [ONE_PASS]) == [ONE_PASS]


def test_plain_rows_refute_narrow_sums():
    """Sums in bfloat16 err there by far more than sums in float32."""
    problem = row("squares underflow", BFLOAT16)
    assert holding(by("two-pass, wider format"), "output", problem, [NARROW]) == []
    assert holding(by("two-pass"), "output", row("mean/std = 2^8", BFLOAT16), [NARROW]) == [NARROW]


@pytest.mark.parametrize(("flushes", "cause"), [(True, FLUSHED), (False, RANGE)])
def test_subnormal_squares_part_processors(flushes, cause):
    problem = row("squares underflow", FLOAT32, centred=False)
    assert holding(rms(flushes), "output", problem, [FLUSHED, RANGE]) == [cause]


def test_eps_that_float32_holds_refutes():
    """Two passes lose a row of one entry an ulp apart with every eps."""
    problem = row("one entry an ulp apart", FLOAT64)
    assert holding(by("two-pass"), "output", problem, [FLOAT32_EPS]) == []
    held = Implementation("mine", lambda x, gain, bias, eps: layer_norm(x, gain, bias, float(np.float32(eps))))
    problem = replace(row("variance far below eps", FLOAT64), eps=1e-5)
    assert holding(held, "output", problem, [FLOAT32_EPS]) == [FLOAT32_EPS]


def test_right_statistics_refute_those_that_are_not():
    """A backward pass that is lost with the right mean and 1/std is not lost for them."""
    problem = row("mean/std = 2^16", FLOAT32)
    lost = {name: np.full(shape, 1e9, np.float32) for name, shape in (("dx", problem.x.shape), ("dgain", (768,)))}
    mine = Implementation(
        "mine",
        kernels.algorithm("two-pass"),
        lambda upstream, x, gain, bias, eps: (lost["dx"], lost["dgain"], upstream.sum(axis=0)),
        from_statistics=lambda *_: lost,
    )
    assert holding(mine, "dx", problem, [MEAN]) == []


def test_nothing_explains_what_nobody_computes():
    def twisted(x, gain, bias, eps):
        return kernels.two_pass(x, gain, bias, eps) + np.float32(0.1) * np.sin(np.arange(x.shape[1], dtype=np.float32))

    assert causes_of(Implementation("mine", twisted), row("mean/std = 2^16", FLOAT32), "output") == []


@pytest.mark.parametrize("change", EXPERIMENTS)
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


def test_a_cause_shows_where_it_can():
    problem = row("standard normal", FLOAT32)
    tiny = replace(problem, x=problem.x * np.float32(2.0**-50), eps=0.0)
    cube = Cause(ways.CUBE, detail="float32")
    assert [may_show(cube, one) for one in (tiny, problem)] == [True, False]
    assert [may_show(RANGE, one) for one in (row("squares underflow", FLOAT32), problem)] == [True, False]
    assert [may_show(MEAN, one) for one in (row("squares underflow", FLOAT32), problem)] == [False, True]
    assert [may_show(FLUSHED, one) for one in (row("squares underflow", FLOAT32), problem)] == [True, False]


@pytest.mark.parametrize(
    ("causes", "words"),
    [
        ([ONE_PASS], "one-pass: the variance is a difference of squares, which cancels"),
        ([MEAN, FLUSHED], "no cause known"),
        ([Cause("{number} sums are held in {detail}", detail="bfloat16", number=8.0)], "8 sums are held in bfloat16"),
        ([MEAN, Cause("{what} {is_} missing", ("bias",))], "the bias is missing"),
        ([], "no cause known"),
    ],
)
def test_causes_in_words(causes, words):
    assert in_words(causes) == words


def test_rms_norm_has_no_variance():
    assert in_words([NARROW], centred=False) == "the mean square is computed with roundings to bfloat16"


def test_the_cause_that_explains_most_is_attributed():
    assert attributed([["A", "B"], ["B"], ["C", "B"], []]) == ["B", "B", "B", None]
    assert of_most([[ONE_PASS], [ONE_PASS, MEAN], [MEAN, RANGE, FLUSHED]]) == [ONE_PASS, MEAN]
    assert of_most([[ONE_PASS], [], []]) == []


def test_threads_are_compared_in_gradients():
    state = [1]

    def backward(upstream, x, gain, bias, eps):
        return x, gain * state[0], bias

    mine = Implementation(
        "mine", kernels.algorithm("two-pass"), backward, use_threads=lambda count: state.__setitem__(0, count + 1)
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
        "mine", kernels.algorithm("two-pass"), backward, use_threads=lambda number: count.__setitem__(0, number or 2)
    )
    assert behaviour.ignores_threads(mine, row("standard normal", FLOAT32)) is False
