#!/usr/bin/env bash
# A race of four through the real window by mouse alone: a person drives, gives up, the program is
# killed with the wish still open, started again and goes on; on the podium the record is saved and
# another race begun.
#
# Needs HIPPODROME_BINARY, Xvfb and xdotool; skipped (77) without them. The places are those of a
# window of 1280x720.
set -euo pipefail

screen_height=720
source "$(dirname "${BASH_SOURCE[0]}")/window.bash"

{
  echo '{"pace": "instant", "table.course": "training-loop", "table.laps": 1, "table.seats": 4,'
  for seat in 1 2 3 4; do
    names=(Ada Blue Green Black)
    person=$([[ $seat -eq 1 ]] && echo true || echo false)
    echo " \"table.seat.$seat.livery\": $((seat - 1)),"
    echo " \"table.seat.$seat.name\": \"${names[seat - 1]}\","
    echo " \"table.seat.$seat.person\": $person,"
    echo " \"table.seat.$seat.vehicle\": \"basic-chariot\","
  done
  echo ' "table.seed": 7}'
} >"$user/settings.json"

click() {
  xdotool mousemove "$1" "$2"
  sleep 0.05
  xdotool click 1
  sleep "${3:-0.12}"
}
has_journal() { compgen -G "$user/autosave/*.journal" >/dev/null; }
wishes() { grep -c '{"wishes":\["0 race on: retire"\]}' "$user"/autosave/*.journal || true; }

# The main button at the foot of the decision panel; where there is none, what else may be touched.
# A rule that comes up is closed again.
touched=0
others=("60 590" "100 540" "100 562" "100 600")
decide() {
  local before
  before=$(journal_lines)
  click 745 672 0.35
  [[ $(journal_lines) -eq $before ]] || return 0
  click 1131 60 0.05
  # shellcheck disable=SC2086  # two numbers
  click ${others[touched++ % 4]} 0.05
  click 1131 60 0.05
}

start_game
for _ in 1 2 3 4 5; do
  click 208 234 1  # New race
  click 1162 677 1  # Start the race
  ! has_journal || break
done
has_journal || fail "no race is being written down after its start"
for _ in $(seq 12); do
  decide
done
lines=$(journal_lines)
[[ $lines -gt 20 ]] || fail "nothing was answered by mouse: $lines lines"

for _ in 1 2 3; do
  click 1237 26 0.8  # Menu
  click 638 282 0.8  # Who drives
  click 946 172 0.8  # Ada gives up
  [[ $(wishes) -eq 0 ]] || break
  click 312 438 0.5  # Back
  click 638 118 0.5  # Race on
done
[[ $(wishes) -gt 0 ]] || fail "the wish to give up is not written down"

kill -9 "$game"
wait "$game" 2>/dev/null || true
game=
start_game
for _ in 1 2 3; do
  click 215 259 1.2  # Continue
done
deadline=$((SECONDS + 90))
while has_journal; do
  [[ $SECONDS -lt $deadline ]] || fail "no podium in time"
  kill -0 "$game" 2>/dev/null || fail "the program ended in the race"
  decide
done
sleep 1.5
for _ in 1 2 3; do
  click 965 676 0.8  # Save the record
  [[ $(saved_records) -eq 0 ]] || break
done
[[ $(saved_records) -gt 0 ]] || fail "no record is saved on the podium"
record=$(find "$user/saves" -name '*.json' | head -n 1)
"$binary" --user-dir "$user" replay "$record" --verify >"$work/replay" || fail "the record disagrees"
grep -q '0 race on: retire (standing' "$record" || fail "Ada's wish was lost"
for _ in 1 2 3; do
  click 142 676 1  # Again
  ! has_journal || break
done
has_journal || fail "no other race begins"
echo "a race by mouse: $lines journal lines before the wish, record verified, and again"
