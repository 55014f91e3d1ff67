"""The directions orthogonal to the image (Riechers, section II.1)."""

from lnverify.proofs.definitions import centering, gain_matrix, nonzero_entries, normal_direction, zero_entries
from lnverify.proofs.hypotheses import no_zero_gain, some_zero_gain
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, step


@claim(
    "riechers.nullspace",
    "Sec. II.1",
    hypotheses=[no_zero_gain],
    near_misses={
        r"$\alpha = g$": {"normal": lambda s, g: g},
        "the right nullspace": lambda s: equal(gain_matrix(s, s.gain) @ normal_direction(s, s.gain), 0),
        "$N$ is lost": lambda s: equal((s.diag(s.gain) - s.outer(s.gain, s.ones)).T @ normal_direction(s, s.gain), 0),
        r"$\alpha = 1/g^2$": {"normal": lambda s, g: s.ones / g**2},
    },
)
def nullspace(s, *, normal=normal_direction):
    r"""Without zero gains the left nullspace of $\mathrm{diag}(g) - g\mathbf{1}^\top/N$ is exactly
    $\mathrm{span}(\alpha)$

    The last step holds for every vector $x$: where $M^\top x = 0$ it reads $x = c \alpha$, so nothing else is in the
    nullspace.
    """
    g, x = s.gain, s.vector("x")
    M, alpha = gain_matrix(s, g), normal(s, g)
    return [
        step(r"the matrix is $G\Pi$", equal(M, s.diag(g) @ centering(s))),
        step(r"$\alpha$ is in the nullspace", equal(M.T @ alpha, 0)),
        step(r"every $x$ is $c\alpha + G^{-1}M^\top x$", equal(x, s.dot(g, x) / s.N * alpha + (M.T @ x) / g)),
    ]


def drazin_for_alpha(s):
    g = s.zeros_gain()
    return equal(gain_matrix(s, g).T @ s.drazin(g), 0)


@claim(
    "riechers.nullspace.zero-gain",
    "Sec. II.1",
    hypotheses=[some_zero_gain],
    near_misses={
        r"the Drazin inverse of $g$ for $\alpha$": drazin_for_alpha,
        "the other neural directions": {"directions": nonzero_entries},
        "its dimension is $N - k$": {"dimension": lambda s, k: s.N - k},
        "its dimension is 1": {"dimension": lambda s, k: 1},
    },
)
def nullspace_zero_gain(s, *, directions=zero_entries, dimension=lambda s, k: k):
    r"""With $k \ge 1$ zero gains the left nullspace is exactly the span of their neural directions, of dimension $k$

    $Z = \mathrm{diag}$(zero entries) projects onto those neural directions. The third step holds for every $x$: where
    $y = M^\top x$ is 0, $x$ has no entry outside the zero gains.
    """
    g, x = s.zeros_gain(), s.vector("x")
    M, zero = gain_matrix(s, g), s.let("z", zero_entries(s, g))
    k, y = s.let("k", s.sum(zero)), s.let("y", M.T @ x)
    return [
        step("the neural directions are in it", equal(M.T @ (s.let("z", directions(s, g)) * x), 0)),
        step("they are orthogonal projections of every $x$", equal(s.diag(zero) @ s.diag(zero), s.diag(zero))),
        step("nothing else is in it", equal((s.ones - zero) * x, s.drazin(g) * (y - s.dot(zero, y) / k * s.ones))),
        step("its dimension", equal(s.trace(s.diag(zero)), dimension(s, k))),
    ]
