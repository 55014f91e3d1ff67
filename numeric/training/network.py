"""Linear → u_ε → … → u_ε → Linear: the loss and its gradient.

u = u_ε(x) = x/r with r = √(‖x‖² + ε). Since ∂r/∂xᵢ = xᵢ/r = uᵢ, the product rule gives

    ∂uⱼ/∂xᵢ = δᵢⱼ/r − xⱼ uᵢ/r² = (δᵢⱼ − uⱼ uᵢ)/r,    that is  J = (I − u uᵀ)/√(‖x‖² + ε).

J is symmetric, so an upstream gradient δ becomes (δ − u (u·δ))/r. This is LayerNorm's backward formula
(walkthrough, "Combining the terms") without its centering.

Several networks are trained side by side. Their parameters are the rows of one array of shape (networks, P):
for each layer the weights (out, in) row by row, then the biases. Data are columns, (dimension, count).
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Sizes = Sequence[int]


def parameter_count(sizes: Sizes) -> int:
    """P, the parameters of one network whose layers lead through spaces of these dimensions."""
    return sum(outer * (inner + 1) for inner, outer in pairwise(sizes))


def layers(parameters: Array, sizes: Sizes) -> list[tuple[Array, Array]]:
    """Weights (networks, out, in) and biases (networks, out, 1) of each layer: views into the parameters."""
    result, start, networks = [], 0, len(parameters)
    for inner, outer in pairwise(sizes):
        middle, end = start + outer * inner, start + outer * (inner + 1)
        weights = parameters[:, start:middle].reshape(networks, outer, inner)
        result.append((weights, parameters[:, middle:end].reshape(networks, outer, 1)))
        start = end
    return result


def activations(parameters: Array, sizes: Sizes, points: Array, eps: float) -> list[Array]:
    """The points and what each u_ε makes of them, each of shape (networks, dimension, count)."""
    return [u for u, _ in _forward(layers(parameters, sizes), points, eps)]


def logits(parameters: Array, sizes: Sizes, points: Array, eps: float) -> Array:
    """The final linear layer's output, (networks, count): positive for class 1."""
    return _logits(layers(parameters, sizes), _forward(layers(parameters, sizes), points, eps))


def gradient(parameters: Array, sizes: Sizes, points: Array, labels: Array, eps: float) -> tuple[Array, Array]:
    """The derivative of the loss in every parameter, (networks, P), and the logits, (networks, count)."""
    result = np.empty_like(parameters)
    weights, gradients = layers(parameters, sizes), layers(result, sizes)
    passed = _forward(weights, points, eps)
    output = _logits(weights, passed)
    # Of log(1 + exp(z)) − label·z the derivative is the predicted probability minus the label.
    upstream = ((_probability(output) - labels) / points.shape[-1])[:, None, :]
    for (W, _), (dW, db), (u, r) in reversed(list(zip(weights, gradients, passed, strict=True))):
        np.matmul(upstream, u.transpose(0, 2, 1), out=dW)
        np.sum(upstream, axis=2, keepdims=True, out=db)
        if r is not None:
            upstream = pull_back(W.transpose(0, 2, 1) @ upstream, u, r)
    return result, output


def pull_back(upstream: Array, u: Array, r: Array) -> Array:
    """J δ = (δ − u (u·δ))/r: the gradient in x of a loss whose gradient in u_ε(x) is δ.

    Args:
        upstream: δ, with the coordinates along axis −2.
        u: u_ε(x), of the same shape.
        r: √(‖x‖² + ε), with 1 along axis −2.
    """
    return (upstream - u * np.sum(u * upstream, axis=-2, keepdims=True)) / r


def cross_entropy(output: Array, labels: Array) -> Array:
    """The mean of log(1 + exp(z)) − label·z over the points, (networks,), in nats; logits z are (networks, count)."""
    return np.mean(np.logaddexp(0, output) - labels * output, axis=1)


def accuracy(output: Array, labels: Array) -> Array:
    """The share of points on the right side of the boundary, for each network."""
    return np.mean((output > 0) == (labels > 0.5), axis=1)


def _forward(weights: list[tuple[Array, Array]], points: Array, eps: float) -> list[tuple[Array, Array | None]]:
    """The input of each layer, and the r it was divided by (None for the points themselves)."""
    passed: list[tuple[Array, Array | None]] = [(np.broadcast_to(points, (len(weights[0][0]), *points.shape)), None)]
    for W, b in weights[:-1]:
        x = W @ passed[-1][0] + b
        r = np.sqrt(np.sum(x * x, axis=1, keepdims=True) + eps)
        passed.append((x / r, r))
    return passed


def _logits(weights: list[tuple[Array, Array]], passed: list[tuple[Array, Array | None]]) -> Array:
    W, b = weights[-1]
    return (W @ passed[-1][0] + b)[:, 0]


def _probability(output: Array) -> Array:
    # tanh cannot overflow, exp can.
    return 0.5 + 0.5 * np.tanh(0.5 * output)
