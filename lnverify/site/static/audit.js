// The heat map of the audit, and the filters that map and defects share.
"use strict";
(() => {
  const { implementations, regimes, cells, precisions } = AUDIT;
  const [format, library, quantity] = ["format", "library", "quantity"].map((id) => document.getElementById(id));
  const table = document.getElementById("heatmap");
  const told = document.getElementById("cell");
  const LEVELS = 5;

  // The share of the format's digits that are gone, in steps.
  const level = ([row, , lost]) => {
    if (lost) return LEVELS;
    const gone = Math.log2(Math.max(row, 1)) / precisions[format.value];
    return gone <= 0.06 ? 0 : Math.min(LEVELS, Math.ceil(gone * LEVELS));
  };
  const number = (value) => (typeof value === "string" ? value : value < 1e4 && value >= 1e-3 ? String(+value.toPrecision(6)) : value === 0 ? "0" : value.toExponential(2));

  function make(tag, text, attributes = {}) {
    const node = document.createElement(tag);
    if (text) node.textContent = text;
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    return node;
  }

  function draw() {
    const found = cells[format.value][quantity.value];
    const columns = regimes.map((regime, column) => column).filter((column) => found.some((row) => row[column]));
    const head = make("thead");
    const tags = make("tr");
    tags.append(make("td"));
    const own = make("tr");
    own.append(make("td"));
    for (const column of columns) {
      const name = make("th", "", { scope: "col", class: "upright" });
      name.append(make("span", regimes[column][0]));
      own.append(name);
    }
    for (let i = 0; i < columns.length; ) {
      const tag = regimes[columns[i]][1];
      const count = columns.filter((column) => regimes[column][1] === tag).length;
      tags.append(make("th", tag, { scope: "colgroup", colspan: count }));
      i += count;
    }
    head.append(tags, own);
    const body = make("tbody");
    implementations.forEach(([name, from], row) => {
      if (library.value && from !== library.value) return;
      const line = make("tr");
      line.append(make("th", name, { scope: "row" }));
      columns.forEach((column) => {
        const [regime, cell] = [regimes[column], found[row][column]];
        const node = make("td", cell && cell[2] ? "×" : "", { class: cell ? `heat h${level(cell)}` : "heat none", tabindex: "-1" });
        node.setAttribute("aria-label", words(name, regime, cell));
        line.append(node);
      });
      body.append(line);
    });
    table.replaceChildren(head, body);
    const first = body.querySelector("td");
    if (first) first.tabIndex = 0;
  }

  function words(name, [regime, , why], cell) {
    const where = `${name}, ${regime}, ${format.value}`;
    if (!cell) return `${where}: not run.`;
    const lost = cell[2] ? `, ${cell[2]} entries lost` : "";
    return `${where}: row error ${number(cell[0])} u, component error ${number(cell[1])} ulp${lost}. Hard, as ${why}.`;
  }

  const tell = (event) => {
    const cell = event.target.closest("td.heat");
    if (cell) told.textContent = cell.getAttribute("aria-label");
  };
  table.addEventListener("pointerover", tell);
  table.addEventListener("focusin", tell);
  table.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const cell = event.target.closest("td.heat");
    if (!step || !cell) return;
    const line = table.tBodies[0].rows[cell.parentNode.sectionRowIndex + step[0]];
    const next = line && line.cells[cell.cellIndex + step[1]];
    if (!next || next.tagName !== "TD") return;
    event.preventDefault();
    cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });

  function filter() {
    let shown = 0;
    const chosen = (node) => (!library.value || node.dataset.library === library.value) && node.dataset.format === format.value;
    for (const node of document.querySelectorAll(".defect")) {
      const fits = chosen(node);
      node.hidden = !fits;
      shown += fits;
    }
    document.getElementById("defects-status").textContent = `${shown} defects in ${format.value}${library.value ? `, ${library.value}` : ""}.`;
  }
  for (const choice of [format, library, quantity]) {
    choice.addEventListener("change", () => {
      draw();
      filter();
    });
  }
  draw();
  filter();
})();
