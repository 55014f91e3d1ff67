// Search by words, without a server. The index is that of `lnverify find`, and so is the order: `numeric.verdicts.find_by_words`.
"use strict";
(() => {
  const { weights, idle, spellings, names, questions, claims } = SEARCH_INDEX;
  const MARKS = { proved: "✓", misprint: "≈", qualified: "◐", refuted: "✗" };
  const MOST = { questions: 3, claims: 20 };
  const NEAR = 5;
  const field = document.getElementById("search");
  const status = document.getElementById("search-status");
  const list = document.getElementById("search-results");
  const before = status.textContent;
  const others = spellings.map(([other, name]) => [new RegExp(other, "g"), name]);

  // Words in lower case and ASCII, each thing by one name.
  function words(text) {
    const named = [...text.normalize("NFC")].map((char) => (char.charCodeAt(0) < 128 ? char : ` ${names[char] || ""} `)).join("");
    const spelled = others.reduce((found, [other, name]) => found.replace(other, name), (named.toLowerCase().match(/[a-z0-9]+/g) || []).join(" "));
    return spelled.split(" ").filter((word) => word && !idle.includes(word));
  }
  // The stem of a word; of one that stands nowhere the word itself, or what is left without up to four letters.
  function stem(word, stems, known) {
    if (Object.hasOwn(stems, word)) return stems[word];
    if ([...known].some((other) => other.startsWith(word))) return word;
    for (let length = word.length; length > Math.max(4, word.length - 5); length--) {
      const part = word.slice(0, length);
      if (known.has(part) || Object.hasOwn(stems, part)) return part;
    }
    return word;
  }
  const score = (wanted, fields) => Math.max(0, ...Object.keys(fields).map((name) => (fields[name].includes(` ${wanted}`) ? weights[name] * (1 + fields[name].includes(` ${wanted} `)) : 0)));

  function find(text, { stems, entries }) {
    const known = new Set(Object.values(stems));
    const wanted = words(text).map((word) => stem(word, stems, known));
    const scored = entries.map((entry) => ({ entry, scores: wanted.map((it) => score(it, entry.fields)), begins: text.includes(".") && entry.key.startsWith(text.trim().toLowerCase()) }));
    const rarity = wanted.map((_, n) => {
      const count = scored.filter(({ scores }) => scores[n]).length;
      return count ? Math.round(100 * Math.log(1 + entries.length / count)) : 0;
    });
    const total = (values) => values.reduce((sum, value, n) => sum + value * rarity[n], 0);
    for (const each of scored) each.total = total(each.scores);
    for (const each of scored) each.met = total(each.scores.map((it) => Number(it > 0)));
    const all = wanted.length ? scored.filter(({ scores }) => scores.every(Boolean)) : [];
    all.sort((a, b) => b.begins - a.begins || b.total - a.total);
    const near = scored.filter(({ met }) => met && 3 * met >= rarity.reduce((sum, it) => sum + it, 0));
    near.sort((a, b) => b.met - a.met || b.total - a.total);
    return { all: all.map(({ entry }) => entry), near: near.slice(0, NEAR).map(({ entry }) => entry) };
  }

  function node(tag, name, html = "") {
    const made = document.createElement(tag);
    made.className = name;
    made.innerHTML = html;
    return made;
  }
  function item(entry, kind) {
    const made = node("li", kind);
    const link = node("a", "", entry.title);
    link.href = entry.address;
    const badge = node("span", `badge ${entry.verdict}`);
    badge.textContent = `${MARKS[entry.verdict]} ${entry.words}`;
    const key = node("code", "");
    key.textContent = entry.key;
    made.append(link, ...(entry.answer ? [node("p", "said", entry.answer)] : [node("br", "")]), badge, " ", key);
    return made;
  }
  function show() {
    const text = field.value.trim();
    list.replaceChildren();
    if (!text) {
      status.textContent = before;
      return;
    }
    const asked = find(text, questions);
    const answers = (asked.all.length ? asked.all : asked.near).slice(0, MOST.questions);
    const { all, near } = find(text, claims);
    const many = all.length > MOST.claims ? `; the first ${MOST.claims} are shown` : "";
    if (all.length) status.textContent = `${all.length} ${all.length > 1 ? "claims" : "claim"}${many}`;
    else status.textContent = near.length ? "No claim has all of these words. Near are:" : "No claim has any of these words.";
    if (answers.length) status.textContent = `${answers.length} answered ${answers.length > 1 ? "questions" : "question"}. ${status.textContent}`;
    list.append(...answers.map((entry) => item(entry, "question")));
    list.append(...(all.length ? all : near).slice(0, MOST.claims).map((entry) => item(entry, "claim")));
  }

  field.addEventListener("input", show);
  document.getElementById("search-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const first = list.querySelector("a");
    if (first) first.click();
  });
  // ↓ and ↑ go through what is found, Escape back to the words.
  document.addEventListener("keydown", (event) => {
    const links = [field, ...list.querySelectorAll("li > a")];
    const place = links.indexOf(document.activeElement);
    const to = { ArrowDown: place + 1, ArrowUp: place - 1, Escape: 0 }[event.key];
    if (place < 0 || to === undefined || !links[to]) return;
    event.preventDefault();
    links[to].focus();
  });
  if (location.hash === "#search") field.focus();
  if (field.value) show();
})();
