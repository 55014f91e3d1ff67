"""Claims: what is stated, where, under which hypotheses, and which false variants have to be rejected.

How a claim is written
----------------------
A claim is one function of a space. Its docstring is the statement in words: the first paragraph is the title; what
follows is the remark, which says what the formulas mean or why they settle the claim. The decorator keeps the id, the
place in the source, the hypotheses and the near misses::

    @claim(
        "lnverify.example",
        "with a proof",
        hypotheses=[denominator_is_positive],
        near_misses={
            "N − 1 for N": {"divisor": lambda s: s.N - 1},
            "the mean square": {"centre": 0},
            "unit length": lambda s: equal(norm(s, s.activation), 1),
        },
    )
    def example(s, *, divisor=lambda s: s.N, centre=1):
        \"""The variance is the mean of the squared distances from the mean

        Σ(aₙ − μ)²/N, the divisor N and not N − 1.
        \"""
        z = s.activation - centre * mean(s) * s.ones
        return equal(variance(s), s.dot(z, z) / divisor(s))

A keyword of the function is a *slot*: a part of the theorem that a careful person could get wrong, with its true value
as default, be it a number or a function of the space and of what the body hands it. A near miss is the claim with
other values in some of its slots, so that the theorem stands once and each variant is one line. Of a derivation, only
the steps that the change touches are decided, and the one that the witness refutes is printed; so a slot is best the
part of one step. A near miss may also be a function of a space, for a false statement that is not the theorem with a
part exchanged.

A slot of an unknown name, and a near miss that says what the claim says, are errors at once. The claim is printed for
that when it is declared, so what its body uses is defined above it. What the sources share is in `proofs.definitions`
and `proofs.hypotheses`, the symbols that a name given by `s.let` prints as are in `proofs.readings.printed`; 0 stands
for the zero vector and the zero operator too: ``equal(J @ s.ones, 0)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from inspect import Parameter, cleandoc, signature
from typing import Any, NamedTuple

from proofs import notebook
from proofs.errors import InputError
from proofs.readings.printed import written_out
from proofs.sources.catalogue import CATALOGUE
from proofs.vocabulary import Claim

# The documents whose claims are decided, by the prefix of their ids.
SOURCES = {name: str(source) for name, source in CATALOGUE.items()}

# The name of the near miss that is what the source prints.
AS_PRINTED = "as printed"

# A false variant: the claim's slots with other values, or a function of a space.
Variant = Mapping[str, Any] | Claim


@dataclass
class DeclaredClaim:
    """A claim with everything it declares; its verdict is computed by `proofs.verdicts.verdict`.

    Attributes:
        id: stable for ever; its prefix names the source.
        place: where in the source it stands.
        function: the claim, a function of a space; its docstring is the title and the remark.
        hypotheses: what the source assumes.
        further: what has to be assumed beside that, where the claim fails as stated.
        likely: what the author most likely meant, where the claim fails as stated and this is clear.
        corrected_by: the id of the claim that is true instead.
        witness_at: the point at which the failure is to be shown, where another than the smallest one tells more:
            values by letter, ``{"gain": (1, 1, 0)}``. It is verified in exact arithmetic, never trusted.
        repair: what the source prints, and how it was read, where the claim says something else. If what is printed
            is a false statement, it is the near miss with the name AS_PRINTED too.
        near_misses: false variants, by name, each a function of a space.
    """

    id: str
    place: str
    function: Claim
    hypotheses: Sequence[Claim] = ()
    further: Sequence[Claim] = ()
    likely: str = ""
    corrected_by: str = ""
    witness_at: Mapping[str, Any] = field(default_factory=dict)
    repair: str = ""
    near_misses: Mapping[str, Claim] = field(default_factory=dict)

    @property
    def source(self) -> str:
        """The prefix of the id."""
        return self.id.split(".", 1)[0]

    @property
    def title(self) -> str:
        """The statement in one line of words."""
        return self._paragraphs()[0]

    @property
    def remark(self) -> str:
        """What the statements mean, or why they settle the claim; "" where there is nothing to say."""
        return "\n\n".join(self._paragraphs()[1:])

    def _paragraphs(self) -> list[str]:
        return [" ".join(part.split()) for part in cleandoc(self.function.__doc__ or "").split("\n\n")]

    def _repr_html_(self) -> str:
        return notebook.claim_html(self)

    def _repr_markdown_(self) -> str:
        return notebook.claim_markdown(self)

    def _repr_latex_(self) -> str:
        return notebook.claim_latex(self)

    # Former form: to be deleted with its last use.
    def misses(self, variants: Mapping[str, Claim]) -> None:
        """Declare the near misses: false statements that a careful person could write."""
        self.near_misses = variants


CLAIMS: dict[str, DeclaredClaim] = {}


class Retired(NamedTuple):
    """Where a published id went.

    Attributes:
        successor: the id of the claim that stands in its place; "" where none does.
        reason: why it was retired, a clause without a capital letter and without a full stop.
    """

    successor: str
    reason: str


# Ids are for ever: one that is no longer a claim's answers with where it went.
RETIRED: dict[str, Retired] = {
    "activation.core": Retired("lnverify.core", "the post says “(almost)”, which the claim did not"),
    "activation.folding.depth": Retired("lnverify.fold.depth", "the post shows the fold without a number"),
    "riechers.intersection.zero-gain": Retired(
        "riechers.intersection",
        "the paper does not say “with zero gains too”; what it says needs gains that are not zero",
    ),
    "riechers.radius-law": Retired("lnverify.radius-law", "the paper does not say it"),
    "riechers.surface.zero-gain": Retired(
        "riechers.surface.hyperellipsoid",
        "the paper does not say “with zero gains too”; what it says needs gains that are not zero",
    ),
    "visualizing.sphere-condition": Retired("lnverify.sphere-error", "the post’s “≫” has no constant to refute"),
    "walkthrough.consistent-range": Retired(
        "lnverify.consistent-range", "the post says “a consistent range” and names none; the bound is this project's"
    ),
    "walkthrough.low-precision.smallest": Retired(
        "walkthrough.low-precision", "it was one reading of “can be” only, and is a near miss there"
    ),
}


def claim(
    id: str, *words: str, near_misses: Mapping[str, Variant] | None = None, **declared: Any
) -> Callable[[Claim], DeclaredClaim]:
    """Declare the decorated function of a space as the claim with this id.

    Args:
        id: stable for ever; its prefix is one of SOURCES.
        words: the place in the source.
        near_misses: false variants, by name: other values of the function's slots, or a function of a space.
        declared: the other attributes of `DeclaredClaim`.

    Raises:
        ValueError: where the id is taken, retired or of no source, the docstring is missing, a near miss names no
            slot, or it says what the claim says.
    """

    def declare(function: Claim) -> DeclaredClaim:
        if id in CLAIMS:
            raise ValueError(f"two claims have the id {id}")
        if id in RETIRED:
            raise ValueError(f"the id {id} is retired, for ever")
        if id.split(".", 1)[0] not in SOURCES:
            raise ValueError(f"the id {id} does not begin with the name of a source")
        # Former form, with the title in front of the place and the remark declared: to be deleted with its last use.
        if len(words) == 2:
            function.__doc__ = f"{words[0]}\n\n{declared.pop('remark', '')}".strip()
        if not function.__doc__:
            raise ValueError(f"{id} has no docstring: its first line is the title of the claim")
        variants = _variants(id, function, near_misses or {})
        CLAIMS[id] = DeclaredClaim(id, words[-1], function, near_misses=variants, **declared)
        return CLAIMS[id]

    return declare


def _variants(id: str, function: Claim, near_misses: Mapping[str, Variant]) -> dict[str, Claim]:
    """The near misses as functions of a space."""
    said = set(written_out(function))
    found: dict[str, Claim] = {}
    for name, variant in near_misses.items():
        where = f"{id}, {name!r}"
        changed = variant if callable(variant) else partial(function, **_checked(where, function, variant))
        if set(written_out(changed)) <= said:
            raise ValueError(f"{where}: it says what the claim says; is the slot used, and its value another?")
        found[name] = changed
    return found


def _checked(where: str, function: Claim, values: Mapping[str, Any]) -> Mapping[str, Any]:
    slots = {p.name: p.default for p in signature(function).parameters.values() if p.kind is Parameter.KEYWORD_ONLY}
    for name, value in values.items():
        if name not in slots:
            raise ValueError(f"{where}: the claim has no slot {name!r}; its slots are {', '.join(slots) or 'none'}")
        if value is slots[name] or (not callable(value) and value == slots[name]):
            raise ValueError(f"{where}: {name!r} has this value in the claim too")
    return values


def retirement(id: str) -> str:
    """Where a retired id went, in one line; "" for every other id."""
    if id not in RETIRED:
        return ""
    successor, reason = RETIRED[id]
    return f"the id {id} is retired: {reason}" + (f"; in its place stands {successor}" if successor else "")


def find_claim(id: str) -> DeclaredClaim:
    """The claim with this id, or the one that stands in the place of a retired id.

    Raises:
        InputError: where there is none; the nearest ids are named, or why the id was retired.
    """
    if id in RETIRED:
        if not RETIRED[id].successor:
            raise InputError(retirement(id))
        id = RETIRED[id].successor
    if id not in CLAIMS:
        near = get_close_matches(id, CLAIMS, n=3, cutoff=0.4)
        hint = f"did you mean {' or '.join(near)}?" if near else "`lnverify claims` lists them"
        raise InputError(f"no claim has the id {id!r}; {hint}")
    return CLAIMS[id]
