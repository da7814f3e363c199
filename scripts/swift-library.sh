#!/bin/sh
# Builds the package examples/swift-library and writes the golden outputs of its programs. With --check it compares
# instead and prints what differs.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

is_check=false
case ${1:-} in
'') ;;
--check) is_check=true ;;
*) fail "unknown argument $1; usage: swift-library.sh [--check]" ;;
esac
make_scratch

package=examples/swift-library
# Below .build, which is neither committed nor linted.
build() {
  swift build --package-path "$package" --scratch-path .build/swift-library "$@"
}
build >&2
binaries=$(cd "$(build --show-bin-path)" && pwd)

differs=false
for main in "$package"/Sources/*/main.swift; do
  program=$(basename "$(dirname "$main")")
  (cd "$package" && "$binaries/$program") >"$scratch/$program.txt" || fail "$program failed"
  if ! $is_check; then
    cp "$scratch/$program.txt" "$package/golden/"
    say "$program: golden/$program.txt written"
  elif diff -u "$package/golden/$program.txt" "$scratch/$program.txt"; then
    say "$program: as in golden/"
  else
    differs=true
  fi
done

if $differs; then
  fail "outputs differ from their golden files; if that is meant, run 'make library-goldens' and commit them"
fi
