"""How claims, decisions and principal axes show themselves in a notebook: as Markdown, with formulas between dollars.

A result does not know of it: `import lnverify` in IPython calls `register`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lnverify.proofs.prose import plain

if TYPE_CHECKING:
    from lnverify.numeric.axes import PrincipalAxes
    from lnverify.proofs.registry import DeclaredClaim
    from lnverify.proofs.verdicts.decision import Decision

# So many lengths at each end are shown.
_ENDS = 4


def register(shell: Any) -> None:
    """Let an IPython shell show results; none of their modules is imported for it."""
    formatter = shell.display_formatter.formatters["text/markdown"]
    formatter.for_type_by_name("lnverify.proofs.registry", "DeclaredClaim", show_claim)
    formatter.for_type_by_name("lnverify.proofs.verdicts.decision", "Decision", show_decision)
    formatter.for_type_by_name("lnverify.numeric.axes.principal", "PrincipalAxes", show_axes)


def show_claim(claim: DeclaredClaim) -> str:
    """A claim: its id, its title and its statements, each with its name as a step."""
    from lnverify.proofs.verdicts.verdict import print_steps

    steps = [f"{n}. {name}\n   $${text}$$" for n, (name, text) in enumerate(print_steps(claim.function)[0], 1)]
    return "\n\n".join([f"`{claim.id}` {claim.title}", *steps])


def show_decision(decision: Decision) -> str:
    """A decision: the answer, its conditions, and for each step of several whether it is proved."""
    answer = f"True {decision.quantifier}{', where' * bool(decision.conditions)}"
    if not decision.holds:
        answer = f"False {decision.witness or ''}".strip()
    named = [(plain(step.name) or f"statement {n}", step.proved) for n, step in enumerate(decision.steps, 1)]
    steps = [f"{'✓' if proved else '✗'} {name}" for name, proved in named if len(named) > 1]
    lines = [*(f"${condition.latex}$" for condition in decision.conditions), *steps]
    return "\n".join([f"**{answer}**", "", *(f"- {line}" for line in lines)])


def show_axes(axes: PrincipalAxes) -> str:
    """Dimension, zero gains, the shortest and the longest axes."""
    lengths = [f"{length:.6g}" for length in axes.semi_axes]
    shown = lengths if len(lengths) <= 2 * _ENDS else [*lengths[:_ENDS], "…", *lengths[-_ENDS:]]
    rows = {
        "N": axes.N,
        "zero gains": f"{axes.zero_gains.size} of {axes.N}",
        "semi-axes √(Nζ)": ", ".join(shown) or "none",
    }
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows.items())])
