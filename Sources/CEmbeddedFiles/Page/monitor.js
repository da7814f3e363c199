// What front ends ask of this server. Polled only while the view is open.
import { loadRequests } from "./api.js";
import { count, el, plural, replace } from "./dom.js";

const pause = 2000;

function tile(value, name, alarming = false) {
  return el("div", { class: alarming && value ? "tile alarming" : "tile" }, el("dt", {}, name), el("dd", {}, count(value)));
}

function table(caption, heads, rows) {
  return el("div", { class: "scroll card", tabindex: "0", role: "group", "aria-label": caption },
    el("table", {}, el("caption", {}, caption),
      el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
      el("tbody", {}, rows)));
}

const quotedText = (text) => (text === "" ? "the empty query" : `“${text}”`);

function keystrokeRow(stroke) {
  const tags = [
    stroke.doubled ? el("span", { class: "badge alarm" }, `${count(stroke.doubled)} doubled`) : null,
    stroke.empty ? el("span", { class: "badge alarm" }, `${count(stroke.empty)} empty`) : null,
  ].filter(Boolean);
  return el("tr", {}, el("td", { class: "break" }, stroke.client || "unknown"), el("td", {}, (stroke.texts ?? []).map(quotedText).join(", ")),
    el("td", { class: "number" }, count(stroke.requests)), el("td", { class: "number" }, count(stroke.queries)),
    el("td", {}, tags.length ? tags.flatMap((tag) => [tag, " "]) : "–"));
}

function requestRow(request) {
  const queries = (request.queries ?? []).map((query) => el("div", {}, el("code", {}, query.indexName), ` ${quotedText(query.query ?? "")}`,
    query.nbHits === undefined ? null : el("span", { class: "muted" }, ` ${plural(query.nbHits, "hit")}`),
    query.query === "" ? [" ", el("span", { class: "badge alarm" }, "empty")] : null));
  return el("tr", {}, el("td", { class: "number" }, String(request.ordinal)),
    el("td", { class: "break" }, el("code", {}, `${request.method} ${request.path}`), el("div", { class: "muted" }, request.client)),
    el("td", {}, queries, [request.message, ...(request.warnings ?? [])].filter(Boolean).map((warning) => el("div", { class: "warning" }, warning))),
    el("td", { class: "number" }, el("span", { class: request.status >= 400 ? "badge alarm" : "" }, String(request.status))),
    el("td", { class: "number" }, `${Number(request.milliseconds ?? 0).toFixed(1)} ms`));
}

function show(container, data) {
  replace(container,
    el("p", { class: "lead" }, "What front ends ask of this server"),
    el("dl", { class: "tiles" }, tile(data.requests, "requests"), tile(data.queries, "queries"), tile(data.doubled, "doubled", true),
      tile(data.empty, "empty", true), tile(data.events, "events")),
    el("p", { class: "hint" }, "Doubled: the same query again within one keystroke. Empty: a query without a text. Both are billed."),
    data.keystrokes?.length ? table("Keystrokes", ["Client", "Texts", "Requests", "Queries", "Notable"], data.keystrokes.map(keystrokeRow)) : null,
    data.recent?.length ? table("Newest requests", ["No.", "Request", "Queries", "Status", "Time"], data.recent.map(requestRow))
      : el("p", { class: "muted" }, "Nobody asked yet. Point a front end's search client at this server."));
}

/** Shows the monitor until the signal says to stop. */
export async function runMonitor(container, signal) {
  while (!signal.aborted) {
    if (!document.hidden) {
      try {
        show(container, await loadRequests(signal));
      } catch (error) {
        if (signal.aborted) return;
        replace(container, el("p", { class: "failure" }, error.message));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
