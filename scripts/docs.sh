#!/bin/sh
# Builds the documentation of MultihitsKit with docc into .build/docs; a link that leads nowhere is an error. First it
# checks that the samples of the articles stand word for word in the program Snippets, which is built and run with the
# example package.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

catalogue=Sources/MultihitsKit/MultihitsKit.docc
snippets=examples/swift-library/Sources/Snippets
# The rooms that MultihitsKit exports: their symbols become those of one module, so that links need no module names.
rooms=Diagnostics,EmbeddedBackend,EmbeddedEngine,FileSystem,FoundationBridge,IndexBuilding,IndexSettings,NetworkWire,NetworkWorkspaces,Presentation,Runs,SearchBackends,SearchDialects,SearchGraph,SearchModel,Workspaces

# check_samples ARTICLE: compares each block of Swift with the program, indentation aside.
check_samples() {
  cat "$snippets"/*.swift "$1" | awk -v article="$1" -v lines="$(cat "$snippets"/*.swift | wc -l)" '
    { gsub(/^[ \t]+|[ \t]+$/, "") }
    NR <= lines + 0 { program = program $0 "\n"; next }
    $0 == "```swift" { inside = 1; block = "\n"; next }
    $0 == "```" && inside {
      inside = 0
      if (index("\n" program, block) == 0) { print article ": this sample is not in the program:" block; bad = 1 }
      next
    }
    inside { block = block $0 "\n" }
    END { exit bad }' >&2
}

is_bad=false
for article in "$catalogue"/*.md "$catalogue"/Articles/*.md; do
  check_samples "$article" || is_bad=true
done
if $is_bad; then fail "samples and $snippets differ"; fi

docc=$(command -v docc || true)
[ -n "$docc" ] || docc=$(dirname "$(command -v swift)")/docc
if ! [ -x "$docc" ] && has xcrun; then docc=$(xcrun --find docc); fi
[ -x "$docc" ] || fail "there is no docc; it comes with the Swift toolchain"

# shellcheck disable=SC2086 # They are several words.
swift build --target MultihitsKit ${SWIFT_TEST_BUILD_FLAGS:-} >&2
modules=$(swift build --show-bin-path)/Modules
triple=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",*$/\1/p' | head -n 1)
set -- -module-name MultihitsKit -experimental-allowed-reexported-modules="$rooms" -minimum-access-level public \
  -skip-inherited-docs -target "$triple" -I "$modules" -I Sources/CLibYAML -I Sources/CZlib
if has xcrun; then set -- "$@" -sdk "$(xcrun --show-sdk-path)"; fi
# The network library is made of modules in C, too. Their maps are beside their headers, or where SwiftPM wrote them.
for map in .build/checkouts/*/Sources/*/include/module.modulemap "$(dirname "$modules")"/*.build/module.modulemap; do
  [ -f "$map" ] && set -- "$@" -Xcc "-fmodule-map-file=$map"
done
rm -rf .build/docs .build/symbol-graphs
mkdir -p .build/symbol-graphs
swift symbolgraph-extract "$@" -output-dir .build/symbol-graphs

"$docc" convert "$catalogue" --additional-symbol-graph-dir .build/symbol-graphs --output-dir .build/docs \
  --fallback-display-name MultihitsKit --fallback-bundle-identifier MultihitsKit --warnings-as-errors
say "the documentation is in .build/docs; 'python3 -m http.server -d .build/docs' shows it at /documentation/multihitskit"
