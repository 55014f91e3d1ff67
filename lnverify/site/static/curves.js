// u_ε along a line and around a circle. No page is needed to run this.
"use strict";
const Curves = (() => {
  // The first coordinate of u_ε(X, Y).
  const surface = (X, Y, eps) => X / Math.sqrt(X * X + Y * Y + eps);
  const height = (x) => Math.sqrt(Math.max(0, (1 - x) * (1 + x)));
  // Of a point (x, y) of the unit circle, stretched or shifted by t, then normalized: the first coordinate.
  const stretched = (x, t, eps) => surface(t * x, height(x), eps);
  const folded = (x, t, eps) => surface(x + t, height(x), eps);
  const CURVES = { stretching: stretched, folding: folded };
  const moved = { stretching: ([x, y], t) => [t * x, y], folding: ([x, y], t) => [x + t, y] };
  function unit([x, y], eps) {
    const r = Math.sqrt(x * x + y * y + eps);
    return r ? [x / r, y / r] : [0, 0];
  }
  // Where the folded curve has its minimum, and how deep it is; null where it is monotone.
  function fold(t, eps) {
    if (t <= 1 + eps) return null;
    const value = Math.sqrt(1 - (1 + eps) / (t * t));
    return { place: -(1 + eps) / t, value, depth: Math.min(folded(-1, t, eps), folded(1, t, eps)) - value };
  }
  return { surface, stretched, folded, CURVES, moved, unit, fold };
})();
