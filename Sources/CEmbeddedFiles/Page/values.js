// How the values of a record are shown.
import { el } from "./dom.js";
import { annotation, marked, matches, tagsOf, unmarked } from "./marks.js";
import { written } from "./numbers.js";

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

// Of a record without a schema, more would hide the hits beside it.
const mostDetails = 5;

/**
 * The fields that stand after the name: those of the spec, or else all others; a picture is shown as one. Of a record
 * without a schema, the first plain values.
 */
export function detailsOf(section, hit) {
  if (section.detail) return section.detail;
  const others = fieldsOf(section, hit).filter(({ name }) => name !== labelOf(section, hit));
  if (section.fields?.length) return others.filter((field) => !pictureAddress(field, hit[field.name])).map(({ name }) => name);
  return others.filter(({ name }) => hit[name] !== null && typeof hit[name] !== "object").map(({ name }) => name).slice(0, mostDetails);
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

/**
 * The notes of a list, one for each item. A list of notes that is shorter kept those of matching items alone: each
 * belongs to the next item that has its text.
 */
function notesOf(items, notes, tags) {
  if (!Array.isArray(notes)) return [];
  if (notes.length === items.length) return notes;
  const rest = [...notes];
  const found = items.map((item) => {
    const text = rest[0]?.value;
    return typeof text === "string" && unmarked(text, tags) === plain(item) ? rest.shift() : undefined;
  });
  return rest.length ? [] : found;
}

/**
 * The nodes of one value, with its marks where there are some. `note` has the shape of the value, and so has `exact`,
 * in which numbers are what was written.
 */
function valueNodes(value, note, tags, exact) {
  if (Array.isArray(value)) {
    const notes = notesOf(value, note, tags);
    const items = value.map((item, index) => [item, notes[index], exact?.[index]]).filter(([item]) => item !== null);
    return items.flatMap(([item, itemNote, itemExact], place) =>
      (place ? [", "] : []).concat(valueNodes(item, itemNote, tags, itemExact)));
  }
  if (matches(note, tags) && typeof note.value === "string") return marked(note.value, { tags });
  return [typeof value === "number" ? String(exact ?? value) : plain(value)];
}

/** Where the record has a field: highlights have the shape of the record. A name with dots leads into it. */
function notesAt(section, result, name) {
  const from = section.fields?.find((field) => field.name === name)?.from;
  return annotation(result, from ?? [name]) ?? (from ? undefined : annotation(result, name.split(".")));
}

/** The nodes of a field of a hit, or null where the hit has none. */
export function fieldNodes(section, hit, name, type = "", { snippet = false } = {}) {
  const value = Object.hasOwn(hit, name) ? hit[name] : undefined;
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length)) return null;
  const tags = tagsOf(section);
  const cut = snippet ? notesAt(section, hit._snippetResult, name) : undefined;
  if (cut && typeof cut.value === "string") return marked(cut.value, { tags });
  const url = !type || /^url/.test(type) ? webAddress(value) : null;
  if (url) return [el("a", { href: url.href, rel: "noreferrer noopener", target: "_blank" }, value)];
  return valueNodes(value, notesAt(section, hit._highlightResult, name), tags, written(hit, name));
}

/** Whether the query was found in a field. */
export function isMatched(section, hit, name) {
  return [hit._highlightResult, hit._snippetResult].some((notes) => matches(notesAt(section, notes, name), tagsOf(section)));
}

/** The name of a hit as plain text. */
export function nameOf(section, hit) {
  const label = labelOf(section, hit);
  const value = label === undefined ? undefined : hit[label];
  if (value === undefined || value === null || value === "") return hit.objectID;
  return typeof value === "number" ? String(written(hit, label)) : plain(value);
}

/** `known_for` reads as "known for". */
export const readable = (name) => name.replaceAll("_", " ");
