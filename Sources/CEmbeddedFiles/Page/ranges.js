// A facet of numbers: a small histogram, and two inputs for its bounds.
import { count, el } from "./dom.js";
import { withRefinement } from "./url-state.js";
import { readable } from "./values.js";

const bins = 24;

function histogram(counts, low, high) {
  const sums = new Array(bins).fill(0);
  const width = (high - low) / bins || 1;
  for (const [value, n] of Object.entries(counts)) {
    const at = Math.floor((Number(value) - low) / width);
    if (Number.isFinite(at)) sums[Math.min(bins - 1, Math.max(0, at))] += n;
  }
  const most = Math.max(1, ...sums);
  return el("div", { class: "histogram", "aria-hidden": "true" }, sums.map((sum) => {
    const column = el("span", {});
    column.style.setProperty("--share", `${Math.round((sum / most) * 100)}%`);
    return column;
  }));
}

export function rangeFacet(section, answer, attribute, state, change) {
  const { module } = section;
  const stats = answer.facets_stats?.[attribute];
  const item = state.refinements[module]?.find((r) => r.attribute === attribute && !r.values) ?? {};
  const name = readable(attribute);
  const input = (bound, label, hint) => el("label", { class: "bound" },
    el("span", {}, label),
    el("input", {
      type: "number", step: "any", inputmode: "decimal", value: item[bound], placeholder: hint,
      "aria-label": `${name}, ${label.toLowerCase()}`, "data-key": `range:${module}/${attribute}/${bound}`,
      onchange: (event) => {
        const next = { attribute, minimum: item.minimum, maximum: item.maximum };
        next[bound] = event.target.value === "" ? undefined : Number(event.target.value);
        const empty = next.minimum === undefined && next.maximum === undefined;
        change(withRefinement(state, module, { attribute }, empty ? null : next));
      },
    }));
  const counts = answer.facets && Object.hasOwn(answer.facets, attribute) ? answer.facets[attribute] : {};
  return el("fieldset", { class: "facet" },
    el("legend", {}, name),
    stats && stats.max > stats.min ? histogram(counts, stats.min, stats.max) : null,
    el("div", { class: "bounds" }, input("minimum", "From", stats?.min), input("maximum", "To", stats?.max)),
    stats ? el("p", { class: "hint" }, `${plainNumber(stats.min)} to ${plainNumber(stats.max)}`) : null);
}

// Years have no thousands separator.
const plainNumber = (value) => (Number.isInteger(value) && Math.abs(value) < 10000 ? String(value) : count(value));
