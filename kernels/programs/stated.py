"""`Stated.v`: each bound as a theorem of Rocq without a section, proved from the theorem by hand that it quotes.

So the kernel accepts what a page prints and arrays are held against, whatever the file by hand looks like.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from textwrap import fill
from typing import Any

from lnverify.kernels.programs.programs import PROGRAMS, TREES
from lnverify.kernels.programs.rocq import LIBRARY, relation, statements, typed
from lnverify.kernels.programs.space import Space, Written
from lnverify.kernels.programs.theorems import LAWS, THEOREMS, Law

FILE = "Stated"
_HEADER = """(* Each bound with all that it assumes: written from `theorems.py`. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import {}.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
"""
_VECTOR = "'cV[R]_N"
# The kinds of letters that are no arguments of the program.
_KINDS: Mapping[str, str] = {
    **dict.fromkeys(("u", "l", "v", "w", "X", "W", "D", "tau", "eps", "g", "m", "Q", "r_exact", "L", "B"), "R"),
    **dict.fromkeys(("h", "j", "k"), "nat"),
    **dict.fromkeys(("e", "z_exact", "e_exact"), _VECTOR),
    **{"s": "seq R", "N": "nat", "ex": "R -> R"},
}
_VECTORS = (
    "normalized", "rms_norm", "layer_norm", "absv", "had", "shifted", "backward", "backward_size", "two_pass_bound",
    "nearest_bound",
)  # fmt: skip
# Which arguments of a function or relation are real numbers, where it may be given a natural number or a vector.
_REALS: Mapping[str, tuple[int, ...]] = {
    **dict.fromkeys(("sqrt", "ex"), (0,)),
    **{"min": (0, 1), "max": (0, 1), "upto": (0, 1, 2), "near": (0, 2, 3)},
}
_NAMES = {"sqrt": "Num.sqrt", "min": "Num.min", "max": "Num.max", "softmax_of": "softmax_of ex"}
_LEVELS = {"+": 0, "-": 0, "*": 1, "/": 1, "**": 2}
_APPLIED, _ATOM = 2, 4


@dataclass(frozen=True)
class _Term(Written):
    """An expression of Rocq.

    Attributes:
        text: as the argument of a function.
        kind: its type, "number" of a literal, "entry" of the number at an index i.
        level: how tightly it binds.
        entry: of a vector that is computed, the number at i.
    """

    text: str
    kind: str = "number"
    level: int = _ATOM
    entry: str = ""

    @classmethod
    def of(cls, value: Any) -> _Term:
        if isinstance(value, Fraction):
            return cls(f"{value.denominator}%:R^-1", "R", _APPLIED)
        return value if isinstance(value, cls) else cls(str(value))

    def at(self, level: int) -> str:
        """The text where something binds so tightly beside it."""
        return self.text if self.level >= level else f"({self.text})"

    @property
    def real(self) -> _Term:
        """The real number in arithmetic: that at an index of a vector, that of a natural one."""
        if self.kind == "number":
            return _Term(self.text if self.text in ("0", "1") else f"{self.text}%:R", "R")
        if self.kind == "nat":
            return _Term(f"{self.at(_ATOM)}%:R", "R")
        if self.entry:
            return _Term(self.entry, "entry", self.level)
        return _Term(f"{self.at(_APPLIED)} i 0", "entry", _APPLIED) if self.kind == _VECTOR else self

    def join(self, sign: str, other: _Term) -> _Term:
        if sign in "+-" and other.text == "0":
            return self
        level, spelt = _LEVELS[sign], "^+" if sign == "**" else sign
        if sign != "**" and {self.kind, other.kind} <= {"nat", "number"} and "N" not in (self.text, other.text):
            return _Term(f"{self.at(level)} {spelt} {other.at(level + 1)}", "nat", level)
        left, right = self.real, other if sign == "**" else other.real
        kind = "entry" if "entry" in (left.kind, right.kind) else "R"
        if (sign, self.text) == ("/", "1"):
            return _Term(f"{right.at(_ATOM)}^-1", kind, _APPLIED)
        text = f"{left.at(level)} {spelt} {right.at(_ATOM if sign == '**' else level + 1)}"
        if self.kind == other.kind == _VECTOR:
            return _Term(f"{self.at(level)} {spelt} {other.at(level + 1)}", _VECTOR, level, text)
        return _Term(text, kind, level)

    def __abs__(self) -> _Term:
        of = "t" if self.kind == "seq R" else self.real.text
        return _Term(f"`|{of}|", "entry" if self.kind == "seq R" else self.real.kind)


class _Rocq(Space):
    """The names of a bound in Rocq; the letters that it uses are noted."""

    def __init__(self, law: Law) -> None:
        is_run = law.rounding and law.of not in TREES
        name, arguments = relation(law.program) if is_run else ("", {})
        run = [" ".join([name, "rnd", *arguments])] if name else []
        super().__init__(kinds={**_KINDS, **arguments}, letters=dict(arguments), relations=[], run=run)

    def __getattr__(self, name: str) -> Any:
        if name not in self.kinds or name == "ex":
            return self._function(name)
        self.letters.setdefault(name, self.kinds[name])
        return _Term(name, self.kinds[name])

    def _function(self, name: str) -> Callable[..., _Term]:
        if name == "ex" or name == "softmax_of":
            self.letters["ex"] = _KINDS["ex"]

        def apply(*args: Any) -> _Term:
            texts = self._arguments(name, args)
            indexed = any(text.kind == "entry" for text in texts)
            kind = _VECTOR if name in (*_VECTORS, "softmax_of") else "nat" if name in ("uphalf", "size") else "R"
            return _Term(_applied(_NAMES.get(name, name), texts), "entry" if indexed else kind, _APPLIED)

        return apply

    def _arguments(self, name: str, args: Sequence[Any]) -> list[_Term]:
        terms = [_Term.of(arg) for arg in args]
        return [term.real if place in _REALS.get(name, ()) else term for place, term in enumerate(terms)]

    def named(self, name: str, value: Any) -> _Term:
        value = self.lets[name] = _Term.of(value)
        return _Term(name, "R" if value.kind == "number" else value.kind)

    def require(self, left: Any, sign: str, right: Any) -> None:
        left, right = _Term.of(left), _Term.of(right)
        if "nat" in (left.kind, right.kind):
            self.relations.append(f"({left.text} {sign} {right.text})%N")
        else:
            self.relations.append(f"{left.real.text} {sign} {right.real.text}")

    def each(self, left: Any, right: Any) -> None:
        left, right = _Term.of(left), _Term.of(right)
        inner = f"{left.real.text} <= {right.real.text}"
        self.relations.append(f"all (fun t => {inner}) s" if left.text == "`|t|" else f"(forall i, {inner})")

    def given(self, relation: str, *args: Any) -> None:
        terms = self._arguments(relation, args)
        text = _applied(relation, terms)
        self.relations.append(f"(forall i, {text})" if any(term.kind == "entry" for term in terms) else text)


def _applied(name: str, terms: Sequence[_Term]) -> str:
    return " ".join([name, *(term.at(_ATOM) for term in terms)])


_ASSUMED: Mapping[str, list[str]] = {
    **{"model": ["model u rnd"], "gradual": ["gradual u l rnd"], "nearest": ["nearest F u rnd"]},
    **{"blocks": ["0 <= v"], "": []},
}
_ROUNDED = {"model": "u", "gradual": "ul", "nearest": "u", "blocks": "v", "": ""}


def statement(law: Law) -> str:
    """The theorem of a bound, or of a law that says its premises, with all that it assumes."""
    s = _Rocq(law)
    sides = [_Term.of(side).real for side in law.says(s) or ()]
    letters = {name: kind for name, kind in s.letters.items() if name != "N"}
    letters |= dict.fromkeys(_ROUNDED[law.rounding], "R")
    sizes = "(R : rcfType)" + (" (N : nat)" if "N" in s.letters or _VECTOR in letters.values() else "")
    sizes += " (F : R -> Prop)" if law.rounding == "nearest" else ""
    sizes += " (rnd : R -> R -> Prop)" if law.rounding else ""
    index = " (i : 'I_N)" if "entry" in {side.kind for side in sides} else ""
    premises = _ASSUMED[law.rounding] + (["N%:R != 0 :> R", "0 <= eps"] if "eps" in letters and law.rounding else [])
    lets = [f"let {name} := {it.text}{' : R' * (it.kind == 'number')} in" for name, it in s.lets.items()]
    lines = [
        f"Theorem {law.place[1]} {sizes} {typed([*letters.items()])}{index} :",
        *(f"  {line}" for line in (*lets, f"{' -> '.join([*premises, *s.relations, *s.run])} ->")),
        f"  {' <= '.join(side.text for side in sides) or law.then}.",
    ]
    return "\n".join(fill(line, 120, subsequent_indent="    ") for line in lines)


def _said(law: Law) -> _Rocq:
    s = _Rocq(law)
    law.says(s)
    return s


def letters_of(law: Law) -> set[str]:
    """The letters that the theorem of a law uses, those of its program among them."""
    return set(_said(law).letters)


AS_PROGRAM = "held against it: "


def near_misses(theorem: Law) -> list[str]:
    """The names of the false variants of a bound; the last may be that another program keeps it."""
    others = [f"{AS_PROGRAM}{theorem.instead.replace('_', ' ')}"] if theorem.instead else []
    return [*dict.fromkeys(_said(theorem).misses), *others]


def stated() -> list[Law]:
    """The laws that say a bound, or their premises."""
    return [law for law in (*THEOREMS, *LAWS) if law.is_stated]


def stated_file(laws: Sequence[Law]) -> str:
    """The file of these laws, statements and proofs."""
    proofs = (
        f"{statement(it)}\nProof. by intros; eapply {'.'.join(it.place)}; revgoals; eassumption. Qed.\n" for it in laws
    )
    return _HEADER.format(" ".join(["LayerNorm", *LIBRARY])) + "".join(proofs)


def committed() -> str:
    """What `statements.v` says: the relation and the counts of each program, then each bound."""
    return "\n".join([statements(list(PROGRAMS.values())), *map(statement, stated())]) + "\n"
