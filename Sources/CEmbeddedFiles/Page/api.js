// The server's interface. Nothing here knows of elements.
import { keepNumbers } from "./numbers.js";

export class ServerError extends Error {}

async function ask(path, options = {}) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ServerError("The server does not answer. Is it still running?");
  }
  const text = await response.text();
  let body = null;
  try {
    body = JSON.parse(text);
  } catch {
    // What is not JSON is told below.
  }
  if (!response.ok || body === null) {
    throw new ServerError(body?.message ?? `The server answered ${response.status} without an explanation.`);
  }
  return { body, text, headers: response.headers };
}

export const loadSpec = async () => (await ask("api/v1/spec")).body;
export const loadRequests = async (signal) => (await ask("api/v1/requests", { signal })).body;

/** What is sent for a state: its text and choices, and a page where one is asked for. */
export function requestBody(state, page) {
  const body = { query: state.query };
  if (Object.keys(state.refinements).length) body.refinements = state.refinements;
  if (page) body.page = page;
  return body;
}

export function searchPath({ modules = [], backend = "", against = false, explain = false, object = "" } = {}) {
  const parameters = new URLSearchParams();
  for (const module of modules) parameters.append("module", module);
  if (backend) parameters.append("backend", backend);
  if (against) parameters.append("against", "true");
  if (explain) parameters.append("explain", "true");
  if (object) parameters.append("object", object);
  const text = parameters.toString();
  return `api/v1/search${text ? `?${text}` : ""}`;
}

/** Searches; gives the answer with the time it took and the number of requests it cost. */
export async function search(state, { page, signal, ...options } = {}) {
  const { body, text, headers } = await ask(searchPath({ backend: state.backend, ...options }), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(requestBody(state, page)),
    signal,
  });
  keepNumbers(text, body);
  const duration = /search;dur=([\d.]+)/.exec(headers.get("server-timing") ?? "");
  const requests = headers.get("x-multihits-requests");
  return {
    answer: body,
    milliseconds: duration ? Number(duration[1]) : null,
    requests: requests === null ? null : Number(requests),
  };
}

/** "1.2 ms · 3 requests". */
export function cost({ milliseconds, requests }) {
  const parts = [];
  if (milliseconds !== null) parts.push(`${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`);
  if (requests !== null) parts.push(`${requests} ${requests === 1 ? "request" : "requests"}`);
  return parts.join(" · ");
}

/**
 * Tells when the spec changed, when it is invalid, and when a lost connection is there again.
 *
 * A browser has few connections for a host, and pages that nobody sees would keep them from others: only a page that is
 * seen listens, and one that is seen again searches again.
 */
export function listen({ changed, invalid, lost }) {
  let source;
  let broken = false;

  function begin() {
    if (source) return;
    source = new EventSource("api/v1/events");
    source.addEventListener("changed", (event) => changed(JSON.parse(event.data).file));
    source.addEventListener("invalid", (event) => {
      try {
        invalid(JSON.parse(event.data));
      } catch {
        invalid({ diagnostics: [], text: event.data });
      }
    });
    source.addEventListener("error", () => {
      if (!broken) lost();
      broken = true;
    });
    source.addEventListener("open", () => {
      if (broken) changed();
      broken = false;
    });
  }

  function end() {
    source?.close();
    // What happens meanwhile is not told, so that the next connection counts as a change.
    broken = Boolean(source) || broken;
    source = undefined;
  }

  addEventListener("pagehide", end);
  addEventListener("pageshow", begin);
  document.addEventListener("visibilitychange", () => (document.hidden ? end() : begin()));
  if (!document.hidden) begin();
}
