// The activation explorer: stretching and folding, and the surface.
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const { colour, digits } = Explore;
  const { surface, CURVES, moved, unit, fold } = Curves;
  // Blue to orange by way of grey: safe for the colour-blind, and seen on paper and ink.
  const ENDS = [[201, 106, 18], [139, 147, 158], [37, 110, 180]];
  const shade = (x) => {
    const place = Math.min(Math.max((x + 1), 0), 2);
    const [low, high] = place < 1 ? [ENDS[0], ENDS[1]] : [ENDS[1], ENDS[2]];
    return low.map((v, i) => Math.round(v + (place % 1 || (place === 2 ? 1 : 0)) * (high[i] - v)));
  };
  const rgb = (x) => `rgb(${shade(x).join(",")})`;
  const element = (name, attributes) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  let kind = "folding";
  const buttons = ["stretching", "folding"].map((id) => document.getElementById(id));
  const t = Explore.slider("t", (x) => digits(x, 3), draw);
  const eps = Explore.slider("eps", (x) => digits(10 ** x, 2), draw);
  const COUNT = 72;

  function draw() {
    const e = 10 ** eps.value;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.id === kind));
    ring(e);
    curve(e);
    relief(e);
    tell(e);
  }

  function ring(e) {
    const made = [element("circle", { r: 1, class: "frame" }), element("path", { d: "M-1.2 0H1.2M0 -1.2V1.2", class: "frame" })];
    for (let k = 0; k < COUNT; k += 1) {
      const angle = (2 * Math.PI * (k + 0.5)) / COUNT;
      const before = [Math.cos(angle), Math.sin(angle)];
      const [x, y] = unit(moved[kind](before, t.value), e);
      made.push(element("circle", { cx: x, cy: -y, r: 0.036, fill: rgb(before[0]) }));
    }
    document.getElementById("circle").replaceChildren(...made);
  }

  function curve(e) {
    const at = CURVES[kind];
    const points = Array.from({ length: 401 }, (_, k) => -1 + k / 200).map((x) => `${x.toFixed(4)} ${(-at(x, t.value, e)).toFixed(5)}`);
    const made = [
      element("path", { d: "M-1.1 0H1.1M0 -1.1V1.1M-1 -1.1V1.1M1 -1.1V1.1M-1.1 -1H1.1M-1.1 1H1.1", class: "frame" }),
      element("path", { d: `M${points.join("L")}`, class: "line" }),
    ];
    const found = kind === "folding" ? fold(t.value, e) : null;
    if (found) made.push(element("circle", { cx: found.place, cy: -found.value, r: 0.045, class: "mark" }));
    for (const [x, y, text] of [[-1, 1.2, "−1"], [0, 1.2, "x"], [1, 1.2, "1"], [-1.15, -0.97, "1"], [-1.15, 1.03, "−1"]]) {
      const label = element("text", { x, y, class: "axis" });
      label.textContent = text;
      made.push(label);
    }
    document.getElementById("curve").replaceChildren(...made);
  }

  function tell(e) {
    const status = document.getElementById("fold");
    const found = kind === "folding" ? fold(t.value, e) : null;
    status.dataset.value = JSON.stringify(found);
    if (kind === "stretching") {
      status.textContent = `At x = 0.1 the first coordinate is ${digits(CURVES.stretching(0.1, t.value, e), 5)}, at x = 1 it is ${digits(CURVES.stretching(1, t.value, e), 5)}: the larger t, the more it is a step.`;
    } else if (found) {
      status.textContent = `The fold has its minimum ${digits(found.value, 5)} at x = ${digits(found.place, 5)}, ${digits(found.depth, 5)} below the lower end.`;
    } else {
      status.textContent = "No fold: the curve is monotone for t ≤ 1 + ε.";
    }
  }

  // -- the surface -----------------------------------------------------------------------------------------------------
  const canvas = document.getElementById("surface");
  const box = document.getElementById("surface-box");
  const world = new Zdog.Illustration({ element: canvas, centered: true });
  const turn = { x: -0.62, y: 0.5 };
  const grid = Array.from({ length: 29 }, (_, k) => -2.8 + 0.2 * k);
  const mesh = grid.flatMap(() => [0, 1].map(() => new Zdog.Shape({ addTo: world, closed: false, stroke: 0.012 })));
  const rings = Array.from({ length: 48 }, () => new Zdog.Shape({ addTo: world, closed: false, stroke: 0.055 }));
  const at = (X, Y, e, lift = 0) => ({ x: X, y: -1.1 * surface(X, Y, e) - lift, z: -Y });
  const through = (shape, points, paint) => {
    shape.path = points.map((p, i) => (i ? { line: p } : { move: p }));
    shape.color = paint;
    shape.updatePath();
  };

  function relief(e) {
    if (!box.clientWidth) return;
    const paint = colour("muted");
    grid.forEach((c, k) => {
      through(mesh[2 * k], grid.map((x) => at(x, c, e)), paint);
      through(mesh[2 * k + 1], grid.map((y) => at(c, y, e)), paint);
    });
    rings.forEach((shape, k) => {
      const ends = [k, k + 1].map((n) => [Math.cos((2 * Math.PI * n) / rings.length), Math.sin((2 * Math.PI * n) / rings.length)]);
      through(shape, ends.map((p) => at(...moved[kind](p, t.value), e, 0.03)), rgb(ends[0][0]));
    });
    world.rotate.x = turn.x;
    world.rotate.y = turn.y;
    world.updateRenderGraph();
  }

  function fit() {
    box.style.height = `${box.clientWidth}px`;
    world.setSize(box.clientWidth, box.clientWidth);
    world.zoom = box.clientWidth / 8.2;
    draw();
  }
  Explore.turning(canvas, turn, () => relief(10 ** eps.value));
  for (const button of buttons) {
    button.addEventListener("click", () => {
      kind = button.id;
      draw();
    });
  }
  new ResizeObserver(fit).observe(box.parentElement);
  fit();
  Explore.themed(draw);
})();
