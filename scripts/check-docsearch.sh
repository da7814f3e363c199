#!/bin/sh
# Asks the server with DocSearch in Chromium: check-docsearch.sh BINARY. The browser comes from Debian, what drives it
# and DocSearch's JavaScript from PyPI; where there is no apt, or no Python, nothing is checked.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/python.sh
binary=${1:-}
require_binary "$binary"
if ! has python3 || ! has apt-get; then
  say "There is no Python or no apt; the server is not asked with DocSearch."
  exit 0
fi
make_scratch

has chromium && has chromedriver || apt_install chromium chromium-driver
environment=.build/browser
# Installing makes the environment anew, so what the check of the page needs is installed again, too.
python_with "$environment" -c 'import axe_playwright_python, selenium, sphinx_docsearch' 2>/dev/null ||
  install_packages "$environment" 'selenium>=4.20,<5' 'axe-playwright-python>=0.1.4' 'sphinx-docsearch>=0.3.2,<0.4'
python_with "$environment" scripts/docsearch-test.py "$binary"
