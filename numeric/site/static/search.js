// Search over ids, words and formulas, without a server. The index is that of `lnverify find`, and so is the order.
"use strict";
(() => {
  const { weights, idle, names, claims } = SEARCH_INDEX;
  const MARKS = { proved: "✓", misprint: "≈", qualified: "◐", refuted: "✗" };
  const MOST = 20;
  const NEAR = 5;
  const field = document.getElementById("search");
  const status = document.getElementById("search-status");
  const list = document.getElementById("search-results");
  const before = status.textContent;

  // Words in lower case and ASCII: who types ε finds what says eps.
  const words = (text) => [...text.normalize("NFC")].map((char) => (char.charCodeAt(0) < 128 ? char : ` ${names[char] || ""} `)).join("").toLowerCase().match(/[a-z0-9]+/g) || [];
  // The beginning that forms of a word share: invariance finds invariant.
  const stems = (text) => words(text).filter((word) => !idle.includes(word)).map((word) => word.slice(0, Math.max(4, word.length - 4)));
  const sum = (scores) => scores.reduce((total, x) => total + x, 0);

  function find(text) {
    const typed = text.trim().toLowerCase();
    const wanted = stems(text);
    const scored = claims.map((claim) => {
      const scores = wanted.map((stem) => Math.max(0, ...Object.keys(weights).map((name) => (claim.fields[name].includes(` ${stem}`) ? weights[name] : 0))));
      return { claim, scores, begins: claim.id.startsWith(typed), met: scores.filter(Boolean).length };
    });
    const all = scored.filter(({ met }) => wanted.length && met === wanted.length);
    all.sort((a, b) => b.begins - a.begins || sum(b.scores) - sum(a.scores));
    const near = scored.filter(({ met }) => met);
    near.sort((a, b) => b.met - a.met || sum(b.scores) - sum(a.scores));
    return { all: all.map(({ claim }) => claim), near: near.slice(0, NEAR).map(({ claim }) => claim) };
  }

  function show() {
    const text = field.value.trim();
    list.replaceChildren();
    if (!text) {
      status.textContent = before;
      return;
    }
    const { all, near } = find(text);
    const many = all.length > MOST ? `; the first ${MOST} are shown` : "";
    if (all.length) status.textContent = `${all.length} ${all.length > 1 ? "claims" : "claim"}${many}`;
    else status.textContent = near.length ? "No claim has all of these words. Near are:" : "No claim has any of these words.";
    for (const claim of (all.length ? all : near).slice(0, MOST)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `claims/${claim.id}.html`;
      link.innerHTML = claim.title;
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
