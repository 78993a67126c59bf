#!/usr/bin/env bash
# The project speaks of itself alone, files stay short and lines too, scripts parse.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"

limit=500
columns=100
faults=0
fault() {
  echo "$*"
  faults=$((faults + 1))
}

# Everything we wrote: no build trees, no hidden folders of tools.
mapfile -d '' -t ours < <(
  find . \( -path ./build -o -path ./.git -o -path ./.cache -o -path ./.vscode -o -path ./.idea \) \
    -prune -o -type f -print0
)

# Put together here, so that this file does not find itself.
machine_paths='(^|[^A-Za-z0-9._-])/(wor''k|far''m)/|/home/[a-z]+/|/root/'
while IFS= read -r found; do
  fault "a path of somebody's machine: $found"
done < <(printf '%s\0' "${ours[@]}" | xargs -0 grep -nIE "$machine_paths" -- 2>/dev/null |
  grep -v '^\./tests/meta/hygiene\.sh:' || true)

while IFS= read -r -d '' file; do
  lines=$(wc -l <"$file")
  ((lines <= limit)) || fault "$file has $lines lines, more than $limit: it has two purposes"
done < <(find include src \( -name '*.h' -o -name '*.cpp' \) -print0)

# Letters, not bytes; a raw string is as wide as what it holds.
wide='
FNR == 1 { raw = 0 }
{
    was_raw = raw
    if (raw && index($0, ")" mark "\"")) raw = 0
    else if (match($0, /R"[a-z]*\(/)) {
        mark = substr($0, RSTART + 2, RLENGTH - 3)
        raw = !index(substr($0, RSTART + RLENGTH), ")" mark "\"")
        was_raw = 1
    }
    line = $0
    gsub(/[\200-\277]/, "", line)
    if (!was_raw && length(line) > columns) print FILENAME ":" FNR
}'
while IFS= read -r found; do
  fault "$found is wider than $columns columns"
done < <(find include src tests \( -name '*.h' -o -name '*.cpp' \) -print0 |
  LC_ALL=C xargs -0 awk -v columns="$columns" "$wide")

while IFS= read -r found; do
  fault "unfinished work: $found"
done < <(grep -rnIE '\b(TO''DO|FIX''ME|X''XX)\b' include src tests scripts CMakeLists.txt || true)

while IFS= read -r -d '' file; do
  head -n 40 "$file" | grep -q '^#pragma once$' || fault "$file lacks #pragma once"
done < <(find include src tests -name '*.h' -print0)

while IFS= read -r -d '' script; do
  bash -n "$script" || fault "$script does not parse"
done < <(grep -rlZE '^#!.*\bbash$' scripts .ci tests)

((faults == 0))
