"""The gradient of u_ε and of the networks, and that a run is what it says."""

from dataclasses import replace

import numpy as np
import pytest
from mpmath import mp, mpf, workdps

from lnverify.numeric.training.network import cross_entropy, gradient, logits, parameter_count, pull_back
from lnverify.numeric.training.runs import SPHERE, SPIRAL, initial, train
from lnverify.numeric.training.tasks import octants

SMALL = replace(SPIRAL, steps=50, seeds=3)


@pytest.mark.parametrize("N", [1, 2, 5])
@pytest.mark.parametrize("eps", [1e-5, 0.1])
def test_pulled_back_against_central_differences(N, eps):
    rng = np.random.default_rng(N)
    x, upstream = rng.standard_normal(N), rng.standard_normal(N)
    r = np.sqrt(x @ x + eps)
    result = pull_back(upstream[:, None], (x / r)[:, None], np.array([[r]]))[:, 0]
    with workdps(50):
        h = mpf(10) ** -15
        for i in range(N):
            exact = (_functional(x, upstream, eps, i, h) - _functional(x, upstream, eps, i, -h)) / (2 * h)
            # The formula takes fewer than 20 roundings of terms at most ‖δ‖/r; the difference quotient
            # errs by h², 1e-30.
            assert abs(exact - mpf(result[i])) <= 20 * 2.0**-53 * np.linalg.norm(upstream) / r * np.sqrt(N)


def _functional(x, upstream, eps, i, h):
    """δ·u_ε(x + h eᵢ), at mpmath's precision."""
    x = [mpf(v) + (h if n == i else 0) for n, v in enumerate(x)]
    r = mp.sqrt(mp.fsum(v * v for v in x) + mpf(eps))
    return mp.fsum(mpf(d) * v / r for d, v in zip(upstream, x, strict=True))


@pytest.mark.parametrize("task", [SPIRAL, SPHERE], ids=lambda task: task.name)
def test_loss_gradient_matches_differences(task):
    points, labels = (part[..., ::40] for part in task.data)
    parameters = np.stack([initial(task.sizes, seed) for seed in (0, 1)])
    result, _ = gradient(parameters, task.sizes, points, labels, task.eps)
    for index in range(parameter_count(task.sizes)):
        with workdps(40):
            h = mpf(10) ** -12
            above, below = (_loss(parameters[1], task, points, labels, index, step) for step in (h, -h))
            exact = (above - below) / (2 * h)
        # The quotient errs by about h²; the gradient by some hundred roundings of terms up to 1/r, and the
        # smallest r of these networks is above 1e-2.
        assert abs(float(exact) - result[1, index]) < 1e-11


def _loss(parameters, task, points, labels, index, h):
    """The loss of one network in mpmath, with one parameter moved by h."""
    values = [mpf(float(v)) + (h if n == index else 0) for n, v in enumerate(parameters)]
    total = mpf(0)
    for x, label in zip(points.T, labels, strict=True):
        u, start = [mpf(float(v)) for v in x], 0
        for level, outer in enumerate(task.sizes[1:]):
            inner, biases = len(u), start + outer * len(u)
            u = [
                mp.fsum(values[start + i * inner + j] * u[j] for j in range(inner)) + values[biases + i]
                for i in range(outer)
            ]
            start = biases + outer
            if level < len(task.sizes) - 2:
                r = mp.sqrt(mp.fsum(v * v for v in u) + mpf(task.eps))
                u = [v / r for v in u]
        total += mp.log1p(mp.exp(u[0])) - mpf(float(label)) * u[0]
    return total / len(labels)


def test_a_run_reports_the_network_it_returns():
    run = train(SMALL)
    (points, labels), sizes, eps = SMALL.data, SMALL.sizes, SMALL.eps
    output = logits(run.parameters, sizes, points, eps)
    assert np.array_equal(run.losses[:, -1], cross_entropy(output, labels))
    side = (output > 0) == (labels > 0.5)
    assert np.array_equal(run.accuracy, side.mean(axis=1))
    assert run.recorded[0] == 0
    assert run.recorded[-1] == SMALL.steps
    assert run.losses.shape == run.accuracies.shape == (SMALL.seeds, len(run.recorded))


@pytest.mark.parametrize("offset", [0.0, 0.5])
def test_neighbouring_octants_have_opposite_classes(offset):
    points, labels = octants(500, offset)
    assert np.allclose(np.sum(points**2, axis=0), 1, rtol=0, atol=2.0**-48)
    for axis in range(3):
        mirrored = points.copy()
        mirrored[axis] *= -1
        assert np.array_equal((np.prod(mirrored, axis=0) > 0) + labels, np.ones(500))


@pytest.mark.slow
@pytest.mark.parametrize("task", [SPIRAL, SPHERE], ids=lambda task: task.name)
def test_most_seeds_learn(task):
    assert (train(task).accuracy >= 0.95).mean() > 0.5
