#!/bin/sh
# Runs every test: test.sh COMMAND…, which takes --filter and --skip. With MULTIHITS_REAL_SERVERS=1, those of real
# servers as well.
#
# Three groups run beside each other: tests that mostly wait; tests that compute, which give way to the former, but not
# where root runs them, whose threads libdispatch gives the usual priority again; and tests that compute for long, which
# take what the others leave. What the first and the last print stands at the end.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

# Tests that compute for a minute: others, which wait for something, would get no turn beside them, nor in one process.
heavy_tests='DifferentialTests|EmbeddedBackendTests|EmbeddedEngineTests|IndexBuildingTests|IndexStoreTests'
# Tests of time limits: beside others in one process they would get no turn before these are over.
timed_tests='CurlWireTests|EndToEndTests.RemoteTests'

# run_tests NAME COMMAND…: runs tests and prints what they print, which the file $scratch/NAME keeps. Where SwiftPM is
# what runs them, it reads the database of the build when it starts, and fails where another one does in the same moment;
# then it is started again.
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
  cat "$log"
  return "$status"
}

# wait_for NAME: waits until tests have begun, and SwiftPM has read the database; but not for ever.
wait_for() {
  for _ in $(seq 60); do
    ! grep -q 'Test run started' "$scratch/$1" 2>/dev/null || return 0
    sleep 1
  done
}

# What runs beside ends what it has started when it is ended itself.
end_with_running() {
  trap 'kill "$running" 2>/dev/null || true; exit 143' TERM
}

run_waiting_tests() {
  end_with_running
  wait_for computing
  run_tests timed "$@" --filter "$timed_tests" || return
  [ -z "${MULTIHITS_REAL_SERVERS:-}" ] ||
    run_tests servers sh scripts/servers.sh "$@" --no-parallel --filter ServerTests
}

# What comes before a command that is to run whenever a processor has nothing else to do; where the system has no such
# thing, it is merely less urgent.
when_idle="nice -n 19"
if chrt --idle 0 true 2>/dev/null; then when_idle="chrt --idle 0"; fi

run_heavy_tests() {
  end_with_running
  wait_for timed
  # shellcheck disable=SC2086 # It is several words.
  run_tests heavy $when_idle "$@" --filter "$heavy_tests"
}

# What is printed goes into files first.
NO_COLOR=1
export NO_COLOR
running=
make_scratch
run_waiting_tests "$@" >"$scratch/waiting" 2>&1 &
waiting=$!
run_heavy_tests "$@" >"$scratch/computing-long" 2>&1 &
heavy=$!
trap 'kill "$waiting" "$heavy" "$running" 2>/dev/null || true; rm -rf "$scratch"' EXIT

is_bad=false
run_tests computing nice "$@" --skip "$heavy_tests|$timed_tests" || is_bad=true
wait "$waiting" || is_bad=true
wait "$heavy" || is_bad=true
cat "$scratch/waiting" "$scratch/computing-long"
! $is_bad || fail "tests failed; 'make test' with SWIFT_TEST_FLAGS='--filter NAME' runs one"
