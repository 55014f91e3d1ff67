"""What the printed statements say, in exact numbers at N = 1 to 4: it is true, and it is what the claims say.

Neither the statements nor the claims are read here by what printed them. Where hypotheses hold stands in a file that
the page on Rocq shows; run this file as a script to write it anew.
"""

import json
import random
from functools import cache, reduce
from operator import add, mul
from pathlib import Path

import pytest
from flint import fmpq
from statement_evaluator import (
    BY_ENTRIES,
    NoValue,
    Number,
    Point,
    Surd,
    Vector,
    holds,
    map_entries,
    number,
    opened,
    product,
    read,
    read_library,
    transposed,
)

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.expressions import in_order
from lnverify.proofs.hypotheses import gains_differ
from lnverify.proofs.readings.rocq.files import NEGATIONS, name_of, statements_file, theorems, topics
from lnverify.proofs.readings.rocq.naming import library
from lnverify.proofs.recording import record

pytestmark = [pytest.mark.integration, pytest.mark.xdist_group("rocq")]

TRIES, ENOUGH = 40, 3
# What letters are: anything; equal, zero and opposite ones; squares, so that roots are numbers.
POOLS = {
    "random": [fmpq(p, q) for p in range(-6, 7) for q in (1, 2, 3)],
    "adversarial": [fmpq(p) for p in (0, 0, 1, 1, -1, 2, -2)],
    "ones": [fmpq(1)],
    "positive": [fmpq(1, 4), fmpq(1), fmpq(4), fmpq(9, 4), fmpq(1, 9)],
    "gain 1": [fmpq(1, 4), fmpq(1), fmpq(4), fmpq(2), fmpq(0), fmpq(-1)],
}
WORDS = read_library(library()["LayerNorm.v"])
OPERATIONS = {
    "add": lambda x, y: map_entries(add, x, y), "sub": lambda x, y: map_entries(lambda a, b: a + -b, x, y),
    "neg": lambda x: map_entries(Number.__neg__, x), "matmul": product, "transpose": transposed,
    "dot": lambda u, v: BY_ENTRIES["sumv"](BY_ENTRIES["had"](u, v)), "sum": BY_ENTRIES["sumv"],
    "product": BY_ENTRIES["prodv"], "trace": BY_ENTRIES["\\tr"], "det": BY_ENTRIES["\\det"],
    "diag": BY_ENTRIES["diag"], "outer": BY_ENTRIES["outer"], "drazin": BY_ENTRIES["vinv"],
    "sqrt": lambda x: map_entries(Number.sqrt, x),
}  # fmt: skip


# -- claims ---------------------------------------------------------------------------------------------------


def spread(rule, x, y):
    """A rule of two numbers, of a number and a vector, or of two vectors entry by entry."""
    if isinstance(x, list) and isinstance(y, list):
        return map_entries(rule, x, y)
    if isinstance(x, list):
        return map_entries(lambda a: rule(a, y), x)
    return map_entries(lambda b: rule(x, b), y)


class Said:
    """What a recorded claim says, at a point whose letters have the names of the claim."""

    def __init__(self, n, letters):
        self.n, self.letters, self.known = n, letters, {}

    def value(self, node):
        if node not in self.known:
            self.known[node] = self._value(node)
        return self.known[node]

    def _value(self, node):
        operation, parts = node.operation, node.parts
        if operation == "basis":
            return Vector(number(int(i == self.letters["index", parts[0]])) for i in range(self.n))
        if operation == "entry":
            return self.value(parts[0])[self.letters["index", parts[1]]]
        if operation in ("exp", "log", "tanh"):
            return map_entries(getattr(Number, operation), self.value(parts[0]))
        if operation in ("scalar", "vector", "zeros_gain", "critical_point"):
            return self.letters[operation if not parts or operation == "critical_point" else parts[0]]
        if operation == "rational":
            return Number(Surd.rational(*parts))
        if operation == "dimension":
            return number(self.n)
        if operation in ("ones", "identity"):
            ones = Vector([number(1)] * self.n)
            return ones if operation == "ones" else BY_ENTRIES["diag"](ones)
        if operation == "let":
            return self.value(parts[1])
        if operation in ("gradient", "jacobian", "derivative"):
            return self._derivative(*parts, f"is_{operation}")
        if operation == "pow":
            base, exponent = self.value(parts[0]), parts[1]
            base = map_entries(Number.inverse, base) if exponent < 0 else base
            return map_entries(lambda x: reduce(mul, [x] * abs(exponent), number(1)), base)
        if operation in ("mul", "div"):
            x, y = map(self.value, parts)
            return spread(mul, x, y) if operation == "mul" else spread(lambda a, b: a * b.inverse(), x, y)
        return OPERATIONS[operation](*map(self.value, parts))

    def _derivative(self, of, at, predicate):
        name = at.parts[0] if at.parts else at.operation

        here = self

        class Moved(Point):
            def value(self, term):
                if term == "at":
                    return here.value(at)
                return Said(self.n, self.letters).value(of)

        return Moved(WORDS, self.n, self.letters).derivative(predicate, ("fun", name, "of"), "at")

    def statements(self, items):
        """Each statement: its relation, and its sides."""
        names = {"equal": "=", "at_most": "<=", "positive": "<", "nonzero": "!="}
        for item in items:
            sides = [self.value(part) for part in item.parts]
            zero = map_entries(lambda x: number(0), sides[0])
            sides = [zero, sides[0]] if item.operation == "positive" else [*sides, zero][:2]
            if item.operation != "differ":
                yield names[item.operation], *sides


# -- points -----------------------------------------------------------------------------------------------------


def critical_point(gains):
    """A ζ with Σ 1/(gₙ² − ζ) = 0; none where there is no such number that is one root at most."""
    counts = {}
    for x in (g * g for g in gains):
        counts[x] = counts.get(x, 0) + 1
    squares = list(counts)
    if len(squares) == 2:
        (x, k), (y, l) = counts.items()
        return Surd.rational(1) * ((k * y + l * x) / (k + l))
    if len(squares) == 3 == len(gains):
        a, b = sum(squares), sum(x * y for x, y in zip(squares, [*squares[1:], squares[0]], strict=True))
        return (Surd.rational(1) * a + (Surd.rational(1) * (a * a - 3 * b)).sqrt()) * fmpq(1, 3)
    return None


@cache
def definitions(topic):
    return read(statements_file(theorems(topic)))


def points(id, said, letters):
    """Points by N and the pool from which letters are drawn: each the letters of Rocq, and those of the claim."""
    zetas = [node for node in said if node.operation == "critical_point"]
    names = {node.parts[0] for node in said if node.operation in ("scalar", "vector")}
    for n in range(1, 5):
        for pool, values in POOLS.items():
            source = random.Random(f"{id} {n} {pool}")
            for _ in range(TRIES if pool != "ones" else 1):
                plain = {
                    name: [source.choice(values) for _ in range(n)] if "cV" in kind else source.choice(values)
                    for name, kind in letters if kind in ("R", "'cV[R]_N")
                }  # fmt: skip
                if pool == "gain 1" and "gain" in plain:
                    plain["gain"] = [fmpq(1)] * n
                indices = [name for name, kind in letters if kind == "'I_N"]
                if len(indices) > n:
                    continue
                places = dict(zip(indices, source.sample(range(n), len(indices)), strict=True))
                of_rocq = {
                    name: Vector(number(1) * Number(Surd.rational(x.p, x.q)) for x in value)
                    if isinstance(value, list) else Number(Surd.rational(value.p, value.q))
                    for name, value in plain.items()
                }  # fmt: skip
                of_claim = {(name if name in names else name.rstrip("_'")): value for name, value in of_rocq.items()}
                of_claim |= {("index", name.rstrip("_")): place for name, place in places.items()}
                of_rocq |= places | {name: getattr(Number, name.rstrip("_")) for name, kind in letters if "->" in kind}
                of_claim["zeros_gain"] = of_rocq.get("gain")
                if zetas:
                    gain = Said(n, of_claim).value(zetas[0].parts[0])
                    result = critical_point([x.value.parts.get(1, fmpq(0)) for x in gain])
                    if result is None:
                        continue
                    of_rocq["zeta"] = of_claim["critical_point"] = Number(result)
                yield n, pool, of_rocq, of_claim


def same(x, y):
    """Whether two values are one; the zero vector is written like the number."""
    if type(x) is not type(y):
        is_zero = all(isinstance(z, Vector) or (isinstance(z, Number) and z.is_zero()) for z in (x, y))
        return is_zero and holds("=", x, y)
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
    where = {}
    for n, pool, of_rocq, of_claim in points(id, nodes, letters):
        if where.get((n, pool), 0) >= ENOUGH:
            continue
        point, said = Point(WORDS, n, of_rocq), Said(n, of_claim)
        try:
            for name, value in values:
                point = point.with_(**{name: point.value(value)})
            satisfied = all(holds(*each) for item in assumed for each in point.conclusions(item))
            own = all(holds(*each) for each in entrywise(said.statements(hypotheses)))
            own = own and ("eps" not in of_claim or of_claim["eps"].value.sign() >= 0)
            assert satisfied == own, f"{id}: other hypotheses at N = {n}, {of_claim}"
            if not satisfied:
                continue
            conclusions = point.conclusions(concluded)
            stated = list(entrywise(said.statements(stated_items)))
        except NoValue:
            continue
        for each in conclusions:
            assert holds(*each), f"{id}: false at N = {n}, {of_rocq}: {each[0]}"
        for relation, left, right in stated:
            assert any(
                relation == other and same(left, l) and same(right, r) for other, l, r in conclusions
            ) or is_assumed(relation, left, right, hypotheses, said), f"{id}: not in Rocq at N = {n}: {relation}"
        where[n, pool] = where.get((n, pool), 0) + 1
    return where


def entrywise(said):
    """That a vector is not 0, or positive, is said of each entry."""
    for relation, left, right in said:
        if relation in ("!=", "<") and isinstance(left, Vector):
            yield from ((relation, x, y) for x, y in zip(left, right, strict=True))
        else:
            yield relation, left, right


def is_assumed(relation, left, right, hypotheses, said):
    return any(relation == other and same(left, l) for other, l, _ in said.statements(hypotheses))


# Theorems whose hypotheses few numbers satisfy: no point was found.
WITHOUT_POINT = {"walkthrough.whitened"}
SHARE = 4


POINTS = Path(__file__).parents[4] / "reports" / "rocq" / "points.json"


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
