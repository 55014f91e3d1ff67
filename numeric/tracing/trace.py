"""A function is run on arrays of named axes, and what was recorded is held against its run on numbers.

It is run once for each type of number. What it recorded has to be the same each time, so nothing that it reads from
elsewhere, keeps, or asks of a type goes unseen; the lines that would do so are named before.
"""

from __future__ import annotations

import ast
import dis
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, FrameType, FunctionType, ModuleType, NoneType
from typing import Any

import numpy as np

from lnverify.numeric.tracing.array import Array, exact, input_node, number
from lnverify.numeric.tracing.evaluate import evaluate
from lnverify.numeric.tracing.kernels import Kernel
from lnverify.numeric.tracing.refusal import Notes, Refused, is_library, noting, wrong_call
from lnverify.numeric.tracing.shapes import Dims, LengthOf, Setting, Size, axes_of, describe, is_eps
from lnverify.proofs.errors import InputError
from lnverify.proofs.expressions import Expression

_PRIMES = (3, 5, 2, 7, 11, 13, 4, 9)
# Of the largest entry: a few hundred roundings, in the least of the formats that a function casts to.
_TOLERANCE = {"float64": 1e-9, "float32": 1e-4, "float16": 0.05, "bfloat16": 0.2}


@dataclass(frozen=True)
class Trace:
    """What a function recorded: outputs, None for None; the constants with a fraction and the casts of its code."""

    outputs: tuple[tuple[Expression, Dims] | None, ...]
    constants: tuple[str, ...]
    casts: tuple[str, ...]


def trace(kernel: Kernel, given: Setting) -> Trace:
    """Run a kernel on arrays of named axes."""
    notes = Notes(given.exact)
    first, *others = (_run_once(kernel, given, dtype, notes) for dtype in kernel.library.formats)
    for other, dtype in zip(others, kernel.library.formats[1:], strict=True):
        if other != first:
            raise Refused(f"{kernel.name} has another formula in {str(dtype).removeprefix('torch.')} than in float64, "
                          "or in each call; one formula would be right")  # fmt: skip
    return Trace(first, tuple(notes.constants), tuple(notes.casts))


def _run_once(kernel: Kernel, given: Setting, dtype: Any, notes: Notes) -> Any:
    make = kernel.library.array
    arguments = [
        Size((dims.axis,), make) if isinstance(dims, LengthOf)
        else make(input_node(name, dims), dims, dtype if dims else None, name in given.masks)
        for name, dims in given.shapes.items()
    ]  # fmt: skip
    with noting(notes), watching(kernel):
        try:
            returned = kernel.call(*arguments)
        except (InputError, RecursionError):
            raise
        except Exception as error:
            raise wrong_call(error) from None
        outputs = returned if isinstance(returned, tuple | list) else (returned,)
        return tuple(None if one is None else _output(kernel, one) for one in outputs)


def _output(kernel: Kernel, value: Any) -> tuple[Expression, Dims]:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return number(exact(value)), ()
    if not isinstance(value, Array):
        raise InputError(
            f"{kernel.name} returned {type(value).__name__}; an array, or a tuple of arrays, would be right"
        )
    return value.node, value.dims


# -- what a function reads and writes --------------------------------------------------------------------------


@contextmanager
def watching(kernel: Kernel) -> Iterator[None]:
    """Look at each function of the user's that is called, before it runs, for what it keeps and reads elsewhere."""
    for function in (kernel.original, getattr(kernel.original, "forward", None)):
        _check_defaults(inspect.unwrap(function) if callable(function) else None)
    seen: set[int] = set()
    faults: list[Refused] = []

    def look(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and id(frame.f_code) not in seen and path.parent != Path(__file__).parent:
            seen.add(id(frame.f_code))
            if not is_library(path):
                faults.extend(_faults(frame))

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(before)
        if faults:
            raise faults[0]


def _check_defaults(function: Any) -> None:
    named = getattr(function, "__kwdefaults__", None) or {}
    if any(map(_changes, (*(getattr(function, "__defaults__", None) or ()), *named.values()))):
        code = function.__code__
        raise Refused(f"{Path(code.co_filename).name}, line {code.co_firstlineno}: a default argument of "
                      f"{code.co_name}() keeps what is put into it; None would be right")  # fmt: skip


def _changes(value: Any) -> bool:
    """Whether a value may change, or keeps results."""
    if isinstance(value, Array):
        return False
    if isinstance(value, dict | list | set | bytearray | np.ndarray) or hasattr(value, "cache_info"):
        return True
    return type(value).__module__ == "torch" and type(value).__name__ == "Tensor"


def _faults(frame: FrameType) -> Iterator[Refused]:
    """What a function keeps or reads elsewhere, by the instructions of its code."""
    code, line = frame.f_code, frame.f_lineno
    # What an installed package keeps in a table is taken as it is installed.
    installed = "site-packages" in Path(code.co_filename).parts
    steps = list(dis.get_instructions(code))
    for before, step in zip([None, *steps], steps, strict=False):
        line = step.starts_line or line
        if fault := _stored(frame, before, step) or (not installed and _read(frame, before, step)):
            yield Refused(f"{Path(code.co_filename).name}, line {line}: {fault}")


def _stored(frame: FrameType, before: Any, step: Any) -> str:
    returned = "a value that is returned would be right"
    if step.opname in ("STORE_GLOBAL", "DELETE_GLOBAL"):
        return f"the global {step.argval} is changed; {returned}"
    if step.opname == "STORE_DEREF" and step.argval in frame.f_code.co_freevars:
        return f"{step.argval} of the enclosing function is changed; {returned}"
    if step.opname == "STORE_ATTR" and not _is_context(frame, before):
        return f"the attribute {step.argval} is changed; {returned}"
    return ""


def _read(frame: FrameType, before: Any, step: Any) -> str:
    name, there = step.argval, frame.f_globals
    if step.opname == "LOAD_GLOBAL" and name in there:
        right = "an argument, or a constant in capitals that is assigned once, would be right"
        told = f"the global {name} is read, which may change; {right}"
        return "" if _is_constant(name, there[name], there) else told
    if step.opname == "LOAD_GLOBAL" and name in _OPEN:
        return f"{name}() is called, which may give anything; an argument would be right"
    if step.opname == "LOAD_ATTR" and before is not None and before.opname == "LOAD_GLOBAL":
        owner = there.get(before.argval)
        if isinstance(owner, type | ModuleType) and not _is_installed(owner):
            value = getattr(owner, name, None)
            if not _is_constant(name, value, vars(owner)):
                return f"{before.argval}.{name} is read, which may change; an argument would be right"
    kept = step.opname in ("LOAD_DEREF", "LOAD_CLASSDEREF") and name in frame.f_code.co_freevars
    if kept and _changes(frame.f_locals.get(name)):
        return f"{name} of the enclosing function is read, which may change; an argument would be right"
    return ""


_OPEN = ("globals", "vars", "eval", "exec", "open", "input", "__import__", "id", "hash")


def _is_installed(owner: Any) -> bool:
    """Whether a module or class is Python's, or of an installed package."""
    module = owner if isinstance(owner, ModuleType) else sys.modules.get(owner.__module__)
    place = getattr(module, "__file__", None)
    return place is None or "site-packages" in place or is_library(Path(place))


def _is_context(frame: FrameType, before: Any) -> bool:
    """Whether the object whose attribute is set is that which an autograd.Function keeps values in."""
    is_local = before is not None and before.opname == "LOAD_FAST"
    return is_local and type(frame.f_locals.get(before.argval)).__name__ == "Context"


def _is_constant(name: str, value: Any, values: Mapping[str, Any]) -> bool:
    """Whether a global is a function, a class, a module, a text, or a number in capitals that is assigned once."""
    if isinstance(value, bool | int | float | np.generic):
        source = sys.modules.get(str(values.get("__name__", values.get("__module__"))))
        return name.lstrip("_").isupper() and (source is None or name not in _rebound(source))
    if hasattr(value, "cache_info"):
        return False
    if isinstance(value, str | type | ModuleType | FunctionType | BuiltinFunctionType | staticmethod | NoneType):
        return True
    return type(value).__module__.partition(".")[0] in ("numpy", "torch", "typing") and not _changes(value)


@cache
def _rebound(module: Any) -> frozenset[str]:
    """The names of a module that are assigned more than once, or in a function."""
    try:
        tree = ast.parse(inspect.getsource(module))
    except (OSError, TypeError, SyntaxError):
        return frozenset()
    listed = [name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names]
    stored = [
        node.id for top in tree.body if not isinstance(top, ast.FunctionDef | ast.ClassDef)
        for node in ast.walk(top) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]  # fmt: skip
    return frozenset([*listed, *(name for name in stored if stored.count(name) > 1)])


# -- the same on numbers ----------------------------------------------------------------------------------------


def axis_sizes(shapes: Mapping[str, Dims], place: int) -> dict[str, int]:
    """Lengths for all axes, no two alike; the place chooses which."""
    axes = sorted({axis for dims in shapes.values() for axis in axes_of(dims)})
    return {axis: _PRIMES[(i + place) % len(_PRIMES)] for i, axis in enumerate(axes)}


def random_inputs(given: Setting, sizes: Mapping[str, int], seed: int) -> dict[str, Any]:
    """Random numbers for each argument: from −2 to 2; an ε, and what is positive, from 0.2 to 2; a mask is 0 or 1."""
    generator = np.random.default_rng(seed)
    made = {}
    for name, dims in given.shapes.items():
        shape = [int(np.prod([sizes[axis] for axis in dim])) for dim in dims]
        low = 0.2 if name in given.positive or is_eps(name) else -2.0
        values = generator.uniform(low, 2.0, shape) if not isinstance(dims, LengthOf) else sizes[dims.axis]
        made[name] = values > 0 if name in given.masks else values
    return made


def run(kernel: Kernel, inputs: Mapping[str, Any], shapes: Mapping[str, Dims]) -> list[Any]:
    """What a kernel makes of numbers, as arrays of float64."""
    arguments = [
        kernel.library.to_numbers(np.array(value)) if shapes[name]
        else int(value) if isinstance(shapes[name], LengthOf) else float(value)
        for name, value in inputs.items()
    ]  # fmt: skip
    try:
        with np.errstate(all="ignore"):
            found = kernel.call(*arguments)
    except InputError:
        raise
    except Exception as error:
        raise wrong_call(error) from None
    listed = found if isinstance(found, tuple | list) else (found,)
    return [None if one is None else np.asarray(_plain(one), np.float64) for one in listed]


def _plain(value: Any) -> Any:
    return value.detach().to(dtype=sys.modules["torch"].float64).numpy() if hasattr(value, "detach") else value


def check(kernel: Kernel, given: Setting, traced: Trace) -> None:
    """Hold what was recorded against the function on random arrays of three shapes."""
    tolerance = max(_TOLERANCE.get(cast, 1e-9) for cast in ("float64", *traced.casts))
    for place in range(3):
        sizes = axis_sizes(given.shapes, 2 * place)
        inputs = random_inputs(given, sizes, place)
        recorded = iter(evaluate([one for one in traced.outputs if one], inputs, given.shapes, sizes))
        for one, value in zip(traced.outputs, run(kernel, inputs, given.shapes), strict=True):
            expected = None if one is None else next(recorded)
            if not _agree(expected, value, tolerance):
                lengths = ", ".join(f"{axis} = {size}" for axis, size in sizes.items())
                raise InputError(f"{kernel.name} gives something else on random numbers ({lengths}) than on arrays of "
                                 f"any shape{_shapes(expected, value)}: what was recorded is not this "
                                 "function")  # fmt: skip


def _agree(expected: Any, value: Any, tolerance: float) -> bool:
    if expected is None or value is None or expected.shape != value.shape:
        return expected is value
    scale = np.max(np.abs(expected), where=np.isfinite(expected), initial=1.0)
    return bool(np.allclose(expected, value, rtol=0, atol=tolerance * scale, equal_nan=True))


def _shapes(expected: Any, value: Any) -> str:
    if expected is None or value is None or expected.shape == value.shape:
        return ""
    return f" (the shape {value.shape} rather than {expected.shape})"


def require_dims(
    kernel: Kernel, found: Sequence[tuple[Expression, Dims] | None], wanted: Sequence[tuple[str, Dims]]
) -> None:
    """Check that outputs have the dimensions that they are to have."""
    if len(found) != len(wanted) or any(one is None for one in found):
        raise InputError(f"{kernel.name} returns {sum(one is not None for one in found)} arrays; {len(wanted)}, for "
                         f"{', '.join(name for name, _ in wanted)}, would be right")  # fmt: skip
    for one, (name, dims) in zip(found, wanted, strict=True):
        if one is not None and one[1] != dims:
            raise InputError(f"{kernel.name} returns an array of {describe(one[1])} for {name}; {describe(dims)} would "
                             "be right")  # fmt: skip
