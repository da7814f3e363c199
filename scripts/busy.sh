#!/bin/sh
# Runs a command beside processes that keep the processors busy, for at most half an hour: busy.sh COUNT COMMAND…
set -eu
. "$(dirname "$0")/common.sh"

[ $# -ge 2 ] || fail "usage: busy.sh COUNT COMMAND…"
count=$1
shift
pids=""
# Called by the trap.
# shellcheck disable=SC2317,SC2329
end() {
  for pid in $pids; do kill "$pid" 2>/dev/null || true; done
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$count" -gt 0 ]; do
  # Each ends by itself, whatever becomes of this script.
  (
    end=$(($(date +%s) + 1800))
    while [ "$(date +%s)" -lt "$end" ]; do
      i=0
      while [ "$i" -lt 200000 ]; do i=$((i + 1)); done
    done
  ) &
  pids="$pids $!"
  count=$((count - 1))
done
"$@"
