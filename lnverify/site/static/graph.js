// The corrections of the claim under the pointer or the keyboard stand out; the picture can be made larger.
"use strict";
(() => {
  const graph = document.getElementById("graph");
  const status = document.getElementById("graph-status");
  const idle = status.textContent;
  const edges = [...graph.querySelectorAll(".edges path")];
  const show = (node) => {
    const id = node ? node.dataset.id : "";
    graph.classList.toggle("chosen", Boolean(id));
    const near = new Set();
    for (const edge of edges) {
      const own = edge.dataset.from === id || edge.dataset.to === id;
      edge.classList.toggle("own", own);
      if (own) near.add(edge.dataset.from === id ? edge.dataset.to : edge.dataset.from);
    }
    status.textContent = id ? `${node.getAttribute("aria-label")}${near.size ? `; corrections beside it: ${[...near].join(", ")}` : ""}` : idle;
  };
  for (const node of graph.querySelectorAll("a[data-id]")) {
    for (const event of ["pointerenter", "focus"]) node.addEventListener(event, () => show(node));
    for (const event of ["pointerleave", "blur"]) node.addEventListener(event, () => show(null));
  }
  let size = 1;
  const zoom = (factor) => {
    size = Math.min(Math.max(size * factor, 1), 4);
    graph.style.width = `${100 * size}%`;
  };
  document.getElementById("closer").addEventListener("click", () => zoom(1.5));
  document.getElementById("farther").addEventListener("click", () => zoom(1 / 1.5));
})();
