"""Verdicts: computed from the readings, never typed in.

RULE says which word a claim gets, and `Verdict.clause` what puts it there. The words of the source come first: a
proviso counts wherever it stands in the text, if it excludes the points at which the sentence fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from lnverify.proofs import hypotheses as natural
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import Undecided
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.printed import LATEX, TEXT, Printed, Style, has_dimension, written_out
from lnverify.proofs.recording import Recorded
from lnverify.proofs.registry import AS_PRINTED, DeclaredClaim
from lnverify.proofs.statements import Relation, statements
from lnverify.proofs.verdicts.decision import Decision, decide
from lnverify.proofs.verdicts.second_proof import DIMENSIONS, AtDimension, holds, holds_somewhere, second_proof
from lnverify.proofs.verdicts.witness import Witness, find_witness, satisfiable, witness_at
from lnverify.proofs.vocabulary import Claim

PROVED, MISPRINT, QUALIFIED, REFUTED = "proved", "misprint", "qualified", "refuted"

RULE = {
    PROVED: "true under what the source says, its provisos included, wherever in the text they stand: a paper that "
    "defines a norm without ε has no ε, and “small”, “far from”, “near” or “in a simplified form” are provisos. That a "
    "formula has a meaning at all, σ² + ε > 0 for one, needs no saying.",
    MISPRINT: "a slip of notation that the text itself mends, such as a lost √n or one word for another: the mended "
    "statement is what is proved, and it is no erratum.",
    QUALIFIED: "false as it stands, and saved by a natural hypothesis on the inputs or on the setting (a positive "
    "factor, N ≥ 2, ε ≤ 1, no zero gain, ε = 0, one axis); it is named, and the exact law without it is linked.",
    REFUTED: "false as it stands, said by the author, and saved by no such hypothesis; what is true instead is linked.",
}
"""Which verdict a claim gets, from the strongest to the weakest."""

# A claim that one of these saves is qualified, not refuted.
NATURAL = (
    natural.at_least_two,
    natural.c_is_positive,
    natural.eps_is_zero,
    natural.eps_is_at_most_one,
    natural.no_zero_gain,
    natural.gains_differ,
)


@dataclass(frozen=True)
class NearMiss:
    """A false variant and how it was rejected.

    Attributes:
        name: what was changed.
        statement: in LaTeX, what the witness refutes, and the names that mean something else than in the claim.
        decision: its decision; it has to fail.
    """

    name: str
    statement: list[str]
    decision: Decision

    @property
    def rejected(self) -> bool:
        return not self.decision.holds


@dataclass(frozen=True)
class Necessity:
    """Whether a hypothesis can be dropped. That no weaker one would do is not tested.

    Attributes:
        hypothesis: its statement, in LaTeX.
        needed: whether the claim fails, or has no meaning, without it.
        witness: a point that violates it alone, at which that happens; None where the claim is that two things
            differ, and they do not.
    """

    hypothesis: str
    needed: bool
    witness: Witness | None


@dataclass(frozen=True)
class Verdict:
    """What the readings say of a claim.

    Attributes:
        claim: the claim.
        status: a word of RULE.
        as_stated: the decision under the hypotheses of the source.
        corrected: the decision under the further hypotheses too, for a qualified claim; else None.
        near_misses: the false variants.
        necessities: every hypothesis, tested.
    """

    claim: DeclaredClaim
    status: str
    as_stated: Decision
    corrected: Decision | None
    near_misses: list[NearMiss]
    necessities: list[Necessity]

    @property
    def decision(self) -> Decision:
        """The decision with a proof, where there is one."""
        return self.corrected or self.as_stated

    @property
    def in_words(self) -> str:
        """The verdict as a phrase, with what it quantifies over."""
        further = {QUALIFIED: " under a further hypothesis", MISPRINT: " as the text mends it"}.get(self.status, "")
        if not has_dimension(self.claim.function):
            return f"{self.status}{further}"
        if self.status == REFUTED and self.as_stated.witness:
            return f"refuted, at N = {self.as_stated.witness.dimension} for one"
        every = "N and M" if "shapes" in print_letters(self.claim.function) else "N"
        return f"{self.status}: true for every {every}{further}"

    @property
    def clause(self) -> str:
        """What puts the claim where the rule has it; "" where its hypotheses only give the formula a meaning."""
        if self.status == MISPRINT:
            return self.claim.misprint
        if self.status == QUALIFIED:
            needed = ", ".join(print_hypotheses(self.claim.further, TEXT))
            meant = f" ({self.claim.likely.rstrip('.')})" if self.claim.likely else ""
            return f"it needs {needed}{meant}; without that: {self.claim.law}"
        if self.status == REFUTED:
            return f"no natural hypothesis saves it; true instead: {self.claim.corrected_by}"
        return self.claim.proviso

    def faults(self) -> list[str]:
        """What is not as a claim has to be; empty when all is as declared."""
        found = []
        if self.claim.witness_at and _declared_witness(self.claim) is None:
            found.append(f"it does not fail at the declared point {dict(self.claim.witness_at)}")
        if AS_PRINTED in self.claim.near_misses and not (self.claim.misprint or self.claim.reading):
            found.append(f"a near miss is {AS_PRINTED!r}, but neither a misprint nor a reading is declared")
        if len(self.near_misses) < 3:
            found.append(f"{len(self.near_misses)} near misses; at least 3 are needed")
        found += [f"the near miss {plain(m.name)!r} is not rejected" for m in self.near_misses if not m.rejected]
        for necessity in self.necessities:
            if not necessity.needed:
                found.append(f"the hypothesis {necessity.hypothesis} can be dropped")
        if not satisfiable([*self.claim.hypotheses, *self.claim.further]):
            found.append("nothing satisfies the hypotheses")
        return found + self._faults_of_status()

    def _faults_of_status(self) -> list[str]:
        """Where the declaration does not fit the verdict that was computed."""
        found, claim = [], self.claim
        if claim.further and self.status != QUALIFIED:
            found.append("further hypotheses are declared, but the claim is not qualified by them")
        if claim.misprint and self.status != MISPRINT:
            found.append("a misprint is declared, but the mended statement is not proved")
        if self.status == QUALIFIED and not claim.law:
            found.append("qualified, but no law is linked that holds without the further hypothesis")
        if self.status == REFUTED and not claim.corrected_by:
            found.append("refuted, but no claim is named that corrects it")
        for id in filter(None, (claim.law, claim.corrected_by)):
            if judge(id).status not in (PROVED, MISPRINT):
                found.append(f"{id} is linked as what is true, but is {judge(id).status}")
        if self.status == REFUTED:
            found += [f"refuted, but saved where {text}: it is qualified" for text in _saving(claim)]
        if self.status in (PROVED, MISPRINT) and claim.source != "lnverify":
            more = [it.hypothesis for it in self.necessities if it.witness and not it.witness.undefined]
            if more and not claim.proviso:
                found.append(f"the hypothesis {more[0]} is more than a meaning, and no proviso of the source is told")
            if claim.proviso and not more:
                found.append("a proviso is told, but every hypothesis only gives the formula a meaning")
        return found


def _saving(declared: DeclaredClaim) -> list[str]:
    """The natural hypotheses under which a claim that fails would hold."""
    return [print_hypotheses([hypothesis], TEXT)[0] for hypothesis in NATURAL if _saves(hypothesis, declared)]


def _saves(hypothesis: Claim, declared: DeclaredClaim) -> bool:
    assumed: list[Claim] = [*declared.hypotheses, hypothesis]
    if not satisfiable(assumed) or find_witness(declared.function, assumed, True):
        return False
    try:
        return decide(declared.function, assumed, everywhere=True).holds
    except Undecided:
        return False


def _declared_witness(declared: DeclaredClaim) -> Witness | None:
    return witness_at(declared.witness_at, declared.function, declared.hypotheses)


@cache
def judge(id: str) -> Verdict:
    """The verdict on a claim."""
    return _judge(CLAIMS[id])


def _judge(declared: DeclaredClaim) -> Verdict:
    as_stated = decide(declared.function, declared.hypotheses, everywhere=True)
    if not as_stated.holds and declared.witness_at:
        as_stated = replace(as_stated, witness=_declared_witness(declared) or as_stated.witness)
    corrected = None
    if not as_stated.holds and declared.further:
        decision = decide(declared.function, [*declared.hypotheses, *declared.further], everywhere=True)
        corrected = decision if decision.holds else None
    held = MISPRINT if declared.misprint else PROVED
    status = held if as_stated.holds else QUALIFIED if corrected else REFUTED
    assumed = assumptions(declared)
    misses = [_near_miss(name, variant, declared.function, assumed) for name, variant in declared.near_misses.items()]
    return Verdict(declared, status, as_stated, corrected, misses, _necessities(declared, status))


def assumptions(declared: DeclaredClaim) -> list[Recorded]:
    """The hypotheses of the source, and the further ones."""
    return [*declared.hypotheses, *declared.further]


def _necessities(declared: DeclaredClaim, status: str) -> list[Necessity]:
    """Each hypothesis left out in turn; a refuted claim fails anyhow, so nothing is shown for it."""
    if status == REFUTED:
        return []
    return [_necessity(declared, hypothesis) for hypothesis in assumptions(declared)]


def _necessity(declared: DeclaredClaim, left_out: Recorded) -> Necessity:
    """The claim holds where all hypotheses do, so only points that violate this one can be witnesses."""
    assumed = assumptions(declared)
    others = [hypothesis for hypothesis in assumed if hypothesis is not left_out]
    printed = print_hypotheses(assumed)[assumed.index(left_out)]
    if any(item.relation is Relation.DIFFER for item in statements(declared.function(Printed()))):
        decision = decide(declared.function, others, everywhere=True)
        return Necessity(printed, not decision.holds, decision.witness)
    witness = find_witness(declared.function, others, True, violated=left_out)
    return Necessity(printed, witness is not None, witness)


@cache
def confirm(id: str, dimensions: tuple[int, ...] = DIMENSIONS) -> list[AtDimension]:
    """The second proof of a claim: under all its hypotheses, at small N: 1, 2, 3, 4 by default."""
    declared = CLAIMS[id]
    return second_proof(declared.function, assumptions(declared), dimensions)


def second_verdict(verdict: Verdict, found: list[AtDimension]) -> bool:
    """Whether the second proof says what the verdict says."""
    existential = any(step.relation is Relation.DIFFER for step in verdict.decision.steps)
    true = holds_somewhere(found) if existential else holds(found)
    return true == (verdict.status != REFUTED)


def print_claim(function: Claim, style: Style = LATEX) -> list[str]:
    """The statements of a claim, each as text."""
    return [text for _, text in print_steps(function, style)[0]]


def _near_miss(name: str, variant: Recorded, function: Recorded, assumed: list[Recorded]) -> NearMiss:
    part = _false_part(variant, function)
    # Where a point refutes it, no canonical form has to be worked out.
    witness = find_witness(part, assumed, False)
    decision = decide(part, assumed) if witness is None else Decision(False, [], witness)
    return NearMiss(name, _print_variant(part, function, decision, assumed), decision)


def _false_part(variant: Recorded, function: Recorded) -> Recorded:
    """The statements of a variant that the claim does not make too: it is for these to be false."""
    shared = set(written_out(function))
    return variant.only(place for place, text in enumerate(written_out(variant)) if text not in shared)


def _print_variant(variant: Claim, function: Claim, decision: Decision, assumed: Sequence[Claim]) -> list[str]:
    """The statement that the witness refutes, or all, and the names that mean something else than in the claim."""
    meanings = _meanings(function, tuple(assumed))
    texts, own = print_steps(variant, given=assumed)
    told = texts if decision.witness is None else [texts[decision.witness.statement]]
    return [text for _, text in told] + [f"{name} = {own[name]}" for name in own if meanings.get(name) != own[name]]


@lru_cache(maxsize=1)
def _meanings(function: Claim, assumed: tuple[Claim, ...]) -> dict[str, str]:
    return print_steps(function, given=assumed)[1]


def print_hypotheses(hypotheses: Sequence[Claim], style: Style = LATEX) -> list[str]:
    """Each hypothesis as text, in one space: a name that two of them give means the same in both."""
    space = Printed(style)
    return [", ".join(space.statement(item) for item in statements(it(space))) for it in hypotheses]


def print_letters(function: Claim, given: Sequence[Claim] = (), style: Style = LATEX) -> dict[str, Any]:
    """The free letters of a claim and its hypotheses, as `Printed.letters` has them."""
    space = Printed(style)
    for claim in (*given, function):
        for item in statements(claim(space)):
            space.statement(item)
    return space.letters


def print_steps(
    function: Claim, style: Style = LATEX, given: Sequence[Claim] = ()
) -> tuple[list[tuple[str, str]], dict[str, str]]:
    """(name, text) of every statement, and the names that claim and hypotheses gave to values with their meaning.

    Args:
        function: the claim.
        style: LATEX or TEXT.
        given: hypotheses that are read first, so that a name means the same in them and in the claim.
    """
    space = Printed(style)
    for hypothesis in given:
        statements(hypothesis(space))
    found = [(item.name, space.statement(item)) for item in statements(function(space))]
    return found, space.definitions
