// The rounding explorer: one row, two formats, four algorithms beside the exact answer.
"use strict";
(() => {
  const { FORMATS, ALGORITHMS, layerNorm, exact, nearest, ulps, kappaOf } = Arithmetic;
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
    const kappa = kappaOf(x, e);
    document.getElementById("kappa").textContent = digits(kappa, 5);
    document.getElementById("kappa").dataset.value = kappa;
    document.getElementById("digits").textContent = `${digits(Math.max(0, Math.log10(kappa)), 2)} of ${digits(FORMATS[format.value].p * Math.log10(2), 2)}`;
  }

  for (const input of [field, format, eps]) input.addEventListener("input", draw);
  for (const button of document.querySelectorAll("[data-row]")) {
    button.addEventListener("click", () => {
      field.value = button.dataset.row;
      shift.value = 0;
      draw();
    });
  }
  draw();
})();
