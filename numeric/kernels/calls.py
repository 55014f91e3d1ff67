"""One call of an implementation, on copies of its inputs: whatever it does, the caller gets an answer.

What it prints goes to standard error, and how it sets NumPy's errors stays within the call.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.reference import Problem

INPUTS = ("x", "gain", "bias", "upstream")
"""The arrays of a problem."""

GRADIENTS = ("dx", "dgain", "dbias")
"""What a backward pass gives."""


@dataclass(frozen=True)
class Run:
    """What a call gave.

    Attributes:
        values: each quantity, an array of the right shape and format; none where it refused.
        changed: the inputs that are not as they were.
        refused: why there is no answer, in one line; empty where there is one.
        raised: the type of what it raised; empty where it raised nothing.
    """

    values: Mapping[str, np.ndarray] = field(default_factory=dict)
    changed: tuple[str, ...] = ()
    refused: str = ""
    raised: str = ""


def run(implementation: Implementation, problem: Problem, only: str = "") -> Run:
    """What an implementation gives on a problem: the output, and its gradients where it has them.

    Args:
        implementation: what is called.
        problem: the inputs; without an upstream gradient there are no gradients.
        only: the one quantity that is asked for; all of them by default.
    """
    has_gradients = only != "output" and implementation.backward is not None and problem.upstream is not None
    names = INPUTS if problem.upstream is not None else INPUTS[:3]
    changed: dict[str, None] = {}

    def call(function: Any, *arrays: str) -> Any:
        given = {name: getattr(problem, name).copy() for name in arrays}
        answer = function(*given.values(), problem.eps)
        changed.update((name, None) for name in given if not same(given[name], getattr(problem, name)))
        return answer

    try:
        with redirect_stdout(sys.stderr), np.errstate():
            found = {} if only in GRADIENTS else {"output": call(implementation.forward, "x", "gain", "bias")}
            if has_gradients and not changed:  # what changes its inputs may not be fit for a backward pass
                gradients = call(implementation.backward, "upstream", "x", "gain", "bias")
                if not isinstance(gradients, tuple | list) or len(gradients) != len(GRADIENTS):
                    kind = type(gradients).__name__
                    return Run(refused=f"backward gives a {kind}, not dx, dgain and dbias")
                found |= {name: value for name, value in zip(GRADIENTS, gradients, strict=True) if value is not None}
    except SystemExit:
        return Run(refused="it ends the program")
    except Exception as error:
        kind = type(error).__name__
        return Run(refused=(str(error).splitlines() or [kind])[0][:200], raised=kind)
    for name, value in found.items():
        if wrong := unlike(value, problem.gain if name in ("dgain", "dbias") else problem.x):
            return Run(refused=f"{name} is {wrong}")
    # A later call may write into the same memory.
    values = {name: value.copy() for name, value in found.items()}
    return Run(values, tuple(name for name in names if name in changed))


def value(implementation: Implementation, problem: Problem, quantity: str) -> np.ndarray | None:
    """What an implementation gives for one quantity; None where it gives none."""
    return run(implementation, problem, only=quantity).values.get(quantity)


def unlike(values: Any, expected: np.ndarray) -> str:
    """What is wrong with the kind of an answer; nothing where it is as expected."""
    if not isinstance(values, np.ndarray):
        return f"a {type(values).__name__}, not a NumPy array"
    if values.shape != expected.shape or values.dtype != expected.dtype:
        return f"{values.dtype} of shape {values.shape}, not {expected.dtype} of shape {expected.shape}"
    return ""


def same(one: Any, other: Any) -> bool:
    """Whether two arrays have the same bits."""
    return bool(np.ascontiguousarray(one).tobytes() == np.ascontiguousarray(other).tobytes())
