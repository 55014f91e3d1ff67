// Search over ids, words and formulas, without a server: the index is a script.
"use strict";
(() => {
  const FIELDS = { id: 8, title: 4, formulas: 2, hypotheses: 2, place: 2, names: 2, remark: 1 };
  const IDLE = new Set("a an and are at be by can do does for how in is it of on the there to true what when which why with".split(" "));
  const MARKS = { proved: "✓", misprint: "≈", qualified: "◐", refuted: "✗" };
  const MOST = 20;
  const field = document.getElementById("search");
  const status = document.getElementById("search-status");
  const list = document.getElementById("search-results");
  const idle = status.textContent;

  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    storeFields: ["id", "title", "verdict", "words"],
    tokenize: (text) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+|[√‖∂Σ∏⊙≤≠]/gu) || [],
    processTerm: (word) => word,
    searchOptions: {
      boost: FIELDS,
      prefix: true,
      // The beginning that forms of a word share: invariance finds invariant.
      processTerm: (word) => (IDLE.has(word) ? null : word.length > 4 ? word.slice(0, Math.max(4, word.length - 4)) : word),
    },
  });
  index.addAll(SEARCH_INDEX);

  function find(text) {
    const all = index.search(text, { combineWith: "AND" });
    const found = all.length ? all : index.search(text, { combineWith: "OR" });
    const exact = (item) => item.id === text.trim() || item.id.startsWith(text.trim());
    return [...found.filter(exact), ...found.filter((item) => !exact(item))];
  }

  function show() {
    const text = field.value.trim();
    list.replaceChildren();
    if (!text) {
      status.textContent = idle;
      return;
    }
    const found = find(text);
    const many = found.length > MOST ? `; the first ${MOST} are shown` : "";
    status.textContent = found.length ? `${found.length} ${found.length > 1 ? "claims" : "claim"}${many}` : "No claim has these words; fewer words may do.";
    for (const claim of found.slice(0, MOST)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `claims/${claim.id}.html`;
      link.textContent = claim.title;
      const badge = document.createElement("span");
      badge.className = `badge ${claim.verdict}`;
      badge.textContent = `${MARKS[claim.verdict]} ${claim.words}`;
      const id = document.createElement("code");
      id.textContent = claim.id;
      item.append(link, document.createElement("br"), badge, " ", id);
      list.append(item);
    }
  }

  field.addEventListener("input", show);
  document.getElementById("search-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const first = list.querySelector("a");
    if (first) first.focus();
  });
  if (field.value) show();
})();
