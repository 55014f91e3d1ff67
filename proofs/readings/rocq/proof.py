"""The proof of a theorem, as a Rocq script: the trace of its terms, then its conclusions one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from lnverify.proofs.errors import Undecided
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.field import TooManyTerms
from lnverify.proofs.readings.moments.hypotheses import retry_in_larger_ring
from lnverify.proofs.readings.rocq.closed import closed
from lnverify.proofs.readings.rocq.identities import Unproved
from lnverify.proofs.readings.rocq.naming import identifier
from lnverify.proofs.readings.rocq.statement import DEFINITIONS, Theorem, theorem
from lnverify.proofs.readings.rocq.tangents import Tangents
from lnverify.proofs.readings.rocq.words import EXP, LOG
from lnverify.proofs.values import Inexpressible, Undefined, ZerosNeeded
from lnverify.proofs.vocabulary import Claim

IMPORTS = """From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace Witness.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.
"""
"""What a file of proofs begins with: the definitions, and the tactics."""
_SECTION = """Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation here := (@Trace.here R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
{text}
End Claims."""
Made = TypeVar("Made")


@dataclass(frozen=True)
class Script:
    """Theorems in Rocq.

    Attributes:
        statement: definitions of what is said, one for each theorem, for a file that has no tactic.
        proof: the theorems that it is so, with their proofs.
        note: what a reader should know of them, a clause; "" is nothing.
    """

    statement: str
    proof: str
    note: str = ""

    def __add__(self, other: Script) -> Script:
        return Script(f"{self.statement}\n{other.statement}", f"{self.proof}\n{other.proof}")

    def alone(self) -> str:
        """A file of its own."""
        return f"{IMPORTS}\n{self.statement}\n\n{self.proof}\n"


def in_section(text: str) -> str:
    """Theorems and proofs, with a field R, a dimension N and the words of proofs for them."""
    return _SECTION.format(text=text)


def script(id: str, claim: Claim, hypotheses: Sequence[Claim] = ()) -> Script:
    """The theorem that a claim is, with its proof.

    Raises:
        Unproved: where no proof was written, with the reason; where the claim says that two things differ somewhere,
            which `differing.scripts` writes.
    """
    said = stated(claim, hypotheses)
    if said.differing:
        raise Unproved("that two things differ somewhere")
    return proved(id, said)


def stated(claim: Claim, hypotheses: Sequence[Claim]) -> Theorem:
    """The theorem that a claim is.

    Raises:
        Unproved: where there are no words for what it says.
    """
    try:
        return theorem(claim, hypotheses)
    except (Inexpressible, Undefined) as reason:
        raise Unproved(str(reason) or type(reason).__name__) from None


def proved(id: str, said: Theorem) -> Script:
    """A theorem with its proof, called as the id says.

    Raises:
        Unproved: where no proof was written, with the reason.
    """
    name = identifier(id)
    try:
        text = f"Theorem {name} : {name}_says R N.\n{proof(said, f'{name}_says')}"
        return Script(said.definition(f"{name}_says"), in_section(text))
    except (Inexpressible, Undefined, Undecided, TooManyTerms) as reason:
        raise Unproved(str(reason) or type(reason).__name__) from None


def proof(said: Theorem, definition: str = "") -> str:
    """The proof of a theorem, which is said in full or by the name of a definition."""
    unfold = f"rewrite /{definition}; cbv zeta.\n" if definition else ""
    return f"Proof.\n{unfold}{_traced(said, _proof)}"


def derivatives(said: Theorem) -> dict[Expression, Expression]:
    """What each derivative of a theorem is, as a term without derivatives.

    Raises:
        Unproved: where it is no such term.
    """
    return _traced(said, _derivatives)


def _traced(said: Theorem, made: Callable[[Theorem, Tangents], Made]) -> Made:
    """What is made of a trace, of one with zero gains where these are needed."""

    def work(size: int) -> Made:
        try:
            return made(said, Tangents(said, False, size))
        except ZerosNeeded:
            return made(said, Tangents(said, True, size))

    return retry_in_larger_ring(work)


def _assumed(said: Theorem, trace: Tangents) -> list[str]:
    """Let a trace learn the hypotheses; their names."""
    names = ["N_gt0"] * said.has_dimension
    for name in said.indices:
        trace.learn_index(name)
    for first, second in combinations(said.indices, 2):
        names.append(f"N_{len(names)}_{len(said.indices)}")
        trace.learn_difference(first, second, names[-1])
    names += ["H_exp"] * (EXP in said.letters) + ["H_log"] * (LOG in said.letters) + ["H_eps"] * said.has_eps
    critical = {letter: (f"H_poles_{k}", f"H_sum_{k}") for k, letter in enumerate(said.critical)}
    names += [name for pair in critical.values() for name in pair]
    given = [f"H{i}" for i in range(len(said.hypotheses))]
    if trace.two_blocks:
        trace.zeros()
    if said.has_eps:
        trace.learn_scalar_sign("eps", "H_eps")
    for letter, (poles, secular) in critical.items():
        trace.assume_critical(letter, poles, secular)
    for hypothesis, name in zip(said.hypotheses, given, strict=True):
        trace.assume(hypothesis, name)
    trace.presuppose(said)
    return [*names, *given]


def _derivatives(said: Theorem, trace: Tangents) -> dict[Expression, Expression]:
    _assumed(said, trace)
    return {term: closed(trace.space, trace.evaluate(term)) for term in said.derivatives}


def _proof(said: Theorem, trace: Tangents) -> str:
    introduced = " ".join([*said.introduced(), *_assumed(said, trace)])
    existing = [trace.derivative(term, name) for term, name in said.derivatives.items()]
    facts = [trace.nonzero_term(term) for term in said.divisors]
    facts += [trace.nonnegative_term(term) for term in said.radicands]
    facts += [trace.positive_term(term) for term in said.logged]
    facts += [trace.conclusion(item) for item in said.statements]
    texts = dict(zip(_all_conclusions(said), facts, strict=True)) or {"True": "I"}
    ending = [f"exists {name}; split; first exact: {fact}." for name, fact in existing]
    closing = [texts[text] for text in said.conclusions()]
    ending += [f"split; first exact: {fact}." for fact in closing[:-1]] + [f"exact: {closing[-1]}."]
    unfold = f"cbv beta delta [{' '.join(name for name, *_ in DEFINITIONS)}]."
    start = [f"move=> {introduced}."] * bool(introduced)
    return "\n".join([*start, unfold, *trace.lines, *ending, "Qed."])


def _all_conclusions(said: Theorem) -> list[str]:
    found = [said.nonzero(term) for term in said.divisors]
    found += [said.nonnegative(term) for term in said.radicands]
    found += [said.positive(term) for term in said.logged]
    return found + [said.proposition(item) for item in said.statements]
