#!/bin/sh
# Installs what the build needs beside the Swift toolchain: libyaml, zlib and libcurl with their headers, pkg-config, and
# tmux, which tests need.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

can_build() {
  has pkg-config && pkg-config --exists yaml-0.1 zlib && has_curl
}

# The headers of libcurl come with Apple's SDK.
has_curl() {
  [ "$(uname)" = Darwin ] || pkg-config --exists libcurl
}

# Without tmux everything builds, and the tests that need it are skipped.
install_tmux() {
  say "The tests of the interactive search need tmux."
  if has apt-get; then
    apt_install tmux
  elif has brew; then
    brew install tmux >&2
  else
    fail "neither apt-get nor brew is here to install it"
  fi
}

has swift || fail "there is no 'swift' on the PATH; install Swift 6.2 or newer from https://www.swift.org/install"

if can_build; then
  has tmux || (install_tmux) || say "There is no tmux; some tests will be skipped."
  exit 0
fi

say "The build needs libyaml, zlib, libcurl and pkg-config, and its tests tmux."
if has apt-get; then
  apt_install pkg-config libyaml-dev zlib1g-dev libcurl4-openssl-dev tmux
elif has brew; then
  say "Installing with Homebrew: pkg-config libyaml tmux"
  brew install pkg-config libyaml tmux >&2 || fail "brew could not install: pkg-config libyaml tmux"
else
  fail "neither apt-get nor brew is here to install them. Install by hand what provides pkg-config and its modules
yaml-0.1, zlib and libcurl (Fedora: pkgconf-pkg-config libyaml-devel zlib-devel libcurl-devel; Arch: pkgconf libyaml zlib
curl), then try again."
fi

can_build || fail "pkg-config still does not find yaml-0.1, zlib and libcurl; see PKG_CONFIG_PATH"
say "All there now."
