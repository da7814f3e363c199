// The query on the screen and what it finds, as a row of a query file.
import { copy, copyButton } from "./copying.js";
import { el } from "./dom.js";
import { openPanel } from "./panel.js";
import { overruled } from "./url-state.js";

const likeNothingElse = /^(?!(?:true|false|yes|no|on|off|null|y|n)$)[a-z][a-z0-9]*(?:[ _-][a-z0-9]+)*$/i;

/** A text as a YAML scalar that reads as the same text. */
export function scalar(text) {
  if (likeNothingElse.test(text)) return text;
  return /[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

const quoted = (text) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** Chosen refinements in filter syntax. */
export function filterText(list) {
  return list.flatMap((item) => {
    if (item.values) {
      const parts = item.values.map((value) => `${quoted(item.attribute)}:${quoted(value)}`);
      return [item.operator === "or" && parts.length > 1 ? `(${parts.join(" OR ")})` : parts.join(" AND ")];
    }
    if (item.path !== undefined) {
      const level = item.path.split(item.separator).length - 1;
      return [`${quoted(item.attributes[Math.min(level, item.attributes.length - 1)])}:${quoted(item.path)}`];
    }
    const bounds = [];
    if (item.minimum !== undefined) bounds.push(`${quoted(item.attribute)} >= ${item.minimum}`);
    if (item.maximum !== undefined) bounds.push(`${quoted(item.attribute)} <= ${item.maximum}`);
    return bounds;
  }).join(" AND ");
}

/**
 * The row. Sections in error are left out, and facet sections of a section in which something was chosen: a query file
 * has filters and no choices. Returned with what was left out.
 */
export function testRow(spec, state, answer) {
  const lines = [`- query: ${scalar(state.query)}`];
  const filters = Object.entries(state.refinements).map(([module, list]) => `${scalar(module)}: ${scalar(filterText(list))}`);
  if (filters.length) lines.push(`  filters: { ${filters.join(", ")} }`);
  const left = [];
  const blocks = [];
  for (const section of answer.sections) {
    const refines = spec.sections.find((s) => s.module === section.module)?.refines ?? [];
    if (section.status === "error" || (section.facetHits && refines.some((module) => state.refinements[module]))) {
      left.push(section.title);
      continue;
    }
    const ids = (section.facetHits ? section.facetHits.map((f) => f.value) : section.hits.map((h) => h.objectID)).slice(0, 3);
    const first = ids.length ? `, first: [${ids.map(scalar).join(", ")}]` : "";
    blocks.push(`    ${scalar(section.module)}: { status: ${section.status}${first} }`);
  }
  if (blocks.length) lines.push("  expect:", ...blocks);
  return { text: `${lines.join("\n")}\n`, left };
}

export async function exportTest(spec, state, answer) {
  const sections = overruled(spec, state);
  if (sections.length) {
    openPanel("A test of this query", el("p", { role: "status" },
      `No test is written: in ${sections.join(", ")}, a choice of the spec was taken off or replaced, which a row cannot say.`));
    return;
  }
  const { text, left } = testRow(spec, state, answer);
  const done = await copy(text);
  openPanel("A test of this query",
    el("p", { role: "status" }, done ? "Copied. Put it at the end of a query file, and run it with multihits test." : "Put this at the end of a query file."),
    el("pre", { class: "code", tabindex: "0", role: "group", "aria-label": "The test" }, text),
    left.length ? el("p", { class: "note" }, `Left out: ${left.join(", ")}. Sections in error and facet values beside a choice cannot be told.`) : null,
    state.backend ? el("p", { class: "note" }, `A row has no backend: run it with --backend ${state.backend}.`) : null,
    copyButton("Copy", () => text));
}
