"""Claims as tests, in a repository of somebody's own that has a `proofs/` and a `numeric.py`."""

import os
import re
import subprocess
import sys

import pytest

from lnverify import pytest_plugin
from lnverify.numeric.publishing.provenance import ROOT

pytestmark = pytest.mark.integration

CLAIMS = '''
from lnverify import at_most, claim, equal, hypotheses, positive, source, step
from importlib import import_module
TWO = import_module("numeric").TWO

source("mine", title="A paper of mine", authors="A. Author", year=2026)

@claim("mine.sound", "Theorem 1", near_misses={"N − 1 for N": {"count": lambda s: s.N - 1}})
def sound(s, *, count=lambda s: s.N):
    """The sum of ones is N"""
    return equal(TWO * s.sum(s.ones), 2 * count(s))

@claim("mine.needed", "Theorem 2", hypotheses=[hypotheses.unit_map_is_defined])
def needed(s):
    """A quotient is 1"""
    v = s.dot(s.activation, s.activation) + s.eps
    return equal(v / v, 1)

@claim("mine.false", "Theorem 3")
def false(s):
    """The square of N is N"""
    return [step("true", equal(s.N, s.N)), step("false", equal(s.N**2, s.N))]

@claim("mine.miss", "Theorem 4", near_misses={"no mistake": lambda s: positive(s.N)})
def miss(s):
    """A near miss that is true"""
    return equal(s.N, s.N)

@claim("mine.dropped", "Theorem 5", hypotheses=[hypotheses.eps_is_positive])
def dropped(s):
    """A hypothesis that is of no use"""
    return equal(s.eps, s.eps)

@claim("mine.open", "Conjecture", undecided=True)
def open_(s):
    """The exponential is above its Taylor polynomial"""
    return at_most(1 + s.scalar("x") + s.scalar("x") ** 2 / 2 + s.scalar("x") ** 3 / 6, s.exp(s.scalar("x")))

@claim("mine.solved", "Conjecture 2", undecided=True)
def solved(s):
    """It is proved"""
    return equal(s.N, s.N)

@claim("mine.hard", "Conjecture 3")
def hard(s):
    """The exponential is above the diagonal"""
    return positive(6 * s.exp(s.scalar("x")) - 6 * s.scalar("x") - 3 * s.scalar("x") ** 2 - s.scalar("x") ** 3)

@claim("mine.float", "Theorem 6")
def float_(s):
    """A float"""
    return equal(0.5 * s.N, s.N)
'''


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    folder = tmp_path_factory.mktemp("repository")
    (folder / "pyproject.toml").write_text('[tool.lnverify]\nclaims = ["paper/claims.py"]\n[tool.pytest.ini_options]\n')
    (folder / "paper").mkdir()
    (folder / "proofs").mkdir()
    (folder / "proofs" / "__init__.py").write_text("")
    (folder / "paper" / "numeric.py").write_text("TWO = 2\n")
    (folder / "paper" / "claims.py").write_text(CLAIMS, encoding="utf-8")
    (folder / "test_plain.py").write_text(
        "from lnverify import equal\nfrom lnverify.testing import assert_proved\n\n"
        "def test_mine():\n    assert_proved(lambda s: equal(s.sum(s.activation), 0))\n"
    )
    return folder


def run(folder, *arguments):
    """What pytest prints, each test's outcome by its name, and the exit code."""
    command = [sys.executable, "-m", "pytest", "-p", "lnverify.pytest_plugin", "-p", "no:randomly", "-rA", *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env=environment | {"PYTHONPATH": str(ROOT)}
    )
    text = done.stdout + done.stderr
    pattern = r"^(PASSED|FAILED|ERROR|XFAIL|XPASS) \S*?::(.*?)(?:@\S+)?(?: - .*)?$"
    results = {name: outcome for outcome, name in re.findall(pattern, text, re.M)}
    return text, results, done.returncode


EXPECTED = {
    "mine.sound": "PASSED",
    "mine.sound[second engine]": "PASSED",
    "mine.sound[near miss: N − 1 for N]": "PASSED",
    "mine.sound[numbers]": "PASSED",
    "mine.needed": "PASSED",
    "mine.needed[needs aᵀ a + ε > 0]": "PASSED",
    "mine.false": "FAILED",
    "mine.miss[near miss: no mistake]": "FAILED",
    "mine.dropped[needs ε > 0]": "FAILED",
    "mine.open": "XFAIL",
    "mine.open[numbers]": "PASSED",
    "mine.solved": "FAILED",
    "mine.hard": "FAILED",
    "fault 1": "FAILED",
    "test_mine": "FAILED",
}


@pytest.fixture(scope="module")
def whole(repository):
    return run(repository)


def test_each_thing_is_a_test_with_the_id_of_its_claim(whole):
    text, result, _ = whole
    assert {name: result.get(name) for name in EXPECTED} == EXPECTED, text


def test_a_fault_of_the_file_ends_with_2_and_the_others_are_decided(whole):
    text, _, code = whole
    assert code == 2
    assert "claims.py, line 52: mine.float: 0.5 is not exact" in text


def test_a_failure_says_claim_step_and_witness_and_has_no_traceback(whole):
    text, _, _ = whole
    (told,) = re.findall(r"_+ mine\.false _+\n(.*?)\n_+ ", text, re.S)
    assert told.splitlines()[:4] == [
        "mine.false: The square of N is N   (paper/claims.py, line 19)",
        "  refuted, at N = 2 for one",
        "  claimed: step 2 of 2, false: N² = N",
        "  fails at N = 2: 4 is not 2",
    ]
    assert "Traceback" not in text and "pytest_plugin.py" not in text
    assert "open: no certificate found for -x³ - 3 x² - 6 x + 6 exp(x) > 0, and" in text
    assert "[XPASS(strict)] declared undecided" in text
    assert "fails at N = 1, a = (1): 1 is not 0" in text  # of assert_proved


CHOICES = {
    "-k": (["-k", "sound and miss"], {"mine.sound[near miss: N − 1 for N]": "PASSED"}, 0),
    "a claim": (["paper/claims.py::mine.miss[numbers]"], {"mine.miss[numbers]": "PASSED"}, 0),
    "sizes and formats": (
        ["-k", "sound and (engine or numbers)", "--lnverify-n", "2,3", "--lnverify-formats", "float16"],
        {"mine.sound[second engine]": "PASSED", "mine.sound[numbers]": "PASSED"},
        0,
    ),
    "a file": (
        ["--lnverify-claims", "paper/claims.py", "-k", "mine.sound and numbers"],
        {"mine.sound[numbers]": "PASSED"},
        0,
    ),
}


@pytest.mark.parametrize(("arguments", "expected", "code"), CHOICES.values(), ids=CHOICES)  # without conftest.py, too
def test_tests_are_chosen(arguments, expected, code, repository):
    text, result, returned = run(repository, *arguments)
    assert (result, returned) == (expected, code), text


def test_last_failed_and_processes(repository):
    """--lf and -x, and xdist with a group a claim."""
    text, result, code = run(repository, "-k", "mine.false or mine.sound", "-n", "2", "--dist", "loadgroup")
    assert (result["mine.false"], result["mine.sound"], code) == ("FAILED", "PASSED", 1), text
    text, result, code = run(repository, "--lf", "-x", "-k", "mine.false")
    assert (result, code) == ({"mine.false": "FAILED"}, 1), text


BAD_OPTIONS = {
    "--lnverify-n": (pytest_plugin._sizes, "two", "numbers from 1 on"),
    "--lnverify-timeout": (pytest_plugin._seconds, float("nan"), "seconds from 0 to"),
    "--lnverify-largest": (pytest_plugin._largest, "0", "a number from 1 on"),
    "--lnverify-formats": (pytest_plugin._readings, "float8", "one of mpmath, float64"),
}


@pytest.mark.parametrize("option", BAD_OPTIONS)
def test_bad_options_are_told(option):
    parse, value, message = BAD_OPTIONS[option]
    with pytest.raises(pytest.UsageError, match=f"^{option} {value}: .*{message}"):
        parse(value)


def test_a_bad_option_is_one_line(repository):
    text, _, code = run(repository, "--lnverify-claims", "nowhere.py", "-k", "mine.sound")
    assert code == 4 and "ERROR: --claims: there is no claims file nowhere.py" in text, text
    text, _, code = run(repository, "--lnverify-n", "two", "-k", "mine.sound")
    assert code == 4 and text.startswith("ERROR: --lnverify-n two: "), text


def test_the_claims_that_ship_are_collected_by_the_same_plugin(tmp_path):
    """As a module, which pyproject.toml names."""
    (tmp_path / "pyproject.toml").write_text('[tool.lnverify]\nclaims = ["lnverify.proofs.claims"]\n')
    text, result, code = run(tmp_path, "-k", "riechers.eq6", "--lnverify-formats", "float32")
    assert code == 0 and {"riechers.eq6", "riechers.eq6[second engine]", "riechers.eq6[numbers]"} <= set(result), text
    text, _, code = run(tmp_path, "--lnverify-claims", "lnverify.proofs.claims")
    assert code == 4 and "modules are named in pyproject.toml" in text


def test_where_no_file_is_named_nothing_is_imported(tmp_path):
    (tmp_path / "test_it.py").write_text(
        "import sys\n\ndef test_it():\n    assert not {'sympy', 'lnverify.proofs.registry'} & set(sys.modules)\n"
    )
    text, result, code = run(tmp_path)
    assert (result, code) == ({"test_it": "PASSED"}, 0), text


def test_no_mark_is_unknown_without_xdist(repository):
    text, result, _ = run(
        repository, "-p", "no:xdist", "-W", "error::pytest.PytestUnknownMarkWarning", "-k", "mine.needed"
    )
    assert result["mine.needed"] == "PASSED" and "UnknownMark" not in text, text


def test_no_attribute_of_an_item_is_in_the_way_of_pytest():
    """Whatever release it is: pytest 9.2 has a property `id`."""
    for item in (pytest_plugin.ClaimItem, pytest_plugin.FaultItem, pytest_plugin.ClaimsFile):
        named = {name for name in item.__init__.__code__.co_names if name != "user_properties"}
        assert all(name.startswith(("lnverify", "_", "super")) for name in named - {"append"}), (item, named)
