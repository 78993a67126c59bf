#!/usr/bin/env bash
# The rules maps are up to date, and every rule a game has cites a function and a test.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"
exec scripts/rules-map --check
