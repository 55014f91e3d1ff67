"""The equation of a step as LaTeX."""

from typing import Any

import sympy as sp
from sympy.printing.latex import LatexPrinter

from lnverify.proofs.derivations.steps import Step, eps


def equation(step: Step) -> str:
    """The equation; of an equation that is solved, that and its solution."""
    sign = r"\quad\Rightarrow\quad" if isinstance(step.before, sp.Eq) else "="
    return f"{latex(step.before)} {sign} {latex(step.after)}"


def latex(x: Any) -> str:
    """An expression as LaTeX."""
    return str(_Latex({"mat_delim": "("}).doprint(x))


class _Latex(LatexPrinter):  # type: ignore[misc]
    """LaTeX in the order of a page: what has a minus comes last, and ε after what it is added to."""

    def _as_ordered_terms(self, expr: Any, order: Any = None) -> Any:
        terms = super()._as_ordered_terms(expr, order)
        return sorted(terms, key=lambda term: (term.could_extract_minus_sign(), term.has(eps)))

    def _print_Identity(self, expr: Any) -> str:
        return "I"

    def _print_ZeroMatrix(self, expr: Any) -> str:
        return "0"

    def _print_Indexed(self, expr: Any) -> str:
        return f"{self._print(expr.base)}_{{{''.join(map(self._print, expr.indices))}}}"

    def _print_Transpose(self, expr: Any) -> str:
        plain = isinstance(expr.arg, sp.MatrixSymbol) and "^" not in expr.arg.name
        return (self._print(expr.arg) if plain else f"({self._print(expr.arg)})") + r"^{\top}"

    def _print_Trace(self, expr: Any) -> str:
        return rf"\mathrm{{tr}}\left({self._print(expr.arg)}\right)"

    def _print_MatAdd(self, expr: Any) -> str:
        terms = sorted(expr.args, key=lambda term: not term.is_Identity)
        printed = sorted(map(self._print, terms), key=lambda text: text.startswith("-"))
        return " + ".join(printed).replace("+ - ", "- ")

    def _print_MatMul(self, expr: Any) -> str:
        factor, matrices = expr.as_coeff_matrices()
        sign, factor = ("- ", -factor) if not factor.is_Add and factor.could_extract_minus_sign() else ("", factor)
        over, under = (factor, sp.Integer(1)) if factor.is_Add else sp.fraction(factor)
        factors = [
            rf"\left({self._print(each)}\right)" if isinstance(each, sp.MatAdd) else self._print(each)
            for each in matrices
        ]
        if over != 1:
            factors.insert(0, rf"\left({self._print(over)}\right)" if over.is_Add else self._print(over))
        if under == 1:
            return sign + " ".join(factors)
        alone = self._print(matrices[0]) if len(factors) == 1 else " ".join(factors)
        return sign + rf"\frac{{{alone}}}{{{self._print(under)}}}"
