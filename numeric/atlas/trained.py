"""What the networks learned: decision boundaries, last activations, loss and accuracy."""

from typing import Any

import numpy as np
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure

from lnverify.numeric.atlas.learned import LEARNED, Result
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.training.network import activations, layers, logits
from lnverify.numeric.training.runs import SPHERE, SPIRAL, Task

SIDES = LinearSegmentedColormap.from_list("sides", ["#f4ddd7", "#f7f5f2", "#d6e3f1"])


def draw_spiral(result: Result) -> Figure:
    """The spiral: boundary in the plane of the points; the second activation; loss and accuracy."""
    figure, boundary, last = _page(result, "the spiral")
    grid = np.linspace(-1.25, 1.25, 301)
    X, Y = np.meshgrid(grid, grid)
    _sides(boundary, result, X, Y, np.stack([X.ravel(), Y.ravel()]))
    _classes(boundary, SPIRAL.data[0], SPIRAL.data[1])
    plot_style.bare(boundary)
    boundary.set_title(_headline(result, "the spiral and its boundary"))
    _last_activation(last, SPIRAL, result)
    return figure


def draw_sphere(result: Result) -> Figure:
    """The sphere in eight parts: boundary on a map of the sphere; the last activation; loss and accuracy."""
    figure, boundary, last = _page(result, "the sphere in eight parts")
    longitude, height = np.meshgrid(np.linspace(-180, 180, 361), np.linspace(-1, 1, 181))
    circle = np.sqrt(1 - height**2)
    angle = np.radians(longitude)
    sphere = np.stack([circle * np.cos(angle), circle * np.sin(angle), height]).reshape(3, -1)
    _sides(boundary, result, longitude, height, sphere)
    points, labels = SPHERE.data
    _classes(boundary, np.stack([np.degrees(np.arctan2(points[1], points[0])), points[2]]), labels)
    boundary.set(xlabel="longitude", ylabel="$z$", xticks=[-180, -90, 0, 90, 180], yticks=[-1, 0, 1])
    boundary.grid(False)
    boundary.set_title(_headline(result, "the sphere, equal areas, and its boundary"))
    _last_activation(last, SPHERE, result)
    return figure


def _page(result: Result, what: str) -> tuple[Figure, Any, Any]:
    figure = plot_style.figure(7.1)
    reached = f"{result['learned']} of {result['seeds']} seeds reach {LEARNED:.0%}"
    plot_style.message(figure, f"With $u_\\epsilon$ as its only non-linearity a network learns {what}: {reached}")
    above, below = plot_style.parts(figure, 2, 1, height_ratios=[1.35, 1])
    left, right = below.subplots(1, 2)
    _curves(left, right, result)
    return figure, above.add_subplot(1, 2, 1), above.add_subplot(1, 2, 2, projection="3d")


def _parameters(result: Result) -> Any:
    return np.array([result["parameters"]])


def _headline(result: Result, text: str) -> str:
    seed = result["best"]
    return f"{text}: seed {seed}, {result['accuracies'][seed][-1]:.1%} right"


def _steady(values: Any) -> Any:
    """Values without the digits that a processor's matrix products have of their own; far finer than a pixel."""
    return np.round(values, 9)


def _sides(ax: Any, result: Result, X: Any, Y: Any, points: Any) -> None:
    output = _steady(logits(_parameters(result), result["sizes"], points, result["eps"])).reshape(X.shape)
    ax.contourf(X, Y, np.tanh(output / 2), levels=np.linspace(-1, 1, 21), cmap=SIDES)
    ax.contour(X, Y, output, levels=[0], colors=plot_style.INK, linewidths=1.1)


def _classes(ax: Any, points: Any, labels: Any) -> None:
    for label, colour, marker in ((0, plot_style.RED, "o"), (1, plot_style.BLUE, "s")):
        ax.scatter(*points[:, labels == label], s=9, color=colour, marker=marker, linewidths=0, zorder=3)


def _last_activation(ax: Any, task: Task, result: Result) -> None:
    """The points after the last u_ε, on the unit sphere, and where the final layer's plane cuts it.

    The plane is seen at a slant; points on the far side of the sphere are pale.
    """
    parameters, sizes = _parameters(result), result["sizes"]
    image = _steady(activations(parameters, sizes, task.data[0], result["eps"])[-1][0])
    W, b = layers(parameters, sizes)[-1]
    view = _slanted_direction(W[0, 0])
    elevation, azimuth = np.degrees([np.arcsin(view[2]), np.arctan2(view[1], view[0])])
    plot_style.as_space(ax, 1.0, elevation=float(elevation), azimuth=float(azimuth), zoom=1.35)
    ax.computed_zorder = False
    _globe(ax)
    near = view @ image > 0
    for label, colour, marker in ((0, plot_style.RED, "o"), (1, plot_style.BLUE, "s")):
        for side, alpha, order in ((~near, 0.3, 2), (near, 1.0, 4)):
            ax.scatter(
                *image[:, (task.data[1] == label) & side],
                s=11,
                color=colour,
                marker=marker,
                alpha=alpha,
                linewidths=0,
                depthshade=False,
                zorder=order,
            )
    circle = _plane_section(W[0, 0], float(b[0, 0, 0]))
    if circle is not None:
        ax.plot(*circle, color=plot_style.INK, lw=1.4, zorder=5)
    ax.set_title("after the last $u_\\epsilon$, with the separating plane", x=0.22, y=1.04)


def _slanted_direction(normal: Any) -> Any:
    """A direction 55° from the normal, turned from it towards the third axis."""
    normal = normal / np.linalg.norm(normal)
    side = np.array([0.0, 0.0, 1.0]) - normal[2] * normal
    angle = np.radians(55)
    return np.cos(angle) * normal + np.sin(angle) * side / np.linalg.norm(side)


def _globe(ax: Any) -> None:
    angle = np.linspace(0, 2 * np.pi, 121)
    for z in (-0.5, 0, 0.5):
        r = np.sqrt(1 - z * z)
        ax.plot(r * np.cos(angle), r * np.sin(angle), np.full_like(angle, z), color=plot_style.PALE, lw=0.6)
    for turn in np.linspace(0, np.pi, 5)[:-1]:
        ax.plot(
            np.cos(turn) * np.cos(angle),
            np.sin(turn) * np.cos(angle),
            np.sin(angle),
            color=plot_style.PALE,
            lw=0.6,
        )


def _plane_section(normal: Any, offset: float) -> Any:
    """Where the plane normal·u + offset = 0 cuts the unit sphere: a circle, (3, count), or None."""
    length = np.linalg.norm(normal)
    height = -offset / length
    if abs(height) >= 1:
        return None
    first, second = np.linalg.svd(normal[None, :] / length)[2][1:]
    angle = np.linspace(0, 2 * np.pi, 181)
    r = np.sqrt(1 - height**2)
    center = height * normal / length
    return center[:, None] + r * (np.outer(first, np.cos(angle)) + np.outer(second, np.sin(angle)))


def _curves(left: Any, right: Any, result: Result) -> None:
    steps, best = np.array(result["recorded"]) + 1, result["best"]
    for ax, curves, name in (
        (left, result["losses"], "loss, nats"),
        (right, result["accuracies"], "accuracy"),
    ):
        for seed, curve in enumerate(curves):
            ax.plot(
                steps,
                curve,
                color=plot_style.GREY,
                lw=0.7,
                alpha=0.6,
                label="other seeds" if seed == (best == 0) else None,
            )
        ax.plot(steps, curves[best], color=plot_style.TEAL, lw=2, label=f"seed {best}")
        ax.set(xscale="log", xlim=(1, steps[-1]), xlabel="step + 1", title=name)
    left.set_ylim(0, None)
    left.legend(loc="lower left")
    right.set_ylim(0.4, 1.02)
    right.axhline(LEARNED, color=plot_style.RED, lw=1, ls=(0, (3, 2)))
    plot_style.note(
        right, 0.97, 0.19, f"{result['learned']} of {result['seeds']} seeds\nreach {LEARNED:.0%}", ha="right"
    )
