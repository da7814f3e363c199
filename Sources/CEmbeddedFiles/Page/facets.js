// The facets of a section as check boxes with counts and bars, in the order that the index asks for.
import { bar, count, el } from "./dom.js";
import { rangeFacet } from "./ranges.js";
import { treeFacet } from "./trees.js";
import { chosen, operatorOf, specValues, toggled } from "./url-state.js";
import { readable } from "./values.js";

const shownAtFirst = 7;
const expanded = new Set();

/** The names of a section's facets: declared ones, others that were counted, in the order of `facetOrdering`. */
function facetNames(section, answer) {
  const declared = (section.facets ?? []).map((facet) => facet.attribute);
  const inTrees = new Set((section.hierarchies ?? []).flatMap((tree) => tree.attributes));
  const names = [...new Set([...declared, ...Object.keys(answer.facets ?? {})])].filter((name) => !inTrees.has(name));
  const order = answer.renderingContent?.facetOrdering?.facets?.order ?? [];
  const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.sort((a, b) => place(a) - place(b));
}

/** Values with counts: the chosen ones are there even when nothing has them any more. */
function valuesOf(section, answer, attribute, picked) {
  const counts = answer.facets && Object.hasOwn(answer.facets, attribute) ? answer.facets[attribute] : {};
  const rule = answer.renderingContent?.facetOrdering?.values?.[attribute] ?? {};
  const hidden = new Set(rule.hide ?? []);
  const order = rule.order ?? [];
  const place = (value) => (order.includes(value) ? order.indexOf(value) : order.length);
  const isLeftOut = (value) => hidden.has(value) || (rule.sortRemainingBy === "hidden" && !order.includes(value));
  const values = Object.entries(counts).filter(([value]) => !isLeftOut(value) || picked.includes(value));
  for (const value of picked) if (!Object.hasOwn(counts, value)) values.push([value, 0]);
  const isByName = (rule.sortRemainingBy ?? section.facetOrder) === "alpha";
  return values.sort((a, b) => place(a[0]) - place(b[0]) || (isByName ? 0 : b[1] - a[1]) || (a[0] < b[0] ? -1 : 1));
}

function valueFacet(spec, section, answer, attribute, state, change) {
  const picked = chosen(state, section.module, attribute, specValues(section, attribute));
  const values = valuesOf(section, answer, attribute, picked);
  if (!values.length) return null;
  const key = `${section.module}/${attribute}`;
  const all = expanded.has(key);
  const most = Math.max(1, ...values.map(([, n]) => n));
  const operator = operatorOf(spec, section.module, attribute);
  const list = el("ul", { class: "values" });
  values.forEach(([value, n], index) => {
    const box = el("input", {
      type: "checkbox", checked: picked.includes(value), "data-key": `facet:${key}/${value}`,
      onchange: () => change(toggled(state, section.module, attribute, operator, value, { before: specValues(section, attribute) })),
    });
    const item = el("li", { class: "value" },
      el("label", {}, box, el("span", { class: "value-name" }, value), " ", el("span", { class: "count" }, count(n)), bar(n / most)));
    item.hidden = !all && index >= shownAtFirst && !picked.includes(value);
    list.append(item);
  });
  const more = values.length > shownAtFirst ? el("button", {
    class: "quiet more-values", type: "button", "aria-expanded": String(all), "data-key": `more:${key}`,
    onclick: () => {
      if (all) expanded.delete(key);
      else expanded.add(key);
      change(null);
    },
  }, all ? "Show fewer" : `Show all ${count(values.length)}`) : null;
  return el("fieldset", { class: "facet" },
    el("legend", {}, readable(attribute)), list, more);
}

/**
 * The facets of one section, or null. `change` takes the new state; with null it shows the same state again.
 */
export function facetGroup(spec, section, answer, state, change) {
  if (!answer || answer.status === "error" || answer.status === "hidden") return null;
  const trees = (section.hierarchies ?? []).map((tree) => treeFacet(section, answer, tree, state, change));
  const parts = facetNames(section, answer).flatMap((attribute) => {
    const isNumber = answer.facets_stats && Object.hasOwn(answer.facets_stats, attribute);
    const chosenOf = state.refinements[section.module]?.filter((r) => r.attribute === attribute) ?? [];
    const hasBounds = chosenOf.some((r) => !r.values);
    // Values that are chosen can be seen and left only where there are values.
    const hasValues = specValues(section, attribute).length > 0 || chosenOf.some((r) => r.values);
    return [
      hasBounds || (isNumber && !hasValues) ? rangeFacet(section, answer, attribute, state, change) : null,
      hasValues || !(isNumber || hasBounds) ? valueFacet(spec, section, answer, attribute, state, change) : null,
    ];
  });
  const shown = [...trees, ...parts].filter(Boolean);
  if (!shown.length) return null;
  return el("div", { class: "facet-group" }, el("h2", { class: "facet-title" }, answer.title ?? section.title), shown);
}
