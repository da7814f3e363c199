"""Writes the tables of README.md out of the saved results."""

from . import figures, machine, targets
from .corpora import CORPORA
from .scenarios import LANES, SCENARIOS
from .workspace import BENCHMARKS, say

START = "<!-- Figures: written by `python3 Benchmarks/engine.py report`. -->"
END = "<!-- End of the figures. -->"


def write(workspace, to_screen=False):
    """Puts the tables between the marks of README.md, or prints them."""
    text = joined(parts(workspace))
    if to_screen:
        say(text)
        return
    path = BENCHMARKS / "README.md"
    before, rest = path.read_text(encoding="utf-8").split(START)
    after = rest.split(END)[1]
    path.write_text(f"{before}{START}\n\n{text}\n\n{END}{after}", encoding="utf-8")
    say(f"wrote {path}")


def joined(texts):
    return "\n\n".join(text for text in texts if text)


def parts(workspace):
    yield f"Measured on {machine.describe()}, last on {last_day(workspace)}."
    yield targets.table(workspace)
    yield tables(workspace)


def last_day(workspace):
    """The day of the newest result."""
    found = [workspace.load(path.stem) for path in workspace.folder("results").glob("*.json")]
    moments = [row["at"] for rows in found for row in ([rows] if "at" in rows else rows.values())]
    return max(moments, default="no day").split()[0]


def tables(workspace):
    """The tables of keystrokes and builds."""
    return joined([*(keystrokes(workspace, corpus) for corpus in CORPORA.values()), builds(workspace), notes()])


def notes():
    return "\n".join(f"- **{lane.title}**: {lane.note}" for lane in LANES.values() if lane.note)


def table(header, rows):
    """A table in Markdown; the first column is text, the others are numbers."""
    rows = list(rows)
    if not rows:
        return ""
    lines = [header, ["---"] + ["---:"] * (len(header) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def milliseconds(value):
    """A time in milliseconds with three figures."""
    return "–" if value is None else f"{value:.3f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def ratios(rows):
    """How many times faster ours is, at each percentile."""
    found = figures.advantage(rows)
    return "–" if found is None else " / ".join(map(figures.ratio, found))


def keystrokes(workspace, corpus):
    """The table of a corpus's keystrokes."""
    played = {name: workspace.load(f"play-{corpus.name}-{name}") or {} for name in SCENARIOS}
    rows = [
        cells(scenario, lane, played[scenario.name])
        for scenario in SCENARIOS.values() for lane in LANES.values() if lane.name in played[scenario.name]]
    if not rows:
        return ""
    header = ["scenario", "engine", "p50", "p95", "p99", "max", *(name for name, _, _ in figures.CLASSES),
              "hits", "found", "keystrokes"]
    shares = [row["disturbed"] for lanes in played.values() for row in lanes.values() if row["disturbed"] is not None]
    noise = f" Other processes took up to {max(shares):.0%} of the machine meanwhile." if shares else ""
    text = (
        f"### Keystrokes on {corpus.title}\n\nMilliseconds; the columns 1 to 9+ are the medians by the number of typed "
        f"characters; `hits` is the mean number of hits, `found` how often the target's record was among the ten after "
        f"its last character.{noise} `python3 Benchmarks/engine.py play --corpora {corpus.name}`\n\n"
        f"{table(header, rows)}")
    compared = [[scenario.name, ratios(played[scenario.name])] for scenario in SCENARIOS.values()]
    if any(ratio != "–" for _, ratio in compared):
        text += "\n\nTimes faster than the better of Typesense and tantivy at p50 / p95 / p99: "
        text += ", ".join(f"{name} {ratio}" for name, ratio in compared) + "."
    return text + doubts(played)


def cells(scenario, lane, rows):
    row = rows[lane.name]
    # A filter leaves most targets out, so finding them says nothing there.
    found = "–" if row["found"] is None or scenario.filter else f"{row['found']:.2f}"
    counts = row["counts"]
    return [
        scenario.name, lane.title, *map(milliseconds, figures.spread(row)), *map(milliseconds, figures.by_length(row)),
        f"{sum(counts) / len(counts):,.0f}", found, f"{len(row['times'])} of {row['of']}"]


def doubts(played):
    """What is wrong with the numbers of hits; nothing when all is well."""
    text = ""
    for name, rows in played.items():
        for lane, row in rows.items():
            if row["changed"]:
                text += f"\n\n{LANES[lane].title} changed {row['changed']} numbers of hits between rounds of {name}."
        fewer = figures.below(rows)
        if fewer:
            text += (
                f"\n\nMultihits counts fewer hits than SQLite FTS5 on {fewer} keystrokes of {name}; SQLite also takes "
                "every part of words like `Mail.ru` for a word.")
    return text


def builds(workspace):
    """The table of builds, sizes and opening."""
    rows = []
    for corpus in CORPORA.values():
        opened = workspace.load(f"play-{corpus.name}-prefix") or {}
        built = workspace.load(f"build-{corpus.name}") or {}
        for peer in (lane for lane in LANES if lane in built):
            row = built[peer]
            start = opened.get(peer, {}).get("open", {}).get("seconds")
            rows.append([
                corpus.name, LANES[peer].title, f"{row['seconds']:.2f}", f"{row['records'] / row['seconds']:,.0f}",
                f"{row['index'] / 1e6:.1f}", f"{row['index'] / row['data']:.2f}",
                f"{row['peak'] / 1e6:.0f}" if row["peak"] else "–",
                milliseconds(None if start is None else start * 1e3), f"{row['disturbed'] or 0:.0%}"])
    if not rows:
        return ""
    header = [
        "corpus", "engine", "seconds", "records/s", "MB on disk", "of the data", "peak MB", "open ms", "disturbed"]
    return (
        "### Building\n\nFrom the file of records to an index that answers, the fastest of the rounds; `disturbed` is "
        "what other processes took of the machine meanwhile. `python3 Benchmarks/engine.py build --corpora NAME`\n\n"
        f"{table(header, rows)}")
