// Copying text, and buttons that do it.
import { el } from "./dom.js";

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain http from another machine there is no clipboard, but a selected text can still be copied.
    const area = el("textarea", { class: "unseen", "aria-hidden": "true" });
    area.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/** A button that copies what `make` gives, and says so for a moment. */
export function copyButton(label, make, key) {
  const button = el("button", { class: "plain", type: "button", "data-key": key }, label);
  button.addEventListener("click", async () => {
    const done = await copy(make());
    button.focus();
    button.textContent = done ? "Copied" : "Not copied";
    setTimeout(() => { button.textContent = label; }, 1500);
  });
  return button;
}
