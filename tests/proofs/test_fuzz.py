"""Random expressions: the moment calculus against exact arithmetic on explicit matrices.

Each case is an expression and a variant of it, sometimes by a law (so they are equal), sometimes by a change
of one leaf (so they mostly differ). Where the calculus says that they are equal, they have to be so at every
exact point; where it says that they differ, a witness has to be found.
"""

from random import Random

import pytest

from proofs import Undecided, decide, equal
from proofs.explicit import Explicit
from proofs.sampled import Point, Sampled
from proofs.space import Inexpressible, Undefined
from proofs.witness import failure_of

LEAVES = {
    "scalar": ["N", "eps", "c", "two", "third"],
    "vector": ["ones", "activation", "gain", "bias", "zeros_gain"],
    "operator": ["identity", "centering"],
}
MAKERS = {
    "scalar": [
        ("add", "scalar", "scalar"),
        ("mul", "scalar", "scalar"),
        ("sub", "scalar", "scalar"),
        ("dot", "vector", "vector"),
        ("sum", "vector"),
        ("trace", "operator"),
        ("root", "vector"),
        ("over", "scalar", "vector"),
    ],
    "vector": [
        ("add", "vector", "vector"),
        ("sub", "vector", "vector"),
        ("mul", "vector", "vector"),
        ("mul", "scalar", "vector"),
        ("apply", "operator", "vector"),
        ("square", "vector"),
        ("gradient", "scalar"),
        ("normalize", "vector"),
        ("drazin_zeros",),
    ],
    "operator": [
        ("add", "operator", "operator"),
        ("apply", "operator", "operator"),
        ("diag", "vector"),
        ("outer", "vector", "vector"),
        ("transpose", "operator"),
        ("mul", "scalar", "operator"),
        ("jacobian", "vector"),
    ],
}


def grow(random, kind, depth):
    """A random expression tree of a kind."""
    if depth == 0 or random.random() < 0.15:
        return (random.choice(LEAVES[kind]),)
    maker, *parts = random.choice(MAKERS[kind])
    return (maker, *(grow(random, part, depth - 1) for part in parts))


def build(tree, s):
    """The value of a tree in a space."""
    name, *rest = tree
    parts = [build(part, s) for part in rest]
    leaves = {
        "N": lambda: s.N,
        "eps": lambda: s.eps,
        "c": lambda: s.scalar("c"),
        "two": lambda: s.rational(2),
        "third": lambda: s.rational(1, 3),
        "ones": lambda: s.ones,
        "activation": lambda: s.activation,
        "gain": lambda: s.vector("g2"),
        "bias": lambda: s.bias,
        "zeros_gain": s.zeros_gain,
        "identity": lambda: s.identity,
        "centering": lambda: s.identity - s.outer(s.ones, s.ones) / s.N,
        "drazin_zeros": lambda: s.drazin(s.zeros_gain()),
    }
    if name in leaves:
        return leaves[name]()
    actions = {
        "add": lambda x, y: x + y,
        "sub": lambda x, y: x - y,
        "mul": lambda x, y: x * y,
        "dot": s.dot,
        "sum": s.sum,
        "trace": s.trace,
        "root": lambda v: s.sqrt(s.dot(v, v) + 1),
        "over": lambda x, v: x / (s.dot(v, v) + 1),
        "apply": lambda A, x: A @ x,
        "square": lambda v: v**2,
        "gradient": lambda x: s.gradient(x, s.activation),
        "normalize": lambda v: v / s.sqrt(s.dot(v, v) + s.eps + 1),
        "diag": s.diag,
        "outer": s.outer,
        "transpose": lambda A: A.T,
        "jacobian": lambda f: s.jacobian(f, s.activation),
    }
    return actions[name](*parts)


def rewritten(random, tree):
    """The tree after a law of algebra at a random node: the value stays."""
    name, *parts = tree
    if parts and random.random() < 0.6:
        place = random.randrange(len(parts))
        parts[place] = rewritten(random, parts[place])
        return (name, *parts)
    if name in ("add", "dot") or (name == "mul" and len(parts) == 2):
        return (name, parts[1], parts[0])
    if name == "transpose" and parts[0][0] == "apply":
        return ("apply", ("transpose", parts[0][2]), ("transpose", parts[0][1]))
    if name == "trace" and parts[0][0] == "outer":
        return ("dot", *parts[0][1:])
    if name == "sum":
        return ("dot", parts[0], ("ones",))
    if name == "square":
        return ("mul", parts[0], parts[0])
    if name == "apply" and parts[0][0] == "add":
        return ("add", ("apply", parts[0][1], parts[1]), ("apply", parts[0][2], parts[1]))
    return tree


def mutated(random, tree):
    """The tree with one leaf changed: the value mostly changes."""
    name, *parts = tree
    if parts:
        place = random.randrange(len(parts))
        parts[place] = mutated(random, parts[place])
        return (name, *parts)
    for leaves in LEAVES.values():
        if name in leaves:
            return (random.choice(leaves),)
    return tree


def case(number):
    """The statement with this number."""
    random = Random(number)
    tree = grow(random, random.choice(list(LEAVES)), random.choice((1, 2, 2, 3)))
    other = rewritten(random, rewritten(random, tree)) if random.random() < 0.5 else mutated(random, tree)
    return tree, other


def disagreement(number):
    """None where calculus and matrices agree on the statement with this number, else what they say."""
    tree, other = case(number)

    def claim(s):
        return equal(build(tree, s), build(other, s))

    try:
        decision = decide(claim)
    except Undecided as reason:
        return f"{tree} = {other}: {reason}"
    if not decision.holds:
        return None if decision.witness else f"{tree} = {other}: refuted without a witness"
    for dimension in (1, 2, 3, 4):
        for at in (0, 9, 33):
            point = Point(dimension, (dimension + at) % (dimension + 1), at)
            try:
                statement = claim(Explicit(Sampled(point), dimension, point.zeros))
                failure = failure_of(statement)
            except (Undefined, Inexpressible):
                continue
            if failure:
                return f"{tree} = {other}: proved, but at {point} {failure}"
    return None


def disagreements(numbers):
    return [found for number in numbers if (found := disagreement(number))]


def test_sample():
    assert disagreements(range(400)) == []


@pytest.mark.slow
def test_ten_thousand():
    assert disagreements(range(10_000)) == []


def test_the_fuzz_test_can_fail():
    """Both verdicts occur among the cases: about half are true."""
    verdicts = []
    for number in range(60):
        tree, other = case(number)
        verdicts.append(decide(lambda s, t=tree, o=other: equal(build(t, s), build(o, s))).holds)
    assert 10 < sum(verdicts) < 55
