#!/bin/sh
# Checks the scripts' syntax, and with shellcheck where it is installed.
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
