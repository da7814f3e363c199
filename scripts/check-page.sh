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

# What the examples do not have: choices of the spec, highlights of a part, suggestions, odd names and numbers.
cat >"$scratch/choices.yaml" <<'SPEC'
version: 1
indices:
  goods:
    records: goods.json
    settings:
      searchableAttributes: [name, tags]
      attributesForFaceting: [tags, page, cat.lvl0, cat.lvl1]
      restrictHighlightAndSnippetArrays: true
  prices: { records: prices.csv }
  bare: { records: bare.json, settings: { attributesForFaceting: [size] } }
indexModules:
  - { id: hints, indexName: goods, role: suggestions, hit: { name: string }, query: { hitsPerPage: 3 } }
  - id: goods
    indexName: goods
    hit: { name: string, labels: { type: '[string]', from: tags }, ean: any }
    query:
      { hitsPerPage: 5, facets: [tags, page, cat.lvl0], sortFacetValuesBy: alpha, highlightPreTag: '<b>', highlightPostTag: '</b>' }
    filterState:
      - or: { name: kinds, filters: ['tags:new', 'tags:sale'] }
      - hierarchical: { name: place, attributes: [cat.lvl0, cat.lvl1], path: Clothes }
  - { id: prices, indexName: prices, hit: { name: string, price: any } }
  - id: bare
    indexName: bare
    query: { facets: [size] }
    filterState: [{ or: { name: sizes, filters: ['size:1'] } }]
  - { id: none, indexName: goods, title: Nothing, hit: { name: string }, query: { hitsPerPage: 0 } }
SPEC
printf '%s' '[{"rating": 4.0, "number": 12345678901234567890, "name": "Red coat", "size": 1, "objectID": "b1"},' \
  '{"rating": 3.0, "name": "Old coat", "size": 3, "objectID": "b2"}]' >"$scratch/bare.json"
printf 'objectID,name,price\np1,coat,10.50\np2,coat,9.75\n' >"$scratch/prices.csv"
python3 - >"$scratch/goods.json" <<'RECORDS'
import json

goods = []
for number in range(24):
    tags = [["new", "red"], ["blue", "sale"], ["old"]][number % 3]
    kind = ["Clothes", "Toys"][number % 2]
    goods.append({
        "objectID": f"g{number}", "name": f"coat {number}", "tags": tags, "page": str(number % 3),
        "cat": {"lvl0": kind, "lvl1": f"{kind} > {number % 4}"}, "ean": 12345678901234567890 + number,
    })
print(json.dumps(goods))
RECORDS

# The spec again, with its films by year, to be compared with; pictures show what most people see.
cp -R examples/movie-night/data "$scratch/data"
sed 's/desc(ratings.average), desc(ratings.votes)/asc(year)/' examples/movie-night/search.yaml >"$scratch/by-year.yaml"
mode=${2:-}
if [ "$mode" = --pictures ]; then set --; else set -- --against-spec "$scratch/by-year.yaml"; fi
servers=
trap 'kill $servers 2>/dev/null || true; rm -rf "$scratch"' EXIT
# Starts a server: serve NAME SPEC [OPTION...]; its address is in the file NAME then.
serve() {
  file=$scratch/$1
  shift
  XDG_CACHE_HOME=$scratch/cache "$binary" serve "$@" --listen 127.0.0.1:0 >"$file" &
  servers="$servers $!"
  count=0
  while [ ! -s "$file" ]; do
    count=$((count + 1))
    [ "$count" -lt 200 ] || fail "the server does not start"
    sleep 0.1
  done
}
serve address examples/movie-night/search.yaml "$@"
if [ "$mode" = --pictures ]; then
  python_with "$environment" scripts/page-pictures.py "$(cat "$scratch/address")" docs/images
else
  serve choices "$scratch/choices.yaml"
  python_with "$environment" scripts/page-test.py "$(cat "$scratch/address")" "$(cat "$scratch/choices")"
fi
