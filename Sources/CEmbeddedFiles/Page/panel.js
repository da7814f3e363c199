// The panel at the side: one dialog, whose content is put in by whoever opens it.
import { byId, replace } from "./dom.js";

const dialog = () => byId("panel");

/** Opens the panel. The browser keeps the focus inside, closes it with Escape, and gives the focus back. */
export function openPanel(title, ...children) {
  byId("panel-title").textContent = title;
  replace(byId("panel-body"), children);
  byId("panel-body").scrollTop = 0;
  if (!dialog().open) dialog().showModal();
}

export function preparePanel() {
  byId("panel-close").addEventListener("click", () => dialog().close());
  dialog().addEventListener("click", (event) => {
    if (event.target === dialog()) dialog().close();
  });
}
