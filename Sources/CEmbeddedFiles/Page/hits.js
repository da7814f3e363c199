// One row of a section: a hit with its picture, name, details and what else matched; a suggestion; a facet value.
import { el } from "./dom.js";
import { marked, tagsOf } from "./marks.js";
import { detailsOf, fieldNodes, fieldsOf, isMatched, labelOf, nameOf, picture, pictureAddress, readable } from "./values.js";

export function hitRow(section, hit, position, { why }) {
  const fields = fieldsOf(section, hit);
  const label = labelOf(section, hit);
  const name = nameOf(section, hit);
  const types = new Map(fields.map((field) => [field.name, field.type]));
  const key = `${section.module}/${hit.objectID}`;

  const image = fields.map((field) => pictureAddress(field, hit[field.name])).find(Boolean);
  const labelNodes = label === undefined ? null : fieldNodes(section, hit, label, "string");
  const details = detailsOf(section, hit).filter((field) => field !== label);
  const detailParts = details.map((field) => fieldNodes(section, hit, field, types.get(field) ?? "string")).filter(Boolean);
  const others = fields
    .map((field) => field.name)
    .filter((field) => field !== label && !details.includes(field) && isMatched(section, hit, field));

  const row = el("li", { class: "hit", tabindex: "-1", "data-row": "hit", "data-key": `hit:${key}` },
    el("span", { class: "rank", "aria-hidden": "true" }, String(position)),
    image ? picture(image, name) : null,
    el("div", { class: "hit-text" },
      el("h3", { class: "hit-name" }, labelNodes ?? hit.objectID, badges(hit)),
      detailParts.length ? el("p", { class: "hit-detail" }, detailParts.flatMap((part, i) => (i ? [" · ", part] : [part]))) : null,
      others.map((field) => el("p", { class: "hit-match" },
        el("span", { class: "field-name" }, readable(field)), " ",
        fieldNodes(section, hit, field, types.get(field), { snippet: true })))),
    el("button", {
      class: "quiet why", type: "button", "data-key": `why:${key}`, "aria-label": `Why is ${name} here?`,
      onclick: () => why(hit, position),
    }, "Why?"));
  row.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== row) return;
    // Else the same key would press the button of the panel that gets the focus.
    event.preventDefault();
    why(hit, position);
  });
  return row;
}

function badges(hit) {
  return hit._rankingInfo?.promoted ? [" ", el("span", { class: "badge" }, "Promoted")] : [];
}

/** A suggestion: a button that fills the box. What was not typed yet stands out. */
export function suggestionRow(section, hit, { fill }) {
  const label = labelOf(section, hit);
  const text = nameOf(section, hit);
  return el("li", {},
    el("button", {
      class: "suggestion", type: "button", "data-row": "suggestion",
      "data-key": `suggestion:${section.module}/${hit.objectID}`, onclick: () => fill(text),
    }, label === undefined ? text : (fieldNodes(section, hit, label, "string") ?? text)));
}

/** A facet value in a section of its own. Without a section that it refines it is only shown. */
export function facetHitRow(section, facetHit, pressed, { toggle }) {
  const content = [
    el("span", {}, marked(facetHit.highlighted ?? facetHit.value, { tags: tagsOf(section) })),
    el("span", { class: "count" }, String(facetHit.count)),
  ];
  if (!section.refines?.length) return el("li", { class: "value-pill", tabindex: "-1", "data-row": "value" }, content);
  return el("li", {},
    el("button", {
      class: "value-pill", type: "button", "data-row": "value", "aria-pressed": String(pressed),
      "data-key": `value:${section.module}/${facetHit.value}`, onclick: () => toggle(facetHit.value),
    }, content));
}
