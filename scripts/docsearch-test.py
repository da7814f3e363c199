#!/usr/bin/env python3
"""Asks a server with DocSearch in a headless Chromium: docsearch-test.py BINARY [CHECK ...]

The JavaScript is Algolia's own, from the package `sphinx-docsearch`, and is loaded as it is. The program serves records
in the form of DocSearch's crawler, with the crawler's settings; a small page beside it has the search box. A line says
what each check came to; CHECK runs those alone whose names contain one of these texts. Needs Chromium, its driver, and
the packages selenium and sphinx-docsearch.
"""

import http.server
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

sys.dont_write_bytecode = True

# The server and the page are on this machine, where no proxy leads.
for variable in [variable for variable in os.environ if variable.lower().endswith("_proxy")]:
    del os.environ[variable]

try:
    import chromium
    from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    # The package is not imported, since that would load all of Sphinx.
    STATIC = pathlib.Path(importlib.util.find_spec("sphinx_docsearch").origin).parent / "static"
except (ImportError, AttributeError):
    sys.exit("install 'selenium>=4.20,<5' and 'sphinx-docsearch>=0.3.2,<0.4' first")

LEVELS = [f"lvl{level}" for level in range(7)]
# What the crawler sets unless a site says otherwise.
SETTINGS = {
    "attributesForFaceting": ["type", "lang"],
    "attributesToRetrieve": ["hierarchy", "content", "anchor", "url", "url_without_anchor", "type"],
    "attributesToHighlight": ["hierarchy", "content"],
    "attributesToSnippet": ["content:10"],
    "camelCaseAttributes": ["hierarchy", "content"],
    "searchableAttributes": [f"unordered(hierarchy.{level})" for level in LEVELS] + ["content"],
    "distinct": True,
    "attributeForDistinct": "url",
    "customRanking": ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
    "ranking": ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
    "highlightPreTag": '<span class="algolia-docsearch-suggestion--highlight">',
    "highlightPostTag": "</span>",
    "minWordSizefor1Typo": 3,
    "minWordSizefor2Typos": 7,
    "allowTyposOnNumericTokens": False,
    "minProximity": 1,
    "ignorePlurals": True,
    "advancedSyntax": True,
    "attributeCriteriaComputedByMinProximity": True,
    "removeWordsIfNoResults": "allOptional",
}
# Sites of documentation: index, language, lvl0, lvl1, and for each heading its anchor, its level, its text and what
# stands below it. Text is escaped as the crawler does it.
PAGES = [
    ("docs", "en", "Guide", "Getting started", "start.html", [
        ("install", 2, "Install", ["Download the program and put it into your path."]),
        ("first-search", 2, "First search", ["Search the films. There is no configuration to write."]),
    ]),
    ("docs", "en", "Guide", "Configuration", "configuration.html", [
        ("files", 2, "Configuration files", [
            "The configuration is read from the file that --config &lt;file&gt; names, which may be written in YAML.",
            "Several configuration files are merged.",
        ]),
        ("merging", 3, "Merging", ["Later values win over earlier ones."]),
        ("secrets", 2, "Secrets", ["Keep secrets out of configuration files."]),
    ]),
    ("docs", "en", "Reference", "Functions", "functions.html", [
        ("loadconfig", 2, "loadConfig", ["Reads a file."]),
        ("confirm", 2, "confirm", ["Asks before something is removed."]),
        ("search", 2, "search", ["Finds records by their words."]),
    ]),
    ("docs", "de", "Anleitung", "Einstellungen", "de/einstellungen.html", [
        ("dateien", 2, "Dateien", ["Das Programm liest conf.yaml."]),
    ]),
    ("blog", "en", "Blog", "Conference report", "blog/conference.html", [
        ("talks", 2, "Talks", ["We met at a conference."]),
    ]),
]
# The page. What a check wants of DocSearch beside the ordinary stands in its address.
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Documentation</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docsearch.css">
<h1>Documentation</h1>
<div id="docsearch"></div>
<script src="/docsearch.js"></script>
<script>
  const server = new URL(%(server)s);
  const { ownClient, ...wanted } = JSON.parse(new URLSearchParams(location.search).get("options") ?? "{}");
  // DocSearch hands over the client that it has made; its transport keeps the hosts in this array.
  const otherHost = (client) => {
    const host = { url: server.hostname, port: Number(server.port), protocol: "http", accept: "readWrite" };
    client.transporter.hosts.splice(0, Infinity, host);
    return client;
  };
  // Or a client of the page's own takes its place.
  const otherClient = {
    search: async (request) => {
      const headers = {
        "content-type": "application/json", "x-algolia-application-id": "local", "x-algolia-api-key": "local",
      };
      const body = JSON.stringify(request);
      return (await fetch(new URL("/1/indexes/*/queries", server), { method: "POST", headers, body })).json();
    },
  };
  // An index that is named both by `indexName` and in `indices` would be asked twice.
  const indexName = wanted.indices ? undefined : "docs";
  // DocSearch calls these as it begins to heed the keys of its new state. It looks open before, even with the focus in
  // its box, but ignores what is pressed.
  const mark = (state) => () => { document.body.dataset.state = state; };
  docsearch({
    onReady: mark("closed"), onOpen: mark("open"), onClose: mark("closed"),
    container: "#docsearch", appId: "local", apiKey: "local", indexName, ...wanted,
    transformSearchClient: ownClient ? () => otherClient : otherHost,
  });
</script>
"""


class Failure(Exception):
    """What was not as it should be."""


def check(condition, message):
    if not condition:
        raise Failure(message)


def records(base):
    """The records of all indices, as the crawler makes them: one for each heading and one for each paragraph."""
    made = {}
    for index, language, lvl0, lvl1, path, headings in PAGES:
        of_index = made.setdefault(index, [])
        position = 0
        hierarchy = dict.fromkeys(LEVELS) | {"lvl0": lvl0, "lvl1": lvl1}

        def add(kind, anchor, content=None):
            nonlocal position
            url = base + "/" + path
            of_index.append({
                "objectID": f"{position}-{url}",
                "url": f"{url}#{anchor}" if anchor else url,
                "url_without_anchor": url,
                "anchor": anchor,
                "type": kind,
                "lang": language,
                "content": content,
                "hierarchy": dict(hierarchy),
                "weight": {
                    "pageRank": 0, "level": 0 if content else 100 - 10 * int(kind[-1]), "position": position},
                "recordVersion": "v3",
            })
            position += 1

        add("lvl1", None)
        for anchor, level, text, paragraphs in headings:
            hierarchy.update(dict.fromkeys(LEVELS[level:]))
            hierarchy[f"lvl{level}"] = text
            add(f"lvl{level}", anchor)
            for paragraph in paragraphs:
                add("content", anchor, paragraph)
    return made


class Pages(http.server.BaseHTTPRequestHandler):
    """Answers with the files of DocSearch, and with the page for every other path."""

    server_address = None

    def do_GET(self):  # pylint: disable=invalid-name
        name = urllib.parse.urlsplit(self.path).path.lstrip("/")
        if name in ("docsearch.js", "docsearch.css"):
            kind, body = "text/" + ("javascript" if name.endswith("js") else "css"), (STATIC / name).read_bytes()
        else:
            kind, body = "text/html", (PAGE % {"server": json.dumps(Pages.server_address)}).encode()
        self.send_response(200)
        self.send_header("content-type", kind + "; charset=utf-8")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format, *args):  # pylint: disable=redefined-builtin
        pass


class Program:
    """The program, which serves the records."""

    def __init__(self, binary, folder, base):
        indices = records(base)
        for name, content in indices.items():
            pathlib.Path(folder, f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
        # JSON is YAML, so that the spec needs no other package.
        spec = pathlib.Path(folder, "search.json")
        spec.write_text(json.dumps({
            "version": 1,
            "name": "Documentation",
            "indices": {name: {"records": f"{name}.json", "settings": SETTINGS} for name in indices},
            "indexModules": [{"id": name, "indexName": name, "hit": {"url": "string"}} for name in indices],
        }), encoding="utf-8")
        # The server ends with its standard input, so that it never outlives this script.
        self.process = subprocess.Popen(
            [binary, "serve", str(spec), "--listen", "127.0.0.1:0", "--until-stdin-closes", "--strict"],
            env=dict(os.environ, XDG_CACHE_HOME=os.path.join(folder, "cache"), TERM="dumb"),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        if not self.url.startswith("http://"):
            raise SystemExit(f"the server did not start: {self.url!r}")

    def ask(self, method, path):
        request = urllib.request.Request(self.url + path, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def end(self):
        """Ends the server; returns its exit code."""
        self.process.stdin.close()
        return self.process.wait(timeout=20)


class Browser:
    """A browser with the page, and what people do in it."""

    def __init__(self, base, program):
        self.base, self.program = base, program
        # What all checks together have caused.
        self.requests, self.errors, self.hosts = [], [], set()
        self.profile = tempfile.mkdtemp(prefix="docsearch-test-")
        self.driver = chromium.start("--window-size=1200,900", f"--user-data-dir={self.profile}")

    def open(self, path="/", **options):
        """Loads the page as somebody would who was never here before."""
        self.driver.get(self.base + "/docsearch.css")
        self.run("localStorage.clear(); sessionStorage.clear()")
        self.program.ask("POST", "/api/v1/reset")
        self.driver.get(self.base + path + "?" + urllib.parse.urlencode({"options": json.dumps(options)}))
        self.one("[data-state=closed] .DocSearch-Button")

    def search(self, text, **options):
        """Loads the page, opens the dialog and types."""
        self.open(**options)
        self.one(".DocSearch-Button").click()
        self.type(text)

    def type(self, text):
        """Types letter by letter, each after the answer to the one before, so that no request is given up."""
        box = self.one(".DocSearch-Input")
        for letter in text:
            before = self.counts()["requests"]
            box.send_keys(letter)
            self.wait(lambda: self.counts()["requests"] > before, f"a request after the letter {letter}")
            time.sleep(0.1)

    def keys(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    def press_ctrl_k(self):
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()

    def wait_for_dialog(self):
        """Waits until the dialog is open, heeds keys, and has the focus."""
        self.one("[data-state=open] .DocSearch-Modal")
        self.wait(
            lambda: self.run("return document.activeElement.className") == "DocSearch-Input", "the focus in the box")

    def counts(self):
        return self.program.ask("GET", "/api/v1/requests")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition, what, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
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

    def groups(self):
        """The headings in the dialog, each with its hits: the address without the host, the text and the marks."""
        return self.run("""
            return [...document.querySelectorAll(".DocSearch-Dropdown .DocSearch-Hits")].map((group) => [
              group.querySelector(".DocSearch-Hit-source").textContent,
              [...group.querySelectorAll(".DocSearch-Hit a")].map((hit) => ({
                url: hit.href.replace(location.origin, ""),
                text: hit.textContent,
                marks: [...hit.querySelectorAll("mark")].map((mark) => mark.textContent),
              })),
            ])""")

    def urls(self):
        return [hit["url"] for _, hits in self.groups() for hit in hits]

    def settle(self, wanted, what):
        """Waits until the addresses of the hits are as they should be, in any order."""
        try:
            self.wait(lambda: sorted(self.urls()) == sorted(wanted), what)
        except Failure as failure:
            raise Failure(f"{failure}; there are {self.urls()}") from None

    def path(self):
        return self.driver.current_url.removeprefix(self.base)

    def note(self):
        """Keeps what the check has caused, for the checks at the end."""
        self.requests += self.counts()["recent"]
        self.errors += [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        self.hosts |= set(self.run(
            "return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin)"))

    def close(self):
        self.driver.quit()
        shutil.rmtree(self.profile, ignore_errors=True)


# What the query 'conf' should find. Of a heading and the paragraphs below it, which share their address, one is shown.
OF_CONF = [
    "/start.html#first-search",
    "/configuration.html",
    "/configuration.html#files",
    "/configuration.html#merging",
    "/configuration.html#secrets",
    "/functions.html#confirm",
    "/functions.html#loadconfig",
    "/de/einstellungen.html#dateien",
]


def the_button_opens_the_dialog(browser):
    browser.open()
    browser.one(".DocSearch-Button").click()
    browser.wait_for_dialog()
    browser.keys(Keys.ESCAPE)
    browser.wait(lambda: not browser.all(".DocSearch-Modal"), "Escape closes the dialog")


def ctrl_k_opens_the_dialog(browser):
    browser.open()
    browser.press_ctrl_k()
    browser.wait_for_dialog()
    browser.press_ctrl_k()
    browser.wait(lambda: not browser.all(".DocSearch-Modal"), "the same keys close the dialog")


def letters_bring_hits_in_groups(browser):
    browser.search("conf")
    browser.settle(OF_CONF, "the hits for 'conf'")
    groups = dict(browser.groups())
    check(sorted(groups) == ["Anleitung", "Guide", "Reference"], f"the groups are {list(groups)}")
    check(len(browser.groups()) == 3, "a group is there twice")
    for lvl0, start in [("Guide", ("/start", "/configuration")), ("Reference", "/functions"), ("Anleitung", "/de/")]:
        wrong = [hit["url"] for hit in groups[lvl0] if not hit["url"].startswith(start)]
        check(not wrong, f"in the group {lvl0} are {wrong}")


def matches_are_marked(browser):
    browser.search("conf")
    browser.settle(OF_CONF, "the hits for 'conf'")
    for hit in [hit for _, hits in browser.groups() for hit in hits]:
        check(hit["marks"], f"nothing is marked in {hit}")
        wrong = [mark for mark in hit["marks"] if mark.lower() != "conf"]
        check(not wrong, f"{wrong} is marked in {hit}")
        check("&lt;" not in hit["text"] and "<mark" not in hit["text"], f"markup is shown as text in {hit}")


def paragraphs_are_cut_around_the_match(browser):
    browser.search("yaml")
    browser.settle(["/configuration.html#files", "/de/einstellungen.html#dateien"], "the hits for 'yaml'")
    hit = [hit for _, hits in browser.groups() for hit in hits if hit["url"].endswith("#files")][0]
    check(hit["marks"] == ["YAML"], f"the marks are {hit['marks']}")
    check("…" in hit["text"] and "<file>" in hit["text"], f"the text is {hit['text']}")


def best_hits_come_first(browser):
    browser.search("configuration")
    browser.wait(lambda: browser.urls()[:1] == ["/configuration.html"], "the page about it first")


def typos_are_forgiven(browser):
    browser.search("confguration")
    browser.wait(lambda: "/configuration.html" in browser.urls(), "hits in spite of the typo")


def enter_goes_to_the_first_hit(browser):
    browser.search("conf")
    browser.settle(OF_CONF, "the hits for 'conf'")
    first = browser.urls()[0]
    browser.keys(Keys.ENTER)
    browser.wait(lambda: browser.path() == first, f"the address {first}")


def arrows_choose_another_hit(browser):
    browser.search("conf")
    browser.settle(OF_CONF, "the hits for 'conf'")
    third = browser.urls()[2]
    browser.keys(Keys.ARROW_DOWN)
    browser.keys(Keys.ARROW_DOWN)
    browser.wait(lambda: browser.all(".DocSearch-Hit[aria-selected=true]"), "a chosen hit")
    browser.keys(Keys.ENTER)
    browser.wait(lambda: browser.path() == third, f"the address {third}")


def chosen_hits_are_remembered(browser):
    browser.search("loadconf")
    browser.settle(["/functions.html#loadconfig"], "the hit for 'loadconf'")
    browser.keys(Keys.ENTER)
    browser.wait(lambda: browser.path() == "/functions.html#loadconfig", "the address of the hit")
    browser.one(".DocSearch-Button").click()
    browser.settle(["/functions.html#loadconfig"], "the hit among the recent ones")


def nothing_found_says_so(browser):
    browser.search("qqqqqq")
    browser.wait(lambda: 'No results found for "qqqqqq"' in browser.one(".DocSearch-NoResults").text, "No results")
    check(not browser.urls(), f"there are {browser.urls()}")


def facet_filters_choose_the_language(browser):
    browser.search("conf", searchParameters={"facetFilters": ["lang:de", ["type:lvl1", "type:content"]]})
    browser.settle(["/de/einstellungen.html#dateien"], "the German hit alone")


def two_indices_are_asked_at_once(browser):
    browser.search("conf", indices=["docs", {"name": "blog", "searchParameters": {"hitsPerPage": 1}}])
    browser.wait(lambda: "Blog" in dict(browser.groups()), "a group of the second index")
    check(sum("/blog/" in url for url in browser.urls()) == 1, f"there are {browser.urls()}")
    check("Guide" in dict(browser.groups()), "there is no group of the first index")
    counts = browser.counts()
    check(counts["requests"] == 4 and counts["queries"] == 8, f"counted were {counts}")


def a_client_of_the_page_itself(browser):
    browser.search("conf", ownClient=True)
    browser.settle(OF_CONF, "the hits for 'conf'")


def queries_are_counted(browser):
    browser.search("conf")
    browser.settle(OF_CONF, "the hits for 'conf'")
    counts = browser.counts()
    texts = [query["query"] for request in reversed(counts["recent"]) for query in request["queries"]]
    check(texts == ["c", "co", "con", "conf"], f"asked was {texts}")
    numbers = {"requests": 4, "queries": 4, "doubled": 0, "empty": 0, "mostQueriesOfKeystroke": 1}
    wrong = {name: counts[name] for name, number in numbers.items() if counts[name] != number}
    check(not wrong, f"counted were {wrong} instead of {numbers}")
    check(len(counts["keystrokes"]) == 4, f"the keystrokes are {counts['keystrokes']}")


def every_request_was_answered(browser):
    check(browser.requests, "there were no requests")
    failed = [request for request in browser.requests if request["status"] != 200]
    check(not failed, f"failed have {failed}")


def every_parameter_had_its_effect(browser):
    warned = [request for request in browser.requests if request["warnings"]]
    check(not warned, f"warnings have {warned}")


def the_console_has_no_errors(browser):
    check(not browser.errors, "the console has errors: " + "; ".join(browser.errors))


def nothing_was_asked_elsewhere(browser):
    check(browser.program.url in browser.hosts, f"the requests are not among {browser.hosts}")
    # The icon is in the page itself, which has no host.
    wrong = browser.hosts - {browser.base, browser.program.url, "null"}
    check(not wrong, f"something was loaded from {wrong}")


CHECKS = [
    the_button_opens_the_dialog,
    ctrl_k_opens_the_dialog,
    letters_bring_hits_in_groups,
    matches_are_marked,
    paragraphs_are_cut_around_the_match,
    best_hits_come_first,
    typos_are_forgiven,
    enter_goes_to_the_first_hit,
    arrows_choose_another_hit,
    chosen_hits_are_remembered,
    nothing_found_says_so,
    facet_filters_choose_the_language,
    two_indices_are_asked_at_once,
    a_client_of_the_page_itself,
    queries_are_counted,
]
# These look at what the others have caused.
AFTERWARDS = [
    every_request_was_answered,
    every_parameter_had_its_effect,
    the_console_has_no_errors,
    nothing_was_asked_elsewhere,
]


def run(browser, wanted):
    """Runs the checks; returns how many passed and failed."""
    passed = failed = 0
    for function in CHECKS + AFTERWARDS:
        name = function.__name__.replace("_", " ")
        if wanted and function in CHECKS and not any(text in name for text in wanted):
            continue
        try:
            try:
                function(browser)
            finally:
                if function in CHECKS:
                    browser.note()
        # Whatever the browser raises fails its check and no other.
        except (Failure, WebDriverException, OSError, LookupError, TypeError) as error:
            failed += 1
            print(f"FAIL {name}: {error if isinstance(error, Failure) else repr(error)}", flush=True)
        else:
            passed += 1
            print(f"ok   {name}", flush=True)
    return passed, failed


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    pages = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    threading.Thread(target=pages.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{pages.server_port}"
    with tempfile.TemporaryDirectory() as folder:
        program = Program(os.path.abspath(sys.argv[1]), folder, base)
        Pages.server_address = program.url
        try:
            browser = Browser(base, program)
            try:
                passed, failed = run(browser, sys.argv[2:])
            finally:
                browser.close()
        finally:
            code = program.end()
            pages.shutdown()
    if code != 0:
        failed += 1
        print(f"FAIL the server ended with {code}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
