"""The targets, what was measured, and the command that measures it again."""

from . import figures, screen, serving
from .corpora import CORPORA
from .remote import WORKLOADS
from .scenarios import SCENARIOS

COMMAND = "python3 Benchmarks/engine.py"


def table(workspace):
    """The table of the targets with what is known of each."""
    header = "| what | to reach | measured | command |\n| --- | --- | --- | --- |"
    return "\n".join([header, *(f"| {what} | {goal} | {found} | `{COMMAND} {how}` |" for what, goal, found, how in (
        *keystrokes(workspace), *building(workspace), growth(workspace), *processes(workspace), typing(workspace),
        *remote(workspace), *served(workspace)))])


def keystrokes(workspace):
    for name in ("million", "debian"):
        for scenario in SCENARIOS.values():
            rows = workspace.load(f"play-{name}-{scenario.name}") or {}
            yield (
                f"a keystroke, {CORPORA[name].title}, {scenario.title}",
                "p50, p95 and p99 3 times faster than the better of Typesense and tantivy",
                compared(rows), f"play --corpora {name} --scenarios {scenario.name}")
    own = (workspace.load("play-million-prefix") or {}).get("multihits")
    found = "not measured"
    if own:
        middle, _, late, _ = figures.spread(own)
        found = f"p50 {middle:.2f} ms, p99 {late:.2f} ms"
    yield (
        "the same in milliseconds, a million short records", "p50 0.3 ms, p99 3 ms", found,
        "play --corpora million --scenarios prefix")


def compared(rows):
    """Our ratios; they say so when the rivals were measured at another time."""
    if "multihits" not in rows:
        return "not measured"
    found = figures.advantage(rows)
    if found is None:
        return "not in one run with the others"
    return "{}, {} and {} times".format(*map(figures.ratio, found))


def building(workspace):
    rows = workspace.load("build-million") or {}
    own, other = rows.get("multihits"), rows.get("tantivy")
    rate = size = "not measured"
    if own:
        rate = f"{own['records'] / own['seconds']:,.0f} records/s"
        size = f"{own['index'] / own['data']:.2f} of the data"
        if other:
            rate += f", {other['seconds'] / own['seconds']:.1f} times as fast"
            size += f", tantivy {other['index'] / other['data']:.2f}"
    yield "building, a million short records", "faster than tantivy; 300,000 records/s", rate, "build --corpora million"
    yield "size on disk", "below tantivy's", size, "build --corpora million"
    large = (workspace.load("build-tenmillion") or {}).get("multihits")
    peak = f"{large['peak'] / (1 << 30):.1f} GiB" if large and large["peak"] else "not measured"
    yield "memory of building ten million", "4 GiB", peak, "build --corpora tenmillion --peers multihits --rounds 1"


def growth(workspace):
    small, large = (
        (workspace.load(f"play-{name}-prefix") or {}).get("multihits") for name in ("million", "tenmillion"))
    found = "not measured"
    if small and large:
        common = min(len(small["times"]), len(large["times"]))
        found = f"{figures.spread(large, common)[0] / figures.spread(small, common)[0]:.1f} times"
    return (
        "p50 of a keystroke from one to ten million", "less than 4 times", found,
        "play --corpora million,tenmillion --scenarios prefix --lanes multihits")


def processes(workspace):
    row = workspace.load("processes-million")
    search = f"{row['search'] * 1e3:.1f} ms" if row else "not measured"
    batch = "not measured"
    if row:
        ratio, mine, own = row["batch"] / row["engine"], row["batch"] * 1e3, row["engine"] * 1e3
        batch = f"{ratio:.1f} times ({mine:.3f} ms to {own:.3f} ms)"
    yield "`multihits search` on a cached index of a million records", "30 ms", search, "processes --corpora million"
    yield (
        "a query of `multihits batch` with JSON output", "1.5 times the engine's own time", batch,
        "processes --corpora million")


def typing(workspace):
    row = workspace.load("screen-million")
    return (
        "a key in `multihits interactive`, a million short records, two sections with facet counts",
        "letter and results in 16 ms", screen.describe(row) if row else "not measured", "screen --corpora million")


def remote(workspace):
    rows = workspace.load("remote-debian") or {}
    for load in WORKLOADS.values():
        rate = own = "not measured"
        if load.name in rows:
            row = rows[load.name]
            share = row["batch"] / row["generator"]
            rate = f"{share:.0%} ({row['batch']:.0f} of {row['generator']:.0f} a second)"
            own = f"{row['own'] * 1e3:.2f} ms (wrk {row['generatorOwn'] * 1e3:.2f} ms)"
        yield f"`multihits batch` on a Typesense server, {load.title}", "90% of wrk's requests a second", rate, "remote"
        yield "the program's own processor time for such a query", "0.2 ms", own, "remote"


def served(workspace):
    rows = workspace.load("serving-million")
    found = own = ready = "not measured"
    if rows:
        found = "{:.1f}, {:.1f}, {:.1f} and {:.1f} times".format(*serving.advantage(rows))
        own = f"{rows['multihits']['rate']:.0f} requests/s, {rows['multihits']['own'] * 1e3:.2f} ms for each"
        ready = f"{rows['multihits']['ready'] * 1e3:.0f} ms"
    command = "serving --corpora million"
    yield (
        "`multihits serve` on one core, the exact trace on a million short records, beside Typesense",
        "3 times the requests a second; p50, p95 and p99 3 times lower", found, command)
    yield "the same in figures", "–", own, command
    yield "`multihits serve` on a kept index, until it answers", "50 ms", ready, command
