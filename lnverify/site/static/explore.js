// What the explorers share: sliders beside their values, state in the address, colours of the page.
"use strict";
const Explore = (() => {
  // A slider; `told` makes the text beside it. `changed` is called with every new value.
  function slider(id, told, changed) {
    const input = document.getElementById(id);
    const output = document.querySelector(`output[for="${id}"]`);
    const show = () => {
      output.textContent = told(input.valueAsNumber);
      input.setAttribute("aria-valuetext", output.textContent);
    };
    input.addEventListener("input", () => {
      show();
      changed();
    });
    show();
    return {
      get value() {
        return input.valueAsNumber;
      },
      set value(x) {
        input.value = x;
        show();
      },
    };
  }
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const digits = (x, count = 4) => (x === 0 ? "0" : Math.abs(x) >= 1e5 || Math.abs(x) < 1e-4 ? x.toExponential(count - 1) : String(+x.toPrecision(count))).replace("-", "−");
  const row = (values) => `(${values.map((x) => digits(x)).join(", ")})`;
  // Numbers after the # of the address, by name: #g=1,1,0&eps=0.
  function given() {
    const found = new URLSearchParams(location.hash.slice(1));
    return Object.fromEntries([...found].map(([name, text]) => [name, text.split(",").map(Number)]));
  }
  const themed = (draw) => {
    document.addEventListener("themechange", draw);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
  };
  // What is drawn on a canvas turns with the pointer and with the arrow keys; `turn` holds the angles x and y.
  function turning(canvas, turn, draw) {
    let held = null;
    canvas.addEventListener("pointerdown", (event) => {
      held = { x: event.clientX, y: event.clientY };
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!held) return;
      turn.y -= (event.clientX - held.x) / 180;
      turn.x -= (event.clientY - held.y) / 180;
      held = { x: event.clientX, y: event.clientY };
      draw();
    });
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => (held = null));
    const keys = { ArrowLeft: ["y", 0.1], ArrowRight: ["y", -0.1], ArrowUp: ["x", 0.1], ArrowDown: ["x", -0.1] };
    canvas.addEventListener("keydown", (event) => {
      if (!(event.key in keys)) return;
      event.preventDefault();
      const [axis, angle] = keys[event.key];
      turn[axis] += angle;
      draw();
    });
  }
  return { turning, slider, colour, still, digits, row, given, themed };
})();
