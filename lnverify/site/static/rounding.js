// The rounding explorer: one row, two formats, four algorithms beside the exact answer.
"use strict";
(() => {
  const { FORMATS, ALGORITHMS, layerNorm, exact, nearest, ulps, worstError, sizes } = Arithmetic;
  const field = document.getElementById("row");
  const format = document.getElementById("format");
  const eps = document.getElementById("eps");
  const status = document.getElementById("row-status");
  const { digits } = Explore;
  const shift = Explore.slider("shift", (k) => (k ? `2${[...String(k)].map((d) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[d]).join("")}` : "0"), draw);
  const MOST = 64;

  function node(tag, text, attributes = {}) {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  }
  const line = (cells) => {
    const made = document.createElement("tr");
    made.append(...cells);
    return made;
  };
  // A number in full, as short as it can be told from its neighbours in the format.
  function told(x) {
    if (!Number.isFinite(x)) return String(x).replace("Infinity", "∞").replace("-", "−");
    for (let count = 1; count <= 17; count += 1) {
      const text = x.toPrecision(count);
      if (FORMATS[format.value].round(+text) === x) return String(+text).replace("-", "−");
    }
    return String(x);
  }
  const error = (x) => (x === Infinity ? "lost" : x < 0.005 ? "0" : digits(x, 3));

  function read() {
    const words = field.value.trim().split(/[\s,;]+/).filter(Boolean);
    const typed = words.map(Number);
    const e = Number(eps.value);
    const round = FORMATS[format.value].round;
    if (!words.length || typed.some((x) => !Number.isFinite(x))) return { wrong: "Numbers such as 1.5 or 2e-3 would be right." };
    if (words.length > MOST) return { wrong: `At most ${MOST} numbers would be right.` };
    if (!(e >= 0) || !Number.isFinite(e)) return { wrong: "An ε such as 1e-5 would be right." };
    const by = shift.value ? 2 ** shift.value : 0;
    const x = typed.map((v) => round(round(v) + by));
    if (x.some((v) => !Number.isFinite(v))) return { wrong: `${format.value} holds no such large number.` };
    return { x, e: round(e) };
  }

  function draw() {
    const { x, e, wrong } = read();
    field.setAttribute("aria-invalid", String(Boolean(wrong)));
    if (wrong) {
      status.textContent = wrong;
      return;
    }
    status.textContent = `In ${format.value}: ${x.map(told).join(", ")}`;
    const truth = exact(x, e);
    const outputs = document.getElementById("outputs");
    const inside = document.getElementById("inside");
    const head = (names) => {
      const made = document.createElement("thead");
      made.append(line(names.map((name) => node("th", name, { scope: "col" }))));
      return made;
    };
    const body = document.createElement("tbody");
    const parts = document.createElement("tbody");
    if (truth.r === null) {
      outputs.replaceChildren(line([node("td", "A constant row and ε = 0: LayerNorm is not defined.")]));
      inside.replaceChildren();
      document.getElementById("kappa").textContent = "∞";
      document.getElementById("digits").textContent = "all";
      return;
    }
    const best = truth.output.map((v) => nearest(v, format.value));
    body.append(line([node("th", "exact, rounded once", { scope: "row" }), node("td", best.map(told).join(", "), { "data-output": JSON.stringify(best) }), node("td", "≤ 0.5"), node("td", "")]));
    parts.append(line([node("th", "exact", { scope: "row" }), ...["mean", "spread"].map((name) => node("td", told(nearest(truth[name], format.value)))), node("td", "")]));
    for (const algorithm of ALGORITHMS) {
      const found = layerNorm(algorithm, format.value, x, e);
      const errors = found.output.map((v, n) => ulps(v, truth.output[n], format.value));
      const worst = Math.max(...errors);
      const gone = worst === Infinity ? 1 : Math.min(1, Math.log2(Math.max(1, worst)) / FORMATS[format.value].p);
      const meter = node("td", "");
      meter.innerHTML = `<span class="meter" aria-hidden="true"><span style="width:${(100 * gone).toFixed(1)}%"></span></span>`;
      const output = JSON.stringify(found.output.map((v) => (Number.isFinite(v) ? v : String(v))));
      body.append(line([node("th", algorithm, { scope: "row" }), node("td", found.output.map(told).join(", "), { "data-algorithm": algorithm, "data-output": output }), node("td", error(worst), { "data-worst": worst }), meter]));
      const where = ["mean", "spread"].map((name) => [found[name], ulps(found[name], truth[name], format.value)]);
      const first = where.find(([, off]) => off > 1);
      parts.append(line([node("th", algorithm, { scope: "row" }), ...where.map(([value, off]) => node("td", `${told(value)} (${error(off)} ulp)`)), node("td", first ? (first === where[0] ? "the mean is off" : "the variance is off") : worst <= 1 ? "nowhere" : algorithm.startsWith("fused") ? "x·r and μ·r cancel" : "the last roundings")]));
    }
    outputs.replaceChildren(head(["algorithm", "output", "worst, ulps", "digits gone"]), body);
    inside.replaceChildren(head(["algorithm", "mean", "σ² + ε", "first loss"]), parts);
    const kappa = sizes(x, e).k;
    document.getElementById("kappa").textContent = digits(kappa, 5);
    document.getElementById("kappa").dataset.value = kappa;
    document.getElementById("digits").textContent = `${digits(Math.max(0, Math.log10(kappa)), 2)} of ${digits(FORMATS[format.value].p * Math.log10(2), 2)}`;
  }

  // Errors of the row shifted by each power of two, and the proved bounds, both in units of u, on logarithmic axes.
  const chart = document.getElementById("chart");
  const COLOURS = { "two-pass": "var(--blue)", "one-pass": "var(--red)", Welford: "var(--teal)" };
  function shape(tag, attributes, text = "") {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
    chart.append(made);
    return made;
  }
  // Whether products and quotients neither overflow nor underflow: the bounds speak of such rows.
  function inRange(name, row, found) {
    const { round, emin } = FORMATS[format.value];
    const normal = (v) => v === 0 || (Number.isFinite(round(v)) && Math.abs(v) >= 2 ** emin);
    const squared = name === "two-pass" ? row.map((v) => round(v - found.mean)) : [...row, found.mean];
    return normal(found.mean) && squared.every((v) => normal(v * v)) && found.output.every(normal);
  }
  function measured(x, e) {
    const round = FORMATS[format.value].round;
    const shifts = [0, ...Array.from({ length: 17 }, (_, n) => 2 ** (n + 1))];
    return shifts.flatMap((by) => {
      const row = x.map((v) => round(v + by));
      if (row.some((v) => !Number.isFinite(v))) return [];
      const truth = exact(row, e);
      if (truth.r === null) return [];
      const { k, z } = sizes(row, e);
      const height = row.length - 1;
      const u = 2 ** -FORMATS[format.value].p;
      const runs = Object.fromEntries(ALGORITHMS.map((name) => [name, layerNorm(name, format.value, row, e)]));
      const bounds = Object.fromEntries(Object.entries(BOUNDS).map(([name, bound]) => [name, inRange(name, row, runs[name]) ? bound({ u, h1: height, h2: height, k, z }) / u : NaN]));
      const errors = Object.fromEntries(ALGORITHMS.map((name) => [name, worstError(runs[name].output, truth.output, format.value)]));
      return [{ k, z, bounds, errors }];
    });
  }
  function plot() {
    const { x, e, wrong } = read();
    if (wrong) return;
    const found = measured(x, e).sort((a, b) => a.k - b.k);
    chart.replaceChildren();
    if (!found.length) return;
    const values = found.flatMap((each) => [...Object.values(each.bounds), ...Object.values(each.errors)]).filter((v) => v > 0 && Number.isFinite(v));
    const low = Math.log10(Math.min(0.1, ...values));
    const high = Math.log10(Math.max(10, ...values));
    const [left, right] = [Math.log10(found[0].k || 1e-3), Math.log10(Math.max(found.at(-1).k, 2 * (found[0].k || 1e-3)))];
    const across = (k) => 60 + (620 * (Math.log10(k || 1e-3) - left)) / (right - left);
    const up = (v) => 320 - (300 * (Math.log10(v) - low)) / (high - low);
    for (let power = Math.ceil(low); power <= high; power += Math.max(1, Math.round((high - low) / 6))) {
      shape("line", { x1: 60, x2: 680, y1: up(10 ** power), y2: up(10 ** power), stroke: "currentColor", opacity: 0.15 });
      shape("text", { x: 54, y: up(10 ** power) + 4, "text-anchor": "end", "font-size": 12, fill: "currentColor" }, `${10 ** power >= 1e5 ? `1e${power}` : digits(10 ** power, 1)} u`);
    }
    shape("text", { x: 680, y: 350, "text-anchor": "end", "font-size": 12, fill: "currentColor" }, `κ from ${digits(found[0].k, 2)} to ${digits(found.at(-1).k, 2)}`);
    ALGORITHMS.forEach((name, order) => {
      const colour = COLOURS[name] || "var(--ochre)";
      shape("text", { x: 66 + 165 * order, y: 14, "font-size": 12, style: `fill: ${colour}` }, `● ${name}`);
      for (const each of found) {
        const error = each.errors[name];
        if (!Number.isFinite(error)) continue;
        const data = { "data-point": name, "data-k": each.k, "data-z": each.z, "data-error": error, "data-bound": each.bounds[name] ?? "" };
        shape("circle", { cx: across(each.k), cy: up(Math.max(error, 10 ** low)), r: 3.5, fill: colour, opacity: 0.8, ...data });
      }
      const line = found.filter((each) => Number.isFinite(each.bounds[name])).map((each) => `${across(each.k)},${up(each.bounds[name])}`);
      if (line.length) shape("polyline", { points: line.join(" "), fill: "none", stroke: colour, "stroke-width": 2 });
    });
  }

  for (const input of [field, format, eps]) {
    input.addEventListener("input", draw);
    input.addEventListener("input", plot);
  }
  for (const button of document.querySelectorAll("[data-row]")) {
    button.addEventListener("click", () => {
      field.value = button.dataset.row;
      shift.value = 0;
      draw();
      plot();
    });
  }
  draw();
  plot();
})();
