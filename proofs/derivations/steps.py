"""What a derivation is made of: a step with an equation, and the exact check that its sides are the same.

A matrix is a letter, and its entry (i, j) an expression in indices. The sides of an equation are compared entry by
entry for every N: sums over 1 to N are carried out as far as δ allows, and SymPy simplifies the difference to 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import sympy as sp
from sympy.concrete.delta import deltasummation
from sympy.matrices.expressions.matexpr import MatrixElement

N = sp.Symbol("N", integer=True, positive=True)
i, j, m, n = sp.symbols("i j m n", integer=True, positive=True)
eps = sp.Symbol("epsilon", positive=True)
lam = sp.Symbol("lambda", nonzero=True)

Given = Mapping[Any, Any]
"""What letters stand for: a matrix by its entry (i, j), an indexed letter by its entry n, a number by an expression.

A sum that has a letter of its own is given the other way round: the sum, and its letter. One entry of an indexed letter
may have a value of its own, for one index.
"""


@dataclass(frozen=True)
class Step:
    """An equation of a derivation.

    Attributes:
        name: what is done.
        before: the left side: a number, a matrix, an expression in indices; or an equation that is solved.
        after: the right side; or the solution.
        reason: why they are the same, in words.
        given: what the letters stand for.
        claim: the id of the claim that this step is, and which of its statements, counted from 1; or ().
    """

    name: str
    before: Any
    after: Any
    reason: str
    given: Given = field(default_factory=dict)
    claim: tuple[str, int] | tuple[()] = ()

    @property
    def is_shown(self) -> bool:
        """Whether SymPy finds the sides to be the same for every N, or the solution to be the only one."""
        if isinstance(self.before, sp.Eq):
            values = sp.solve(self.before, self.after.lhs)
            return len(values) == 1 and vanishes(values[0] - self.after.rhs)
        names = {whole: letter for whole, letter in self.given.items() if isinstance(whole, sp.Sum | sp.Indexed)}
        return vanishes(multiply_out(entry(self.before, self.given) - entry(self.after, self.given), names))


def solve_step(name: str, equation: Any, unknown: Any, value: Any, reason: str) -> Step:
    """The step from an equation to its one solution."""
    return Step(name, equation, sp.Eq(unknown, value, evaluate=False), reason)


def under(given: Given) -> Callable[[Callable[[], Iterator[Step]]], Callable[[], Iterator[Step]]]:
    """What the letters of steps stand for, those steps aside that say it themselves."""
    return lambda steps: lambda: (step if step.given else replace(step, given=given) for step in steps())


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


def entry(side: Any, given: Given) -> Any:
    """The entry (i, j) of a matrix, or a number, with each letter replaced by what it stands for."""
    side = side.replace(sp.Trace, lambda matrix: total(_entry_of_matrix(matrix, n, n), n, matrix.shape[0]))
    if isinstance(side, sp.MatrixExpr):
        side = _entry_of_matrix(side, i, j)
    while side != (side := _replace(side, {**BASIC, **given})):
        pass
    return side


def _entry_of_matrix(matrix: Any, p: Any, q: Any) -> Any:
    """SymPy's entry, whose indices begin at 0, with indices that begin at 1."""
    result = matrix[0 if matrix.shape[0] == 1 else p, 0 if matrix.shape[1] == 1 else q]
    result = result.replace(
        sp.Sum, lambda term, *limits: sp.Sum(term, *((k, 1, last + 1 - k0) for k, k0, last in limits))
    )
    return result.replace(sp.KroneckerDelta, lambda k, l, ends: delta(k, l, ends[1] + 1))


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
    index, first, last = limit
    if term.has(sp.KroneckerDelta):
        front, rest = term.as_independent(index, as_Add=False)
        return front * deltasummation(rest, limit)
    split = [part.as_independent(index, as_Add=False) for part in _partial_fractions(term, index)]
    return sp.Add(*(front * (sp.Sum(rest, limit) if rest != 1 else last - first + 1) for front, rest in split))


def _partial_fractions(term: Any, index: Any) -> Any:
    """The partial fractions of a term that has one letter with this index, in a divisor of several terms."""
    letters = [each for each in term.atoms(sp.Indexed) if each.indices == (index,)]
    if len(letters) != 1 or not any(part.is_Pow and part.base.is_Add for part in sp.Mul.make_args(term)):
        return [term]
    x = sp.Dummy()
    return sp.Add.make_args(sp.apart(sp.factor(term.subs(letters[0], x)), x).subs(x, letters[0]))


def _on_diagonal(term: Any) -> Any:
    """δᵢⱼ f(j) as δᵢⱼ f(i)."""
    for each in term.atoms(sp.KroneckerDelta).intersection(sp.Mul.make_args(term)):
        term = each * (term / each).subs(each.args[1], each.args[0])
    return term


def derivative(f: Any, x: Any) -> Any:
    """∂f/∂x for an entry x of a vector of N entries, worked out."""
    ranged = f.diff(x).replace(sp.KroneckerDelta, lambda p, q, *ends: delta(p, q))
    return multiply_out(ranged)


def vanishes(x: Any) -> bool:
    """Whether SymPy simplifies a number to 0; a sum that is left is a number like any other."""
    return bool(sp.simplify(x.xreplace({whole: sp.Dummy(real=True) for whole in x.atoms(sp.Sum)})) == 0)
