"""How a program of SymPy settles a statement; the program of a claim carries the text of these functions.

Nothing is tried on numbers, but that two things differ: for that one point is enough. What is not settled is left open.
"""

from typing import Any

from sympy import (
    Dummy,
    Integer,
    Matrix,
    Poly,
    Pow,
    cancel,
    diff,
    exp,
    expand,
    factor_list,
    fraction,
    hessian,
    rem,
    solve,
    sqrt,
    tanh,
    together,
)


def without_roots(x: Any) -> Any:
    """x with a symbol r for each root, and by symbol what r² is, the innermost first."""
    relations: dict[Any, Any] = {}

    def symbol(square: Any) -> Any:
        for r, known in relations.items():
            if known == square:
                return r
        r = Dummy("r", nonnegative=True)
        relations[r] = square
        return r

    def root(base: Any) -> Any:
        over, under = fraction(cancel(together(base)))
        constant, factors = factor_list(over * under)
        outside, inside = sqrt(abs(constant)), Integer(1 if constant > 0 else -1)
        for factor, power in factors:
            whole = factor ** (power // 2)
            outside *= whole if is_form(whole) else symbol(expand(whole**2))
            if power % 2 and known_sign(factor):
                outside *= symbol(expand(factor))
            elif power % 2:
                inside *= factor
        below = under if known_sign(expand(under)) else symbol(expand(under**2))
        return outside / below * (symbol(expand(inside)) if inside != 1 else 1)

    def is_half(power: Any) -> bool:
        return isinstance(power, Pow) and power.exp.is_Rational and power.exp.q == 2 and not power.base.is_number

    return x.replace(is_half, lambda power: root(power.base) ** (2 * power.exp)), relations


def is_zero(x: Any) -> bool:
    """Whether x is 0 wherever it is defined."""
    x, relations = without_roots(x.rewrite(exp) if x.has(tanh) else x)
    rest = reduced(fraction(together(x))[0], relations)
    return bool(rest == 0 or cancel(rest) == 0)


def reduced(x: Any, relations: Any) -> Any:
    """A polynomial in which no root stands higher than its first power."""
    x = expand(x)
    for r, square in reversed(relations.items()):
        x = expand(rem(x, r**2 - square, r) if x.has(r) else x)
    return x


POSITIVE: list[Any] = []
"""What hypotheses say is positive."""


def assume(x: Any) -> None:
    """Take every entry for positive; of a fraction with a positive denominator its numerator."""
    for entry in entries(x):
        over, under = fraction(cancel(together(entry)))
        POSITIVE.append(over if sign_of_terms(expand(under)) else entry)


def sign(x: Any) -> int | None:
    """2 where x > 0, 1 where x ≥ 0, −2 and −1 for the opposite, 0 for 0, None where it is not known."""
    x, relations = without_roots(x)
    over, under = (reduced(part, relations) for part in fraction(cancel(together(x))))
    if over == 0:
        return 0
    found = 2
    for part in (over, under):
        constant, factors = factor_list(part)
        found = found if constant > 0 else -found
        for factor, power in factors:
            own = sign_of_factor(factor, relations)
            if own is None:
                if power % 2:
                    return None
                own = 1
            # Where it is defined, no divisor is 0; nor is what divides something that is positive.
            is_nonzero = part is under or any(rem(known, factor, *factor.free_symbols) == 0 for known in POSITIVE)
            size = 2 if is_nonzero else abs(own)
            found = min(abs(found), size) * (-1 if (found < 0) != (power % 2 == 1 and own < 0) else 1)
    return found


def sign_of_factor(x: Any, relations: Any) -> int | None:
    """The sign of a polynomial without a factor: from its terms, or from the square of its one root."""
    own = [r for r in relations if x.has(r)]
    if x in relations:
        return 2 if sign(relations[x]) == 2 else 1
    for value in (known_sign(x), -known_sign(-x)):
        if value:
            return value
    if len(own) == 1 and Poly(x, own[0]).degree() == 1:
        slope, rest = Poly(x, own[0]).all_coeffs()
        steep, flat = sign(slope), sign(rest)
        if steep and flat and steep * flat < 0:
            # |slope·r| against |rest|, by their squares.
            larger = sign(expand(slope**2 * relations[own[0]] - rest**2))
            return None if larger is None else larger * (1 if steep > 0 else -1)
    return None


def known_sign(x: Any) -> int:
    """2 where x > 0, 1 where x ≥ 0, by the hypotheses or by its terms; 0 where it is not known."""
    ratios = [cancel(x / known) for known in POSITIVE]
    return 2 if any(ratio.is_number and ratio > 0 for ratio in ratios) else sign_of_terms(x)


def sign_of_terms(x: Any) -> int:
    """2 where x > 0, 1 where x ≥ 0: by letters that are never negative, and beside them squares and quadratic forms.

    0 where this does not show it.
    """
    if not x.free_symbols:
        return 2 if x > 0 else int(x == 0)
    signed = [letter for letter in x.free_symbols if letter.is_nonnegative]
    if not signed:
        return 2 if x.is_positive else int(is_form(x))
    found = 1
    for powers, part in Poly(x, *signed).terms():
        own = 2 if part.is_positive else int(bool(part.is_nonnegative) or is_form(part))
        if not own:
            return 0
        if own == 2 and all(letter.is_positive for letter, power in zip(signed, powers, strict=True) if power):
            found = 2
    return found


def is_form(x: Any) -> bool:
    """Whether x is a quadratic form that is never negative, or a product of squares and such forms."""
    constant, factors = factor_list(x)
    letters = sorted(x.free_symbols, key=str)
    if not letters:
        return bool(x >= 0)
    if len(factors) > 1 or any(power > 1 for _, power in factors):
        return bool(constant >= 0) and all(power % 2 == 0 or is_form(factor) for factor, power in factors)
    is_quadratic = x.is_polynomial(*letters) and all(sum(powers) in (0, 2) for powers in Poly(x, *letters).monoms())
    at_zero = x.subs(dict.fromkeys(letters, 0))
    return bool(x.is_nonnegative or (is_quadratic and at_zero >= 0 and hessian(x, letters).is_positive_semidefinite))


def solution(equations: Any) -> dict[Any, Any]:
    """Letters that the hypotheses, which are all 0, determine.

    Raises:
        ValueError: where there is no letter to solve for, or the solutions are in several pieces.
    """
    found: dict[Any, Any] = {}
    is_general = True
    for equation in equations:
        x = fraction(together(equation.subs(found)))[0]
        pieces = [factor for factor, _ in factor_list(x)[1]]
        letters = [letter for letter in sorted(x.free_symbols, key=str, reverse=True) if Poly(x, letter).degree() == 1]
        if x == 0:
            continue
        if len(pieces) != 1 or not letters or not is_general:
            raise ValueError(f"{x} = 0 is not solved")
        plain = [letter for letter in letters if Poly(x, letter).LC().is_number]
        is_general = bool(plain)
        letter = (plain or letters)[0]
        (value,) = solve(x, letter)
        found = {old: other.subs(letter, value) for old, other in found.items()} | {letter: value}
    return found


def entries(x: Any, given: Any = ()) -> list[Any]:
    """The entries of a matrix, or a number alone, under hypotheses that are solved."""
    return [entry.subs(given) for entry in (x if isinstance(x, Matrix) else [x])]


def equal(left: Any, right: Any, given: Any = ()) -> bool:
    """Whether two numbers or matrices are the same."""
    return all(map(is_zero, entries(left - right, given)))


def differ(left: Any, right: Any, given: Any = ()) -> bool:
    """Whether two numbers or matrices differ at one point."""
    for x in entries(left - right, given):
        point = {letter: Integer(number + 2) for number, letter in enumerate(sorted(x.free_symbols, key=str))}
        if x.subs(point).is_zero is False:
            return True
    return False


def at_most(left: Any, right: Any, given: Any = ()) -> bool:
    """Whether left ≤ right; where neither is negative their squares may say so."""
    (left,), (right,) = entries(left, given), entries(right, given)
    if is_zero(right - left) or (sign(right - left) or 0) > 0:
        return True
    return all((sign(side) or 0) > 0 for side in (left, right)) and (sign(right**2 - left**2) or 0) > 0


def positive(x: Any, given: Any = ()) -> bool:
    """Whether every entry is known to be positive."""
    return all(sign(entry) == 2 for entry in entries(x, given))


def nonzero(x: Any, given: Any = ()) -> bool:
    """Whether no entry is 0."""
    return all(abs(sign(entry) or 0) == 2 or entry.is_nonzero for entry in entries(x, given))


def critical_point(gain: Any) -> Any:
    """A ζ with Σ 1/(gₙ² − ζ) = 0."""
    zeta = Dummy()
    return solve(fraction(together(sum(1 / (g**2 - zeta) for g in gain)))[0], zeta)[-1]


def slope(x: Any, letters: Any) -> Any:
    """The derivatives of a number at the entries of a matrix of letters."""
    return letters.applyfunc(lambda letter: diff(x, letter))
