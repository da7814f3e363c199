// The exact requests of each section, as explain says them, and how to repeat them with curl.
import { cost, requestBody, search, searchPath } from "./api.js";
import { copyButton } from "./copying.js";
import { el, plural, replace } from "./dom.js";

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call to this server that gives the section. */
function ownCurl(state, module) {
  const url = new URL(searchPath({ modules: [module], backend: state.backend }), document.baseURI).href;
  return [`curl -sS ${quoted(url)}`, "-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(requestBody(state)))}`].join(" \\\n  ");
}

/** The call that a remote backend gets; its secrets are masked. */
function remoteCurl(http) {
  const parts = [`curl -sS -X ${http.method} ${quoted(http.url)}`];
  for (const [name, value] of Object.entries(http.headers ?? {})) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (Array.isArray(http.body)) parts.push(`--data-binary ${quoted(http.body.map((line) => JSON.stringify(line)).join("\n"))}`);
  else if (http.body !== undefined) parts.push(`-d ${quoted(JSON.stringify(http.body))}`);
  return parts.join(" \\\n  ");
}

const json = (value, label) => el("pre", { class: "code", tabindex: "0", role: "group", "aria-label": label }, JSON.stringify(value, null, 2));

function sectionRequests(state, section, title) {
  const requests = section.requests ?? [];
  const idle = [...(section.withoutEffect?.params ?? []), ...(section.withoutEffect?.settings ?? [])];
  return el("section", { class: "card", "aria-labelledby": `requests-${section.module}` },
    el("div", { class: "section-head" },
      el("h2", { class: "section-title", id: `requests-${section.module}` }, title, " ",
        el("span", { class: "count" }, plural(requests.length, "request"))),
      copyButton("Copy as curl", () => (section.http ? remoteCurl(section.http) : ownCurl(state, section.module)), `curl:${section.module}`)),
    el("p", { class: "muted" }, `Backend ${section.backend} · status ${section.status}`),
    section.error ? el("p", { class: "failure" }, el("strong", {}, section.error.code), " ", section.error.message) : null,
    requests.map((request, index) => [
      el("h3", { class: "small-title" },
        request.type === "facet" ? `Values of ${request.facet}` : `Request ${index + 1}`, " ", el("code", {}, request.indexName)),
      json(request.params, `Parameters of request ${index + 1} of ${title}`),
    ]),
    section.http ? [
      el("h3", { class: "small-title" }, "Over HTTP"),
      el("p", { class: "break" }, el("code", {}, `${section.http.method} ${section.http.url}`)),
      json({ headers: section.http.headers, body: section.http.body }, `HTTP call of ${title}`),
    ] : null,
    idle.length ? el("p", { class: "note" }, `Without effect: ${idle.join(", ")}`) : null,
    (section.rules ?? []).map((rule) => el("p", { class: "note" }, `Rule ${rule.objectID}: ${(rule.effects ?? []).join("; ")}`)));
}

export async function showRequests(container, spec, state, signal) {
  try {
    const result = await search(state, { explain: true, signal });
    const title = (module) => spec.sections.find((section) => section.module === module)?.title ?? module;
    const sections = result.answer.explain?.sections ?? [];
    replace(container,
      el("div", { class: "view-head" }, el("p", { class: "lead" }, state.query ? `What “${state.query}” asks for` : "What the empty query asks for"),
        el("p", { class: "muted" }, cost(result))),
      el("div", { class: "cards" }, sections.map((section) => sectionRequests(state, section, title(section.module)))),
      sections.length ? null : el("p", { class: "muted" }, "No section is asked."));
  } catch (error) {
    if (error.name !== "AbortError") replace(container, el("p", { class: "failure" }, error.message));
  }
}
