// Highlighted texts: the tags around what matched are the only ones that mean something, everything else is text.
import { el } from "./dom.js";

const defaultTags = ["<em>", "</em>"];

/** The tags around what matched, as the parameters of a section say. */
export const tagsOf = (section) => section?.highlightTags ?? defaultTags;

/**
 * The parts of a text with tags, each with whether it is marked. A tag without its partner marks up to the end; where
 * one of the two is empty, nothing is marked.
 */
function parts(text, [before, after]) {
  // Of two tags that begin alike, the longer one is looked for first.
  const tags = [before, after].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!tags.length) return [{ text, isMarked: false }];
  let isOpen = false;
  const escaped = tags.map((tag) => tag.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})`)).flatMap((part) => {
    if (part === before && !isOpen) isOpen = true;
    else if (part === after) isOpen = false;
    else if (part && part !== before) return [{ text: part, isMarked: isOpen && tags.length === 2 }];
    return [];
  });
}

/** The nodes of a text with marks. */
export function marked(text, { element = "mark", tags = defaultTags } = {}) {
  return parts(String(text), tags).map((part) => (part.isMarked ? el(element, {}, part.text) : part.text));
}

/** A text without its tags. */
export const unmarked = (text, tags) => parts(String(text), tags).map((part) => part.text).join("");

/** The annotation of a field, which has the shape of the record: `path` leads to it, a member within a member. */
export function annotation(result, path) {
  return path.reduce((at, key) => (at && typeof at === "object" && Object.hasOwn(at, key) ? at[key] : undefined), result);
}

/** Whether anything in an annotation is marked. */
export function matches(note, tags) {
  if (!note || typeof note !== "object") return false;
  if (typeof note.value === "string") return note.matchLevel !== "none" && Boolean(tags[0]) && note.value.includes(tags[0]);
  return Object.values(note).some((inner) => matches(inner, tags));
}
