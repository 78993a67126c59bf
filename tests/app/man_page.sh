#!/usr/bin/env bash
# The manual page says what --help says, and man finds no fault with it.
set -euo pipefail
[[ -x ${HIPPODROME_BINARY:-} ]] || { echo "no program to ask: skipped"; exit 77; }
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"

scripts/man-page --check "$HIPPODROME_BINARY"
command -v man >/dev/null || { echo "no man: its own view of the page is skipped"; exit 77; }
faults=$(man --warnings -E UTF-8 -l packaging/hippodrome.6 2>&1 >/dev/null)
[[ -z $faults ]] || { echo "$faults"; exit 1; }
