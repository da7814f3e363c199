# Sourced by scripts that use packages from PyPI, after common.sh: they are installed below .build.

# install_packages FOLDER PACKAGE…: installs packages into a virtual environment, or, where Python has none, a folder.
install_packages() {
  home=$1
  shift
  say "Installing $* below $home"
  if ! has python3; then
    has apt-get || fail "this check needs python3"
    apt_install python3 python3-venv
  fi
  if ! make_environment && has apt-get; then
    apt_install python3-venv
    make_environment || true
  fi
  if [ -x "$home/bin/python3" ]; then
    "$home/bin/python3" -m pip install --quiet "$@" >&2
  elif python3 -m pip --version >/dev/null 2>&1; then
    python3 -m pip install --quiet --target "$home/packages" "$@" >&2
  else
    fail "Python has neither venv nor pip"
  fi
}

make_environment() {
  rm -rf "$home"
  mkdir -p .build
  python3 -m venv "$home" >"$scratch/venv.log" 2>&1 && return
  rm -rf "$home"
  return 1
}

# python_with FOLDER ARGUMENT…: runs Python with the packages that were installed below a folder.
python_with() {
  home=$1
  shift
  if [ -x "$home/bin/python3" ]; then
    "$home/bin/python3" "$@"
  elif [ -d "$home/packages" ]; then
    PYTHONPATH=$home/packages python3 "$@"
  else
    return 127
  fi
}
