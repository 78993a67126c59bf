#!/usr/bin/env bash
# The page about the licences says what vehicles/ say.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"
exec scripts/licence-tables --check
