// What all pages share: light and dark, copying, what letters mean.
"use strict";
(() => {
  const root = document.documentElement;
  const isDark = () =>
    root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.getElementById("theme").addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try {
      localStorage.setItem("lnverify-theme", root.dataset.theme);
    } catch (error) {
      // Then it holds for this page alone.
    }
    document.dispatchEvent(new Event("themechange"));
  });

  // A citation, or one of an equation: what it is, and its address where the page has one that others can open.
  for (const button of document.querySelectorAll("[data-copy], [data-cite]")) {
    const before = button.textContent;
    button.addEventListener("click", async () => {
      const { copy, cite } = button.dataset;
      const here = location.protocol === "file:" ? "" : `, ${location.href.split("#")[0]}#${button.closest("[id]").id}`;
      try {
        await navigator.clipboard.writeText(cite ? cite + here : document.getElementById(copy).textContent);
        button.textContent = "Copied";
      } catch (error) {
        if (cite) button.textContent = cite + here;
        getSelection().selectAllChildren(cite ? button : document.getElementById(copy));
        if (!cite) button.textContent = "Selected: press Ctrl+C";
      }
      setTimeout(() => (button.textContent = before), 6000);
    });
  }

  // A slash leads to the search from anywhere.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    event.preventDefault();
    const field = document.getElementById("search");
    if (field) field.focus();
    else location.href = `${document.querySelector(".home").href}#search`;
  });

  // A letter of a formula says what it means, under the pointer or a finger.
  const hint = document.createElement("div");
  hint.className = "hint";
  hint.setAttribute("role", "status");
  hint.hidden = true;
  document.body.append(hint);
  const show = (event) => {
    const letter = event.target.closest ? event.target.closest("[data-means]") : null;
    hint.hidden = !letter;
    if (!letter) return;
    hint.textContent = letter.dataset ? letter.dataset.means : letter.getAttribute("data-means");
    const place = letter.getBoundingClientRect();
    const left = Math.min(Math.max(8, place.left), innerWidth - hint.offsetWidth - 8);
    hint.style.left = `${left + scrollX}px`;
    hint.style.top = `${place.bottom + scrollY + 6}px`;
  };
  // What is wider than its place says so.
  for (const box of document.querySelectorAll(".scroll, .formula, pre")) {
    const wide = new ResizeObserver(() => box.classList.toggle("goes-on", box.scrollWidth > box.clientWidth + 1));
    for (const part of [box, ...box.children]) wide.observe(part);
  }

  // On a phone, text with a wide formula scrolls by itself: the keyboard has to reach it.
  const reach = () => {
    for (const box of document.querySelectorAll("main :is(h1, h2, h3, p, dd, li, .whole)")) {
      const scrolls = box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto";
      box.classList.toggle("goes-on", scrolls);
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };
  new ResizeObserver(reach).observe(document.body);

  document.addEventListener("pointerover", show);
  document.addEventListener("pointerdown", show);
})();
