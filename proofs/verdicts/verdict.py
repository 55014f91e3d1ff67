"""Verdicts: computed from the readings, never typed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from proofs.claims import CLAIMS
from proofs.readings.matrices.placing import kept_placements
from proofs.readings.printed import LATEX, Printed, Style, has_dimension, written_out
from proofs.registry import AS_PRINTED, DeclaredClaim
from proofs.statements import Relation, Statement, statements
from proofs.verdicts.decision import Decision, decide
from proofs.verdicts.second_proof import DIMENSIONS, AtDimension, holds, holds_somewhere, second_proof
from proofs.verdicts.witness import Witness, find_witness, satisfiable, witness_at
from proofs.vocabulary import Claim

PROVED, QUALIFIED, REFUTED = "proved", "qualified", "refuted"
# What the errata says of a claim: it fails; it lacks a hypothesis; it was read otherwise than it is printed.
FALSE, UNDER_HYPOTHESISED, REPAIRED = "false", "under-hypothesised", "repaired"


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
        status: "proved", "qualified" or "refuted".
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
        further = " under a further hypothesis" if self.status == QUALIFIED else ""
        if not has_dimension(self.claim.function):
            return f"{self.status}{further}"
        if self.status == REFUTED and self.as_stated.witness:
            return f"refuted, at N = {self.as_stated.witness.dimension} for one"
        every = "N and M" if "shapes" in print_letters(self.claim.function) else "N"
        return f"{self.status}: true for every {every}{further}"

    @property
    def erratum(self) -> str:
        """What the errata says of the claim: FALSE, UNDER_HYPOTHESISED or REPAIRED; "" where it says nothing."""
        by_status = {REFUTED: FALSE, QUALIFIED: UNDER_HYPOTHESISED}
        return by_status.get(self.status, REPAIRED if self.claim.repair else "")

    def faults(self) -> list[str]:
        """What is not as a claim has to be; empty when all is as declared."""
        found = []
        if self.claim.witness_at and _declared_witness(self.claim) is None:
            found.append(f"it does not fail at the declared point {dict(self.claim.witness_at)}")
        if AS_PRINTED in self.claim.near_misses and not self.claim.repair:
            found.append(f"a near miss is {AS_PRINTED!r}, but no repair is declared")
        if len(self.near_misses) < 3:
            found.append(f"{len(self.near_misses)} near misses; at least 3 are needed")
        found += [f"the near miss {m.name!r} is not rejected" for m in self.near_misses if not m.rejected]
        for necessity in self.necessities:
            if not necessity.needed:
                found.append(f"the hypothesis {necessity.hypothesis} can be dropped")
        if not satisfiable([*self.claim.hypotheses, *self.claim.further]):
            found.append("nothing satisfies the hypotheses")
        if self.claim.further and self.status != QUALIFIED:
            found.append("further hypotheses are declared, but the claim is not qualified by them")
        if self.status == REFUTED and not self.claim.corrected_by:
            found.append("refuted, but no claim is named that corrects it")
        if self.status == REFUTED and self.claim.corrected_by:
            correction = judge(self.claim.corrected_by)
            if correction.status != PROVED:
                found.append(f"its correction {self.claim.corrected_by} is {correction.status}")
        return found


def _declared_witness(declared: DeclaredClaim) -> Witness | None:
    return witness_at(declared.witness_at, declared.function, declared.hypotheses)


@cache
def judge(id: str) -> Verdict:
    """The verdict on a claim."""
    with kept_placements():
        return _judge(CLAIMS[id])


def _judge(declared: DeclaredClaim) -> Verdict:
    as_stated = decide(declared.function, declared.hypotheses, everywhere=True)
    if not as_stated.holds and declared.witness_at:
        as_stated = replace(as_stated, witness=_declared_witness(declared) or as_stated.witness)
    corrected = None
    if not as_stated.holds and declared.further:
        decision = decide(declared.function, [*declared.hypotheses, *declared.further], everywhere=True)
        corrected = decision if decision.holds else None
    status = PROVED if as_stated.holds else QUALIFIED if corrected else REFUTED
    assumed = assumptions(declared)
    misses = [_near_miss(name, variant, declared.function, assumed) for name, variant in declared.near_misses.items()]
    return Verdict(declared, status, as_stated, corrected, misses, _necessities(declared, status))


def assumptions(declared: DeclaredClaim) -> list[Claim]:
    """The hypotheses of the source, and the further ones."""
    return [*declared.hypotheses, *declared.further]


def _necessities(declared: DeclaredClaim, status: str) -> list[Necessity]:
    """Each hypothesis left out in turn; a refuted claim fails anyhow, so nothing is shown for it."""
    if status == REFUTED:
        return []
    return [_necessity(declared, hypothesis) for hypothesis in assumptions(declared)]


def _necessity(declared: DeclaredClaim, left_out: Claim) -> Necessity:
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
    """The second proof of a claim: under all its hypotheses, on SymPy matrices at small N: 1, 2, 3, 4 by default."""
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


def _near_miss(name: str, variant: Claim, function: Claim, assumed: list[Claim]) -> NearMiss:
    part = _false_part(variant, function)
    decision = decide(part, assumed)
    return NearMiss(name, _print_variant(part, function, decision, assumed), decision)


def _false_part(variant: Claim, function: Claim) -> Claim:
    """The statements of a variant that the claim does not make too: it is for these to be false."""
    shared = _written_out(function)
    told = [text not in shared for text in written_out(variant)]

    def part(space: Any) -> list[Statement]:
        return [item for item, is_own in zip(statements(variant(space)), told, strict=True) if is_own]

    return part


@lru_cache(maxsize=1)
def _written_out(function: Claim) -> frozenset[str]:
    return frozenset(written_out(function))


def _print_variant(variant: Claim, function: Claim, decision: Decision, assumed: list[Claim]) -> list[str]:
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
