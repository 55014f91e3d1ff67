"""A good kernel passes, and of a bad one the first line says what is wrong: its formula, or its rounding."""

import math
import subprocess
import sys
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from threading import Event

import kernels_under_test as kernels
import numpy as np
import pytest

from lnverify.kernels.audit.adapters.callables import as_implementation
from lnverify.kernels.audit.cases.regimes import TAGS
from lnverify.kernels.audit.causes import formula
from lnverify.kernels.audit.causes.cause import UNKNOWN, Cause, said
from lnverify.kernels.audit.causes.edits import ROUNDED
from lnverify.kernels.audit.causes.solved import alone
from lnverify.kernels.audit.causes.ways import ONE_PASS
from lnverify.kernels.audit.errors import profiles
from lnverify.kernels.audit.errors.outcome import outcome
from lnverify.kernels.audit.options import Declared
from lnverify.kernels.audit.verdict import consistent
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.floats.formats import FORMATS
from lnverify.proofs.errors import InputError
from lnverify.testing import LayerNormError, cases, check_layer_norm

pytestmark = [
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),  # of kernels under test
    pytest.mark.xdist_group("check"),  # one process works out the exact answers to a case once
]

GOOD = {
    **dict.fromkeys(("float32", "float64"), (kernels.two_pass, kernels.two_pass_backward)),
    **dict.fromkeys(("float16", "bfloat16"), (kernels.in_float32, kernels.in_float32_backward)),
}
SOON = {("bfloat16", "practical")}


@pytest.mark.integration
@pytest.mark.parametrize(
    ("format", "profile"),
    [
        pytest.param(format, profile, marks=[] if (format, profile) in SOON else pytest.mark.slow)
        for format in GOOD
        for profile in ("stable", "practical")
    ],
)
def test_good_kernels_pass(format, profile):
    forward, backward = GOOD[format]
    result = check_layer_norm(forward, backward, format, profile)
    assert result.passes
    assert {one.quantity for one in result.asked} == {"output", "dx", "dgain", "dbias"}
    assert max(one.ratio for one in result.asked) < 0.5  # h is not tuned to them


@pytest.mark.integration
@pytest.mark.parametrize(
    "format", [name if name == "float32" else pytest.param(name, marks=pytest.mark.slow) for name in FORMATS]
)
def test_the_exact_profile_can_be_passed(format):
    assert check_layer_norm(kernels.exact, kernels.exact_backward, format, "exact").passes


@pytest.mark.integration
def test_a_good_kernel_is_not_exact():
    with pytest.raises(LayerNormError, match="FAILS by rounding"):
        check_layer_norm(kernels.two_pass, profile="exact", only=cases("float32", names=["standard normal"]))


@pytest.mark.integration
@pytest.mark.parametrize("name", ["two-pass, pairwise sums", "two-pass, blocked sums", "two-pass, wider format"])
def test_two_passes_with_short_sums_are_stable(name):
    assert check_layer_norm(kernels.algorithm(name), profile="stable").passes


@pytest.mark.integration
def test_sums_one_after_the_other_are_not():
    with pytest.raises(LayerNormError, match="output: the sum for the mean, one entry after the other, loses digits"):
        check_layer_norm(kernels.algorithm("two-pass"), profile="stable", tags=["offset", "constant"])


@pytest.mark.integration
@pytest.mark.parametrize("name", ["one-pass", "one-pass, clamped", "one-pass, blocked sums"])
@pytest.mark.parametrize("profile", ["stable", "practical"])
def test_no_one_pass_is_stable(name, profile):
    with pytest.raises(LayerNormError, match="one-pass"):
        check_layer_norm(kernels.algorithm(name), profile=profile, tags=["offset"])


WRONG_FORMULAS = {
    "eps_outside": "output: eps stands outside the root",
    "bessel": r"output: the variance is divided by N - 1 \(Bessel\)",
    "no_gain": "output: the gain is missing",
    "absolute_gain": "output: the absolute value of the gain is taken",
    "no_bias": "output: the bias is missing",
    # Either of two mistakes may be found first.
    "bessel_and_absolute_gain": r"output: (?=.*value of the gain).*the variance is divided by N - 1 \(Bessel\)",
    "batch_statistics": "output: the mean is that of the first row",
    "median": "output: the median stands for the mean",
    "nonsense": "output: no mistake known here gives these values",
}
BEHAVIOUR = {
    "as_if_contiguous": "rows that are not contiguous in memory give another result",
    "in_place": "it changes x in place",
    "zeroes_x": "it changes x in place",
}


def some(names, at_once):
    """Names as parameters: all but a few for CI."""
    return [name if name in at_once else pytest.param(name, marks=pytest.mark.integration) for name in names]


@pytest.mark.integration
@pytest.mark.parametrize(
    "name", some(WRONG_FORMULAS | BEHAVIOUR, ["eps_outside", "batch_statistics", "in_place", "nonsense"])
)
def test_what_is_wrong_on_plain_rows_is_named(name):
    """A formula, or what is said of the kernel as a whole: that is no wrong formula, and no rounding."""
    words = f" by a wrong formula, {WRONG_FORMULAS[name]}" if name in WRONG_FORMULAS else f", {BEHAVIOUR[name]}"
    with pytest.raises(LayerNormError, match=f"FAILS{words}"):
        check_layer_norm(getattr(kernels, name), tags=["plain"])


def test_only_a_program_is_a_formula_or_a_rounding():
    (case,) = cases("float32", names=["standard normal"])
    causes = {
        said("a row's result depends on the other rows"): "",
        Cause(UNKNOWN, exact=False): "",
        Cause("{what} {is_} missing", ("bias",)): " by a wrong formula",
        Cause(ROUNDED, ("rstd",), detail="bfloat16"): " by rounding",
        ONE_PASS: " by rounding",
    }
    assert [Witness(case.problem, (cause,), quantity="output").by for cause in causes] == [*causes.values()]


def test_few_bits_of_a_statistic_spoil_the_output_too():
    """Where the output fails, and not by them, they are no cause of ∂x."""
    (case,) = cases("float32", names=["standard normal"])
    mean = Cause(ROUNDED, ("mean",), detail="float16")
    output, other, dx = (Witness(case.problem, causes, quantity=name)
                         for name, causes in (("output", (mean,)), ("output", ()), ("dx", (mean,))))  # fmt: skip
    assert consistent([output, dx]) == [output, dx]
    assert consistent([dx]) == [dx]
    assert consistent([other, dx])[1].causes == ()


@pytest.mark.parametrize("what", some(kernels.WRONG_BACKWARDS, list(kernels.WRONG_BACKWARDS)[:3]))
def test_wrong_gradient_term_is_named(what):
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.two_pass, kernels.WRONG_BACKWARDS[what], tags=["plain"])
    assert f"FAILS by a wrong formula, {what}" in error.value.verdict.line


WRONG_ROUNDING = [
    (kernels.one_pass, None, "float32", "stable", "output: one-pass.*: the variance is a difference of squares"),
    (kernels.one_pass, None, "float32", "practical", "output: one-pass.*: the variance is a difference of squares"),
    pytest.param(
        *(kernels.welford, None, "float16", "practical", "output: the sum for the variance is held in float16"),
        marks=pytest.mark.slow,
    ),
    pytest.param(
        *(kernels.two_pass, kernels.backward_of_one_pass, "float32", "practical", "∂x: one-pass"),
        marks=pytest.mark.slow,
    ),
    (kernels.lost_eps, None, "float32", "practical", "output: eps is rounded to float16"),
]


@pytest.mark.integration
def test_place_of_wrong_rows_is_said():
    with pytest.raises(LayerNormError, match=r"FAILS by a wrong formula, output: the rows after the first 100: .* \("):
        check_layer_norm(kernels.first_rows_only)


@pytest.mark.integration
@pytest.mark.parametrize(
    ("forward", "backward", "format", "profile", "words"),
    WRONG_ROUNDING,
    ids=lambda value: getattr(value, "__name__", value),
)
def test_the_cause_of_rounding_is_named(forward, backward, format, profile, words):
    with pytest.raises(LayerNormError, match=f"FAILS by rounding, {words}") as error:
        check_layer_norm(forward, backward, format, profile)
    assert error.value.verdict.formula is None


@pytest.mark.integration
def test_one_mark_a_tag():
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.one_pass, profile="stable")
    marks = error.value.verdict.marks
    assert marks["plain"]["output"].startswith("✓")
    assert marks["offset"]["output"].startswith("✗ NaN, from mean/std = 2⁶ on")
    assert "(mean/std = 2^" in marks["offset"]["output"]


PROGRAMS = [
    (kernels.one_pass, None, "float32", "offset"),
    (kernels.bessel, None, "float32", "plain"),
    pytest.param(kernels.welford, None, "bfloat16", "offset", marks=pytest.mark.slow),
    pytest.param(kernels.two_pass, kernels.backward_of_one_pass, "float32", "offset", marks=pytest.mark.slow),
]


@pytest.mark.integration
@pytest.mark.parametrize(
    ("forward", "backward", "format", "tag"), PROGRAMS, ids=lambda value: getattr(value, "__name__", value)
)
def test_program_prints_got_and_exact(forward, backward, format, tag):
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(forward, backward, format, tags=[tag])
    verdict = error.value.verdict
    if verdict.formula:
        got, wanted = verdict.formula.got, verdict.formula.wanted
    else:
        got, wanted = verdict.witnesses[0].got, verdict.witnesses[0].wanted
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", error.value.program],
        capture_output=True,
        text=True,
        cwd=Path(kernels.__file__).parent,
        timeout=300,
    )
    printed = [float.fromhex(line) for line in done.stdout.split()]
    assert printed == pytest.approx([got, wanted], rel=0, abs=0, nan_ok=True), done.stderr
    assert got != wanted


@pytest.mark.integration
@pytest.mark.parametrize("case", cases("float32", ["offset"], quick=True), ids=str)
def test_cases_are_for_parametrize(case):
    # Of a case that the profile leaves out nothing is asked: pytest would skip it.
    assert check_layer_norm(kernels.two_pass, only=[case], profile="stable").passes


@pytest.mark.integration
@pytest.mark.parametrize("case", cases("float32"), ids=str)
def test_cases_have_random_parameters(case):
    """But for those that are about the bias; and of one row of one entry there is nothing to vary."""
    problem = case.problem
    assert case.name == "a bias that cancels" or (problem.size == 1) or len(np.unique(problem.gain)) > 1
    assert np.any(problem.bias != 0)
    assert problem.size == 1 or len(np.unique(problem.upstream)) > 1
    assert np.array_equal(case.problem.gain, problem.gain)


def test_cases_know_their_tags():
    assert {case.tag for case in cases("float64")} == set(TAGS)
    assert {case.tag for case in cases("float16", ["eps", "range"])} == {"eps", "range"}
    assert "batch" not in {case.tag for case in cases("float32", skip=["batch"])}


PER_EPS = {
    "variance far below eps": (0.0, 2.0**-14),
    "variance near eps": (0.5, 2.0),
    "variance far above eps": (2.0**14, math.inf),
}
"""What the variances of the rows are times eps, at least and at most, as the name of a case says."""


@pytest.mark.parametrize("eps", [1e-6, 1e-2, 1.0])
@pytest.mark.parametrize("format", ["float64", "float32", "float16", "bfloat16"])
def test_variances_fit_an_own_eps(format, eps):
    chosen = {case.name: case.problem for case in cases(format, ["eps"], declared=Declared(eps=eps))}
    assert chosen.keys() == PER_EPS.keys()
    for name, problem in chosen.items():
        least, most = PER_EPS[name]
        ratios = problem.x.astype(float).var(axis=1) / eps
        assert problem.eps == eps and (least < ratios).all() and (ratios < most).all(), name


WITHOUT = {
    "eps of its own": (
        {"eps": 1e-6},
        {"eps 0", "eps lost in the format", "tiny variance and eps 1e-12", "near underflow", "squares underflow"},
    ),
    "eps 0 of its own": (
        {"eps": 0.0},
        {"eps lost in the format", "tiny variance and eps 1e-12", *PER_EPS, "gains near eps"},
    ),
    "no gain": ({"gain": False}, {"zero gains", "tiny gains", "huge gains", "negative gains", "gains near eps"}),
    "no bias": ({"bias": False}, {"a bias that cancels"}),
}


@pytest.mark.each(WITHOUT)
def test_what_a_kernel_lacks_is_not_hard_about_it(declared, left_out):
    assert {case.name for case in cases("float32")} - {
        case.name for case in cases("float32", declared=Declared(**declared))
    } == left_out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"format": "float8"}, "unknown format 'float8'"),
        ({"tags": ["nonsense"]}, "unknown tag 'nonsense'"),
        ({"names": ["nonsense"]}, "unknown regime 'nonsense'"),
        ({"names": ["mean/std = 2^48"]}, "no case of float32 is left"),
    ],
)
def test_bad_input_is_one_line(arguments, words):
    with pytest.raises(InputError, match=words):
        cases(**arguments)


def test_unknown_profiles_and_kernels_are_bad_input():
    with pytest.raises(InputError, match="unknown profile 'good'; one of exact, stable, practical would be right"):
        check_layer_norm(kernels.two_pass, profile="good")
    for kernel, words in ((3, "an int"), (kernels.Shuffled, "the class Shuffled")):
        with pytest.raises(InputError, match=f"{words} is no kernel; .* an instance of a torch module would be right"):
            check_layer_norm(kernel)


@pytest.mark.integration
def test_practical_asks_no_more_than_stable():
    from lnverify.numeric.reference import solve

    for case in cases("float32", skip=["batch"]):
        solution = solve(case.problem)
        for quantity in ("output", "dx", "dgain", "dbias"):
            assert (profiles.practical(solution, quantity) >= profiles.stable(solution, quantity)).all()


@pytest.mark.integration
def test_a_refusal_fails():
    words = r"it refuses \d+ cases \(N = 100: ValueError: N must be a multiple of 8 \(kernels_under_test.py:\d+, in ref"
    with pytest.raises(LayerNormError, match=words):
        check_layer_norm(kernels.refuses_odd_sizes)


def test_right_formulas_have_no_fault():
    for format in FORMATS.values():
        assert formula.fault(as_implementation(kernels.in_float32), format) is None


def halved_spread(x, gain, bias, eps):
    d = x - x.mean(axis=1, keepdims=True)
    return d / np.sqrt(np.square(d).mean(axis=1, keepdims=True) / 2) * gain + bias


def test_part_of_a_problem_without_eps_is_named():
    problem = replace(formula.plain("float64", 100).first(1), eps=0.0)
    seen = outcome(as_implementation(halved_spread), problem, "output")
    results = [*map(str, alone(seen))]
    assert "1/std is wrong by factors of 1.41, all else is right" in results
    assert not [name for name in results if "at most" in name or "multiplied" in name]


def divided_by_more(x, gain, bias, eps):
    d = x - x.mean(axis=1, keepdims=True)
    variance = (d * d).sum(axis=1, keepdims=True) / x.dtype.type(x.shape[1] + 2)
    return d / np.sqrt(variance + x.dtype.type(eps)) * gain + bias


def test_factors_are_those_of_each_length():
    fault = formula.fault(as_implementation(divided_by_more), FORMATS["float32"])
    assert str(fault.causes[0]) == (
        "1/std is wrong by factors of k, all else is right, "
        "k = 1 to 1.12, 1 to 1.13, 1 to 1.01 and 1 to 1.00141 at N = 8, 7, 100 and 700"
    )


def without_numbers(x, gain, bias, eps):
    """The same at each call: no numbers."""
    return np.full_like(x, np.nan)


def without_numbers_at_times(x, gain, bias, eps):
    return kernels.two_pass(x, gain, bias, eps) if next(TURNS) else without_numbers(x, gain, bias, eps)


TURNS = cycle([True, False])


@pytest.mark.parametrize(("forward", "differs"), [(without_numbers, False), (without_numbers_at_times, True)])
def test_nan_differs_from_numbers_alone(forward, differs):
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(forward, tags=["plain"])
    assert ("two calls on the same input give different answers" in error.value.verdict.line) == differs


def test_a_call_without_end_is_given_up_and_its_input_named():
    def endless(x, gain, bias, eps):
        Event().wait()

    with pytest.raises(LayerNormError, match=r"standard normal: .* call did not come back"):
        check_layer_norm(endless, only=cases("float32", ["plain"])[:1], call_timeout=0.2)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_limit_that_is_none_is_refused(seconds):
    with pytest.raises(InputError, match="a positive number of seconds"):
        check_layer_norm(kernels.two_pass, call_timeout=seconds)
