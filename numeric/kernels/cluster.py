"""Where an audit is computed: on processes that share what JAX compiles, or on the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from lnverify.numeric.publishing import workers


@contextmanager
def executor(scheduler: str | None) -> Iterator[Executor]:
    """`workers.executor`, with what JAX compiles shared: most of an audit's time, were each to do it for itself.

    The programs are the same, so that no measurement depends on who compiled them.
    """
    with TemporaryDirectory() as folder:
        compiled_once = {
            "JAX_COMPILATION_CACHE_DIR": folder,
            "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
            "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
        }
        with workers.executor(scheduler, compiled_once) as pool:
            yield pool
