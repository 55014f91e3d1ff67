"""The words of `LayerNorm.v`: how each operation of a term is written, and the lemmas about it.

A text stands in brackets where it is more than one word, so that nothing depends on precedence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lnverify.proofs.expressions import VARIABLES, Expression
from lnverify.proofs.vocabulary import ZEROS_GAIN

REAL, VECTOR, MATRIX = "R", "'cV[R]_N", "'M[R]_N"
INDEX, FUNCTION = "'I_N", "R -> R"

WORD, APPLIED = 1, 10
"""How tightly a word binds, and what is applied to something: numbers of Rocq's grammar."""


@dataclass(frozen=True)
class Operation:
    """An operation of terms.

    Attributes:
        form: how it is written, with a place for each part.
        level: how tightly that binds.
        lemmas: by the kind of its result the lemma of `Trace.v` on its form, and that of `Witness.v` on its numbers.
    """

    form: str
    level: int = APPLIED
    lemmas: Mapping[str, tuple[str, str]] = field(default_factory=dict)


OPERATIONS = {
    "add": Operation("{} + {}", 50, {VECTOR: ("col_add", "w_add"), MATRIX: ("opr_add", "w_madd")}),
    "sub": Operation("{} - {}", 50, {VECTOR: ("col_sub", "w_sub"), MATRIX: ("opr_sub", "w_msub")}),
    "neg": Operation("- {}", 35, {VECTOR: ("col_opp", "w_neg"), MATRIX: ("opr_opp", "w_mneg")}),
    "mul": Operation("{} * {}", 40),
    "div": Operation("{} / {}", 40),
    "inv": Operation("{}^-1", 3),
    "pow": Operation("{} ^+ {}", 29),
    "sqrt": Operation("Num.sqrt {}"),
    "scale": Operation("{} *: {}", 40, {VECTOR: ("col_scale", "w_scale"), MATRIX: ("opr_scale", "w_mscale")}),
    "had": Operation("had {} {}", lemmas={VECTOR: ("col_had", "w_had")}),
    "vinv": Operation("vinv {}", lemmas={VECTOR: ("col_vinv", "w_vinv")}),
    "vpow": Operation("vpow {} {}", lemmas={VECTOR: ("col_vpow", "w_vpow")}),
    "drazin": Operation("drazin {}", lemmas={VECTOR: ("col_drazin", "w_drazin")}),
    "apply": Operation("{} *m {}", 40, {VECTOR: ("opr_apply", "w_apply")}),
    "compose": Operation("{} *m {}", 40, {MATRIX: ("opr_mul", "w_compose")}),
    "transpose": Operation("{}^T", 3, {MATRIX: ("opr_T", "w_transpose")}),
    "diag": Operation("diag {}", lemmas={MATRIX: ("opr_diag", "w_diag")}),
    "outer": Operation("outer {} {}", lemmas={MATRIX: ("opr_outer", "w_outer")}),
    "sum": Operation("sumv {}", lemmas={REAL: ("sum_node", "w_sum")}),
    "dot": Operation("dot {} {}", lemmas={REAL: ("dot_node", "w_dot")}),
    "trace": Operation("\\tr {}", lemmas={REAL: ("opr_trace", "w_trace")}),
    "product": Operation("prodv {}"),
    "det": Operation("\\det {}"),
}

EXP, LOG = "function exp", "function log"
"""The letters by which a theorem speaks of functions; what a theorem assumes of them is called H_exp and H_log."""


@dataclass(frozen=True)
class Function:
    """A function of numbers.

    Attributes:
        form: how it is written, with a place for its letter.
        letter: by which the theorem speaks of it.
        premises: what the lemmas of `Trace.v` about it, exp_node and exp_eq, ask for.
        rule: what those of `Derivative.v`, D_exp and VD_exp, ask for.
    """

    form: str
    letter: str
    premises: str
    rule: str


FUNCTIONS = {
    "exp": Function("{}", EXP, "", "size_ge0 H_exp"),
    "log": Function("{}", LOG, "H_log", "size_ge0 H_log"),
    "tanh": Function("tanh {}", EXP, "H_exp", "H_exp size_ge0"),
}
"""Each is defined by the exponential, a logarithm by what undoes it."""

# What takes no parts.
CONSTANTS = {"N": "N%:R", "ones": "ones", "identity": "1%:M", "zero": "0"}


def numeral(n: int) -> str:
    """A number from 0 on; a numeral of MathComp is unary, so a large one is written to the base 100."""
    if n < 100:
        return f"{n}%:R" if n > 1 else str(n)
    zeros = len(str(n)) - len(str(n).rstrip("0"))
    if zeros > 1:
        power = f"(10%:R ^+ {zeros})"
        return power if n == 10**zeros else f"({numeral(n // 10**zeros)} * {power})"
    rest = f" + {numeral(n % 100)}" if n % 100 else ""
    return f"({numeral(n // 100)} * 100%:R{rest})"


def kind(term: Expression) -> str:
    """REAL, VECTOR or MATRIX."""
    return (REAL, VECTOR, MATRIX)[len(term.shape or ())]


def word(term: Expression) -> str:
    """What a term is here: "letter", "integer", or the word of its operation, which tells kinds apart."""
    operation = term.operation
    if operation in VARIABLES:
        return "letter"
    if operation in ("mul", "matmul"):
        left, right = term.operands
        if operation == "matmul":
            return "apply" if kind(right) == VECTOR else "compose"
        return ("mul" if kind(right) == REAL else "scale") if kind(left) == REAL else "had"
    if operation == "pow":
        return "v" * (kind(term) == VECTOR) + ("inv" if term.parts[1] == -1 else "pow")
    return {"rational": "integer", "dimension": "N"}.get(operation, operation)


def parts_of(term: Expression) -> list[Any]:
    """What the word of a term takes: terms, and the exponent of a power or the value of an integer."""
    name = word(term)
    if name in ("letter", "N", "basis"):
        return []
    return list(term.parts[:1] if name in ("integer", "inv", "vinv", "entry") else term.parts)


def index_of(term: Expression) -> str:
    """The letter that is the index of a basis vector or of an entry; no user can write a name with a space in it."""
    return f"index {term.parts[-1]}"


def letters_of(term: Expression) -> dict[str, str]:
    """The letters that a term itself speaks of, each with its kind: a letter, an index, or functions."""
    if term.operation in VARIABLES:
        return {letter_name(term): kind(term)}
    if term.operation in ("basis", "entry"):
        return {index_of(term): INDEX}
    functions = (EXP, FUNCTIONS[term.operation].letter) if term.operation in FUNCTIONS else ()
    return dict.fromkeys(functions, FUNCTION)


def letter_name(letter: Expression) -> str:
    """The name of a letter."""
    return str(letter.parts[0]) if letter.parts else ZEROS_GAIN
