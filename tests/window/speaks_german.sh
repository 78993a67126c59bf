#!/usr/bin/env bash
# The window speaks the language of the system: the title in German is another picture than in
# English, and the same again when it is opened again.
#
# Needs HIPPODROME_BINARY, Xvfb, xdotool and ImageMagick; skipped (77) without them.
set -euo pipefail

screen_height=800
source "$(dirname "${BASH_SOURCE[0]}")/window.bash"
command -v import >/dev/null || { echo "no ImageMagick: skipped"; exit 77; }

# Still, so that two pictures of the same words are the same.
cat >"$user/settings.json" <<'JSON'
{ "movement": "reduced" }
JSON

export LC_ALL=C.UTF-8
picture_in() { # <language> <file>
  export LANGUAGE=$1
  start_game
  sleep 1
  import -window "$window" "$2"
  kill "$game"
  wait "$game" 2>/dev/null || true
  game=
}
picture_in en "$work/english.png"
picture_in de "$work/german.png"
differing=$(compare -metric AE -fuzz 10% "$work/english.png" "$work/german.png" null: 2>&1 || true)
[[ ${differing%%.*} -gt 500 ]] || fail "the title is in one language alone: $differing pixels differ"
