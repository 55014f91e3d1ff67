"""A claim as a theorem in LaTeX, in which every letter and sign is explained; it needs amsmath alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lnverify.numeric.citations.latex_text import prose_tex
from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.prose import pieces

Facts = dict[str, Any]


def theorem(claim: Facts, in_steps: bool = False, in_macro: bool = False) -> str:
    """Title, notation, definitions, hypotheses and statements, facts as in `numeric.verdicts.decided`.

    Args:
        claim: the facts.
        in_steps: whether each statement stands under its name in a display of its own, as in a derivation.
        in_macro: whether it is the text of a macro of `macros`, which has no title; its formulas fit into the line.
    """
    given = [*claim["hypotheses"], *claim["extra_hypotheses"]]
    definitions = [f"{name} = {meaning}" for name, meaning in claim["definitions"].items()]
    lines = claim["lines"]
    title = rf"\textbf{{{prose_tex(claim['title'])}.}}" if not in_macro else ""
    if not claim["steps"]:
        # A result that its title states.
        return f"{{\\sloppy {title or prose_tex(claim['title']) + '.'}\n{notation(claim)}\\par}}"
    parts = [rf"{{\sloppy{title}", notation(claim), r"\par}"]
    if definitions:
        parts += ["Write", display(definitions, lines, in_macro)]
    if given:
        parts += ["Suppose that", display(given, lines, in_macro)]
    refuted = claim["verdict"] == "refuted"
    parts.append("It does not hold that" if refuted else "Then" if given else "It holds that")
    steps = claim["steps"]
    parts += _steps(claim) if in_steps else [display([step["statement"] for step in steps], lines, in_macro)]
    return "\n".join(part for part in parts if part)


def display(formulas: Iterable[str], lines: Mapping[str, str], in_macro: bool = False) -> str:
    """Formulas one below the other, as a display that stands in any text.

    Args:
        formulas: in LaTeX.
        lines: those that are too long for a display, in LaTeX that may be broken.
        in_macro: whether they shrink where they are wider than the line, and are broken where that is not enough.
    """
    parts: list[str] = []
    short: list[str] = []
    for formula in formulas:
        if formula not in lines:
            short.append(rf"\lnv@fit{{{formula}}}" if in_macro else formula)
            continue
        broken = lines[formula]
        long = rf"\begin{{flushleft}}\hangindent=2em ${broken}$\end{{flushleft}}"
        parts += [_gather(short), rf"\lnv@long{{{formula}}}{{{broken}}}" if in_macro else long]
        short = []
    return "\n".join(filter(None, [*parts, _gather(short)]))


def _gather(formulas: Sequence[str]) -> str:
    if len(formulas) < 2:
        return "".join(f"\\[\n  {formula}\n\\]" for formula in formulas)
    return "\\begin{gather*}\n" + " \\\\\n".join(f"  {formula}" for formula in formulas) + "\n\\end{gather*}"


def _steps(claim: Facts) -> list[str]:
    results = []
    for number, step in enumerate(claim["steps"], 1):
        if len(claim["steps"]) > 1 or step["name"]:
            results.append(rf"\par\noindent {number}. {prose_tex(step['name'] or 'the statement')}:")
        results.append(display([step["statement"]], claim["lines"]))
    return results


# -- what letters and signs mean -----------------------------------------------------------------------------

_SIGNS = (
    ("", r"\\mathbf\{1\}", r"$\mathbf{1}$ is the vector of ones"),
    ("", r"\\odot", r"$\odot$ is the product entry by entry, also in powers and quotients of vectors"),
    ("n", r"\)_n|_n\b|\)_\{n\}", r"$(\cdot)_n$ is an entry"),
    ("", r"\\operatorname\{diag\}|\\mathrm\{diag\}", r"$\mathrm{diag}$ makes a diagonal matrix"),
    ("D", r"\^\{?D", r"$D$ raised is the inverse of the entries that are not $0$"),
    ("I", r"(?<!\\mathbf\{)\bI\b", r"$I$ is the identity"),
    (
        "",
        r"\\operatorname\{E\}_\{\\(?:mathbf|boldsymbol)\{[^{}]*\}\}",
        r"$\mathrm{E}_{\mathbf{z}}$ is the mean over a vector with independent standard normal entries",
    ),
    (
        "",
        r"\\operatorname\{E\}_\{[^}]*\} \\subset",
        r"$\mathrm{E}_{\mathbf{x} \subset \mathbf{a}}$ is the mean over draws of entries of $\mathbf{a}$, none twice, "
        r"each draw with the same probability",
    ),
    (
        "",
        r"\\operatorname\{E\}_\{[^}]*\} \\to",
        r"$\mathrm{E}_{\mathbf{a} \to \mathbf{x}}$ is the mean over draws of entries of $\mathbf{a}$, each one of all",
    ),
    *(("", rf"\\operatorname\{{{name}\}}|\\{name}\b", rf"$\{name}$ is taken entry by entry") for name in FUNCTIONS),
    (r"\mathbf{e}", r"\\mathbf\{e\}_\{|\be_[ij]", r"$\mathbf{e}_{i}$ has the entry $1$ at $i$ and $0$ elsewhere"),
    ("i", r"[})]_\{?i", r"$(\cdot)_{i}$ is the entry at $i$, which is any index"),
    ("j", r"[})]_\{?j", r"$(\cdot)_{j}$ is the entry at $j$, any index with $j \ne i$"),
    ("k", r"[})]_\{?k", r"$(\cdot)_{k}$ is the entry at $k$, any index but $i$ and $j$"),
    ("", r"\\not\\equiv", r"$\not\equiv$ says that the sides differ for some $N$ and some values"),
    (
        "",
        r"\\sqrt\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\\mathbf\{1\}\}",
        "the root of a vector is taken entry by entry",
    ),
    (
        "",
        r"\\partial \\(?:mathbf|boldsymbol)",
        "derivatives at a vector are the Jacobian matrix of a vector, the gradient of a number",
    ),
    ("", r"\\partial [A-Z]\b", "the derivative at a matrix has the derivatives at its entries"),
)
"""What the signs of the vocabulary mean: the letter among them that a claim may declare as its own, the sign, words."""


def notation(claim: Facts) -> str:
    """What the letters and signs of a theorem mean, as a sentence; its definitions say the rest."""
    statements = [step["statement"] for step in claim["steps"]]
    defined = [part for pair in claim["definitions"].items() for part in pair]
    title = [part for is_math, part in pieces(claim["title"]) if is_math]
    said = " ".join([*defined, *claim["hypotheses"], *claim["extra_hypotheses"], *statements, *title])
    letters = claim["letters"]
    own = {*letters["vectors"], *letters["scalars"], *letters.get("shapes", {}), *claim["definitions"]}
    used = [meaning for letter, sign, meaning in _SIGNS if letter not in own and re.search(sign, said)]
    clauses = [*_kinds(letters), *used, *map(prose_tex, claim["where"])]
    return f"Here {'; '.join(clauses)}." if clauses else ""


def _kinds(free: Facts) -> list[str]:
    """What the free letters are."""
    vectors, shapes = free["vectors"], free.get("shapes")
    numbers = [one for one in free["scalars"] if one != r"\epsilon"]
    results = [r"$N \ge 1$ is an integer"] if free["dimension"] else []
    if shapes is not None:
        results = [r"$N \ge 1$ and $M \ge 1$ are integers"]
    if vectors:
        results.append(rf"{_list_names(vectors)} {_are(vectors, 'any vector')} in $\mathbf{{R}}^N$")
    for one, shape in (shapes or {}).items():
        noun, dimensions = ("any vector", "any matrix")[len(shape) - 1], r" \times ".join(shape)
        results.append(rf"${one}$ is {noun} in $\mathbf{{R}}^{{{dimensions}}}$")
    if numbers:
        results.append(f"{_list_names(numbers)} {_are(numbers, 'any real number')}")
    return results + ([r"$\epsilon \ge 0$"] if r"\epsilon" in free["scalars"] else [])


def _list_names(names: list[str]) -> str:
    *first, last = (f"${name}$" for name in names)
    return f"{', '.join(first)} and {last}" if first else last


def _are(names: list[str], noun: str) -> str:
    return f"are {noun}s" if len(names) > 1 else f"is {noun}"
