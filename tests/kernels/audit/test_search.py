"""The search finds faults that nobody named: each planted one with the condition under which it shows, and no other."""

import json
import re
from pathlib import Path

import kernels_under_test as kernels
import planted_faults
import pytest
from serial_executor import Serial
from typer.testing import CliRunner

from lnverify.commands import app
from lnverify.kernels.audit.adapters.callables import as_implementation
from lnverify.kernels.audit.cases import points
from lnverify.kernels.audit.cases.points import AFFINE, ENTRIES, LARGEST_SIZE, PLAIN, SHAPES, UPSTREAMS, Point, draw
from lnverify.kernels.audit.errors.profiles import PROFILES
from lnverify.kernels.audit.options import Options
from lnverify.kernels.audit.search import run
from lnverify.kernels.audit.search.defects import defects
from lnverify.kernels.audit.search.failures import failures
from lnverify.kernels.audit.shrink.points import Simplest, lengths, smallest
from lnverify.numeric.floats.formats import FORMATS
from lnverify.proofs.errors import InputError
from lnverify.testing import LayerNormError, check_layer_norm, of_point

pytestmark = [
    pytest.mark.integration,
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),  # of kernels under test
]

RIGHT = planted_faults.right_backward


def searched(forward, backward=None, format="float32", count=40):
    """The defects that the first points of seed 0 show."""
    one, profile = as_implementation(forward, backward), PROFILES["stable"]
    results = [failure for index in range(count) for failure in failures(one, draw(0, index, [format]), profile)]
    return defects(one, results, profile)


ONE_PASS = "output: one-pass: the variance is a difference of squares, which cancels"
PLANTED = [
    ("wrong_tail", None, "float32", 40, [r"output: the last entries: .*; needs N not a multiple of 8 \("]),
    ("one_pass_from_1024", None, "float32", 40, [rf"{ONE_PASS}; needs N from 1,024 on, .* \("]),
    ("no_eps_without_affine", None, "float32", 30, [r"output: eps is missing.*; needs no gain and bias"]),
    ("clamped", None, "float32", 40, [r"output: one-pass.*; needs mean/std = 2\^\d+ \("]),
    ("negative_variance", None, "float32", 40, [rf"{ONE_PASS}; needs mean/std = 2\^\d+ \("]),
    (
        "right",
        "sparse_upstream",
        "float32",
        30,
        # Longer rows with more entries that are not 0 pass, so lengths are listed.
        [r"∂x, ∂γ, ∂β: it is 0; needs N such as 9, 10, .*, sparse upstream gradient \("],
    ),
    ("right", "first_512_rows", "float32", 150, [r"∂γ, ∂β: only the first 512 rows count; needs from 513 rows on \("]),
    (
        "narrow_sums",
        None,
        "float16",
        40,
        [r"output: the sum for the variance is held in .*; needs N from 2,049 on \(float16"],
    ),
    (
        "other_rows",
        None,
        "float32",
        40,
        [r"output: a row's result depends on the other rows; needs from 65 rows on \("],
    ),
    ("in_place", None, "float32", 10, [r"it changes x in place; needs N from 257 on \("]),
    ("right", "in_place_backward", "float32", 5, [r"it changes upstream in place \("]),
    ("refuses_odd_sizes", None, "float32", 10, [r"it raises ValueError: N is #, .*; needs N not a multiple of 4 \("]),
    (
        "two_faults",
        None,
        "float32",
        60,
        [r"N not a multiple of 8 \(", rf"{ONE_PASS}.*, not up to 768"],
    ),
]


@pytest.fixture
def small(monkeypatch):
    """The grid with smaller inputs, which still has a point for each condition."""
    monkeypatch.setattr(points, "LARGEST_SIZE", 2**12)
    monkeypatch.setattr(points, "ENTRIES", 2**13)


@pytest.fixture
def grid(request):
    """The grid of points: whole, or with smaller inputs."""
    if request.param == "small":
        request.getfixturevalue("small")


PLANTED_BY_NAME = {case[1] or case[0]: case for case in PLANTED}
SLOW = {
    # These take many points, or are of a kind that others show too.
    "small": {"sparse_upstream", "two_faults", "narrow_sums", "wrong_tail", "one_pass_from_1024"},
    # All that the small grid shows sooner.
    "whole": set(PLANTED_BY_NAME) - {"other_rows", "in_place", "in_place_backward", "refuses_odd_sizes"},
}


@pytest.mark.parametrize(
    ("forward", "backward", "format", "count", "lines", "grid"),
    [
        pytest.param(*case, grid, id=f"{name}, {grid} grid", marks=[pytest.mark.slow] * (name in SLOW[grid]))
        for name, case in PLANTED_BY_NAME.items()
        for grid in SLOW
        # The small grid has too few points with more than 512 rows.
        if (name, grid) != ("first_512_rows", "small")
    ],
    indirect=["grid"],
)
def test_planted_fault_has_its_condition(forward, backward, format, count, lines, grid):
    kernel = getattr(planted_faults, forward), backward and getattr(planted_faults, backward)
    results = [defect.line for defect in searched(*kernel, format, count)]
    print("\n".join(results))
    for line in lines:
        assert sum(re.search(line, each) is not None for each in results) == 1, (line, results)


@pytest.mark.parametrize("format", FORMATS)
def test_nothing_is_found_where_nothing_is_wrong(format):
    assert searched(planted_faults.right, RIGHT, format) == []


def test_a_wrong_formula_is_one_defect(small):
    (result,) = searched(kernels.bessel, count=30)
    assert result.shown.cause == "the variance is divided by N - 1 (Bessel)"
    assert result.shown.index and result.shown.got != result.shown.wanted


def test_points_depend_on_seed_and_index():
    """The first ones, so that a change of the grid is seen: what was kept from before would be of other points."""
    first = [draw(0, index, ["float32", "float16"]) for index in range(200)]
    assert first == [draw(0, index, ["float32", "float16"]) for index in range(200)]
    assert len(set(first)) == 200
    assert first != [draw(1, index, ["float32", "float16"]) for index in range(200)]


def test_the_grid_covers_what_it_says():
    drawn = [draw(0, index, list(FORMATS)) for index in range(2000)]
    assert min(one.size for one in drawn) == 1
    assert max(one.size for one in drawn) == LARGEST_SIZE
    assert max(one.rows for one in drawn) > 2048
    assert all(one.size * one.rows <= ENTRIES for one in drawn if one.rows < 1 << 16)
    many = [one for one in drawn if one.rows >= 1 << 16]
    assert len(many) == len(drawn) // points.EACH and {one.size for one in many} == {points.WIDTH}
    for name, values in {"shape": SHAPES, "affine": AFFINE, "upstream": UPSTREAMS, "format": FORMATS}.items():
        assert {getattr(one, name) for one in drawn} == set(values)
    for name in ("offset", "outlier", "scale", "eps"):
        plain = sum(getattr(one, name) == getattr(PLAIN, name) for one in drawn)
        assert 0.3 < plain / len(drawn) < 0.9, name


@pytest.mark.parametrize("index", range(40))
def test_point_round_trips_through_json(index):
    point = draw(7, index, list(FORMATS))
    problem = point.problem()
    assert (problem.rows, problem.size, problem.format.name) == (point.rows, point.size, point.format)
    assert point_of(json.loads(json.dumps(point.to_json()))) == point


def test_the_smallest_value_that_fails_is_found():
    point = Point(size=3000, rows=17)
    assert smallest(point, "size", lambda one: one.size >= 1024).size == 1024
    assert smallest(point, "size", lambda one: one.size >= 2999).size == 2999
    assert smallest(point, "rows", lambda one: True).rows == 1


CONDITIONS = {
    "N not a multiple of 8": lambda size: size % 8 != 0,
    "N not a multiple of 4": lambda size: size % 4 != 0,
    "N a multiple of 16": lambda size: size % 16 == 0,
    "N a multiple of 5": lambda size: size % 5 == 0,
    "N a power of two": lambda size: size & (size - 1) == 0,
    "N no power of two": lambda size: size & (size - 1) != 0,
    "N of rest 3 by 4": lambda size: size % 4 == 3,
    "N from 17 on": lambda size: size > 16,
    "": lambda size: True,
}


@pytest.mark.parametrize("words", CONDITIONS)
def test_conditions_need_no_monotone_failures(words):
    tried = lengths(Point(size=3), lambda one: CONDITIONS[words](one.size))
    assert Simplest(Point(size=3), *tried).lengths == words


def test_a_condition_covers_what_it_says():
    condition = Simplest(Point(size=9, upstream="sparse", offset=4))
    assert condition.covers(Point(size=9, upstream="sparse", offset=4))
    assert condition.covers(Point(size=90, rows=3, upstream="sparse", offset=7, outlier=3))
    for other in (
        Point(size=8, upstream="sparse", offset=4),
        Point(size=9, offset=4),
        Point(size=9, upstream="sparse"),
    ):
        assert not condition.covers(other)


def point_of(facts):
    """The point of which these are the JSON values."""
    return Point(**{**facts, "eps": float.fromhex(facts["eps"])})


KERNEL = "planted_faults:in_place"


@pytest.fixture
def own(tmp_path, monkeypatch, small):
    """The kernels are on the path, nothing is kept from before, commands work in this process, and inputs are small."""
    from contextlib import nullcontext

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setattr("lnverify.numeric.publishing.workers.executor", lambda *given: nullcontext(Serial()))
    return tmp_path


def test_time_ends_a_search(own):
    (result,) = run.search(
        "planted_faults:right", Options(formats=("float32",), profile="stable"), Serial(), seconds=0.2
    )
    assert result.points > 0
    assert result.line.endswith(f"nothing found on {result.points:,} points of seed 0, float32")


def test_without_time_nothing_is_made_simple(own):
    """What fails is told all the same, and no condition with it."""
    asked = Options(formats=("float32",), profile="stable")
    _, failing = run.try_points(KERNEL, asked, Serial(), 12, 0, lambda *_: None)
    result = run.conclude_in_worker(KERNEL, KERNEL, failing[KERNEL], asked, seconds=1e-9)
    assert result
    assert all(one.line.count("there was no time to make it simple") == 1 for one in result)
    assert not any(one.to_json()["needs"] for one in result)


def command(*arguments):
    return CliRunner().invoke(app, arguments)


def test_the_first_defect_is_reproduced(own):
    program = own / "fault.py"
    answer = command("search", KERNEL, "--points", "12", "--format", "float32", "--reproduce", str(program))
    assert answer.exit_code == 1
    assert "it changes x in place; needs N from 257 on" in answer.stdout
    assert "from planted_faults import in_place" in program.read_text()


def test_a_point_is_a_case_of_a_test():
    defect, *_ = searched(planted_faults.clamped)
    with pytest.raises(LayerNormError, match="by rounding, output: one-pass"):
        check_layer_norm(planted_faults.clamped, profile="stable", only=[of_point(defect.simplest.point)])


def test_right_kernels_exit_with_0(own):
    answer = command("search", "planted_faults:right,right_backward", "--points", "12", "--format", "float32")
    assert (answer.exit_code, answer.stdout) == (
        0,
        "planted_faults:right,right_backward, profile stable: nothing found on 12 points of seed 0, float32\n",
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "unknown implementation 'nonsense'"),
        (["lnverify", "--format", "float8"], "unknown format 'float8'"),
        (["lnverify", "--profile", "good"], "unknown profile 'good'"),
        (["lnverify", "--points", "0"], "seconds or points above 0"),
        (["lnverify", "--seconds", "inf"], "a finite number of seconds"),
        (["lnverify", "--seed", "-1"], "a seed from 0 on"),
        (["math:sqrt", "--points", "8"], "takes none of the inputs"),
        (["lnverify", "--points", "8", "--call-timeout", "0"], "the limit of a call is 0 s"),
        (
            ["planted_faults:without_end", "--points", "8", "--call-timeout", "0.2"],
            r"planted_faults:without_end: a call did not come back within 0.2 s (float64, N = ",
        ),
    ],
)
def test_bad_input_is_one_line(own, arguments, words):
    answer = command("search", *arguments)
    assert isinstance(answer.exception, InputError)
    assert words in str(answer.exception)
