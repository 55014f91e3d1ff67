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
  return { slider, colour, still, digits, row, given, themed };
})();
