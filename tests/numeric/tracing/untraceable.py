"""Functions whose result depends on more than the entries of their arguments: each has a line that is to be named."""

# ruff: noqa: B006, RUF
import contextlib
import functools
import itertools
import json
import math
import operator
import os
import random
import sys
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


SETTINGS = SimpleNamespace(factor=2)


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
def branch_on_mean(x):
    return x if x.mean() > 0 else -x


@refused("branch on data")
def branch_by_bool(x):
    return x * bool(x.sum())


@refused("branch on data")
def branch_with_and(x):
    return x.sum() and x


@refused("branch on data")
def branch_with_not(x):
    return 2 * x if not x.sum() else x


@refused("branch on data")
def loop_while(x):
    while x.max() > 1:
        x = x / 2
    return x


@refused("branch on data")
def asserted(x):
    assert x.max() < 1000
    return x


@refused("comparison of arrays")
def equal_to_zero(x):
    return np.where(x == 0, 1.0, x)


@refused("branch on data")
def largest_of_two(x):
    return max(x.mean(), x.sum()) * x


@refused("branch on data")
def sorted_by_value(x):
    return sorted([x.sum(), x.mean()])[0] * x


@refused("branch on data")
def hidden_in_try(x):
    try:
        positive = bool(x.sum() > 0)
    except Exception:
        positive = True
    return x if positive else -x


@refused("np.any is not in the vocabulary")
def any_negative(x):
    return x if np.any(x < 0) else -x


@refused("np.allclose is not in the vocabulary")
def close_to_zero(x):
    return x if np.allclose(x, 0) else -x


# -- arrays that become numbers ------------------------------------------------------------------------------------


@refused("becomes a number")
def by_float(x):
    return x * float(x.mean())


@refused("becomes a number")
def by_int(x):
    return x * int(x.sum())


@refused("becomes a number")
def by_item(x):
    return x / x.max().item()


@refused("becomes a number")
def by_tolist(x):
    return sum(x.tolist())


@refused("becomes a number")
def by_math(x):
    return x / math.sqrt(x.var())


@refused("becomes a number")
def by_round(x):
    return x * round(x.mean())


@refused("becomes a number")
def as_index(x):
    return x * operator.index(x.sum())


@refused("np.asarray")
def by_asarray(x):
    x = np.asarray(x, dtype=float)
    return x - x.mean(-1, keepdims=True)


@refused("np.asarray")
def by_array(x):
    return np.array([x, x]).mean(0)


@refused("np.asarray")
def by_fromiter(x):
    return np.frombuffer(np.ascontiguousarray(x))


@refused("becomes a number")
def by_float64(x):
    return np.float64(x.mean()) * x


@refused("np.asarray")
def inside_a_mask(x):
    return np.where(np.asarray(x) > 0, x, 0)


# -- lengths -------------------------------------------------------------------------------------------------------


@refused("comparison of the length")
def eight_rows(x):
    return x if x.shape[0] == 8 else -x


@refused("comparison of the length")
def long_rows(x):
    return x.mean(-1, keepdims=True) if x.shape[-1] > 1 else x


@refused("as a number of Python")
def loop_over_columns(x):
    total = 0
    for i in range(x.shape[-1]):
        total = total + x[:, i]
    return total


@refused("loop over entries")
def loop_over_rows(x):
    return sum(row for row in x)


@refused("loop over entries")
def by_len(x):
    return x / len(x)


@refused("as a number of Python")
def root_of_length(x):
    return x / math.sqrt(x.shape[-1])


@refused("as a number of Python")
def float_of_length(x):
    return x / float(x.shape[-1])


@refused("as a number of Python")
def zeros_of_shape(x):
    return x + np.zeros(x.shape)


@refused("as a number of Python")
def eye_of_length(x):
    return x @ np.eye(x.shape[-1])


@refused("whole for some lengths")
def half_of_length(x):
    return x / (x.shape[-1] // 2)


@refused("whole for some lengths")
def even_length(x):
    assert x.shape[-1] % 2 == 0
    return x


@refused("comparison of the length")
def square_only(x):
    return x.T if x.shape[0] == x.shape[1] else x


@refused("dimension of 4")
def groups_of_four(x):
    return x.reshape(-1, 4).mean(-1)


@refused("regrouped")
def mixed_up(x):
    return x.reshape(x.shape[1], x.shape[0])


@refused("as text")
def shape_as_text(x):
    return -x if str(x.shape) == "(8, 4)" else x


@refused("as text")
def array_as_text(x):
    return -x if "-" in f"{x}" else x


@refused("unhashable")
def shape_as_key(x):
    return x * {(8, 4): 2}.get(x.shape, 1)


# -- shapes that fit by chance -------------------------------------------------------------------------------------


@refused("fits only where N and rows are equally long")
def mean_without_keepdims(x):
    return x - x.mean(-1)


@refused("fits only where rows and N are equally long")
def transposed_sum(x):
    return x + x.T


@refused("an axis under two letters")
def gram(x):
    return x @ x.T


@refused("an axis twice")
def pairs_of_entries(x):
    return (x[:, :, None] * x[:, None, :]).sum(-1)


@refused("some shapes only")
def squeezed(x):
    return x.sum(0, keepdims=True).squeeze()


@refused("some shapes only")
def squeezed_axis(x):
    return x.squeeze(0)


@refused("a part of the entries")
def first_two(x):
    return x[:2]


@refused("a part of the entries")
def first_entry(x):
    return x - x[:, :1]


@refused("a part of the entries")
def reversed_rows(x):
    return x[:, ::-1]


@refused("a part of the entries")
def chosen(x):
    return x[x > 0].sum()


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


@refused("np.empty_like is not in the vocabulary")
def uninitialized(x):
    return np.empty_like(x) * 0 + x


@refused("np.copyto is not in the vocabulary")
def copied_over(x):
    y = x * 1
    np.copyto(y, 0)
    return y


# -- what is kept elsewhere ----------------------------------------------------------------------------------------


@refused("the global scale is read")
def reads_a_global(x):
    return scale * x


@refused("the global TWICE is read")
def reads_a_global_that_changes(x):
    return TWICE * x


@refused("the global TABLE is read")
def reads_a_table(x):
    return x + TABLE["eps"]


@refused("ndarray beside arrays of any shape")
def reads_an_array(x):
    return x * WEIGHTS


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


@refused("the global SETTINGS is read")
def reads_an_object(x):
    return x * SETTINGS.factor


@refused("Options.factor is read")
def reads_an_attribute_of_a_class(x):
    return x * Options.factor


@refused("globals() is called")
def reads_by_globals(x):
    return x * globals()["scale"]


@refused("eval() is called")
def reads_by_eval(x):
    return x * eval("scale")


@functools.cache
def _slow_mean(x):
    return x.mean()


@refused("the global _slow_mean is read")
def reads_a_cached_function(x):
    return x - _slow_mean(x)


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


@refused("what no argument decides")
def random_scale(x):
    return x * random.random()


@refused("what no argument decides")
def clock(x):
    return x * (time.perf_counter_ns() % 1000003)


# -- types ---------------------------------------------------------------------------------------------------------


@refused("another formula in float16")
def eps_of_the_type(x):
    return x / (x.std(-1, keepdims=True) + (1e-3 if x.dtype == np.float16 else 1e-6))


@refused("another formula")
def smallest_of_the_type(x):
    return x + float(np.finfo(x.dtype).eps)


@refused("loses the fraction")
def to_integers(x):
    return x.astype(int) * 2


@refused("another formula", "torch")
def by_dtype_in_torch(x):
    return x * 2 if x.dtype in (torch.float16, torch.bfloat16) else x


# -- outside the vocabulary ----------------------------------------------------------------------------------------


@refused("np.median is not in the vocabulary")
def median(x):
    return x - np.median(x, axis=-1, keepdims=True)


@refused("np.sort is not in the vocabulary")
def sort(x):
    return np.sort(x, axis=-1)


@refused("np.cumsum is not in the vocabulary")
def cumulative(x):
    return np.cumsum(x, axis=-1)


@refused("np.concatenate is not in the vocabulary")
def joined(x):
    return np.concatenate([x, x])


@refused("np.floor is not in the vocabulary")
def floor(x):
    return np.floor(x)


@refused("np.add.accumulate is not in the vocabulary")
def accumulated(x):
    return np.add.accumulate(x, axis=-1)


@refused("the power 3/10")
def odd_power(x):
    return x**0.3


@refused("the number -inf")
def infinite(x):
    return np.where(x > 0, x, -np.inf)


@refused("JSON serializable")
def serialized(x):
    return json.loads(json.dumps(x))


@refused("in place", "torch")
def torch_in_place(x):
    return x.mul_(2)


@refused("becomes a number", "torch")
def torch_item(x):
    return x / x.max().item()


@refused("a tensor of the fixed shape", "torch")
def torch_fixed(x):
    return x + torch.ones(3)


@refused("torch.sort is not in the vocabulary", "torch")
def torch_sort(x):
    return torch.sort(x).values


@refused("in place", "torch")
def torch_in_place_by_keyword(x):
    torch.nn.functional.silu(x, inplace=True)
    return x


@refused("draws numbers", "torch")
def torch_dropout(x):
    return torch.nn.functional.dropout(x, 0.5, True)


@refused("in another way on numbers", "torch")
def asks_for_a_tensor(x):
    return x * 2 if isinstance(x, torch.Tensor) else x


# -- what tells an array of any shape from numbers, with a branch that random numbers never take ---------------------


@refused("in another way on numbers")
def asks_for_the_type(x):
    return -x if type(x) is np.ndarray and x.max() > 100 else x


@refused("in another way on numbers", "torch")
def asks_for_a_tensor_first(x):
    return -x if isinstance(x, torch.Tensor) and x.max() > 100 else x


@refused("in another way on numbers")
def asks_for_an_attribute(x):
    return -x if hasattr(x, "__array_interface__") and x.max() > 100 else x


@refused("in another way on numbers")
def asks_for_the_identity(x):
    return -x if x.copy() is not x and x.max() > 100 else x


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


@refused("is caught")
def suppresses(x):
    y = x
    with contextlib.suppress(ArithmeticError):
        y = np.exp(x)
    return y


@refused("errors of NumPy")
def raises_on_overflow(x):
    with np.errstate(over="raise"):
        return np.exp(x)


@refused("is caught")
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


@refused("the global GENERATOR")
def draws_from_a_global(x):
    return x if GENERATOR.random() > 1e-9 else -x


@refused("np.random gives")
def draws_by_numpy(x):
    return x if np.random.rand() > 1e-9 else -x


@refused("no argument decides")
def draws_by_an_import(x):
    from random import random as draw

    return x if draw() > 1e-9 else -x


@refused("no argument decides")
def asks_the_environment(x):
    return x if os.environ.get("A_FLAG") is None else -x


@refused("no argument decides")
def counts_references(x):
    return x if sys.getrefcount(x) < 1000 else -x


@refused("no argument decides")
def asks_for_the_platform(x):
    return x if sys.platform == "linux" else -x


@refused("no argument decides", "torch")
def asks_for_the_compiler(x):
    return -x if torch.compiler.is_compiling() else x


@refused("rand() is called", "torch")
def draws_by_torch(x):
    return x if torch.rand(()) > 1e-12 else -x


@refused("is_grad_enabled() is called", "torch")
def asks_for_the_mode(x):
    return x if torch.is_grad_enabled() else -x


@refused("whether it has a gradient", "torch")
def asks_for_a_gradient(x):
    return x if not x.requires_grad else -x


@refused("where a tensor lies", "torch")
def asks_for_the_device(x):
    return -x if x.device.type == "cuda" else x


@refused("order in memory", "torch")
def asks_for_the_order(x):
    return x if x.is_contiguous() else -x


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


@refused("reads_its_own_attribute.factor is read")
def reads_its_own_attribute(x):
    return x * reads_its_own_attribute.factor


reads_its_own_attribute.factor = 2


def _with_memory(x, memory={}):
    return x * 2 if memory else x


@refused("default argument")
def calls_what_keeps_a_default(x):
    return _with_memory(x)


@refused("default argument")
def has_an_object_as_default(x, settings=SETTINGS):
    return x * settings.factor


exec("def made_from_text(x):\n    global COUNT\n    COUNT += 1\n    return x")
refused("the global COUNT is")(made_from_text)  # noqa: F821
