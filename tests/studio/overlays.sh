#!/usr/bin/env bash
# Each overlay changes the picture of a course; a faulty course is drawn too; names are checked.
set -euo pipefail

game=${HIPPODROME_BINARY:?}
"$game" screenshot --help >/dev/null 2>&1 || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder

draw() { "$game" screenshot "$@" --size 1280x720; }
fail() {
  echo "$1" >&2
  exit 1
}

if ! draw circus-parvus "$folder/plain.png" 2>"$folder/why"; then
  grep -q window "$folder/why" && exit 77 # built without one
  cat "$folder/why" >&2
  exit 1
fi
for overlay in coordinates rows progress sections inside width sight line traffic crashes fairness; do
  draw circus-parvus "$folder/$overlay.png" --overlay "$overlay"
  cmp -s "$folder/plain.png" "$folder/$overlay.png" && fail "--overlay $overlay changes nothing"
done
draw circus-parvus "$folder/both.png" --overlay progress --overlay line
cmp -s "$folder/progress.png" "$folder/both.png" && fail "a second overlay changes nothing"

cat >"$folder/faulty.json" <<'COURSE'
{"schema": "frothy-course/1", "name": "Faulty", "laps": 300,
 "rows": ["........", "...q....", "........"]}
COURSE
draw "$folder/faulty.json" "$folder/faulty.png"
[[ -s $folder/faulty.png ]] || fail "a faulty course is not drawn"

code=0
draw circus-parvus "$folder/none.png" --overlay nonsense 2>"$folder/why" || code=$?
((code == 2)) || fail "an unknown overlay is not wrong usage"
grep -q 'expected one of coordinates' "$folder/why" || fail "which overlays there are is not told"
