# Sourced by the other scripts: messages, temporary folders, and packages of the system.

# Says what happens, on standard error, so that output stays clean.
say() {
  printf '%s\n' "$*" >&2
}

# Ends the script with a message.
fail() {
  say "error: $*"
  exit 1
}

# Whether a command exists.
has() {
  command -v "$1" >/dev/null 2>&1
}

# Makes the folder $scratch, which is removed when the script ends.
make_scratch() {
  scratch=$(mktemp -d "${TMPDIR:-/tmp}/multihits.XXXXXX") || fail "cannot make a temporary folder"
  trap 'rm -rf "$scratch"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

# Runs a command as the administrator.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    fail "this needs the administrator's rights, and there is no sudo; run as root: $*"
  fi
}

# Installs packages with apt. Fresh images have no package lists, so these come first.
apt_install() {
  say "Installing with apt: $*"
  mkdir -p .build
  (
    # Checks that run beside each other may install at the same time, which apt itself refuses.
    if has flock; then flock 8; fi
    as_root apt-get update -q >&2 || fail "apt-get update failed"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" >&2 ||
      fail "apt-get could not install: $*"
  ) 8>.build/apt.lock
}

# Makes sure that the binary given to a script can be run.
require_binary() {
  [ -n "${1:-}" ] || fail "name the multihits binary, such as .build/debug/multihits"
  [ -x "$1" ] || fail "there is no binary at $1; build it with 'swift build' or 'make build'"
}

# Reads the arguments of a script that writes what the program prints: BINARY [--check]. Sets $binary and $is_check.
read_binary_and_check() {
  binary=
  is_check=false
  for argument in "$@"; do
    case $argument in
    --check) is_check=true ;;
    -*) fail "unknown option $argument; usage: $(basename "$0") BINARY [--check]" ;;
    *) binary=$argument ;;
    esac
  done
  require_binary "$binary"
}

# The query file of an example; nothing when it has none.
query_file() {
  for extension in yaml yml csv tsv jsonl ndjson txt; do
    if [ -f "$1/queries.$extension" ]; then
      printf '%s\n' "$1/queries.$extension"
      return
    fi
  done
}

# replay_of EXAMPLE: the option that lets recordings answer, for an example whose backend is a server.
replay_of() {
  if [ -d "$1/recordings" ]; then
    printf '%s\n' "--replay=$1/recordings"
  fi
}
