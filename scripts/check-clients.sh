#!/bin/sh
# Asks the server with Algolia's own client for Python, from PyPI: check-clients.sh BINARY. Without Python, nothing is
# checked.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/python.sh
binary=${1:-}
require_binary "$binary"
if ! has python3; then
  say "There is no Python; the server is not asked with other clients."
  exit 0
fi
make_scratch

environment=.build/clients
python_with "$environment" -c 'import algoliasearch.composition' 2>/dev/null ||
  install_packages "$environment" 'algoliasearch>=4.40,<5'
python_with "$environment" scripts/client-test.py "$binary"
