"""The implementations under audit: one small module a library, imported only when it is asked for.

Each adapter module has `implementations() -> list[Implementation]`, and some have `other_norms() -> list[OtherNorm]`.
It passes arrays through the library's own public interface and adds no arithmetic of its own.
`kernels.audit.adapters.libraries` lists the modules and loads them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any

import numpy as np

from lnverify.kernels.audit.options import NOTHING_DECLARED, Declared
from lnverify.numeric.reference.problem import Problem

Forward = Callable[[np.ndarray, np.ndarray, np.ndarray, float], np.ndarray]
Backward = Callable[
    [np.ndarray, np.ndarray, np.ndarray, np.ndarray, float], tuple[np.ndarray, np.ndarray, np.ndarray | None]
]


@dataclass(frozen=True)
class Implementation:
    """A LayerNorm or RMSNorm that can be called.

    Attributes:
        name: how reports call it, unique.
        forward: (x, gain, bias, eps) to the output; x (rows, N), all arrays in one format.
        backward: (upstream, x, gain, bias, eps) to (dx, dgain, dbias); None without gradients. dbias is None
            where there is no bias.
        centred: False for RMSNorm, which ignores the bias.
        formats: names of the formats that it takes.
        snippets: Python that prints what it gives, by quantity (output, dx, dgain, dbias): of outputs and of dx
            the first row. {x} and {upstream} (lists of rows), {format} and {eps} are filled in; gain 1, bias 0.
        entries: the most entries that an input may have, where the library is slow; of longer inputs it gets
            the first rows.
        use_threads: tells the library to use one thread, or for 0 as many as it takes by itself, where it can be told.
        without_affine: (x, eps) to the output of the same layer without gain and bias; None where it has no such.
        from_statistics: gradients by name from a problem, mean and 1/std (rows, 1), where the library has such a
            backward pass by itself.
        forget: forgets what it compiled for other inputs, where that decides what it gives.
        limit: the most seconds that one call may take; infinite for libraries, which may not run in other threads.
        is_module: whether it is a torch module, which `lnverify.testing.as_function` makes a function.
        tensors: whether somebody's own kernel takes torch's tensors.
        declared: what is said of somebody's own kernel.
        arguments: what somebody's own kernel is given.
    """

    name: str
    forward: Forward
    backward: Backward | None = None
    centred: bool = True
    formats: tuple[str, ...] = ("float64", "float32", "float16", "bfloat16")
    snippets: Mapping[str, str] = field(default_factory=dict)
    entries: int = 1 << 24
    use_threads: Callable[[int], None] = lambda count: None
    without_affine: Callable[[np.ndarray, float], np.ndarray] | None = None
    from_statistics: Callable[[Problem, np.ndarray, np.ndarray], Mapping[str, np.ndarray]] | None = None
    forget: Callable[[], None] = lambda: None
    limit: float = inf
    is_module: bool = False
    tensors: bool = False
    declared: Declared = NOTHING_DECLARED
    arguments: tuple[str, ...] = ("x", "gain", "bias", "eps")

    def part(self, problem: Problem) -> Problem | None:
        """As many first rows of a problem as it takes, as it is declared; None where one row is too long."""
        rows = min(problem.rows, self.entries // problem.size)
        return self.declared.of(problem.first(rows)) if rows else None


@dataclass(frozen=True)
class OtherNorm:
    """A norm of a library beside LayerNorm and RMSNorm.

    Attributes:
        name: how reports call it, unique.
        norm: one of `kernels.audit.norms.NORMS`, which says how it is called.
        forward, backward: of arrays, or of torch's tensors, which autograd differentiates where there is no backward.
        formats: those in which it is measured, which networks are trained in.
        use_threads: as of an implementation.
    """

    name: str
    norm: str
    forward: Callable[..., Any]
    backward: Callable[..., Any] | None = None
    formats: tuple[str, ...] = ("float32", "bfloat16")
    use_threads: Callable[[int], None] = lambda count: None


def snippets(output: str, gradient: str = "", places: Mapping[str, str] | None = None, **names: str) -> dict[str, str]:
    """The snippets of an implementation.

    Args:
        output: that of the output.
        gradient: that of a gradient, which it prints as {gradient}.
        places: what stands for {gradient}, by quantity.
        names: what stands for {name} in all of them.
    """
    results = {quantity: gradient.replace("{gradient}", place) for quantity, place in (places or {}).items()}
    results = {"output": output} | results
    for name, value in names.items():
        results = {quantity: text.replace(f"{{{name}}}", value) for quantity, text in results.items()}
    return results
