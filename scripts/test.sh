#!/bin/sh
# Runs every test: test.sh COMMAND…, which takes --filter and --skip. With MULTIHITS_REAL_SERVERS=1, those of real
# servers as well.
#
# Tests that mostly wait run beside those that compute, which give way to them; not where root runs them, whose threads
# libdispatch gives the usual priority again. What the former print stands at the end.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

# Tests that compute for a minute run by themselves: others, which wait for something, would get no turn beside them.
heavy_tests='DifferentialTests|EmbeddedBackendTests|EmbeddedEngineTests|IndexBuildingTests|IndexStoreTests'
# Tests of time limits: beside others in one process they would get no turn before these are over.
timed_tests='CurlWireTests|EndToEndTests.RemoteTests'

# run_tests NAME COMMAND…: runs tests and prints what they print, which the file $scratch/NAME keeps. SwiftPM reads the
# database of the build when it starts, and fails where another one does in the same moment; then it is started again.
run_tests() {
  log=$scratch/$1
  shift
  for attempt in 1 2 3; do
    status=0
    "$@" >"$log" 2>&1 || status=$?
    if [ "$status" -eq 0 ] || [ "$attempt" -eq 3 ] || ! grep -q 'database is locked' "$log"; then break; fi
    sleep 5
  done
  cat "$log"
  return "$status"
}

# wait_for NAME: waits until tests have begun, and with them SwiftPM has read the database; but not for ever.
wait_for() {
  for _ in $(seq 60); do
    ! grep -q 'Test run started' "$scratch/$1" 2>/dev/null || return 0
    sleep 1
  done
}

# The package stays locked while its tests run; there is nothing to build that the lock would protect.
run_waiting_tests() {
  wait_for computing
  run_tests timed "$@" --ignore-lock --filter "$timed_tests" || return
  [ -z "${MULTIHITS_REAL_SERVERS:-}" ] ||
    run_tests servers sh scripts/servers.sh "$@" --ignore-lock --no-parallel --filter ServerTests
}

make_scratch
run_waiting_tests "$@" >"$scratch/waiting" 2>&1 &
waiting=$!
trap 'kill "$waiting" 2>/dev/null || true; rm -rf "$scratch"' EXIT

is_bad=false
run_tests computing nice "$@" --ignore-lock --skip "$heavy_tests|$timed_tests" || is_bad=true
run_tests heavy nice "$@" --ignore-lock --filter "$heavy_tests" || is_bad=true
wait "$waiting" || is_bad=true
cat "$scratch/waiting"
! $is_bad || fail "tests failed; 'make test' with SWIFT_TEST_FLAGS='--filter NAME' runs one"
