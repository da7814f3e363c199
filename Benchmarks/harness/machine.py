"""What machine this is, as a reader of the figures must know."""

import os
import platform
import re
import subprocess
from pathlib import Path


def describe():
    """One line: processor, cores, memory, system."""
    return f"{processor()}, {cores()} cores, {memory() / (1 << 30):.0f} GiB, {system()}, {compiler()}"


def cores():
    return os.cpu_count()


def memory():
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def processor():
    try:
        found = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text())
    except OSError:
        found = None
    return re.sub(r"\((R|TM)\)", "", found.group(1)).strip() if found else platform.processor() or platform.machine()


def system():
    try:
        release = platform.freedesktop_os_release()
        return f"{release['PRETTY_NAME']} (Linux {platform.release().split('-')[0]})"
    except (OSError, KeyError):
        return platform.platform()


def compiler():
    try:
        told = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
        return "Swift " + re.search(r"Swift version (\S+)", told.stdout + told.stderr).group(1)
    except (OSError, subprocess.CalledProcessError, AttributeError):
        return "no Swift"
