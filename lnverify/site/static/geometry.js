// The geometry explorer: N = 3 in three dimensions, drawn with Zdog.
"use strict";
(() => {
  const NAMES = ["a", "(i) Πa", "(ii) normalized", "(iii) gain", "(iv) bias"];
  const canvas = document.getElementById("stage");
  const box = document.getElementById("stage-box");
  const names = document.getElementById("names");
  const { colour, digits, row } = Explore;
  const REACH = 4.9;
  const plain = (x) => digits(x);
  let veil = colour("veil");
  let playing = 0;

  // The first coordinate comes towards the eye, the second goes to the right, the third up.
  const place = ([x, y, z]) => ({ x: y, y: -z, z: x });
  const add = (u, v) => u.map((x, n) => x + v[n]);
  const times = (c, u) => u.map((x) => c * x);
  const mix = (u, v, t) => u.map((x, n) => x + t * (v[n] - x));

  const world = new Zdog.Illustration({ element: canvas, centered: true });
  const turn = { x: -0.35, y: -0.6 };
  const make = (options) => new Zdog.Shape({ addTo: world, closed: false, ...options });
  const axes = [0, 1, 2].map(() => make({ stroke: 0.012 }));
  const plane = make({ closed: true, fill: true, stroke: 0.004 });
  const outline = make({ closed: true, stroke: 0.035 });
  const ghost = make({ stroke: 0.03 });
  const lines = [0, 1].map(() => make({ stroke: 0.045 }));
  const normal = make({ stroke: 0.03 });
  const shift = make({ stroke: 0.03 });
  const cloud = POINTS.map(() => make({ stroke: 0.042 }));
  const labels = ["1", "2", "3", "α̂", "b"].map(() => {
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    names.append(text);
    return text;
  });

  const inputs = {};
  for (const n of [1, 2, 3]) {
    inputs[`g${n}`] = Explore.slider(`g${n}`, plain, draw);
    inputs[`b${n}`] = Explore.slider(`b${n}`, plain, draw);
  }
  inputs.eps = Explore.slider("eps", (x) => plain(10 ** x), draw);
  inputs.step = Explore.slider("step", (x) => NAMES[Math.round(x)], draw);
  const state = () => ({
    g: [1, 2, 3].map((n) => inputs[`g${n}`].value),
    b: [1, 2, 3].map((n) => inputs[`b${n}`].value),
    eps: 10 ** inputs.eps.value,
    step: inputs.step.value,
  });

  // A shape through points; without points it is not shown. Dashes are every other piece.
  function path(shape, points, paint, isDashed = false) {
    shape.visible = points.length > 0;
    if (!shape.visible) return;
    shape.path = points.map((p, i) => ((isDashed ? i % 2 : i) ? { line: place(p) } : { move: place(p) }));
    shape.color = paint;
    shape.updatePath();
  }

  const circle = (u, v, centre, count = 73) =>
    Array.from({ length: count }, (_, k) => {
      const angle = (2 * Math.PI * k) / (count - 1);
      return add(centre, add(times(Math.cos(angle), u), times(Math.sin(angle), v)));
    });

  function draw() {
    if (!canvas.width) return;
    const { g, b, eps, step } = state();
    const before = Math.min(Math.floor(step), 3);
    const part = step - before;
    // From ⟂ 1 to the plane of the image: the gain acts from sub-step (ii) to (iii), the bias from (iii) to (iv).
    const gaining = Math.min(Math.max(step - 2, 0), 1);
    const shifting = Math.min(Math.max(step - 3, 0), 1);
    const gain = g.map((x) => 1 + gaining * (x - 1));
    const centre = times(shifting, b);
    const ink = colour("ink");
    const muted = colour("muted");

    POINTS.forEach((a, k) => {
      const all = Axes.substeps(a, g, b, eps);
      cloud[k].translate = new Zdog.Vector(place(mix(all[before], all[before + 1], part)));
      cloud[k].color = PALETTE[SECTORS[k]];
    });
    [0, 1, 2].forEach((n) => {
      const e = [0, 0, 0].map((_, k) => (k === n ? 2.2 : 0));
      path(axes[n], [times(-1, e), e], colour("line"));
    });
    const first = [1, -1, 0].map((x, n) => (gain[n] * x) / Math.SQRT2);
    const second = [1, 1, -2].map((x, n) => (gain[n] * x) / Math.sqrt(6));
    const shown = step >= 0.5;
    const wide = 1.9;
    const corners = [[1, 1], [1, -1], [-1, -1], [-1, 1]].map(([s, t]) => add(centre, add(times(s * wide, first), times(t * wide, second))));
    path(plane, shown ? corners : [], veil);
    const r = Math.sqrt(3);
    path(outline, step >= 1.5 ? circle(times(r, first), times(r, second), centre) : [], colour("blue"));

    const found = Axes.principal(g);
    const rule = Axes.rule(g);
    lines.forEach((line, n) => path(line, step >= 2.5 ? [centre, add(centre, times(found[n].length, found[n].direction))] : [], colour("blue")));
    const along = (n, length) => [0, 0, 0].map((_, k) => (k === n ? length : 0));
    if (step >= 2.5 && rule.length === 2) {
      path(ghost, circle(along(rule[0].n, rule[0].length), along(rule[1].n, rule[1].length), centre, 97), colour("red"), true);
    } else if (step >= 2.5 && rule.length === 1) {
      path(ghost, [add(centre, along(rule[0].n, -rule[0].length)), add(centre, along(rule[0].n, rule[0].length))], colour("red"));
    } else {
      path(ghost, [], colour("red"));
    }
    const across = Axes.orthogonal(gain);
    const stem = across.length === 1 ? across[0] : null;
    const head = stem && times(stem.reduce((s, x) => s + x, 0) < 0 ? -1 : 1, stem);
    path(normal, shown && head ? [centre, add(centre, times(1.3, head))] : [], ink);
    path(shift, shifting > 0 && b.some(Boolean) ? [[0, 0, 0], centre] : [], colour("red"));

    world.rotate.x = turn.x;
    world.rotate.y = turn.y;
    // The bias moves the image out of the middle: half of it is taken back on the screen.
    world.translate = new Zdog.Vector(place(times(-0.5, centre))).rotate(world.rotate);
    world.updateRenderGraph();
    name(labels[0], "1", [2.4, 0, 0], muted);
    name(labels[1], "2", [0, 2.35, 0], muted);
    name(labels[2], "3", [0, 0, 2.3], muted);
    name(labels[3], gaining ? "α̂" : "1̂", shown && head ? add(centre, times(1.55, head)) : null, ink);
    name(labels[4], "b", shifting > 0 && b.some(Boolean) ? add(times(0.5, centre), [0, 0, -0.22]) : null, colour("refuted"));
    tell(found, across, rule);
  }

  function name(label, text, point, fill) {
    label.textContent = point ? text : "";
    if (!point) return;
    const at = new Zdog.Vector(place(point)).rotate(world.rotate).add(world.translate);
    label.setAttribute("x", box.clientWidth / 2 + at.x * world.zoom);
    label.setAttribute("y", box.clientHeight / 2 + at.y * world.zoom + 4);
    label.style.fill = fill;
  }

  let before = "";
  function tell(found, across, rule) {
    const texts = {
      lengths: found.map((axis) => digits(axis.length, 6)).join(", "),
      directions: found.map((axis) => row(axis.direction)).join(", "),
      normal: across.map(row).join(", "),
      rule: rule.length ? rule.map((axis) => digits(axis.length, 6)).sort().reverse().join(", ") : state().g.some(Boolean) ? "no gain is zero: it says nothing" : "every gain is zero: the image is the point b",
    };
    const now = JSON.stringify(texts);
    if (now === before) return;
    before = now;
    for (const [id, text] of Object.entries(texts)) document.getElementById(id).textContent = text;
    document.getElementById("lengths").dataset.value = JSON.stringify(found.map((axis) => axis.length));
    document.getElementById("directions").dataset.value = JSON.stringify(found.map((axis) => axis.direction));
    document.getElementById("normal").dataset.value = JSON.stringify(across);
  }

  function fit() {
    const size = Math.min(box.clientWidth, 620);
    box.style.height = `${Math.round(size * 0.86)}px`;
    world.setSize(box.clientWidth, box.clientHeight);
    world.zoom = Math.min(box.clientWidth, box.clientHeight) / (REACH * 1.08);
    paint();
  }

  function paint() {
    veil = colour("veil");
    draw();
  }

  Explore.turning(canvas, turn, draw);

  const button = document.getElementById("play");
  button.addEventListener("click", () => {
    if (playing) return stop();
    const start = performance.now();
    button.textContent = "Stop";
    // Whoever wants no motion sees the five states one after the other.
    const jumps = Explore.still();
    const frame = (now) => {
      const passed = (now - start) / 1600;
      const whole = Math.floor(passed);
      const ease = Math.min((passed - whole) * 1.5, 1);
      inputs.step.value = Math.min(jumps ? whole : whole + ease * ease * (3 - 2 * ease), 4);
      draw();
      playing = passed < 4.2 ? requestAnimationFrame(frame) : stop();
    };
    playing = requestAnimationFrame(frame);
  });
  function stop() {
    cancelAnimationFrame(playing);
    button.textContent = "Play the sub-steps";
    playing = 0;
    return 0;
  }

  function set(g, b, eps) {
    [1, 2, 3].forEach((n) => {
      inputs[`g${n}`].value = g[n - 1];
      inputs[`b${n}`].value = b[n - 1];
    });
    inputs.eps.value = eps;
    draw();
  }
  for (const preset of document.querySelectorAll("[data-preset]")) {
    preset.addEventListener("click", () => {
      const [g, b, [eps]] = preset.dataset.preset.split(";").map((text) => text.split(",").map(Number));
      set(g, b, eps);
    });
  }
  const { g } = Explore.given();
  if (g && g.length === 3 && g.every(Number.isFinite)) set(g, [0, 0, 0], -1);
  new ResizeObserver(fit).observe(box.parentElement);
  Explore.themed(paint);
  fit();
})();
