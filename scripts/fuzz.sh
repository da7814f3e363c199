#!/bin/sh
# Builds the fuzz targets and runs them: fuzz.sh [--seconds N] [--jobs N] [TARGET…]. CONTRIBUTING.md says what to do with
# what it finds.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/fuzz-seeds.sh

work=$PWD/.build/fuzz
program=$work/build/release/multihits-fuzz
# Swift's own report of a crash would come in the way of the fuzzer's. What lives until the end is no leak.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0

usage() {
  fail "usage: fuzz.sh [--seconds N] [--jobs N] [TARGET…]"
}

# Sets $archive to libFuzzer without a main function, which toolchains of swift.org have beside their clang.
find_archive() {
  toolchain=$(dirname "$(dirname "$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")")
  for archive in "$toolchain"/lib/clang/*/lib/linux/libclang_rt.fuzzer_no_main-"$(uname -m)".a \
    "$toolchain"/lib/clang/*/lib/darwin/libclang_rt.fuzzer_no_main_osx.a; do
    [ -f "$archive" ] && return
  done
  fail "the Swift toolchain at $toolchain has no libFuzzer (libclang_rt.fuzzer_no_main); those of https://www.swift.org/install
have it, that of Xcode has not"
}

build() {
  find_archive
  # A folder of its own, so that its options do not build anew what other targets built.
  MULTIHITS_FUZZ=$archive swift build -c release --scratch-path "$work/build" --product multihits-fuzz >"$work/build.log" 2>&1 ||
    {
      tail -n 40 "$work/build.log" >&2
      fail "the fuzz targets cannot be built"
    }
}

# run_target NAME: feeds a target for $seconds; what it finds is in $work/crashes/NAME, what it says in $work/logs/NAME.log.
run_target() {
  target=$1
  found=$work/corpus/$target
  seeds=$work/seeds/$target
  crashes=$work/crashes/$target
  log=$work/logs/$target.log
  mkdir -p "$found" "$crashes" "$work/scratch/$target"
  set -- "-max_total_time=$seconds" -timeout=10 -rss_limit_mb=2048 "-max_len=$(length_of "$target")" -print_final_stats=1 \
    "-artifact_prefix=$crashes/" "-dict=Fuzz/dictionaries/$(dictionary_of "$target").dict" "$found" "$seeds"
  TMPDIR=$work/scratch/$target MULTIHITS_FUZZ_TARGET=$target "$program" "$@" >"$log" 2>&1 </dev/null &
  fuzzer=$!
  trap 'kill "$fuzzer" 2>/dev/null' TERM
  status=0
  wait "$fuzzer" || status=$?
  report "$target" "$status"
}

length_of() {
  awk -v target="$1" '$1 == target { print $2 }' "$work/targets"
}

dictionary_of() {
  awk -v target="$1" '$1 == target { print $3 }' "$work/targets"
}

# report NAME STATUS: a line of what a run did.
report() {
  log=$work/logs/$1.log
  # Inputs of a crash that was found earlier and is still there do not count as found now.
  crashed=$(grep -c 'Test unit written to .*/\(crash\|timeout\|oom\)-' "$log" || true)
  [ "$2" -eq 0 ] || [ "$crashed" -gt 0 ] || crashed="exit $2"
  awk -v target="$1" -v crashed="$crashed" '
    / cov: / { sub(/.* cov: /, ""); coverage = $1 }
    /^#[0-9]/ { sub(/^#/, "", $1); runs = $1 }
    /stat::number_of_executed_units:/ { runs = $2 }
    /stat::new_units_added:/ { added = $2 }
    /stat::slowest_unit_time_sec:/ { slowest = $2 " s" }
    /stat::peak_rss_mb:/ { memory = $2 " MiB" }
    END { printf "%-18s %10s %8s %6s %8s %8s  %s\n", target, runs, coverage, added, slowest, memory, crashed }
  ' "$log" >"$work/logs/$1.line"
  cat "$work/logs/$1.line"
}

seconds=900
jobs=2
chosen=
while [ $# -gt 0 ]; do
  case $1 in
  --seconds | --jobs)
    [ $# -gt 1 ] || usage
    case $2 in '' | *[!0-9]* | 0) usage ;; esac
    if [ "$1" = --seconds ]; then seconds=$2; else jobs=$2; fi
    shift
    ;;
  -*) usage ;;
  *) chosen="$chosen $1" ;;
  esac
  shift
done

mkdir -p "$work/logs"
say "Building the fuzz targets (the first time takes minutes)"
build
"$program" --list >"$work/targets"
[ -n "$chosen" ] || chosen=$(awk '{ print $1 }' "$work/targets")
for target in $chosen; do
  [ -n "$(length_of "$target")" ] || fail "there is no target '$target'; they are: $(awk '{ printf "%s ", $1 }' "$work/targets")"
done
write_seeds "$work/seeds"

printf '%-18s %10s %8s %6s %8s %8s  %s\n' target inputs coverage added slowest memory crashes
# The shell waits for the oldest run when there are enough, which is nearly as good as waiting for the first that ends, since
# all take as long.
running=
count=0
trap 'kill $running 2>/dev/null || true; exit 130' INT TERM
for target in $chosen; do
  if [ "$count" -ge "$jobs" ]; then
    wait "${running%% *}" || true
    running=${running#* }
    count=$((count - 1))
  fi
  run_target "$target" &
  running="$running$! "
  count=$((count + 1))
done
wait

failed=
for target in $chosen; do
  case $(cat "$work/logs/$target.line" 2>/dev/null) in
  *"  0") ;;
  *) failed="$failed $target" ;;
  esac
done
if [ -n "$failed" ]; then
  for target in $failed; do
    say ""
    say "$target: see $work/logs/$target.log"
    grep -h -E 'broken property|SUMMARY|Test unit written' "$work/logs/$target.log" | head -n 5 >&2 || true
  done
  fail "found something in:$failed"
fi
say "Nothing found."
