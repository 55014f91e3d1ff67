"""Everything that a report says, as plain data: the JSON is this, the pages are made from it."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from itertools import count
from typing import Any

from lnverify.numeric.data import BUNDLED_EPS
from lnverify.numeric.publishing import cache
from lnverify.numeric.publishing.progress import Progress
from lnverify.numeric.readings import balls
from lnverify.numeric.readings.crosscheck import NumericRow, small_rows
from lnverify.numeric.readings.inputs import SEED, bundled_layers
from lnverify.numeric.readings.tracked import BALLS, DIGITS, READINGS
from lnverify.numeric.verdicts.decided import is_about, verdict_to_facts, witness_data
from lnverify.numeric.version import SCHEMA_VERSION, VERSION
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import TooLong, patience
from lnverify.proofs.registry import DeclaredClaim, find_claim
from lnverify.proofs.sources.source import SOURCES, Source
from lnverify.proofs.verdicts.second_proof import AtDimension
from lnverify.proofs.verdicts.verdict import (
    REFUTED,
    RULE,
    UNDECIDED,
    Verdict,
    give_up,
    judge,
    run_second_proof,
    second_verdict,
)
from lnverify.report import cache_keys
from lnverify.report.headline import CENTRAL
from lnverify.report.real_gains import report_layer
from lnverify.report.sources import source_data
from lnverify.rocq.answers import cached_answers, committed_answers_to, kernel_rows, keys_of

COMMAND = "lnverify report"
LIBRARIES = ("sympy", "python-flint", "numpy", "mpmath", "ml_dtypes")


@dataclass(frozen=True)
class Own:
    """Claims of somebody's own, as a worker gets them: it has not run the files that declare them, and need not.

    Attributes:
        prefixes: of their sources, which the report is about.
        claims: these claims, and those that they name.
        timeout: how many seconds one of them may take; 0 is no limit.
        sources: of all these claims.
    """

    prefixes: tuple[str, ...]
    claims: tuple[DeclaredClaim, ...]
    timeout: float = 0
    sources: dict[str, Source] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sources.update({claim.source: SOURCES[claim.source] for claim in self.claims})

    def adopt(self) -> None:
        """Declare them in this process."""
        SOURCES.update(self.sources)
        CLAIMS.update({claim.id: claim for claim in self.claims})


def collect(
    executor: Executor,
    progress: Progress,
    ids: Iterable[str] = CLAIMS,
    layers: Sequence[int] | None = None,
    own: Own | None = None,
) -> dict[str, Any]:
    """Prove, cross-check and analyse what is not known from an earlier run; `progress` is told (what, done, all).

    Args:
        executor: any `concurrent.futures` executor; the work is spread over it.
        progress: called as work is done.
        ids: of the claims; all by default.
        layers: which LayerNorms of the bundled model; all by default.
        own: what the report is about, where it is not that of the claims that ship.
    """
    code = cache_keys.code()
    numbers = range(len(bundled_layers())) if layers is None else layers
    # A worker imports everything before it reads its first row: what is known is read here.
    claims = {id: (None if own else known_facts(id, code)) or executor.submit(facts_of, id, code, own) for id in ids}
    analysed = [
        cache.read_entry(_layer_key(number, code)) or executor.submit(layer_facts, number, code) for number in numbers
    ]
    total, done = sum(isinstance(it, Future) for it in (*claims.values(), *analysed)), count()

    def result(what: str, item: Any) -> Any:
        if isinstance(item, Future):
            progress(what, next(done), total)
            return item.result()
        return item

    return _join_layers(
        [result(f"deciding and measuring {id}", item) for id, item in claims.items()],
        [result("analysing the LayerNorms of a model", item) for item in analysed],
        own.prefixes if own else None,
    )


def known_facts(id: str, code: str) -> dict[str, Any] | None:
    """What earlier runs kept of a claim that ships; None where a part of it has to be made."""
    claim = CLAIMS[id]
    facts = cache.read_entry(_facts_key(claim, code))
    return _with_kernel(facts, claim) if facts is not None and is_about(facts, claim) else None


def _facts_key(claim: DeclaredClaim, code: str) -> str:
    return cache.key("facts", cache_keys.key_of(claim, code))


def _with_kernel(facts: dict[str, Any], claim: DeclaredClaim) -> dict[str, Any]:
    return {**facts, "kernel": kernel_rows(claim, committed_answers_to(claim))}


def _layer_key(number: int, code: str) -> str:
    return cache.key("layer", number, [cache_keys.key_of(CLAIMS[id], code) for id in CENTRAL])


def facts_of(id: str, code: str, mine: Own | None = None) -> dict[str, Any]:
    """What the report says of a claim; what is known from an earlier run is read. It runs in a worker.

    Args:
        id: of the claim.
        code: the hash of the code, as `cache_keys.code` gives it.
        mine: the claims that do not ship.
    """
    if mine is not None:
        mine.adopt()
    claim = CLAIMS[id]
    try:
        with patience(mine.timeout if mine else 0, id if mine else ""):
            facts = cache.load_or_make(
                _facts_key(claim, code),
                lambda: claim_data(judge(id), run_second_proof(id), rows_of(id)),
                lambda facts: is_about(facts, claim),
            )
    except (TooLong, InputError) as reason:
        if mine is None:
            raise
        # The other claims are decided all the same.
        return claim_data(give_up(claim, str(reason)), [], None) | {"kernel": []}
    if mine is not None:
        return {**facts, "kernel": kernel_rows(claim, cached_answers(keys_of(claim).values()))}
    return _with_kernel(facts, claim)


def layer_facts(number: int, code: str) -> dict[str, Any]:
    """What the report says of a LayerNorm of the bundled model; read where it is known. It runs in a worker."""
    facts: dict[str, Any] = cache.load_or_make(_layer_key(number, code), lambda: asdict(report_layer(number)))
    return facts


def verdicts_only(facts: Iterable[dict[str, Any]], beside: dict[str, Any] | None = None) -> dict[str, Any]:
    """The data of a report on verdicts alone, such as those that ship: without second proofs, numeric rows and layers.

    Args:
        facts: as in `numeric.verdicts.decided`.
        beside: the data of a report that they are added to.
    """
    nothing: dict[str, Any] = {"second_proof": [], "second_proof_agrees": True, "rows": [], "kernel": []}
    known = beside or {"claims": [], "layers": []}
    return _join_layers([*known["claims"], *(nothing | claim for claim in facts)], known["layers"])


def _join_layers(
    claims: list[dict[str, Any]], layers: list[dict[str, Any]], own: Sequence[str] | None = None
) -> dict[str, Any]:
    told = {claim["source"] for claim in claims}
    catalogue = {name: source for name, source in SOURCES.items() if own is None or name in told}
    return {
        "schema_version": SCHEMA_VERSION,
        "about": about() | {"title": _title(own), "own": own},
        "summary": summary([claim for claim in claims if own is None or claim["source"] in own])
        | {"by_source": summary(claims)["by_source"]},
        "sources": {name: str(source) for name, source in catalogue.items()},
        "catalogue": {name: asdict(source) for name, source in catalogue.items()},
        "claims": claims,
        "statements": source_data({claim["id"]: claim["verdict"] for claim in claims}) if own is None else {},
        "layers": layers,
    }


def _title(own: Sequence[str] | None) -> str:
    """What the report is called."""
    if own is None:
        return "What is true about LayerNorm"
    return "; ".join(SOURCES[source].title or SOURCES[source].what or source for source in own)


def about() -> dict[str, Any]:
    """Versions, seed, formats and the command."""
    return {
        "version": VERSION,
        "command": COMMAND,
        "rule": RULE,
        "python": platform.python_version(),
        "libraries": {name: version(name) for name in LIBRARIES},
        "seed": SEED,
        "bundled_eps": BUNDLED_EPS,
        "readings": [*READINGS, BALLS],
        "mpmath_digits": DIGITS,
        "ball_bits": balls.PRECISION,
    }


def rows_of(id: str) -> list[NumericRow]:
    """The numeric rows of a claim."""
    return small_rows(find_claim(id), (*READINGS, BALLS))


def summary(claims: list[dict[str, Any]]) -> dict[str, Any]:
    """How many claims, with which verdicts, how many near misses rejected."""
    counts = {verdict: sum(c["verdict"] == verdict for c in claims) for verdict in (*RULE, UNDECIDED)}
    by_source = {
        source: {s: sum(c["source"] == source and c["verdict"] == s for c in claims) for s in counts}
        for source in SOURCES
    }
    misses = [miss for claim in claims for miss in claim["near_misses"]]
    rows = [row for claim in claims if claim["verdict"] != REFUTED for row in claim["rows"]]
    return {
        "claims": len(claims),
        **counts,
        "by_source": {source: result for source, result in by_source.items() if sum(result.values())},
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
    agrees = second_verdict(verdict, second)
    return verdict_to_facts(verdict) | {
        "second_proof": [asdict(item) | {"witness": witness_data(item.witness)} for item in second],
        "second_proof_agrees": agrees,
        "rows": [asdict(row) for row in rows or []],
        "faults": faults(verdict, agrees, rows),
    }


def faults(verdict: Verdict, agrees: bool, rows: list[NumericRow] | None) -> list[str]:
    """What is not as a claim has to be, in any reading."""
    result = verdict.faults()
    if not agrees:
        result.append("the second proof contradicts the verdict")
    if rows is None:
        return result
    if verdict.status != REFUTED:
        result += [f"{r.reading} on {r.worst_input}: residual above its bound" for r in rows if r.exceeds_bound]
    elif not verdict.is_undefined and not any(row.exceeds_bound for row in rows):
        result.append("refuted, but no numeric row shows it")
    return result


__all__ = ["COMMAND", "claim_data", "collect", "rows_of"]
