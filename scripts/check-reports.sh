#!/bin/sh
# Reads reports on tests with programs that are not ours, from PyPI: check-reports.sh BINARY.
#
# A run of examples/gate with failures is read by junitparser and tap.py, whose counts must be those of the JSON report,
# and its JUnit report is validated against schemas/junit.xsd by xmlschema. Without Python, nothing is checked.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/python.sh
binary=${1:-}
require_binary "$binary"
if ! has python3; then
  say "There is no Python; the reports are not checked."
  exit 0
fi
make_scratch

environment=.build/report-readers
python_with "$environment" -c 'import junitparser, more_itertools, tap, xmlschema, yaml' 2>/dev/null ||
  install_packages "$environment" junitparser 'tap.py[yaml]' xmlschema

cp -R examples/gate "$scratch/gate"
sed 's/name, brand, category/name, category/' "$scratch/gate/search.yaml" >"$scratch/gate/broken.yaml"
for name in search broken; do
  reports=$scratch/$name
  mkdir "$reports"
  status=0
  "$binary" test "$scratch/gate/$name.yaml" "$scratch/gate/queries.yaml" "$scratch/gate/sheet.csv" \
    "$scratch/gate/thresholds.yaml" --baseline "$scratch/gate/baseline.ndjson" --cache-dir "$scratch/cache" --quiet \
    --report junit="$reports/junit.xml" --report tap="$reports/test.tap" --report json="$reports/report.json" \
    >"$scratch/test.log" 2>&1 || status=$?
  case $name-$status in
  search-0 | broken-1) ;;
  *)
    cat "$scratch/test.log" >&2
    fail "the test of $name.yaml ends with $status"
    ;;
  esac
  python_with "$environment" scripts/check-reports.py "$reports" >&2 || fail "the reports on $name.yaml do not agree"
done
