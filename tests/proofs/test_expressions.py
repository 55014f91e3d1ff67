"""Expressions: one object for what is said once, folds that visit it once, and the same tree back from JSON."""

import copy
import pickle

import pytest

from lnverify import equal
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.definitions import variance
from lnverify.proofs.expressions import (
    Expression,
    digest,
    fold,
    in_order,
    match,
    substitute,
    without_names,
)
from lnverify.proofs.readings.printed import print_in_full
from lnverify.proofs.recording import Recorder, record
from lnverify.proofs.verdicts.verdict import print_claim

A, B = Expression("vector", ("activation",), ("N",)), Expression("vector", ("bias",), ("N",))
SUM = Expression("sum", (Expression("add", (A, B), ("N",)),))


def test_what_says_the_same_is_one_object():
    assert Expression("vector", ("bias",), ("N",)) is B
    assert Expression("vector", ("bias",), ("M",)) is not B
    assert pickle.loads(pickle.dumps(SUM)) is SUM is copy.deepcopy(SUM)


def test_it_does_not_change():
    with pytest.raises(AttributeError, match="does not change"):
        A.operation = "scalar"


def test_a_fold_visits_a_shared_node_once():
    square = Expression("mul", (A, A), ("N",))
    root = Expression("sum", (Expression("mul", (square, square), ("N",)),))
    visited = []
    counted = fold(
        in_order(root), lambda node, parts: visited.append(node) or 1 + sum(p for p in parts if p != "activation")
    )
    assert visited == [A, square, root.parts[0], root]
    assert counted[root] == 8


def test_kinds():
    assert [node.kind for node in in_order(SUM)] == ["vector", "vector", "vector", "scalar"]
    assert Expression("equal", (SUM, SUM), None).kind == "statement"


def test_a_deep_tree():
    deep = A
    for _ in range(20_000):
        deep = Expression("neg", (deep,), ("N",))
    assert len(digest(deep)) == 64


def test_substitution():
    assert substitute(SUM, {A: B}) is Expression("sum", (Expression("add", (B, B), ("N",)),))


def hole(name):
    return Expression("hole", (name,), ("N",))


def test_a_pattern():
    pattern = Expression("sum", (Expression("add", (hole("u"), hole("v")), ("N",)),))
    assert match(pattern, SUM) == {"u": A, "v": B}
    assert match(substitute(pattern, {hole("v"): hole("u")}), SUM) is None
    assert match(pattern, A) is None
    assert match(hole("u"), SUM) is None


def test_names_do_not_change_meaning():
    named, plain = (record(lambda s, c=c: equal(c(s), s.N)) for c in (variance, lambda s: s.write_out(variance)))
    assert named.digest == plain.digest
    assert without_names(named.statements[0]) is plain.statements[0]
    assert named != plain


def test_a_digest_tells_statements_apart():
    digests = {id: claim.function.digest for id, claim in CLAIMS.items()}
    same = [id for id in digests if list(digests.values()).count(digests[id]) > 1]
    said = {}
    for id in same:
        said.setdefault(digests[id], set()).add(tuple(print_in_full(CLAIMS[id].function)))
    assert all(len(texts) == 1 for texts in said.values())


def test_a_claim_is_called_once():
    calls = []

    def claim(s):
        calls.append(s)
        return equal(s.N, s.N)

    recorded = record(claim)
    assert record(recorded) is recorded
    for _ in range(3):
        assert print_claim(recorded) == ["N = N"]
    assert len(calls) == 1 and isinstance(calls[0], Recorder)


def test_what_a_claim_makes_keeps_its_order():
    """Letters are told in the order in which a claim meets them."""
    recorded = record(lambda s: (lambda u, v: equal(s.dot(v, u), 0))(s.vector("u"), s.vector("v")))
    assert [node.parts[0] for node in recorded.nodes if node.operation == "vector"] == ["u", "v"]
