"""Where an audit is computed: on processes of this machine, or on the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from numeric.pages import workers
from proofs.errors import InputError


def compiled_once(folder: str) -> dict[str, str]:
    """Variables by which processes share what JAX compiles: most of an audit's time, were each to do it for itself.

    The programs are the same, so that no measurement depends on who compiled them.
    """
    return {
        "JAX_COMPILATION_CACHE_DIR": folder,
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    }


@contextmanager
def executor(scheduler: str | None) -> Iterator[Executor]:
    """An executor on one process a core, or on the workers of the Dask scheduler at an address.

    Raises:
        InputError: where Dask is not installed, or no scheduler answers.
        WorkersError: where a worker of this machine was lost or stalled.
    """
    if scheduler is None:
        with TemporaryDirectory() as folder, workers.workers(environment=compiled_once(folder)) as pool:
            yield pool
        return
    try:
        from distributed import Client
    except ImportError:
        raise InputError("--scheduler needs Dask: pip install 'lnverify[dask]'") from None
    try:
        client = Client(scheduler, timeout="10s")
    except (OSError, ValueError, TimeoutError) as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise InputError(
            f"--scheduler {scheduler}: no scheduler answers ({reason}); tcp://host:8786 would be right"
        ) from None
    try:
        yield client.get_executor()
    finally:
        client.close()
