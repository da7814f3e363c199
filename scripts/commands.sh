#!/bin/sh
# Writes docs/commands.md, the help of every command: commands.sh BINARY. With --check it compares instead and prints what
# differs.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

read_binary_and_check "$@"
make_scratch
# The help is as wide as the terminal says it is.
export COLUMNS=80

{
  printf '# Commands\n\n'
  printf 'What `multihits help COMMAND` prints. Written by `make commands`.\n'
  for command in search interactive batch test diff merge validate explain serve demo index push init schema; do
    printf '\n## %s\n\n```text\n' "$command"
    "$binary" help "$command"
    printf '```\n'
  done
} >"$scratch/commands.md"

if $is_check; then
  diff -u docs/commands.md "$scratch/commands.md" ||
    fail "docs/commands.md is not what the program prints; run 'make commands' and commit the file"
else
  cp "$scratch/commands.md" docs/commands.md
fi
