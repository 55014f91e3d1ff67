"""The inequality that a theorem of Rocq states, read from its text and evaluated on arrays.

What is measured is so the text that the kernel accepted. Only a theorem of this form is read: binders, among them
abbreviations `(G := …)`, premises, and as the conclusion one inequality `… <= …`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any

import numpy as np

from lnverify.kernels.programs.rocq import library
from lnverify.proofs.errors import InputError

_TOKEN = re.compile(r"\s*(\^\+|\^-1|`\||%:R|%N|<=|[A-Za-z_][\w.']*|\d+|[-+*/()|])")


@dataclass(frozen=True)
class Inequality:
    """left <= right, where some names stand for other expressions.

    Attributes:
        context: the hypotheses of the section in which it stands.
        premises: its own hypotheses, as they are written.
        lets: the abbreviations, in their order.
    """

    name: str
    context: str
    premises: tuple[str, ...]
    lets: tuple[tuple[str, str], ...]
    left: str
    right: str

    @property
    def allows_underflow(self) -> bool:
        """Whether it speaks of runs in which operations underflow too."""
        return "gradual" in self.context

    @property
    def rounds_to_nearest(self) -> bool:
        """Whether it speaks of runs that round to nearest alone."""
        return "nearest" in self.context

    def bound(self, values: Mapping[str, Any]) -> Any:
        """The right side at values of letters and functions."""
        return evaluate(self.right, self._known_values(values))

    def _known_values(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return _with_lets(self.lets, values)

    def evaluate(self, values: Mapping[str, Any]) -> tuple[Any, Any, Any]:
        """Both sides, and whether those premises hold that are inequalities, at values of letters and functions."""
        known = self._known_values(values)
        return evaluate(self.left, known), evaluate(self.right, known), _all_hold(self.premises, known)

    def but(self, old: str, new: str) -> Inequality:
        """The same with another text in its abbreviations and its right side, a near miss; its premises stay.

        Raises:
            InputError: where the text does not occur.
        """
        lets = tuple((name, text.replace(old, new)) for name, text in self.lets)
        changed = Inequality(self.name, self.context, self.premises, lets, self.left, self.right.replace(old, new))
        if changed == self:
            raise InputError(f"{self.name} does not say {old!r}")
        return changed


def inequality(file: str, name: str) -> Inequality:
    """The inequality of a theorem in one of the files by hand.

    Raises:
        InputError: where there is no such theorem, or it has another form.
    """
    premises, lets, conclusion = _parts(file, name)
    sides = _split_at(conclusion, " <= ")
    if len(sides) != 2:
        raise InputError(f"the conclusion of {name} is no inequality: {conclusion}")
    return Inequality(name, context(file, name), premises, lets, *sides)


def premises_hold(file: str, name: str, values: Mapping[str, Any]) -> Any:
    """Whether those premises of a theorem hold that are inequalities, at values of letters and functions."""
    premises, lets, _ = _parts(file, name)
    return _all_hold(premises, _with_lets(lets, values))


def _parts(file: str, name: str) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...], str]:
    """The premises, the abbreviations and the conclusion of a theorem."""
    binders, body = _split_binders(" ".join(_theorem(file, name)[1].split()))
    *premises, conclusion = _split_at(body, " -> ")
    lets = tuple((part.split(" := ")[0], part.split(" := ", 1)[1]) for part in binders if " := " in part)
    return tuple(premises), lets, conclusion


def _with_lets(lets: Sequence[tuple[str, str]], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values, and those of the abbreviations."""
    known = dict(values)
    for name, text in lets:
        known[name] = evaluate(text, known)
    return known


def _all_hold(premises: Sequence[str], known: Mapping[str, Any]) -> Any:
    holds = np.True_
    for premise in premises:
        text = premise.removesuffix("%N")
        text = text[1:-1] if text.startswith("(") and text.endswith(")") else text
        for sign, compare in ((" <= ", np.less_equal), (" < ", np.less), (" != ", np.not_equal)):
            sides = _split_at(text, sign)
            if len(sides) == 2 and not text.startswith("forall"):
                holds = holds & compare(*(evaluate(side, known) for side in sides))
    return holds


def rocq_text(file: str, name: str) -> str:
    """A theorem as Rocq has it, without its proof."""
    return f"{_theorem(file, name)[0].removesuffix('Proof.').strip()}"


def context(file: str, name: str) -> str:
    """The hypotheses of the section in which a theorem stands."""
    section = library()[f"{file}.v"][: _theorem(file, name).start()].rpartition("\nSection ")[2]
    return " ".join(re.findall(r"^Hypothes[ei]s (.*)\.$", section, re.MULTILINE))


def _theorem(file: str, name: str) -> re.Match[str]:
    text = library()[f"{file}.v"]
    result = re.search(rf"^Theorem {re.escape(name)}\b(.*?)\.\nProof\.", text, re.MULTILINE | re.DOTALL)
    if result is None:
        raise InputError(f"{file}.v has no theorem {name}")
    return result


def _split_binders(text: str) -> tuple[list[str], str]:
    """The parts in parentheses before the colon of a statement, and what is behind it."""
    binders, depth, start = [], 0, 0
    for place, sign in enumerate(text):
        if sign == "(":
            start = place + 1 if depth == 0 else start
            depth += 1
        elif sign == ")":
            depth -= 1
            if depth == 0:
                binders.append(text[start:place])
        elif sign == ":" and depth == 0:
            return binders, text[place + 1 :].strip()
    raise InputError(f"no statement: {text}")


def _split_at(text: str, sign: str) -> list[str]:
    """The parts between a sign outside of parentheses."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and text.startswith(sign, place):
            parts.append(text[start:place].strip())
            start = place + len(sign)
    return [*parts, text[start:].strip()]


def evaluate(text: str, values: Mapping[str, Any]) -> Any:
    """An expression of Rocq: + - * / ^+ ^-1 `|…|, and functions applied by juxtaposition.

    Raises:
        InputError: for what is none, or a name without a value.
    """
    parser = _Parser(_TOKEN.findall(text), values)
    result = parser.sum()
    if parser.left:
        raise InputError(f"cannot read {' '.join(parser.left)!r} of {text!r}")
    return result


def _joins(sign: str) -> Callable[[Any, Any], Any]:
    return lambda left, right: left.join(sign, left.of(right))


def _joins_to(sign: str) -> Callable[[Any, Any], Any]:
    return lambda right, left: right.of(left).join(sign, right)


class Written:
    """An expression in another language: what Python's operators make of it is one too, by its `join`."""

    __add__, __sub__, __mul__, __truediv__, __pow__ = map(_joins, ("+", "-", "*", "/", "**"))
    __radd__, __rsub__, __rmul__, __rtruediv__ = map(_joins_to, ("+", "-", "*", "/"))

    @classmethod
    def of(cls, value: Any) -> Any:
        """A value of this language; numbers are written as they are."""
        return value if isinstance(value, cls) else cls(str(value))  # type: ignore[call-arg]


class _Parser:
    """Recursive descent; a value is what NumPy makes of it."""

    def __init__(self, tokens: list[str], values: Mapping[str, Any]) -> None:
        self.left, self.values = tokens, values

    def _next(self, *wanted: str) -> str:
        if self.left and (self.left[0] in wanted or not wanted):
            return self.left.pop(0)
        return ""

    def sum(self) -> Any:
        total = -self.product() if self._next("-") else self.product()
        while sign := self._next("+", "-"):
            other = self.product()
            total = total + other if sign == "+" else total - other
        return total

    def product(self) -> Any:
        total = self.power()
        while sign := self._next("*", "/"):
            other = self.power()
            total = total * other if sign == "*" else total / other
        return total

    def power(self) -> Any:
        base = self.application()
        while sign := self._next("^+", "^-1"):
            base = 1 / base if sign == "^-1" else base ** self.atom()
        return base

    def application(self) -> Any:
        name = self.left[0] if self.left else ""
        function: Callable[..., Any] | None = self.values.get(name) if callable(self.values.get(name)) else None
        if function is None:
            value = self.atom()
        else:
            self._next()
            arity = function.nin if isinstance(function, np.ufunc) else len(signature(function).parameters)
            value = function(*(self.atom() for _ in range(arity)))
        # The entry of a vector: `v i 0`.
        if self.left[:2] == ["i", "0"]:
            del self.left[:2]
        return value

    def atom(self) -> Any:
        token = self._next()
        if token == "(":
            value = self.sum()
            self._require(")")
        elif token == "`|":
            value = abs(self.sum())
            self._require("|")
        elif token.isdigit():
            value = int(token)
        elif token in self.values:
            value = self.values[token]
        else:
            raise InputError(f"{token!r} has no value")
        self._next("%:R", "%N")
        return value

    def _require(self, sign: str) -> None:
        if not self._next(sign):
            raise InputError(f"{sign!r} is missing before {' '.join(self.left)!r}")
