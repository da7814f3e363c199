#!/bin/sh
# Checks the scripts' syntax, and with shellcheck where it is installed; Python's where there is Python.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

for script in scripts/*.sh; do
  sh -n "$script"
done
bash -n .ci/run
if has shellcheck; then
  shellcheck --shell=sh --exclude=SC1091 scripts/*.sh
  shellcheck .ci/run
fi
if has python3; then
  # shellcheck disable=SC2016
  find Benchmarks scripts -name .work -prune -o -name .build -prune -o -name '*.py' -exec python3 -c '
import ast, sys
problems = []
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        text = file.read()
    ast.parse(text, path)
    problems += [
        f"{path}:{number}: longer than 120 characters, or spaces at the end"
        for number, line in enumerate(text.split("\n"), 1) if len(line) > 120 or line != line.rstrip()]
if problems:
    sys.exit("\n".join(problems))
' {} +
fi
