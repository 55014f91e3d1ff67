"""The proof of a theorem, as a Rocq script: the trace of its terms, then its conclusions one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import TypeVar

from lnverify.proofs.algebra.field import TooManyTerms
from lnverify.proofs.errors import Undecided
from lnverify.proofs.expressions import Expression, build, in_order, substitute
from lnverify.proofs.readings.moments.hypotheses import retry_in_larger_ring
from lnverify.proofs.rocq.closed import closed_form
from lnverify.proofs.rocq.conclusions import Conclusions
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.hypotheses import Hypotheses, presuppose
from lnverify.proofs.rocq.naming import identifier
from lnverify.proofs.rocq.statement import DEFINITIONS, Theorem, theorem
from lnverify.proofs.rocq.tangents import Tangents
from lnverify.proofs.rocq.trace import Trace
from lnverify.proofs.rocq.words import EXP, LOG, kind
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
Result = TypeVar("Result")


@dataclass(frozen=True)
class Script:
    """Theorems in Rocq.

    Attributes:
        statement: definitions of what is said, one for each theorem, for a file that has no tactic.
        proof: the theorems that it is so, with their proofs.
        note: what a reader should know of them, a clause; "" is nothing.
        reason: why there are none, a clause; else "".
    """

    statement: str = ""
    proof: str = ""
    note: str = ""
    reason: str = ""

    def __add__(self, other: Script) -> Script:
        return Script(f"{self.statement}\n{other.statement}", f"{self.proof}\n{other.proof}")

    def standalone(self) -> str:
        """A file of its own."""
        return f"{IMPORTS}\n{self.statement}\n\n{self.proof}\n"


def in_section(text: str) -> str:
    """Theorems and proofs, with a field R, a dimension N and the words of proofs for them."""
    return _SECTION.format(text=text)


def state(claim: Claim, hypotheses: Sequence[Claim]) -> Theorem:
    """The theorem that a claim is.

    Raises:
        Unproved: where there are no words for what it says.
    """
    try:
        result = theorem(claim, hypotheses)
        result.conclusions()  # each of its operations has a word
        return result
    except (Inexpressible, Undefined) as reason:
        raise Unproved(str(reason) or type(reason).__name__) from None


def prove(id: str, said: Theorem) -> Script:
    """A theorem with its proof, called as the id says.

    Raises:
        Unproved: where no proof was written, with the reason.
    """
    name = identifier(id)
    try:
        before, last = _by_forms(name, said) if said.functions else ([], proof(said, f"{name}_says"))
        text = "\n".join([*before, f"Theorem {name} : {name}_says R N.", last])
        return Script(said.definition(f"{name}_says"), in_section(text))
    except (Inexpressible, Undefined, Undecided, TooManyTerms) as reason:
        raise Unproved(str(reason) or type(reason).__name__) from None


def proof(said: Theorem, definition: str = "") -> str:
    """The proof of a theorem, which is said in full or by the name of a definition."""
    unfold = f"rewrite /{definition}; cbv zeta.\n" if definition else ""
    return f"Proof.\n{unfold}{_from_trace(said, _proof)}"


def derivatives(said: Theorem) -> dict[Expression, Expression]:
    """What each derivative of a theorem is, as a term without derivatives.

    Raises:
        Unproved: where it is no such term.
    """
    return _from_trace(said, _derivatives)


def _by_forms(name: str, said: Theorem) -> tuple[list[str], str]:
    """Lemmas and the proof of a theorem in which derivatives are differentiated.

    The lemmas say what these are, and one that all is so. Then a derivative of such a function is that of a term
    without derivatives.
    """
    forms: dict[Expression, Expression] = {}
    lemmas = []
    for k, term in enumerate(said.functions):
        plain = substitute(term, forms)
        reflexive = said.concluding([build("equal", plain, plain)])
        forms[term] = derivatives(reflexive)[plain]
        inner = said.concluding([build("equal", plain, forms[term])])
        lemmas.append((_lemma(f"{name}_inner_{k}", inner), inner))
    outer = {term: substitute(term, forms) for term in said.derivatives if term not in said.functions}
    # A form may divide by less.
    flat = said.concluding([substitute(item, forms) for item in [*said.defined, *said.statements]])
    lemmas.append((_lemma(f"{name}_flat", flat), flat))
    introduced, hypotheses = said.intro_names(), [f"h_{i}" for i in range(len(said.assumptions()))]
    lines = ["Proof.", f"rewrite /{name}_says; cbv zeta.", f"move=> {' '.join([*introduced, *hypotheses])}."]
    kept = [flat.derivatives[term] for term in outer.values()]
    pattern = _pattern(kept, [f"C_{i}" for i in range(len(flat.conclusions()))])
    lines.append(f"have {pattern} := {name}_flat {' '.join([*introduced, *hypotheses])}.")
    for term in said.derivatives:
        if term in outer:
            result = flat.derivatives[outer[term]]
            lines.append(f"exists told_{result}; split; first exact: is_{result}.")
            continue
        k = list(said.functions).index(term)
        at, form = said.text(term.parts[1]), flat.text(forms[term], names=False)
        moving = [i for i, item in enumerate(said.hypotheses) if term.parts[1] in in_order(item.parts[0])]
        start = len(hypotheses) - len(said.hypotheses)
        given = [f"g_{k}" if k - start in moving else h for k, h in enumerate(hypotheses)]
        inner = lemmas[k][1]
        pattern = _pattern(["inner"], ["_"] * (len(inner.conclusions()) - 1) + ["E_0"])
        lines.append(f"exists (fun {at} : {kind(term.parts[1])} => {form}); split.")
        lines.append(f"  move=> at_0 {' '.join(f'g_{start + i}' for i in moving)}.")
        others = " ".join("at_0" if x == at else x for x in introduced)
        lines.append(f"  by have {pattern} := {name}_inner_{k} {others} {' '.join(given)}; rewrite E_0 in is_inner.")
    return [lemma for lemma, _ in lemmas], "\n".join([*lines, *_close(said, flat, forms), "Qed."])


def _pattern(derivatives: Sequence[str], facts: Sequence[str]) -> str:
    """The pattern that takes apart what a theorem concludes."""
    text = facts[-1]
    for fact in reversed(facts[:-1]):
        text = f"[{fact} {text}]"
    for name in reversed(derivatives):
        text = f"[told_{name} [is_{name} {text}]]"
    return text


def _lemma(name: str, said: Theorem) -> str:
    return f"{said.print(name)}\n{proof(said)}".replace("Theorem ", "Lemma ", 1)


def _close(said: Theorem, flat: Theorem, forms: dict[Expression, Expression]) -> list[str]:
    """Each conclusion by that of the flat theorem in which the forms stand."""
    places = flat.conclusions()
    concluded = [*said.defined, *said.statements]
    facts = {
        said.proposition(item): f"C_{places.index(flat.proposition(substitute(item, forms)))}" for item in concluded
    }
    return _split(said, facts)


def _split(said: Theorem, facts: Mapping[str, str]) -> list[str]:
    """Each conclusion by its fact."""
    *others, last = ("I" if text == "True" else facts[text] for text in said.conclusions())
    return [*(f"split; first exact: {fact}." for fact in others), f"exact: {last}."]


def _from_trace(said: Theorem, use: Callable[[Trace, list[str]], Result]) -> Result:
    """What is made of a trace and the names of its hypotheses, of one with zero gains where these are needed."""

    def work(size: int, keeps: bool) -> Result:
        def of(two_blocks: bool) -> Result:
            trace = Trace(said, two_blocks, size, keeps)
            return use(trace, _assume(trace))

        try:
            return of(two_blocks=False)
        except ZerosNeeded:
            return of(two_blocks=True)

    try:
        return retry_in_larger_ring(lambda size: work(size, False))
    except Unproved as reason:
        try:
            return retry_in_larger_ring(lambda size: work(size, True))
        except Unproved:
            raise reason from None


def _assume(trace: Trace) -> list[str]:
    """Let a trace learn the hypotheses of its theorem; their names."""
    said, hypotheses = trace.theorem, Hypotheses(trace)
    names = ["N_gt0"] * said.has_dimension
    pairs = range(len(names), len(names) + comb(len(said.indices), 2))
    differ = [f"N_{k}_{len(said.indices)}" for k in pairs]
    trace.facts.generators.learn_indices(said.indices, differ)
    names += differ
    names += ["H_exp"] * (EXP in said.letters) + ["H_log"] * (LOG in said.letters)
    if said.has_eps:
        names.append("H_eps")
        trace.facts.signs.keep(trace.space.scalar("eps").value.numerator, "H_eps", False)
    for k, letter in enumerate(said.critical):
        names += [f"H_poles_{k}", f"H_sum_{k}"]
        hypotheses.assume_critical(letter, *names[-2:])
    for k, hypothesis in enumerate(said.hypotheses):
        names.append(f"H{k}")
        hypotheses.assume(hypothesis, names[-1])
    presuppose(trace)
    return names


def _derivatives(trace: Trace, _: list[str]) -> dict[Expression, Expression]:
    return {term: closed_form(trace.space, trace.evaluate(term)) for term in trace.theorem.derivatives}


def _proof(trace: Trace, assumed: list[str]) -> str:
    said, conclusions = trace.theorem, Conclusions(trace)
    tangents = Tangents(trace, conclusions)
    existing = [tangents.derivative(term, name) for term, name in said.derivatives.items()]
    facts = {said.proposition(item): conclusions.defined(item) for item in said.defined}
    facts |= {said.proposition(item): conclusions.statement(item) for item in said.statements}
    ending = [f"exists {name}; split; first exact: {fact}." for name, fact in existing] + _split(said, facts)
    unfold = f"cbv beta delta [{' '.join(name for name, *_ in DEFINITIONS)}]."
    introduced = " ".join([*said.intro_names(), *assumed])
    start = [f"move=> {introduced}."] * bool(introduced)
    return "\n".join([*start, unfold, *trace.facts.lines.written, *ending, "Qed."])
