// Keys: `/` goes to the box, arrows go through the rows.
import { byId } from "./dom.js";

const isTyping = (target) => target.closest("input, textarea, select, [contenteditable]") !== null;

function move(from, step) {
  const rows = [...byId("sections").querySelectorAll("[data-row]")];
  const index = from === byId("box") ? -1 : rows.indexOf(from);
  const next = index + step;
  if (next < 0) byId("box").focus();
  else rows[Math.min(next, rows.length - 1)]?.focus();
  document.activeElement.scrollIntoView?.({ block: "nearest" });
}

export function prepareKeyboard() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || document.querySelector("dialog[open]")) return;
    const box = byId("box");
    if (event.key === "/" && !isTyping(event.target)) {
      event.preventDefault();
      box.focus();
      box.select();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const row = event.target === box ? box : event.target.closest("[data-row]");
      if (!row || byId("results").hidden || (row === box && event.key === "ArrowUp")) return;
      event.preventDefault();
      move(row, event.key === "ArrowDown" ? 1 : -1);
    }
  });
}
