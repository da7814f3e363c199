// The state of the search, and the address that says it:
// `?query=tom&movies.genres=Drama&movies.year=1990..2000&movies.page=2&view=compare`.

const number = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const range = new RegExp(`^(?=.*\\d)(${number})?\\.\\.(${number})?$`);

/** What stands for no value, where the spec has chosen some. */
const none = "..";

const views = ["results", "requests", "compare", "monitor"];

/** Members by names that others chose, without those of every object: a module may be called `constructor`. */
export const named = (members = {}) => Object.assign(Object.create(null), members);

export function emptyState() {
  return { query: "", refinements: named(), pages: named(), backend: "", view: "results" };
}

/** The operator of a facet: what its facet section says, or the section's own list. */
export function operatorOf(spec, module, attribute) {
  const facet = spec.sections.find((s) => s.kind === "facet" && s.attribute === attribute && s.refines?.includes(module));
  const own = spec.sections.find((s) => s.module === module)?.facets?.find((f) => f.attribute === attribute);
  return facet?.operator ?? own?.operator ?? "or";
}

export function readState(search, spec) {
  const state = emptyState();
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === "query") state.query = value;
    else if (key === "view") state.view = views.includes(value) ? value : "results";
    else if (key === "backend") state.backend = spec.backends?.includes(value) ? value : "";
    else {
      // Ids of modules and attributes may both have dots: the longest known id counts.
      const section = spec.sections
        .filter((s) => key.startsWith(`${s.module}.`))
        .sort((a, b) => b.module.length - a.module.length)[0];
      if (section) readChoice(state, spec, section, key.slice(section.module.length + 1), value);
    }
  }
  return state;
}

function readChoice(state, spec, section, attribute, value) {
  const { module } = section;
  // A facet may be called so, too: then its values begin with an equals sign.
  if (attribute === "page" && /^\d*$/.test(value)) {
    if (value.length < 5 && Number(value)) state.pages[module] = Number(value);
    return;
  }
  const list = (state.refinements[module] ??= []);
  const tree = section.hierarchies?.find((h) => h.attributes[0] === attribute);
  const bounds = range.exec(value);
  const path = attribute === "page" ? value.replace(/^=/, "") : value;
  if (tree) list.push({ attributes: tree.attributes, separator: tree.separator, path });
  else if (bounds) {
    const item = { attribute };
    if (bounds[1] !== undefined) item.minimum = Number(bounds[1]);
    if (bounds[2] !== undefined) item.maximum = Number(bounds[2]);
    list.push(item);
  } else if (value === none) list.push({ attribute, operator: operatorOf(spec, module, attribute), values: [] });
  else addValue(list, attribute, operatorOf(spec, module, attribute), value.replace(/^=/, ""));
}

function addValue(list, attribute, operator, value) {
  const item = list.find((r) => r.values && r.attribute === attribute);
  if (!item) list.push({ attribute, operator, values: [value] });
  else if (!item.values.includes(value)) item.values.push(value);
}

/** The query string of a state, with its question mark; empty for the empty state. */
export function writeState(state) {
  const parameters = new URLSearchParams();
  if (state.query) parameters.append("query", state.query);
  for (const [module, list] of Object.entries(state.refinements)) {
    for (const item of list) {
      const isPage = (item.attributes?.[0] ?? item.attribute) === "page";
      if (item.path !== undefined) parameters.append(`${module}.${item.attributes[0]}`, isPage ? `=${item.path}` : item.path);
      else if (item.values) {
        // A text that would be read as something else begins with an equals sign.
        const isOther = (value) => range.test(value) || value === none || value.startsWith("=") || isPage;
        for (const value of item.values) parameters.append(`${module}.${item.attribute}`, isOther(value) ? `=${value}` : value);
        if (!item.values.length) parameters.append(`${module}.${item.attribute}`, none);
      } else parameters.append(`${module}.${item.attribute}`, `${item.minimum ?? ""}..${item.maximum ?? ""}`);
    }
  }
  for (const [module, page] of Object.entries(state.pages)) if (page > 0) parameters.append(`${module}.page`, page);
  if (state.backend) parameters.append("backend", state.backend);
  if (state.view !== "results") parameters.append("view", state.view);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

const same = (item, other) => (item.attributes?.[0] ?? item.attribute) === (other.attributes?.[0] ?? other.attribute);

/** A state with one refinement of a module in the place of the one for the same attribute; null takes it away. */
export function withRefinement(state, module, item, value) {
  const list = (state.refinements[module] ?? []).filter((other) => !same(other, item));
  if (value) list.push(value);
  const refinements = named({ ...state.refinements, [module]: list });
  if (!list.length) delete refinements[module];
  return { ...state, refinements, pages: {} };
}

/** The values of a facet that the spec has chosen from the start, of which one must hold. */
export const specValues = (section, attribute) =>
  [...new Set(section?.facets?.find((facet) => facet.attribute === attribute)?.values ?? [])];

/** A state in which a value is chosen or not. `before` are the values of the spec. */
export function withValue(state, module, attribute, operator, value, isChosen, { single = false, before = [] } = {}) {
  const old = chosen(state, module, attribute, before);
  const others = single && isChosen ? [] : old.filter((v) => v !== value);
  const values = isChosen ? [...others, value] : others;
  const isAsBefore = values.length === before.length && values.every((v) => before.includes(v));
  return withRefinement(state, module, { attribute }, isAsBefore ? null : { attribute, operator, values });
}

/** A state in which a value is chosen, or not any more if it was. */
export function toggled(state, module, attribute, operator, value, options = {}) {
  const isChosen = chosen(state, module, attribute, options.before).includes(value);
  return withValue(state, module, attribute, operator, value, !isChosen, options);
}

/** The values of a facet that are chosen: those of the spec as long as nobody chose others. */
export function chosen(state, module, attribute, before = []) {
  return state.refinements[module]?.find((r) => r.values && r.attribute === attribute)?.values ?? before;
}

/** The titles of sections in which a choice took the place of one of the spec's, which filters cannot say. */
export const overruled = (spec, state) => spec.sections.filter(({ module, facets, hierarchies }) =>
  (state.refinements[module] ?? []).some((item) => item.path !== undefined
    ? hierarchies?.some((tree) => tree.path && tree.attributes[0] === item.attributes[0])
    : item.values && facets?.some((facet) => facet.values && facet.attribute === item.attribute))).map(({ title }) => title);

/** How many choices there are; to have taken off all that the spec chose is one. */
export const refinementCount = (state) =>
  Object.values(state.refinements).flat().reduce((sum, item) => sum + (item.values?.length || 1), 0);
