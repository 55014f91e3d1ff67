"""The harness of the mutants: what it says of survivors is up to date, and each change is one that compiles."""

import ast

import pytest

from tests.mutants.changes import EFFORT, KERNEL, mutants, path_of
from tests.mutants.page import interval
from tests.mutants.survivors import EQUIVALENT, INCOMPLETE, REASONS
from tests.mutants.trial import FILES, LEFT_OUT, ROOT


@pytest.mark.parametrize("module", KERNEL)
def test_a_module_has_mutants(module):
    for mutant in mutants(module)[::160]:
        mutant.code()


@pytest.mark.parametrize("key", REASONS, ids=" ".join)
def test_a_reason_belongs_to_a_mutant(key):
    assert key in {mutant.key for mutant in mutants(key[0])}


def test_a_survivor_is_harmless():
    assert {kind for kind, _ in REASONS.values()} <= {EQUIVALENT, INCOMPLETE}


@pytest.mark.parametrize("key", EFFORT, ids=".".join)
def test_what_is_not_changed_exists(key):
    module, name = key
    tree = ast.parse(path_of(module).read_text())
    assert name in {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def test_the_interval_holds_the_rate():
    low, high = interval(190, 200)
    assert (round(low, 4), round(high, 4)) == (0.9104, 0.9726)


def test_every_test_of_the_kernel_is_run_on_mutants():
    """But for those that are left out, and those of Rocq, which read what the kernel printed."""
    found = {
        path.relative_to(ROOT).as_posix()
        for room in ("proofs", "fuzz")
        for path in (ROOT / "tests" / room).rglob("test_*.py")
    }
    known = {name for stage in FILES for name in stage} | set(LEFT_OUT)
    assert {name for name in found if "rocq" not in name} == known
