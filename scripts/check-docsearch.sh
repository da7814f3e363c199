#!/bin/sh
# Asks the server with DocSearch in Chromium: check-docsearch.sh BINARY. The browser comes from Debian, what drives it
# and DocSearch's JavaScript from PyPI; where there is no apt, or no Python, nothing is checked.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/python.sh
. scripts/browser.sh
binary=${1:-}
require_binary "$binary"
if ! has python3 || ! has apt-get; then
  say "There is no Python or no apt; the server is not asked with DocSearch."
  exit 0
fi
make_scratch
install_browser
# What the browser leaves goes with the rest.
export TMPDIR="$scratch"

python_with "$environment" scripts/docsearch-test.py "$binary"
