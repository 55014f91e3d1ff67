// The lines of the claim under the pointer or the keyboard stand out.
"use strict";
(() => {
  const graph = document.getElementById("graph");
  const status = document.getElementById("graph-status");
  const idle = status.textContent;
  const nodes = new Map([...graph.querySelectorAll("a[data-id]")].map((node) => [node.dataset.id, node]));
  const edges = [...graph.querySelectorAll(".edges path")];
  const show = (id) => {
    graph.classList.toggle("chosen", Boolean(id));
    const near = new Set([id]);
    for (const edge of edges) {
      const own = edge.dataset.from === id || edge.dataset.to === id;
      edge.classList.toggle("own", own);
      if (own) near.add(edge.dataset.from).add(edge.dataset.to);
    }
    for (const [other, node] of nodes) node.classList.toggle("near", near.has(other));
    status.textContent = id ? `${id}: ${near.size - 1} beside it.` : idle;
  };
  for (const [id, node] of nodes) {
    node.addEventListener("pointerenter", () => show(id));
    node.addEventListener("pointerleave", () => show(""));
    node.addEventListener("focus", () => show(id));
    node.addEventListener("blur", () => show(""));
  }
})();
