#!/bin/sh
# Checks that no comment in Swift files makes a line longer than 120 characters: check-comments.sh PATH...
# The lint of swift format looks at code only, and lets lines be longer that it cannot break, such as those of a text.
# Here, a line with a URL may be longer.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

[ $# -gt 0 ] || fail "usage: check-comments.sh PATH..."
# Not every awk knows UTF-8, so bytes are read and those that continue a character left out.
LC_ALL=C find "$@" -name '*.swift' -exec awk '
  length($0) > 120 && /(^|[ \t])\/\// && !/:\/\// {
    line = $0
    gsub(/[\200-\277]/, "", line)
    if (length(line) > 120) {
      print FILENAME ":" FNR ": a comment makes the line longer than 120 characters"
      found = 1
    }
  }
  END { exit found }
' {} + || fail "some comments are too long"
