#!/bin/sh
# Writes the JSON Schemas: schemas.sh BINARY. With --check it compares instead and prints what differs.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

read_binary_and_check "$@"
make_scratch

"$binary" schema spec >"$scratch/multihits.schema.json"
"$binary" schema queries >"$scratch/queries.schema.json"
"$binary" schema results >"$scratch/results.schema.json"
"$binary" schema test >"$scratch/test.schema.json"

if $is_check; then
  diff -ru -x junit.xsd schemas "$scratch" || fail "schemas/ is not what the program prints; run 'make schemas' and commit the files"
else
  mkdir -p schemas
  cp "$scratch"/*.schema.json schemas/
fi
