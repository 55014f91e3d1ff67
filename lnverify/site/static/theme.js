// Before the page is drawn: the choice of light or dark that was made here before.
"use strict";
try {
  const chosen = localStorage.getItem("lnverify-theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch (error) {
  // Some browsers keep nothing for pages from a folder.
}
