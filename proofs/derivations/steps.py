"""What a derivation is made of: a step with an equation, and the exact check that its sides are the same.

For every N a matrix is a letter, and its entry (i, j) an expression in indices: the sides of an equation are compared
entry by entry, sums over 1 to N carried out as far as δ allows. Derivatives are taken of such sums. At one N matrices
are explicit. A difference counts where SymPy finds it to be 0, and nothing is ever tried on numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import sympy as sp
from sympy.concrete.delta import deltasummation
from sympy.matrices.expressions.matexpr import MatrixElement
from sympy.printing.latex import LatexPrinter

from lnverify.proofs.readings.settle import is_zero

N = sp.Symbol("N", integer=True, positive=True)
i, j, m, n = sp.symbols("i j m n", integer=True, positive=True)
eps = sp.Symbol("epsilon", positive=True)
lam = sp.Symbol("lambda", nonzero=True)

Given = Mapping[Any, Any]
"""What letters stand for: a matrix by its entry (i, j), an indexed letter by its entry n, a number by an expression.

A sum that has a letter of its own is given the other way round: the sum, and its letter. One entry of an indexed letter
may have a value of its own, for one index.
"""
Check = Callable[[Any, Any], bool]


class NotShown(ArithmeticError):
    """A step whose sides SymPy does not find to be the same."""


@dataclass(frozen=True)
class Step:
    """An equation of a derivation.

    Attributes:
        name: what is done.
        before: the left side: a number, a matrix, an expression in indices; or an equation that is solved.
        after: the right side; or the solution.
        reason: why they are the same, in words.
        given: what the letters stand for.
        check: whether two such sides are the same, exactly; by entries for every N, unless another check is given.
        claim: the id of the claim that this step is, and which of its statements, counted from 1; or ().
        where: for which N the check is.
    """

    name: str
    before: Any
    after: Any
    reason: str
    given: Given = field(default_factory=dict)
    check: Check | None = None
    claim: tuple[str, int] | tuple[()] = ()
    where: str = "every N"

    def verify(self) -> None:
        """Check this step.

        Raises:
            NotShown: with its name, where the sides are not found to be the same.
        """
        check = self.check or (lambda before, after: by_entries(before, after, self.given))
        if not check(self.before, self.after):
            raise NotShown(f"{self.name}: {self.before} = {self.after}")

    @property
    def latex(self) -> str:
        """The equation; of an equation that is solved, that and its solution."""
        sign = r"\quad\Rightarrow\quad" if isinstance(self.before, sp.Eq) else "="
        return f"{latex(self.before)} {sign} {latex(self.after)}"


def solve_step(name: str, equation: Any, unknown: Any, value: Any, reason: str, **rest: Any) -> Step:
    """The step from an equation to its one solution."""
    return Step(name, equation, sp.Eq(unknown, value, evaluate=False), reason, check=_is_solution, **rest)


def _is_solution(equation: Any, solution: Any) -> bool:
    found = sp.solve(equation, solution.lhs)
    return len(found) == 1 and vanishes(found[0] - solution.rhs)


# -- letters -------------------------------------------------------------------------------------------


def vector(name: str, size: Any = N) -> Any:
    """A column."""
    return sp.MatrixSymbol(name, size, 1)


def square(name: str, size: Any = N) -> Any:
    """A square matrix."""
    return sp.MatrixSymbol(name, size, size)


def indexed_symbol(name: str) -> Any:
    """A letter with an index."""
    return sp.IndexedBase(name, real=True)


def total(term: Any, index: Any, last: Any = N) -> Any:
    """The sum over an index that begins at 1."""
    return sp.Sum(term, (index, 1, last))


def delta(p: Any, q: Any, last: Any = N) -> Any:
    """δ for two indices that begin at 1. With this range a sum over one of them has no cases."""
    return sp.KroneckerDelta(p, q, (1, last))


I = sp.Identity(N)
one, Pi = vector(r"\mathbf{1}"), square(r"\Pi")
BASIC: Given = {one: lambda p, q: sp.Integer(1), Pi: lambda p, q: delta(p, q) - 1 / N}


# -- for every N ---------------------------------------------------------------------------------------


def by_entries(before: Any, after: Any, given: Given) -> bool:
    """Whether every entry of two sides is the same for every N."""
    names = {whole: letter for whole, letter in given.items() if isinstance(whole, sp.Sum | sp.Indexed)}
    return vanishes(multiply_out(entry(before, given) - entry(after, given), names))


def entry(side: Any, given: Given) -> Any:
    """The entry (i, j) of a matrix, or a number, with each letter replaced by what it stands for."""
    side = side.replace(sp.Trace, lambda matrix: total(_entry_of_matrix(matrix, n, n), n))
    if isinstance(side, sp.MatrixExpr):
        side = _entry_of_matrix(side, i, j)
    while side != (side := _replace(side, {**BASIC, **given})):
        pass
    return side


def _entry_of_matrix(matrix: Any, p: Any, q: Any) -> Any:
    """SymPy's entry, whose indices begin at 0, with indices that begin at 1."""
    found = matrix[0 if matrix.shape[0] == 1 else p, 0 if matrix.shape[1] == 1 else q]
    found = found.replace(sp.Sum, lambda term, *limits: sp.Sum(term, *((k, 1, last + 1) for k, _, last in limits)))
    return found.replace(sp.KroneckerDelta, lambda k, l, ends: delta(k, l, ends[1] + 1))


def _replace(e: Any, given: Given) -> Any:
    e = e.replace(lambda x: isinstance(x, MatrixElement) and x.parent in given, lambda x: given[x.parent](*x.args[1:]))
    e = e.replace(lambda x: isinstance(x, sp.Indexed) and x.base in given, lambda x: given[x.base](*x.indices))
    return e.subs({letter: value for letter, value in given.items() if isinstance(letter, sp.Symbol)})


def multiply_out(e: Any, names: Given | None = None) -> Any:
    """Multiplied out, with what does not depend on an index in front of its sum, and each δ in a sum carried out."""
    e = sp.expand(e).replace(lambda x: isinstance(x, sp.Sum), _sum_over)
    e = sp.Add(*map(_on_diagonal, sp.Add.make_args(sp.expand(e))))
    return e.as_dummy().subs({whole.as_dummy(): letter for whole, letter in (names or {}).items()})


def _sum_over(whole: Any) -> Any:
    term = whole.function
    for limit in whole.limits:
        term = sp.Add(*(_one_sum(part, limit) for part in sp.Add.make_args(sp.expand(term))))
    return term


def _one_sum(term: Any, limit: Any) -> Any:
    front, rest = term.as_independent(limit[0], as_Add=False)
    if rest.has(sp.KroneckerDelta):
        return front * deltasummation(rest, limit)
    return front * (sp.Sum(rest, limit) if rest != 1 else limit[2] - limit[1] + 1)


def _on_diagonal(term: Any) -> Any:
    """δᵢⱼ f(j) as δᵢⱼ f(i)."""
    for each in term.atoms(sp.KroneckerDelta).intersection(sp.Mul.make_args(term)):
        term = each * (term / each).subs(each.args[1], each.args[0])
    return term


def derivative(f: Any, x: Any) -> Any:
    """∂f/∂x for an entry x of a vector of N entries, worked out."""
    ranged = f.diff(x).replace(sp.KroneckerDelta, lambda p, q, *ends: delta(p, q))
    return multiply_out(ranged)


# -- at one N ------------------------------------------------------------------------------------------


def by_matrices(size: int, given: Given) -> Check:
    """The check at one N, with explicit matrices of symbols."""
    return lambda before, after: vanishes(at(size, before, given) - at(size, after, given))


def at(size: int, side: Any, given: Given) -> Any:
    """A side at one N, with explicit matrices for its letters."""
    matrices = {letter.subs(N, size): value for letter, value in given.items() if isinstance(letter, sp.MatrixSymbol)}
    numbers = {letter: value for letter, value in given.items() if isinstance(letter, sp.Symbol)}
    found = side.subs(N, size).subs(matrices).replace(sp.Determinant, _determinant).doit()
    found = (found.as_explicit() if isinstance(found, sp.MatrixExpr) else found).subs(numbers)
    return found[0] if getattr(found, "shape", None) == (1, 1) else found


def _determinant(matrix: Any) -> Any:
    """In SymPy's matrices over a field of fractions, which are fast."""
    exact = matrix.as_explicit().to_DM(field=True)
    return exact.domain.to_sympy(exact.det())


def vanishes(x: Any) -> bool:
    """Whether a number, or every entry of a matrix, is brought to 0."""
    entries = x if isinstance(x, sp.MatrixBase) else [x]
    # A sum that is left is a number like any other.
    letters = {whole: sp.Dummy(real=True) for each in entries for whole in each.atoms(sp.Sum)}
    return all(each == 0 or is_zero(each.xreplace(letters)) for each in entries)


# -- print ---------------------------------------------------------------------------------------------


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

    def _print_Determinant(self, expr: Any) -> str:
        return rf"\det\left({self._print(expr.arg)}\right)"

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
        if any(isinstance(each, sp.MatrixBase) for each in matrices):
            return sign + " ".join([self._print(factor), *factors[over != 1 :]])
        alone = self._print(matrices[0]) if len(factors) == 1 else " ".join(factors)
        return sign + rf"\frac{{{alone}}}{{{self._print(under)}}}"


def latex(x: Any) -> str:
    """An expression as LaTeX."""
    return str(_Latex({"mat_delim": "("}).doprint(x))
