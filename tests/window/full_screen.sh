#!/usr/bin/env bash
# F11 fills the screen, and once more gives the window its size back; also where no window manager
# does it.
#
# Needs HIPPODROME_BINARY, Xvfb and xdotool; skipped (77) without them.
set -euo pipefail

screen_height=900
source "$(dirname "${BASH_SOURCE[0]}")/window.bash"

size() { xdotool getwindowgeometry "$window" | sed -n 's/.*Geometry: //p'; }
becomes() {
  for _ in $(seq 40); do
    [[ $(size) != "$1" ]] || return 0
    sleep 0.1
  done
  fail "$2: the window is $(size), not $1"
}

echo '{"window.width": "1000", "window.height": "700"}' >"$user/settings.json"
start_game
becomes 1000x700 "as it was left"
xdotool key F11
becomes 1280x900 "filling the screen"
sleep 1
becomes 1280x900 "filling the screen for good"
xdotool key F11
becomes 1000x700 "back again"
echo "full screen and back"
