#!/usr/bin/env bash
# Runs a command with this project's tools on PATH: tools/with.sh trunk build --release
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export KYDAI_TOOLS=${KYDAI_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/kydai-tools}
export PATH="$KYDAI_TOOLS/bin:$top/node_modules/.bin:$PATH"
unset NO_COLOR # trunk takes it for an option of its own and stops
cd "$top"
exec "$@"
