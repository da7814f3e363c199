// The views: results, requests, compare, monitor. One is shown, and only that one asks the server.
import { byId } from "./dom.js";

export function prepareTabs(shown) {
  const tabs = [...byId("tabs").querySelectorAll("[role=tab]")];
  const select = (tab, focus = false) => {
    for (const other of tabs) {
      const on = other === tab;
      other.setAttribute("aria-selected", String(on));
      other.tabIndex = on ? 0 : -1;
      byId(other.getAttribute("aria-controls")).hidden = !on;
    }
    if (focus) tab.focus();
    shown(tab.getAttribute("aria-controls"));
  };
  for (const tab of tabs) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = tabs.indexOf(tab);
      const next = step ? tabs[(at + step + tabs.length) % tabs.length] : { Home: tabs[0], End: tabs.at(-1) }[event.key];
      if (!next) return;
      event.preventDefault();
      select(next, true);
    });
  }
  return { select: (name) => select(byId(`tab-${name}`)) };
}
