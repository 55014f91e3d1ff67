"""Negations: that a claim is not so, shown at the witness of its refutation.

The theorem says that not for all N and all letters do the hypotheses imply what the claim says, over any real closed
field. The proof puts in the values of the witness, works every term out to numbers, and contradicts one of the
conclusions. The numbers come from the reading in matrices; that they are right is for Rocq to see.

Where the claim speaks of derivatives, a theorem in front says what they are without derivatives. They are unique, so
that what stands in their place is worked out to numbers like everything else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from flint import fmpz

from lnverify.proofs.derivatives import zero
from lnverify.proofs.expressions import Expression, build, rational, rewrite, substitute
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Point, Sampled
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.recording import Recorded
from lnverify.proofs.rocq.draft import Lines, Unproved
from lnverify.proofs.rocq.layout import break_lines
from lnverify.proofs.rocq.proof import Script, derivatives, in_section, proof
from lnverify.proofs.rocq.statement import DEFINITIONS, DERIVATIVES, Theorem, poles_of
from lnverify.proofs.rocq.terms import inverse
from lnverify.proofs.rocq.words import (
    CONSTANTS,
    INDEX,
    MATRIX,
    OPERATIONS,
    REAL,
    VECTOR,
    index_of,
    kind,
    letter_name,
    numeral,
    parts_of,
    word,
)
from lnverify.proofs.values import Inexpressible, Undefined, ZerosNeeded
from lnverify.proofs.verdicts.witness import Witness

_CONSTANT_RULES = {"ones": "w_ones", "identity": "w_identity"}


class _Given(Sampled):
    """The numbers of a witness, as the reading in matrices asks for them."""

    def __init__(self, witness: Witness) -> None:
        super().__init__(Point(witness.dimension, 0, 0))
        self._witness = witness

    def free(self, name: str, index: Any, nonzero: bool) -> Surd:
        result: Any = self._witness.values.get(name, [0] * self._witness.dimension if index is not None else 0)
        value = result if index is None else result[index]
        return value if isinstance(value, Surd) else Surd.rational(value)


def negate(name: str, said: Theorem, witness: Witness) -> Script:
    """The theorem that what a theorem says does not hold, with its proof.

    Raises:
        Unproved: where the witness contradicts nothing, or the theorem holds what is not worked out in numbers.
    """
    try:
        forms = derivatives(said) if said.derivatives else {}
        return _Negation(said, witness, forms).script(name)
    except (Undefined, Inexpressible, ZerosNeeded) as reason:
        raise Unproved(str(reason) or "the values do not suit the claim") from None


def definition(name: str, said: Theorem) -> str:
    """What such a theorem says."""
    head = break_lines(f"Definition {name}_fails_says (R : rcfType) : Prop :=", "")
    denied = f"  ~ forall N : nat, {name}_as_stated R N."
    return "\n".join([said.definition(f"{name}_as_stated"), *head, denied])


class _Negation:
    def __init__(self, said: Theorem, witness: Witness, forms: Mapping[Expression, Expression]) -> None:
        self._said = said
        self._dimension = witness.dimension
        # What stands in the place of each derivative, and the theorem that says so.
        self._forms = forms
        self._derivatives = said.concluding([build("equal", term, form) for term, form in forms.items()])
        # The reading in matrices is given all numbers at once.
        self._space = MatrixSpace(_Given(witness), witness.dimension, witness.zeros)
        self._critical = {
            Expression("scalar", (name,)): build("critical_point", gain) for name, gain in said.critical.items()
        }
        # An index is the number of its letter.
        for name in said.indices:
            self._space.basis(name.removeprefix("index "))
        self._lines = Lines()
        self._nodes: dict[Expression, tuple[str, str]] = {}
        self._primes: list[int] = []

    def script(self, name: str) -> Script:
        said, n = self._said, self._dimension
        letters = [f"letter_{said.letter(x)}" for x, _ in self._ordered()]
        index, ending = self._contradiction()
        hypotheses = self._hypotheses()
        lines = [f"Theorem {name}_fails (R : rcfType) : {name}_fails_says R.", "Proof.", "move=> claim."]
        lines += [
            f"pose letter_{said.letter(x)} : {self._type(k)} := {self._literal(x, k)}." for x, k in self._ordered()
        ]
        lines += [f"have := claim {n}%N.", f"rewrite /{name}_as_stated; cbv zeta."]
        lines += [f"move=> /(_ {x})." for x in letters]
        lines += [f"cbv beta delta [{' '.join(d for d, *_ in DEFINITIONS)}]."]
        lines += self._lines.written
        lines += [f"move=> /(_ {h})." for h in hypotheses]
        lines += self._put_in(name, [f"{n}%N"] * said.has_dimension + letters + hypotheses)
        lines += ["case=> _."] * index
        lines += ["case=> + _."] * (index < len(said.conclusions()) - 1)
        # Statements stand behind what says that all is defined.
        places = said.conclusions()
        defined = min((places.index(said.proposition(item)) for item in said.statements), default=len(places))
        note = "at the witness it is not defined, for a divisor is 0" if index < defined else ""
        return Script(definition(name, said), "\n".join([*self._in_front(name), *lines, ending, "Qed."]), note)

    # -- derivatives -----------------------------------------------------------------------------------------

    def _in_front(self, name: str) -> list[str]:
        """The theorem that says what the derivatives are."""
        if not self._forms:
            return []
        return [in_section(f"{self._derivatives.print(f'{name}_derivatives')}\n{proof(self._derivatives)}")]

    def _put_in(self, name: str, arguments: Sequence[str]) -> list[str]:
        """Put what the derivatives are in their place."""
        names = self._derivatives.derivatives
        if not self._forms:
            return []
        count, equations = len(self._derivatives.conclusions()), [f"E_{each}" for each in names.values()]
        pattern = f"[{' ['.join(['_'] * (count - len(names)) + equations)}{']' * count}"
        lines = [f"have := @{name}_derivatives R {' '.join(arguments)}."]
        lines += [f"case=> told_{each} [is_{each}]." for each in names.values()] + [f"move=> {pattern}."]
        for (term, result), equation in zip(names.items(), equations, strict=True):
            unique = DERIVATIVES[term.operation][0].replace("is_", "") + "_unique"
            lines += [f"case=> {result} [was_{result}].", f"rewrite ({unique} was_{result} is_{result}) {equation}."]
        return lines

    def _evaluate(self, term: Expression) -> Any:
        """The number that a term is, or its entries, or its rows."""
        value = rewrite(term, self._in_vocabulary)
        (said,) = try_claim(Recorded.of(build("nonzero", value)), self._space)
        return said.sides[0]

    def _in_vocabulary(self, term: Expression) -> Expression:
        return zero(term.shape or ()) if term.operation == "zero" else self._critical.get(term, term)

    def _ordered(self) -> list[tuple[str, str]]:
        return [(x, k) for wanted in (VECTOR, REAL, INDEX) for x, k in self._said.letters.items() if k == wanted]

    def _type(self, which: str) -> str:
        return which.replace("_N", f"_{self._dimension}")

    def _literal(self, letter: str, which: str) -> str:
        if which == INDEX:
            return f"Ordinal (isT : ({self._said.indices.index(letter)} < {self._dimension})%N)"
        value = self._evaluate(self._said.letter_term(letter))
        return self._number(value) if which == REAL else f"vec {self._dimension} {self._list(value)}"

    # -- numbers ---------------------------------------------------------------------------------------------

    def _number(self, value: Surd) -> str:
        """A sum of multiples of roots of primes."""
        pieces = []
        for d, c in sorted(value.parts.items()):
            scale = numeral(abs(int(c.p))) + (f" / {numeral(int(c.q))}" if c.q != 1 else "")
            roots = "".join(f" * s_{self._prime(int(p))}" for p, _ in (fmpz(d).factor() if d > 1 else []))
            pieces.append(f"{'-' if c < 0 else '+'} {scale}{roots}")
        text = " ".join(pieces) or "0"
        text = text[2:] if text.startswith("+") else text
        return f"({text} : R)"

    def _prime(self, p: int) -> int:
        if p not in self._primes:
            self._primes.append(p)
            self._lines.emit(f"have [s_{p} S_{p} E_{p}] : exists2 s : R, 0 < s & s ^+ 2 = {p}%:R "
                               "by apply: root_pos; rewrite ltr0n.")  # fmt: skip
            self._lines.emit(f"have NZ_{p} := lt0r_neq0 S_{p}.")
        return p

    def _list(self, v: list[Surd]) -> str:
        return f"[:: {'; '.join(map(self._number, v))}]"

    def _form(self, value: Any) -> str:
        n = self._dimension
        if not isinstance(value, list):
            return self._number(value)
        if not isinstance(value[0], list):
            return f"vec {n} {self._list(value)}"
        return f"mat {n} [:: {'; '.join(map(self._list, value))}]"

    def _arithmetic(self) -> str:
        equations = " ".join(f"E_{p}" for p in self._primes)
        rules = f": {equations}" if equations else ""
        keep = " ".join([*(f"E_{p} NZ_{p} S_{p}" for p in self._primes), "R"])
        # In MathComp 0^-1 = 0.
        closing = f"first [reflexivity | field{rules}; first [done | nz] | ring{rules}]"
        return f"rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - {keep}; {closing}"

    # -- terms -----------------------------------------------------------------------------------------------

    def _node(self, term: Expression) -> tuple[str, str]:
        """The variable of a term, and the lemma that it is its value."""
        if term not in self._nodes:
            self._nodes[term] = self._make(term)
        return self._nodes[term]

    def _make(self, term: Expression) -> tuple[str, str]:
        name = word(term)
        inner = [self._node(p) if isinstance(p, Expression) else (str(p), "") for p in parts_of(term)]
        value = self._evaluate(term)
        form = self._form(value)
        t = self._lines.fresh("t")
        e = t.replace("t", "e")
        if name == "letter":
            letter = f"letter_{self._said.letter(letter_name(term))}"
            self._lines.emit(f"have {e} : {letter} = {form} by [].")
            return letter, e
        text, rewriting = self._written(term, inner)
        closing = self._arithmetic()
        if name == "sqrt":
            closing = f"apply: sqrt_is; [{self._sign(value, False)} | {closing}]"
        self._lines.emit(f"pose {t} : {self._type(kind(term))} := {text}.")
        self._lines.emit(f"have {e} : {t} = {form} by rewrite /{t}{rewriting}; {closing}.")
        return t, e

    def _written(self, term: Expression, inner: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """How a term is written in its parts, and by which lemmas it is rewritten to numbers."""
        name, which = word(term), kind(term)
        if name in CONSTANTS or name == "integer":
            text = f"{self._dimension}%:R" if name == "N" else self._said.text(term)
            rule = _CONSTANT_RULES.get(name) or {VECTOR: "w_zero", MATRIX: "w_mzero"}.get(which)
            return text, f" {rule}; entries" if rule else ""
        if name in ("basis", "entry"):
            index = f"letter_{self._said.letter(index_of(term))}"
            if name == "basis":
                return f"basis {index}", f" /{index} w_basis; entries"
            return f"{inner[0][0]} {index} 0", f" /{index} {inner[0][1]} vec_entry; entries"
        text = OPERATIONS[name].form.format(*(x for x, _ in inner))
        lemmas = " ".join(dict.fromkeys(lemma for _, lemma in inner if lemma))
        if name == "sqrt":
            return text, f" {lemmas}"
        _, rule = OPERATIONS[name].lemmas.get(which, ("", ""))
        if not rule and (which != REAL or name in ("product", "det")):
            raise Unproved(f"the word {name} in numbers")
        return text, f" {lemmas} {rule}; entries"

    # -- hypotheses and the contradiction ------------------------------------------------------------------------

    def _hypotheses(self) -> list[str]:
        results = []
        if self._said.has_dimension:
            results.append("erefl")
        results += ["isT" for _ in combinations(self._said.indices, 2)]
        if self._said.has_eps:
            eps = Expression("scalar", ("eps",))
            t, e = self._node(eps)
            sign = self._sign(self._evaluate(eps), False)
            results.append(self._lines.have("h", f"0 <= {t}", f"rewrite {e}; {sign}"))
        critical = [item for zeta, gain in self._said.critical.items() for item in _of_critical_point(zeta, gain)]
        return results + [self._hypothesis(item) for item in [*critical, *self._said.hypotheses]]

    def _hypothesis(self, item: Expression) -> str:
        relation, (left, *others) = item.operation, item.parts
        t, e = self._node(left)
        value = self._evaluate(left)
        if relation == "nonzero" and isinstance(value, list):
            if any(x.is_zero() for x in value):
                raise Unproved("a hypothesis fails at the witness")
            pattern = "[|" * len(value) + "k" + "]" * len(value)
            each = " | ".join(dict.fromkeys(map(self._nonzero_tactic, value)))
            tactic = f"move=> i; rewrite {e} vec_entry; case: i => [{pattern} lt] //=; first [{each}]"
            return self._lines.have("h", f"forall i, {t} i 0 != 0", tactic)
        if relation == "nonzero":
            return self._lines.have("h", f"{t} != 0", f"rewrite {e}; {self._nonzero_tactic(value)}")
        if relation == "positive":
            return self._lines.have("h", f"0 < {t}", f"rewrite {e}; {self._sign(value, True)}")
        other, lemma = self._node(*others)
        if relation == "equal":
            return self._lines.have("h", f"{t} = {other}", f"rewrite {e} {lemma}; entries; {self._arithmetic()}")
        gap = self._evaluate(*others) - value
        tactic = f"rewrite {e} {lemma} -subr_ge0; {self._by_gap('nneg_is', gap, False)}"
        return self._lines.have("h", f"{t} <= {other}", tactic)

    def _by_gap(self, lemma: str, gap: Surd, strict: bool) -> str:
        """The tactic for what is a number, and has its sign."""
        number = self._number(gap)
        return f"apply: ({lemma} (c := {number})); [{self._arithmetic()} | {self._sign(gap, strict)}]"

    def _sign(self, value: Surd, strict: bool) -> str:
        """The tactic for the sign of a number that is written as a sum of positive terms."""
        if value.sign() < 0 or (strict and value.is_zero()):
            raise Unproved("a number has another sign at the witness")
        if value.is_zero():
            return "exact: lexx"
        if any(c < 0 for c in value.parts.values()):
            raise Unproved("the sign of a difference of roots")
        return "sgn"

    def _nonzero_tactic(self, value: Surd) -> str:
        inverse = self._number(value.inverse())
        if len(value.parts) == 1 and value.sign() > 0:
            return "apply: lt0r_neq0; sgn"
        return f"apply: (one_over (r := {inverse})); {self._arithmetic()}"

    def _contradiction(self) -> tuple[int, str]:
        """Which of the conclusions fails, and the tactic that says so."""
        said = self._said
        places = said.conclusions()
        for item in said.defined:
            if item.operation != "nonzero":
                continue
            value = self._evaluate(*item.parts)
            entries = value if isinstance(value, list) else [value]
            zero = next((i for i, x in enumerate(entries) if x.is_zero()), None)
            if zero is not None:
                _, e = self._node(*item.parts)
                by = f"(vec_zero (k := {zero}) _ {e}); rewrite //=" if isinstance(value, list) else f"(num_zero {e})"
                return places.index(said.proposition(item)), f"apply: {by}."
        for item in said.statements:
            if (result := self._refuted(substitute(item, self._forms))) is not None:
                return places.index(said.proposition(item)), result
        raise Unproved("nothing that the claim says fails at the witness")

    def _refuted(self, item: Expression) -> str | None:
        left, *others = map(self._evaluate, item.parts)
        if not others:
            if isinstance(left, list) or item.operation == "nonzero" or left.sign() > 0:
                return None
            _, e = self._node(*item.parts)
            return f"apply: (not_pos {e}); {self._by_gap('nneg_is', -left, False)}."
        (right,) = others
        if item.operation == "at_most":
            gap = left - right
            if gap.sign() <= 0:
                return None
            (_, l), (_, r) = map(self._node, item.parts)
            return f"apply: (not_le {l} {r}); {self._by_gap('pos_is', gap, True)}."
        return self._unequal(item, left, right)

    def _unequal(self, item: Expression, left: Any, right: Any) -> str | None:
        for places, a, b in _pairs(left, right):
            gap = a - b
            if not gap.is_zero():
                (_, l), (_, r) = map(self._node, item.parts)
                lemma = ("num_differ", "vec_differ (k := {})", "mat_differ (k := {}) (l := {})")[len(places)]
                bounds, inside = " _" * len(places), "by [] | " * len(places)
                return (f"apply: ({lemma.format(*places)} (c := {self._number(gap)}){bounds} {l} {r}); "
                        f"[{inside}rewrite /=; {self._arithmetic()} | {self._nonzero_tactic(gap)}].")  # fmt: skip
        return None


def _pairs(left: Any, right: Any, *places: int) -> Iterator[tuple[tuple[int, ...], Surd, Surd]]:
    """The numbers of two values, each pair with its place."""
    if not isinstance(left, list):
        yield places, left, right
        return
    for place, (a, b) in enumerate(zip(left, right, strict=True)):
        yield from _pairs(a, b, *places, place)


def _of_critical_point(letter: str, gain: Expression) -> list[Expression]:
    """What a theorem assumes of a critical point, in the order in which it does."""
    poles = poles_of(letter, gain)
    return [build("nonzero", poles), build("equal", build("sum", inverse(poles)), rational(0))]
