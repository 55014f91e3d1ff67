"""The implementations under audit: one small module a library, imported only when it is asked for.

Each adapter module has `implementations() -> list[Implementation]`. It passes arrays through the library's own public
interface and adds no arithmetic of its own: an `Interface` says how, and each layer is one function of it.
`kernels.audit.adapters.libraries` lists the modules and loads them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from lnverify.kernels.audit.options import NOTHING_DECLARED, Declared
from lnverify.numeric.reference.problem import Problem

Forward = Callable[..., np.ndarray]
"""(x, gain, bias, eps) to the output."""

Backward = Callable[..., tuple[Any, ...]]
"""(upstream, x, gain, bias, eps) to dx, dgain and dbias."""


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
        entries: the most entries that an input may have, where the library is slow; of longer inputs it gets
            the first rows.
        use_threads: tells the library to use one thread, or for 0 as many as it takes by itself, where it can be told.
        from_statistics: gradients by name from a problem, mean and 1/std (rows, 1), where the library has such a
            backward pass by itself.
        forget: forgets what it compiled for other inputs, where that decides what it gives.
        limit: the most seconds that one call may take; infinite for libraries, which may not run in other threads.
        declared: what is said of somebody's own kernel.
        of_residual: as backward, with the gradient of the residual in the place of dx, where the kernel gives both.
    """

    name: str
    forward: Forward
    backward: Backward | None = None
    centred: bool = True
    formats: tuple[str, ...] = ("float64", "float32", "float16", "bfloat16")
    entries: int = 1 << 24
    use_threads: Callable[[int], None] = lambda count: None
    from_statistics: Callable[[Problem, np.ndarray, np.ndarray], Mapping[str, np.ndarray]] | None = None
    forget: Callable[[], None] = lambda: None
    limit: float = inf
    declared: Declared = NOTHING_DECLARED
    of_residual: Backward | None = None

    def part(self, problem: Problem) -> Problem | None:
        """As many first rows of a problem as it takes, as it is declared; None where one row is too long."""
        rows = min(problem.rows, self.entries // problem.size)
        return self.declared.of(problem if rows == problem.rows else problem.first(rows)) if rows else None


@dataclass(frozen=True)
class Interface:
    """How arrays pass through a library, whatever layer is called.

    Attributes:
        put, get: a NumPy array as the library has it, and back.
        pull: (function, inputs, upstream) to the gradients by each input, of the library's arrays; None without.
        compile: (function, static) to the function as people run it, its arguments at `static` compiled in.
    """

    put: Callable[[np.ndarray], Any]
    get: Callable[[Any], np.ndarray]
    pull: Callable[[Callable[..., Any], Sequence[Any], Any], Sequence[Any]] | None = None
    compile: Callable[[Callable[..., Any], tuple[int, ...]], Callable[..., Any]] = lambda function, static: function

    def implementation(
        self, name: str, apply: Callable[..., Any], *, static: tuple[int, ...] = (), **facts: Any
    ) -> Implementation:
        """An implementation from one function of the library's arrays.

        Args:
            name: how reports call it.
            apply: (x, gain, bias, eps) to the output.
            static: which of the arguments are compiled in: 3 is eps.
            facts: the other attributes of an implementation.
        """
        inputs, pull = 3 if facts.get("centred", True) else 2, self.pull

        def pulled(upstream: Any, *given: Any) -> Any:
            assert pull is not None
            return pull(lambda *arrays: apply(*arrays, *given[inputs:]), given[:inputs], upstream)

        plain = self.compile(apply, static)
        gradients = self.compile(pulled, tuple(place + 1 for place in static))

        def forward(*given: Any) -> np.ndarray:
            return self.get(plain(*map(self.put, given[:3]), *given[3:]))

        def backward(*given: Any) -> tuple[Any, ...]:
            results = list(map(self.get, gradients(*map(self.put, given[:4]), *given[4:])))
            return (*results, *[None] * (3 - inputs))

        return Implementation(name, forward, backward if pull else None, **facts)


def widened(make: Callable[[np.ndarray, str], Any]) -> Callable[[np.ndarray], Any]:
    """How a library takes arrays that makes its own from float32 or float64 and the name of a format.

    Every 16-bit number is a float32, as libraries do not know NumPy's bfloat16; transposed arrays stay transposed.
    """

    def put(array: np.ndarray) -> Any:
        if array.flags.f_contiguous and not array.flags.c_contiguous:
            return put(array.T).T
        return make(array if array.dtype == np.float64 else array.astype(np.float32), array.dtype.name)

    return put
