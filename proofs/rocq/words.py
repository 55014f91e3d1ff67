"""The words of `LayerNorm.v`: how each operation of a term is written, of what kind it and its parts are.

A text stands in brackets where it is more than one word, so that nothing depends on precedence.
"""

from __future__ import annotations

from typing import Any

from lnverify.proofs.expressions import VARIABLES, Expression
from lnverify.proofs.vocabulary import ZEROS_GAIN

REAL, VECTOR, MATRIX = "R", "'cV[R]_N", "'M[R]_N"
INDEX, FUNCTION = "'I_N", "R -> R"

# How each operation is written.
FORMS: dict[str, str] = {
    "add": "{} + {}",
    "sub": "{} - {}",
    "neg": "- {}",
    "mul": "{} * {}",
    "div": "{} / {}",
    "inv": "{}^-1",
    "pow": "{} ^+ {}",
    "sqrt": "Num.sqrt {}",
    "scale": "{} *: {}",
    "had": "had {} {}",
    "vinv": "vinv {}",
    "vpow": "vpow {} {}",
    "drazin": "drazin {}",
    "apply": "{} *m {}",
    "compose": "{} *m {}",
    "transpose": "{}^T",
    "diag": "diag {}",
    "outer": "outer {} {}",
    "sum": "sumv {}",
    "dot": "dot {} {}",
    "product": "prodv {}",
    "trace": "\\tr {}",
    "det": "\\det {}",
}

# The functions, and the letters by which a theorem speaks of them: of every function that is an exponential.
FUNCTIONS = ("exp", "log", "tanh")
EXP, LOG = "function exp", "function log"

# How tightly Rocq's notations bind; what is not listed is an application.
LEVELS: dict[str, int] = {
    "word": 1, "inv": 3, "transpose": 3, "applied": 10, "pow": 29, "neg": 35,
    **dict.fromkeys(("mul", "div", "scale", "apply", "compose"), 40),
    **dict.fromkeys(("add", "sub"), 50),
}  # fmt: skip

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


def function_letters(term: Expression) -> list[str]:
    """The letters that stand for the functions of a term: tanh is defined by exp, and log by what undoes exp."""
    return [EXP, LOG] if word(term) == "log" else [EXP]


def letter_name(letter: Expression) -> str:
    """The name of a letter."""
    return str(letter.parts[0]) if letter.parts else ZEROS_GAIN


VECTOR_LEMMAS = {"add": "col_add", "sub": "col_sub", "neg": "col_opp", "scale": "col_scale", "had": "col_had",
                 "vinv": "col_vinv", "drazin": "col_drazin", "vpow": "col_vpow"}  # fmt: skip
MATRIX_LEMMAS = {"add": "opr_add", "sub": "opr_sub", "neg": "opr_opp", "scale": "opr_scale", "transpose": "opr_T",
                 "diag": "opr_diag", "outer": "opr_outer"}  # fmt: skip
