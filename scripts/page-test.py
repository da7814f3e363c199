#!/usr/bin/env python3
"""Tries the page of `multihits serve` in a headless Chromium: page-test.py URL CHOICES-URL

The server at URL serves examples/movie-night beside a spec that ranks its films by year, the one at CHOICES-URL the
spec of check-page.sh that has choices from the start. Each check is a function; a
failed one is named with what it found, and the exit status is 1. Needs Chromium, its driver, and the packages selenium
and axe-playwright-python (for axe.min.js). What the example does not have (hostile records, suggestions, two backends)
is put into the answers on their way into the page, by a script that runs before its own.
"""

import pathlib
import shutil
import sys
import tempfile
import time
import traceback
import urllib.parse

import axe_playwright_python
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

sys.dont_write_bytecode = True
import chromium

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
AXE_RUN = """
const done = arguments[arguments.length - 1];
axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
  .then((r) => done(r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target.join(" ")).join(", "))))
  .catch((e) => done([String(e)]));
"""
# Changes the answers: a spec with suggestions, addresses and two backends, and hits that try to break out.
HOSTILE = """
const evil = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</scr" + "ipt>";
window.EventSource = class extends EventTarget {
  constructor() {
    super();
    window.events = this;
  }
  close() {}
};
const real = window.fetch;
window.fetch = async (path, options) => {
  // An answer that comes late, although nobody waits for it any more.
  if (options?.body?.includes('"slow"')) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    options.signal = undefined;
  }
  // The server has one backend; it answers for both.
  const response = await real(String(path).replace(/backend=(one|two)/, "module=movies"), options);
  if (!/api\\/v1\\/(spec|search)/.test(path) || !response.ok) return response;
  const body = await response.json();
  if (/spec/.test(path)) {
    body.backends = ["one", "two"];
    delete body.against;
    const [actors, movies] = body.sections;
    actors.role = "suggestions";
    movies.fields.push({ name: "poster", type: "url" }, { name: "photo", type: "url" }, { name: "site", type: "url" });
    movies.detail = ["site", "poster", "year"];
  } else {
    for (const section of body.sections) {
      if (section.module !== "movies" || !section.hits?.length) continue;
      section.title = evil;
      section.userData = [{ title: evil, link: "javascript:window.hacked=1" }];
      section.renderingContent = { redirect: { url: "javascript:window.hacked=1" } };
      section.facets = { genres: { [evil]: 3 }, ["__proto__"]: { x: 1 } };
      Object.assign(section.hits[0], {
        title: evil, year: evil, site: "javascript:window.hacked=1", poster: "javascript:window.hacked=1//x.png",
        photo: "https://pictures.invalid/x.png", _rankingInfo: { promoted: true },
        _highlightResult: { title: { value: evil + "<em><b>bold</b></em>", matchLevel: "full" } },
      });
    }
  }
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
};
"""


class Failure(Exception):
    """What was not as it should be."""


def check(condition, message):
    if not condition:
        raise Failure(message)


class Page:
    """A browser with the page, and what people do in it."""

    def __init__(self, base, width=1200, height=900, dark=False, script=None):
        self.base = base.rstrip("/") + "/"
        self.profile = tempfile.mkdtemp(prefix="page-test-")
        self.driver = chromium.start(f"--user-data-dir={self.profile}")
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )
        scheme = "dark" if dark else "light"
        self.command(
            "Emulation.setEmulatedMedia",
            features=[
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": "reduce"},
            ],
        )
        if script:
            self.command("Page.addScriptToEvaluateOnNewDocument", source=script)

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def open(self, query=""):
        self.driver.get(self.base + query)
        self.wait(lambda: self.all("#sections > *"), "the page shows an answer")

    def wait(self, condition, what, seconds=10):
        end = time.time() + seconds
        while time.time() < end:
            try:
                value = condition()
                if value:
                    return value
            except (StaleElementReferenceException, IndexError):
                pass
            time.sleep(0.05)
        raise Failure(f"not within {seconds} s: {what}")

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.wait(lambda: self.all(selector), selector)[0]

    def click(self, selector):
        self.run("arguments[0].scrollIntoView({ block: 'center' })", self.one(selector))
        self.one(selector).click()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def type(self, text):
        box = self.one("#box")
        box.send_keys(Keys.CONTROL, "a")
        box.send_keys(Keys.DELETE)
        box.send_keys(text)

    def names(self, module):
        return self.run(
            "return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent)",
            f'[data-module="{module}"] .hit-name',
        )

    def address(self):
        return urllib.parse.parse_qs(urllib.parse.urlsplit(self.driver.current_url).query, keep_blank_values=True)

    def focused(self):
        return self.run("return document.activeElement.id || document.activeElement.dataset.key || ''")

    def view(self, name):
        self.click(f"#tab-{name}")
        self.wait(lambda: self.all(f"#{name} > *"), f"the view {name} has something")

    def axe(self, where):
        self.run(AXE)
        found = self.driver.execute_async_script(AXE_RUN)
        check(not found, f"axe in {where}: " + "; ".join(found))
        wide = self.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        check(wide <= 0, f"{where} is {wide} pixels wider than the screen")

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def close(self):
        self.driver.quit()
        shutil.rmtree(self.profile, ignore_errors=True)


def typing_shows_hits(page):
    page.open()
    page.type("tom")
    page.wait(lambda: any("Tom Hanks" in name for name in page.names("actors")), "Tom Hanks among the actors")
    page.type("casabl")
    page.wait(lambda: page.names("movies")[:1] == ["Casablanca"], "Casablanca is the first film")
    check(page.all(".hit-name mark"), "the match is not marked")
    check(page.driver.title.startswith("casabl"), f"the title is {page.driver.title}")


def nothing_found_says_so(page):
    page.open()
    page.type("qqqqqq")
    page.wait(lambda: "No results for “qqqqqq”" in page.one("#sections").text, "No results for “qqqqqq”")


def address_holds_the_state(page):
    page.open()
    page.type("tom")
    page.wait(lambda: page.address().get("query") == ["tom"], "the text in the address")
    page.wait(lambda: page.names("actors"), "actors")
    page.click('[data-key="facet:movies/genres/Drama"]')
    page.wait(lambda: page.address().get("movies.genres") == ["Drama"], "the choice in the address")
    page.wait(lambda: page.all(".chip"), "a chip")
    page.wait(lambda: not page.all("#sections[aria-busy]"), "an answer")
    before = page.names("movies")
    page.driver.refresh()
    page.wait(lambda: page.names("movies"), "films after a reload")
    check(page.one("#box").get_attribute("value") == "tom", "the box is not filled after a reload")
    check(page.one('[data-key="facet:movies/genres/Drama"]').is_selected(), "the choice is lost after a reload")
    # Scrolling may have loaded more since.
    after = page.names("movies")
    check(after[: len(before)] == before[: len(after)], f"other films after a reload: {after}")
    page.driver.back()
    page.wait(lambda: "movies.genres" not in page.address() and not page.all(".chip"), "back takes the choice away")


def range_in_the_address(page):
    page.open("?query=&movies.year=1990..2000")
    page.wait(lambda: page.names("movies"), "films")
    chip = page.one(".chip").text
    check("1990" in chip and "2000" in chip, f"the chip of the range says {chip}")
    years = page.run(
        "return [...document.querySelectorAll('[data-module=movies] .hit-detail')].map((e) => parseInt(e.innerText))"
    )
    check(all(1990 <= year <= 2000 for year in years), f"years outside of the range: {years}")
    field = page.one('[data-key="range:movies/year/minimum"]')
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("1995", Keys.ENTER)
    page.wait(lambda: page.address().get("movies.year") == ["1995..2000"], "the new bound in the address")


def facet_and_its_chip(page):
    page.open("?query=to")
    total = page.one("[data-module=movies] .section-title .count").text
    box = page.one('[data-key="facet:movies/genres/Comedy"]')
    box.send_keys(Keys.SPACE)
    page.wait(lambda: page.one("[data-module=movies] .section-title .count").text != total, "fewer films")
    check(page.focused() == "facet:movies/genres/Comedy", f"the focus went to '{page.focused()}'")
    page.click(".chip")
    page.wait(lambda: page.one("[data-module=movies] .section-title .count").text == total, "all films again")
    check(not page.all(".chip"), "the chip is still there")


def scrolling_loads_more(page):
    page.open("?query=to")
    for _ in range(3):
        rows = len(page.names("movies"))
        page.run("window.scrollTo(0, document.body.scrollHeight)")
        page.wait(lambda: len(page.names("movies")) > rows, "more films by scrolling")
    page.wait(lambda: int(page.address().get("movies.page", ["0"])[0]) >= 3, "the page in the address")
    names = page.run("return [...document.querySelectorAll('[data-module=movies] .hit')].map((e) => e.dataset.key)")
    check(len(set(names)) == len(names), "a film is there twice")
    ranks = [int(rank.text) for rank in page.all("[data-module=movies] .rank")]
    check(ranks == list(range(1, len(ranks) + 1)), f"the places are {ranks}")
    page.driver.refresh()
    page.wait(lambda: len(page.names("movies")) >= 20, "the loaded pages after a reload")


def load_more_by_keyboard(page):
    page.open("?query=to")
    page.run("window.scrollTo(0, 0)")
    rows = len(page.names("movies"))
    page.run("document.querySelector('[data-more]').focus({ preventScroll: true })")
    page.run("document.activeElement.click()")
    page.wait(lambda: len(page.names("movies")) > rows, "more films by the button")


def why_panel_explains(page):
    page.open("?query=tom")
    page.click("[data-module=movies] .why")
    page.wait(lambda: page.all("dialog[open] table"), "tables of criteria")
    text = page.one("dialog").text
    for part in ["typo", "attribute", "proximity", "cast", "Place 1"]:
        check(part in text, f"the panel does not say {part}")
    page.one("#ask-object").send_keys("casablanca-1942", Keys.ENTER)
    page.wait(lambda: "nothing in the record matches" in page.one("dialog").text, "why Casablanca is not there")
    page.one("#ask-object").send_keys(Keys.ESCAPE)
    page.wait(lambda: not page.all("dialog[open]"), "Escape closes the panel")
    check(page.focused().startswith("why:"), f"the focus is at '{page.focused()}' afterwards")


def hostile_text_stays_text(page):
    page.open("?query=tom")
    page.wait(lambda: any("onerror" in name for name in page.names("movies")), "the hostile name as text")
    time.sleep(0.5)
    for view in ["requests", "compare", "results"]:
        page.view(view)
        page.wait(lambda: page.all(f"#{view} section, #{view} .card"), f"sections in {view}")
    page.click("[data-module=movies] .why")
    page.wait(lambda: page.all("dialog[open] .record"), "the panel")
    check(not page.run("return window.hacked"), "a script of a record ran")
    data = "#sections, #filters, #chips, #panel-body, #compare, #requests"
    count = (
        "return [...document.querySelectorAll(arguments[0])]"
        ".reduce((n, e) => n + e.querySelectorAll(arguments[1]).length, 0)"
    )
    for bad in [
        "script",
        "b",
        "svg",
        "iframe",
        "[onerror]",
        "[onload]",
        "[style*=url]",
        'img[src="x"]',
        'a[href^="javascript"]',
        'img[src^="javascript"]',
    ]:
        check(page.run(count, data, bad) == 0, f"an element {bad} came from data")
    pictures = page.run(
        "return [...document.querySelectorAll('#sections img')]"
        ".map((e) => [e.src, e.alt !== '', e.loading, e.referrerPolicy])"
    )
    check(
        all(p == ["https://pictures.invalid/x.png", True, "lazy", "no-referrer"] for p in pictures),
        f"pictures: {pictures}",
    )


def promoted_and_banners_are_marked(page):
    page.open("?query=tom")
    page.wait(lambda: "Promoted" in page.one("[data-module=movies]").text, "the promoted hit is marked")
    check("Banner" in page.one("[data-module=movies]").text, "the banner is not marked")


def suggestion_fills_the_box(page):
    page.open("?query=tom")
    page.one("#box").send_keys(Keys.ARROW_DOWN)
    page.wait(lambda: page.focused().startswith("suggestion:"), "the arrow goes to the suggestion")
    text = page.run("return document.activeElement.textContent")
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait(lambda: page.one("#box").get_attribute("value") == text, f"the box has {text}")
    page.wait(lambda: page.address().get("query") == [text], "the address has the suggestion")


def compare_shows_two_backends(page):
    page.open("?query=tom")
    check(page.one("#backend-pick").is_displayed(), "the backends cannot be chosen")
    page.view("compare")
    page.wait(lambda: page.all("#compare .pair") or page.all("#compare .failure"), "two lists, or why not")


def compare_shows_two_specs(page):
    page.open("?query=a&movies.genres=Drama")
    page.view("compare")
    names = [option.text for option in page.all("#compare select")[0].find_elements(By.TAG_NAME, "option")]
    check(len(names) == 2 and names[0] != names[1], f"the specs to choose from are {names}")
    page.wait(lambda: page.all("#compare .pair"), "two lists")
    titles = [title.text for title in page.all("#compare .pair h3")]
    check(names[0] in titles[0] and names[1] in titles[1], f"the lists are {titles}")
    # The other spec ranks films by year, the oldest first.
    marks = [mark.text.split("\n")[0] for mark in page.all("#compare .move")]
    check(any(mark.startswith(("▲", "▼", "new")) for mark in marks), f"what moved: {marks}")
    page.axe("two specs")


def late_answer_is_dropped(page):
    page.open()
    page.type("slow")
    page.wait(lambda: page.address().get("query") == ["slow"], "the slow text is searched")
    page.type("casabl")
    page.wait(lambda: page.address().get("query") == ["casabl"], "the next text is searched")
    time.sleep(1.5)
    check(page.one("[data-module=movies] .section-title .count").text == "1", "the late answer is shown")
    check("casabl" in page.driver.title, "the title is that of the late answer")


def invalid_spec_is_told(page):
    page.open("?query=tom")
    send = "window.events.dispatchEvent(new MessageEvent(arguments[0], { data: arguments[1] }))"
    page.run(send, "invalid", '{"diagnostics":[],"text":"search.yaml:3:1: error: <b>odd</b>"}')
    page.wait(lambda: "search.yaml:3:1" in page.one("#notices").text, "the diagnostics are shown")
    check(not page.all("#notices b"), "markup of a diagnostic became an element")
    page.axe("a spec with errors")
    page.run(send, "changed", "{}")
    page.wait(lambda: not page.all("#notices > *"), "the banner goes away")
    check(page.one("#box").get_attribute("value") == "tom", "the state is lost")


def keyboard_goes_through_hits(page):
    page.open("?query=tom")
    page.run("document.activeElement.blur()")
    page.one("body").send_keys("/")
    check(page.focused() == "box", f"/ goes to '{page.focused()}'")
    check(page.one("#box").get_attribute("value") == "tom", "/ was typed into the box")
    keys = page.run("return [...document.querySelectorAll('#sections [data-row]')].map((e) => e.dataset.key)")
    for key in keys[:4]:
        page.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        check(page.focused() == key, f"the arrow went to '{page.focused()}' instead of '{key}'")
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait(lambda: page.all("dialog[open]"), "Enter opens the panel")
    page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    page.wait(lambda: page.focused() == keys[3], "the focus is back at the hit")
    for _ in range(4):
        page.driver.switch_to.active_element.send_keys(Keys.ARROW_UP)
    check(page.focused() == "box", "the arrow does not go back to the box")


def skip_link_comes_first(page):
    page.open("?query=tom")
    page.run("document.activeElement.blur(); window.scrollTo(0, 0)")
    page.one("body").send_keys(Keys.TAB)
    check(page.run("return document.activeElement.className") == "skip", "the skip link is not first")
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait(lambda: page.focused() == "results", "the skip link leads to the results")


def tabs_by_keyboard(page):
    page.open("?query=tom")
    page.one("#tab-results").send_keys(Keys.ARROW_RIGHT)
    check(page.focused() == "tab-requests", "the arrow does not go to the next tab")
    page.wait(lambda: "query" in page.one("#requests").text, "the requests are shown")
    check(not page.one("#results").is_displayed(), "the results are still shown")


def counts_are_announced(page):
    page.open()
    live = page.one("#live")
    check(live.get_attribute("aria-live") == "polite", "the live region is not polite")
    page.type("tom")
    page.wait(lambda: "Actors: " in live.get_attribute("textContent"), "the counts are said")
    page.type("qqqqqq")
    page.wait(lambda: "No results" in live.get_attribute("textContent"), "no results are said")


def requests_are_shown(page):
    page.open("?query=tom")
    page.view("requests")
    text = page.wait(lambda: "hitsPerPage" in page.one("#requests").text and page.one("#requests").text, "parameters")
    check('"query": "tom"' in text, "the query is not there")
    # What it says is there for a moment only, which a busy machine may miss.
    page.run("""
      window.said = [];
      new MutationObserver(() => said.push(document.querySelector("#requests .card button").textContent))
        .observe(document.querySelector("#requests"), { childList: true, subtree: true });""")
    page.click("#requests .card button")
    page.wait(lambda: {"Copied", "Not copied"} & set(page.run("return window.said")), "the button says what it did")


def test_is_written(page):
    page.open("?query=tom&movies.genres=Drama")
    page.click("#test")
    text = page.wait(lambda: page.one("dialog[open] pre").text, "the test")
    for part in ["- query: tom", "filters: { movies: '", "expect:", "actors: { status: ok, first: [tom-hardy"]:
        check(part in text, f"the test does not have {part!r}: {text}")


def monitor_asks_only_while_open(page):
    page.open("?query=tom")
    asked = "return performance.getEntriesByType('resource').filter((e) => /requests$/.test(e.name)).length"
    check(page.run(asked) == 0, "the monitor asks while it is closed")
    page.view("monitor")
    page.wait(lambda: page.run(asked) >= 2, "the monitor asks again")
    check("doubled" in page.one("#monitor").text.lower(), "the doubled ones are not named")
    page.view("results")
    time.sleep(0.3)
    before = page.run(asked)
    time.sleep(2.5)
    check(page.run(asked) == before, "the monitor still asks")


def theme_is_kept(page):
    page.open()
    ground = "return getComputedStyle(document.documentElement).backgroundColor"
    page.run("localStorage.clear()")
    page.driver.refresh()
    page.click("#theme")
    light = page.run(ground)
    page.click("#theme")
    dark = page.run(ground)
    check(light != dark, "the themes look the same")
    page.driver.refresh()
    check(page.one("#theme").text.endswith("dark") and page.run(ground) == dark, "the theme is lost after a reload")
    page.run("localStorage.clear()")


def accessible(page):
    page.open("?query=tom&movies.genres=Drama")
    page.wait(lambda: page.all(".chip"), "a chip")
    page.axe("results")
    if page.one("#filters-toggle").is_displayed():
        page.click("#filters-toggle")
        page.axe("filters")
    page.click(".why")
    page.wait(lambda: page.all("dialog[open] table"), "the panel")
    page.one("#ask-object").send_keys("casablanca-1942", Keys.ENTER)
    page.wait(lambda: page.all("dialog[open] [role=status] p, dialog[open] [role=status] li"), "an answer in the panel")
    page.axe("why")
    page.click("#panel-close")
    page.click("#test")
    page.wait(lambda: page.all("dialog[open] pre"), "the test")
    page.axe("test")
    page.click("#panel-close")
    for view in ["requests", "compare", "monitor"]:
        page.view(view)
        time.sleep(0.3)
        page.axe(view)
    page.open("?query=qqqqqq")
    page.wait(lambda: page.all(".no-results"), "no results")
    page.axe("no results")


def total(page):
    return int(page.one("[data-module=goods] .section-title .count").text)


def lists_keep_their_values(page):
    page.open("?query=red")
    page.wait(lambda: page.names("goods"), "goods")
    detail = page.run("return document.querySelector('[data-module=goods] .hit-detail').innerHTML")
    check(detail.startswith("new, <mark>red</mark>"), f"the list is shown as {detail}")


def numbers_are_those_of_the_record(page):
    page.open("?query=coat")
    page.wait(lambda: page.names("goods"), "goods")
    detail = page.one("[data-module=goods] .hit-detail").text
    number = int(detail.rsplit(" ", 1)[1])
    check(number in range(12345678901234567890, 12345678901234567914), f"the details are {detail}")
    prices = [e.text for e in page.all("[data-module=prices] .hit-detail")]
    check("10.50" in prices, f"the prices are {prices}")
    # A number is no name, however it is written.
    check(page.names("bare") == ["Red coat"], f"the names without a schema are {page.names('bare')}")
    check("4.0" in page.one("[data-module=bare] .hit-detail").text, "the rating is another number")


def suggestions_go_on(page):
    page.open("?query=coat")
    suggestions = lambda: [e.text for e in page.all("[data-module=hints] .suggestion")]
    for count in [6, 9]:
        page.wait(lambda: page.all("[data-more=hints]"), "a button")
        page.click("[data-more=hints]")
        page.wait(lambda: len(suggestions()) == count, f"{count} suggestions")
    check(len(set(suggestions())) == 9, f"the suggestions are {suggestions()}")


def choices_of_the_spec_are_there(page):
    page.open("?query=coat")
    page.wait(lambda: page.names("goods"), "goods")
    check(total(page) == 8, f"there are {total(page)} goods at first")
    check(not page.all("[data-module=goods] > .note"), "filters are told that can be seen")
    chosen = lambda: [e.get_attribute("data-key") for e in page.all("[data-key^='facet:goods/tags/']:checked")]
    check(chosen() == ["facet:goods/tags/new", "facet:goods/tags/sale"], f"chosen are {chosen()}")
    page.one('[data-key="facet:goods/tags/old"]').send_keys(Keys.SPACE)
    page.wait(lambda: total(page) == 12, "the old ones beside them")
    check(sorted(page.address()["goods.tags"]) == ["new", "old", "sale"], f"the address is {page.address()}")
    for value in ["new", "old", "sale"]:
        page.one(f'[data-key="facet:goods/tags/{value}"]').send_keys(Keys.SPACE)
        page.wait(lambda: f"facet:goods/tags/{value}" not in chosen(), f"{value} is taken off")
    page.wait(lambda: total(page) == 12 and page.address().get("goods.tags") == [".."], "nothing is chosen")
    page.driver.refresh()
    page.wait(lambda: page.names("goods") and total(page) == 12 and not chosen(), "the same after a reload")
    page.click(".chip")
    page.wait(lambda: total(page) == 8, "the choice of the spec again")


def numbers_of_the_spec_are_values(page):
    page.open("?query=coat")
    page.wait(lambda: page.all('[data-key="facet:bare/size/1"]:checked'), "the chosen size")
    page.one('[data-key="facet:bare/size/3"]').send_keys(Keys.SPACE)
    page.wait(lambda: page.address().get("bare.size") == ["1", "3"], "another size beside it")
    page.wait(lambda: len(page.names("bare")) == 2, "coats of both sizes")
    page.one('[data-key="facet:bare/size/1"]').send_keys(Keys.SPACE)
    page.wait(lambda: page.names("bare") == ["Old coat"], "the other size alone")


def place_of_the_spec_is_left(page):
    page.open("?query=coat")
    page.wait(lambda: page.all('[data-key="tree:goods/Clothes > 0"]'), "the places below that of the spec")
    pressed = lambda name: page.one(f'[data-key="tree:goods/{name}"]').get_attribute("aria-pressed") == "true"
    check(pressed("Clothes"), "the place of the spec is not marked")
    page.click('[data-key="tree:goods/Toys"]')
    page.wait(lambda: page.address().get("goods.cat.lvl0") == ["Toys"] and pressed("Toys"), "another place")
    page.click('[data-key="tree:goods/Toys"]')
    page.wait(lambda: page.address().get("goods.cat.lvl0") == [""] and total(page) == 16, "no place")
    page.click('[data-key="tree:goods/Clothes"]')
    page.wait(lambda: "goods.cat.lvl0" not in page.address() and total(page) == 8, "the place of the spec")


def facet_may_be_called_page(page):
    page.open("?query=coat")
    page.wait(lambda: page.names("goods"), "goods")
    page.one('[data-key="facet:goods/page/1"]').send_keys(Keys.SPACE)
    page.wait(lambda: page.address().get("goods.page") == ["=1"], "the value in the address")
    count = total(page)
    page.driver.refresh()
    page.wait(lambda: page.names("goods") and total(page) == count and page.all(".chip"), "the same after a reload")


def values_stand_by_name(page):
    page.open("?query=coat")
    page.wait(lambda: page.names("goods"), "goods")
    names = [e.get_attribute("data-key").split("/")[-1] for e in page.all("[data-key^='facet:goods/tags/']")]
    check(names == ["blue", "new", "old", "red", "sale"], f"the values stand as {names}")


def no_hits_are_wanted(page):
    page.open("?query=coat")
    page.wait(lambda: "hitsPerPage is 0" in page.one("[data-module=none]").text, "why nothing is shown")


def fits_a_narrow_screen(page):
    page.open("?query=coat")
    page.wait(lambda: page.names("goods"), "goods")
    widths = page.run("return [document.documentElement.scrollWidth, innerWidth]")
    check(widths[0] <= widths[1], f"the page is {widths[0]} pixels wide on {widths[1]}")


GENERAL = [
    typing_shows_hits,
    nothing_found_says_so,
    address_holds_the_state,
    range_in_the_address,
    facet_and_its_chip,
    scrolling_loads_more,
    load_more_by_keyboard,
    why_panel_explains,
    keyboard_goes_through_hits,
    skip_link_comes_first,
    tabs_by_keyboard,
    counts_are_announced,
    requests_are_shown,
    compare_shows_two_specs,
    test_is_written,
    monitor_asks_only_while_open,
    theme_is_kept,
]
CHOICES = [
    lists_keep_their_values,
    numbers_are_those_of_the_record,
    suggestions_go_on,
    choices_of_the_spec_are_there,
    numbers_of_the_spec_are_values,
    place_of_the_spec_is_left,
    facet_may_be_called_page,
    values_stand_by_name,
    no_hits_are_wanted,
]
CHANGED_ANSWERS = [
    hostile_text_stays_text,
    promoted_and_banners_are_marked,
    suggestion_fills_the_box,
    compare_shows_two_backends,
    late_answer_is_dropped,
    invalid_spec_is_told,
]


def run(base, title, checks, errors_count=True, **options):
    failures = 0
    page = Page(base, **options)
    try:
        for function in checks:
            name = f"{function.__name__}{title}"
            try:
                page.errors()
                function(page)
                errors = page.errors() if errors_count else []
                check(not errors, "the console has errors: " + "; ".join(errors))
                print(f"ok      {name}", flush=True)
            except Failure as failure:
                failures += 1
                print(f"FAILED  {name}: {failure}", flush=True)
            except WebDriverException as error:
                failures += 1
                print(f"FAILED  {name}: {error.msg}\n{traceback.format_exc()}", flush=True)
    finally:
        page.close()
    return failures


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: page-test.py URL CHOICES-URL")
    base, choices = sys.argv[1:]
    failures = run(base, "", GENERAL)
    # A picture that does not exist and backends that the server does not know are errors on the console.
    failures += run(base, "", CHANGED_ANSWERS, errors_count=False, script=HOSTILE)
    failures += run(choices, "", CHOICES)
    failures += run(choices, " (320 px)", [fits_a_narrow_screen], width=320)
    for dark in [False, True]:
        for width in [360, 1200]:
            failures += run(base, f" ({'dark' if dark else 'light'}, {width} px)", [accessible], width=width, dark=dark)
    print(f"{failures} failed" if failures else "all passed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
