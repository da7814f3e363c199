#!/bin/sh
# Writes the golden outputs of the examples: goldens.sh BINARY. With --check it compares instead and prints what differs.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

read_binary_and_check "$@"
make_scratch
# Not the user's own indices, so that the program at hand builds all of them.
export XDG_CACHE_HOME="$scratch/cache"

# The query of an example's search.txt.
typical_query() {
  case $1 in
  movie-night) echo "tom" ;;
  categories-and-hits) echo "shirt" ;;
  custom-backend) echo "star wa" ;;
  query-suggestions) echo "wireless h" ;;
  gate) echo "tent" ;;
  *) fail "scripts/goldens.sh knows no typical query for the example $1; add one" ;;
  esac
}

# write_outputs EXAMPLE FOLDER
write_outputs() {
  replay=$(replay_of "$1")
  "$binary" search "$1/search.yaml" "$(typical_query "$(basename "$1")")" ${replay:+"$replay"} --quiet >"$2/search.txt"
  queries=$(query_file "$1")
  [ -n "$queries" ] || fail "$1 has no query file"
  "$binary" batch "$1/search.yaml" "$queries" ${replay:+"$replay"} --quiet --format text >"$2/batch.txt"
  "$binary" batch "$1/search.yaml" "$queries" ${replay:+"$replay"} --quiet --format json >"$2/batch.json"
  "$binary" batch "$1/search.yaml" "$queries" ${replay:+"$replay"} --quiet --format csv >"$2/batch.csv"
  "$binary" batch "$1/search.yaml" "$queries" ${replay:+"$replay"} --quiet --format markdown >"$2/batch.md"
  if [ -f "$1/keys.txt" ]; then
    "$binary" interactive "$1/search.yaml" --script "$1/keys.txt" --size 80x20 >"$2/screens.txt"
  fi
}

differs=false
for spec in examples/*/search.yaml; do
  example=$(dirname "$spec")
  new=$scratch/$(basename "$example")
  mkdir "$new"
  write_outputs "$example" "$new"
  if $is_check; then
    if diff -ru "$example/golden" "$new"; then
      say "$example: as in golden/"
    else
      differs=true
    fi
  else
    mkdir -p "$example/golden"
    cp "$new"/* "$example/golden/"
    say "$example: golden/ written"
  fi
done

if $differs; then
  fail "the examples' outputs differ from their golden files; if that is meant, run 'make goldens' and commit them"
fi
