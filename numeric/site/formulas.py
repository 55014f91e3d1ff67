"""Formulas of the report as MathML: each is printed anew, from the claim itself, and found by its LaTeX."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Any

from proofs.errors import InputError
from proofs.readings.mathml import MATHML, math
from proofs.readings.printed import LATEX, TEXT, Printed, Style
from proofs.registry import CLAIMS
from proofs.statements import statements
from proofs.verdicts.verdict import assumptions, print_hypotheses, print_letters, print_steps
from proofs.vocabulary import ZEROS_GAIN, names_of

# What the letters of the vocabulary stand for.
_LETTERS = {
    "activation": "the activation",
    "gain": "the gain",
    ZEROS_GAIN: "the gain; k of its entries are zero",
    "bias": "the bias",
    "upstream": "the upstream gradient",
    "eps": "what LayerNorm adds to the variance",
}


class Formulas:
    """The formulas of one claim as MathML.

    Args:
        id: of the claim.
    """

    def __init__(self, id: str) -> None:
        self._id = id
        latex, mathml = _printed(id, LATEX), _printed(id, MATHML)
        self._by_latex = dict(zip(latex, mathml, strict=True))
        self._meanings = _meanings(id)

    def shown(self, latex: str, block: bool = False, hints: bool = True) -> str:
        """The <math> of a formula of the report; with hints, its letters carry their meaning.

        Raises:
            InputError: where the claim does not print this formula: the report is of other code.
        """
        if latex not in self._by_latex:
            raise InputError(
                f"the report's {self._id} has a formula that this version does not print; run `lnverify report` anew"
            )
        text = self._by_latex[latex]
        return math(_with_hints(text, self._meanings) if hints else text, block)


def _printed(id: str, style: Style) -> list[str]:
    """All that a claim prints, in one order for every style."""
    declared = CLAIMS[id]
    given = assumptions(declared)
    found: list[str] = print_hypotheses(given, style) + print_letters(declared.function, given, style)["vectors"]
    equality = style.relations["equal"]
    for function in (declared.function, *declared.near_misses.values()):
        steps, definitions = print_steps(function, style, given)
        found += [text for _, text in steps]
        for name, text in definitions.items():
            found += [name, text, equality.format(name, text)]
    return found


def _meanings(id: str) -> dict[str, str]:
    """What each letter of a claim means, by its MathML."""
    declared = CLAIMS[id]
    given = assumptions(declared)
    (_, names), (_, plain) = (print_steps(declared.function, style, given) for style in (MATHML, TEXT))
    space = Printed(MATHML)
    for claim in (*given, declared.function):
        statements(claim(space))
    letters = [*names_of(space, "vector"), *([ZEROS_GAIN] if space.has_zero_gains else [])]
    found = {MATHML.vector(MATHML.symbol(name)): _LETTERS[name] for name in letters if name in _LETTERS}
    found |= {MATHML.symbol(name): _LETTERS[name] for name in names_of(space, "scalar") if name in _LETTERS}
    if space.has_dimension:
        found[MATHML.symbol("N")] = "the dimension, the number of coordinates"
        found[MATHML.vector(MATHML.number(1))] = "the vector whose entries are 1"
    if space.shapes:
        found[MATHML.symbol("M")] = "the second dimension, the number of rows of a free matrix"
    return found | {name: f"{text} = {plain[text]}" for name, text in zip(names, plain, strict=True)}


def _with_hints(text: str, meanings: Mapping[str, str]) -> str:
    """The text in which the elements of letters carry their meaning."""
    if not meanings:
        return text
    longest_first = sorted(meanings, key=len, reverse=True)
    return re.sub("|".join(map(re.escape, longest_first)), lambda found: _hinted(found[0], meanings), text)


def _hinted(element: str, meanings: Mapping[str, str]) -> str:
    end = re.search(r"[ >]", element)
    assert end is not None, f"no element: {element}"
    place = end.start()
    return f'{element[:place]} data-means="{escape(meanings[element])}"{element[place:]}'


@lru_cache(maxsize=4096)
def form(latex: str) -> str:
    """The <math> of a canonical form, which the report keeps as LaTeX."""
    # Only here: nothing but a site needs it.
    from latex2mathml.converter import convert

    found: str = convert(latex)
    return found.replace(' xmlns="http://www.w3.org/1998/Math/MathML" display="inline"', "")


def claim_text(id: str) -> dict[str, Any]:
    """What a claim says in plain Unicode: "steps" and "hypotheses"; a search looks into it."""
    declared = CLAIMS[id]
    given = assumptions(declared)
    steps, _ = print_steps(declared.function, TEXT, given)
    return {"steps": [text for _, text in steps], "hypotheses": print_hypotheses(given, TEXT)}
