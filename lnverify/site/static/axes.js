// Principal axes of LayerNorm's image at N = 3: eigenvectors of GΠG, semi-axes √(Nζ). No page is needed to run this.
"use strict";
const Axes = (() => {
  const N = 3;

  // GΠG, with Π = I − 11ᵀ/N.
  const imageMatrix = (g) => g.map((a, i) => g.map((b, j) => a * b * ((i === j ? 1 : 0) - 1 / N)));

  // Eigenvalues and eigenvectors of a symmetric matrix of order 3 by Jacobi's rotations.
  function eigen(matrix) {
    const A = matrix.map((row) => row.slice());
    const V = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
    for (let sweep = 0; sweep < 60; sweep += 1) {
      const off = Math.abs(A[0][1]) + Math.abs(A[0][2]) + Math.abs(A[1][2]);
      if (off === 0) break;
      for (const [p, q] of [[0, 1], [0, 2], [1, 2]]) {
        if (A[p][q] === 0) continue;
        const theta = (A[q][q] - A[p][p]) / (2 * A[p][q]);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1));
        const c = 1 / Math.hypot(t, 1);
        const s = t * c;
        for (let k = 0; k < 3; k += 1) [A[k][p], A[k][q]] = [c * A[k][p] - s * A[k][q], s * A[k][p] + c * A[k][q]];
        for (let k = 0; k < 3; k += 1) [A[p][k], A[q][k]] = [c * A[p][k] - s * A[q][k], s * A[p][k] + c * A[q][k]];
        for (let k = 0; k < 3; k += 1) [V[k][p], V[k][q]] = [c * V[k][p] - s * V[k][q], s * V[k][p] + c * V[k][q]];
      }
    }
    return [0, 1, 2].map((i) => ({ value: Math.max(A[i][i], 0), vector: V.map((row) => row[i]) })).sort((a, b) => a.value - b.value);
  }

  // The two axes, longest first, each turned so that its largest entry is positive.
  function principal(g) {
    const found = eigen(imageMatrix(g)).slice(1).reverse();
    return found.map(({ value, vector }) => {
      const largest = vector.reduce((best, x) => (Math.abs(x) > Math.abs(best) + 1e-12 ? x : best), 0);
      return { length: Math.sqrt(N * value), direction: vector.map((x) => (largest < 0 ? -x : x)) };
    });
  }

  // What is orthogonal to the image: α/‖α‖, αₙ = 1/gₙ, or the directions of the zero gains.
  function orthogonal(g) {
    const zeros = g.flatMap((x, n) => (x === 0 ? [n] : []));
    if (zeros.length) return zeros.map((n) => g.map((_, k) => (k === n ? 1 : 0)));
    const alpha = g.map((x) => 1 / x);
    const size = Math.hypot(...alpha);
    return [alpha.map((x) => x / size)];
  }

  // The paper's rule with zero gains: the eigenvectors of (G^D)², of lengths √N·|gₙ|; none where no gain is zero.
  const rule = (g) => (g.includes(0) ? g.flatMap((x, n) => (x ? [{ n, length: Math.sqrt(N) * Math.abs(x) }] : [])) : []);

  // The sub-steps of LayerNorm of one activation: a, Πa, x̂, g ⊙ x̂, g ⊙ x̂ + b.
  function substeps(a, g, b, eps) {
    const mean = (a[0] + a[1] + a[2]) / N;
    const centred = a.map((x) => x - mean);
    const root = Math.sqrt((centred[0] ** 2 + centred[1] ** 2 + centred[2] ** 2) / N + eps);
    const scaled = centred.map((x) => (root ? x / root : 0));
    const gained = scaled.map((x, n) => g[n] * x);
    return [a, centred, scaled, gained, gained.map((x, n) => x + b[n])];
  }
  return { principal, orthogonal, rule, substeps };
})();
