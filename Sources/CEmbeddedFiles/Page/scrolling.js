// Further pages: by a button, and by themselves where scrolling reaches the end of the page.
import { search } from "./api.js";
import { byId } from "./dom.js";
import { hasMore, rowsFrom, sectionOf } from "./sections.js";

// An address can ask for any number of pages; so many are loaded again.
const mostPages = 50;

/**
 * `now` gives what is on the page and the number of its search, `turned` takes the pages that are loaded.
 */
export function preparePages({ now, turned, failed }) {
  const loading = new Map();
  let watched = null;
  const observer = new IntersectionObserver((entries) => {
    if (watched && entries.some((entry) => entry.isIntersecting)) more(watched.dataset.more);
  }, { rootMargin: "0px 0px 240px" });

  const find = (module) => now().answer?.sections.find((section) => section.module === module);
  const goesOn = (section) => hasMore(sectionOf(now().spec, section), section);

  /**
   * Watches the button that ends the last section. A list in the middle grows only when its button is pressed: else
   * nobody could ever reach what is below it. Observing anew tells at once whether the button is still in sight.
   */
  function watch() {
    observer.disconnect();
    watched = byId("sections").lastElementChild?.querySelector("[data-more]") ?? null;
    if (watched) observer.observe(watched);
  }

  /** Loads the next page of a section, unless it is on its way. */
  function more(module) {
    const section = find(module);
    if (!section || !goesOn(section)) return Promise.resolve();
    if (!loading.has(module)) loading.set(module, load(section));
    return loading.get(module);
  }

  async function load(section) {
    const { module } = section;
    const { state, number, signal } = now();
    let problem = null;
    try {
      const page = section.page + 1;
      const { answer } = await search(state, { modules: [module], page, signal });
      if (number !== now().number) return;
      const next = answer.sections.find((part) => part.module === module);
      if (!next || next.status === "error") throw new Error(next?.error?.message ?? "The page was not answered.");
      const known = new Set(section.hits.map((hit) => hit.objectID));
      const fresh = (next.hits ?? []).filter((hit) => !known.has(hit.objectID));
      const start = (section.offset ?? 0) + section.hits.length;
      section.hits.push(...fresh);
      section.page = page;
      // A page without anything new is the end, whatever was announced.
      if (!fresh.length) section.nbPages = page + 1;
      append(section, fresh, start);
      turned({ ...now().state.pages, [module]: page });
    } catch (error) {
      if (error.name !== "AbortError") problem = error;
    }
    if (number !== now().number) return;
    loading.delete(module);
    // After a failure only the button goes on, so that a broken server is not asked again and again.
    if (problem) failed(problem.message);
    else watch();
  }

  function append(section, fresh, start) {
    const { spec, actions } = now();
    const element = byId("sections").querySelector(`[data-module="${CSS.escape(section.module)}"]`);
    const rows = rowsFrom(sectionOf(spec, section), section, fresh, start, actions);
    element?.querySelector("[data-rows]")?.append(...rows);
    if (goesOn(section)) return;
    const button = element?.querySelector("[data-more]");
    if (button && button === document.activeElement) (rows[0]?.querySelector("[data-row]") ?? rows[0])?.focus({ preventScroll: true });
    button?.remove();
  }

  /** Loads the pages that an address names. */
  async function catchUp(pages) {
    const { number } = now();
    for (const [module, page] of Object.entries(pages)) {
      for (;;) {
        const section = find(module);
        const before = section?.page;
        if (number !== now().number || !section || before >= Math.min(page, mostPages) || !goesOn(section)) break;
        await more(module);
        if (section.page === before) break;
      }
    }
  }

  return { more, watch, catchUp, forget: () => loading.clear() };
}
