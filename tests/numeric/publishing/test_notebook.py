"""What a notebook shows of claims, decisions and principal axes."""

from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from lnverify import decide, equal, principal_axes, step
from lnverify.numeric.publishing import notebook
from lnverify.proofs.claims import CLAIMS

DECISIONS = {
    "proved": (lambda s: equal(s.dot(s.ones, s.ones), s.N), "True for every N", "N"),
    "under a condition": (lambda s: equal(s.eps / s.eps, 1), "ε ≠ 0", "1"),
    "false": (lambda s: equal(s.N - 1, 0), "False at N = 2: 1 is not 0", "False"),
}


@pytest.mark.parametrize("name", DECISIONS)
def test_decisions(name):
    claim, words, form = DECISIONS[name]
    decision = decide(claim)
    html = notebook.decision_html(decision)
    assert words in "".join(ElementTree.fromstring(f"<div>{html}</div>").itertext())
    assert form in notebook.decision_latex(decision)
    assert notebook.decision_markdown(decision).startswith("**True" if decision.holds else "**False")


def test_a_decision_says_which_step_fails():
    steps = [lambda s: step("sum", equal(s.sum(s.ones), s.N)), lambda s: step("wrong", equal(s.N, 1))]
    html = notebook.decision_html(decide(lambda s: [one(s) for one in steps]))
    assert "✓ sum" in html and "✗ wrong" in html


@pytest.mark.parametrize("id", list(CLAIMS)[::25])
def test_claims(id):
    html = notebook.claim_html(CLAIMS[id])
    tree = ElementTree.fromstring(f"<div>{html}</div>")
    steps = tree.findall("ol/li")
    assert id in html and steps and all(item.find("math") is not None for item in steps)
    assert notebook.claim_markdown(CLAIMS[id]).count("$$") == 2 * len(steps)
    assert notebook.claim_latex(CLAIMS[id]).count(r"\\") == len(steps) - 1


def test_principal_axes():
    axes = principal_axes([1, 1, 0])
    assert "1.73205" in notebook.axes_html(axes) and "1 of 3" in notebook.axes_html(axes)
    assert "1.73205" in notebook.axes_markdown(axes) and "1.73205" in notebook.axes_latex(axes)
    assert notebook.axes_latex(principal_axes([2.0])) == "$N = 1$"
    assert "…" in notebook.axes_html(principal_axes(range(1, 30)))


def test_a_shell_shows_what_is_registered():
    """By the name of its type: nothing is imported before a result is there."""
    formatters = pytest.importorskip("IPython.core.formatters", reason="the extra `notebook` is missing")
    shell = SimpleNamespace(display_formatter=formatters.DisplayFormatter())
    notebook.register(shell)
    shown, _ = shell.display_formatter.format(decide(lambda s: equal(s.N, s.N)))
    assert "True for every N" in shown["text/html"] and "text/markdown" in shown and "text/latex" in shown
