"""What a notebook shows of claims, decisions and principal axes."""

from types import SimpleNamespace

import pytest

from lnverify import decide, equal, principal_axes, step
from lnverify.numeric.publishing import notebook
from lnverify.proofs.claims import CLAIMS

DECISIONS = {
    "proved": (lambda s: equal(s.dot(s.ones, s.ones), s.N), "**True for every N**\n"),
    "under a condition": (lambda s: equal(s.eps / s.eps, 1), "**True for all numbers, where**\n\n- $\\epsilon \\ne 0$"),
    "false": (lambda s: equal(s.N - 1, 0), "**False at N = 2: 1 is not 0**\n"),
    "false in a step": (
        lambda s: [step("sum", equal(s.sum(s.ones), s.N)), step("wrong", equal(s.N, 1))],
        "**False at N = 2: 2 is not 1**\n\n- ✓ sum\n- ✗ wrong",
    ),
}
AXES = {
    "a zero gain": ([1, 1, 0], "1 of 3", "| 1, 1.73205 |"),
    "no axes": ([2.0], "0 of 1", "| none |"),
    "many axes": (range(1, 30), "0 of 29", ", …, "),
}


@pytest.mark.each(DECISIONS)
def test_decisions(claim, wanted):
    assert notebook.show_decision(decide(claim)) == wanted


@pytest.mark.parametrize("id", list(CLAIMS)[::25])
def test_claims(id):
    shown = notebook.show_claim(CLAIMS[id])
    assert shown.startswith(f"`{id}` {CLAIMS[id].title}\n\n1. ") and shown.endswith("$$")


@pytest.mark.parametrize("name", AXES)
def test_principal_axes(name):
    gain, *wanted = AXES[name]
    shown = notebook.show_axes(principal_axes(gain))
    assert [part for part in wanted if part not in shown] == []


def test_a_shell_shows_what_is_registered():
    """By the name of its type: nothing is imported before a result is there."""
    formatters = pytest.importorskip("IPython.core.formatters", reason="the extra `notebook` is missing")
    shell = SimpleNamespace(display_formatter=formatters.DisplayFormatter())
    notebook.register(shell)
    shown, _ = shell.display_formatter.format(decide(lambda s: equal(s.N, s.N)))
    assert "True for every N" in shown["text/markdown"]
