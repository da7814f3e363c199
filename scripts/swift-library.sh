#!/bin/sh
# Builds the programs of examples/swift-library and writes their golden outputs. With --check it compares instead and
# prints what differs. They are built as targets of this package, which takes no second build of everything; with
# --package they are built as the package of their own that they are for readers.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

is_check=false
is_package=false
for argument in "$@"; do
  case $argument in
  --check) is_check=true ;;
  --package) is_package=true ;;
  *) fail "unknown argument $argument; usage: swift-library.sh [--check] [--package]" ;;
  esac
done
make_scratch

package=examples/swift-library
build() {
  if $is_package; then
    # Below .build, which is neither committed nor linted.
    env -u MULTIHITS_EXAMPLES swift build --package-path "$package" --scratch-path .build/swift-library "$@"
  else
    # shellcheck disable=SC2086 # They are several words.
    MULTIHITS_EXAMPLES=1 swift build ${SWIFT_TEST_BUILD_FLAGS:-} "$@"
  fi
}

# names MANIFEST: the programs that a manifest lists.
names() {
  sed -n 's/^ *let programs = \[\(.*\)\]$/\1/p' "$1"
}
[ -n "$(names Package.swift)" ] && [ "$(names Package.swift)" = "$(names "$package/Package.swift")" ] ||
  fail "Package.swift and $package/Package.swift list different programs"

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
