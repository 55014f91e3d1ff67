"""Everything that a report says, as plain data: the JSON is this, the pages are made from it."""

from __future__ import annotations

import platform
from concurrent.futures import Executor, Future
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

import proofs
from numeric import report
from numeric.data import BUNDLED, BUNDLED_EPS
from numeric.pages.progress import Progress
from numeric.pages.provenance import closure, fingerprint
from numeric.readings import balls
from numeric.readings.crosscheck import BALLS, NumericRow, small_and_paper_rows
from numeric.readings.inputs import SEED, bundled_layers
from numeric.readings.tracked import DIGITS, READINGS
from numeric.report.real_gains import report_layer
from numeric.report.sources import source_data
from numeric.rocq.answers import committed, kernel_rows
from numeric.verdicts import kept
from numeric.verdicts.decided import decided
from numeric.version import SCHEMA_VERSION, VERSION
from proofs.claims import CLAIMS
from proofs.registry import RETIRED, SOURCES, find_claim
from proofs.sources.catalogue import CATALOGUE
from proofs.verdicts.second_proof import AtDimension
from proofs.verdicts.verdict import PROVED, QUALIFIED, REFUTED, Verdict, confirm, judge, second_verdict

COMMAND = "lnverify report"
LIBRARIES = ("sympy", "python-flint", "numpy", "mpmath", "ml_dtypes")


def collect(executor: Executor, progress: Progress) -> dict[str, Any]:
    """Prove, cross-check and analyse; `progress` is told (what, done, all).

    Args:
        executor: any `concurrent.futures` executor; the numeric work and the second proofs are spread over it.
        progress: called as work is done.
    """
    layers = [executor.submit(report_layer, number) for number in range(len(bundled_layers()))]
    checks = {id: (executor.submit(confirm, id), executor.submit(rows_of, id)) for id in CLAIMS}
    theorems = committed()
    done, total = 0, 2 * len(CLAIMS) + len(layers)
    claims, facts, notes = [], {}, kept.Notes()
    for id in CLAIMS:
        done = _tell(progress, f"deciding {id}", done, total)
        facts[id] = decided(judge(id))
        notes.add(facts[id])
    # So that no command after this one decides them again.
    kept.keep(facts)
    for id, (second, rows) in checks.items():
        told = facts[id] | _checks(judge(id), second.result(), rows.result())
        claims.append(told | {"kernel": kernel_rows(CLAIMS[id], theorems)})
        done = _tell(progress, f"measured {id}", done, total)
    reported = []
    for future in layers:
        reported.append(_layer_data(future))
        done = _tell(progress, f"analysed {reported[-1]['name']}", done, total)
    return {
        "schema_version": SCHEMA_VERSION,
        "about": about(),
        "summary": summary(claims),
        "sources": SOURCES,
        "catalogue": {name: asdict(source) for name, source in CATALOGUE.items()},
        "claims": claims,
        "statements": source_data({claim["id"]: claim["verdict"] for claim in claims}),
        "retired": [{"id": id, **item._asdict()} for id, item in sorted(RETIRED.items())],
        "layers": reported,
    }


def _tell(progress: Progress, what: str, done: int, total: int) -> int:
    progress(what, done + 1, total)
    return done + 1


def about() -> dict[str, Any]:
    """Versions, seed, formats, the command, and the hash of the code and inputs of each section."""
    return {
        "version": VERSION,
        "command": COMMAND,
        "python": platform.python_version(),
        "libraries": {name: version(name) for name in LIBRARIES},
        "seed": SEED,
        "bundled_eps": BUNDLED_EPS,
        "readings": [*READINGS, BALLS],
        "mpmath_digits": DIGITS,
        "ball_bits": balls.PRECISION,
        "fingerprints": fingerprints(),
    }


def fingerprints() -> dict[str, str]:
    """The hash of the code and inputs that make each section of the report."""
    return {
        "claims": fingerprint(*closure("numeric.readings.crosscheck", "numeric.verdicts.decided"), proofs),
        "real gains": fingerprint(*closure("numeric.report.real_gains"), BUNDLED),
        "pages": fingerprint(*closure("numeric.report.page"), report),
    }


def rows_of(id: str) -> list[NumericRow]:
    """The numeric rows of a claim."""
    return small_and_paper_rows(find_claim(id), (*READINGS, BALLS))


def summary(claims: list[dict[str, Any]]) -> dict[str, Any]:
    """How many claims, with which verdicts, how many near misses rejected."""
    counts = {verdict: sum(c["verdict"] == verdict for c in claims) for verdict in (PROVED, QUALIFIED, REFUTED)}
    by_source = {
        source: {s: sum(c["source"] == source and c["verdict"] == s for c in claims) for s in counts}
        for source in SOURCES
    }
    misses = [miss for claim in claims for miss in claim["near_misses"]]
    rows = [row for claim in claims if claim["verdict"] != REFUTED for row in claim["rows"]]
    return {
        "claims": len(claims),
        **counts,
        "by_source": {source: found for source, found in by_source.items() if sum(found.values())},
        "near_misses": len(misses),
        "near_misses_rejected": sum(miss["rejected"] for miss in misses),
        "hypotheses_that_cannot_be_dropped": sum(len(claim["necessities"]) for claim in claims),
        "rows": len(rows),
        "rows_exceeded": sum(row["worst_ratio"] > 1 for row in rows),
        "largest_ratio": max((row["worst_ratio"] for row in rows), default=0.0),
        "faults": sum(len(claim["faults"]) for claim in claims),
    }


# -- one claim -----------------------------------------------------------------------------------------


def claim_data(verdict: Verdict, second: list[AtDimension], rows: list[NumericRow] | None) -> dict[str, Any]:
    """What the report says of a claim; `rows` is None where nothing was measured."""
    return decided(verdict) | _checks(verdict, second, rows)


def _checks(verdict: Verdict, second: list[AtDimension], rows: list[NumericRow] | None) -> dict[str, Any]:
    agrees = second_verdict(verdict, second)
    return {
        "second_proof": [asdict(item) for item in second],
        "second_proof_agrees": agrees,
        "rows": [asdict(row) for row in rows or []],
        "faults": faults(verdict, agrees, rows),
    }


def faults(verdict: Verdict, agrees: bool, rows: list[NumericRow] | None) -> list[str]:
    """What is not as a claim has to be, in any reading."""
    found = verdict.faults()
    if not agrees:
        found.append("the second proof disagrees with the verdict")
    if rows is None:
        return found
    if verdict.status != REFUTED:
        found += [f"{r.reading} on {r.worst_input}: residual above its bound" for r in rows if r.exceeded]
    elif not any(row.exceeded for row in rows):
        found.append("refuted, but no numeric row shows it")
    return found


def _layer_data(future: Future[Any]) -> dict[str, Any]:
    return asdict(future.result())


__all__ = ["COMMAND", "claim_data", "collect", "fingerprints", "rows_of"]
