// Two backends or two specs side by side for one query, and what moved between them.
import { cost, search } from "./api.js";
import { el, plural, replace } from "./dom.js";
import { sectionOf } from "./sections.js";
import { named } from "./url-state.js";
import { fieldNodes, labelOf, nameOf } from "./values.js";

/** The names of two files: without their folders where these are not needed to tell them apart. */
function fileNames(files) {
  const names = files.map((file) => file.split(/[\\/]/).pop());
  return names[0] === names[1] ? files : names;
}

// What can be asked: each backend of the spec, and another spec.
const sidesOf = (spec) => {
  const backends = spec.backends ?? [];
  const [file, otherFile] = spec.against ? fileNames([spec.file, spec.against.file]) : [];
  const own = backends.map((name) => ({
    key: `backend:${name}`, name: spec.against ? `${file} on ${name}` : name, spec, ask: { backend: name },
  }));
  if (!spec.against) return own;
  // Sections of one spec may have several backends.
  const whole = { key: "spec", name: file, spec, ask: { backend: "" } };
  const other = { key: "against", name: otherFile, spec: spec.against, ask: { backend: "", against: true } };
  return [whole, other, ...(backends.length > 1 ? own : [])];
};

/** The attributes in which something of a module can be chosen. */
function choosable(spec, module) {
  const section = spec.sections.find((part) => part.module === module);
  const facets = spec.sections.filter((part) => part.kind === "facet" && part.refines?.includes(module));
  return [...(section?.facets ?? []), ...facets].map((facet) => facet.attribute)
    .concat((section?.hierarchies ?? []).flatMap((tree) => tree.attributes));
}

/** The state without what cannot be chosen in another spec, and the names of that. */
function stateFor(state, side) {
  if (!side.ask.against) return { state, left: [] };
  const [refinements, left] = [named(), []];
  for (const [module, list] of Object.entries(state.refinements)) {
    const known = choosable(side.spec, module);
    const name = (item) => item.attributes?.[0] ?? item.attribute;
    const kept = list.filter((item) => known.includes(name(item)));
    if (kept.length) refinements[module] = kept;
    left.push(...list.filter((item) => !kept.includes(item)).map((item) => `${module}.${name(item)}`));
  }
  return { state: { ...state, refinements }, left };
}

let pair = null;
let asked = 0;

const keysOf = (section) => (section?.facetHits ? section.facetHits.map((f) => f.value) : (section?.hits ?? []).map((h) => h.objectID));

/** How a row came to its place: text for the eye and for the ear. */
export function move(index, before) {
  if (before < 0) return { kind: "new", sign: "new", spoken: "new" };
  const by = before - index;
  if (by > 0) return { kind: "up", sign: `▲${by}`, spoken: `up ${by}` };
  if (by < 0) return { kind: "down", sign: `▼${-by}`, spoken: `down ${-by}` };
  return { kind: "same", sign: "=", spoken: "same place" };
}

function list(spec, section, marks) {
  if (!section) return el("p", { class: "muted" }, "Not there.");
  if (section.status === "error") return el("p", { class: "failure" }, el("strong", {}, section.error?.code), " ", section.error?.message);
  if (section.status === "hidden") return el("p", { class: "muted" }, "Hidden.");
  const known = sectionOf(spec, section);
  const items = section.facetHits ?? section.hits ?? [];
  if (!items.length) return el("p", { class: "muted" }, "Nothing.");
  return el("ol", { class: "moves" }, items.map((item, index) => {
    const label = labelOf(known, item);
    const mark = marks[index];
    return el("li", {}, el("span", { class: "rank" }, String(index + 1)),
      el("span", { class: "move-name" }, section.facetHits ? item.value : ((label && fieldNodes(known, item, label, "string")) ?? nameOf(known, item))),
      mark ? el("span", { class: `move ${mark.kind}` }, el("span", { "aria-hidden": "true" }, mark.sign), el("span", { class: "unseen" }, mark.spoken)) : null);
  }));
}

function sectionPair(sides, module, left, right, names) {
  const [before, after] = [keysOf(left), keysOf(right)];
  const shared = after.filter((key) => before.includes(key)).length;
  // Nothing came or went where only one side has the section.
  const both = left && right;
  const gone = before.map((key) => (!both || after.includes(key) ? null : { kind: "gone", sign: "gone", spoken: "gone" }));
  const moves = after.map((key, index) => (both ? move(index, before.indexOf(key)) : null));
  const title = (left ?? right).title;
  return el("section", { class: "card", "aria-labelledby": `compare-${module}` },
    el("h2", { class: "section-title", id: `compare-${module}` }, title, " ",
      both ? el("span", { class: "count" }, `${shared} of ${Math.max(before.length, after.length)} in both`) : null),
    el("div", { class: "pair" },
      [[left, gone, names[0], sides[0].spec], [right, moves, names[1], sides[1].spec]].map(([section, marks, name, spec]) => el("div", {},
        el("h3", { class: "small-title" }, name, section?.nbHits === undefined ? null : ` · ${plural(section.nbHits, "hit")}`),
        list(spec, section, marks)))));
}

function picker(sides, index, again) {
  const select = el("select", { "data-key": `compare:${index}`, onchange: () => { pair[index] = select.value; again(); } },
    sides.map(({ key, name }) => el("option", { value: key, selected: key === pair[index] }, name)));
  return el("label", { class: "pick" }, index ? "with" : "Compare", " ", select);
}

export async function showCompare(container, spec, state, signal) {
  const sides = sidesOf(spec);
  if (sides.length < 2) {
    replace(container, el("p", { class: "lead" }, "Nothing to compare"),
      el("p", { class: "muted" }, "The spec has one backend. With a second one under backends:, or with another spec after --against-spec, both answer the same query here, side by side."));
    return;
  }
  if (!pair?.every((key) => sides.some((side) => side.key === key))) pair = sides.slice(0, 2).map((side) => side.key);
  const number = ++asked;
  const again = () => showCompare(container, spec, state, signal);
  const head = el("div", { class: "view-head" }, picker(sides, 0, again), picker(sides, 1, again));
  const chosen = pair.map((key) => sides.find((side) => side.key === key));
  const states = chosen.map((side) => stateFor(state, side));
  const results = await Promise.allSettled(chosen.map((side, i) => search(states[i].state, { ...side.ask, signal })));
  if (signal?.aborted || number !== asked) return;
  // Where one side cannot be asked, the other one is shown all the same.
  const failures = results.flatMap((result, i) => (result.status === "rejected"
    ? [el("p", { class: "failure" }, el("strong", {}, chosen[i].name), ` ${result.reason.message}`)] : []));
  const notes = states.flatMap(({ left }, i) => (left.length
    ? [el("p", { class: "note" }, `${chosen[i].name} has no facet for what is chosen of ${left.join(", ")}, and is asked without it.`)] : []));
  if (failures.length === results.length) {
    replace(container, head, failures);
    return;
  }
  const [left, right] = results.map((result) => result.value ?? { answer: { sections: [] } });
  const modules = [...new Set([...left.answer.sections, ...right.answer.sections].map((section) => section.module))];
  const find = (result, module) => result.answer.sections.find((section) => section.module === module);
  const shown = modules.filter((module) => [left, right].some((result) => (find(result, module)?.status ?? "hidden") !== "hidden"));
  const names = chosen.map(({ name }, i) => (results[i].value ? `${name} (${cost(results[i].value)})` : name));
  replace(container, head, failures, notes, el("div", { class: "cards" },
    shown.map((module) => sectionPair(chosen, module, find(left, module), find(right, module), names))));
}
