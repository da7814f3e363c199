#!/bin/sh
# Checks that swift format would change nothing in files and folders, and prints what it would change:
# check-format.sh PATH...
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
make_scratch

[ $# -gt 0 ] || fail "usage: check-format.sh PATH..."
for folder in before after; do
  for path in "$@"; do
    mkdir -p "$scratch/$folder/$(dirname "$path")"
    # Links are copied as what they lead to, which may lie outside.
    cp -RL "$path" "$scratch/$folder/$path"
  done
done
cp .swift-format "$scratch/after/"
(cd "$scratch/after" && swift format --in-place --recursive --parallel --configuration .swift-format "$@")
rm "$scratch/after/.swift-format"
(cd "$scratch" && diff -ru before after) || fail "some files are not formatted; run 'make format'"
