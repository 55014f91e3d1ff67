"""The inputs at which claims are measured: small exact ones, and the gains of a real model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import prod
from random import Random
from typing import Any

import numpy as np
from safetensors.numpy import load_file

from lnverify.numeric.data import BUNDLED, BUNDLED_EPS
from lnverify.numeric.readings.balls import Balls, ball_precision
from lnverify.numeric.readings.tracked import Rounding
from lnverify.proofs.expressions import variables
from lnverify.proofs.recording import record
from lnverify.proofs.statements import Relation, Statement, statements
from lnverify.proofs.values import Undefined
from lnverify.proofs.vocabulary import Claim

SEED = 20240515
SMALL_DIMENSIONS = (1, 2, 3, 3, 4, 5, 7, 8, 13, 16)
"""N for small inputs: 1 and 2, the paper's 3, powers of two and not."""

_ATTEMPTS = 60
# M of the small inputs, in turn; M and k of a real LayerNorm.
_HEIGHTS, _HEIGHT, _ZEROS = (2, 1, 4, 3, 5), 3, 3


@dataclass(frozen=True)
class Input:
    """A value for every free letter of a claim.

    Attributes:
        name: which of the small ones, or that of a LayerNorm.
        dimension: N.
        values: floats, by letter; a vector's as an array of shape (N,) or (M,), a matrix's of shape (rows, columns).
        zeros: k, or None where the claim has no zero gains.
        height: M.
    """

    name: str
    dimension: int
    values: dict[str, Any]
    zeros: int | None
    height: int = 1

    def lengths(self, shape: Sequence[str]) -> tuple[int, ...]:
        """The lengths of dimensions, "N" or "M"."""
        return tuple(self.height if dimension == "M" else self.dimension for dimension in shape)


@dataclass(frozen=True)
class Letters:
    """The free letters of a claim and its hypotheses; `shapes` are those of matrices and of vectors of M."""

    scalars: tuple[str, ...]
    vectors: tuple[str, ...]
    has_zero_gains: bool
    shapes: dict[str, tuple[str, ...]] = field(default_factory=dict)


def letters_of(functions: Sequence[Claim]) -> Letters:
    """The letters that functions of a space use."""
    used = dict.fromkeys(variables(node for function in functions for node in record(function).nodes))
    scalars = tuple(node.parts[0] for node in used if node.operation == "scalar")
    vectors = tuple(node.parts[0] for node in used if node.operation == "vector" and node.shape == ("N",))
    shapes = {node.parts[0]: node.shape for node in used if node.shape and node.shape != ("N",)}
    return Letters(scalars, vectors, any(node.operation == "zeros_gain" for node in used), shapes)


@dataclass(frozen=True)
class LayerNormWeights:
    """The weights of one LayerNorm of a model: float32 arrays of shape (N,)."""

    name: str
    gain: Any
    bias: Any


@cache
def bundled_layers() -> tuple[LayerNormWeights, ...]:
    """The 13 LayerNorms of all-MiniLM-L6-v2 (N = 384, float32), in the order of the model."""
    tensors = load_file(BUNDLED)
    names = sorted({name.rsplit(".", 1)[0] for name in tensors})
    return tuple(LayerNormWeights(n, tensors[f"{n}.weight"], tensors[f"{n}.bias"]) for n in names)


# -- the groups ----------------------------------------------------------------------------------------


def small_inputs(
    letters: Letters, accept: Callable[[Input], bool], largest: int = max(SMALL_DIMENSIONS)
) -> list[Input]:
    """Seeded inputs whose entries are multiples of 1/8 up to 4, exact in every format, with N up to the largest."""
    results = []
    for number, dimension in enumerate(each for each in SMALL_DIMENSIONS if each <= largest):
        for attempt in range(_ATTEMPTS):
            candidate = _small(letters, number, dimension, attempt)
            if accept(candidate):
                results.append(candidate)
                break
    return results


def _small(letters: Letters, number: int, dimension: int, attempt: int) -> Input:
    random = Random(f"{SEED}:{number}:{attempt}")
    # Later attempts are smaller: some hypotheses ask for a vector inside a ball.
    scale = 2.0 ** -(attempt // 12)

    def eighths() -> float:
        return random.randint(-32, 32) / 8 * scale

    # Some hypotheses ask for orthogonal vectors: half of the attempts are with many zeros.
    density = 1.0 if attempt % 2 == 0 else 0.5

    def entry() -> float:
        return eighths() if random.random() < density else 0.0

    values: dict[str, Any] = {name: np.array([entry() for _ in range(dimension)]) for name in letters.vectors}
    values |= {name: eighths() for name in letters.scalars}
    if "eps" in values:
        # Some hypotheses ask for ε = 0.
        values["eps"] = 0.0 if attempt % 4 > 1 else 2.0 ** -random.randint(0, 12)
    if attempt >= _ATTEMPTS // 2:
        values |= _of_equations(letters, random, dimension, attempt)
    zeros = None
    if letters.has_zero_gains:
        zeros = random.randint(1, dimension)
        drawn = np.array([random.choice((-1, 1)) * random.randint(1, 32) / 8 for _ in range(dimension)])
        drawn[dimension - zeros :] = 0
        values["zeros gain"] = drawn
    bare = Input(f"number {number}, N = {dimension}", dimension, values, zeros, _HEIGHTS[number % 5])
    return _with_shapes(bare, letters, entry)


def _with_shapes(bare: Input, letters: Letters, entry: Callable[[], float]) -> Input:
    """An input with what has M rows too, its entries drawn one by one."""
    shaped = {name: bare.lengths(shape) for name, shape in letters.shapes.items()}
    drawn = {name: np.array([entry() for _ in range(prod(lengths))]) for name, lengths in shaped.items()}
    return replace(bare, values=bare.values | {name: drawn[name].reshape(shaped[name]) for name in drawn})


def _of_equations(letters: Letters, random: Random, dimension: int, attempt: int) -> dict[str, Any]:
    """Values for hypotheses that hardly any drawn ones satisfy: scalars that are 0, orthogonal vectors of sum 0."""
    values: dict[str, Any] = {}
    if attempt % 2:
        values = {name: 0.0 for name in letters.scalars if name != "eps" and random.random() < 0.5}
    signs = walsh(dimension)
    if signs:
        values |= {name: random.randint(1, 32) / 8 * signs[place % 3] for place, name in enumerate(letters.vectors)}
    return values


def walsh(dimension: int) -> list[np.ndarray]:
    """Three vectors of signs, orthogonal to each other and to 1: Walsh functions of period 4. None for another N."""
    entries = range(dimension)
    return [] if dimension % 4 else [np.array([(-1.0) ** (n & row).bit_count() for n in entries]) for row in (1, 2, 3)]


def real_inputs(letters: Letters, accept: Callable[[Input], bool], layer: LayerNormWeights) -> list[Input]:
    """The gain and bias of a real LayerNorm, the other letters drawn from a normal distribution in float32.

    It is the first drawn at which the hypotheses hold; none, where they never do.
    """
    fixed = {"gain": layer.gain.astype(np.float64), "bias": layer.bias.astype(np.float64), "eps": BUNDLED_EPS}
    bare = Input(layer.name, len(layer.gain), fixed, None, _HEIGHT)
    for attempt in range(_ATTEMPTS):
        values = _draw(letters, bare, attempt) | fixed
        if attempt % 4 > 1:
            # Some hypotheses ask for ε = 0.
            values["eps"] = 0.0
        candidate = _with_zeros(replace(bare, values=values), letters)
        if accept(candidate):
            return [candidate]
    return []


def _draw(letters: Letters, fixed: Input, attempt: int) -> dict[str, Any]:
    """Values for all letters from a normal distribution; orthogonal in pairs at odd attempts."""
    generator = np.random.default_rng(list(f"{SEED}:{fixed.name}:{attempt}".encode()))
    # Later attempts are smaller: some hypotheses ask for a vector inside a ball.
    scale = 2.0 ** -(attempt // 8)
    values: dict[str, Any] = {}
    for place, letter in enumerate(sorted(letters.vectors)):
        vector = generator.standard_normal(fixed.dimension).astype(np.float32).astype(np.float64) * scale
        apart = attempt % 2 and np.arange(fixed.dimension) % 2 != place % 2
        values[letter] = np.where(apart, 0.0, vector)
    for letter in sorted(letters.scalars):
        values[letter] = float(np.float32(2 * generator.standard_normal()))
    for letter, shape in letters.shapes.items():
        values[letter] = generator.standard_normal(fixed.lengths(shape)).astype(np.float32).astype(np.float64) * scale
    return values


def _with_zeros(input: Input, letters: Letters) -> Input:
    """For claims about zero gains: the gains of least size set to zero, and put last as the claims have them."""
    if not letters.has_zero_gains:
        return input
    order = np.argsort(-np.abs(input.values["gain"]), kind="stable")
    values = {name: value[order] if np.ndim(value) else value for name, value in input.values.items()}
    values["zeros gain"] = np.where(np.arange(input.dimension) < input.dimension - _ZEROS, values["gain"], 0.0)
    return replace(input, values=values, zeros=_ZEROS)


# -- hypotheses, checked with balls ----------------------------------------------------------------------


def round_input(rounding: Rounding, input: Input) -> Input:
    """The input as a format holds it, as float64 values."""
    if rounding.dtype == object:
        return input
    values = {n: np.asarray(v, np.float64).astype(rounding.dtype).astype(np.float64) for n, v in input.values.items()}
    return replace(input, values=values)


def same(left: Input, right: Input) -> bool:
    """Whether two inputs have the same values."""
    return all(np.array_equal(value, right.values[name]) for name, value in left.values.items())


def satisfies(input: Input, hypotheses: Sequence[Claim]) -> bool:
    """Whether the hypotheses hold at the input, proved with balls."""
    with ball_precision():
        space = Balls(input.dimension, input.values, input.zeros, input.height)
        try:
            return all(_true(item) for hypothesis in hypotheses for item in statements(hypothesis(space)))
        except Undefined:
            return False


def _true(statement: Statement) -> bool:
    left: Any = statement.left.data
    right: Any = getattr(statement.right, "data", None)
    if statement.relation is Relation.POSITIVE:
        return all(bool(ball > 0) for ball in np.ravel(left))
    if statement.relation is Relation.AT_MOST:
        return bool(left.item() <= right.item())
    if statement.relation is Relation.NONZERO:
        return not any(ball.contains(0) for ball in np.ravel(left))
    return all(bool((a - b) == 0) for a, b in zip(np.ravel(left), np.ravel(right), strict=True))
