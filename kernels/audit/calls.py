"""One call of an implementation, on copies of its inputs: whatever it does, the caller gets an answer.

What it prints goes to standard error, NumPy warns of nothing in it, how it sets NumPy's errors stays within the call,
and somebody's own kernel that does not come back is given up after a while.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, redirect_stdout, suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from traceback import extract_tb
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.numeric.reference import Problem
from lnverify.numeric.reference.problem import GRADIENTS, PARAMETERS
from lnverify.proofs.values import a_kind

INPUTS = ("x", "gain", "bias", "upstream")
"""The arrays of a problem."""

OURS = tuple(Path(__file__).resolve().parents[2] / folder for folder in ("numeric", "kernels"))
"""The files of this project, whose lines in a traceback say nothing of a kernel."""


@dataclass(frozen=True)
class Run:
    """What a call gave.

    Attributes:
        values: each quantity, an array of the right shape and format; none where it refused.
        changed: the inputs that are not as they were.
        refused: why there is no answer, in one line; empty where there is one.
        raised: the type of what it raised; empty where it raised nothing.
        lines: the lines of the kernel's own files that were being run then, the innermost last.
    """

    values: Mapping[str, np.ndarray] = field(default_factory=dict)
    changed: tuple[str, ...] = ()
    refused: str = ""
    raised: str = ""
    lines: tuple[str, ...] = ()

    @property
    def reason(self) -> str:
        """Why there is no answer, and where in the kernel."""
        kind = f"{self.raised}: " if self.raised and self.raised != self.refused else ""
        return f"{kind}{self.refused}" + (f" ({'; '.join(self.lines)})" if self.lines else "")


class NoAnswerError(Exception):
    """A call that did not come back in time."""


CALLS = "LNVERIFY_CALLS"
"""The variable that tells a worker the folder in which it notes the call that it is in."""

_SILENT = 10.0
"""After so many seconds a line says that a call takes long."""

HANGING: dict[Callable[..., Any], float] = {}
"""Functions that did not come back once, and the limit in seconds: they are not called again."""


@dataclass(frozen=True)
class Tensors:
    """What a norm of channels is given: x of more axes than rows have, with a gain and a bias for each channel."""

    x: np.ndarray
    gain: np.ndarray
    bias: np.ndarray
    upstream: np.ndarray
    eps: float


Inputs = Problem | Tensors


def run(implementation: Implementation, problem: Inputs, only: str = "", copies: bool = True) -> Run:
    """What an implementation gives on a problem: the output, and its gradients where it has them.

    All quantities are asked for, or `only` one; without an upstream gradient there are no gradients. It is given copies
    of the arrays, or else the arrays themselves.
    """
    has_gradients = only != "output" and implementation.backward is not None and problem.upstream is not None
    names = INPUTS if problem.upstream is not None else INPUTS[:3]
    changed: dict[str, None] = {}

    def on_copies(function: Any, *arrays: str) -> Any:
        given = {name: getattr(problem, name).copy() if copies else getattr(problem, name) for name in arrays}
        answer = in_time(function, implementation.limit, *given.values(), problem.eps)
        changed.update((name, None) for name in given if not same(given[name], getattr(problem, name)))
        return answer

    own = isfinite(implementation.limit)
    try:
        with noted(problem) if own else nullcontext(), divert_prints(own), np.errstate(all="ignore"):
            results = {} if only in GRADIENTS else {"output": on_copies(implementation.forward, "x", "gain", "bias")}
            if has_gradients and not changed:  # what changes its inputs may not be fit for a backward pass
                gradients = on_copies(implementation.backward, "upstream", "x", "gain", "bias")
                if not isinstance(gradients, tuple | list) or len(gradients) != len(GRADIENTS):
                    return Run(refused=f"backward gives {a_kind(gradients)}, not dx, dgain and dbias")
                results |= {name: value for name, value in zip(GRADIENTS, gradients, strict=True) if value is not None}
    except SystemExit:
        return Run(refused="it ends the program")
    except NoAnswerError as error:
        return Run(refused=str(error))
    except Exception as error:
        kind = type(error).__name__
        reason = (str(error).splitlines() or [kind])[0][:200]
        return Run(refused=reason, raised=kind, lines=own_lines(error))
    for name, value in results.items():
        if wrong := unlike(value, problem.gain if name in PARAMETERS else problem.x):
            return Run(refused=f"{name} is {wrong}")
    # A later call may write into the same memory.
    values = {name: value.copy() for name, value in results.items()}
    of_two = {"x": "x or the residual"} if implementation.declared.residual else {}
    return Run(values, tuple(of_two.get(name, name) for name in names if name in changed))


@contextmanager
def noted(what: Inputs | str) -> Iterator[None]:
    """A block that calls somebody's own kernel on an input: what it is lies in a file, should it end the process."""
    folder = os.environ.get(CALLS)
    if folder is None:
        yield
        return
    path = Path(folder, f"call-{os.getpid()}")
    with suppress(OSError):
        path.write_text(what if isinstance(what, str) else _in_words(what), encoding="utf-8")
    try:
        yield
    finally:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _in_words(problem: Inputs) -> str:
    """Shape, format, first entries and eps of an input."""
    x = problem.x.reshape(len(problem.x), -1)
    rows, size = x.shape
    entries = [*(f"{entry:.6g}" for entry in x[0][:3].astype(float)), *["…"] * (size > 3)]
    shape = f"{rows} row{'s' * (rows > 1)} of {size} in {x.dtype}"
    return f"{shape}, x = ({', '.join(entries)}), eps = {problem.eps:g}"


def value(implementation: Implementation, problem: Problem, quantity: str) -> np.ndarray | None:
    """What an implementation gives for one quantity; None where it gives none."""
    return run(implementation, problem, only=quantity).values.get(quantity)


def forward(implementation: Implementation, problem: Problem, x: np.ndarray | None = None) -> np.ndarray:
    """The output itself, unchecked and in the memory that the kernel gave it; whatever the kernel raises is raised.

    Of the problem copies are given; rows `x` in place of its own are given themselves.
    """
    rows = problem.x.copy() if x is None else x
    result: np.ndarray = call(
        implementation, implementation.forward, rows, problem.gain.copy(), problem.bias.copy(), problem.eps
    )
    return result


def call(implementation: Implementation, function: Callable[..., Any], *arguments: Any) -> Any:
    """What the forward or the backward gives on the very arrays that are given."""
    with divert_prints(own=isfinite(implementation.limit)), np.errstate(all="ignore"):
        return in_time(function, implementation.limit, *arguments)


def in_time(function: Callable[..., Any], limit: float, *arguments: Any) -> Any:
    """What a function returns or raises.

    Where there is a limit, it runs in a thread, which is left to itself if it takes longer.

    Raises:
        NoAnswerError: where it takes longer, or did so before.
    """
    if not isfinite(limit):
        return function(*arguments)
    if function in HANGING:
        raise NoAnswerError(f"not called again, as an earlier call did not come back within {HANGING[function]:g} s")
    outcome: dict[str, Any] = {}

    def work() -> None:
        try:
            with np.errstate(all="ignore"):
                outcome["answer"] = function(*arguments)
        except BaseException as error:
            outcome["error"] = error

    # Settings as torch's compiler has them, and NumPy's of errors, are those of a context: the caller's.
    thread = threading.Thread(target=copy_context().run, args=(work,), daemon=True)
    thread.start()
    thread.join(min(limit, _SILENT))
    if thread.is_alive() and limit > _SILENT:
        message = f"lnverify: a call takes longer than {_SILENT:g} s; it is given up after {limit:g} s (--call-timeout)"
        print(message, file=sys.__stderr__, flush=True)
        thread.join(limit - _SILENT)
    if thread.is_alive():
        HANGING[function] = limit
        raise NoAnswerError(f"a call did not come back within {limit:g} s")
    if "error" in outcome:
        raise outcome["error"]
    return outcome["answer"]


@contextmanager
def divert_prints(own: bool = True) -> Iterator[None]:
    """A block whose prints go to standard error; of `own` code also what a C library writes."""
    with redirect_stdout(sys.stderr):
        if not own:
            yield
            return
        sys.stdout.flush()
        try:
            kept = os.dup(1)
            os.dup2(2, 1)
        except OSError:  # one of them is closed: nothing can be corrupted
            yield
            return
        try:
            yield
        finally:
            with suppress(AttributeError, OSError):
                ctypes.CDLL(None).fflush(None)
            os.dup2(kept, 1)
            os.close(kept)


def own_lines(error: BaseException) -> tuple[str, ...]:
    """The lines of an error's traceback that are neither of this project nor of Python's packages, the innermost last.

    Of a long one the first two and the last two.
    """
    others = *OURS, Path(os.__file__).resolve().parent
    results = [
        f"{Path(at.filename).name}:{at.lineno}, in {at.name}" + (f": {at.line}" if at.line else "")
        for at in extract_tb(error.__traceback__)
        for path in [Path(at.filename).resolve()]
        if not ("site-packages" in path.parts or any(path.is_relative_to(folder) for folder in others))
    ]
    return tuple(results if len(results) <= 4 else [*results[:2], f"… {len(results) - 4} calls …", *results[-2:]])


def unlike(values: Any, expected: np.ndarray) -> str:
    """What is wrong with the kind of an answer; nothing where it is as expected."""
    if not isinstance(values, np.ndarray):
        return f"{a_kind(values)}, not a NumPy array"
    if values.shape != expected.shape or values.dtype != expected.dtype:
        return f"{values.dtype} of shape {values.shape}, not {expected.dtype} of shape {expected.shape}"
    return ""


def same(one: Any, other: Any) -> bool:
    """Whether two arrays have the same bits."""
    first, second = (np.ascontiguousarray(array).reshape(-1).view(np.uint8) for array in (one, other))
    return np.array_equal(first, second)
