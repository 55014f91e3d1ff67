"""What a function keeps, reads elsewhere or catches, and the path that it takes through its own code.

A trace stands for every array only if nothing but the declared arguments decides what is run. So each function of the
user's is looked at before it runs, and its instructions are recorded: on numbers they have to be the same.
"""

from __future__ import annotations

import ast
import dis
import inspect
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

from lnverify.numeric.tracing.array import Array
from lnverify.numeric.tracing.refusal import Refused, is_library, is_own, place
from lnverify.numeric.tracing.shapes import Size

Step = tuple[CodeType, int]
"""An instruction that was run: a code object and a place in it."""

_ELSEWHERE = (
    "random", "numpy.random", "time", "datetime", "os", "posix", "secrets", "uuid", "threading", "inspect", "gc",
    "ctypes", "pickle", "_pickle", "platform", "socket", "io", "_io", "sys",
)  # fmt: skip
"""Modules whose functions give what no argument decides."""
_ASKING = (
    "globals", "locals", "vars", "dir", "eval", "exec", "open", "input", "__import__", "id", "hash", "setattr",
    "delattr", "getattr", "is_grad_enabled", "is_autocast_enabled", "is_inference_mode_enabled", "get_default_dtype",
    "rand", "randn", "randint", "rand_like", "randn_like", "bernoulli", "normal", "randperm", "empty", "empty_like",
    "is_compiling", "is_scripting", "is_tracing", "is_available", "device_count", "get_num_threads",
    "are_deterministic_algorithms_enabled",
)  # fmt: skip


@contextmanager
def watching(original: Any) -> Iterator[list[Step]]:
    """Look at each function of the user's as it is called, and record the instructions that it runs.

    Raises:
        Refused: for the first that keeps, reads or catches what it should not.
    """
    faults: list[Refused] = []
    seen: set[tuple[int, ...]] = set()
    owner = getattr(original, "__self__", original)
    before = state(owner)

    def look(frame: FrameType, event: str, function: Any) -> None:
        if event == "c_call" and _is_users(frame.f_code) and (fault := _asks(function, frame.f_code)):
            faults.append(_refused(frame.f_code, frame.f_lineno, fault))
        if event != "call":
            return
        code = frame.f_code
        if not _is_users(code):
            back = frame.f_back
            if back and _is_users(back.f_code) and (fault := _catches(frame) or _calls_elsewhere(frame, back)):
                faults.append(_refused(back.f_code, back.f_lineno, fault))
            elif fault := _raises(frame):
                faults.append(Refused(f"{place(frame)}: {fault}"))
        elif (key := (id(code), *(id(frame.f_locals.get(name)) for name in code.co_freevars))) not in seen:
            seen.add(key)
            faults.extend(_faults(frame, original))

    earlier = sys.getprofile()
    sys.setprofile(look)
    try:
        with recording() as path:
            yield path
    finally:
        sys.setprofile(earlier)
        if faults:
            raise faults[0]
    require_same(getattr(owner, "__name__", type(owner).__name__), before, state(owner))


@contextmanager
def recording() -> Iterator[list[Step]]:
    """Record the instructions of the user's functions that are run."""
    path: list[Step] = []

    def enter(frame: FrameType, _: str, __: Any) -> Any:
        if not _is_users(frame.f_code):
            return None
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        return note

    def note(frame: FrameType, event: str, _: Any) -> Any:
        if event == "opcode":
            path.append((frame.f_code, frame.f_lasti))
        return note

    earlier = sys.gettrace()
    sys.settrace(enter)
    try:
        yield path
    finally:
        sys.settrace(earlier)


def require_path(name: str, recorded: list[Step], run: list[Step]) -> None:
    """Check that a function ran the same instructions on numbers as on arrays of named axes."""
    if recorded == run:
        return
    place = next((i for i, (a, b) in enumerate(zip(recorded, run, strict=False)) if a != b),
                 min(len(recorded), len(run)))  # fmt: skip
    code, offset = recorded[place - 1] if place else (recorded or run)[0]
    line = next((line for start, end, line in code.co_lines() if start <= offset < end and line), code.co_firstlineno)
    raise _refused(code, line, f"{name} goes on in another way on numbers than on arrays of any shape; what asks for a "
                   "type or an identity, or may raise, has two outcomes")  # fmt: skip


@cache
def _is_users(code: CodeType) -> bool:
    path = Path(code.co_filename)
    return not is_own(path) and not is_library(path) and code.co_name != "<module>"


@cache
def _is_installed(path: str) -> bool:
    return "site-packages" in Path(path).parts


def _refused(code: CodeType, line: int, fault: str) -> Refused:
    return Refused(f"{Path(code.co_filename).name}, line {line}: {fault}")


# -- what it calls -------------------------------------------------------------------------------------------------


def _asks(function: Any, code: CodeType) -> str:
    """Of a function in C that is called by the user's."""
    name, origin = getattr(function, "__name__", ""), _origin(function)
    if _is_installed(code.co_filename) or (origin == "builtins" and name not in _ASKING):
        return ""
    if name in _ASKING and (origin == "builtins" or "torch" in origin or "numpy" in origin):
        return f"{name}() is called, which may give anything; an argument would be right"
    return _says_elsewhere(name) if _is_elsewhere(origin) else ""


def _calls_elsewhere(frame: FrameType, caller: FrameType) -> str:
    origin = str(frame.f_globals.get("__name__", ""))
    name = frame.f_code.co_name
    asks = _is_elsewhere(origin) or (name in _ASKING and origin.startswith("torch"))
    return _says_elsewhere(name) if asks and not _is_installed(caller.f_code.co_filename) else ""


def _origin(function: Any) -> str:
    owner = getattr(function, "__self__", None)
    if owner is None or isinstance(owner, ModuleType):
        return str(getattr(function, "__module__", None) or "")
    return str((owner if isinstance(owner, type) else type(owner)).__module__)


def _is_elsewhere(origin: str) -> bool:
    return any(origin == name or origin.startswith(f"{name}.") for name in _ELSEWHERE)


def _says_elsewhere(name: str) -> str:
    return f"{name} gives what no argument decides; an argument would be right"


def _catches(frame: FrameType) -> str:
    """Whether a function of Python's lets the user's go on after an error, or act on a warning."""
    name = frame.f_code.co_qualname
    if name == "suppress.__enter__" or (name == "catch_warnings.__init__" and frame.f_locals.get("record")):
        return "an error or a warning is caught, which data may cause; no handler would be right"
    return ""


def _raises(frame: FrameType) -> str:
    """Whether NumPy is told to raise or to call where numbers overflow."""
    if not str(frame.f_globals.get("__name__")).endswith("._ufunc_config"):
        return ""
    own = frame.f_locals.get("self")
    values = [*frame.f_locals.values(), *(getattr(own, name, None) for name in getattr(own, "__slots__", ()))]
    if any(isinstance(value, str) and value in ("raise", "call", "log") for value in values):
        return "errors of NumPy are raised or told, which depends on data; errstate(… 'ignore') would be right"
    return ""


# -- what it keeps and reads -----------------------------------------------------------------------------------------


def _faults(frame: FrameType, original: Any) -> Iterator[Refused]:
    code, line = frame.f_code, frame.f_lineno
    # What an installed package keeps in a table is taken as it is installed.
    installed = _is_installed(code.co_filename)
    if not installed and _keeps_defaults(frame, original):
        yield _refused(code, line, f"a default argument of {code.co_name}() keeps what is put into it; None is right")
    steps = [step for step in dis.get_instructions(code) if step.opname not in ("CACHE", "PUSH_NULL", "EXTENDED_ARG")]
    for before, step, after in zip([None, *steps], steps, [*steps[1:], None], strict=False):
        line = step.positions.lineno or line if step.positions else line
        if fault := _stored(frame, before, step) or (not installed and _read(frame, before, step, after)):
            yield _refused(code, line, str(fault))


def _stored(frame: FrameType, before: Any, step: Any) -> str:
    returned = "a value that is returned would be right"
    if step.opname in ("STORE_GLOBAL", "DELETE_GLOBAL"):
        return f"the global {step.argval} is changed; {returned}"
    if step.opname == "STORE_DEREF" and step.argval in frame.f_code.co_freevars:
        return f"{step.argval} of the enclosing function is changed; {returned}"
    if step.opname == "STORE_ATTR" and not _is_context(frame, before):
        return f"the attribute {step.argval} is changed; {returned}"
    return ""


def _read(frame: FrameType, before: Any, step: Any, after: Any) -> str:
    name, there = step.argval, frame.f_globals
    right = "an argument, or a constant in capitals that is assigned once, would be right"
    if step.opname == "CHECK_EXC_MATCH" or (step.opname == "PUSH_EXC_INFO" and after.opname == "POP_TOP"):
        return "an error is caught, which data may cause; no except clause would be right"
    if frame.f_code.co_name == "__exit__" and step.opname == "RESUME":
        return "__exit__() may let a function go on after an error; no handler would be right"
    if step.opname == "IMPORT_NAME" and _is_elsewhere(name):
        return _says_elsewhere(name)
    if step.opname == "LOAD_GLOBAL" and name in there:
        value = there[name]
        if _is_elsewhere(value.__name__ if isinstance(value, ModuleType) else _origin(value)):
            return "" if isinstance(value, type) else _says_elsewhere(name)
        return "" if _is_constant(name, value, there) else f"the global {name} is read, which may change; {right}"
    if step.opname in ("LOAD_ATTR", "LOAD_METHOD") and before is not None and before.opname == "LOAD_GLOBAL":
        owner = there.get(before.argval)
        value = getattr(owner, str(name), None)
        if isinstance(value, ModuleType) and _is_elsewhere(value.__name__):
            return _says_elsewhere(f"{before.argval}.{name}")
        is_open = isinstance(owner, type | ModuleType) and not _is_of_package(owner)
        is_open = is_open or (isinstance(owner, FunctionType) and not name.startswith("__"))
        if is_open and not _is_constant(name, value, vars(owner)):
            return f"{before.argval}.{name} is read, which may change; an argument would be right"
    if step.opname in ("LOAD_DEREF", "LOAD_CLASSDEREF", "LOAD_CLOSURE") and name in frame.f_code.co_freevars:
        value = frame.f_locals.get(name)
        if not _is_fixed(value) or name in _rebound(sys.modules.get(str(there.get("__name__"))), ast.Nonlocal):
            return f"{name} of the enclosing function is read, which may change; an argument would be right"
    return ""


def _is_of_package(owner: Any) -> bool:
    """Whether a module or class is Python's, or of an installed package."""
    module = owner if isinstance(owner, ModuleType) else sys.modules.get(owner.__module__)
    place = getattr(module, "__file__", None)
    return (place is None and module is not sys.modules.get("__main__")) or (
        place is not None and ("site-packages" in place or is_library(Path(place)) or is_own(Path(place)))
    )


def _is_context(frame: FrameType, before: Any) -> bool:
    """Whether the object whose attribute is set is being made, or keeps values of an autograd.Function."""
    is_local = before is not None and before.opname == "LOAD_FAST"
    if is_local and frame.f_code.co_name == "__init__" and before.argval == frame.f_code.co_varnames[0]:
        return True
    return is_local and type(frame.f_locals.get(before.argval)).__name__ == "Context"


def _is_fixed(value: Any) -> bool:
    """Whether a value is what it is: a number, a text, a function without memory, a class, a module, an array."""
    if value is None or type(value) in (Size, bytes, type(...), range, slice) or isinstance(value, Array):
        return True
    if isinstance(value, tuple | frozenset):
        return all(map(_is_fixed, value))
    if hasattr(value, "cache_info"):
        return False
    kinds = (bool, int, float, str, type, ModuleType, np.generic, np.dtype, np.ufunc, FunctionType, staticmethod)
    if isinstance(value, kinds) or type(value).__module__ == "typing":
        return True
    if isinstance(value, BuiltinFunctionType | MethodType):
        owner = value.__self__
        return not _is_elsewhere(_origin(value)) and (_is_fixed(owner) or not hasattr(owner, "__dict__"))
    if type(value).__name__ == "_ArrayFunctionDispatcher":
        return True
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(value, torch.dtype | torch.nn.Module | torch.memory_format)


def _is_constant(name: str, value: Any, values: Mapping[str, Any]) -> bool:
    """Whether a global is fixed; a number has to stand in capitals, and is assigned once."""
    torch = sys.modules.get("torch")
    if torch and isinstance(value, torch.nn.Module):
        return False
    if isinstance(value, bool | int | float | np.generic | tuple):
        source = sys.modules.get(str(values.get("__name__", values.get("__module__"))))
        return name.lstrip("_").isupper() and name not in _rebound(source) and _is_fixed(value)
    return _is_fixed(value)


@cache
def _rebound(module: Any, kind: Any = ast.Global) -> frozenset[str]:
    """The names of a module that functions declare as global, or nonlocal; and those it assigns more than once."""
    try:
        tree = ast.parse(inspect.getsource(module))
    except (OSError, TypeError, SyntaxError):
        return frozenset()
    listed = [name for node in ast.walk(tree) if isinstance(node, kind) for name in node.names]
    stored = [
        node.id for top in tree.body if not isinstance(top, ast.FunctionDef | ast.ClassDef)
        for node in ast.walk(top) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]  # fmt: skip
    return frozenset([*listed, *(name for name in stored if kind is ast.Global and stored.count(name) > 1)])


def _keeps_defaults(frame: FrameType, original: Any) -> bool:
    """Whether a function has a default argument that may change."""
    code, values = frame.f_code, frame.f_locals
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    if all(_is_fixed(values.get(name)) for name in names):
        return False
    classes = type(values[names[0]]).__mro__
    there = [original, *frame.f_globals.values(), *(one for cls in classes for one in vars(cls).values())]
    owners = [one for one in map(inspect.unwrap, filter(callable, there)) if getattr(one, "__code__", None) is code]
    kept = [value for one in owners for value in (*(one.__defaults__ or ()), *(one.__kwdefaults__ or {}).values())]
    return not all(map(_is_fixed, kept))


# -- what an object keeps ----------------------------------------------------------------------------------------


def state(value: Any, depth: int = 0) -> Any:
    """What an object keeps, to be compared later; what is asked for its next value is never the same."""
    if isinstance(value, Array | FunctionType) or type(value) is Size or depth > 6:
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return (type(value), *(state(one, depth + 1) for one in value))
    if isinstance(value, dict):
        return (dict, *((key, state(one, depth + 1)) for key, one in value.items()))
    if hasattr(value, "__next__") or hasattr(value, "popleft"):
        return object()
    if hasattr(value, "data_ptr"):
        return (value, value._version)
    if isinstance(value, np.ndarray):
        return (value, value.tobytes())
    if isinstance(value, type | ModuleType) or not hasattr(value, "__dict__"):
        return value
    classes = [one for one in type(value).__mro__ if not _is_of_package(one)]
    kept = [item for one in classes for item in vars(one).values() if isinstance(item, list | dict | set)]
    return (value, state(vars(value), depth + 1), *(state(item, depth + 1) for item in kept))


def require_same(name: str, before: Any, after: Any) -> None:
    """Check that an object keeps what it kept."""
    if not _is_same(before, after):
        raise Refused(f"{name} changes what it keeps when it is called; a value that is returned would be right")


def _is_same(one: Any, other: Any) -> bool:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_is_same, one, other))
    if isinstance(one, str | bytes | int | float) and type(one) is type(other):
        return one == other
    return one is other
