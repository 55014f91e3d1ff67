"""What is reported of a claim that is not proved: which step, where it fails, what would settle it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lnverify.proofs import hypotheses as known
from lnverify.proofs.errors import Undecided
from lnverify.proofs.guards.patience import TooLong, patience
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.recording import Recorded, letters, record
from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.statements import Relation, at_most, nonzero, positive
from lnverify.proofs.verdicts.decision import decide
from lnverify.proofs.verdicts.verdict import (
    REFUTED,
    UNDECIDED,
    Verdict,
    assumptions,
    print_hypotheses,
    print_steps,
    saves,
)
from lnverify.proofs.verdicts.witness import Witness
from lnverify.proofs.vocabulary import Claim

# So many seconds one hypothesis is tried, and of so many that settle a claim the first are named.
_SECONDS, _NAMED = 5.0, 2

# What a value of `witness_at` looks like, by how many indices its variable has.
_EXAMPLES = "1", "(1, 0)", "((1, 0), (0, 1))"


def explain(verdict: Verdict) -> str:
    """The claim, the step and the witness, or what is open; a line each."""
    claim = verdict.claim
    where = f"   ({claim.declared_in})" if claim.declared_in.line else ""
    return "\n".join([f"{claim.id}: {plain(claim.title)}{where}", *_lines(verdict)])


def reasons(verdict: Verdict) -> list[str]:
    """Of a claim that is not proved, what is open and what would settle it; a line each."""
    results = [f"open: {verdict.open}"] if verdict.status == UNDECIDED else []
    if verdict.status in (UNDECIDED, REFUTED) and (hypotheses := find_settling(verdict.claim)):
        results.append(f"it is proved under a further hypothesis: {' or '.join(print_hypotheses(hypotheses, TEXT))}")
    return results + [f"to go on: {_ways_on(verdict.claim)}"] * (verdict.status == UNDECIDED)


def _ways_on(claim: DeclaredClaim) -> str:
    """What the author of an undecided claim may add to it."""
    named = letters(claim.function, *claim.hypotheses).items()
    free = {name: len(node.shape or ()) for name, node in named if node.operation != "basis"}
    point = ", ".join(f"{name!r}: {_EXAMPLES[indices]}" for name, indices in free.items())
    ways = [f"a witness that you know: witness_at={{{point}}}"] * bool(point)
    ways += ["a lemma: a claim of its own, rests_on=['its.id']", "an assumption: hypotheses=[…]"]
    return "; ".join([*ways, "where it stays open: undecided=True"])


def _lines(verdict: Verdict) -> Iterator[str]:
    claim = verdict.claim
    yield f"  {verdict.in_words}"
    yield from (f"  given: {text}" for text in print_hypotheses(assumptions(claim), TEXT))
    if verdict.status == UNDECIDED:
        yield from (f"  claimed: {text}" for _, text in print_steps(claim.function, TEXT, assumptions(claim))[0])
    elif verdict.status == REFUTED:
        yield from _failure(claim, verdict.as_stated.witness)
    yield from (f"  {line}" for line in reasons(verdict))
    for fault in verdict.own_faults():
        if not fault.startswith(("undecided:", "refuted, but")):
            yield f"  fault: {fault}"


def _failure(claim: DeclaredClaim, witness: Witness | None) -> Iterator[str]:
    """The step that fails, and where; that two things differ is refuted without a point."""
    steps, definitions = print_steps(claim.function, TEXT, assumptions(claim))
    if witness is None:
        yield from (f"  claimed: {text}" for _, text in steps)
        yield "  both sides have the same canonical form: they differ nowhere"
        return
    name, text = steps[witness.statement]
    step = f"step {witness.statement + 1} of {len(steps)}{f', {plain(name)}' if name else ''}: " * (len(steps) > 1)
    yield f"  claimed: {step}{text}"
    yield from (f"  where {name} = {meaning}" for name, meaning in definitions.items() if name in text)
    yield f"  {'has no meaning' if witness.undefined else 'fails'} {witness}"


def find_settling(claim: DeclaredClaim) -> list[Recorded]:
    """The first of the natural hypotheses under any of which a claim is proved that is not proved as it stands."""
    results: list[Recorded] = []
    for hypothesis in _candidates(claim):
        try:
            with patience(_SECONDS):
                if saves(hypothesis, claim) and not _says_the_same(hypothesis, claim):
                    results.append(hypothesis)
        except TooLong:
            continue
        if len(results) == _NAMED:
            break
    return results


def _says_the_same(hypothesis: Recorded, claim: DeclaredClaim) -> bool:
    """Whether an equation follows from the claim, which it then is in other words."""
    if any(relation is not Relation.EQUAL for relation in hypothesis.relations):
        return False
    try:
        return decide(hypothesis, [*claim.hypotheses, claim.function]).holds
    except Undecided:
        return False


def _candidates(claim: DeclaredClaim) -> list[Recorded]:
    """Hypotheses on the letters of a claim: N ≥ 2, the named ones, then signs of its own letters."""
    assumed = assumptions(claim)
    free = _letters([claim.function, *assumed])
    natural = [value for name, value in vars(known).items() if getattr(value, "__module__", "") == known.__name__]
    own = [_sign(letter, word) for letter in sorted(free) if letter[1] != "eps" for word in (nonzero, positive)]
    own += [_not_negative(letter) for letter in sorted(free) if letter[0] == "scalar" and letter[1] != "eps"]
    every = [known.at_least_two, *natural, *own]
    tried = dict.fromkeys(record(hypothesis) for hypothesis in every)
    return [it for it in tried if it not in assumed and _letters([it]) <= free]


def _sign(letter: tuple[str, str], word: object) -> Claim:
    kind, name = letter
    return lambda s: word(getattr(s, kind)(name))  # type: ignore[operator]


def _not_negative(letter: tuple[str, str]) -> Claim:
    return lambda s: at_most(0, s.scalar(letter[1]))


def _letters(functions: Sequence[Recorded]) -> set[tuple[str, str]]:
    """The scalars and vectors that are free."""
    nodes = letters(*functions).items()
    return {(node.operation, name) for name, node in nodes if node.operation in ("scalar", "vector")}
