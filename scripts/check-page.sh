#!/bin/sh
# Uses the page of the server in Chromium, and has axe look at it: check-page.sh BINARY [--pictures], which takes the
# pictures of the README instead. The browser comes from Debian, what drives it from PyPI; where there is no apt, or no
# Python, nothing is checked.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/python.sh
. scripts/browser.sh
binary=${1:-}
require_binary "$binary"
if ! has python3 || ! has apt-get; then
  say "There is no Python or no apt; the page is not looked at."
  exit 0
fi
make_scratch
install_browser
# What the browser leaves goes with the rest.
export TMPDIR="$scratch"

# The spec again, with its films by year, to be compared with; pictures show what most people see.
cp -R examples/movie-night/data "$scratch/data"
sed 's/desc(ratings.average), desc(ratings.votes)/asc(year)/' examples/movie-night/search.yaml >"$scratch/by-year.yaml"
mode=${2:-}
if [ "$mode" = --pictures ]; then set --; else set -- --against-spec "$scratch/by-year.yaml"; fi
XDG_CACHE_HOME=$scratch/cache "$binary" serve examples/movie-night/search.yaml "$@" --listen 127.0.0.1:0 \
  >"$scratch/address" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
count=0
while [ ! -s "$scratch/address" ]; do
  count=$((count + 1))
  [ "$count" -lt 200 ] || fail "the server does not start"
  sleep 0.1
done
if [ "$mode" = --pictures ]; then
  python_with "$environment" scripts/page-pictures.py "$(cat "$scratch/address")" docs/images
else
  python_with "$environment" scripts/page-test.py "$(cat "$scratch/address")"
fi
