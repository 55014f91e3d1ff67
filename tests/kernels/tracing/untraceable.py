"""Functions whose result depends on more than the entries of their arguments: each has a line that is to be named."""

# ruff: noqa: B006, RUF
import concurrent.futures
import contextlib
import contextvars
import copy
import decimal
import functools
import itertools
import json
import logging
import math
import operator
import os
import random
import sys
import threading
import time
import warnings
from types import SimpleNamespace

import numpy as np
import torch

scale = 2.0
TWICE = 1.0
TWICE = 2.0
TABLE = {"eps": 1e-5}
WEIGHTS = np.array([1.0, 2.0])
CACHE = {}
COUNT = 0
REFUSED = {}
VAR = contextvars.ContextVar("VAR", default=1.0)
LOCAL = threading.local()
mode = "rms"
act = np.tanh


SETTINGS = SimpleNamespace(factor=2)


def change(function):
    global act
    act = function


class Kept:
    seen = []  # noqa: RUF012

    def __call__(self, x):
        self.seen.append(1)
        return x if len(self.seen) < 100 else -x

    @classmethod
    def bump(cls):
        cls.seen.append(1)
        return len(cls.seen)


class Options:
    factor = 2
    kept = []  # noqa: RUF012


GENERATOR = np.random.default_rng(0)


def refused(words, library="numpy"):
    """Declare a function as one that is refused with these words in the message."""

    def declare(function):
        REFUSED[function.__name__] = (function, words, library)
        return function

    return declare


# -- branches on data ----------------------------------------------------------------------------------------------


@refused("branch on data")
def loop_while(x):
    while x.max() > 1:
        x = x / 2
    return x


@refused("branch on data")
def asserted(x):
    assert x.max() < 1000
    return x


@refused("branch on data")
def hidden_in_try(x):
    try:
        positive = bool(x.sum() > 0)
    except Exception:
        positive = True
    return x if positive else -x


# -- arrays that become numbers ------------------------------------------------------------------------------------


@refused("np.asarray")
def by_asarray(x):
    x = np.asarray(x, dtype=float)
    return x - x.mean(-1, keepdims=True)


# -- lengths -------------------------------------------------------------------------------------------------------


@refused("as a number of Python")
def loop_over_columns(x):
    total = 0
    for i in range(x.shape[-1]):
        total = total + x[:, i]
    return total


@refused("whole for some lengths")
def even_length(x):
    assert x.shape[-1] % 2 == 0
    return x


# -- memory --------------------------------------------------------------------------------------------------------


@refused("in place")
def writes_by_operator(x):
    x -= x.mean(-1, keepdims=True)
    return x


@refused("in place")
def writes_an_entry(x):
    y = x.copy()
    y[0] = 0
    return y


@refused("in place")
def writes_into_out(x):
    y = x * 2
    np.multiply(y, 3, out=y)
    return y


@refused("in place")
def aliased_buffer(x):
    view = x.reshape(-1)
    view *= 2
    return x


@refused("np.copyto is not in the vocabulary")
def copied_over(x):
    y = x * 1
    np.copyto(y, 0)
    return y


# -- what is kept elsewhere ----------------------------------------------------------------------------------------


@refused("the global CACHE is read")
def cached(x):
    if "mean" not in CACHE:
        CACHE["mean"] = x.mean(-1, keepdims=True)
    return x - CACHE["mean"]


@refused("the global COUNT is")
def counts_its_calls(x):
    global COUNT
    COUNT += 1
    return x * COUNT


@refused("default argument")
def keeps_a_default(x, seen=[]):
    seen.append(x)
    return seen[0]


@functools.cache
def _slow_mean(x):
    return x.mean()


@refused("the attribute last is changed")
def keeps_an_attribute(x):
    keeps_an_attribute.last = x
    return x


def _counter():
    count = 0

    def mutates_a_closure(x):
        nonlocal count
        count += 1
        return x * count

    return mutates_a_closure


refused("count of the enclosing function is")(_counter())


def _collector():
    kept = []

    def reads_a_closure(x):
        kept.append(1)
        return x * len(kept)

    return reads_a_closure


refused("kept of the enclosing function is read")(_collector())


# -- outside the vocabulary ----------------------------------------------------------------------------------------


@refused("in place", "torch")
def torch_in_place_by_keyword(x):
    torch.nn.functional.silu(x, inplace=True)
    return x


# -- what tells an array of any shape from numbers, with a branch that random numbers never take ---------------------


@refused("getattr() is called")
def asks_by_name(x):
    return x * getattr(Options, "factor")  # noqa: B009


# -- errors and warnings that only some data cause --------------------------------------------------------------------


@refused("an error is caught")
def catches_a_division(x):
    try:
        y = x / x.sum()
    except ZeroDivisionError:
        y = 0 * x
    return y


@refused("an error is caught")
def catches_all(x):
    try:
        return np.exp(x)
    except:  # noqa: E722
        return x


@refused("caught or raised by a context")
def suppresses(x):
    y = x
    with contextlib.suppress(ArithmeticError):
        y = np.exp(x)
    return y


@refused("caught or raised by a context")
def raises_on_overflow(x):
    with np.errstate(over="raise"):
        return np.exp(x)


@refused("caught or raised by a context")
def records_warnings(x):
    with warnings.catch_warnings(record=True) as caught:
        y = np.exp(x)
    return x if caught else y


@refused("becomes a number")
def returns_in_finally(x):
    y = x
    try:
        y = x * float(x.max())
    finally:
        return y  # noqa: B012


# -- what no argument decides, with a branch that is almost always the same -----------------------------------------


@refused("is imported where it runs")
def draws_by_an_import(x):
    from random import random as draw

    return x if draw() > 1e-9 else -x


# -- what is kept, without a trace in the first calls -----------------------------------------------------------------


def _makers():
    numbers, factor, generator, kept = itertools.count(), 1.0, np.random.default_rng(1), SimpleNamespace(factor=2)

    def change(value):
        nonlocal factor
        factor = value

    def reads_an_iterator(x):
        return x if next(numbers) < 1000 else -x

    def reads_what_another_changes(x):
        return x * factor

    def reads_a_generator(x):
        return x if generator.random() > 1e-12 else -x

    def reads_a_kept_object(x):
        return x * kept.factor

    return reads_an_iterator, reads_what_another_changes, reads_a_generator, reads_a_kept_object


for _made in _makers():
    refused("of the enclosing function is read")(_made)


@refused("Options.kept is read")
def appends_to_a_class(x):
    Options.kept.append(1)
    return x if len(Options.kept) < 100 else -x


@refused("keeps what may change")
def reads_its_own_attribute(x):
    return x * reads_its_own_attribute.factor


reads_its_own_attribute.factor = 2


def _with_memory(x, memory={}):
    return x * 2 if memory else x


@refused("default argument")
def has_an_object_as_default(x, settings=SETTINGS):
    return x * settings.factor


exec("def made_from_text(x):\n    global COUNT\n    COUNT += 1\n    return x")
refused("its source is not to be had")(made_from_text)  # noqa: F821


# -- the same by another name ----------------------------------------------------------------------------------------


@refused("the global Kept is read")
def renames_a_class(x):
    kept = Kept
    kept.seen.append(1)
    return x if len(kept.seen) < 100 else -x


def _encloses():
    class Memory:
        seen = []  # noqa: RUF012

    def encloses_a_class(x):
        Memory.seen.append(1)
        return x if len(Memory.seen) < 100 else -x

    return encloses_a_class


refused("Memory.seen is read")(_encloses())


@refused("is imported where it runs")
def imports_a_module(x):
    import untraceable

    return x * untraceable.scale


@refused("caught or raised by a context")
def runs_in_another_thread(x):
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: -x if x.max() > 100 else x).result()


@refused("caught or raised by a context")
def suppresses_by_a_stack(x):
    y = x
    with contextlib.ExitStack() as stack:
        stack.push(lambda *_: True)
        warnings.simplefilter("error")
        y = np.exp(x)
    return y


@refused("an error is caught")
def returns_after_an_error(x):
    y = x
    try:
        y = np.exp(x)
    finally:
        return y  # noqa: B012


@refused("callable() is called")
def asks_by_map(x):
    return x * (1 - 2 * (sum(map(callable, [x.mean])) * (x > 100)))


@refused("comparison of the length")
def counts_down(x):
    return _half(x, x.shape[0])


def _half(x, n):
    return x if n == 0 else _half(x / 2, n - 1)


@refused("branch on data")
def matches(x):
    match x.max():
        case 3.0:
            return x
        case _:
            return -x


def _keeping(x, memory):
    memory.append(1)
    return x if len(memory) < 100 else -x


class Slots:
    __slots__ = ("kept",)

    def __init__(self, kept):
        self.kept = kept

    def __call__(self, x):
        self.kept[0] += 1
        return x if self.kept[0] < 100 else -x


REFUSED["keeps_in_a_partial"] = (functools.partial(_keeping, memory=[]), "keeps what may change", "numpy")
REFUSED["keeps_in_a_slot"] = (Slots([0]), "keeps what may change", "numpy")
REFUSED["keeps_in_bytes"] = (Slots(bytearray(1)).__call__, "keeps what may change", "numpy")
REFUSED["keeps_results"] = (functools.lru_cache(_half), "keeps what may change", "numpy")


BIG = [1, 2]


def _counted():
    box = [0]

    def count():
        box[0] += 1
        return box[0]

    return lambda x: x if count() < 100 else -x


def _wrapped(function):
    calls = []

    @functools.wraps(function)
    def inner(x):
        calls.append(1)
        return function(x) if len(calls) < 100 else -x

    return inner


REFUSED["keeps_in_a_wrapper"] = (_wrapped(lambda x: x * 2), "calls of the enclosing function is read", "numpy")
REFUSED["keeps_by_dispatch"] = (functools.singledispatch(_half), "keeps what may change", "numpy")


@contextlib.contextmanager
def nullcontext():
    yield 1


@refused("caught or raised by a context")
def calls_its_context_as_that_of_a_library(x):
    with nullcontext():
        return x


@refused("a class is made where it runs")
def makes_a_class(x):
    class Memory:
        count = 1

    return x * Memory.count


# -- of one line: the words in the message, and the function ---------------------------------------------------------

NUMPY = {
    "renames_a_module": (
        "warnings gives what no argument decides",
        lambda x: sum(x * len(w.onceregistry) for w in [warnings]),
    ),
    "npversion": ("the attribute __version__ is asked", lambda x: x if np.__version__ < "9" else -x),
    "branch_on_mean": ("branch on data", lambda x: x if x.mean() > 0 else -x),
    "branch_by_bool": ("branch on data", lambda x: x * bool(x.sum())),
    "branch_with_and": ("branch on data", lambda x: x.sum() and x),
    "branch_with_not": ("branch on data", lambda x: 2 * x if not x.sum() else x),
    "largest_of_two": ("branch on data", lambda x: max(x.mean(), x.sum()) * x),
    "sorted_by_value": ("branch on data", lambda x: sorted([x.sum(), x.mean()])[0] * x),
    "listed_equal": ("branch on data", lambda x: x if [x] == [x * 1] else -x),
    "equal_to_zero": ("comparison of arrays", lambda x: np.where(x == 0, 1.0, x)),
    "any_negative": ("np.any is not in the vocabulary", lambda x: x if np.any(x < 0) else -x),
    "close_to_zero": ("np.allclose is not in the vocabulary", lambda x: x if np.allclose(x, 0) else -x),
    "by_float": ("becomes a number", lambda x: x * float(x.mean())),
    "by_int": ("becomes a number", lambda x: x * int(x.sum())),
    "by_item": ("becomes a number", lambda x: x / x.max().item()),
    "by_tolist": ("becomes a number", lambda x: sum(x.tolist())),
    "by_math": ("becomes a number", lambda x: x / math.sqrt(x.var())),
    "by_round": ("becomes a number", lambda x: x * round(x.mean())),
    "as_index": ("becomes a number", lambda x: x * operator.index(x.sum())),
    "by_array": ("np.asarray", lambda x: np.array([x, x]).mean(0)),
    "by_fromiter": ("np.asarray", lambda x: np.frombuffer(np.ascontiguousarray(x))),
    "inside_a_mask": ("np.asarray", lambda x: np.where(np.asarray(x) > 0, x, 0)),
    "vectorized": ("np.asarray", lambda x: np.vectorize(lambda v: v if v > 0 else -v)(x)),
    "eight_rows": ("comparison of the length", lambda x: x if x.shape[0] == 8 else -x),
    "long_rows": ("comparison of the length", lambda x: x.mean(-1, keepdims=True) if x.shape[-1] > 1 else x),
    "square_only": ("comparison of the length", lambda x: x.T if x.shape[0] == x.shape[1] else x),
    "length_in": ("comparison of the length", lambda x: x if x.shape[-1] in (8, 16) else -x),
    "shape_count": ("comparison of the length", lambda x: x if x.shape.count(8) else -x),
    "np_size": ("comparison of the length", lambda x: x if np.size(x) > 5 else -x),
    "shape_array": ("comparison of the length", lambda x: x * (np.array(x.shape) > 4).sum()),
    "prod_shape": ("comparison of the length", lambda x: x if np.prod(x.shape) > 4 else -x),
    "deep_copied_shape": ("comparison of the length", lambda x: x * (copy.deepcopy(x.shape)[0] == 8)),
    "loop_over_rows": ("loop over entries", lambda x: sum(row for row in x)),
    "by_len": ("loop over entries", lambda x: x / len(x)),
    "root_of_length": ("as a number of Python", lambda x: x / math.sqrt(x.shape[-1])),
    "float_of_length": ("as a number of Python", lambda x: x / float(x.shape[-1])),
    "less_than_length": ("comparison of arithmetic on lengths", lambda x: x / max(x.shape[-1] - 1, 1)),
    "data_beside_length": ("branch on data", lambda x: x if x.mean() > x.shape[-1] - 1 else -x),
    "ones_of_rows": ("rows N and rows are broadcast", lambda x: x * np.ones(x.shape[0])),
    "ones_of_three": ("dimension of 3", lambda x: x * np.ones(3)),
    "zeros_of_integers": ("loses the fraction", lambda x: x + np.zeros(x.shape, int)),
    "zeros_written": ("in place", lambda x: operator.setitem(np.zeros(x.shape), ..., x)),
    "type_of_ones": ("another formula in float32", lambda x: x if (x * np.ones(x.shape[-1])).dtype == x.dtype else -x),
    "full_of_length": ("as a number of Python", lambda x: x * np.full(x.shape[-1], 2.0)),
    "eye_of_length": ("as a number of Python", lambda x: x @ np.eye(x.shape[-1])),
    "gcd_length": ("as a number of Python", lambda x: x * math.gcd(x.shape[0], 2)),
    "log2_length": ("as a number of Python", lambda x: x * math.log2(x.shape[0])),
    "half_of_length": ("whole for some lengths", lambda x: x / (x.shape[-1] // 2)),
    "modulo_length": ("whole for some lengths", lambda x: x if x.shape[-1] % 8 == 0 else -x),
    "size_modulo": ("whole for some lengths", lambda x: x * (x.size % 7)),
    "groups_of_four": ("dimension of 4", lambda x: x.reshape(-1, 4).mean(-1)),
    "mixed_up": ("regrouped", lambda x: x.reshape(x.shape[1], x.shape[0])),
    "shape_as_text": ("as text", lambda x: -x if str(x.shape) == "(8, 4)" else x),
    "array_as_text": ("as text", lambda x: -x if "-" in f"{x}" else x),
    "shape_as_key": ("unhashable", lambda x: x * {(8, 4): 2}.get(x.shape, 1)),
    "mean_without_keepdims": ("fits only where N and rows are equally long", lambda x: x - x.mean(-1)),
    "transposed_sum": ("fits only where rows and N are equally long", lambda x: x + x.T),
    "gram": ("an axis twice", lambda x: x @ x.T),
    "pairs_of_entries": ("an axis twice", lambda x: (x[:, :, None] * x[:, None, :]).sum(-1)),
    "squeezed": ("some shapes only", lambda x: x.sum(0, keepdims=True).squeeze()),
    "squeezed_axis": ("some shapes only", lambda x: x.squeeze(0)),
    "first_two": ("a part of the entries", lambda x: x[:2]),
    "first_entry": ("a part of the entries", lambda x: x - x[:, :1]),
    "reversed_rows": ("a part of the entries", lambda x: x[:, ::-1]),
    "chosen": ("a part of the entries", lambda x: x[x > 0].sum()),
    "uninitialized": ("to be written into", lambda x: np.empty_like(x) * 0 + x),
    "uninitialized_of_a_shape": ("to be written into", lambda x: np.empty(x.shape) * 0 + x),
    "uninitialized_lengths": ("would be right", lambda x: np.empty((x.shape[0], x.shape[-1])) * 0 + x),
    "reads_a_global": ("the global scale is read", lambda x: scale * x),
    "reads_a_global_that_changes": ("the global TWICE is read", lambda x: TWICE * x),
    "reads_a_table": ("the global TABLE is read", lambda x: x + TABLE["eps"]),
    "reads_an_array": ("ndarray beside arrays of any shape", lambda x: x * WEIGHTS),
    "reads_an_object": ("the global SETTINGS is read", lambda x: x * SETTINGS.factor),
    "reads_an_attribute_of_a_class": ("Options.factor is read", lambda x: x * Options.factor),
    "reads_by_globals": ("globals() is called", lambda x: x * globals()["scale"]),
    "reads_by_eval": ("eval() is called", lambda x: x * eval("scale")),
    "reads_a_cached_function": ("the global _slow_mean is read", lambda x: x - _slow_mean(x)),
    "random_scale": ("what no argument decides", lambda x: x * random.random()),
    "clock": ("what no argument decides", lambda x: x * (time.perf_counter_ns() % 1000003)),
    "eps_of_the_type": (
        "another formula in float16",
        lambda x: x / (x.std(-1, keepdims=True) + (1e-3 if x.dtype == np.float16 else 1e-6)),
    ),
    "smallest_of_the_type": ("another formula", lambda x: x + float(np.finfo(x.dtype).eps)),
    "type_of_the_entries": ("another formula", lambda x: x * 2 if x.dtype.type == np.float32 else x),
    "kind_of_the_entries": ("another formula", lambda x: x * 2 if np.issubdtype(x.dtype, np.float32) else x),
    "to_integers": ("loses the fraction", lambda x: x.astype(int) * 2),
    "median": ("np.median is not in the vocabulary", lambda x: x - np.median(x, axis=-1, keepdims=True)),
    "sort": ("np.sort is not in the vocabulary", lambda x: np.sort(x, axis=-1)),
    "cumulative": ("np.cumsum is not in the vocabulary", lambda x: np.cumsum(x, axis=-1)),
    "joined": ("np.concatenate is not in the vocabulary", lambda x: np.concatenate([x, x])),
    "floor": ("np.floor is not in the vocabulary", lambda x: np.floor(x)),
    "accumulated": ("np.add.accumulate is not in the vocabulary", lambda x: np.add.accumulate(x, axis=-1)),
    "odd_power": ("the power 3/10", lambda x: x**0.3),
    "infinite": ("the number -inf", lambda x: np.where(x > 0, x, -np.inf)),
    "power_by_a_length": ("as a number of Python", lambda x: x * (-1) ** (2 * x.shape[0])),
    "part_up_to_twice_the_length": ("a part of the entries", lambda x: x[: 2 * x.shape[0]]),
    "part_up_to_another_length": ("a part of the entries", lambda x: x[: x.shape[1]]),
    "another_root": ("np.lib.scimath.sqrt is not in", lambda x: np.emath.sqrt(x) ** 2),
    "largest_singular_value": ("largest singular value", lambda x: np.linalg.norm(x, 2)),
    "starts_at_one": ("np.add.reduce: got an unexpected", lambda x: np.add.reduce(x, axis=-1, initial=1)),
    "serialized": ("json gives what no argument decides", lambda x: json.loads(json.dumps(x))),
    "asks_for_the_type": (
        "whether two objects are one",
        lambda x: -x if type(x) is np.ndarray and x.max() > 100 else x,
    ),
    "type_as_int": ("whether two objects are one", lambda x: x * (1 - 2 * (int(type(x) is np.ndarray) * (x > 100)))),
    "class_name_len": (
        "the attribute __name__ is asked",
        lambda x: x * (1 - 2 * ((len(type(x).__name__) - 10) * (x > 100))),
    ),
    "asks_for_an_attribute": (
        "hasattr() is called",
        lambda x: -x if hasattr(x, "__array_interface__") and x.max() > 100 else x,
    ),
    "asks_for_the_identity": (
        "whether two objects are one",
        lambda x: -x if x.copy() is not x and x.max() > 100 else x,
    ),
    "identity_as_int": ("whether two objects are one", lambda x: x * (1 - 2 * (int(x.copy() is x.T.T) * (x > 100)))),
    "draws_from_a_global": ("the global GENERATOR", lambda x: x if GENERATOR.random() > 1e-9 else -x),
    "draws_by_numpy": ("numpy.random gives", lambda x: x if np.random.rand() > 1e-9 else -x),
    "thread_local": ("no argument decides", lambda x: x * LOCAL.v),
    "asks_the_environment": ("no argument decides", lambda x: x if os.environ.get("A_FLAG") is None else -x),
    "counts_references": ("no argument decides", lambda x: x if sys.getrefcount(x) < 1000 else -x),
    "asks_for_the_platform": ("no argument decides", lambda x: x if sys.platform == "linux" else -x),
    "logging_level": ("no argument decides", lambda x: x if logging.root.level < 100 else -x),
    "logging_get": ("no argument decides", lambda x: x if logging.getLogger().level < 100 else -x),
    "decimal_prec": ("no argument decides", lambda x: x if decimal.getcontext().prec < 1000 else -x),
    "calls_what_keeps_a_default": ("the global _with_memory is read", lambda x: _with_memory(x)),
    "hasattr_as_int": (
        "hasattr() is called",
        lambda x: x * (1 - 2 * (int(hasattr(x, "tobytes2") or hasattr(x, "__array_struct__")) * (x > 100))),
    ),
    "hasattr_as_index": ("hasattr() is called", lambda x: x * (1.0, 1 - 2 * (x > 100))[hasattr(x, "__array_struct__")]),
    "op_is": (
        "is_not() is called",
        lambda x: (
            x * (1 - 2 * (int(operator.is_not(x[None][0:], x)) * (x > 100)))
            if False
            else x * (1 - 2 * (int(operator.is_(x.astype(float, copy=False), x)) * (x > 100)))
        ),
    ),
    "dunder_class": ("the attribute __", lambda x: x * (1 - 2 * (int(x.__class__.__flags__ % 2) * (x > 100)))),
    "priority": ("the attribute __", lambda x: x * (1 + (1000 - x.__array_priority__) * (x > 100))),
    "sizeof": ("the attribute __", lambda x: x * (1 + (x.__sizeof__() - 56) * (x > 100))),
    "scalar_as_int": (
        "np.isscalar is not in the vocabulary",
        lambda x: x * (1 - 2 * (int(np.isscalar(x.mean())) * (x > 100))),
    ),
    "attrgetter_class": (
        "attrgetter() is called",
        lambda x: x * (1 - 2 * (int(operator.attrgetter("__class__.__name__")(x) == "ndarray") * (x > 100))),
    ),
    "reads_string_global": ("the global mode is read", lambda x: x if mode == "rms" else -x),
    "reads_rebound_function": ("the global act is read", lambda x: act(x)),
    "context_variable": ("the global VAR is read", lambda x: x * VAR.get()),
    "makes_instance": ("the global Kept is read", lambda x: Kept()(x)),
    "class_method": ("Kept.bump is read", lambda x: x if Kept.bump() < 100 else -x),
    "geterr": ("np.geterr is not in the vocabulary", lambda x: x if np.geterr()["over"] != "log" else -x),
    "warning_filters": ("warnings gives", lambda x: x if len(warnings.filters) < 1000 else -x),
    "bit_length": ("used as a number of Python", lambda x: x * x.shape[-1].bit_length()),
    "floor_divide": ("remainders", lambda x: x // 2),
    "remainder": ("remainders", lambda x: x % 2),
    "divmods": ("remainders", lambda x: divmod(x, 2)[0]),
    "xor_masks": ("unsupported operand", lambda x: ((x > 0) ^ (x > 1)) * x),
    "where_indices": ("missing a required argument", lambda x: x[np.where(x > 0)]),
    "ufunc_where": ("unexpected keyword argument 'where'", lambda x: np.add(x, 1, where=x > 0)),
    "sum_where": ("unexpected keyword argument 'where'", lambda x: np.sum(x, axis=-1, where=x > 0)),
    "piecewise": ("is not in the vocabulary", lambda x: np.piecewise(x, [x < 0, x >= 0], [-1, 1])),
    "strides": ("is not in the vocabulary", lambda x: x if x.strides[0] > 8 else -x),
    "flags": ("is not in the vocabulary", lambda x: x if x.flags["C_CONTIGUOUS"] else -x),
    "nbytes": ("is not in the vocabulary", lambda x: x * x.nbytes),
    "as_view": (".view is not in the vocabulary", lambda x: x.view(np.ma.MaskedArray)),
    "nan_to_num": ("is not in the vocabulary", lambda x: np.nan_to_num(x)),
    "isnan": ("is not in the vocabulary", lambda x: np.where(np.isnan(x), 0, x)),
    "subclass_dispatch": ("doesn't apply", lambda x: np.ndarray.mean(x)),
    "hashed": ("hash() is called", lambda x: x * hash(x)),
    "ided": ("id() is called", lambda x: x if id(x) % 2 == 0 else -x),
    "default_of_an_inner_lambda": (
        "the global scale is read",
        lambda x: (lambda: lambda y, k=scale: y * k)()(x),
    ),
    "list_in_capitals": ("the global BIG is read", lambda x: x * BIG[0]),
    "reads_a_property": ("the global GENERATOR is read", lambda x: x * GENERATOR.integers(2)),
    "getattr_of_what_is_missing": (
        "getattr() is called",
        lambda x: x * (1 - 2 * (len(getattr(x, "dims", ())) * (x > 100))),
    ),
    "getattr_by_reduce": ("getattr() is called", lambda x: functools.reduce(getattr, ["shape"], x)[0] * x),
    "order_of_a_set": ("a set has another order", lambda x: x * (1 if next(iter({"a", "b"})) == "a" else 2)),
    "order_of_a_set_that_is_made": ("set() is called", lambda x: x * (1 if next(iter(set("ab"))) == "a" else 2)),
    "address_as_text": ("written as text", lambda x: x * len(f"{_half}")),
    "address_by_percent": ("written as text", lambda x: x * len("%s" % _half)),  # noqa: UP031
    "address_by_repr": ("repr() is called", lambda x: x * len(repr(_half))),
    "optimized_or_not": ("the global __debug__", lambda x: x if __debug__ else -x),
    "order_of_bytes": ("the attribute byteorder", lambda x: x if x.dtype.byteorder == "=" else -x),
    "metadata": ("the attribute metadata", lambda x: x if x.dtype.metadata is None else -x),
    "repeated": ("np.repeat is not in the vocabulary", lambda x: np.repeat(x, 2, -1)),
    "from_a_python_function": ("is not in the vocabulary", lambda x: np.frompyfunc(lambda v: v, 1, 1)(x)),
    "structured": (".view is not in the vocabulary", lambda x: x.view([("a", float)])),
    "count_of_repeats": ("as a number of Python", lambda x: sum(itertools.repeat(x, x.shape[0]))),
    "power_of_a_length": ("exponent is no number", lambda x: x ** x.shape[0]),
    "key_of_max": ("branch on data", lambda x: max([x, -x], key=lambda a: a.sum())),
    "calls_a_counter": ("of the enclosing function is read", _counted()),
    # What NumPy says in truth values it adds as such; no random number is so large.
    "largest_of_a_mask": ("sum of two masks", lambda x: x + ((x > 9e9).max() + (x > 9e9).max())),
    "choice_of_masks": ("sum of two masks", lambda x: x + sum([np.where(x > 9e9, x > 9e9, x > 9e9)] * 2, x > 9e9)),
    "size_of_a_mask": ("sum of two masks", lambda x: x + (abs(x > 9e9) + (x > 9e9))),
    "ones_like_a_mask": ("sum of two masks", lambda x: x + (np.ones_like(x > 9e9) + (x > 9e9))),
    "product_of_masks": ("products of masks", lambda x: x + np.einsum("ij,ij->i", x > 9e9, x > 9e9)[:, None]),
    "opposite_of_a_square": ("~ of what is no mask", lambda x: np.where(x > 9e9, ~np.square(x > 9e9), x)),
    "complexed": ("complex beside", lambda x: np.sqrt(x + 0j).real),
}
TORCH = {
    "asks_by_format": ("the attribute format is asked", lambda x: x * len("{.__class__}".format(x))),  # noqa: UP032
    "filled_mask": ("masked_fill() of a mask", lambda x: x + (x > 9e9).masked_fill(x > 9e9, 2)),
    "torch_mode": ("torch.set_grad_enabled is not in", lambda x: (torch.set_grad_enabled(True), x)[1]),
    "torch_memory": ("torch.FloatTensor is not in", lambda x: x + 0 * torch.FloatTensor(1)),
    "torch_list": ("torch.stack of a list of arrays", lambda x: torch.stack([x, x]).mean(0)),
    "torch_version": ("the attribute __version__ is asked", lambda x: x if torch.__version__ < "9" else -x),
    "by_dtype_in_torch": ("another formula", lambda x: x * 2 if x.dtype in (torch.float16, torch.bfloat16) else x),
    "torch_in_place": ("in place", lambda x: x.mul_(2)),
    "length_as_dimension": ("as a number of Python", lambda x: torch.mean(x, dim=x.shape[0])),
    "torch_item": ("becomes a number", lambda x: x / x.max().item()),
    "torch_fixed": ("a tensor of the fixed shape", lambda x: x + torch.ones(3)),
    "torch_sort": ("torch.sort is not in the vocabulary", lambda x: torch.sort(x).values),
    "torch_dropout": ("draws numbers", lambda x: torch.nn.functional.dropout(x, 0.5, True)),
    "asks_for_a_tensor": ("isinstance() is called", lambda x: x * 2 if isinstance(x, torch.Tensor) else x),
    "asks_for_a_tensor_first": (
        "isinstance() is called",
        lambda x: -x if isinstance(x, torch.Tensor) and x.max() > 100 else x,
    ),
    "asks_for_the_compiler": ("torch.compiler gives", lambda x: -x if torch.compiler.is_compiling() else x),
    "draws_by_torch": ("torch.rand is not in", lambda x: x if torch.rand(()) > 1e-12 else -x),
    "asks_for_the_mode": ("torch.is_grad_enabled is not in", lambda x: x if torch.is_grad_enabled() else -x),
    "asks_for_a_gradient": ("whether it has a gradient", lambda x: x if not x.requires_grad else -x),
    "asks_for_the_device": ("where a tensor lies", lambda x: -x if x.device.type == "cuda" else x),
    "asks_for_the_order": ("order in memory", lambda x: x if x.is_contiguous() else -x),
    "isinstance_as_int": (
        "isinstance() is called",
        lambda x: x * (1 - 2 * (int(isinstance(x, torch.Tensor)) * (x > 100))),
    ),
    "is_tensor_as_int": ("torch.is_tensor is not in", lambda x: x * (1 - 2 * (int(torch.is_tensor(x)) * (x > 100)))),
    "cudnn_enabled": ("torch.backends gives", lambda x: x if torch.backends.cudnn.enabled else -x),
    "initial_seed": ("initial_seed", lambda x: x if torch.initial_seed() != 3 else -x),
    "rng_state": ("get_rng_state", lambda x: x if torch.get_rng_state()[0] < 300 else -x),
    "num_threads": (
        "torch.get_num_interop_threads is not in",
        lambda x: x if torch.get_num_interop_threads() < 1000 else -x,
    ),
    "anomaly": ("torch.is_anomaly_enabled is not in", lambda x: x if not torch.is_anomaly_enabled() else -x),
    "split_half": ("whole for some lengths", lambda x: x[..., : x.shape[-1] // 2]),
    "chunked": ("is not in the vocabulary", lambda x: torch.chunk(x, 2, -1)[0]),
    "torch_round": ("is not in the vocabulary", lambda x: torch.round(x)),
    "torch_sign": ("is not in the vocabulary", lambda x: torch.sign(x)),
    "nonzero": ("is not in the vocabulary", lambda x: torch.nonzero(x)),
    "unique": ("is not in the vocabulary", lambda x: torch.unique(x)),
    "gumbel": ("is not in the vocabulary", lambda x: torch.nn.functional.gumbel_softmax(x)),
    "storage": ("is not in the vocabulary", lambda x: x if x.data_ptr() % 2 == 0 else -x),
    "long_cast": ("is not in the vocabulary", lambda x: x.long() * 2),
    "where_as_a_method": ("branch on data", lambda x: x.where(x > 0, 0.0) if x.max() > 0 else x),
    "indices_of_the_largest": ("where a largest entry stands", lambda x: x * x.max(-1, keepdim=True).indices),
    "implicit_dimension": ("softmax() without a dimension", lambda x: torch.nn.functional.softmax(x)),
    "asks_for_the_default": (
        "torch.get_default_dtype is not in",
        lambda x: x if torch.get_default_dtype() != 3 else -x,
    ),
    "bernoulli": ("torch.bernoulli is not in", lambda x: x * torch.bernoulli(torch.tensor(1.0 - 1e-12))),
    "tensor_of_length": ("Could not infer", lambda x: x / torch.tensor(x.shape[-1])),
}
for _library, _rows in (("numpy", NUMPY), ("torch", TORCH)):
    REFUSED |= {_name: (_function, _words, _library) for _name, (_words, _function) in _rows.items()}
