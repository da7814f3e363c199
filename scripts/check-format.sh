#!/bin/sh
# Checks that swift format would change nothing; prints what it would change.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
make_scratch

mkdir "$scratch/before" "$scratch/after"
for folder in before after; do
  cp -R Package.swift Sources Tests .swift-format "$scratch/$folder/"
  mkdir -p "$scratch/$folder/Benchmarks/Engine" "$scratch/$folder/examples/swift-library"
  cp -R Benchmarks/Package.swift Benchmarks/Startup "$scratch/$folder/Benchmarks/"
  cp -R Benchmarks/Engine/Package.swift Benchmarks/Engine/Sources "$scratch/$folder/Benchmarks/Engine/"
  cp -R examples/swift-library/Package.swift examples/swift-library/Sources "$scratch/$folder/examples/swift-library/"
done
(cd "$scratch/after" && swift format --in-place --recursive --parallel --configuration .swift-format Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Startup Benchmarks/Engine examples/swift-library)
(cd "$scratch" && diff -ru before after) || fail "some files are not formatted; run 'make format'"
