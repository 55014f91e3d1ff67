"""Results that are proved by hand from the generated theorems: their titles, and their axioms."""

import re

import pytest

from lnverify.kernels.rounding.facts import facts
from lnverify.kernels.rounding.rocq import AXIOMS, Compiled, axioms_file, check, read_axioms
from lnverify.proofs.rocq.files import headline
from lnverify.proofs.rocq.kernel import is_installed
from lnverify.proofs.rocq.naming import by_hand
from lnverify.proofs.rocq.results import results

pytestmark = pytest.mark.xdist_group("rocq")
WITHOUT_AXIOMS = ["Chain", "Headline"]
OVER_THE_REALS = ["Usual", "Exponential"]


def test_every_theorem_is_a_result():
    """Each has a comment right above it, which is its title."""
    theorems = [(file, name) for file, text in by_hand().items() for name in re.findall(r"^Theorem (\w+)", text, re.M)]
    assert [(result.file, result.name) for result in results()] == theorems
    assert {result.file for result in results()} == {*WITHOUT_AXIOMS, *OVER_THE_REALS}


@pytest.mark.parametrize("result", results(), ids=lambda result: result.id)
def test_results_are_citable(result):
    known = facts()[result.id]
    assert (known["title"], known["theorem"]) == (result.title, result.name)
    assert result.text.startswith(f"Theorem {result.name}") and result.text.endswith(".")


def test_what_was_printed_belongs_to_the_files(tmp_path):
    """A changed file has no axioms, nor has one that stands behind it."""
    files = {"A": "Theorem a : x.", "B": "Theorem b : y."}
    values = [Compiled("A", 1.0, {"A.a": []}, ""), Compiled("B", 1.0, {"B.b": ["choice"]}, "")]
    (tmp_path / "rocq").mkdir()
    (tmp_path / AXIOMS).write_text(axioms_file(tmp_path, files, values))
    assert read_axioms(tmp_path, files) == {"A.a": [], "B.b": ["choice"]}
    assert read_axioms(tmp_path, files | {"B": "Theorem b : z."}) == {"A.a": []}
    assert read_axioms(tmp_path, files | {"A": "Theorem a : z."}) == {}


@pytest.mark.slow
@pytest.mark.skipif(not is_installed(), reason="coqc is not installed")
def test_kernel_accepts_the_results():
    items = {done.file: done for done in check(headline())}
    assert not any(done.complaint for done in items.values()), items
    for file in WITHOUT_AXIOMS:
        assert not any(items[file].axioms.values())


@pytest.mark.slow
@pytest.mark.skipif(not is_installed(), reason="coqc is not installed")
def test_an_axiom_is_refused():
    files = {"Wrong": "Axiom anything : forall P : Prop, P.\nTheorem wrong : 0 = 1.\nProof. exact: anything. Qed.\n"}
    files["Wrong"] = "From Coq Require Import ssreflect.\n" + files["Wrong"]
    (done,) = check(files)
    assert (done.complaint, done.axioms) == ("anything", {"Wrong.wrong": ["anything"]})
