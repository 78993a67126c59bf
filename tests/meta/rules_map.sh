#!/usr/bin/env bash
# docs/rules-map.md is up to date, and every rule the game has cites a function and a test.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"
exec scripts/rules-map --check
