#!/bin/sh
# Runs every test: test.sh COMMAND…, which takes --filter and --skip. With MULTIHITS_REAL_SERVERS=1, those of real
# servers as well.
#
# Tests that mostly wait run beside those that compute, which give way to them. What the former print stands at the end.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

# Tests that compute for a minute run by themselves: others, which wait for something, would get no turn beside them.
heavy_tests='DifferentialTests|EmbeddedBackendTests|EmbeddedEngineTests|IndexBuildingTests|IndexStoreTests'
# Tests of time limits: beside others in one process they would get no turn before these are over.
timed_tests='CurlWireTests|EndToEndTests.RemoteTests'

# The package stays locked while its tests run; there is nothing to build that the lock would protect.
run_waiting_tests() {
  "$@" --ignore-lock --filter "$timed_tests" || return
  [ -z "${MULTIHITS_REAL_SERVERS:-}" ] || sh scripts/servers.sh "$@" --ignore-lock --no-parallel --filter ServerTests
}

make_scratch
run_waiting_tests "$@" >"$scratch/waiting" 2>&1 &
waiting=$!
trap 'kill "$waiting" 2>/dev/null || true; rm -rf "$scratch"' EXIT

is_bad=false
nice "$@" --ignore-lock --skip "$heavy_tests|$timed_tests" || is_bad=true
nice "$@" --ignore-lock --filter "$heavy_tests" || is_bad=true
wait "$waiting" || is_bad=true
cat "$scratch/waiting"
! $is_bad || fail "tests failed; 'make test' with SWIFT_TEST_FLAGS='--filter NAME' runs one"
