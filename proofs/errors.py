"""The one way in which bad input is reported."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
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
        every = f"one of {', '.join(filter(None, choices))} would be right"
        # A long list hides the name that was meant.
        hint = did_you_mean(name, choices, every) if len(choices) > 12 else every
        raise InputError(f"unknown {what} {name!r}; {hint}")
    return choices[name]


def did_you_mean(name: str, names: Iterable[str], otherwise: str, most: int = 1) -> str:
    """The end of a message on an unknown name: those of `names` that are spelt most like it, else `otherwise`."""
    near = get_close_matches(name, names, n=most)
    return f"did you mean {' or '.join(near)}?" if near else otherwise
