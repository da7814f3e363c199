// What was chosen, each with a button that takes it away.
import { el, replace } from "./dom.js";
import { named, refinementCount, specValues, toggled, withRefinement } from "./url-state.js";
import { readable } from "./values.js";

function chip(title, text, key, remove) {
  return el("button", {
    class: "chip", type: "button", "data-key": `chip:${key}`, "aria-label": `Remove the filter ${title}: ${text}`, onclick: remove,
  }, el("span", { class: "chip-name" }, title), " ", text, " ", el("span", { class: "chip-x", "aria-hidden": "true" }, "×"));
}

export function rangeText({ minimum, maximum }) {
  if (minimum === undefined) return `up to ${maximum}`;
  return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
}

export function showChips(container, spec, state, change) {
  const chips = Object.entries(state.refinements).flatMap(([module, list]) => list.flatMap((item) => {
    const attribute = item.attribute ?? item.attributes[0];
    const title = readable(attribute.replace(/\.lvl0$/, ""));
    if (item.values?.length) {
      const before = specValues(spec.sections.find((section) => section.module === module), attribute);
      return item.values.map((value) => chip(title, value, `${module}/${attribute}/${value}`,
        () => change(toggled(state, module, attribute, item.operator, value, { before }))));
    }
    const text = item.values ? "any" : item.path !== undefined ? item.path || "any" : rangeText(item);
    return [chip(title, text, `${module}/${attribute}`, () => change(withRefinement(state, module, item, null)))];
  }));
  if (refinementCount(state) > 1) {
    chips.push(el("button", {
      class: "quiet", type: "button", onclick: () => change({ ...state, refinements: named(), pages: named() }),
    }, "Clear all"));
  }
  replace(container, chips);
  container.hidden = !chips.length;
}
