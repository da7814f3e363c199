// The sections of an answer, one under the other, as a federated result page shows them.
import { banners, notes } from "./banners.js";
import { count, el, replace } from "./dom.js";
import { facetHitRow, hitRow, suggestionRow } from "./hits.js";
import { chosen, named, refinementCount, specValues, withValue } from "./url-state.js";

export const rowsOf = (answer) => answer.hits?.length || answer.facetHits?.length || 0;
const isShown = (answer) => answer.status === "error" || rowsOf(answer) > 0;

/** The section of the spec for an answer. An answer of a module that the spec no longer has is shown as it is. */
export const sectionOf = (spec, answer) =>
  spec.sections.find((section) => section.module === answer.module) ?? { module: answer.module, kind: "hits", title: answer.title };

export const hasMore = (section, answer) =>
  Boolean(section.infiniteScrolling) && answer.status === "ok" && answer.page + 1 < answer.nbPages;

function heading(answer, total) {
  return el("h2", { class: "section-title", id: `title-${answer.module}` }, answer.title, " ",
    total === undefined ? null : el("span", { class: "count" }, count(total)));
}

function failure(answer, actions) {
  return el("div", { class: "failure" },
    el("p", {}, el("strong", {}, answer.error?.code ?? "error"), " ", answer.error?.message ?? "The section has no answer."),
    answer.error?.retryable ? el("button", { class: "plain", type: "button", onclick: actions.again }, "Try again") : null);
}

function rows(spec, section, answer, state, actions) {
  if (answer.facetHits) {
    const target = section.refines?.[0];
    const before = (module) => specValues(spec.sections.find((s) => s.module === module), section.attribute);
    const picked = target ? chosen(state, target, section.attribute, before(target)) : [];
    // What the button shows decides for all sections that it refines. What the spec chose in the first one alone is not
    // chosen in the others when it comes back there.
    const isOfFirst = (module, value) => before(target).includes(value) && !before(module).includes(value);
    const toggle = (value) => actions.change((section.refines ?? []).reduce((s, module) => {
      if (!picked.includes(value) && isOfFirst(module, value)) return s;
      const options = { single: section.selection === "single", before: before(module) };
      return withValue(s, module, section.attribute, section.operator ?? "or", value, !picked.includes(value), options);
    }, state));
    return el("ul", { class: "pills" }, answer.facetHits.map((hit) => facetHitRow(section, hit, picked.includes(hit.value), { toggle })));
  }
  const rows = rowsFrom(section, answer, answer.hits, startOf(answer), actions);
  return section.role === "suggestions"
    ? el("ul", { class: "pills", "data-rows": "" }, rows) : el("ol", { class: "hits", "data-rows": "" }, rows);
}

// Where the list begins: loaded pages always begin with the first one, but an offset of the spec does not.
const startOf = (answer) => answer.offset ?? 0;

/** The rows of hits, of which the first one stands behind `start` others. */
export function rowsFrom(section, answer, hits, start, actions) {
  if (section.role === "suggestions") return hits.map((hit) => suggestionRow(section, hit, actions));
  return hits.map((hit, index) => hitRow(section, hit, start + index + 1, { why: (h, position) => actions.why(answer, h, position) }));
}

/** Why a section has no rows. */
function emptiness(answer) {
  if (answer.hitsPerPage === 0 && answer.nbHits) return `${count(answer.nbHits)} in ${answer.title}, none shown: hitsPerPage is 0.`;
  return `Nothing in ${answer.title}.`;
}

function sectionElement(spec, section, answer, state, actions) {
  const isHits = !answer.facetHits;
  const canAsk = isHits && section.role !== "suggestions" && answer.status !== "error";
  const total = answer.status === "error" ? undefined : isHits ? answer.nbHits : answer.facetHits.length;
  return el("section", { class: "section", "aria-labelledby": `title-${answer.module}`, "data-module": answer.module },
    el("div", { class: "section-head" },
      heading(answer, total),
      canAsk ? el("button", {
        class: "quiet", type: "button", "data-key": `ask:${answer.module}`, "aria-label": `Ask about a record in ${answer.title}`,
        onclick: () => actions.ask(answer),
      }, "Find a record") : null),
    section.filters ? el("p", { class: "note" }, "Filter of the spec: ", el("code", {}, section.filters)) : null,
    notes(answer), banners(answer),
    answer.status === "error" ? failure(answer, actions) : null,
    answer.status !== "error" && !rowsOf(answer) ? el("p", { class: "nothing" }, emptiness(answer)) : null,
    rowsOf(answer) ? rows(spec, section, answer, state, actions) : null,
    el("div", { class: "more" }, hasMore(section, answer) ? el("button", {
      class: "plain", type: "button", "data-more": answer.module, "data-key": `load:${answer.module}`,
      onclick: () => actions.more(answer.module),
    }, "Load more", el("span", { class: "unseen" }, ` of ${answer.title}`)) : null));
}

export function showSections(container, spec, answer, state, actions) {
  const asked = answer.sections.filter((section) => section.status !== "hidden");
  if (asked.some(isShown) || asked.some((section) => banners(section).length)) {
    replace(container, asked.map((section) => sectionElement(spec, sectionOf(spec, section), section, state, actions)));
    return;
  }
  const text = state.query.trim();
  const askable = asked.find((section) => !section.facetHits);
  replace(container, el("div", { class: "no-results" },
    el("h2", {}, text ? `No results for “${text}”` : asked.length ? "No results" : "Type to search"),
    refinementCount(state) ? el("p", {}, "With the chosen filters nothing is left. ", el("button", {
      class: "plain", type: "button", onclick: () => actions.change({ ...state, refinements: named(), pages: named() }),
    }, "Clear all filters")) : null,
    askable ? el("button", { class: "quiet", type: "button", onclick: () => actions.ask(askable) }, "Why is a record not here?") : null));
}
