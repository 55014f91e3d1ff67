"""The harness of the mutants: what it says of survivors is up to date, and each change is one that compiles."""

import ast

import pytest

from .changes import EFFORT, KERNEL, mutants, path_of
from .page import interval
from .survivors import EQUIVALENT, INCOMPLETE, REASONS
from .trial import FILES, LEFT_OUT, ROOT

# One process lists the mutants, for all of these.
pytestmark = pytest.mark.xdist_group("mutants")


@pytest.mark.integration
@pytest.mark.parametrize("step", [300, pytest.param(10, marks=pytest.mark.slow)])
def test_changes_compile(step):
    for module in KERNEL:
        for mutant in mutants(module)[::step]:
            mutant.code()


def test_a_survivor_is_harmless():
    assert {kind for kind, _ in REASONS.values()} <= {EQUIVALENT, INCOMPLETE}


def test_what_is_not_changed_exists():
    assert [key for key in EFFORT if key[1] not in names_in(key[0])] == []


def names_in(module):
    tree = ast.parse(path_of(module).read_text(encoding="utf-8"))
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def test_the_interval_holds_the_rate():
    low, high = interval(190, 200)
    assert (round(low, 4), round(high, 4)) == (0.9104, 0.9726)


def test_kernel_tests_run_on_mutants():
    """But for those that are left out, and those of Rocq, which read what the kernel printed; the claims do too."""
    found = {
        path.relative_to(ROOT).as_posix()
        for room in ("proofs", "fuzz")
        for path in (ROOT / "tests" / room).rglob("test_*.py")
    }
    known = {name for stage in FILES for name in stage} | set(LEFT_OUT)
    assert {name for name in found if "rocq" not in name} | {"pyproject.toml"} == known
