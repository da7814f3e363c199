#!/bin/sh
# Checks that swift format would change nothing; prints what it would change.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
make_scratch

mkdir "$scratch/before" "$scratch/after"
for folder in before after; do
  cp -R Package.swift Sources Tests .swift-format "$scratch/$folder/"
  mkdir "$scratch/$folder/Benchmarks"
  cp -R Benchmarks/Startup "$scratch/$folder/Benchmarks/"
done
(cd "$scratch/after" && swift format --in-place --recursive --parallel --configuration .swift-format Package.swift Sources Tests Benchmarks/Startup)
(cd "$scratch" && diff -ru before after) || fail "some files are not formatted; run 'make format'"
