#!/bin/sh
# Builds the tests with a sanitizer and runs them: sanitize.sh [address|thread] [OPTION OF SWIFT TEST…]. Without a name both
# run, one after the other.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

case ${1:-} in
address | thread)
  sanitizers=$1
  shift
  ;;
*) sanitizers="address thread" ;;
esac

for sanitizer in $sanitizers; do
  # A folder of its own for each, since everything is compiled in another way.
  folder=.build/sanitize/$sanitizer
  say "Building the tests with the sanitizer '$sanitizer' in $folder"
  # The linker gold cannot read what the sanitizers bring along.
  linker=
  [ "$(uname)" != Linux ] || linker="-Xswiftc -use-ld=lld"
  # shellcheck disable=SC2086
  swift build --build-tests --sanitize "$sanitizer" --scratch-path "$folder" $linker
  # Swift's own report of a crash would come in the way of the sanitizer's. Leaks are not looked for: what lives until the
  # program ends is freed by nobody.
  # shellcheck disable=SC2086
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
    swift test --skip-build --disable-xctest --quiet --sanitize "$sanitizer" --scratch-path "$folder" $linker \
    --no-parallel "$@"
done
