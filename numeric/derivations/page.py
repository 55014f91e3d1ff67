"""The page `derivations.md`: the steps of each derivation, checked as they are written."""

from pathlib import Path
from typing import Any

from lnverify.numeric.derivations import ellipses
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.render import page_template
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.derivations import DERIVATIONS, steps_of
from lnverify.proofs.derivations.equations import equation

TEMPLATE = Path(__file__).with_name("derivations.md.j2")
PAGE = "derivations.md"
FIGURES = {"figures/derivations-axes.svg": ellipses.image, "figures/derivations-zero-gain.svg": ellipses.zero_gains}


class NotShown(ArithmeticError):
    """A step whose sides SymPy does not find to be the same."""


def contents() -> dict[str, str | bytes]:
    """The page and its figures, by path below the folder of the reports.

    Raises:
        NotShown: where a step is not found to be true.
    """
    results: dict[str, str | bytes] = {name: plot_style.render_figure(drawn, ".svg") for name, drawn in FIGURES.items()}
    return results | {PAGE: render([section(name) for name in DERIVATIONS])}


def section(name: str, checked: bool = True) -> dict[str, Any]:
    """A derivation as the page tells it.

    Args:
        name: of the derivation.
        checked: whether each step is checked, which takes seconds.
    """
    title, *words = (DERIVATIONS[name].__doc__ or "").strip().split("\n\n")
    steps: list[dict[str, Any]] = []
    for step in steps_of(name):
        if checked and not step.is_shown:
            raise NotShown(f"{step.name}: {step.before} = {step.after}")
        steps.append({"name": step.name, "reason": step.reason, "latex": equation(step), "claim": step.claim})
    return {"name": name, "title": title, "words": "\n\n".join(words), "steps": steps, "claim": DERIVATIONS[name].CLAIM}


def render(sections: list[dict[str, Any]]) -> str:
    """The page."""
    titles = {id: claim.title for id, claim in CLAIMS.items()}
    return page_template(TEMPLATE).render(sections=sections, titles=titles)
