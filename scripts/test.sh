#!/bin/sh
# Runs every test: test.sh COMMAND…, which takes --filter and --skip. With MULTIHITS_REAL_SERVERS=1, those of real
# servers as well.
#
# Groups of tests run beside each other. Those that mostly wait come first. Those that compute give way to them (not
# where root runs them: libdispatch gives its threads the usual priority again). Those that compute for long take what
# is left. What a group prints stands together.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

# Tests that compute for a minute: others, which wait for something, would get no turn beside them, nor in one process.
heavy_tests='DifferentialTests|EmbeddedBackendTests|EmbeddedEngineTests|IndexBuildingTests|IndexStoreTests'
# Tests of time limits: beside others in one process they would get no turn before these are over.
timed_tests='CurlWireTests|EndToEndTests.RemoteTests'

# What comes before a command that is to run whenever a processor has nothing else to do; where the system has no such
# thing, it is merely less urgent.
when_idle="nice -n 19"
if chrt --idle 0 true 2>/dev/null; then when_idle="chrt --idle 0"; fi

# run_tests NAME COMMAND…: runs tests, and keeps what they print in the file $scratch/NAME. Where SwiftPM is what runs
# them, it reads the database of the build when it starts, and fails where another one does in the same moment; then it is
# started again.
run_tests() {
  log=$scratch/$1
  shift
  for attempt in 1 2 3; do
    status=0
    "$@" >"$log" 2>&1 &
    running=$!
    wait "$running" || status=$?
    if [ "$status" -eq 0 ] || [ "$attempt" -eq 3 ] || ! grep -q 'database is locked' "$log"; then break; fi
    sleep 5
  done
  return "$status"
}

# wait_for NAME: waits until tests have begun, and SwiftPM has read the database; but not for ever.
wait_for() {
  for _ in $(seq 60); do
    ! grep -q 'Test run started' "$scratch/$1" 2>/dev/null || return 0
    sleep 1
  done
}

# start NAME COMMAND…: runs tests beside what follows, once those started before have begun.
start() {
  (
    running=
    trap 'kill "$running" 2>/dev/null || true; exit 143' TERM
    wait_for "$last"
    run_tests "$@"
  ) &
  last=$1
  started="$started $1:$!"
}

finish() {
  for group in $started; do kill "${group#*:}" 2>/dev/null || true; done
  kill "$running" 2>/dev/null || true
  rm -rf "$scratch"
}

# What is printed goes into files first.
NO_COLOR=1
export NO_COLOR
make_scratch
running=
started=
last=computing
trap finish EXIT

start timed "$@" --filter "$timed_tests"
if [ -n "${MULTIHITS_REAL_SERVERS:-}" ]; then
  start servers sh scripts/servers.sh "$@" --no-parallel --filter ServerTests
fi
# shellcheck disable=SC2086 # It is several words.
start computing-long $when_idle "$@" --filter "$heavy_tests"

is_bad=false
run_tests computing nice "$@" --skip "$heavy_tests|$timed_tests" || is_bad=true
cat "$scratch/computing"
for group in $started; do
  wait "${group#*:}" || is_bad=true
  cat "$scratch/${group%%:*}"
done
started=
! $is_bad || fail "tests failed; 'make test' with SWIFT_TEST_FLAGS='--filter NAME' runs one"
