// Making elements. Text always goes through text nodes, so that data cannot become markup.

/** `el("p", { class: "muted", onclick: f }, "text", child)`; a value of null or false leaves the attribute out. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else element.setAttribute(key, String(value));
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

/**
 * Puts new children into a container. The focus stays where it was if there is an element with the same `data-key`:
 * a check box that was just chosen is a new element after every answer.
 */
export function replace(container, ...children) {
  const key = container.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const scrolled = container.scrollTop;
  container.replaceChildren(...children.flat(3).filter(Boolean));
  container.scrollTop = scrolled;
  if (key) container.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** A bar as long as its share. Style attributes are forbidden by the page's policy, setting a property is not. */
export function bar(share) {
  const element = el("span", { class: "meter", "aria-hidden": "true" });
  element.style.setProperty("--share", `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`);
  return element;
}

const numbers = new Intl.NumberFormat("en");
export const count = (value) => numbers.format(value ?? 0);
export const plural = (value, one, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`;
