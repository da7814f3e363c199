// Why a hit is where it is, and why a record is not there.
import { search } from "./api.js";
import { el, replace } from "./dom.js";
import { openPanel } from "./panel.js";
import { fieldNodes, fieldsOf, nameOf, readable } from "./values.js";

const meanings = {
  typo: "typing errors in the words that matched; fewer is better",
  geo: "distance, in steps; nearer is better",
  words: "query words that matched; more is better",
  filters: "points of optional filters; more is better",
  proximity: "how far apart the words are; nearer is better",
  exact: "words that matched exactly; more is better",
};

function meaning({ name, value }) {
  if (name === "attribute" && typeof value === "number") {
    return `searchable attribute ${Math.floor(value / 1000) + 1}, word ${(value % 1000) + 1}; earlier is better`;
  }
  if (meanings[name]) return meanings[name];
  const order = /^(asc|desc)\((.*)\)$/.exec(name);
  return order ? `${order[1] === "asc" ? "smaller" : "larger"} is better` : "";
}

const text = (value) => (value === undefined || value === null ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value));

function table(caption, heads, rows) {
  // The roles hold where the style sheet lays a table out otherwise, on a phone.
  return el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": caption },
    el("table", { role: "table" }, el("caption", {}, caption),
      el("thead", { role: "rowgroup" }, el("tr", { role: "row" },
        heads.map((head) => el("th", { scope: "col", role: "columnheader" }, head)))),
      el("tbody", { role: "rowgroup" }, rows.map((cells) => el("tr", { role: "row" }, cells.map((cell, i) =>
        (i ? el("td", { role: "cell" }, cell) : el("th", { scope: "row", role: "rowheader" }, cell))))))));
}

function criteriaTable(criteria) {
  return table("Ranking criteria, in their order", ["Criterion", "Value", "Meaning"],
    criteria.map((criterion) => [criterion.name, text(criterion.value), meaning(criterion)]));
}

function wordsTable(words) {
  const rows = words.flatMap(({ word, matches = [], outranked = [] }) => {
    const found = [...matches.map((match) => [match, ""]), ...outranked.map((match) => [match, " (a better match counts)"])];
    if (!found.length) return [[word, "nothing", "–", "–"]];
    return found.map(([match, note]) => [
      word, match.recordWord, match.attribute,
      `${match.kind}${match.prefix ? ", as a beginning" : ""}${match.edits?.length ? `: ${match.edits.join(", ")}` : ""}${note}`,
    ]);
  });
  return rows.length ? table("What each query word matched", ["Word", "In the record", "Attribute", "How"], rows) : null;
}

/** The first criterion in which a hit differs from the one above it. */
function besideTheOneAbove(hits, hit) {
  const above = hits[hits.findIndex((other) => other.objectID === hit.objectID) - 1];
  if (!above) return null;
  if (above.promotedBy && !hit.promotedBy) return `Below ${above.objectID}, which a rule promotes.`;
  const decisive = (hit.criteria ?? []).find((c, i) => text(c.value) !== text(above.criteria?.[i]?.value));
  if (!decisive) return `Level with ${above.objectID} in every criterion; the order of the records decides.`;
  const other = above.criteria?.find((c) => c.name === decisive.name);
  return `Below ${above.objectID}: ${decisive.name} ${text(decisive.value)} instead of ${text(other?.value)}.`;
}

function explanation(section, record) {
  const hits = section.hits ?? [];
  const rules = section.rules ?? [];
  const beside = record.criteria ? besideTheOneAbove(hits, record) : null;
  return [
    record.reasons?.length ? el("div", { class: "reasons" }, el("h3", {}, "Not in the list, because"),
      el("ul", {}, record.reasons.map((reason) => el("li", {}, reason)))) : null,
    record.position ? el("p", { class: "place" }, `Place ${record.position}`) : null,
    record.promotedBy ? el("p", {}, el("span", { class: "badge" }, "Promoted"), ` by the rule ${record.promotedBy}`) : null,
    beside ? el("p", {}, beside) : null,
    record.removedWords?.length ? el("p", {}, `Words that were removed: ${record.removedWords.join(", ")}`) : null,
    record.stopWords?.length ? el("p", {}, `Stop words, which do not count: ${record.stopWords.join(", ")}`) : null,
    record.criteria?.length ? criteriaTable(record.criteria) : null,
    record.words ? wordsTable(record.words) : null,
    rules.map((rule) => el("p", { class: "note" }, `Rule ${rule.objectID}: ${(rule.effects ?? []).join("; ")}`)),
  ];
}

async function explained(state, module, object, page) {
  const { answer } = await search(state, { modules: [module], explain: true, object, page });
  return (answer.explain?.sections ?? []).find((section) => section.module === module);
}

/** What explain says of one record: as a hit of the page where it is, or as a record by itself. */
async function fill(target, state, module, object, page, rankingInfo) {
  target.setAttribute("aria-busy", "true");
  let children;
  try {
    const section = await explained(state, module, object, page);
    const record = section?.hits?.find((hit) => hit.objectID === object) ?? section?.object;
    if (record) children = explanation(section, record);
    else {
      children = [el("p", {}, `The backend ${section?.backend ?? ""} does not explain its ranking.`),
        rankingInfo ? table("What the backend said", ["Name", "Value"], Object.entries(rankingInfo).map(([k, v]) => [k, text(v)])) : null];
    }
  } catch (error) {
    children = [el("p", { class: "failure" }, error.message)];
  }
  target.removeAttribute("aria-busy");
  replace(target, children);
}

function recordList(section, hit) {
  const list = el("dl", { class: "record" });
  for (const { name, type } of fieldsOf(section, hit)) {
    const nodes = fieldNodes(section, hit, name, type);
    if (nodes) list.append(el("dt", {}, readable(name)), el("dd", {}, nodes));
  }
  return [el("h3", {}, "The record"), list];
}

function askForm(state, section, page) {
  const input = el("input", { type: "text", id: "ask-object", class: "field", autocomplete: "off", spellcheck: "false", required: true });
  const output = el("div", { class: "explained", role: "status" });
  return el("form", {
    class: "ask", onsubmit: (event) => {
      event.preventDefault();
      const object = input.value.trim();
      if (object) fill(output, state, section.module, object, page);
    },
  },
  el("h3", {}, "Why is a record not here?"),
  el("label", { for: "ask-object" }, "Its objectID"),
  el("div", { class: "field-line" }, input, el("button", { class: "plain", type: "submit" }, "Ask")),
  output);
}

export function openWhy(state, section, answer, hit, position) {
  const page = answer.hitsPerPage ? Math.floor((position - 1) / answer.hitsPerPage) : 0;
  const target = el("div", { class: "explained" }, el("p", { class: "muted" }, "Asking…"));
  openPanel(`Why is ${nameOf(section, hit)} here?`,
    el("p", { class: "muted" }, `${answer.title} · `, el("code", {}, hit.objectID)), target, recordList(section, hit), askForm(state, section, 0));
  fill(target, state, section.module, hit.objectID, page, hit._rankingInfo);
}

export function openAsk(state, section, answer) {
  openPanel(`A record in ${answer.title}`, askForm(state, section, 0));
  document.getElementById("ask-object").focus();
}
