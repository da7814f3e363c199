"""Numbers out of saved results: percentiles, and how our engine compares."""

from .playing import percentile
from .scenarios import RIVALS

CLASSES = (("1", 1, 1), ("2–3", 2, 3), ("4–8", 4, 8), ("9+", 9, 1 << 30))
PERCENTS = (50, 95, 99)


def spread(row, keystrokes=None):
    """The percentiles 50, 95, 99 and the maximum of the first keystrokes, in milliseconds."""
    times = sorted(row["times"][:keystrokes])
    return [percentile(times, percent) / 1e6 for percent in (*PERCENTS, 100)]


def by_length(row):
    """The median of each class of typed lengths, in milliseconds; None for an empty class."""
    for _, shortest, longest in CLASSES:
        times = sorted(time for time, length in zip(row["times"], row["lengths"]) if shortest <= length <= longest)
        yield percentile(times, 50) / 1e6 if times else None


def advantage(rows, rivals=RIVALS):
    """How many times faster ours is than the better rival at each percentile.

    Only keystrokes that all of them finished count. None when ours or every rival is missing, or when they were not
    measured in one run.
    """
    own = rows.get("multihits")
    others = [rows[name] for name in rivals if name in rows]
    if own is None or not others or any(other["run"] != own["run"] for other in others):
        return None
    common = min(len(row["times"]) for row in (own, *others))
    ours = spread(own, common)[:3]
    best = [min(values) for values in zip(*(spread(other, common)[:3] for other in others))]
    return [theirs / mine for theirs, mine in zip(best, ours)]


def ratio(value):
    """A ratio with one decimal, small ones with two."""
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def below(rows, reference="sqlite"):
    """On how many keystrokes ours counts fewer hits than an engine without typos: there must be none."""
    own, other = rows.get("multihits"), rows.get(reference)
    if own is None or other is None:
        return None
    return sum(mine < theirs for mine, theirs in zip(own["counts"], other["counts"]))
