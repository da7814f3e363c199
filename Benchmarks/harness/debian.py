"""Records of the Debian packages that `apt-cache dumpavail` knows (after `apt-get update`)."""

import json
import re
import subprocess
from collections import Counter


def packages():
    """The packages' fields as dictionaries, the first of each name."""
    dump = subprocess.run(["apt-cache", "dumpavail"], stdout=subprocess.PIPE, check=True).stdout
    seen = set()
    for paragraph in dump.decode("utf-8", "replace").split("\n\n"):
        fields = dict(re.findall(r"^([A-Za-z0-9-]+):[ \t]*(.*(?:\n[ \t].*)*)", paragraph, re.MULTILINE))
        name = fields.get("Package")
        if name and name not in seen:
            seen.add(name)
            yield fields
    if len(seen) < 1_000:
        raise SystemExit("apt-cache knows hardly any packages; run 'apt-get update' first")


def summary(fields):
    return (fields.get("Description") or fields.get("Description-en") or "").split("\n")[0].strip()


def needed(fields):
    """The names of the packages that a package depends on."""
    return set(re.findall(r"(?:^|[,|])\s*([a-z0-9][a-z0-9+.-]*)", fields.get("Depends", "")))


def write(path):
    """Writes a record for each package; its popularity is the number of packages that depend on it."""
    found = list(packages())
    popularity = Counter(name for fields in found for name in needed(fields))
    with open(path, "w", encoding="utf-8") as file:
        for fields in found:
            name = fields["Package"]
            record = {
                "objectID": name, "name": name, "summary": summary(fields), "section": fields.get("Section", "none"),
                "priority": fields.get("Priority", "none"), "maintainer": fields.get("Maintainer", "nobody"),
                "size": int(fields.get("Size", 0)), "popularity": popularity[name],
            }
            file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
    return len(found)


def texts():
    """The packages' names, summaries and maintainers, for the generator's vocabulary."""
    for fields in packages():
        yield f"{fields['Package']} {summary(fields)} {fields.get('Maintainer', '').split('<')[0]}"
