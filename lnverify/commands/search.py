"""`lnverify search`: look for inputs on which an implementation fails, and say which condition they share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lnverify.commands.audit import (
    NAMES,
    OF_ROWS,
    Formats,
    NoBias,
    NoGain,
    Output,
    OwnEps,
    Parameters,
    Timeout,
    write_program,
)
from lnverify.commands.console import interruptible, show, show_json
from lnverify.kernels.audit.options import CALL_TIMEOUT, Options, declare
from lnverify.numeric.publishing.files import require_file
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.numeric.publishing.workers import WorkersError
from lnverify.proofs.errors import InputError

if TYPE_CHECKING:
    from lnverify.kernels.audit.search.run import SearchResult


def search(
    names: Annotated[list[str], typer.Argument(help=NAMES.partition(";")[0], show_default=False)],
    format: Formats = None,
    seconds: Annotated[float, typer.Option(help="How long it takes, causes included.")] = 60.0,
    points: Annotated[
        int | None,
        typer.Option(
            help="How many points to try, instead of --seconds; those of earlier runs count.", show_default=False
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the points.")] = 0,
    profile: Annotated[str, typer.Option(help="Allowed error: exact, stable or practical.")] = "stable",
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    reproduce: Annotated[
        Path | None,
        typer.Option(help="Write a program to this file that shows the first defect.", show_default=False),
    ] = None,
    call_timeout: Timeout = CALL_TIMEOUT,
    no_gain: NoGain = False,
    no_bias: NoBias = False,
    eps: OwnEps = None,
    parameters: Parameters = "",
    norm: Annotated[str, typer.Option(help=f"{OF_ROWS}.", show_default=False)] = "",
) -> None:
    """Search for inputs on which an implementation fails, beyond those that audit tries.

    Points are drawn from a seeded grid: N from 1 to 16,384, one to 4,096 rows, normal, constant and nearly constant
    ones, mean, scale and outliers, gain and bias or none, eps, upstream gradients random, constant or sparse. The
    exact answer is the oracle. Failures are simplified, and those with one cause count as one defect. Exits
    with 1 if anything is found.

    Example: lnverify search mykernel:layer_norm,backward --format float32 --seconds 60
    """
    options = Options(
        tuple(names), tuple(format or ()), profile, seed=seed, call_timeout=call_timeout,
        declared=declare(norm, not no_gain, not no_bias, eps, parameters),
    )  # fmt: skip
    with interruptible("what was tried is not kept"):
        code = run(options, Output(as_json, reproduce=reproduce), points, seconds)
    raise typer.Exit(code)


def run(options: Options, output: Output, points: int | None, seconds: float) -> int:
    """The search; returns its exit code."""
    from lnverify.kernels.audit.adapters.libraries import require
    from lnverify.kernels.audit.cluster import executor
    from lnverify.kernels.audit.search.run import SearchResult, search
    from lnverify.numeric.floats.formats import FORMATS

    options = options.validate()
    options = replace(options, formats=options.formats or tuple(FORMATS))
    require(name for name in options.names if ":" not in name)
    require_file(output.reproduce)
    if options.seed < 0 or not 0 < seconds < math.inf or (points is not None and points < 1):
        raise InputError(
            f"--seed {options.seed}, --seconds {seconds:g}, --points {points}: a seed from 0 on, and "
            "a finite number of seconds or points above 0, would be right"
        )
    result = list[SearchResult]()
    try:
        with executor() as pool, progress_bar("searching") as tell:
            for name in options.names:
                result += search(name, options, pool, points, seconds / len(options.names), tell)
    except WorkersError as error:
        ran = ", ".join(options.names)
        raise InputError(f"{error}: it ran {ran}; code that ends by itself would be right") from None
    return report(result, output)


def report(found: Sequence[SearchResult], output: Output) -> int:
    """Say what was found; the exit code."""
    if output.as_json:
        show_json(searches=[one.to_json() for one in found])
    else:
        for one in found:
            show(one.line, fg="red" if one.defects else "green", bold=True)
            for defect in one.defects:
                show(f"  {defect.line}")
                show(f"    {defect.simplest.point}")
    defects = [defect for one in found for defect in one.defects]
    write_program((defect.program for defect in defects), output.reproduce)
    return 1 if defects else 0
