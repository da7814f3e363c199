#!/bin/sh
# Installs what the build needs beside the Swift toolchain: libyaml and zlib with their headers, and pkg-config.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

is_complete() {
  has pkg-config && pkg-config --exists yaml-0.1 zlib
}

has swift || fail "there is no 'swift' on the PATH; install Swift 6.2 or newer from https://www.swift.org/install"

if is_complete; then
  exit 0
fi

say "The build needs libyaml, zlib and pkg-config."
if has apt-get; then
  apt_install pkg-config libyaml-dev zlib1g-dev
elif has brew; then
  say "Installing with Homebrew: pkg-config libyaml"
  brew install pkg-config libyaml >&2 || fail "brew could not install: pkg-config libyaml"
else
  fail "neither apt-get nor brew is here to install them. Install by hand what provides pkg-config and its modules
yaml-0.1 and zlib (Fedora: pkgconf-pkg-config libyaml-devel zlib-devel; Arch: pkgconf libyaml zlib), then try again."
fi

is_complete || fail "pkg-config still does not find yaml-0.1 and zlib; see PKG_CONFIG_PATH"
say "All there now."
