// Numbers as they were written: JavaScript would print `10.50` and whole numbers beyond 2^53 as others.
const exactHits = new WeakMap();
const isOther = (value, source) => (Number.isInteger(value) && !Number.isSafeInteger(value)) || /\.\d*0$/.test(source);

/** Keeps the numbers of an answer's hits, where the browser tells how they were written. */
export function keepNumbers(text, answer) {
  if (!/\d{16}|\.\d*0(?!\d)/.test(text)) return;
  const exact = JSON.parse(text, (key, value, context) =>
    (typeof value === "number" && context?.source !== undefined && isOther(value, context.source) ? context.source : value));
  answer.sections?.forEach((section, place) => section.hits?.forEach((hit, index) => {
    exactHits.set(hit, exact.sections[place].hits[index]);
  }));
}

/** A field of a hit in which each number is what was written, as a text where it has to be. */
export const written = (hit, name) => (exactHits.has(hit) ? exactHits.get(hit)[name] : hit[name]);
