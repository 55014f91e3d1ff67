"""Training runs: every seed of a task side by side, with what was reached and how."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.training.adam import minimize
from lnverify.numeric.training.network import accuracy, cross_entropy, gradient, logits, parameter_count
from lnverify.numeric.training.tasks import octants, spiral

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Task:
    """A data set, a network, and how it is trained.

    Attributes:
        name: as the report calls it.
        data: points (dimension, count) and labels (count,) to learn.
        unseen: points and labels of the same kind between those.
        sizes: dimensions that the linear layers lead through; all but the last are followed by u_ε.
        eps: the ε of u_ε; PyTorch's default for LayerNorm.
        steps: full-batch steps.
        rate: Adam's step size at the start.
        seeds: seeds 0, 1, …, seeds − 1 of the initial parameters, one network each.
    """

    name: str
    data: tuple[Array, Array] = field(repr=False)
    unseen: tuple[Array, Array] = field(repr=False)
    sizes: tuple[int, ...]
    steps: int
    eps: float = 1e-5
    rate: float = 0.1
    seeds: int = 20


@dataclass(frozen=True)
class Training:
    """What a run found.

    Attributes:
        parameters: those reached, (seeds, P).
        recorded: numbers of the steps at which the curves are sampled; the last is the end of the run.
        losses: mean binary cross-entropy in nats before those steps, (seeds, recorded).
        accuracies: share of the data on the right side of the boundary, (seeds, recorded).
        unseen: the same share for the unseen points, at the end, (seeds,).
        path: the parameters before those steps, (recorded, seeds, P).
    """

    parameters: Array
    recorded: list[int]
    losses: Array
    accuracies: Array
    unseen: Array
    path: Array

    @property
    def accuracy(self) -> Array:
        """The accuracy of each seed at the end, on the data it learned from."""
        return self.accuracies[:, -1]


def initial(sizes: tuple[int, ...], seed: int) -> Array:
    """The parameters a seed starts from, (P,): weights and biases from a standard normal law.

    u_ε forgets the length of its input but for ε, so the scale of the weights matters little.
    """
    return np.random.default_rng(seed).standard_normal(parameter_count(sizes))


def train(task: Task) -> Training:
    """Train the network of every seed; they do not influence each other."""
    (points, labels), sizes, eps = task.data, task.sizes, task.eps
    recorded = recorded_steps(task.steps)
    curves: list[tuple[Array, Array]] = []
    path: list[Array] = []

    def record(parameters: Array, output: Array) -> None:
        curves.append((cross_entropy(output, labels), accuracy(output, labels)))
        path.append(parameters.copy())

    def derivative(step: int, parameters: Array) -> Array:
        result, output = gradient(parameters, sizes, points, labels, eps)
        if step in at:
            record(parameters, output)
        return result

    at = set(recorded)
    start = np.stack([initial(sizes, seed) for seed in range(task.seeds)])
    outcome = minimize(derivative, start, task.steps, task.rate)
    record(outcome, logits(outcome, sizes, points, eps))
    losses, accuracies = (np.stack(curve, axis=1) for curve in zip(*curves, strict=True))
    unseen = accuracy(logits(outcome, sizes, task.unseen[0], eps), task.unseen[1])
    return Training(outcome, recorded, losses, accuracies, unseen, np.stack(path))


def recorded_steps(steps: int, count: int = 110) -> list[int]:
    """About `count` steps, spaced evenly in log(1 + step): early steps change most. The last is `steps`."""
    spaced = np.expm1(np.linspace(0, np.log1p(steps), count))
    return sorted({round(float(step)) for step in spaced})


SPIRAL = Task("spiral", spiral(100), spiral(99, offset=0.5), (2, 3, 3, 1), steps=15_000)
LONG_SPIRAL = Task("longer spiral", spiral(125, 1.25), spiral(124, 1.25, offset=0.5), (2, 3, 3, 1), steps=8_000)
SPHERE = Task("sphere", octants(400), octants(4000, offset=0.5), (3, 3, 3, 3, 3, 1), steps=12_000)
