"""The one way in which bad input is reported."""

from collections.abc import Mapping
from typing import TypeVar

Value = TypeVar("Value")


class InputError(Exception):
    """Input that cannot be used: its one-line message says what is wrong, where, and what would be right.

    The command line prints the message and exits with code 2.
    """


class Undecided(InputError):
    """Neither a proof nor a witness was found: the statement lies outside the calculus."""


class Disagreement(Exception):
    """Two readings contradict each other: a fault of this program, never a verdict.

    The message says which reading says what, and at which point.
    """


def choose(what: str, name: str, choices: Mapping[str, Value]) -> Value:
    """The choice called `name`.

    Args:
        what: what the choices are, for the message.
        name: one of `choices`.
        choices: by name.

    Raises:
        InputError: where there is none of that name.
    """
    if name not in choices:
        raise InputError(f"unknown {what} {name!r}; one of {', '.join(choices)} would be right")
    return choices[name]
