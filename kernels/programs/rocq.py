"""A program in Rocq: the relation of what it may return, and the theorem of its counts with a proof.

The relation says nothing of rounding but `rnd a b`, "the operation whose exact result is b returned a", so the order of
the sums and the way of rounding are free. Each divisor is said not to be 0, each radicand not to be negative. The
statements are committed in `statements.v`, which `lnverify bounds --pages` writes; a proof is made from the tree each
time, one step an operation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from itertools import groupby
from operator import itemgetter
from textwrap import fill

from lnverify.kernels.programs.counts import NONE, Roundings, counts
from lnverify.kernels.programs.vocabulary import LEAVES, Node, Program, program_of

LIBRARY = (
    "Rounding", "Programs", "Norms", "Bounds", "Outputs", "Profile", "OnePass", "Chan", "Shifted", "Merged", "Newton",
    "Backward", "Sharp", "Faithful", "Underflow", "Range", "Box",
    "Optimal", "Kernels", "Welford",
)  # fmt: skip
"""The files by hand and the generated one, in the order in which Rocq compiles them."""
GENERATED = "Programs"
REALS = ("Formats", "Closed")
"""That binary formats satisfy the models, and what follows, by Flocq: over Coq's reals, and optional to check."""

_OWN = {"store": [("store", "R -> R -> Prop")], "dot": [("v", "R")]}
"""What rounds a result that has a rounding of its own."""
LETTERS = {"x": "a", "N": "N%:R", "gain": "g", "bias": "b", "upstream": "v"}
"""What inputs are called in Rocq."""
_HEADER = """(* What each program computes, with the count of its roundings: made from its tree. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra zify.
From LN Require Import LayerNorm Rounding.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.
Ltac pos := repeat first [assumption | exact: ler0n | exact: ler01 | rewrite -expr2; exact: sqr_ge0
  | match goal with H : forall i, is_true (0 <= _ i 0) |- _ => exact: H end
  | exact: sqrtr_ge0 | apply: sumr_ge0 => ? _ | move=> ? | apply: divr_ge0 | apply: addr_ge0 | apply: mulr_ge0].
"""


def library() -> dict[str, str]:
    """The files that are written by hand, by name."""
    folder = files(__package__)
    return {f"{name}.v": (folder / f"{name}.v").read_text("utf-8") for name in (*LIBRARY, *REALS) if name != GENERATED}


def statements(programs: Sequence[Program]) -> str:
    """The relation and the theorem of each program, without proofs: what is committed."""
    texts = [_Rocq(program).statement for program in programs]
    lines = "\n".join(texts).split("\n")
    return "\n".join(line if len(line) <= 120 else fill(line, 120, subsequent_indent="    ") for line in lines)


def generated_file(programs: Sequence[Program], statement_of: Sequence[Program] = ()) -> str:
    """The file of the programs, statements and proofs.

    Args:
        programs: whose proofs are written.
        statement_of: the programs whose statements stand above them, themselves where none are given.
    """
    pairs = zip(statement_of or programs, programs, strict=True)
    texts = [f"\n{_Rocq(said).statement}{_Rocq(proved).proof}" for said, proved in pairs]
    return _HEADER + "".join(texts)


@dataclass(frozen=True)
class _Rocq:
    """A program as Rocq's text; what is exact stands at the index i."""

    program: Program

    @cached_property
    def roundings(self) -> dict[Node, Roundings]:
        return counts(self.program)

    @cached_property
    def parts(self) -> dict[Node, Program]:
        """The programs that this one calls, by the cuts that name their results."""
        found = {node: program_of(node.args[0], node.part) for node in self.program.nodes if node.part}
        inner = {node for part in found.values() for node in part.nodes}
        return {node: part for node, part in found.items() if node not in inner}

    @cached_property
    def computed(self) -> list[Node]:
        """The operations, each of which rounds, but for those of parts."""
        hidden = {node for part in self.parts.values() for node in part.nodes}
        return [node for node in self.program.nodes if node.op not in LEAVES and node not in hidden]

    @cached_property
    def names(self) -> dict[Node, str]:
        """The variable of each value: `y` is the result."""
        found = {node: LETTERS.get(node.name, node.name) for node in self.program.nodes}
        found |= {node: f"t{number}" for number, node in enumerate(self.computed, 1)}
        found |= {node.args[0]: node.name for node in self.program.cuts}
        return found | {self.program.result: "y"}

    # -- values as text --------------------------------------------------------------------------------

    def value(self, node: Node) -> str:
        """What was computed."""
        return f"{self.names[node]} i 0" if node.vector else self.names[node]

    @cached_property
    def exact(self) -> dict[Node, str]:
        """The exact value, where cuts are exactly what was computed."""

        def rule(node: Node, *args: str) -> str:
            if node.op == "letter" and node.factors:
                return f"{node.name}_exact i 0" if node.vector else f"{node.name}_exact"
            return self.value(node) if node.op in LEAVES else _apply(node, args)

        return self.program.read(rule)

    @cached_property
    def sizes(self) -> dict[Node, str]:
        """The exact value with every difference written as a sum."""

        def rule(node: Node, *args: str) -> str:
            known = self.roundings[node]
            if known.relative or node.op in LEAVES:
                return self.exact[node] if known.positive else f"`|{self.exact[node]}|"
            return _apply(Node("add", node.args), args) if node.op == "sub" else _apply(node, args)

        return self.program.read(rule)

    # -- the statement ---------------------------------------------------------------------------------

    @cached_property
    def letters(self) -> list[tuple[str, str]]:
        kinds = {node.name: "'cV[R]_N" if node.vector else "R" for node in self.program.letters if node.name != "N"}
        return [(LETTERS.get(name, name), kind) for name, kind in sorted(kinds.items())]

    @cached_property
    def given(self) -> list[Node]:
        """The inputs that are known only up to rounding."""
        return [node for node in self.program.letters if node.factors]

    @property
    def arguments(self) -> list[tuple[str, str]]:
        """What the relation takes after `rnd`: letters, heights, cuts and the result."""
        heights = [(name, "nat") for name in self.program.heights.values()]
        stored = _OWN.get(self.program.result.op, [])
        values = [(node.name, _kind(node)) for node in self.program.cuts] + [("y", _kind(self.program.result))]
        return stored + self.letters + heights + values

    def _call(self, cut: Node) -> str:
        """The relation of a part, its result under the name of the cut."""
        part = self.parts[cut]
        heights = [self.program.heights[node] for node in part.heights]
        letters = [name for name, _ in _Rocq(part).letters]
        return " ".join([f"{part.name}_run", "rnd", *letters, *heights, *(node.name for node in part.cuts), cut.name])

    @property
    def relation(self) -> str:
        applied = " ".join(["rnd", *(name for name, _ in self.arguments)])
        inner = [node for node in self.computed if not self._is_argument(node)]
        binders = typed([(self.names[node], _kind(node)) for node in inner])
        clauses = " &\n  ".join(f"({clause})" for clause in self._clauses())
        name = self.program.name
        dimension = "{N : nat} " if self.has_dimension else ""
        taken = f"{{R : rcfType}} {dimension}(rnd : R -> R -> Prop) {typed(self.arguments)}"
        return (
            f"Variant {name}_run {taken} : Prop :=\n"
            f"  {name.capitalize()} {binders} of\n  {clauses} : {name}_run {applied}.\n"
        )

    @property
    def has_dimension(self) -> bool:
        """Whether there is a vector, or N itself."""
        return any(node.vector or node.name == "N" for node in self.program.nodes)

    def _is_argument(self, node: Node) -> bool:
        return node is self.program.result or any(node is cut.args[0] for cut in self.program.cuts)

    def _clauses(self) -> dict[str, str]:
        """What a run satisfies, with the name that each has in the proof."""
        found = {self._call(cut): f"p_{part.name}" for cut, part in self.parts.items()}
        for node in self.computed:
            name, every = self.names[node], self._every(node)
            if node.op == "div":
                found.setdefault(f"{self._every(node.args[1])}{self.value(node.args[1])} != 0 :> R", f"d_{name}")
            if node.op == "sqrt":
                found[f"{self._every(node.args[0])}0 <= {self.value(node.args[0])}"] = f"c_{name}"
            if node.op == "dot":
                row = f"(had {' '.join(map(self.names.__getitem__, node.args))})"
                found[f"block_sum v {self.program.heights[node]} (entries {row}) {name}"] = f"f_{name}"
            elif node.op == "sum":
                height = self.program.heights[node]
                found[f"fsum rnd {height} (entries {self.names[node.args[0]]}) {name}"] = f"f_{name}"
            else:
                rnd = "store" if node.op == "store" else "rnd"
                exact = _apply(node, list(map(self.value, node.args)))
                found[f"{every}{rnd} {_parenthesize(self.value(node), atom=True)} ({exact})"] = f"f_{name}"
        return found

    def _every(self, node: Node) -> str:
        return "forall i, " if node.vector else ""

    @property
    def statement(self) -> str:
        if self.program.result.op in _OWN:
            # Its relation says all: the theorem is that of the part that is stored.
            return self.relation
        extra = [(f"{node.name}_exact", _kind(node)) for node in self.given]
        extra += [(name, "nat") for name in dict.fromkeys(node.factors for node in self.given)]
        applied = " ".join([f"{self.program.name}_run", "rnd", *(name for name, _ in self.arguments)])
        premises = ["model u rnd", *self._signs(), *(self._known(node) for node in self.given), applied]
        results = [f"{self._every(node)}{self._bound(node)}" for node in self._results]
        conclusion = results[0] if len(results) == 1 else " /\\\n  ".join(f"({result})" for result in results)
        binders = typed([*self.arguments, *extra])
        return (
            f"{self.relation}"
            f"Theorem {self.program.name}_counts (R : rcfType) {'(N : nat) ' if self.has_dimension else ''}(u : R) "
            f"(rnd : R -> R -> Prop) {binders} :\n"
            f"  {' -> '.join(premises)} ->\n  {conclusion}.\n"
        )

    @property
    def _results(self) -> list[Node]:
        """What the theorem speaks of: the values that are cut, and the result."""
        return [*(node.args[0] for node in self.program.cuts if node.args[0] in self.computed), self.program.result]

    def _signs(self) -> list[str]:
        used = {arg for node in self.computed for arg in node.args}
        found = [f"0 <= {node.name}" for node in self.program.letters if node.name == "eps" and node in used]
        return found + [f"({self._every(node)}0 <= {self.exact[node]})" for node in self.given]

    def _known(self, node: Node) -> str:
        return f"({self._every(node)}near u {node.factors} ({self.value(node)}) ({self.exact[node]}))"

    def _bound(self, node: Node) -> str:
        known, value = self.roundings[node], _parenthesize(self.value(node), atom=True)
        if known.relative:
            return f"near u {_parenthesize(known.any.rocq)} {value} ({self.exact[node]})"
        ups, any = _parenthesize(known.ups.rocq), _parenthesize(known.any.rocq)
        return f"about u {ups} {any} {value} ({self.exact[node]}) ({self.sizes[node]})"

    # -- the proof -------------------------------------------------------------------------------------

    @property
    def proof(self) -> str:
        if self.program.result.op in _OWN:
            return ""
        names = ["M", *(f"p{n}" for n, _ in enumerate(self._signs())), *(f"n_{node.name}" for node in self.given)]
        inner = [self.names[node] for node in self.computed if not self._is_argument(node)]
        lines = [f"move=> {' '.join(names)} [{' '.join([*inner, *self._clauses().values()])}]."]
        lines += [self._step(node) for node in self.computed]
        ends = [f"exact: n_{self.names[node]}" for node in self._results]
        parts = [f"split; first by {end}." for end in ends[:-1]] + [f"{ends[-1]}."]
        return "\n".join(["Proof.", *lines, *parts, "Qed.\n"])

    def _step(self, node: Node) -> str:
        known, name = self.roundings[node], self.names[node]
        i = " i" if node.vector else ""
        exact_sum = (
            known.relative
            and node.op in ("add", "sub", "fma")
            and all(self.roundings[arg].relative and self.roundings[arg].any == NONE for arg in node.args)
        )
        rule = "near_refl M 0 _" if exact_sum else self._rule(node, known.relative)
        if node.op != "sum":
            rule = f"{'near' if known.relative else 'about'}_round M (f_{name}{i}) ({rule})"
        weak, sides = ("near_weak M _", "lia") if known.relative else ("about_weak M _ _", "lia | lia")
        return f"have n_{name}{i} : {self._bound(node)}.\n  refine ({weak} ({rule})); [{sides} | pos..]."

    def _rule(self, node: Node, relative: bool) -> str:
        """The rule for the exact result of the operation."""
        name, kind = self.names[node], "near" if relative else "about"
        known = self._near if relative else self._about
        if node.op == "sum":
            term = f"(fun i => {known(node.args[0])})"
            return f"near_fsum M _ f_{name} {term}" if relative else f"about_fsum M f_{name} {term}"
        if node.op == "sqrt":
            return f"near_sqrt M c_{name} ({self._near(node.args[0])})"
        if node.op == "fma":
            product = f"({'near_mul M' if relative else 'about_mul'} ({known(node.args[0])}) ({known(node.args[1])}))"
            signs = "_ _ " if relative else ""
            return f"{kind}_add M {signs}{product} ({known(node.args[2])})"
        signs = "_ _ " if relative and node.op == "add" else "_ " if not relative and node.op == "div" else ""
        second = self._near(node.args[1]) if node.op == "div" else known(node.args[1])
        rule = f"{kind}_{node.op}{'' if (kind, node.op) == ('about', 'mul') else ' M'}"
        return f"{rule} {signs}({known(node.args[0])}) ({second})"

    def _near(self, node: Node, exact: str = "_") -> str:
        if node.op in LEAVES and not node.factors:
            return f"near_refl M 0 {exact}"
        return f"n_{self.names[node]}{' i' if node.vector else ''}"

    def _about(self, node: Node) -> str:
        known = self.roundings[node]
        if not known.relative:
            return self._near(node)
        near = self._near(node, f"({self.exact[node]})")
        return f"near_about0 M _ ({near})" if known.positive else f"near_about M ({near})"


def _kind(node: Node) -> str:
    return "'cV[R]_N" if node.vector else "R"


def relation(program: Program) -> tuple[str, dict[str, str]]:
    """The name of a program's relation, and its arguments after `rnd` with their types."""
    return f"{program.name}_run", dict(_Rocq(program).arguments)


def typed(names: Sequence[tuple[str, str]]) -> str:
    """Names with their types, neighbours of one type together."""
    groups = groupby(names, key=itemgetter(1))
    return " ".join(f"({' '.join(name for name, _ in group)} : {kind})" for kind, group in groups)


def _apply(node: Node, args: Sequence[str]) -> str:
    """The exact result of an operation, from the text of its arguments."""
    signs = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
    if node.op in ("sum", "dot"):
        return f"\\sum_i {' * '.join(map(_parenthesize, args))}"
    if node.op == "sqrt":
        return f"Num.sqrt {_parenthesize(args[0])}"
    if node.op == "fma":
        return f"{_parenthesize(args[0])} * {_parenthesize(args[1])} + {_parenthesize(args[2])}"
    if node.op == "store":
        return args[0]
    return f"{_parenthesize(args[0])} {signs[node.op]} {_parenthesize(args[1])}"


def _parenthesize(text: str, atom: bool = False) -> str:
    """The text in parentheses, unless it is one word; before an operator an entry such as `a i 0` is one too."""
    one = text if atom else text.replace(" i 0", "")
    return text if one.replace("%:R", "").strip("`|").isalnum() or one.isidentifier() else f"({text})"
