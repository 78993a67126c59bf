#!/usr/bin/env bash
# Tiled itself reads what we write and exports the same course; what it writes, packed in each of its
# ways, we read.
set -euo pipefail
program=${HIPPODROME_BINARY:-}
[[ -x $program ]] || { echo "no program: skipped"; exit 77; }
command -v tiled >/dev/null || { echo "no Tiled: skipped"; exit 77; }
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export QT_QPA_PLATFORM=offscreen HOME=$scratch
fail() {
  echo "FAILED: $*" >&2
  exit 1
}

for course in tracks/*.json; do
  name=$(basename "$course" .json)
  "$program" convert "$course" "$scratch/$name.tmj" >/dev/null
  tiled --export-map json "$scratch/$name.tmj" "$scratch/exported.tmj" >/dev/null
  "$program" convert --force "$scratch/$name.tmj" "$scratch/ours.json" >/dev/null
  "$program" convert --force "$scratch/exported.tmj" "$scratch/theirs.json" >/dev/null
  cmp "$scratch/ours.json" "$scratch/theirs.json" || fail "$course is another one after Tiled"
done

# The worked course, drawn with the shipped tiles.
cp -r assets/tiled/. "$scratch/tiled"
tiled --export-map json "$scratch/tiled/circus-parvus.tmj" "$scratch/tiled/exported.tmj" >/dev/null
"$program" convert "$scratch/tiled/exported.tmj" "$scratch/parvus.json" >/dev/null
"$program" convert tracks/circus-parvus.json "$scratch/parvus.tmj" >/dev/null
"$program" convert "$scratch/parvus.tmj" "$scratch/expected.json" >/dev/null
cmp "$scratch/expected.json" "$scratch/parvus.json" || fail "the worked course is another one"

# Maps by hand, in both stagger axes and indices and every packing that we read, by way of both of
# Tiled's formats.
command -v python3 >/dev/null || exit 0
packings=(csv none zlib gzip)
for axis in x y; do
  for index in odd even; do
    packing=${packings[0]}
    packings=("${packings[@]:1}")
    here=$scratch/$axis-$index
    python3 tests/data/tiled_maps.py "$axis" "$index" "$packing" "$here.tmj"
    tiled --export-map json "$here.tmj" "$here-again.tmj" >/dev/null
    tiled --export-map tmx "$here.tmj" "$here.tmx" >/dev/null
    tiled --export-map json "$here.tmx" "$here-xml.tmj" >/dev/null
    for map in "$here" "$here-again" "$here-xml"; do
      "$program" convert "$map.tmj" "$map.json" >/dev/null
      cmp "$here.json" "$map.json" || fail "$(basename "$map") ($packing) is another course"
    done
    if [[ $packing != csv ]]; then
      grep -q '"encoding":"base64"' "$here-again.tmj" || fail "Tiled has not packed $axis-$index"
    fi
  done
done
