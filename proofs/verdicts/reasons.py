"""The tree of a proof's reasons in plain text: each fact once, by which rule of the kernel, from which others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.forms import forms
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.values import MomentScalar
from lnverify.proofs.sign import Sign

_SAYS = {Sign.POSITIVE: "> 0", Sign.NON_NEGATIVE: "≥ 0", Sign.UNKNOWN: "≠ 0"}


def reason_lines(facts: Sequence[Fact]) -> list[str]:
    """The facts that say a statement and all that they rest on, in an order in which each follows from those before.

    Each is drawn anew by the kernel's rules first. What says nothing is left out.

    Raises:
        ValueError: where one that is drawn anew says something else.
    """
    if not all(fact.check() for fact in facts):
        raise ValueError("a fact that is drawn anew says something else")
    number: dict[int, int] = {}
    lines: dict[str, int] = {}
    for fact in (one for root in facts for one in _in_order(root, number) if one):
        from_ = ", ".join(dict.fromkeys(str(number[id(premise)]) for premise in fact.premises if premise))
        by = f"rule {fact.rule}, {fact.name.replace('_', ' ')}{f', from {from_}' if from_ else ''}"
        number[id(fact)] = lines.setdefault(f"{_text(fact)}   ({by})", len(lines) + 1)
    return [f"{place}. {line}" for line, place in lines.items()]


def _in_order(fact: Fact, known: dict[int, int]) -> Iterator[Fact]:
    """The fact after all that it rests on, those left out that are known by then."""
    waiting, met = [(fact, False)], set(known)
    while waiting:
        one, is_done = waiting.pop()
        if is_done:
            yield one
        elif id(one) not in met:
            met.add(id(one))
            waiting += [(one, True), *((premise, False) for premise in reversed(one.premises))]


def _text(fact: Fact) -> str:
    space: Any = getattr(fact.kernel, "space", None)
    value = MomentScalar(space, fact.subject) if isinstance(fact.subject, Fraction) else fact.subject
    text = forms(space, value)[1] or "(many terms)"
    return f"{text} = 0" if fact.vanishes else f"{text} {_SAYS[fact.sign]}"
