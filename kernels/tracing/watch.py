"""What a function keeps, reads elsewhere or catches, and the path that it takes through its own code.

A trace stands for every array only if nothing but the declared arguments decides what is run. So each function of the
user's is looked at before it runs, and its instructions are recorded: on numbers they have to be the same.
"""

from __future__ import annotations

import ast
import builtins
import dis
import functools
import inspect
import sys
import types
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.kernels.tracing.array import Array
from lnverify.kernels.tracing.refusal import Refused, definition, is_library, is_own, place
from lnverify.kernels.tracing.shapes import Size

_NOTHING = object()
_KINDS: tuple[Any, ...] = (
    bool, int, float, str, np.generic, np.dtype, np.ufunc, staticmethod, classmethod, property,
    types.MemberDescriptorType, types.GetSetDescriptorType, types.MethodDescriptorType,
)  # fmt: skip
_SILENT = ("CACHE", "PUSH_NULL", "EXTENDED_ARG", "PRECALL", "TO_BOOL", "NOT_TAKEN", "RESUME")
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")
Step = tuple[types.CodeType, int]
"""An instruction that was run: a code object and a place in it."""

_OPEN = frozenset((
    "abc", "builtins", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions", "functools",
    "itertools", "math", "numbers", "operator", "re", "string", "types", "typing", "warnings",
))  # fmt: skip
"""The modules of Python whose functions give what their arguments decide."""
_ELSEWHERE = (
    "numpy.random", "torch.random", "torch.backends", "torch.cuda", "torch.mps", "torch.xpu", "torch.distributed",
    "torch.version",
)  # fmt: skip
"""Modules of NumPy and torch that give something else."""
_ASKING = frozenset((
    "globals", "locals", "vars", "dir", "eval", "exec", "compile", "open", "input", "breakpoint", "__import__", "id",
    "hash", "type", "setattr", "delattr", "attrgetter", "methodcaller", "bernoulli", "normal", "empty", "empty_like",
    "seed", "initial_seed", "isscalar", "device_count", "format", "format_map",
))  # fmt: skip
_ASKING_WORDS = ("get", "is_", "are_", "rand")
"""How functions begin that ask for a state or an identity, or draw."""
_QUESTIONS = ("isinstance", "issubclass", "hasattr", "callable")
"""Functions that may answer differently of an array of any shape: the branch that asks is compared."""
_CONTEXTS = ("nullcontext", "_GeneratorContextManager", "catch_warnings")
_RIGHT = "an argument would be right"


@contextmanager
def watching(original: Any) -> Iterator[list[Step]]:
    """Look at each function of the user's as it is called, and record the instructions that it runs.

    Raises:
        Refused: for the first that keeps, reads or catches what it should not.
    """
    faults: list[Refused] = []
    seen: set[tuple[int, ...]] = set()
    owner = original if isinstance(original, types.FunctionType) else getattr(original, "__self__", original)
    before = state(owner)

    def look(frame: types.FrameType, event: str, function: Any) -> None:
        if event == "c_call" and _is_users(frame.f_code) and not _is_installed(frame.f_code.co_filename):
            faults.extend(_refused(frame.f_code, frame.f_lineno, fault) for fault in _called(function, frame) if fault)
        if event != "call":
            return
        code, back = frame.f_code, frame.f_back
        if back and _is_users(back.f_code) and not _is_installed(back.f_code.co_filename):
            entered = _operation(back) == "BEFORE_WITH" or code.co_name == "__enter__"
            fault = (entered and _enters(frame)) or (not _is_users(code) and _calls_elsewhere(frame))
            faults.extend([_refused(back.f_code, back.f_lineno, fault)] if fault else [])
        if not _is_users(code):
            faults.extend([Refused(f"{place(frame)}: {fault}")] if (fault := _raises(frame)) else [])
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
    require_same(original, before, state(owner))


@contextmanager
def recording() -> Iterator[list[Step]]:
    """Record the instructions of the user's functions that are run."""
    path: list[Step] = []

    def enter(frame: types.FrameType, _: str, __: Any) -> Any:
        if not _is_users(frame.f_code):
            return None
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        return note

    def note(frame: types.FrameType, event: str, _: Any) -> Any:
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
def _is_users(code: types.CodeType) -> bool:
    path = Path(code.co_filename)
    return not is_own(path) and not is_library(path) and code.co_name != "<module>"


@cache
def _is_installed(path: str) -> bool:
    return "site-packages" in Path(path).parts


def _refused(code: types.CodeType, line: int, fault: str) -> Refused:
    return Refused(f"{Path(code.co_filename).name}, line {line}: {fault}")


# -- what it calls -------------------------------------------------------------------------------------------------


def _called(function: Any, frame: types.FrameType) -> Iterator[str]:
    """What is wrong with a function in C that the user's calls."""
    yield _asks(function)
    if _name(function) in _QUESTIONS and not _operation(frame, 1).startswith(("POP_JUMP", "JUMP_IF")):
        yield f"{function.__name__}() is used as a value; a branch would be right"


def _asks(value: Any) -> str:
    """Whether a function, class or module gives what no argument decides."""
    name, is_module = _name(value), isinstance(value, types.ModuleType)
    origin = name if is_module else _origin(value)
    if _is_elsewhere(origin):
        what = name if is_module else f"{name or type(value).__name__} of {origin}"
        return f"{what} gives what no argument decides; {_RIGHT}"
    library = origin.partition(".")[0].strip("_")
    begins = library != "builtins" and name.startswith(_ASKING_WORDS) and name != "is_floating_point"
    is_asking = library in ("builtins", "operator", "torch", "numpy") and (begins or name in _ASKING)
    return f"{name}() is called, which may give anything; {_RIGHT}" if is_asking and not is_module else ""


def _name(value: Any) -> str:
    return str(getattr(value, "__name__", ""))


def _calls_elsewhere(frame: types.FrameType) -> str:
    """The same of a function of Python's, torch's or NumPy's that is called."""
    origin, name = str(frame.f_globals.get("__name__", "")), frame.f_code.co_name
    return _asks(types.SimpleNamespace(__name__=name, __module__=origin))


def _origin(function: Any) -> str:
    owner = getattr(function, "__self__", None)
    if owner is not None and not isinstance(owner, types.ModuleType):
        function = owner if isinstance(owner, type) else type(owner)
    return str(getattr(function, "__module__", None) or "")


def _is_elsewhere(origin: str) -> bool:
    first = origin.partition(".")[0]
    is_closed = first in sys.stdlib_module_names and first.strip("_") not in _OPEN
    return is_closed or any(origin == name or origin.startswith(f"{name}.") for name in _ELSEWHERE)


@cache
def _operations(code: types.CodeType) -> tuple[tuple[int, ...], tuple[str, ...]]:
    steps = [step for step in dis.get_instructions(code) if step.opname not in _SILENT]
    return tuple(step.offset for step in steps), tuple(step.opname for step in steps)


def _operation(frame: types.FrameType, ahead: int = 0) -> str:
    """The instruction that a function is at, or one of the next."""
    offsets, names = _operations(frame.f_code)
    return names[min(bisect_right(offsets, frame.f_lasti) - 1 + ahead, len(names) - 1)]


def _enters(frame: types.FrameType) -> str:
    """Whether a context that is entered may let the user's function go on after an error, or act on a warning."""
    own = type(frame.f_locals.get("self"))
    is_open = own.__module__.partition(".")[0] in ("numpy", "torch") or own.__name__ in _CONTEXTS
    if is_open and not (own.__name__ == "catch_warnings" and frame.f_locals["self"]._record):
        return ""
    return "an error or a warning is caught by a context, which data may cause; no handler would be right"


def _raises(frame: types.FrameType) -> str:
    """Whether NumPy is told to raise or to call where numbers overflow."""
    if not str(frame.f_globals.get("__name__")).endswith("._ufunc_config"):
        return ""
    own = frame.f_locals.get("self")
    values = [*frame.f_locals.values(), *(getattr(own, name, None) for name in getattr(own, "__slots__", ()))]
    if any(isinstance(value, str) and value in ("raise", "call", "log") for value in values):
        return "errors of NumPy are raised or told, which depends on data; errstate(… 'ignore') would be right"
    return ""


# -- what it keeps and reads -----------------------------------------------------------------------------------------


def _faults(frame: types.FrameType, original: Any) -> Iterator[Refused]:
    code, line = frame.f_code, frame.f_lineno
    # What an installed package keeps in a table is taken as it is installed.
    installed = _is_installed(code.co_filename)
    if not installed and _keeps_defaults(frame, original):
        yield _refused(code, line, f"a default argument of {code.co_name}() keeps what is put into it; None is right")
    steps = [step for step in dis.get_instructions(code) if step.opname not in _SILENT]
    owner, is_handler = _NOTHING, False
    for before, step, after in zip([None, *steps], steps, [*steps[1:], None], strict=False):
        line = step.positions.lineno or line if step.positions else line
        fault = _stored(frame, before, step)
        if not installed:
            if step.opname == "PUSH_EXC_INFO":
                is_handler = after is not None and after.opname != "WITH_EXCEPT_START"
            owner, read = _read(frame, owner, step, after)
            fault = fault or read or (is_handler and _handles(step, after)) or _asks_of(before, step)
        if fault:
            yield _refused(code, line, fault)


def _handles(step: Any, after: Any) -> str:
    if step.opname == "CHECK_EXC_MATCH" or (step.opname == "POP_EXCEPT" and after.opname != "RERAISE"):
        return "an error is caught, which data may cause; no except clause would be right"
    return ""


def _asks_of(before: Any, step: Any) -> str:
    """Whether an instruction asks for an identity, or what every object has."""
    if step.opname == "IS_OP" and before.opname != "LOAD_CONST":
        return "it is asked whether two objects are one, which arguments may be; `is None` alone is right"
    name = str(step.argval)
    if step.opname in _ATTRIBUTES and name.startswith("__") and name not in ("__init__", "__call__"):
        return f"the attribute {name} is asked, which arrays of any shape have otherwise"
    return ""


def _stored(frame: types.FrameType, before: Any, step: Any) -> str:
    returned = "a value that is returned would be right"
    if step.opname in ("STORE_GLOBAL", "DELETE_GLOBAL"):
        return f"the global {step.argval} is changed; {returned}"
    if step.opname == "STORE_DEREF" and step.argval in frame.f_code.co_freevars:
        return f"{step.argval} of the enclosing function is changed; {returned}"
    if step.opname == "STORE_ATTR" and not _is_context(frame, before):
        return f"the attribute {step.argval} is changed; {returned}"
    return ""


def _read(frame: types.FrameType, owner: Any, step: Any, after: Any) -> tuple[Any, str]:
    """The global value, or the attribute of one, that an instruction loads, and what is wrong with it."""
    name, there = str(step.argval), frame.f_globals
    is_attribute = step.opname in _ATTRIBUTES and isinstance(owner, type | types.ModuleType | types.FunctionType)
    right = f"{_RIGHT}, or a constant in capitals that is assigned once" if not is_attribute else _RIGHT
    if step.opname == "IMPORT_NAME":
        if _is_elsewhere(name):
            return _NOTHING, f"{name} gives what no argument decides; {_RIGHT}"
        return _NOTHING, f"{name or 'a module'} is imported where it runs; an import at the top would be right"
    if step.opname == "LOAD_GLOBAL":
        value = there.get(name, getattr(builtins, name, None))
        is_constant, what = name not in there or _is_constant(name, value, there), f"the global {name} is read"
    elif is_attribute:
        value, values = getattr(owner, name, None), vars(owner)
        is_plain = isinstance(owner, types.FunctionType) and name.startswith("__")
        # What a package has in small letters may be a state, unless it is a number such as pi.
        is_constant = is_plain or _is_constant(name, value, values, isinstance(value, float) and _is_of_package(owner))
        what = f"{getattr(owner, '__name__', '')}.{name} is read"
    elif step.opname in ("LOAD_DEREF", "LOAD_CLASSDEREF", "LOAD_CLOSURE") and name in frame.f_code.co_freevars:
        value, what = frame.f_locals.get(name), f"{name} of the enclosing function is read"
        nonlocals = _rebound(sys.modules.get(str(there.get("__name__"))), ast.Nonlocal)
        is_constant, right = _is_fixed(value) and name not in nonlocals, _RIGHT
    else:
        return _NOTHING, ""
    if step.opname == "LOAD_GLOBAL" and _name(value) in _QUESTIONS and not step.arg & 1:
        return _NOTHING, f"{name} is handed on; a call would be right"
    fault = _asks(value)
    if not fault and after is not None and after.opname in _ATTRIBUTES:
        is_constant = is_constant or isinstance(value, type | types.ModuleType | types.FunctionType)
    return value, fault or ("" if is_constant else f"{what}, which may change; {right}")


def _is_of_package(owner: Any) -> bool:
    """Whether a module or class is Python's, or of an installed package."""
    module = owner if isinstance(owner, types.ModuleType) else sys.modules.get(owner.__module__)
    place = getattr(module, "__file__", None)
    return module is not sys.modules.get("__main__") if place is None else _is_packaged(place)


@cache
def _is_packaged(place: str) -> bool:
    path = Path(place)
    return "site-packages" in path.parts or is_library(path) or is_own(path)


def _is_context(frame: types.FrameType, before: Any) -> bool:
    """Whether the object whose attribute is set is being made, or keeps values of an autograd.Function."""
    is_local = before is not None and before.opname == "LOAD_FAST"
    if is_local and frame.f_code.co_name == "__init__" and before.argval == frame.f_code.co_varnames[0]:
        return True
    return is_local and type(frame.f_locals.get(before.argval)).__name__ == "Context"


def _is_fixed(value: Any) -> bool:
    """Whether a value is what it is: a number, a text, a function or class without memory, a module, an array."""
    if value is None or type(value) in (Size, bytes, type(...), range, slice) or isinstance(value, Array):
        return True
    if isinstance(value, tuple | frozenset):
        return all(map(_is_fixed, value))
    if hasattr(value, "cache_info"):
        return False
    if isinstance(value, types.FunctionType):
        defaults = (*(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values())
        is_plain = vars(value).keys() <= {"__wrapped__"} and all(map(_is_fixed, defaults))
        return is_plain or _is_packaged(value.__code__.co_filename)
    if isinstance(value, type):
        return all(map(_keeps_nothing, value.__mro__))
    if isinstance(value, types.ModuleType):
        return _is_of_package(value) and value.__name__.partition(".")[0] in ("numpy", "torch")
    if isinstance(value, _KINDS) or type(value).__module__ == "typing":
        return True
    if isinstance(value, types.BuiltinFunctionType | types.MethodType):
        owner = value.__self__
        return not _is_elsewhere(_origin(value)) and (
            isinstance(owner, types.ModuleType) or _is_fixed(owner) or not hasattr(owner, "__dict__")
        )
    if type(value).__name__ == "_ArrayFunctionDispatcher":
        return True
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(value, torch.dtype | torch.nn.Module | torch.memory_format)


def _keeps_nothing(cls: type) -> bool:
    """Whether all that a class has is fixed; that of a package is taken as it is."""
    own = {name: value for name, value in vars(cls).items() if not name.startswith("__")}
    return _is_of_package(cls) or all(
        isinstance(value, type) or _is_constant(name, value, vars(cls)) for name, value in own.items()
    )


def _is_constant(name: str, value: Any, values: Mapping[str, Any], is_named: bool = False) -> bool:
    """Whether a value that has a name is fixed; a number or text has to stand in capitals, and is assigned once."""
    torch = sys.modules.get("torch")
    if torch and isinstance(value, torch.nn.Module):
        return False
    source = sys.modules.get(str(values.get("__name__", values.get("__module__"))))
    if name in _rebound(source):
        return False
    is_plain = isinstance(value, bool | int | float | str | bytes | np.generic | tuple)
    return (is_named or not is_plain or name.lstrip("_").isupper()) and _is_fixed(value)


@cache
def _rebound(module: Any, kind: Any = ast.Global) -> frozenset[str]:
    """The names of a module that functions declare as global, or nonlocal; and those it assigns more than once."""
    try:
        tree = ast.parse("" if _is_of_package(module) else inspect.getsource(module))
    except (OSError, TypeError, SyntaxError, AttributeError):
        return frozenset()
    listed = [name for node in ast.walk(tree) if isinstance(node, kind) for name in node.names]
    stored = [
        node.id for top in tree.body if not isinstance(top, ast.FunctionDef | ast.ClassDef)
        for node in ast.walk(top) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]  # fmt: skip
    return frozenset([*listed, *(name for name in stored if kind is ast.Global and stored.count(name) > 1)])


def _keeps_defaults(frame: types.FrameType, original: Any) -> bool:
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
    if isinstance(value, Array | types.FunctionType) or type(value) is Size or depth > 6:
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return (type(value), *(state(one, depth + 1) for one in value))
    if isinstance(value, dict):
        return (dict, *((key, state(one, depth + 1)) for key, one in value.items()))
    if isinstance(value, functools.partial):
        return (value, state(value.args, depth + 1), state(value.keywords, depth + 1))
    if hasattr(value, "data_ptr"):
        return (value, value._version)
    if isinstance(value, np.ndarray):
        return (value, value.tobytes())
    if hasattr(value, "__next__") or (hasattr(value, "__setitem__") and not hasattr(value, "__dict__")):
        return object()
    if isinstance(value, type | types.ModuleType):
        return value
    classes = [one for one in type(value).__mro__ if not _is_of_package(one)]
    slots = [
        name for one in classes for name, item in vars(one).items() if isinstance(item, types.MemberDescriptorType)
    ]
    kept: list[Any] = [item for one in classes for item in vars(one).values() if isinstance(item, list | dict | set)]
    kept += [vars(value) if hasattr(value, "__dict__") else None, *(getattr(value, name, None) for name in slots)]
    return (value, *(state(item, depth + 1) for item in kept))


def require_same(owner: Any, before: Any, after: Any) -> None:
    """Check that an object keeps what it kept."""
    if not _is_same(before, after):
        name = getattr(owner, "__name__", type(owner).__name__)
        raise Refused(f"{definition(owner)}{name} changes what it keeps when it is called; a value that is returned "
                      "would be right")  # fmt: skip


def _is_same(one: Any, other: Any) -> bool:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_is_same, one, other))
    if isinstance(one, str | bytes | int | float) and type(one) is type(other):
        return one == other
    return one is other
