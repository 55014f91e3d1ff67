"""A function is run on arrays of named axes, and what was recorded is held against its run on numbers.

It is run once for each type of number, and once more. What it recorded has to be the same each time. On numbers it has
to run the same instructions, and to give what the recorded expression gives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.kernels.tracing.array import Array, Size, exact
from lnverify.kernels.tracing.callables import Kernel, calling_functions, is_function, is_module
from lnverify.kernels.tracing.nodes import evaluate, number, variable
from lnverify.kernels.tracing.refusal import Notes, Refused, call, noting, wrong_call
from lnverify.kernels.tracing.shapes import Dims, Setting, axes_of, describe, is_eps
from lnverify.kernels.tracing.watch import recording, require_fixed, require_path, watching
from lnverify.proofs.errors import InputError
from lnverify.proofs.expressions import Expression

_PRIMES = (3, 5, 2, 7, 11, 13, 4, 9)
# Of the largest entry: a few hundred roundings, in the least of the formats that a function casts to.
_TOLERANCE = {"float64": 1e-9, "float32": 1e-4, "float16": 0.05, "bfloat16": 0.2}

Output = tuple[Expression, Dims]


@dataclass(frozen=True)
class Trace:
    """What a function recorded: an expression and its dimensions for each output, None for None; and what was noted."""

    outputs: tuple[Output | None, ...]
    notes: Notes


def trace(kernel: Kernel, given: Setting) -> Trace:
    """What a kernel records on arrays of named axes, held against its run on numbers."""
    notes, library, runs, casts = Notes(given.exact), kernel.library, [], []
    if not (is_function(kernel.original) or is_module(type(kernel.original))):
        require_fixed(kernel.original)
    formats = (*library.formats, library.formats[0])
    for dtype in formats:
        arguments = [
            Size((given.lengths[name],), library) if name in given.lengths
            else Array(library, variable(name, axes_of(dims)), dims, dtype if dims else None, name in given.masks)
            for name, dims in given.shapes.items()
        ]  # fmt: skip
        with noting(notes), calling_functions(library), watching() as path:
            runs.append(tuple(_output(kernel, one) for one in _call(kernel, arguments)))
        casts += [(cast, str(dtype).removeprefix("torch.")) for cast in notes.casts]
        notes.casts.clear()
        if runs[-1] != runs[0]:
            raise Refused(f"{kernel.where} has another formula in {str(dtype).removeprefix('torch.')} than in float64, "
                          "or in each call; one formula would be right")  # fmt: skip
    # A cast to the format of the arguments is one to each format, in the run of that format alone.
    named = {cast: None for cast, dtype in casts if cast != dtype}
    notes.casts = named | ({} if named.keys() >= dict(casts).keys() else {"the format of the arguments": None})
    result = Trace(runs[0], notes)
    _check(kernel, given, result, path)
    return result


def _call(kernel: Kernel, arguments: Sequence[Any]) -> Sequence[Any]:
    """What a kernel returns, as a list; what it raises by itself is bad input."""
    try:
        returned = call(kernel.call, arguments)
    except InputError:
        raise
    except (Exception, SystemExit) as error:
        raise wrong_call(error, kernel.original) from None
    return returned if isinstance(returned, tuple | list) else (returned,)


def _output(kernel: Kernel, value: Any) -> Output | None:
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = Array(kernel.library, number(exact(value)), ())
    if type(value) is not Array and value is not None:
        raise InputError(f"{kernel.where} returned {type(value).__name__}; an array, or a tuple of arrays, would "
                         "be right")  # fmt: skip
    return None if value is None else (value.node, value.dims)


# -- the same on numbers ----------------------------------------------------------------------------------------


def axis_sizes(shapes: Mapping[str, Dims], place: int) -> dict[str, int]:
    """Lengths for all axes, no two alike; the place chooses which."""
    axes = sorted({axis for dims in shapes.values() for axis in axes_of(dims)})
    return {axis: _PRIMES[(i + place) % len(_PRIMES)] for i, axis in enumerate(axes)}


def random_inputs(given: Setting, sizes: Mapping[str, int], seed: int, scale: float = 1) -> dict[str, Any]:
    """Random numbers for each argument: from −2 to 2; an ε, and what is positive, from 0.2 to 2; a mask is 0 or 1.

    Arrays of both signs are scaled.
    """
    generator = np.random.default_rng(seed)
    results = {}
    for name, dims in given.shapes.items():
        shape = [int(np.prod([sizes[axis] for axis in dim])) for dim in dims]
        low = 0.2 if name in given.positive or is_eps(name) else -2.0
        values = sizes[given.lengths[name]] if name in given.lengths else generator.uniform(low, 2.0, shape)
        results[name] = values > 0 if name in given.masks else values * scale if low < 0 and dims else values
    return results


def run(kernel: Kernel, inputs: Mapping[str, Any], shapes: Mapping[str, Dims]) -> list[Any]:
    """What a kernel makes of numbers, as arrays of float64."""
    arguments = [
        kernel.library.to_numbers(np.array(value)) if shapes[name]
        else value if isinstance(value, int) else float(value)
        for name, value in inputs.items() if name in shapes
    ]  # fmt: skip
    with np.errstate(all="ignore"):
        returned = [one.detach().double() if hasattr(one, "detach") else one for one in _call(kernel, arguments)]
        return [None if one is None else np.asarray(one, np.float64) for one in returned]


def _check(kernel: Kernel, given: Setting, traced: Trace, path: list[Any]) -> None:
    """Hold what was recorded against the function on random arrays of three shapes."""
    tolerance = max(_TOLERANCE.get(cast, 1e-9) for cast in ("float64", *traced.notes.casts))
    for place in range(3):
        sizes = axis_sizes(given.shapes, 2 * place)
        # What differs for large or small entries alone is seen too, where no format is left out that has them not.
        inputs = random_inputs(given, sizes, place, (1, 1e3, 1e-3)[place] if tolerance < 1e-5 else 1)
        recorded = evaluate(traced.outputs, inputs, given.shapes, sizes)
        with recording() as taken:
            values = run(kernel, inputs, given.shapes)
        require_path(kernel.name, path, taken)
        for expected, value in zip(recorded, values, strict=True):
            if _agree(expected, value, tolerance):
                continue
            lengths = ", ".join(f"{axis} = {size}" for axis, size in sizes.items())
            shapes = f" (the shape {np.shape(value)}; {np.shape(expected)} was recorded)"
            raise InputError(f"{kernel.where} gives something else on random numbers ({lengths}) than on arrays of any "
                             f"shape{shapes}: what was recorded is not this function")  # fmt: skip


def _agree(expected: Any, value: Any, tolerance: float) -> bool:
    if expected is None or value is None or expected.shape != value.shape:
        return expected is value
    # Where the formula divides by 0 the function may choose something else: that is a side condition.
    there = np.isfinite(expected)
    scale = np.max(np.abs(expected), where=there, initial=1.0)
    return bool(np.allclose(expected[there], value[there], rtol=0, atol=tolerance * scale))


def require_dims(kernel: Kernel, found: Sequence[Output | None], wanted: Sequence[tuple[str, Dims]]) -> None:
    """Check that outputs have the dimensions that they are to have."""
    if len(found) != len(wanted) or any(one is None for one in found):
        arrays = f"{sum(one is not None for one in found)} arrays{' beside None' if None in found else ''}"
        raise InputError(f"{kernel.where} returns {arrays}; {len(wanted)}, for "
                         f"{', '.join(name for name, _ in wanted)}, would be right")  # fmt: skip
    for one, (name, dims) in zip(found, wanted, strict=True):
        if one is not None and one[1] != dims:
            raise InputError(f"{kernel.where} returns an array of {describe(one[1])} for {name}; {describe(dims)} "
                             "would be right")  # fmt: skip
