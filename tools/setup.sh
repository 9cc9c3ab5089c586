#!/usr/bin/env bash
# Installs what is missing, and nothing that is there. tools/setup.sh build | test
#
#   build: the wasm32 target, wasm-bindgen, wasm-split, trunk, wasm-opt   (what `make run` and `make build` need)
#   test:  the same, and the node packages and browsers that the end-to-end tests drive
#
# Rust tools go to a folder of their own (KYDAI_TOOLS, by default ~/.cache/kydai-tools), so that nothing
# that you installed yourself is replaced. What cannot be installed is named with the command that does it.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/versions.sh"
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export KYDAI_TOOLS=${KYDAI_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/kydai-tools}
export PATH="$KYDAI_TOOLS/bin:$top/node_modules/.bin:$PATH"
cd "$top"

has() { command -v "$1" >/dev/null 2>&1; }
say() { printf '— %s\n' "$*"; }
stop() { printf 'Missing: %s\n' "$*" >&2; exit 1; }

# An optimised trunk takes three times as long to build and saves no noticeable time afterwards.
install_crate() {
  say "installing $1 $2 (once, some minutes)"
  CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=false \
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS=64 CARGO_PROFILE_RELEASE_DEBUG=false \
    cargo install --quiet --root "$KYDAI_TOOLS" "$1" --version "$2" "${@:3}"
}

# Debian and its kin, as root or through sudo.
apt_install() {
  has apt-get || return 1
  local root=()
  if [ "$(id -u)" != 0 ]; then has sudo && root=(sudo) || return 1; fi
  say "installing $* with apt-get"
  "${root[@]}" apt-get update -qq &&
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

setup_rust() {
  has cargo || stop 'Rust: install it from https://rustup.rs'
  if [ ! -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    has rustup || stop 'the target wasm32-unknown-unknown: install it with your Rust, or use https://rustup.rs'
    say 'adding the target wasm32-unknown-unknown'
    rustup target add wasm32-unknown-unknown
  fi
  [ "$(wasm-bindgen --version 2>/dev/null)" = "wasm-bindgen $WASM_BINDGEN" ] ||
    install_crate wasm-bindgen-cli "$WASM_BINDGEN" # its --locked asks for a crate that is gone
  # It cannot say its version; cargo's list of what it has installed can.
  grep -qs "\"wasm_split_cli_support $WASM_SPLIT " "$KYDAI_TOOLS/.crates.toml" ||
    install_crate wasm_split_cli_support "$WASM_SPLIT" --locked --features build-binary
  case "$(trunk --version 2>/dev/null)" in
    "trunk ${TRUNK%.*}."*) ;;
    *) install_crate trunk "$TRUNK" --locked --no-default-features --features rustls ;;
  esac
}

setup_supply() {
  has cargo-deny || install_crate cargo-deny "$CARGO_DENY" --locked
}

# $1 is empty for all packages, or --omit=dev for those that a build needs (wasm-opt).
setup_node() {
  # Whoever has run `npm ci` has them all, and keeps them.
  if [ -x node_modules/.bin/wasm-opt ] && [ node_modules/.package-lock.json -nt package-lock.json ] && [ -n "$1" ]; then return; fi
  local stamp=node_modules/.kydai-$1$(cksum <package-lock.json | tr -d ' ')
  if [ ! -e "$stamp" ] && [ ! -e "node_modules/.kydai-$(cksum <package-lock.json | tr -d ' ')" ]; then
    say 'installing the node packages'
    npm ci --silent --no-audit --no-fund $1
    touch "$stamp"
  fi
}

# wasm-opt from npm is the pinned one; without node any new enough one will do.
setup_wasm_opt() {
  if has npm; then setup_node --omit=dev; return; fi
  has wasm-opt || stop 'Node.js 20, whose npm brings wasm-opt: https://nodejs.org (or a wasm-opt on PATH)'
  local version
  version=$(wasm-opt --version | grep -oE '[0-9]+' | head -n1)
  [ "$version" -ge "$WASM_OPT_AT_LEAST" ] ||
    stop "wasm-opt $WASM_OPT_AT_LEAST or newer (here: $version): install Node.js 20, or remove the old wasm-opt"
}

setup_browsers() {
  local wanted=()
  has chromium || has google-chrome || has chromium-browser || [ -d '/Applications/Google Chrome.app' ] || wanted+=(chromium)
  has chromedriver || wanted+=(chromium-driver) # tests/store/ runs through it
  has firefox-esr || has firefox || [ -d /Applications/Firefox.app ] || wanted+=(firefox-esr)
  has WebKitWebDriver || [ "$(uname)" != Linux ] || wanted+=(webkit2gtk-driver)
  has pdftotext || wanted+=(poppler-utils) # sheets of paper are looked at page by page
  has xvfb-run || [ "$(uname)" != Linux ] || wanted+=(xvfb xauth)
  [ -d /usr/share/i18n/locales ] || [ "$(uname)" != Linux ] || wanted+=(locales) # WebKitGTK speaks the machine's language
  # Without a Chinese font every Chinese text would pass its test as a row of boxes.
  if has fc-list && [ -z "$(fc-list :lang=zh-cn)" ] || { [ "$(uname)" = Linux ] && ! has fc-list; }; then
    wanted+=(fontconfig fonts-noto-cjk fonts-noto-core)
  fi
  [ ${#wanted[@]} = 0 ] && return
  apt_install "${wanted[@]}" ||
    say "not installed: ${wanted[*]}. Install them for the end-to-end tests (Debian: sudo apt-get install ${wanted[*]}; macOS: brew install --cask google-chrome firefox)"
}

case "${1:-build}" in
  build) setup_rust; setup_wasm_opt ;;
  test)
    has npm || apt_install nodejs npm || stop 'Node.js 20 or newer: https://nodejs.org'
    setup_rust; setup_supply; setup_node ''; setup_browsers ;;
  *) stop "a word that setup.sh knows: build or test, not \"$1\"" ;;
esac
