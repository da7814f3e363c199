// Highlighted texts: `<em>` and `</em>` are the only tags that mean something, everything else is text.
import { el } from "./dom.js";

/** The nodes of a text with marks. A tag without its partner marks up to the end of the text. */
export function marked(text, tag = "mark") {
  const nodes = [];
  let open = false;
  for (const part of String(text).split(/(<\/?em>)/)) {
    if (part === "<em>") open = true;
    else if (part === "</em>") open = false;
    else if (part) nodes.push(open ? el(tag, {}, part) : part);
  }
  return nodes;
}

/** The annotation of a field, which has the shape of the record: `a.b` is a member within a member. */
export function annotation(result, name) {
  if (!result || typeof result !== "object") return undefined;
  if (Object.hasOwn(result, name)) return result[name];
  return name.split(".").reduce((at, key) => (at && Object.hasOwn(at, key) ? at[key] : undefined), result);
}

/** Whether anything in an annotation is marked. */
export function matches(note) {
  if (!note || typeof note !== "object") return false;
  if (typeof note.value === "string") return note.value.includes("<em>");
  return Object.values(note).some(matches);
}
