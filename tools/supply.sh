#!/usr/bin/env bash
# Checks what comes from outside: licences, sources and, where they can be reached, known faults.
# Without cargo-deny the licences and sources are still checked, by tests/house.rs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if ! command -v cargo-deny >/dev/null; then
  echo '— supply: cargo-deny is not installed (cargo install cargo-deny), known faults not checked'
  exit 0
fi
echo '— supply: licences, sources, bans'
cargo deny --log-level error check bans licenses sources
if advisories=$(cargo deny --log-level error check advisories 2>&1); then
  echo '— supply: no known faults'
elif grep -qiE 'failed to (fetch|clone|acquire)|could not (fetch|clone)|network|resolve host|error sending' <<<"$advisories"; then
  echo '— supply: the list of known faults cannot be reached from here, not checked'
else
  printf '%s\n' "$advisories" >&2
  exit 1
fi
