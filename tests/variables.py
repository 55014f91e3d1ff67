"""Statements without a function around them: `at_most(s.dot(a, b), c)` stands for `lambda s: ...` of any space."""

import operator

from lnverify.proofs import statements
from lnverify.proofs.vocabulary import Space


class Given:
    """What a formula may be about, beside a space: letters of which something is known, as attributes."""


class Formula:
    """What is made of a space that is still to come, and of values and functions in it; called with one, its value."""

    def __init__(self, value):
        self._value = value

    def __call__(self, *parts, **named):
        if len(parts) == 1 and not named and isinstance(parts[0], Space | Given):
            return self._value(parts[0])
        return self if parts == (s,) else lifted(_call)(self, *parts, **named)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Formula(lambda space: getattr(self(space), name))


def lifted(function):
    """The function of values as one of formulas too, and of lists, tuples and dictionaries with formulas in them."""

    def of_formulas(*parts, **named):
        if not _is_open([parts, named]):
            return function(*parts, **named)
        return Formula(lambda space: function(*_in(space, parts), **_in(space, named)))

    return of_formulas


def _is_open(part):
    if isinstance(part, dict):
        part = [*part.values()]
    return any(map(_is_open, part)) if isinstance(part, list | tuple) else isinstance(part, Formula)


def _in(space, part):
    if isinstance(part, dict):
        return {name: _in(space, value) for name, value in part.items()}
    if isinstance(part, list | tuple):
        return type(part)(_in(space, each) for each in part)
    return part(space) if isinstance(part, Formula) else part


def _call(function, *parts, **named):
    return function(*parts, **named)


for _name in ("add", "sub", "mul", "truediv", "matmul", "floordiv", "mod", "pow"):
    _function = getattr(operator, _name)
    setattr(Formula, f"__{_name}__", lifted(_function))
    setattr(Formula, f"__r{_name}__", lifted(lambda right, left, function=_function: function(left, right)))
for _name in ("neg", "pos", "abs"):
    setattr(Formula, f"__{_name}__", lifted(getattr(operator, _name)))

at_most, differ, equal, nonzero, positive = map(
    lifted, (statements.at_most, statements.differ, statements.equal, statements.nonzero, statements.positive)
)
s = Formula(lambda space: space)
a, b, g = s.activation, s.bias, s.gain
c, d, z = map(s.scalar, "cdz")
W, Q = s.matrix("W", rows="M"), s.matrix("Q", "N", "N")


def square(s, v):
    return s.dot(v, v)


def norm(s):
    return s.sqrt(square(s, a(s)))


def softmax(s):
    return s.exp(a(s)) / s.sum(s.exp(a(s)))


def conjugate(s, x):
    """√(1 + x) − 1, over x."""
    return 1 / (s.sqrt(1 + x) + 1)
