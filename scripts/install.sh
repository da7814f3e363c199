#!/bin/sh
# Installs the release build and its shell completions: install.sh PREFIX. DESTDIR is put before it, for packagers.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

prefix=${1:-}
[ -n "$prefix" ] || fail "name the folder to install into, such as /usr/local"
binary=.build/release/multihits
require_binary "$binary"
root=${DESTDIR:-}$prefix

# write_completion SHELL FOLDER FILE
write_completion() {
  mkdir -p "$root/$2"
  "$binary" --generate-completion-script "$1" >"$root/$2/$3"
}

mkdir -p "$root/bin"
install -m 755 "$binary" "$root/bin/multihits"
# A third of it are names of functions, which only debuggers need.
if has strip; then strip "$root/bin/multihits"; fi
write_completion bash share/bash-completion/completions multihits
write_completion zsh share/zsh/site-functions _multihits
write_completion fish share/fish/vendor_completions.d multihits.fish
say "Installed $root/bin/multihits, with completions for bash, zsh and fish below $root/share"
