"""Statements in a process of their own: one that hangs, or ends the process, is found and the next ones go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from signal import ITIMER_PROF, setitimer
from traceback import format_exc
from typing import Any

from judge import SLOW, Finding, examine
from statements import statement

# A decision that has not ended after so many seconds of the processor is stopped, and one that waits after more.
_PATIENCE = 6 * SLOW
_WAIT = 30 * _PATIENCE


def watched(seeds: Sequence[int]) -> Iterator[Finding]:
    """The findings on the statements with these numbers, in order."""
    rest = list(seeds)
    while rest:
        done = 0
        for answer in _answers(rest):
            done += 1
            yield answer
        if done < len(rest):
            stuck = statement(rest[done])
            text = f"seed {stuck.seed}: {stuck.source}\n    no answer after {_PATIENCE} s, or the process ended"
            yield Finding("failure", text, stuck.by_law, _PATIENCE)
            done += 1
        rest = rest[done:]


def _answers(seeds: list[int]) -> Iterator[Finding]:
    context = get_context("fork")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(seeds, there), daemon=True)
    process.start()
    there.close()
    try:
        for _ in seeds:
            if not here.poll(_WAIT):
                return
            yield here.recv()
    except EOFError:
        return
    finally:
        process.kill()
        process.join()


def _work(seeds: list[int], there: Any) -> None:
    for seed in seeds:
        given = statement(seed)
        setitimer(ITIMER_PROF, _PATIENCE)
        try:
            there.send(examine(given))
        except Exception:
            text = f"seed {seed}: {given.source}\n    the harness: {format_exc()}"
            there.send(Finding("failure", text, given.by_law, 0))
