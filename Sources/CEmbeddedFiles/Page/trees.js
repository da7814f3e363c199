// A hierarchy of categories as a tree: the first level, and the way down to the chosen place.
import { count, el } from "./dom.js";
import { withRefinement } from "./url-state.js";
import { readable } from "./values.js";

export function treeFacet(section, answer, tree, state, change) {
  const { module } = section;
  const item = { attributes: tree.attributes, separator: tree.separator };
  const start = tree.path ?? "";
  const path = state.refinements[module]?.find((r) => r.path !== undefined && r.attributes[0] === tree.attributes[0])?.path ?? start;
  // The place of the spec is left for none by an empty path.
  const move = (place) => change(withRefinement(state, module, item, place === start ? null : { ...item, path: place }));
  const counts = (level) => {
    const name = tree.attributes[level];
    return Object.entries((answer.facets && Object.hasOwn(answer.facets, name) && answer.facets[name]) || {});
  };
  const isOnWay = (value) => path === value || path.startsWith(value + tree.separator);

  const list = (level, parent) => {
    if (level >= tree.attributes.length) return null;
    const values = counts(level).filter(([value]) => !parent || value.startsWith(parent + tree.separator));
    // A chosen place that nothing has any more is still there, to be left again.
    const here = path.split(tree.separator).slice(0, level + 1).join(tree.separator);
    if (path && path.split(tree.separator).length > level && !values.some(([value]) => value === here)) values.push([here, 0]);
    if (!values.length) return null;
    return el("ul", { class: level ? "tree" : "tree tree-top" }, values.map(([value, n]) => el("li", {},
      el("button", {
        class: "tree-place", type: "button", "aria-pressed": String(value === path),
        "data-key": `tree:${module}/${value}`,
        onclick: () => move(value === path ? "" : value),
      }, el("span", {}, parent ? value.slice(parent.length + tree.separator.length) : value), " ",
      el("span", { class: "count" }, count(n))),
      isOnWay(value) ? list(level + 1, value) : null)));
  };

  const top = list(0, "");
  if (!top) return null;
  return el("fieldset", { class: "facet" }, el("legend", {}, readable(tree.attributes[0].replace(/\.lvl0$/, ""))), top);
}
