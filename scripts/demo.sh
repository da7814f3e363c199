#!/bin/sh
# Runs the example movie-night: demo.sh BINARY. Each command is printed before its output; long outputs are cut.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
require_binary "${1:-}"
make_scratch
export XDG_CACHE_HOME="$scratch/cache"

spec=examples/movie-night/search.yaml
queries=$(query_file examples/movie-night)

# show LINES COMMAND…: prints a command and the first lines of its output.
show() {
  lines=$1
  shift
  printf '\n$ %s\n' "$*"
  "$@" >"$scratch/output"
  head -n "$lines" "$scratch/output"
  total=$(wc -l <"$scratch/output")
  if [ "$total" -gt "$lines" ]; then
    printf '… and %d more lines\n' $((total - lines))
  fi
}

show 40 "$1" search "$spec" tom
show 40 "$1" batch "$spec" "$queries" --format json
show 12 "$1" batch "$spec" "$queries" --format csv

printf '\nTo see it as a web page, and to change it: %s demo --open\n' "$1"
case $1 in
  *debug*)
    echo "This program was built without the optimiser."
    echo "For the optimised one, which takes five to ten minutes: make install PREFIX=~/.local"
    ;;
esac
