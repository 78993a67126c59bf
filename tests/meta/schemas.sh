#!/usr/bin/env bash
# The JSON Schemas say what the readers go by.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"
exec scripts/schemas --check
