"""Statements without a function around them: `at_most(s.dot(a, b), c)` stands for `lambda s: ...` of any space."""

import operator

from lnverify.proofs import statements
from lnverify.proofs.vocabulary import Space


class Formula:
    """What is made of a space that is still to come, and of values and functions in it; called with one, its value."""

    def __init__(self, value):
        self._value = value

    def __call__(self, *parts, **named):
        if len(parts) == 1 and not named and isinstance(parts[0], Space):
            return self._value(parts[0])
        return self if parts == (s,) else _lifted(_call)(self, *parts, **named)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Formula(lambda space: getattr(self(space), name))


def _lifted(function):
    """The function of values as one of formulas too."""

    def lifted(*parts, **named):
        if not any(isinstance(part, Formula) for part in (*parts, *named.values())):
            return function(*parts, **named)
        return Formula(
            lambda space: function(
                *(_in(space, part) for part in parts), **{k: _in(space, v) for k, v in named.items()}
            )
        )

    return lifted


def _in(space, part):
    return part(space) if isinstance(part, Formula) else part


def _call(function, *parts, **named):
    return function(*parts, **named)


for _name in ("add", "sub", "mul", "truediv", "matmul", "floordiv", "mod", "pow"):
    _function = getattr(operator, _name)
    setattr(Formula, f"__{_name}__", _lifted(_function))
    setattr(Formula, f"__r{_name}__", _lifted(lambda right, left, function=_function: function(left, right)))
for _name in ("neg", "pos", "abs"):
    setattr(Formula, f"__{_name}__", _lifted(getattr(operator, _name)))

at_most, differ, equal, nonzero, positive = map(
    _lifted, (statements.at_most, statements.differ, statements.equal, statements.nonzero, statements.positive)
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
