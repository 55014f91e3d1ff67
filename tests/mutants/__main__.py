"""Mutation testing of the kernel: small changes to the modules that a verdict rests on, and the tests that notice.

A seeded sample of mutants is drawn, every module in proportion. A mutant is killed where a test fails that passes on
the unchanged code, or where a test exceeds its limit of processor time. `survivors.py` says of each survivor that was
looked at whether it is equivalent or merely incomplete, and why.

    python -m tests.mutants --sample 200 --seed 1 --jobs 2

Why no tool: mutmut (3) leaves code outside of functions as it is, and is told what not to change by comments in that
code; cosmic-ray runs one command for each mutant, which imports SymPy and pytest anew, on files changed in place.
Neither draws a seeded sample of each module, or keeps the reason of a survivor beside it.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from .changes import KERNEL, Mutant, id_of, mutants
from .page import data, write
from .survivors import REASONS
from .trial import Outcome, import_libraries, trials


def drawn(sample: int, seed: int) -> list[Mutant]:
    """So many mutants, each module in proportion to how many it has, in random order."""
    random = Random(seed)
    pools = {module: random.sample(mutants(module), len(mutants(module))) for module in KERNEL}
    whole = sum(map(len, pools.values()))
    # The k-th of n in a module has rank (k + u)/n: the smallest ranks are a sample in proportion, whatever its size.
    ranked = [((k + random.random()) / len(pool), mutant) for pool in pools.values() for k, mutant in enumerate(pool)]
    chosen = [mutant for _, mutant in sorted(ranked, key=lambda pair: pair[0])[: min(sample, whole)]]
    random.shuffle(chosen)
    return chosen


def main(
    sample: Annotated[int, typer.Option(help="How many mutants are drawn.")] = 200,
    seed: Annotated[int, typer.Option(help="The seed of the draw.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes run tests.")] = 2,
    only: Annotated[str, typer.Option(help="Only mutants whose module, text and change hold these words.")] = "",
    minutes: Annotated[float, typer.Option(help="After so many minutes no mutant is begun.")] = 1e6,
    quick: Annotated[
        bool, typer.Option(help="Leave out the slow tests, the random statements and the claims.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print each outcome as a line of JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="The folder of the page, such as reports.")] = None,
    again: Annotated[
        bool, typer.Option(help="Try once more what survives on the page in that folder, and write it anew.")
    ] = False,
) -> None:
    """Mutate the kernel, run its tests, and say what survives."""
    import_libraries()
    if again and out is not None:
        found = json.loads((out / "mutants.json").read_text(encoding="utf-8"))
        write(_tried_again(found, jobs), out)
        return
    chosen = drawn(sample, seed)
    if only:
        chosen = [
            m
            for module in KERNEL
            for m in mutants(module)
            if all(w in f"{m.module} {m.text} {m.change}" for w in only.split(";"))
        ]
    outcomes: list[tuple[Mutant, Outcome]] = []
    for mutant, outcome in trials(chosen, jobs, minutes, quick):
        outcomes.append((mutant, outcome))
        _show(len(outcomes), len(chosen), mutant, outcome, as_json)
    if out is not None:
        write(data(outcomes, len(chosen), seed, sum(len(mutants(module)) for module in KERNEL), quick), out)


def _tried_again(found: dict[str, Any], jobs: int) -> dict[str, Any]:
    """A run, with the tests that notice now what survived and has no reason to."""
    waiting = [
        item for item in found["survivors"] if not item["since"] and id_of(item["text"], item["change"]) not in REASONS
    ]
    chosen = {_nearest(item): item for item in waiting}
    for done, (mutant, outcome) in enumerate(trials([*chosen], jobs, 1e6, False), 1):
        chosen[mutant]["since"] = outcome.test if outcome.killed else ""
        _show(done, len(chosen), mutant, outcome, False)
    return found


def _nearest(item: dict[str, Any]) -> Mutant:
    """The mutant that was kept: of those with its key the nearest, as lines move."""
    alike = [mutant for mutant in mutants(item["module"]) if mutant.id == id_of(item["text"], item["change"])]
    # The node's index tells two on one line apart.
    return min(alike, key=lambda m: (abs(m.line - item["line"]), abs(m.place[0] - item["place"][0])))


def _show(done: int, whole: int, mutant: Mutant, outcome: Outcome, as_json: bool) -> None:
    if as_json:
        print(json.dumps({**vars(mutant), **vars(outcome)}, ensure_ascii=False), flush=True)
        return
    word = f"killed by {outcome.test}" if outcome.killed else "SURVIVES"
    place = f"{mutant.module}.py:{mutant.line}"
    print(f"{done}/{whole} {place} {mutant.change}: {word} ({outcome.seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    typer.run(main)
