"""How much of the machine other processes take during a measurement: what makes times look longer than they are."""

import os
import time
from pathlib import Path


class Disturbance:
    """Watches from its making on; silent where the system does not tell."""

    def __init__(self):
        self.start, self.all, self.own = time.monotonic(), busy_ticks(), own_ticks()

    def share(self):
        """The share of all cores' time that went to others so far, None where it is not known."""
        if self.all is None:
            return None
        ticks = (time.monotonic() - self.start) * os.sysconf("SC_CLK_TCK") * os.cpu_count()
        others = (busy_ticks() - self.all) - (own_ticks() - self.own)
        return round(max(0.0, others / max(ticks, 1)), 3)


def busy_ticks():
    """The time that all cores have worked since the system started, in clock ticks."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    except OSError:
        return None
    user, nice, system, _, _, interrupts, soft_interrupts, stolen = map(int, fields)
    return user + nice + system + interrupts + soft_interrupts + stolen


def own_ticks():
    """The time that this process and its descendants have worked, ended ones included, in clock ticks."""
    parents, ticks = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        process = int(folder.name)
        parents[process] = int(fields[1])
        ticks[process] = sum(map(int, fields[11:15]))
    total = 0
    for process in ticks:
        ancestor = process
        while ancestor and ancestor != os.getpid():
            ancestor = parents.get(ancestor, 0)
        total += ticks[process] if ancestor else 0
    return total
