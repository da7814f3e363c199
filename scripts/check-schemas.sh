#!/bin/sh
# Checks the JSON Schemas with check-jsonschema, a validator that is not ours: check-schemas.sh BINARY.
#
# The examples' specs, query files and results must pass, and reports on tests; so must the examples for pipelines, by the
# schemas of their services. Every broken spec must be refused by the validator and by the program alike.
# CHECK_JSONSCHEMA names a validator to use; otherwise one is taken from the PATH or installed below .build.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/python.sh
binary=${1:-}
require_binary "$binary"
make_scratch

environment=.build/check-jsonschema

# Runs the validator with the given arguments.
validator() {
  if [ -n "${CHECK_JSONSCHEMA:-}" ]; then
    "$CHECK_JSONSCHEMA" "$@"
  elif has check-jsonschema; then
    check-jsonschema "$@"
  else
    python_with "$environment" -m check_jsonschema "$@"
  fi
}

if [ -z "${CHECK_JSONSCHEMA:-}" ] && ! has check-jsonschema; then
  validator --version >/dev/null 2>&1 || install_packages "$environment" check-jsonschema
fi
validator --version >&2 || fail "check-jsonschema does not run"

spec_schema=schemas/multihits.schema.json
queries_schema=schemas/queries.schema.json
results_schema=schemas/results.schema.json
test_schema=schemas/test.schema.json

say "schemas/ is what the program prints"
sh scripts/schemas.sh "$binary" --check

say "The schemas are schemas"
validator --check-metaschema "$spec_schema" "$queries_schema" "$results_schema" "$test_schema" >&2

say "Specs of the examples and of the tests"
validator --schemafile "$spec_schema" examples/*/search.yaml Tests/Fixtures/contract-spec/search.yaml >&2

say "Query files of the examples"
find examples -path '*/queries.y*ml' -o -path '*/thresholds.y*ml' | sort >"$scratch/query-files"
[ -s "$scratch/query-files" ] || fail "no example has a YAML query file"
while read -r file; do
  validator --schemafile "$queries_schema" "$file" >&2
done <"$scratch/query-files"

say "Results of the examples"
for spec in examples/*/search.yaml; do
  example=$(dirname "$spec")
  name=$(basename "$example")
  replay=$(replay_of "$example")
  "$binary" search "$spec" ${replay:+"$replay"} --quiet --format json >"$scratch/$name-search.json"
  "$binary" test "$spec" "$(query_file "$example")" ${replay:+"$replay"} --quiet --allow-no-queries --format json >"$scratch/$name-batch.json"
done
validator --schemafile "$results_schema" "$scratch"/*-search.json "$scratch"/*-batch.json >&2

say "Reports on tests"
"$binary" test examples/movie-night/search.yaml examples/movie-night/queries.yaml --quiet --timings \
  --report json="$scratch/passed-report.json"
cat >"$scratch/failing.yaml" <<'END'
queries:
  - { query: tom, count: 3, tags: { kind: head }, expect: { actors: { nbHits: 0 }, movies: { first: [nothing] } } }
  - { query: zzzz, tags: { kind: tail }, expect: { movies: { status: empty } } }
thresholds:
  - { module: movies, measure: empty, max: 0 }
  - { measure: "p50(latency)", max: 60s, severity: warn, tag: { kind: tail } }
END
status=0
"$binary" test examples/movie-night/search.yaml "$scratch/failing.yaml" --report json="$scratch/failed-report.json" \
  >"$scratch/failed.log" 2>&1 || status=$?
[ "$status" -eq 1 ] || fail "a test that fails ends with $status instead of 1"
validator --schemafile "$test_schema" "$scratch"/*-report.json Tests/ReportsTests/Golden/*-json.json >&2
if validator --schemafile "$test_schema" "$scratch"/movie-night-search.json >"$scratch/validator.log" 2>&1; then
  fail "results pass for a report on a test"
fi

say "Examples for pipelines"
validator --builtin-schema vendor.github-workflows examples/ci/github.yml >&2
validator --builtin-schema vendor.github-actions action.yml >&2
validator --builtin-schema vendor.gitlab-ci examples/ci/gitlab-ci.yml >&2

say "Broken specs are refused by both"
# One call judges all of them, since starting the validator takes longer than judging.
status=0
validator --schemafile "$spec_schema" --output-format json Tests/Fixtures/broken-specs/*.yaml \
  >"$scratch/validator.json" 2>"$scratch/validator.log" || status=$?
if [ "$status" -ne 1 ]; then
  cat "$scratch/validator.log" "$scratch/validator.json" >&2
  fail "check-jsonschema ends with $status instead of 1"
fi
count=0
mistakes=0
for file in Tests/Fixtures/broken-specs/*.yaml; do
  count=$((count + 1))
  if ! grep -qF "\"filename\": \"$file\"" "$scratch/validator.json"; then
    say "$file: check-jsonschema finds nothing wrong"
    mistakes=$((mistakes + 1))
  fi
  status=0
  "$binary" validate "$file" >"$scratch/program.log" 2>&1 || status=$?
  if [ "$status" -ne 78 ]; then
    say "$file: multihits validate ends with $status instead of 78"
    cat "$scratch/program.log" >&2
    mistakes=$((mistakes + 1))
  fi
done
[ "$mistakes" -eq 0 ] || fail "$mistakes of the refusals are missing"
[ "$count" -ge 40 ] || fail "only $count broken specs in Tests/Fixtures/broken-specs; there should be 40 or more"
say "$count broken specs refused by both"
