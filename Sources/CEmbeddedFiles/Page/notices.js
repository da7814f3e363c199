// Messages above everything: a spec with errors, a server that is gone, a search that failed.
import { byId, el } from "./dom.js";

function put(kind, file, ...children) {
  clearNotice(kind, file);
  byId("notices").append(el("div", { class: "notice", role: "alert", "data-kind": kind, "data-file": file }, children));
}

/** Takes messages away: those about a file, or all of a kind. */
export function clearNotice(kind, file) {
  for (const notice of byId("notices").querySelectorAll(`[data-kind="${kind}"]`)) {
    if (file === undefined || notice.dataset.file === file) notice.remove();
  }
}

export const showFailure = (message) => put("failure", "", el("p", {}, message));
export const showLost = () => put("lost", "", el("p", {}, "The server is gone. This page goes on as soon as it is back."));

export function showInvalid({ file = "", diagnostics = [], text = "" }) {
  const first = diagnostics[0];
  const place = first ? [first.file, first.line, first.column].filter((part) => part !== undefined).join(":") : "";
  put("invalid", file,
    el("p", {}, el("strong", {}, "The spec has errors."), " The results are those of the last valid one."),
    text ? el("pre", { tabindex: "0", role: "group", "aria-label": "Diagnostics" }, text)
      : first ? el("p", {}, `${place}: ${first.severity}: ${first.message}`) : null);
}
