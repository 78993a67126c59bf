#!/usr/bin/env bash
# Our JSON Schemas and the game agree on what documents look like.
set -euo pipefail
if ! python3 -c 'import jsonschema' 2>/dev/null; then
  echo "no python3-jsonschema: skipped"
  exit 77
fi
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"

documents=$(mktemp -d)
trap 'rm -rf "$documents"' EXIT
# What the game writes, and what it refuses.
HIPPODROME_DOCUMENTS=$documents "$HIPPODROME_BUILD_DIR/tests/test_data" >/dev/null
python3 tests/data/schemas.py "$documents" "$HIPPODROME_BINARY"
