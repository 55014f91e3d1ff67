"""What a notebook shows of claims and decisions."""

from xml.etree import ElementTree

import pytest

from numeric import principal_axes
from proofs import decide, equal, step
from proofs.claims import CLAIMS

DECISIONS = {
    "proved": (lambda s: equal(s.dot(s.ones, s.ones), s.N), "True for every N", "N"),
    "under a condition": (lambda s: equal(s.eps / s.eps, 1), "ε ≠ 0", "1"),
    "false": (lambda s: equal(s.N - 1, 0), "False at N = 2: 1 is not 0", "False"),
}


@pytest.mark.parametrize("name", DECISIONS)
def test_decisions(name):
    claim, words, form = DECISIONS[name]
    decision = decide(claim)
    html = decision._repr_html_()
    assert words in "".join(ElementTree.fromstring(f"<div>{html}</div>").itertext())
    assert form in decision._repr_latex_()
    assert decision._repr_markdown_().startswith("**True" if decision.holds else "**False")


def test_a_decision_says_which_step_fails():
    steps = [lambda s: step("sum", equal(s.sum(s.ones), s.N)), lambda s: step("wrong", equal(s.N, 1))]
    html = decide(lambda s: [one(s) for one in steps])._repr_html_()
    assert "✓ sum" in html and "✗ wrong" in html


@pytest.mark.parametrize("id", list(CLAIMS)[::25])
def test_claims(id):
    html = CLAIMS[id]._repr_html_()
    tree = ElementTree.fromstring(f"<div>{html}</div>")
    assert id in html and tree.find("math") is not None
    assert CLAIMS[id]._repr_markdown_().count("$$") == 2 * len(tree.findall("math"))
    assert CLAIMS[id]._repr_latex_().count(r"\\") == len(tree.findall("math")) - 1


def test_principal_axes():
    axes = principal_axes([1, 1, 0])
    assert "1.73205" in axes._repr_html_() and "1 of 3" in axes._repr_html_()
    assert "1.73205" in axes._repr_markdown_() and "1.73205" in axes._repr_latex_()
    assert principal_axes([2.0])._repr_latex_() == "$N = 1$"
    assert "…" in principal_axes(range(1, 30))._repr_html_()
