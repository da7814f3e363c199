// The page as a whole: the state, when it is searched, and what is shown.
import { cost, listen, loadSpec, search } from "./api.js";
import { announce } from "./announce.js";
import { showChips } from "./chips.js";
import { showCompare } from "./compare.js";
import { byId, el, replace } from "./dom.js";
import { facetGroup } from "./facets.js";
import { prepareKeyboard } from "./keyboard.js";
import { clearNotice, showFailure, showInvalid, showLost } from "./notices.js";
import { openPanel, preparePanel } from "./panel.js";
import { runMonitor } from "./monitor.js";
import { showRequests } from "./requests.js";
import { preparePages } from "./scrolling.js";
import { sectionOf, showSections } from "./sections.js";
import { prepareTabs } from "./tabs.js";
import { exportTest } from "./test-export.js";
import { themeButton } from "./theme.js";
import { emptyState, readState, refinementCount, writeState } from "./url-state.js";
import { openAsk, openWhy } from "./why.js";

const box = byId("box");

let spec = { name: "Multihits", searchBox: {}, backends: [], sections: [] };
let state = emptyState();
let answer = null;
let asked = 0;
let running = new AbortController();
let viewing = new AbortController();
let typing;
const pager = preparePages({
  now: () => ({ spec, state, answer, number: asked, signal: running.signal, actions }),
  turned: (pages) => setState({ ...state, pages }, "replaceState"),
  failed: showFailure,
});

const actions = {
  change,
  why: (section, hit, position) => openWhy(state, sectionOf(spec, section), section, hit, position),
  ask: (section) => openAsk(state, sectionOf(spec, section), section),
  more: (module) => pager.more(module),
  again: () => searchNow(),
  fill: (text) => {
    submit(text);
    box.focus();
  },
};

const asYouType = () => spec.searchBox?.mode !== "onSubmit";

/**
 * Takes a choice of the reader: a new entry of the history, and a search. The text is that of the box, since the
 * choice may have been made before the newest text was searched. Null shows the same state again.
 */
function change(next) {
  if (next) {
    const query = asYouType() ? box.value : state.query;
    setState({ ...next, query, pages: {} }, "pushState");
    searchNow();
  }
  show();
}

function submit(text) {
  box.value = text;
  setState({ ...state, query: text, pages: {} }, "pushState");
  searchNow();
}

function setState(next, how) {
  state = next;
  history[how](null, "", `${location.pathname}${writeState(state)}`);
  showTitle();
}

function showTitle() {
  document.title = state.query ? `${state.query} – ${spec.name}` : spec.name;
}

async function searchNow() {
  clearTimeout(typing);
  running.abort();
  running = new AbortController();
  pager.forget();
  const number = ++asked;
  const { signal } = running;
  const slow = setTimeout(() => byId("sections").setAttribute("aria-busy", "true"), 300);
  refreshView();
  try {
    const result = await search(state, { signal });
    // An answer to an older text never replaces a newer one.
    if (number !== asked) return;
    answer = result.answer;
    clearNotice("failure");
    byId("timing").textContent = cost(result);
    const pages = { ...state.pages };
    show();
    announce(state, answer);
    await pager.catchUp(pages);
  } catch (error) {
    if (error.name !== "AbortError" && number === asked) showFailure(error.message);
  } finally {
    clearTimeout(slow);
    if (number === asked) byId("sections").removeAttribute("aria-busy");
  }
}

function show() {
  if (!answer) return;
  showSections(byId("sections"), spec, answer, state, actions);
  showChips(byId("chips"), spec, state, change);
  showFilters();
  pager.watch();
}

function showFilters() {
  const withFacets = spec.sections.filter((section) => section.kind !== "facet");
  const groups = withFacets.map((section) => {
    const found = answer.sections.find((part) => part.module === section.module);
    return facetGroup(spec, section, found, state, change);
  }).filter(Boolean);
  replace(byId("filters"), groups);
  const chosen = refinementCount(state);
  byId("filters").hidden = !groups.length;
  byId("filters-toggle").hidden = !groups.length;
  byId("filters-toggle").textContent = chosen ? `Filters (${chosen})` : "Filters";
  byId("columns").classList.toggle("with-filters", groups.length > 0);
}

/** Asks for what an open view beside the results shows. */
function refreshView() {
  viewing.abort();
  viewing = new AbortController();
  const { signal } = viewing;
  if (state.view === "requests") showRequests(byId("requests"), spec, state, signal);
  if (state.view === "compare") showCompare(byId("compare"), spec, state, signal);
  if (state.view === "monitor") runMonitor(byId("monitor"), signal);
}

function typed() {
  clearTimeout(typing);
  if (!asYouType()) return;
  typing = setTimeout(() => {
    setState({ ...state, query: box.value, pages: {} }, "replaceState");
    searchNow();
  }, spec.searchBox?.debounce ?? 100);
}

function showSpec() {
  byId("name").textContent = spec.name || "Multihits";
  const several = spec.backends?.length > 1;
  byId("backend-pick").hidden = !several;
  replace(byId("backend"), several ? [el("option", { value: "" }, "as in the spec"), ...spec.backends.map((name) => el("option", { value: name }, name))] : []);
}

function readAddress() {
  state = readState(location.search, spec);
  box.value = state.query;
  byId("backend").value = state.backend;
  tabs.select(state.view);
  showTitle();
}

async function load(keep) {
  try {
    spec = await loadSpec();
    clearNotice("failure");
  } catch (error) {
    showFailure(error.message);
    return;
  }
  const text = box.value;
  showSpec();
  readAddress();
  // What was typed before the spec was there, or is not searched yet, stays in the box.
  if (keep && text !== state.query) {
    box.value = text;
    if (asYouType()) setState({ ...state, query: text }, "replaceState");
  }
  await searchNow();
}

themeButton(byId("theme"));
preparePanel();
prepareKeyboard();
const tabs = prepareTabs((name) => {
  if (state.view !== name) setState({ ...state, view: name }, "replaceState");
  refreshView();
});
box.addEventListener("input", typed);
byId("form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (box.value !== state.query) submit(box.value);
  else searchNow();
});
byId("backend").addEventListener("change", (event) => change({ ...state, backend: event.target.value }));
byId("test").addEventListener("click", () => {
  if (answer) exportTest(spec, state, answer);
  else openPanel("A test of this query", el("p", {}, "There is no answer yet."));
});
byId("filters-toggle").addEventListener("click", (event) => {
  const open = byId("columns").classList.toggle("filters-open");
  event.currentTarget.setAttribute("aria-expanded", String(open));
});
window.addEventListener("popstate", () => {
  readAddress();
  searchNow();
});
listen({
  changed: (file) => {
    clearNotice("invalid", file);
    clearNotice("lost");
    load(true);
  },
  invalid: showInvalid,
  lost: showLost,
});
load(Boolean(box.value));
