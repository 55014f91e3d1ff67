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

A slot of an unknown name, and a near miss that says what the claim says, are errors at once. The claim is called
when it is declared, once, so what its body uses is defined above it. What the sources share is in `proofs.definitions`
and `proofs.hypotheses`, the symbols that a name given by `s.let` prints as are in `proofs.readings.printed`; 0 stands
for the zero vector and the zero operator too: ``equal(J @ s.ones, 0)``.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from functools import partial
from inspect import Parameter, cleandoc, signature, unwrap
from numbers import Rational
from typing import Any

from lnverify.proofs.errors import InputError, did_you_mean
from lnverify.proofs.expressions import without_names
from lnverify.proofs.guards.faults import Place, collect_raised
from lnverify.proofs.prose import check, pieces
from lnverify.proofs.recording import Recorded, letters, record
from lnverify.proofs.sources.source import ID, SOURCES
from lnverify.proofs.values import describe
from lnverify.proofs.vocabulary import Claim

# The name of the near miss that is what the source prints.
AS_PRINTED = "to the letter"

# A false variant: the claim's slots with other values, or a function of a space.
Variant = Mapping[str, Any] | Claim


@dataclass
class DeclaredClaim:
    """A claim with everything it declares; its verdict is computed by `proofs.verdicts.verdict`.

    The functions of a space are called here, once; what is kept is what they said.

    Attributes:
        id: stable for ever; its prefix names the source.
        place: where in the source it stands.
        function: the claim; the docstring of its function is the title and the remark.
        where: what the letters of the title stand for that the statements do not have, a clause each.
        hypotheses: what the source assumes.
        condition: the words of the source that make the hypotheses its own, wherever they stand in it; given where a
            hypothesis does more than give the formula a meaning.
        extra_hypotheses: what has to be assumed beside that, where the claim fails as stated: natural for the
            inputs in use.
        law: the id of the exact law that holds without the further hypotheses, or without the condition.
        charitable_reading: what the author most likely meant, where the claim fails as stated and this is clear.
        corrected_by: the id of the claim that is true instead, where no further hypothesis saves it.
        witness_at: the point at which the failure is to be shown, where another than the smallest one tells more:
            values by letter, ``{"gain": (1, 1, 0)}``. It is verified in exact arithmetic, never trusted.
        seen: what is seen there, in the author's terms and for the numbers of `witness_at`, where the failure of one
            entry says little; it names the claim that shows it.
        misprint: what is printed, and what in the text mends it, where the claim is the mended statement. If what is
            printed is a false statement, it is the near miss with the name AS_PRINTED too.
        reading: how the words of the source were read, where they can be read otherwise; to the letter, AS_PRINTED too.
        near_misses: false variants, by name.
        corrects: the ids of claims of other sources that fail, and in whose place this one is true.
        rests_on: the ids of claims that are known: each is proved, and what it states may be used in the proof of this
            one, which has its hypotheses.
        undecided: whether it is declared that nothing decides it: that something does is then reported as a fault.
        declared_in: the line at which it is declared.
    """

    id: str
    place: str
    function: Recorded
    where: Sequence[str] = ()
    hypotheses: Sequence[Recorded] = ()
    condition: str = ""
    extra_hypotheses: Sequence[Recorded] = ()
    law: str = ""
    charitable_reading: str = ""
    corrected_by: str = ""
    witness_at: Mapping[str, Any] = field(default_factory=dict)
    seen: str = ""
    misprint: str = ""
    reading: str = ""
    near_misses: Mapping[str, Recorded] = field(default_factory=dict)
    corrects: Sequence[str] = ()
    rests_on: Sequence[str] = ()
    undecided: bool = False
    declared_in: Place = field(default=Place("", 0), compare=False)

    def __post_init__(self) -> None:
        self.function = record(self.function)
        self.hypotheses = [record(hypothesis) for hypothesis in self.hypotheses]
        self.extra_hypotheses = [record(hypothesis) for hypothesis in self.extra_hypotheses]
        self.near_misses = {name: record(variant) for name, variant in self.near_misses.items()}

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


CLAIMS: dict[str, DeclaredClaim] = {}
_OPTIONS = [it.name for it in fields(DeclaredClaim) if it.name not in ("id", "place", "function", "declared_in")]


def claim(
    id: str, place: str, *, near_misses: Mapping[str, Variant] | None = None, **declared: Any
) -> Callable[[Claim], DeclaredClaim]:
    """Declare the decorated function of a space as the claim with this id.

    Args:
        id: stable for ever; its prefix is that of a declared source.
        place: where in the source it stands.
        near_misses: false variants, by name: other values of the function's slots, or a function of a space.
        declared: the other attributes of `DeclaredClaim`.

    Raises:
        InputError: where the id is taken or of no source, the docstring is missing, a near miss names no
            slot, or it says what the claim says.
    """

    caller = sys._getframe(1)
    line = caller.f_lineno

    def declare(function: Claim) -> Any:
        code = getattr(unwrap(function), "__code__", None)
        where = Place(*((code.co_filename, code.co_firstlineno) if code else (caller.f_code.co_filename, line)))
        with collect_raised(where, f"{id}: "):
            return _declare(id, place, function, near_misses or {}, declared, where)
        return function

    return declare


def _declare(
    id: str, place: str, function: Claim, near_misses: Mapping[str, Variant], declared: Mapping[str, Any], where: Place
) -> DeclaredClaim:
    if not isinstance(id, str) or not ID.fullmatch(id):
        raise InputError(f"{id!r} is no id; small letters, digits, dashes and dots would be right: my-paper.theorem-1")
    if id.split(".", 1)[0] not in SOURCES:
        prefix = id.split(".", 1)[0]
        raise InputError(
            f"the id {id} does not begin with the name of a source; source({prefix!r}, title=…) declares one"
        )
    for name, value in declared.items():
        if name not in _OPTIONS:
            hint = did_you_mean(name, _OPTIONS, f"it has {', '.join(_OPTIONS)}")
            raise InputError(f"a claim has no {name!r}; {hint}")
        _check_kind(name, value)
    _check_kind("place", place)
    _check_kind("near_misses", near_misses)
    if not function.__doc__:
        raise InputError(f"{id} has no docstring: its first line is the title of the claim")
    with _forbid_random(id):
        recorded = record(function)
        variants = _variants(id, recorded, near_misses)
        result = DeclaredClaim(id, place, recorded, near_misses=variants, declared_in=where, **declared)
        _check_witness(result)
        texts = [value for value in declared.values() if isinstance(value, str)]
        # Setting each formula takes its time; those that ship are set by a test.
        read = pieces if SOURCES[result.source].strict else check
        for text in (result.title, result.remark, place, *recorded.names, *variants, *result.where, *texts):
            read(text)
        again = record(function)
    if again != recorded:
        raise InputError(_CHANGES.format(id))
    if id in CLAIMS and not _is_the_same(result, CLAIMS[id]):
        raise InputError(f"two claims have the id {id}: in {CLAIMS[id].declared_in}, and in {where}")
    CLAIMS[id] = result
    return result


_TYPES = {it.name: str(it.type).partition("[")[0] for it in fields(DeclaredClaim)}
_KINDS: dict[str, tuple[Any, str]] = {
    "str": (str, "a text"),
    "Sequence": ((list, tuple), "a list"),
    "Mapping": (Mapping, "a dictionary"),
    "bool": (bool, "True or False"),
}


def _check_kind(name: str, value: Any) -> None:
    """
    Raises:
        InputError: where an option of a claim is of another kind than it has to be.
    """
    types, kind = _KINDS[_TYPES[name]]
    if not isinstance(value, types):
        raise InputError(f"{name} is {kind}, not {describe(value)}")


def _check_witness(claim: DeclaredClaim) -> None:
    """
    Raises:
        InputError: where `witness_at` names a letter that the claim does not have, or gives a number that is not exact.
    """
    known = letters(claim.function, *claim.hypotheses)
    for name, value in claim.witness_at.items():
        if name not in known:
            raise InputError(f"witness_at names {name!r}; the letters of the claim are {', '.join(known) or 'none'}")
        for entry in _flatten(value):
            if not isinstance(entry, Rational) or isinstance(entry, bool):
                raise InputError(f"witness_at has {describe(entry)} for {name}; write integers, or Fraction(1, 2)")


def _flatten(value: Any) -> Iterator[Any]:
    """The entries of a number, a row or rows."""
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _flatten(part)
    else:
        yield value


_CHANGES = (
    "{} says one thing now and another then; a free number is s.scalar('c'), a random one has no place in a claim"
)


@contextmanager
def _forbid_random(id: str) -> Iterator[None]:
    """
    Raises:
        InputError: where the block draws random numbers.
    """
    before = random.getstate()
    yield
    if random.getstate() != before:
        raise InputError(_CHANGES.format(id))


def _is_the_same(found: DeclaredClaim, known: DeclaredClaim) -> bool:
    """Whether a claim is declared anew: its file is run a second time, or it is typed into a notebook again."""
    where = found.declared_in
    return where.is_typed_in or (where == known.declared_in and found.function == known.function)


def _variants(id: str, claim: Recorded, near_misses: Mapping[str, Variant]) -> dict[str, Recorded]:
    """What the near misses say."""
    said, function = set(map(without_names, claim.statements)), unwrap(claim)
    results: dict[str, Recorded] = {}
    for name, variant in near_misses.items():
        where = f"{id}, {name!r}"
        if not callable(variant) and not isinstance(variant, Mapping):
            raise InputError(f"{where}: a near miss is a dictionary of slots or a function, not {describe(variant)}")
        changed = record(variant if callable(variant) else partial(function, **_check_slots(where, function, variant)))
        if set(map(without_names, changed.statements)) <= said:
            raise InputError(f"{where}: it says what the claim says; is the slot used, and its value another?")
        results[name] = changed
    return results


def _check_slots(where: str, function: Claim, values: Mapping[str, Any]) -> Mapping[str, Any]:
    slots = {p.name: p.default for p in signature(function).parameters.values() if p.kind is Parameter.KEYWORD_ONLY}
    for name, value in values.items():
        if name not in slots:
            raise InputError(f"{where}: the claim has no slot {name!r}; its slots are {', '.join(slots) or 'none'}")
        if value is slots[name] or (not callable(value) and value == slots[name]):
            raise InputError(f"{where}: {name!r} has this value in the claim too")
    return values


def find_claim(id: str) -> DeclaredClaim:
    """The claim with this id.

    Raises:
        InputError: where there is none; the nearest ids are named.
    """
    if id not in CLAIMS:
        hint = did_you_mean(id, CLAIMS, "`lnverify claims` lists them", most=3)
        raise InputError(f"no claim has the id {id!r}; {hint}")
    return CLAIMS[id]
