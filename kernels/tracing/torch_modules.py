"""A module of torch with arrays in the place of what it keeps: parameters, numbers, lengths.

It is made in two widths: what changes as the width does, or as its root, stands for a length. That this is right is
seen on other widths, where the trace is held against the module.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from typing import Any

import torch

from lnverify.kernels.tracing.array import Array
from lnverify.kernels.tracing.callables import Kernel, call_module, put
from lnverify.kernels.tracing.identify import Identity, identify, role_of
from lnverify.kernels.tracing.refusal import refuse, wrong_call
from lnverify.kernels.tracing.shapes import Setting, setting
from lnverify.kernels.tracing.vocabulary import torch_library
from lnverify.proofs.errors import InputError

# Two widths without a common divisor but 2, neither of which is a likely constant.
_WIDTHS = (52, 66)
INPUTS = ("batch rows N", "batch N h w", "batch h w N", "batch N t h w", "rows N")
"""The shapes that are tried, in order."""
_SIZES = (
    "hidden_size", "dim", "normalized_shape", "num_channels", "num_features", "d_model", "size", "features", "channels",
    "embed_dim", "embedding_dim", "width", "hidden_dim", "ndim", "n_embd", "query_dim", "norm_size",
)  # fmt: skip


_CONDITIONS = ("temb", "emb", "conditioning", "conditioning_embedding", "condition", "cond", "embedded_timestep", "c")


def make(cls: Any, width: int) -> Any:
    """A module of a class with this width, by what its constructor asks for."""
    parameters = dict(list(inspect.signature(cls.__init__).parameters.items())[1:])
    required = [
        name for name, one in parameters.items()
        if one.default is one.empty and one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)
    ]  # fmt: skip
    sizes = [name for name in parameters if name in _SIZES or name in required[:1]]
    if not sizes and "args" in parameters:
        return cls(width)
    if required and required[0] in ("config", "cfg"):
        return cls(_config(cls, parameters[required[0]], width))
    rest = [name for name in required if name not in sizes]
    if left := [name for name in rest if role_of(name) != "eps"]:
        raise InputError(f"its constructor asks for {', '.join(left)}")
    failures = []
    for size in (width, (width,)):
        try:
            return cls(**dict.fromkeys(sizes, size), **dict.fromkeys(rest, 1e-6))
        except Exception as error:
            failures.append(f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}")
    raise InputError(f"its constructor fails ({failures[0]})")


def _config(cls: Any, parameter: Any, width: int) -> Any:
    """The default configuration that a constructor's annotation names, of this width."""
    wanted = getattr(parameter.annotation, "__name__", parameter.annotation)
    there = import_module(cls.__module__.replace("modeling_", "configuration_"))
    configs = [value for name, value in vars(there).items() if name.endswith("Config") and isinstance(value, type)]
    kinds = [one for one in configs if one.__name__ == wanted] or [
        one for one in configs if one.__module__ == there.__name__]  # fmt: skip
    if not kinds:
        raise InputError("no configuration for its constructor")
    config = kinds[0]()
    for name in ("hidden_size", "d_model", "n_embd", "dim", "hidden_dim"):
        if isinstance(getattr(config, name, None), int):
            setattr(config, name, width)
    return config


class Plan:
    """How the modules of a class are bound: the shapes of their parameters, powers of the length, their ε.

    `layer` is a Linear of a condition, and `count` how many parts of the width it gives; "" and 0 where there is none.
    """

    def __init__(self, cls: Any) -> None:
        both = self.module, other = [make(cls, width).eval() for width in _WIDTHS]
        self.name, self.layer, self.count = cls.__name__, "", 0
        layers = [name for name, part in self.module.named_modules() if isinstance(part, torch.nn.Linear)]
        if len(layers) == 1:
            sizes = [module.get_submodule(layers[0]).out_features for module in both]
            counts = [divmod(size, width) for size, width in zip(sizes, _WIDTHS, strict=True)]
            if counts[0] == counts[1] and counts[0][1] == 0:
                self.layer, self.count = layers[0], counts[0][0]
        self.parameters = dict(self._parameters(other))
        self.lengths: dict[str, Any] = {}
        self.eps: list[str] = []
        for part_name, part in self.module.named_modules():
            twin = other.get_submodule(part_name)
            for name, value in [pair for pair in vars(part).items() if not pair[0].startswith("_")]:
                full = f"{part_name}.{name}".lstrip(".")
                if (power := _power(value, getattr(twin, name, None))) is not None:
                    self.lengths[full] = power
                elif role_of(name) == "eps" and isinstance(value, float):
                    self.eps.append(full)

    def _parameters(self, other: Any) -> Iterator[tuple[str, str]]:
        """The parameters and buffers outside the layer, and their shapes, told from a module of another width."""
        tensors, twins = (dict([*it.named_parameters(), *it.named_buffers()]) for it in (self.module, other))
        for name, tensor in tensors.items():
            if (self.count and name.startswith(f"{self.layer}.")) or name.endswith("num_batches_tracked"):
                continue
            pairs = list(zip(tensor.shape, twins[name].shape, strict=True))
            if any(pair not in ((1, 1), _WIDTHS) for pair in pairs):
                raise InputError(f"its {name} has the shape {tuple(tensor.shape)}, which is not the width alone")
            if pairs.count(_WIDTHS) > 1:
                raise InputError(f"its {name} is a matrix: a layer inside")
            yield name, " ".join("1" if pair == (1, 1) else "N" for pair in pairs)

    def bind(self, shape: str, lead: str) -> tuple[Kernel, Setting, dict[str, str]]:
        """The module as a kernel of an input of a shape, and of parts and a condition that have leading axes."""
        parameters = list(inspect.signature(self.module.forward).parameters.values())
        needed = [
            one.name for one in parameters
            if one.kind is one.POSITIONAL_OR_KEYWORD and (one.default is one.empty or one.name in ("gate", "z"))
        ]  # fmt: skip
        others = [one.name for one in parameters[1:]] if self.count else []
        if self.count and not others:
            raise InputError("its forward takes a condition alone")
        # What a layer is for is called so, or comes second.
        second = next((name for name in others if name in _CONDITIONS), "".join(others[:1]))
        kinds = ["x", *("condition" if one == second else _kind(one) for one in needed[1:])]
        if not needed or len(set(kinds)) < len(kinds) or "" in kinds:
            words = needed or [f"*{one.name}" for one in parameters] or ["nothing"]
            raise InputError(f"its forward asks for {', '.join(words)}")
        names = {full: full.replace(".", "_") + "_" for full in (*self.parameters, *self.eps[:1])}
        own = {one: "batch tokens N" if one == "other" else shape for one in kinds if one != "condition"}
        parts = {f"part{i + 1}": f"{lead} N".strip() for i in range(self.count)}
        shapes = own | {names[full]: self.parameters.get(full, "") for full in names} | parts
        shapes |= {"condition": f"{lead} E".strip()} if self.count else {}
        roles = {one: one for one in (*own, *parts)}
        for full in names:
            role = role_of(full) or ("gain" if full in self.parameters and "gain" not in roles else None)
            if role is None or role in roles:
                raise InputError(f"what its {full} is cannot be told from the name")
            roles[role] = names[full]

        def call(*arguments: Any) -> Any:
            values = dict(zip(shapes, arguments, strict=True))
            length = values["x"].shape[shape.split().index("N")]
            kept = {full: values[own_name] for full, own_name in names.items()}
            kept |= dict.fromkeys(self.eps, values.get(roles.get("eps", "")))
            for full, power in self.lengths.items():
                kept[full] = (length,) if power == "tuple" else length if power == 1 else length**power
            module = put(self.module, kept)
            named = {word: values[kind] for word, kind in zip(needed[1:], kinds[1:], strict=True)}
            if self.count:
                module.set_submodule(self.layer, _Layer([values[one] for one in parts]))
                named[second] = values["condition"]
            return call_module(module, [values["x"]], named)

        given = setting(shapes, positive=[roles[role] for role in ("eps", "variance") if role in roles])
        return Kernel(self.name, torch_library(), call, self.module), given, roles


def _kind(word: str) -> str:
    """What an argument of a forward is, beside the input and a condition."""
    return "other" if word in ("encoder_hidden_states", "context") else "gate" if role_of(word) == "gate" else ""


class _Layer(torch.nn.Module):  # type: ignore[misc]
    """In the place of a Linear of a condition: whatever it gives, as an array for each part of the width."""

    def __init__(self, parts: Sequence[Any]) -> None:
        super().__init__()
        self.parts = parts

    def forward(self, condition: Any) -> Any:
        if type(self.parts[0]) is Array:
            return _Parts(self.parts) if len(self.parts) > 1 else self.parts[0]
        return torch.cat(list(self.parts), -1)


class _Parts:
    """Arrays that stand one after another in the last dimension; taking them apart is all that is asked of them."""

    def __init__(self, parts: Sequence[Any]) -> None:
        self.parts = parts

    def chunk(self, chunks: int, dim: int = 0) -> Any:
        """The arrays."""
        if chunks != len(self.parts) or dim not in (-1, self.parts[0].ndim - 1):
            refuse(f"chunk({chunks}, {dim}) of the {len(self.parts)} parts of the last dimension")
        return tuple(self.parts)

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, positional: Any = (), named: Any = None) -> Any:
        return getattr(positional[0], function.__name__)(*positional[1:], **(named or {}))

    def __getitem__(self, key: Any) -> Any:
        return _Parts([part[key] for part in self.parts])

    def __getattr__(self, name: str) -> Any:
        if name not in ("unsqueeze", "to", "float", "type_as", "contiguous"):
            refuse(f".{name} of what a layer gives is not in the vocabulary; chunk() is")
        return lambda *a, **k: _Parts([getattr(part, name)(*a, **k) for part in self.parts])


def _power(one: Any, other: Any) -> Any:
    """How a kept number depends on the width: its power; "tuple" for a shape of it; None where it does not."""
    if isinstance(one, tuple | list) and tuple(one) == _WIDTHS[:1] and tuple(other) == _WIDTHS[1:]:
        return "tuple"
    if not isinstance(one, int | float) or isinstance(one, bool):
        return None
    return next(
        (p for p in (1, 0.5, -0.5, -1) if abs(one - _WIDTHS[0] ** p) + abs(other - _WIDTHS[1] ** p) < 1e-12), None
    )


def identify_module(cls: Any, inputs: tuple[str, ...] = INPUTS) -> Identity:
    """Say which known norm a class of modules is: made as its constructor asks, run as it stands.

    Raises:
        InputError: where it cannot be made, bound or traced; of several shapes of inputs the first refusal is reported.
        Undecided: where neither a proof nor a witness was found.
    """
    try:
        plan = Plan(cls)
    except InputError:
        raise
    except (Exception, SystemExit) as error:
        raise wrong_call(error, cls, f"{cls.__name__} cannot be made and bound") from None
    results, refusals = [], []
    for shape, lead in product(inputs, ("batch", "", "batch rows") if plan.count else ("",)):
        try:
            results.append(identify(*plan.bind(shape, lead)))
        except InputError as refusal:
            refusals.append(refusal)
            continue
        if results[-1].is_proved:
            return results[-1]
    if not results:
        raise refusals[0]
    return results[0]
