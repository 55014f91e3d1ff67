"""The words of `LayerNorm.v`: how each operation of a term is written, of what kind it and its parts are.

A text stands in brackets where it is more than one word, so that nothing depends on precedence.
"""

from __future__ import annotations

REAL, VECTOR, MATRIX = "R", "'cV[R]_N", "'M[R]_N"

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

# How tightly Rocq's notations bind; what is not listed is an application.
LEVELS: dict[str, int] = {
    "word": 1, "inv": 3, "transpose": 3, "applied": 10, "pow": 29, "neg": 35,
    **dict.fromkeys(("mul", "div", "scale", "apply", "compose"), 40),
    **dict.fromkeys(("add", "sub"), 50),
}  # fmt: skip

# What takes no parts.
CONSTANTS = {"N": "N%:R", "ones": "ones", "identity": "1%:M", "zero": "0"}

KINDS: dict[str, str] = {
    **dict.fromkeys(
        ("N", "integer", "mul", "div", "inv", "pow", "sqrt", "sum", "dot", "product", "trace", "det"), REAL
    ),
    "derivative": REAL,
    **dict.fromkeys(("ones", "had", "vinv", "vpow", "drazin", "apply", "gradient"), VECTOR),
    **dict.fromkeys(("identity", "diag", "outer", "compose", "transpose", "jacobian"), MATRIX),
}


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


def kind(term: tuple) -> str:  # type: ignore[type-arg]
    """REAL, VECTOR or MATRIX."""
    if term[0] in ("letter", "zero", "hole", "step"):
        return str(term[1])
    return KINDS.get(term[0]) or kind(term[-1])
