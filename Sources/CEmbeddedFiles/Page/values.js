// How the values of a record are shown.
import { el } from "./dom.js";
import { annotation, marked, matches } from "./marks.js";

const annotations = new Set(["objectID", "_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID"]);

/** The fields of a hit: those of the schema, or else the record's own members. */
export function fieldsOf(section, hit) {
  if (section.fields?.length) return section.fields;
  return Object.keys(hit).filter((name) => !annotations.has(name)).map((name) => ({ name, type: "" }));
}

/** The field that names a hit: that of the spec, or else the first text. */
export function labelOf(section, hit) {
  if (section.label) return section.label;
  return fieldsOf(section, hit).find(({ name }) => typeof hit[name] === "string" && hit[name])?.name;
}

/** An address that may become a link: only http and https, so that a record cannot run a script. */
export function webAddress(text) {
  if (typeof text !== "string" || !/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}

/** The address of a picture, if the field is declared as an address and its path ends like a picture's. */
export function pictureAddress(field, value) {
  const url = /^\[?url/.test(field.type) ? webAddress(Array.isArray(value) ? value[0] : value) : null;
  return url && /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(url.pathname) ? url : null;
}

export function picture(url, alt) {
  return el("img", {
    class: "picture", src: url.href, alt, loading: "lazy", decoding: "async", referrerpolicy: "no-referrer",
    onerror: (event) => event.target.remove(),
  });
}

const plain = (value) => (typeof value === "object" && value !== null ? JSON.stringify(value) : String(value));

/** The nodes of one value, with its marks where there are some. `note` has the shape of the value. */
function valueNodes(value, note) {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const nodes = valueNodes(item, Array.isArray(note) ? note[index] : undefined);
      return index ? [", ", ...nodes] : nodes;
    });
  }
  if (note && typeof note.value === "string" && note.value.includes("<em>")) return marked(note.value);
  return [plain(value)];
}

/** The nodes of a field of a hit, or null where the hit has none. */
export function fieldNodes(hit, name, type = "", { snippet = false } = {}) {
  const value = Object.hasOwn(hit, name) ? hit[name] : undefined;
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length)) return null;
  const cut = snippet ? annotation(hit._snippetResult, name) : undefined;
  if (cut && typeof cut.value === "string") return marked(cut.value);
  const url = !type || /^url/.test(type) ? webAddress(value) : null;
  if (url) return [el("a", { href: url.href, rel: "noreferrer noopener", target: "_blank" }, value)];
  return valueNodes(value, annotation(hit._highlightResult, name));
}

/** Whether the query was found in a field. */
export function isMatched(hit, name) {
  return matches(annotation(hit._highlightResult, name)) || matches(annotation(hit._snippetResult, name));
}

/** The name of a hit as plain text. */
export function nameOf(section, hit) {
  const label = labelOf(section, hit);
  const value = label === undefined ? undefined : hit[label];
  return value === undefined || value === null || value === "" ? hit.objectID : plain(value);
}

/** `known_for` reads as "known for". */
export const readable = (name) => name.replaceAll("_", " ");
