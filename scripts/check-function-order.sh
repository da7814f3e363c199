#!/bin/sh
# Checks that most functions of function-order.txt are still in a program: check-function-order.sh BINARY. Who changes
# what a search runs through changes names, which the linker then passes over without a word.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

[ $# -eq 1 ] || fail "usage: check-function-order.sh BINARY"
nm --defined-only "$1" | awk '
  NR == FNR { known[$3] = 1; next }
  { if ($1 in known) found++ }
  END {
    print found + 0 " of " FNR " functions of scripts/function-order.txt are in the program"
    exit found < FNR * 0.9
  }
' - scripts/function-order.txt || fail "too few; python3 Benchmarks/engine.py order writes the list anew"
