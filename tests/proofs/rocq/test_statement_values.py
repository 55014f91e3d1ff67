"""What the printed statements say, in exact numbers at N = 1 to 4: it is true, and it is what the claims say.

Neither the statements nor the claims are read here by what printed them. Where hypotheses hold stands in a file that
the page on Rocq shows; run this file as a script to write it anew.
"""

import json
import random
from fractions import Fraction
from functools import cache
from itertools import repeat
from pathlib import Path

import pytest
from evaluator import Point, evaluate, flat, like
from reals import Meaningless, compare, total
from statement_evaluator import ZERO, Translation, holds, opened, read, read_library, sides
from trees import letter_of, of_expression

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.expressions import in_order
from lnverify.proofs.hypotheses import gains_differ
from lnverify.proofs.recording import record
from lnverify.proofs.rocq.files import NEGATIONS, name_of, statements_file, theorems, topics
from lnverify.proofs.rocq.naming import library

pytestmark = [pytest.mark.integration, pytest.mark.xdist_group("rocq")]

TRIES, ENOUGH = 40, 3
# What letters are: anything; equal, zero and opposite ones; squares, so that roots are numbers.
POOLS = {
    "random": [Fraction(p, q) for p in range(-6, 7) for q in (1, 2, 3)],
    "adversarial": [Fraction(p) for p in (0, 0, 1, 1, -1, 2, -2)],
    "ones": [Fraction(1)],
    "positive": [Fraction(1, 4), Fraction(1), Fraction(4), Fraction(9, 4), Fraction(1, 9)],
    "gain 1": [Fraction(1, 4), Fraction(1), Fraction(4), Fraction(2), Fraction(0), Fraction(-1)],
}
WORDS = read_library(library()["LayerNorm.v"])
RELATIONS = {"equal": "=", "at_most": "<=", "positive": "<", "nonzero": "!="}


# -- claims ---------------------------------------------------------------------------------------------------


def stated(items, at):
    """Each statement of a claim at a point: its relation, and the values of its sides."""
    for item in items:
        if item.operation != "differ":
            trees = [*map(of_expression, item.parts), ZERO][:2]
            relation = RELATIONS[item.operation]
            yield relation, *sides(*(reversed(trees) if relation == "<" else trees), at)


# -- points -----------------------------------------------------------------------------------------------------


@cache
def definitions(topic):
    return read(statements_file(theorems(topic)))


def points(id, said, letters):
    """Points by N and the pool from which letters are drawn: each the letters of Rocq, and those of the claim."""
    zetas = [node for node in said if node.operation == "critical_point"]
    names = {node.parts[0] for node in said if node.operation in ("scalar", "vector")}
    indices = [name for name, kind in letters if kind == "'I_N"]
    for n in range(max(1, len(indices)), 5):
        for pool, values in POOLS.items():
            source = random.Random(f"{id} {n} {pool}")
            for _ in range(TRIES if pool != "ones" else 1):
                plain = {
                    name: [source.choice(values) for _ in range(n)] if "cV" in kind else source.choice(values)
                    for name, kind in letters if kind in ("R", "'cV[R]_N")
                }  # fmt: skip
                if pool == "gain 1" and "gain" in plain:
                    plain["gain"] = [Fraction(1)] * n
                places = dict(zip(indices, source.sample(range(n), len(indices)), strict=True))
                of_claim = {letter_of(name if name in names else name.rstrip("_'")): x for name, x in plain.items()}
                of_claim |= {("index", name.rstrip("_")): place for name, place in places.items()}
                of_claim["zg"] = plain.get("gain")
                plain |= {("index", name): place for name, place in places.items()}
                claim = Point(n, of_claim, -1)
                if zetas:
                    gains = evaluate(of_expression(zetas[0].parts[0]), claim)
                    # With more squares it is no root of a number.
                    squares = len({g * g for g in gains})
                    if squares != 2 and not squares == n == 3:
                        continue
                    plain["zeta"] = evaluate(of_expression(zetas[0]), claim)
                yield n, pool, Point(n, plain), claim


def same(x, y):
    """Whether two values are one; the zero vector is written like the number."""
    if like(x, repeat(0)) != like(y, repeat(0)):
        return all(compare(z, 0) == 0 for value in (x, y) for z in flat(value))
    return holds("=", x, y)


def look_at(id, topic):
    """Where the hypotheses of a theorem hold, by N and pool; every mismatch and every false conclusion is an error."""
    claim = CLAIMS[id]
    recorded, parts = record(claim.function), {}
    for end in ("", "_critical"):
        if result := definitions(topic).get(f"{name_of(id)}{end}_says"):
            parts[end] = opened(result)
    where = {}
    for end, part in parts.items():
        # What is said of critical points stands apart, where anything else is said.
        said = [item for item in recorded.statements if len(parts) == 1 or is_critical(item) == bool(end)]
        letters = {name.rstrip("_'") for name, _ in part[0]}
        hypotheses = [item for each in (*claim.hypotheses, *claim.extra_hypotheses) for item in record(each).statements]
        if end:
            hypotheses = [item for item in hypotheses if names_in(item) <= letters]
        where[end] = look_at_part(id, part, hypotheses, said)
    return where.get("", {}) | {(n, f"{pool}, critical"): k for (n, pool), k in where.get("_critical", {}).items()}


def is_critical(item):
    return any(node.operation == "critical_point" for node in in_order(item))


def names_in(*items):
    return {node.parts[0] for node in in_order(*items) if node.operation in ("scalar", "vector")}


def look_at_part(id, part, hypotheses, stated_items):
    letters, values, assumed, concluded = part
    nodes = in_order(*stated_items, *hypotheses)
    words = Translation(WORDS, [name for name, kind in letters if "->" in kind])
    where = {}
    for n, pool, at, of_claim in points(id, nodes, letters):
        if where.get((n, pool), 0) >= ENOUGH:
            continue
        try:
            with total():
                for name, value in values:
                    at = at.moved(name, evaluate(words.tree(value), at))
                satisfied = all(holds(*each) for item in assumed for each in words.said(item, at))
                own = all(holds(*each) for each in stated(hypotheses, of_claim))
                own = own and compare(of_claim.values.get("eps", 0), 0) >= 0
                assert satisfied == own, f"{id}: other hypotheses at N = {n}, {of_claim}"
                if not satisfied:
                    continue
                conclusions = [*words.said(concluded, at)]
                statements = [*entrywise(stated(stated_items, of_claim))]
                given = [*stated(hypotheses, of_claim)]
        except Meaningless:
            continue
        for each in conclusions:
            assert holds(*each), f"{id}: false at N = {n}, {at}: {each[0]}"
        for relation, left, right in statements:
            there = [(l, r) for other, l, r in (*conclusions, *given) if relation == other]
            assert any(same(left, l) and same(right, r) for l, r in there), f"{id}: not in Rocq at N = {n}: {relation}"
        where[n, pool] = where.get((n, pool), 0) + 1
    return where


def entrywise(said):
    """That a vector is not 0, or positive, is said of each entry."""
    for relation, left, right in said:
        if relation in ("!=", "<"):
            yield from ((relation, x, y) for x, y in zip(flat(left), flat(right), strict=True))
        else:
            yield relation, left, right


# Theorems whose hypotheses few numbers satisfy: no point was found.
WITHOUT_POINT = {"walkthrough.whitened"}
SHARE = 4


POINTS = Path(__file__).parents[3] / "reports" / "rocq" / "points.json"


def rows(table):
    """Of each theorem, the pools in which points were found, by N; what speaks of critical points has its own row."""
    results = {}
    for id, where in table.items():
        for n, pool in where or [(0, "")]:
            name, _, critical = pool.partition(", ")
            row = results.setdefault(f"{id}, {critical}" if critical else id, {})
            if n:
                row.setdefault(str(n), []).append(name)
    return results


def cases():
    return [(id, topic) for topic, ids in topics().items() for id in theorems(topic) if id in CLAIMS]


@pytest.mark.parametrize("share", range(SHARE))
def test_statements_are_true_and_say_what_claims_say(share):
    """And their hypotheses can be satisfied."""
    table = {id: look_at(id, topic) for id, topic in cases()[share::SHARE]}
    assert {id for id, where in table.items() if not where} <= WITHOUT_POINT
    assert sum(sum(where.values()) for where in table.values()) > 20 * len(table)


# A statement, and a change to it that a point must notice.
CHANGES = {
    "a conclusion": ("riechers.variance", "/ N%:R", "* N%:R"),
    "a hypothesis": ("riechers.eq6", "0 < variance activation + eps", "0 < variance activation"),
    "a step that is left out": ("riechers.projector", "\\tr (Pi : 'M[R]_N) = N%:R - 1", "0 = 0"),
    "a derivative": ("walkthrough.backward.bias", "=> dot", "=> 2%:R * dot"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_statement_is_noticed(name, monkeypatch):
    id, old, new = CHANGES[name]
    topic = next(topic for topic, ids in topics().items() if id in ids)
    text = statements_file([id])
    assert old in text
    monkeypatch.setitem(globals(), "definitions", lambda topic: read(text.replace(old, new)))
    with pytest.raises(AssertionError):
        look_at(id, topic)


@pytest.mark.slow
def test_the_table_on_the_page_is_current():
    known = json.loads(POINTS.read_text(encoding="utf-8"))
    assert rows({id: look_at(id, topic) for id, topic in cases()}) == known, "run this file as a script"


@pytest.mark.slow
def test_no_theorem_is_vacuous_at_equal_gains():
    """Of what speaks of a gain there are points with g = 1, but where a claim is false there.

    Its negation says so then, at equal gains, and the law of the claim says what holds there.
    """
    known = json.loads(POINTS.read_text(encoding="utf-8"))
    speak = {id for id, _ in cases() if "gain" in names_in(*record(CLAIMS[id].function).statements)}
    empty = {id for id in speak if not holds_at_equal_gains(known, id)}
    assert empty == {id for id in speak if record(gains_differ).statements in extra(id)}
    for claim in map(CLAIMS.get, empty):
        assert len({*claim.witness_at["gain"]}) == 1 and f"not {claim.id}" in theorems(NEGATIONS)
        assert holds_at_equal_gains(known, claim.law)


def extra(id):
    return [each.statements for each in CLAIMS[id].extra_hypotheses]


def holds_at_equal_gains(known, id):
    return any("gain 1" in pools for pools in known[id].values())


if __name__ == "__main__":
    found = rows({id: look_at(id, topic) for id, topic in cases()})
    lines = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in sorted(found.items())]
    POINTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
