"""How claims, decisions and principal axes show themselves in a notebook: as HTML with MathML, as LaTeX, as Markdown.

A result does not know of it: `import lnverify` in IPython calls `register`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from lnverify.numeric.publishing.markdown import prose_markdown
from lnverify.numeric.publishing.mathml import math, prose_html
from lnverify.proofs.prose import plain

if TYPE_CHECKING:
    from lnverify.numeric.axes import PrincipalAxes
    from lnverify.proofs.registry import DeclaredClaim
    from lnverify.proofs.verdicts.decision import Decision, Step

# So many lengths at each end are shown.
_ENDS = 4


def register(shell: Any) -> None:
    """Let an IPython shell show results; none of their modules is imported for it."""
    for mime, functions in _SHOWN.items():
        for (module, name), function in functions.items():
            shell.display_formatter.formatters[mime].for_type_by_name(module, name, function)


# -- claims --------------------------------------------------------------------------------------------------


def claim_html(claim: DeclaredClaim) -> str:
    """A claim: its id, its title and its statements, each with its name as a step."""
    steps = "".join(f"<li>{_step_name(name)}{math(text)}</li>" for name, text in _statements(claim))
    return f"<p><code>{escape(claim.id)}</code> {prose_html(claim.title)}</p><ol>{steps}</ol>"


def _step_name(name: str) -> str:
    return f"{prose_html(name)}<br/>" if name else ""


def claim_markdown(claim: DeclaredClaim) -> str:
    """The same in Markdown."""
    steps = [
        f"{number}. {prose_markdown(name)}\n   $${text}$$" for number, (name, text) in enumerate(_statements(claim), 1)
    ]
    return "\n\n".join([f"`{claim.id}` {prose_markdown(claim.title)}", *steps])


def claim_latex(claim: DeclaredClaim) -> str:
    """The statements, one a line."""
    return _gather(text for _, text in _statements(claim))


def _statements(claim: DeclaredClaim) -> list[tuple[str, str]]:
    """The statements, each with its name as a step."""
    from lnverify.proofs.verdicts.verdict import print_steps

    return print_steps(claim.function)[0]


# -- decisions -----------------------------------------------------------------------------------------------


def decision_html(decision: Decision) -> str:
    """A decision: the answer, its conditions in plain text, and for each step whether it is proved."""
    steps = "".join(f"<li>{escape(line)}</li>" for line in _steps(decision.steps))
    conditions = "".join(f"<li>{escape(condition.text)}</li>" for condition in decision.conditions)
    parts = [f"<p><strong>{escape(_answer(decision))}</strong></p>"]
    parts += [f"<ul>{conditions}</ul>"] if conditions else []
    parts += [f'<ol style="list-style:none">{steps}</ol>'] if steps else []
    return "".join(parts)


def decision_markdown(decision: Decision) -> str:
    """The same in Markdown, with the conditions as formulas."""
    lines = [*(f"${condition.latex}$" for condition in decision.conditions), *_steps(decision.steps)]
    return "\n".join([f"**{_answer(decision)}**", "", *(f"- {line}" for line in lines)])


def decision_latex(decision: Decision) -> str:
    """The canonical forms that were reached, one line a step; those that are short enough to read."""
    forms = [step.form for step in decision.steps if step.form and step.proved]
    return _gather(forms or [rf"\text{{{_answer(decision)}}}"])


def _answer(decision: Decision) -> str:
    """What was decided, in a few words."""
    if not decision.holds:
        return f"False {decision.witness}" if decision.witness else "False"
    return f"True {decision.quantifier}{', where' * bool(decision.conditions)}"


def _steps(steps: Sequence[Step]) -> list[str]:
    """For each step of a derivation whether it is proved; nothing where there is one statement."""
    named = [(plain(step.name) or f"statement {number}", step.proved) for number, step in enumerate(steps, 1)]
    return [f"{'✓' if proved else '✗'} {name}" for name, proved in named] if len(steps) > 1 else []


def _gather(lines: Iterable[str]) -> str:
    return "$$\\begin{gathered}\n" + " \\\\\n".join(lines) + "\n\\end{gathered}$$"


# -- principal axes ------------------------------------------------------------------------------------------


def axes_html(axes: PrincipalAxes) -> str:
    """Dimension, zero gains, the shortest and the longest axes."""
    rows = "".join(f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in _axes(axes))
    return f"<table>{rows}</table>"


def axes_markdown(axes: PrincipalAxes) -> str:
    """The same in Markdown."""
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in _axes(axes))])


def axes_latex(axes: PrincipalAxes) -> str:
    """The semi-axes."""
    lengths = _axes(axes)[-1][1].replace("…", r"\ldots")
    return rf"$\sqrt{{N\zeta}} = {lengths}$" if axes.semi_axes.size else r"$N = 1$"


def _axes(axes: PrincipalAxes) -> list[tuple[str, str]]:
    lengths = [f"{length:.6g}" for length in axes.semi_axes]
    shown = lengths if len(lengths) <= 2 * _ENDS else [*lengths[:_ENDS], "…", *lengths[-_ENDS:]]
    zeros = f"{axes.zero_gains.size} of {axes.N}"
    return [("N", str(axes.N)), ("zero gains", zeros), ("semi-axes √(Nζ)", ", ".join(shown) or "none")]


_CLAIM = ("lnverify.proofs.registry", "DeclaredClaim")
_DECISION = ("lnverify.proofs.verdicts.decision", "Decision")
_AXES = ("lnverify.numeric.axes.principal", "PrincipalAxes")
_SHOWN = {
    "text/html": {_CLAIM: claim_html, _DECISION: decision_html, _AXES: axes_html},
    "text/markdown": {_CLAIM: claim_markdown, _DECISION: decision_markdown, _AXES: axes_markdown},
    "text/latex": {_CLAIM: claim_latex, _DECISION: decision_latex, _AXES: axes_latex},
}
