// What a screen reader is told: the counts, once typing rests.
import { byId, plural } from "./dom.js";

let timer;

export function announce(state, answer) {
  clearTimeout(timer);
  timer = setTimeout(() => { byId("live").textContent = summary(state, answer); }, 700);
}

export function summary(state, answer) {
  const parts = [];
  for (const section of answer.sections) {
    if (section.status === "hidden") continue;
    if (section.status === "error") parts.push(`${section.title}: error`);
    else {
      const total = section.facetHits ? section.facetHits.length : section.nbHits ?? 0;
      if (total) parts.push(`${section.title}: ${plural(total, section.facetHits ? "value" : "hit")}`);
    }
  }
  const text = state.query.trim();
  if (!parts.length) return text ? `No results for ${text}` : "No results";
  return `${parts.join(", ")}.`;
}
