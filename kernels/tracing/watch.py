"""What a function reads, keeps and catches, and the path that it takes through its own code.

A trace stands for every array only if nothing but the declared arguments decides what is run. So the source of each
function of the user's is looked at as it is called, what it calls is looked at too, and its instructions are recorded:
on numbers they have to be the same. Only the documented interfaces of Python are used: ast, co_positions, profiling and
tracing functions.
"""

from __future__ import annotations

import ast
import builtins
import functools
import gc
import inspect
import linecache
import sys
import types
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.kernels.tracing.array import Kind, Value
from lnverify.kernels.tracing.refusal import Refused, definition, owner
from lnverify.kernels.tracing.vocabulary import NUMPY, TORCH_FUNCTIONS

Step = tuple[types.CodeType, int]
"""An instruction that was run: a code object and a place in it."""

_NOTHING = object()
_HOLDERS = (type, types.ModuleType, types.FunctionType)
_MODULES = frozenset((
    "math", "functools", "itertools", "operator", "collections", "copy", "numbers", "fractions", "typing",
    "dataclasses", "enum", "contextlib", "numpy", "numpy.linalg", "torch", "torch.nn", "torch.nn.functional",
    "torch.linalg", "torch.special", "torch.autograd", "torch.amp", "torch.types",
))  # fmt: skip
"""The modules of Python, NumPy and torch whose functions give what their arguments decide."""
_BUILTINS = frozenset((
    "abs", "all", "any", "bool", "complex", "dict", "divmod", "enumerate", "filter", "float", "int", "iter", "len",
    "list", "map", "max", "min", "next", "object", "pow", "property", "range", "reversed", "round", "slice", "sorted",
    "sum", "super", "tuple", "zip",
))  # fmt: skip
_ALSO = frozenset((
    "array", "asarray", "prod", "reduce", "tensor", "as_tensor", "promote_types", "result_type", "issubdtype",
    "ndarray", "dtype", "finfo", "iinfo", "Tensor", "Size", "device",
))  # fmt: skip
"""Functions and classes of NumPy and torch that may be named beside those of the vocabulary."""
_ASKING = frozenset(("is_", "is_not", "attrgetter", "methodcaller", "mod", "ExitStack", "suppress"))
_KINDS: tuple[Any, ...] = (
    bool, int, float, str, bytes, range, slice, type(...), type(None), np.generic, np.dtype, np.ufunc, Value, Kind,
    staticmethod, classmethod, property, types.MemberDescriptorType, types.GetSetDescriptorType,
    types.MethodDescriptorType,
)  # fmt: skip
"""What is what it is."""
_ASKED = frozenset(("format", "format_map", "byteorder", "isnative", "metadata", "descr", "str", "alignment"))
"""Attributes that tell of texts and of memory what no entry does."""
_CONTEXTS = ("errstate", "no_grad", "enable_grad", "autocast", "nullcontext")
_RIGHT = "an argument would be right"


@contextmanager
def watching() -> Iterator[list[Step]]:
    """Look at each function of the user's as it is called, and record the instructions that it runs.

    Raises:
        Refused: for the first that reads, keeps or catches what it should not.
    """
    faults: list[Refused] = []
    seen: set[tuple[int, ...]] = set()

    def look(frame: types.FrameType, event: str, function: Any) -> None:
        code, caller, fault = frame.f_code, frame if event == "c_call" else frame.f_back, ""
        if caller is None or event not in ("call", "c_call"):
            return
        whose = owner(caller.f_code.co_filename)
        if event == "c_call" and whose in ("user", "installed"):
            fault = _outside(function, whose == "installed")
        elif event == "call" and owner(code.co_filename) == "user" and _has_source(code):
            key = (id(code), *(id(frame.f_locals.get(name)) for name in code.co_freevars))
            if key not in seen:
                seen.add(key)
                faults.extend(_Source(frame).faults)
        elif event == "call" and whose == "user" and not code.co_name.startswith("_"):
            origin = str(frame.f_globals.get("__name__", ""))
            fault = _undecided(f"{code.co_name} of {origin}") if _is_elsewhere(origin) else ""
        if fault:
            faults.append(_refused(caller.f_code, caller.f_lineno, fault))

    earlier = sys.getprofile()
    sys.setprofile(look)
    try:
        with recording() as path:
            yield path
    finally:
        sys.setprofile(earlier)
        if faults:
            raise faults[0]


@contextmanager
def recording() -> Iterator[list[Step]]:
    """Record the instructions of the user's functions, and of installed packages, that are run."""
    path: list[Step] = []

    def enter(frame: types.FrameType, _: str, __: Any) -> Any:
        if owner(frame.f_code.co_filename) not in ("user", "installed") or frame.f_code.co_name == "<module>":
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
    place = next(i for i, (a, b) in enumerate(zip_longest(recorded, run)) if a != b)
    code, offset = recorded[place - 1] if place else (recorded or run)[0]
    line = next((line for start, end, line in code.co_lines() if start <= offset < end and line), code.co_firstlineno)
    raise _refused(code, line, f"{name} goes on in another way on numbers than on arrays of any shape; what asks for a "
                   "type or an identity, or may raise, has two outcomes")  # fmt: skip


def _refused(code: types.CodeType, line: int, fault: str) -> Refused:
    return Refused(f"{Path(code.co_filename).name}, line {line}: {fault}")


# -- what it calls -------------------------------------------------------------------------------------------------


def _undecided(what: str) -> str:
    return f"{what} gives what no argument decides; {_RIGHT}"


def _is_elsewhere(origin: str) -> bool:
    """Whether a module of Python, NumPy or torch may give what no argument decides."""
    first = origin.partition(".")[0]
    if first in ("numpy", "torch"):
        return origin.startswith(("numpy.random", "torch.random", "torch.distributions"))
    return first in sys.stdlib_module_names and first.strip("_") not in (*_MODULES, "builtins")


def _outside(value: Any, is_installed: bool = False) -> str:
    """What is wrong with a module, function or class that is named or called: it may give anything.

    An installed package may call what a user's function may not, if it gives what its arguments decide.
    """
    if isinstance(value, types.ModuleType):
        is_closed = value.__name__.partition(".")[0] in (*sys.stdlib_module_names, "numpy", "torch")
        return _undecided(value.__name__) if is_closed and value.__name__ not in _MODULES else ""
    name, instance = str(getattr(value, "__name__", "")), getattr(value, "__self__", None)
    is_method = instance is not None and not isinstance(instance, types.ModuleType)
    holder = (instance if isinstance(instance, type) else type(instance)) if is_method else value
    origin = str(getattr(holder, "__module__", None) or "")
    first = origin.partition(".")[0]
    library = first.strip("_") if first in sys.stdlib_module_names else first  # such as _operator
    if _is_elsewhere(origin):
        return _undecided(f"{name or type(value).__name__} of {origin}")
    if is_installed:
        return ""
    is_builtin = library == "builtins" and not is_method and getattr(builtins, name, None) is value
    is_open = name in _BUILTINS or (isinstance(value, type) and issubclass(value, BaseException))
    if (is_builtin and not is_open) or (name in _ASKING and library in ("builtins", "operator", "contextlib")):
        return f"{name}() is called, which may give anything; {_RIGHT}"
    known = {"numpy": NUMPY.functions, "torch": TORCH_FUNCTIONS}.get(library)
    is_class = isinstance(value, type) and (issubclass(value, np.generic) or origin.startswith("torch.nn.modules"))
    if known is not None and callable(value) and not is_class and name.strip("_") not in (*known, *_ALSO, *_CONTEXTS):
        return f"{'np' if library == 'numpy' else library}.{name} is not in the vocabulary"
    return ""


# -- what its source says --------------------------------------------------------------------------------------------


def _has_source(code: types.CodeType) -> bool:
    """Whether a code object is a function's; a comprehension and the body of a class belong to the one around them."""
    is_part = code.co_name in ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
    return bool(code.co_flags & inspect.CO_OPTIMIZED) and not is_part


@cache
def _tree(file: str) -> ast.Module:
    try:
        return ast.parse("".join(linecache.getlines(file)))
    except SyntaxError:
        return ast.Module([], [])


@cache
def _definition(code: types.CodeType) -> Any:
    """The definition of a function in its file; None where there is none, or where it is another one by now."""
    node: Any
    spans: Any = [span for span in code.co_positions() if None not in span and span[3]]
    if not spans:
        return None
    first, last = min((a, c) for a, _, c, _ in spans), max((b, d) for _, b, _, d in spans)
    fitting = []
    for node in ast.walk(_tree(code.co_filename)):
        if isinstance(node, ast.FunctionDef | ast.Lambda) and getattr(node, "name", "<lambda>") == code.co_name:
            body = node.body if isinstance(node.body, list) else [node.body]
            start = min((one.lineno, one.col_offset) for one in (body[0], *getattr(body[0], "decorator_list", ())))
            if start <= first <= last <= (body[-1].end_lineno, body[-1].end_col_offset):
                fitting.append((start, node))
    node = max(fitting, key=lambda pair: pair[0], default=(None, None))[1]
    words = {getattr(one, key, None) for one in ast.walk(node) for key in ("id", "attr", "name", "arg", "module")} if (
        node) else set()  # fmt: skip
    # What pytest makes of an assert has names of its own, some of which begin with "@".
    is_rewritten = any(name.startswith("@") for name in code.co_names)
    return node if is_rewritten or set(code.co_names) <= words else None


class _Source(ast.NodeVisitor):
    """The faults of a function that is called, in the order of its lines."""

    def __init__(self, frame: types.FrameType) -> None:
        self.frame, self.code = frame, frame.f_code
        self.local = {*self.code.co_varnames, *self.code.co_cellvars}
        self.faults: list[Refused] = []
        if (node := _definition(self.code)) is None:
            self.faults = [_refused(self.code, self.code.co_firstlineno, "its source is not to be had; a function in a "
                                    "file that did not change would be right")]  # fmt: skip
            return
        for one in node.body if isinstance(node.body, list) else [node.body]:
            self.visit(one)

    def visit(self, node: ast.AST) -> None:
        """Visit a node: what is never right first, then what it reads."""
        for kinds, is_fault, why in _NEVER:
            if isinstance(node, kinds) and is_fault(node):
                names = [getattr(one, "name", one) for one in getattr(node, "names", ())]
                self.refuse(node, why.format(getattr(node, "module", None) or ", ".join(names)))
        super().visit(node)

    def refuse(self, node: Any, fault: str) -> None:
        """Note a fault, if it is one."""
        if fault:
            self.faults.append(_refused(self.code, node.lineno, fault))

    def value(self, node: Any) -> Any:
        """The value of a global or enclosing name, or of an attribute of one; of what is local nothing."""
        if isinstance(node, ast.Attribute):
            holder = self.value(node.value)
            return getattr(holder, node.attr, None) if isinstance(holder, _HOLDERS) else _NOTHING
        if not isinstance(node, ast.Name) or node.id in self.local:
            return _NOTHING
        if node.id in self.code.co_freevars:
            return self.frame.f_locals.get(node.id)
        return self.frame.f_globals.get(node.id, getattr(builtins, node.id, None))

    def visit_Name(self, node: Any, is_holder: bool = False) -> None:
        """A global or enclosing name that is read, or an attribute of one: what it stands for may not change."""
        value, name = self.value(node), getattr(node, "id", None) or node.attr
        if value is _NOTHING:
            return
        if isinstance(node, ast.Attribute):
            holder = self.value(node.value)
            is_packaged, what = _is_packaged(holder), f"{holder.__name__}.{name}"
            rebound = () if is_packaged else _rebound(str(getattr(_module_of(holder), "__file__", "")))
            # What a package has in small letters may be a state, unless it is a number such as pi.
            is_fixed = _is_constant(name, value) or (isinstance(value, float) and is_packaged)
        elif name in self.code.co_freevars:
            what, is_fixed = f"{name} of the enclosing function", _is_fixed(value)
            rebound = _rebound(self.code.co_filename, ast.Nonlocal)
        else:
            is_own = name in self.frame.f_globals and not name.startswith("__")
            is_fixed = _is_constant(name, value) if is_own else callable(value)
            what, rebound = f"the global {name}", _rebound(self.code.co_filename)
        is_fixed = (is_fixed or (is_holder and isinstance(value, _HOLDERS))) and name not in rebound
        self.refuse(node, _outside(value) or ("" if is_fixed else f"{what} is read, which may change; {_RIGHT}, or a "
                                              "constant in capitals that is assigned once"))  # fmt: skip

    def visit_Attribute(self, node: Any, is_holder: bool = False) -> None:
        """An attribute that is read or set; only the context of an autograd.Function may be set one."""
        own = self.frame.f_locals.get(getattr(node.value, "id", ""))
        if not isinstance(node.ctx, ast.Load) and type(own).__name__ != "FunctionCtx":
            self.refuse(node, f"the attribute {node.attr} is changed; a value that is returned would be right")
        if (node.attr.startswith("__") and node.attr != "__init__") or node.attr in _ASKED:
            self.refuse(node, f"the attribute {node.attr} is asked, which arrays of any shape have otherwise")
        if not isinstance(self.value(node.value), _HOLDERS):
            return self.visit(node.value)
        (self.visit_Name if isinstance(node.value, ast.Name) else self.visit_Attribute)(node.value, True)
        return self.visit_Name(node, is_holder)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What raises has no outcome, so it may write what it likes."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion, but for its message."""
        self.visit(node.test)

    def visit_withitem(self, node: ast.withitem) -> None:
        """A context: those that neither catch nor raise."""
        call = node.context_expr
        made = self.value(getattr(call, "func", None))
        name = str(getattr(made, "__name__", "")) if isinstance(made, _HOLDERS) and _is_packaged(made) else ""
        options = [getattr(one.value, "value", "") for one in getattr(call, "keywords", ())]
        if name not in _CONTEXTS or (name == "errstate" and not {"ignore", "warn"} >= set(options)):
            self.refuse(call, "an error or a warning is caught or raised by a context, which data may cause; no "
                        "handler, and errstate(… 'ignore'), would be right")  # fmt: skip
        for one in getattr(call, "args", ()):
            self.visit(one)

    def visit_Lambda(self, node: Any) -> None:
        """A function inside is looked at when it is called; its default arguments are evaluated here."""
        for one in (*node.args.defaults, *filter(None, node.args.kw_defaults), *getattr(node, "decorator_list", ())):
            self.visit(one)

    visit_FunctionDef = visit_Lambda

    def visit_ListComp(self, node: Any) -> None:
        """A comprehension, whose names are its own; the first iterable is of the scope around it."""
        outer, names = self.local, [one for part in node.generators for one in ast.walk(part.target)]
        self.visit(node.generators[0].iter)
        self.local = outer | {one.id for one in names if isinstance(one, ast.Name)}
        self.generic_visit(node)
        self.local = outer

    visit_SetComp = visit_GeneratorExp = visit_DictComp = visit_ListComp


def _asks_identity(node: Any) -> bool:
    sides = [node.left, *node.comparators]
    return any(
        isinstance(operator, ast.Is | ast.IsNot) and not any(isinstance(one, ast.Constant) for one in pair)
        for operator, *pair in zip(node.ops, sides, sides[1:], strict=False)
    )


_WRITES = "values are written as text, which a branch could ask"
_NEVER: tuple[tuple[Any, Callable[[Any], bool], str], ...] = (
    (ast.ClassDef, bool, "a class is made where it runs; one at the top of the file would be right"),
    (ast.Global, bool, "the global {} is changed; a value that is returned would be right"),
    (ast.Nonlocal, bool, "{} of the enclosing function is changed; a value that is returned would be right"),
    (ast.Import | ast.ImportFrom, bool, "{} is imported where it runs; an import at the top would be right"),
    (ast.Try | ast.TryStar, bool, "an error is caught, which data may cause; no try would be right"),
    (ast.Set | ast.SetComp, bool, "a set has another order in each run of Python; a tuple would be right"),
    (ast.JoinedStr, bool, _WRITES),
    (ast.BinOp, lambda it: isinstance(it.op, ast.Mod) and isinstance(getattr(it.left, "value", None), str), _WRITES),
    (ast.Compare, _asks_identity,
     "it is asked whether two objects are one, which arguments may be; `is None` alone is right"),
)  # fmt: skip
"""What a function may not have, of which kind of node when, and why."""


# -- what may not change ---------------------------------------------------------------------------------------------


def _module_of(holder: Any) -> Any:
    """The module that has a class or a function; a module itself."""
    return holder if isinstance(holder, types.ModuleType) else sys.modules.get(str(holder.__module__))


def _is_packaged(holder: Any) -> bool:
    """Whether a module, class or function is Python's, or of an installed package."""
    module = _module_of(holder)
    file = getattr(module, "__file__", None)
    return module is not sys.modules.get("__main__") if file is None else owner(file) != "user"


def _is_fixed(value: Any) -> bool:
    """Whether a value is what it is: a number, a text, a function or class without memory, an array."""
    if isinstance(value, tuple | frozenset):
        return all(map(_is_fixed, value))
    if hasattr(value, "cache_info"):
        return False
    if isinstance(value, types.FunctionType):
        if owner(value.__code__.co_filename) != "user":
            # What Python and NumPy wrap a function in, such as a context, is none of the function's.
            package = str(value.__globals__.get("__name__")).partition(".")[0]
            return not value.__closure__ or package not in (*sys.stdlib_module_names, "numpy")
        defaults = (*(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values())
        return vars(value).keys() <= {"__wrapped__"} and all(map(_is_fixed, defaults))
    if isinstance(value, functools.partial):
        return all(map(_is_fixed, (value.func, *value.args, *value.keywords.values())))
    if isinstance(value, type):
        return all(map(_keeps_nothing, value.__mro__))
    if isinstance(value, types.MethodType):
        return isinstance(value.__self__, type) and _is_fixed(value.__self__)
    if isinstance(value, types.BuiltinFunctionType):
        return not _outside(value)
    is_known = type(value).__module__ == "typing" or type(value).__name__ == "_ArrayFunctionDispatcher" or value is np
    is_torch = type(value).__module__ == "torch" and type(value).__name__ in ("dtype", "memory_format")
    return is_known or is_torch or isinstance(value, _KINDS)


def _keeps_nothing(cls: type) -> bool:
    """Whether all that a class has is fixed; that of a package is taken as it is."""
    own = {name: value for name, value in vars(cls).items() if not name.startswith("__")}
    return _is_packaged(cls) or all(isinstance(one, type) or _is_constant(name, one) for name, one in own.items())


def _is_constant(name: str, value: Any) -> bool:
    """Whether a value that has a name is fixed; a number or a text has to stand in capitals."""
    is_plain = isinstance(value, bool | int | float | str | bytes | np.generic | tuple)
    return (not is_plain or name.lstrip("_").isupper()) and _is_fixed(value)


@cache
def _rebound(file: str, kind: Any = ast.Global) -> frozenset[str]:
    """The names that functions of a file declare as global, or nonlocal; and those it assigns more than once."""
    tree = _tree(file)
    listed = [name for node in ast.walk(tree) if isinstance(node, kind) for name in node.names]
    stored = [
        node.id for top in tree.body if not isinstance(top, ast.FunctionDef | ast.ClassDef)
        for node in ast.walk(top) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]  # fmt: skip
    return frozenset([*listed, *(name for name in stored if kind is ast.Global and stored.count(name) > 1)])


# -- what an object keeps ----------------------------------------------------------------------------------------


def require_fixed(function: Any) -> None:
    """Check that nothing is kept from one call to the next; of a module of torch `require_same` does."""
    if not _is_fixed(function):
        name = getattr(function, "__name__", type(function).__name__)
        raise Refused(f"{definition(function)}{name} keeps what may change, in a default argument, an attribute or an "
                      "object; a function that keeps nothing would be right")  # fmt: skip


def state(value: Any) -> list[Any]:
    """All that an object keeps, to be compared later; what is asked for its next value is never the same."""
    result, seen, waiting = [], {id(sys.modules)}, [value]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, types.ModuleType | types.CodeType | Value):
            continue
        seen.add(id(one))
        is_opaque = hasattr(type(one), "__next__") or isinstance(one, bytearray | array)
        data = one.tobytes() if isinstance(one, np.ndarray) else None
        result.append((object() if is_opaque else one, getattr(one, "_version", data)))
        if isinstance(one, types.FunctionType):
            waiting += [one.__defaults__, one.__kwdefaults__, *(one.__closure__ or ())]
        elif isinstance(one, type):
            waiting += [] if _is_packaged(one) else [*one.__mro__, *vars(one).values()]
        elif not hasattr(one, "data_ptr"):
            waiting += [type(one), *vars(one).values()] if hasattr(one, "__dict__") else [type(one)]
            waiting += gc.get_referents(one)
    return result


def require_same(module: Any, before: list[Any], after: list[Any]) -> None:
    """Check that an object keeps what it kept."""
    pairs = zip(before, after, strict=False)
    if len(before) != len(after) or any(a[0] is not b[0] or a[1] != b[1] for a, b in pairs):
        raise Refused(f"{definition(module)}{type(module).__name__} changes what it keeps when it is called; a value "
                      "that is returned would be right")  # fmt: skip
