"""How claims and decisions show themselves in a notebook: as HTML with MathML, as LaTeX, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from proofs.readings.mathml import MATHML, math
from proofs.readings.printed import LATEX, Printed, Style
from proofs.statements import statements

if TYPE_CHECKING:
    from proofs.registry import DeclaredClaim
    from proofs.verdicts.decision import Decision


def _answer(decision: Decision) -> str:
    """What was decided, in a few words."""
    if not decision.holds:
        return f"False {decision.witness}" if decision.witness else "False"
    return "True for every N, where" if decision.conditions else "True for every N"


def decision_html(decision: Decision) -> str:
    """A decision: the answer, its conditions in plain text, and for each step whether it is proved."""
    steps = "".join(f"<li>{'✓' if s.proved else '✗'} {escape(_name(s, n))}</li>" for n, s in enumerate(decision.steps))
    conditions = "".join(f"<li>{escape(condition.text)}</li>" for condition in decision.conditions)
    parts = [f"<p><strong>{escape(_answer(decision))}</strong></p>"]
    parts += [f"<ul>{conditions}</ul>"] if conditions else []
    parts += [f'<ol style="list-style:none">{steps}</ol>'] if len(decision.steps) > 1 else []
    return "".join(parts)


def decision_markdown(decision: Decision) -> str:
    """The same in Markdown, with the conditions as formulas."""
    parts = [f"**{_answer(decision)}**"]
    parts += [f"- ${condition.latex}$" for condition in decision.conditions]
    if len(decision.steps) > 1:
        parts += [f"- {'✓' if s.proved else '✗'} {_name(s, n)}" for n, s in enumerate(decision.steps)]
    return "\n".join([parts[0], "", *parts[1:]])


def decision_latex(decision: Decision) -> str:
    """The canonical forms that were reached, one line a step; those that are short enough to read."""
    return _gathered(
        [step.form for step in decision.steps if step.form and step.proved] or [rf"\text{{{_answer(decision)}}}"]
    )


def _name(step: Any, number: int) -> str:
    return str(step.name) or f"statement {number + 1}"


def claim_html(declared: DeclaredClaim) -> str:
    """A claim: its id, its title and its statements."""
    formulas = "".join(math(text, block=True) for text in _formulas(declared, MATHML))
    return f"<p><code>{escape(declared.id)}</code> {escape(declared.title)}</p>{formulas}"


def claim_markdown(declared: DeclaredClaim) -> str:
    """The same in Markdown."""
    formulas = [f"$${text}$$" for text in _formulas(declared, LATEX)]
    return "\n\n".join([f"`{declared.id}` {declared.title}", *formulas])


def claim_latex(declared: DeclaredClaim) -> str:
    """The statements, one a line."""
    return _gathered(_formulas(declared, LATEX))


def _formulas(declared: DeclaredClaim, style: Style) -> list[str]:
    space = Printed(style)
    return [space.statement(item) for item in statements(declared.function(space))]


def _gathered(lines: Sequence[str]) -> str:
    return "$$\\begin{gathered}\n" + " \\\\\n".join(lines) + "\n\\end{gathered}$$"
