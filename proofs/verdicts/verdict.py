"""Verdicts: computed from the readings, never typed in.

RULE says which word a claim gets, and `Verdict.clause` what puts it there. The words of the source come first: a
condition counts wherever it stands in the text, if it excludes the points at which the sentence fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from lnverify.proofs import hypotheses as natural
from lnverify.proofs.errors import InputError, Undecided
from lnverify.proofs.expressions import Expression, build, rational
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.printed import LATEX, TEXT, Printed, Style, has_dimension, print_in_full
from lnverify.proofs.recording import Recorded, indices, letters, record
from lnverify.proofs.registry import AS_PRINTED, CLAIMS, DeclaredClaim, find_claim
from lnverify.proofs.sources.source import SOURCES, Source
from lnverify.proofs.statements import Relation
from lnverify.proofs.verdicts.apart import Extent
from lnverify.proofs.verdicts.decision import Decision, decide
from lnverify.proofs.verdicts.garbage import collect_seldom
from lnverify.proofs.verdicts.second_proof import DIMENSIONS, AtDimension, Outcome, second_proof
from lnverify.proofs.verdicts.witness import Witness, find_witness, satisfiable, witness_at
from lnverify.proofs.vocabulary import ZEROS_GAIN, Claim

PROVED, MISPRINT, QUALIFIED, REFUTED = "proved", "misprint", "qualified", "refuted"

RULE = {
    PROVED: "true under the hypotheses that the source states, anywhere in its text. A paper that defines a norm "
    "without ε has no ε; “small”, “far from”, “near” and “in a simplified form” state hypotheses. That a formula is "
    "well defined, σ² + ε > 0 for one, need not be stated.",
    MISPRINT: "a slip that the text itself corrects, such as a lost √n or a wrong word. The corrected statement is "
    "proved; it is not an erratum.",
    QUALIFIED: "false as stated, but true under a natural hypothesis on the inputs or on the setting (a positive "
    "factor, N ≥ 2, ε ≤ 1, no zero gain, ε = 0, one axis). The hypothesis is named, and the exact law without it is "
    "linked.",
    REFUTED: "false as stated, and no natural hypothesis makes it true. What is true instead is linked.",
}
"""Which verdict a claim gets, from the strongest to the weakest."""

UNDECIDED = "undecided"
"""What a claim is that gets no verdict: neither a proof nor a witness was found."""

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
        open: why it is undecided; "" where it is decided.
    """

    name: str
    statement: list[str]
    decision: Decision
    open: str = ""

    @property
    def rejected(self) -> bool:
        return not self.decision.holds and not self.open

    @property
    def fault(self) -> str:
        """Why it is not as it has to be, or ""."""
        if self.rejected:
            return ""
        how = f"it is undecided: {self.open}" if self.open else "it is true"
        return f"the near miss {plain(self.name)!r} is not rejected: {how}"


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

    @property
    def fault(self) -> str:
        """Why it is not as it has to be, or ""."""
        return "" if self.needed else f"the hypothesis {self.hypothesis} can be dropped"


@dataclass(frozen=True)
class Verdict:
    """What the readings say of a claim.

    Attributes:
        claim: the claim.
        status: a word of RULE, or UNDECIDED.
        as_stated: the decision under the hypotheses of the source.
        corrected: the decision under the further hypotheses too, for a qualified claim; else None.
        near_misses: the false variants.
        necessities: every hypothesis, tested.
        open: what was left open, of an undecided claim; else "".
    """

    claim: DeclaredClaim
    status: str
    as_stated: Decision
    corrected: Decision | None
    near_misses: list[NearMiss]
    necessities: list[Necessity]
    open: str = ""

    @property
    def decision(self) -> Decision:
        """The decision with a proof, where there is one."""
        return self.corrected or self.as_stated

    @property
    def is_undefined(self) -> bool:
        """Whether it fails for want of a meaning, as 1/0 has none: no residual shows that."""
        return bool(self.status == REFUTED and self.as_stated.witness and self.as_stated.witness.undefined)

    @property
    def in_words(self) -> str:
        """The verdict as a phrase, with what it quantifies over."""
        if self.status == UNDECIDED:
            return "undecided: neither proved nor refuted"
        further = {QUALIFIED: " under a further hypothesis", MISPRINT: " as the text mends it"}.get(self.status, "")
        if not has_dimension(self.claim.function):
            return f"{self.status}{further}"
        if self.status == REFUTED and self.as_stated.witness:
            return f"refuted, at N = {self.as_stated.witness.dimension} for one"
        if self.decision.extent is not Extent.EVERY:
            some = self.decision.extent is Extent.SOME and self.decision.witness
            example = f", such as N = {some.dimension}" if some else ""
            return f"{self.status}{further}: two sides differ {self.decision.quantifier}{example}"
        every = "N and M" if "shapes" in print_letters(self.claim.function) else "N"
        # Two indices are different ones: i ≠ j.
        least = f" ≥ {count}" if (count := len(indices(self.claim.function))) > 1 else ""
        return f"{self.status}: true for every {every}{least}{further}"

    @property
    def clause(self) -> str:
        """What puts the claim where the rule has it; "" where its hypotheses only give the formula a meaning."""
        if self.status == MISPRINT:
            return self.claim.misprint
        if self.status == QUALIFIED:
            needed = ", ".join(print_hypotheses(self.claim.extra_hypotheses, TEXT))
            meant = f" ({self.claim.charitable_reading.rstrip('.')})" if self.claim.charitable_reading else ""
            return f"it needs {needed}{meant}; without that: {self.claim.law}"
        if self.status == REFUTED:
            return f"no natural hypothesis saves it; true instead: {self.claim.corrected_by}"
        return self.claim.condition

    def faults(self) -> list[str]:
        """What is not as a claim has to be; empty when all is as declared."""
        parts = [miss.fault for miss in self.near_misses] + [needed.fault for needed in self.necessities]
        return self.own_faults() + list(filter(None, parts))

    def own_faults(self) -> list[str]:
        """The same without those of near misses and hypotheses, each of which tells its own."""
        results = []
        if self.claim.witness_at and _declared_witness(self.claim) is None:
            results.append(f"it does not fail at the declared point {dict(self.claim.witness_at)}")
        if AS_PRINTED in self.claim.near_misses and not (self.claim.misprint or self.claim.reading):
            results.append(f"a near miss is {AS_PRINTED!r}, but neither a misprint nor a reading is declared")
        if self._source.strict and len(self.near_misses) < 3:
            results.append(f"{len(self.near_misses)} near misses; at least 3 are needed")
        if not satisfiable([*self.claim.hypotheses, *self.claim.extra_hypotheses]):
            results.append("nothing satisfies the hypotheses")
        return results + self._faults_of_links() + self._faults_of_status()

    @property
    def _source(self) -> Source:
        return SOURCES.get(self.claim.source, Source())

    def _faults_of_links(self) -> list[str]:
        """Where another claim is not what this one takes it for."""
        result, claim = [], self.claim
        for id in filter(None, (claim.law, claim.corrected_by)):
            if (status := _status(id)) not in (PROVED, MISPRINT):
                result.append(f"{id} is linked as what is true, but {_as_clause(status)}")
        result += [
            f"it cannot rest on {id}: {why}" for id in claim.rests_on if (why := _unfit(id, claim, assumptions(claim)))
        ]
        for id in claim.corrects:
            if (status := _status(id)) not in (REFUTED, QUALIFIED):
                result.append(f"it corrects {id}, but {_as_clause(status)}")
        if claim.corrects and self.status not in (PROVED, MISPRINT, UNDECIDED):
            result.append(f"it corrects {', '.join(claim.corrects)}, but is {self.status} itself")
        return result

    def _faults_of_status(self) -> list[str]:
        """Where the declaration does not fit the verdict that was computed."""
        result, claim = [], self.claim
        if claim.extra_hypotheses and self.status != QUALIFIED:
            result.append("further hypotheses are declared, but the claim is not qualified by them")
        if claim.misprint and self.status != MISPRINT:
            result.append("a misprint is declared, but the mended statement is not proved")
        if self.status == UNDECIDED and not claim.undecided:
            result.append(f"undecided: {self.open}")
        if self.status != UNDECIDED and claim.undecided:
            result.append(f"declared undecided, but {self.status}")
        if self.status == QUALIFIED and self._source.strict and not claim.law:
            result.append("qualified, but no law is linked that holds without the further hypothesis")
        if self.status == REFUTED and not claim.corrected_by:
            result.append("refuted, but no claim is named that corrects it")
        if claim.corrected_by and self.status in (PROVED, MISPRINT, QUALIFIED):
            result.append(f"{claim.corrected_by} is named as what corrects it, but it is {self.status}")
        if self.status in (QUALIFIED, REFUTED) and self._source.strict and not claim.seen:
            result.append("it fails, but no `seen` states its witness in the terms of its source")
        if self.status == REFUTED:
            saving = [print_hypotheses([hypothesis], TEXT)[0] for hypothesis in NATURAL if saves(hypothesis, claim)]
            result += [f"refuted, but saved where {text}: it is qualified" for text in saving]
        if self.status in (PROVED, MISPRINT, QUALIFIED) and self._source.strict and claim.source != "lnverify":
            own = self.necessities[: len(claim.hypotheses)]
            more = [it.hypothesis for it in own if it.witness and not it.witness.undefined]
            if more and not claim.condition:
                result.append(
                    f"the hypothesis {more[0]} is more than a meaning, and no condition of the source is quoted"
                )
            if claim.condition and not more:
                result.append("a condition is quoted, but every hypothesis only gives the formula a meaning")
        return result


def _status(id: str) -> str:
    """The verdict on a claim that another one names."""
    try:
        return judge(find_claim(id).id).status
    except InputError as error:
        return str(error)


def _as_clause(status: str) -> str:
    """A verdict as a clause; why there is none is one already."""
    return status if " " in status else f"that is {status}"


def _unfit(id: str, claim: DeclaredClaim, assumed: Sequence[Recorded]) -> str:
    """Why what a claim states may not be used in the proof of another one under some hypotheses, or ""."""
    if claim.id in _rests_on(id):
        return "it rests on this claim itself"
    if (status := _status(id)) not in (PROVED, MISPRINT, QUALIFIED):
        return status if " " in status else f"it is {status}"
    missing = [hypothesis for hypothesis in assumptions(CLAIMS[id]) if hypothesis not in assumed]
    return f"it needs {', '.join(print_hypotheses(missing, TEXT))}" if missing else ""


def _rests_on(id: str) -> set[str]:
    """The claims that a claim rests on, itself, and those that these rest on."""
    result, waiting = set[str](), [id]
    while waiting:
        here = waiting.pop()
        if here not in result:
            result.add(here)
            waiting += CLAIMS[here].rests_on if here in CLAIMS else ()
    return result


def _lemmas(declared: DeclaredClaim, assumed: Sequence[Recorded]) -> list[Recorded]:
    """What the claims state that a claim rests on; that two things differ somewhere is of no use."""
    functions = [CLAIMS[id].function for id in declared.rests_on if not _unfit(id, declared, assumed)]
    return [
        it.select(n for n, relation in enumerate(it.relations) if relation is not Relation.DIFFER) for it in functions
    ]


def saves(hypothesis: Claim, declared: DeclaredClaim) -> bool:
    """Whether a claim holds under a further hypothesis that points satisfy, in the place of those that exclude it."""
    assumed: list[Claim] = [*(it for it in declared.hypotheses if satisfiable([it, hypothesis])), hypothesis]
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
    return judgement(CLAIMS[id])


def give_up(declared: DeclaredClaim, reason: str) -> Verdict:
    """What a claim gets that is decided no further."""
    return Verdict(declared, UNDECIDED, Decision(False, [], None), None, [], [], reason)


@collect_seldom()
def judgement(declared: DeclaredClaim) -> Verdict:
    """The verdict on a claim that need not be one of CLAIMS."""
    as_stated, open = _decide(declared, declared.hypotheses)
    if not as_stated.holds and declared.witness_at:
        as_stated = replace(as_stated, witness=_declared_witness(declared) or as_stated.witness)
        open = open if as_stated.witness is None else ""
    corrected = None
    if not as_stated.holds and not open and declared.extra_hypotheses:
        decision, open = _decide(declared, assumptions(declared))
        corrected = decision if decision.holds else None
    held = MISPRINT if declared.misprint else PROVED
    status = UNDECIDED if open else held if as_stated.holds else QUALIFIED if corrected else REFUTED
    assumed = assumptions(declared)
    misses = [_near_miss(name, variant, declared.function, assumed) for name, variant in declared.near_misses.items()]
    return Verdict(declared, status, as_stated, corrected, misses, _necessities(declared, status), open)


def _decide(declared: DeclaredClaim, hypotheses: Sequence[Recorded]) -> tuple[Decision, str]:
    """A decision, by the claims that it rests on where it is not made without them; and why there is none, or ""."""
    try:
        return decide(declared.function, hypotheses, everywhere=True), ""
    except Undecided as reason:
        open = str(reason)
    try:
        if lemmas := _lemmas(declared, hypotheses):
            return _by_lemmas(declared.function, hypotheses, lemmas), ""
    except Undecided as reason:
        open = str(reason)
    return Decision(False, [], None), open


def _by_lemmas(function: Recorded, hypotheses: Sequence[Recorded], lemmas: Sequence[Recorded]) -> Decision:
    """A decision by lemmas, and without them at each N at which they have too few indices to say anything.

    A lemma on k different indices is empty below N = k: that N ≥ k is no hypothesis of the claim that rests on it.
    """
    decision = decide(function, [*hypotheses, *lemmas], everywhere=True)
    own, all_indices = (len(indices(*claims)) for claims in ([function, *hypotheses], [function, *hypotheses, *lemmas]))
    for size in range(max(own, 1), all_indices) if decision.holds else ():
        at_size = Recorded.of(build("equal", Expression("dimension", ("N",)), rational(size)))
        below = decide(function, [*hypotheses, at_size], everywhere=True)
        if not below.holds:
            return below
    return decision


def assumptions(declared: DeclaredClaim) -> list[Recorded]:
    """The hypotheses of the source, and the further ones."""
    return [*declared.hypotheses, *declared.extra_hypotheses]


def _necessities(declared: DeclaredClaim, status: str) -> list[Necessity]:
    """Each hypothesis left out in turn; a refuted claim fails anyhow, so nothing is shown for it."""
    if status in (REFUTED, UNDECIDED):
        return []
    return [_necessity(declared, hypothesis) for hypothesis in assumptions(declared)]


def _necessity(declared: DeclaredClaim, left_out: Recorded) -> Necessity:
    """The claim holds where all hypotheses do, so only points that violate this one can be witnesses."""
    assumed = assumptions(declared)
    others = [hypothesis for hypothesis in assumed if hypothesis is not left_out]
    printed = print_hypotheses(assumed)[assumed.index(left_out)]
    witness = find_witness(declared.function, others, True, violated=left_out)
    if witness is None and Relation.DIFFER in declared.function.relations:
        try:
            decision = decide(declared.function, others, everywhere=True)
        except Undecided:
            return Necessity(printed, False, None)
        return Necessity(printed, not decision.holds, decision.witness)
    return Necessity(printed, witness is not None, witness)


def run_second_proof(id: str, dimensions: tuple[int, ...] = DIMENSIONS) -> list[AtDimension]:
    """The second proof of a claim: under all its hypotheses, at small N: 1, 2, 3, 4 by default."""
    results = [one for dimension in dimensions for one in _second_proof_at(id, dimension)]
    # What a claim without N says, it says once.
    return results[:1] if results[0].dimension is None else results


@cache
def _second_proof_at(id: str, dimension: int) -> list[AtDimension]:
    return second_proof(CLAIMS[id].function, assumptions(CLAIMS[id]), (dimension,))


def second_verdict(verdict: Verdict, found: list[AtDimension]) -> bool:
    """Whether nothing that the second proof says contradicts the verdict.

    A point at which the claim is false contradicts a proof. That it holds where its own witness is contradicts a
    refutation; so it does at any N where two things are said to differ, which has no witness.
    """
    if verdict.status == UNDECIDED:
        return True
    if verdict.status != REFUTED:
        return not any(item.outcome is Outcome.FAILS for item in found)
    holding = [item for item in found if item.outcome is Outcome.HOLDS]
    witness = verdict.as_stated.witness
    if witness is None:
        return not holding
    # A root or a quotient is decided where it has a meaning, a free matrix at one height, and all under all hypotheses.
    if witness.undefined or "M" in witness.values or verdict.claim.extra_hypotheses:
        return True
    places = ((item.dimension, item.zeros) for item in holding)
    return all(size not in (None, witness.dimension) or zeros != witness.zeros for size, zeros in places)


def print_claim(function: Claim, style: Style = LATEX) -> list[str]:
    """The statements of a claim, each as text."""
    return [text for _, text in print_steps(function, style)[0]]


def _near_miss(name: str, variant: Recorded, function: Recorded, assumed: list[Recorded]) -> NearMiss:
    part = _false_part(variant, function)
    # Where a point refutes it, no canonical form has to be worked out.
    witness, open = find_witness(part, assumed, False), ""
    try:
        decision = decide(part, assumed) if witness is None else Decision(False, [], witness)
    except Undecided as reason:
        decision, open = Decision(False, [], None), str(reason)
    return NearMiss(name, _print_variant(part, function, decision, assumed), decision, open)


def _false_part(variant: Recorded, function: Recorded) -> Recorded:
    """The statements of a variant that the claim does not make too: it is for these to be false."""
    shared = set(print_in_full(function))
    return variant.select(place for place, text in enumerate(print_in_full(variant)) if text not in shared)


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
    return [", ".join(space.statement(item) for item in record(it)(space)) for it in hypotheses]


def print_letters(function: Claim, given: Sequence[Claim] = (), style: Style = LATEX) -> dict[str, Any]:
    """The free letters of a claim and its hypotheses as they print: "vectors" of N entries and "scalars".

    "zero_gains" says whether the gain has zero entries, "dimension" whether anything has entries at all. Where there is
    a second dimension, "shapes" has the dimensions of free matrices and free vectors with M entries.
    """
    claims = [record(claim) for claim in (*given, function)]
    free = {name: node for name, node in letters(*claims).items() if node.operation != "basis"}
    texts = {name: style.vector(style.symbol(name)) if node.kind == "vector" else style.symbol(name)
             for name, node in free.items()}  # fmt: skip
    of_N = [name for name, node in free.items() if node.shape == ("N",) and name != ZEROS_GAIN]
    shapes = {texts[name]: list(node.shape or ()) for name, node in free.items() if node.shape not in ((), ("N",))}
    has_draws = any(node.operation == "random" and node.shape == ("M",) for claim in claims for node in claim.nodes)
    return {
        "vectors": list(dict.fromkeys(texts[name] for name in (*of_N, *({ZEROS_GAIN} & free.keys())))),
        "scalars": [texts[name] for name, node in free.items() if node.shape == ()],
        "zero_gains": ZEROS_GAIN in free,
        "dimension": any(map(has_dimension, claims)),
        **({"shapes": shapes} if shapes or has_draws else {}),
    }


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
        record(hypothesis)(space)
    results = [(item.name, space.statement(item)) for item in record(function)(space)]
    return results, space.definitions
