#!/usr/bin/env bash
# A whole race through the real window by keyboard alone, from the title to the podium, with one
# person and one driver; in the middle the program is killed, started again, and goes on.
#
# Needs HIPPODROME_BINARY, Xvfb and xdotool; skipped (77) without them.
set -euo pipefail

screen_height=800
source "$(dirname "${BASH_SOURCE[0]}")/window.bash"

# A duel on the smallest course, as the settings remember it; everything at once.
cat >"$user/settings.json" <<'JSON'
{
  "pace": "instant",
  "table.course": "training-loop",
  "table.laps": 1,
  "table.seats": 2,
  "table.seed": 7,
  "table.seat.1.livery": 3,
  "table.seat.1.name": "Ada",
  "table.seat.1.person": true,
  "table.seat.1.vehicle": "basic-chariot",
  "table.seat.2.livery": 0,
  "table.seat.2.name": "Blue",
  "table.seat.2.person": false,
  "table.seat.2.vehicle": "basic-chariot"
}
JSON

press() { xdotool key --delay 25 "$@"; }
saved_or_finished() { find "$user" -name '*.json' ! -name settings.json 2>/dev/null | wc -l; }

start_game
for _ in $(seq 15); do
  press n
  sleep 0.7
  press Return
  sleep 1
  [[ $(journal_lines) -eq 0 ]] || break
done
[[ $(journal_lines) -gt 0 ]] || fail "no race is being written down after its start"

# Ada whips where she may, turns left at the end of a move, reins in where nothing else is left,
# and takes the main choice everywhere else.
drive() { press w Return Return Left Return Return r Return t Return; }
before=0
for _ in $(seq 40); do
  drive
  sleep 0.2
  before=$(journal_lines)
  [[ $before -le 5 ]] || break
done
[[ $before -gt 5 ]] || fail "nothing was answered by keyboard: $before lines"

kill -9 "$game"
wait "$game" 2>/dev/null || true
game=

start_game
for _ in $(seq 6); do
  press c
  sleep 0.5
done
# Taken up, the journal holds the answers given so far.
after=$before
for _ in $(seq 40); do
  drive
  sleep 0.2
  after=$(journal_lines)
  [[ $after -le $((before + 2)) ]] || break
done
[[ $after -gt $((before + 2)) || $(saved_or_finished) -gt 0 ]] ||
  fail "the race did not go on after kill -9: $before, then $after lines"

# On the podium S saves the record; in the race it means nothing.
# Should Ada be stuck somewhere, a driver takes her seat over, by keyboard as well.
deadline=$((SECONDS + 300))
relief=$((SECONDS + 60))
while [[ $(saved_records) -eq 0 ]]; do
  if [[ $SECONDS -ge $relief ]]; then
    press Escape
    sleep 0.3
    press d
    sleep 0.3
    press 1
    sleep 0.3
    press Escape
    sleep 0.3
    press Escape
    sleep 2
    relief=$((SECONDS + 90))
  fi
  [[ $SECONDS -lt $deadline ]] || fail "no podium in time"
  kill -0 "$game" 2>/dev/null || fail "the program ended in the race"
  drive
  press s
done

record=$(find "$user/saves" -name '*.json' | head -n 1)
"$binary" --user-dir "$user" replay "$record" --verify >"$work/verified" ||
  fail "the record disagrees"
"$binary" --user-dir "$user" replay "$record" >"$work/told" || fail "the record cannot be told"
# However the race has ended, its last words say so.
tail -n 12 "$work/told" >"$work/end"
grep -q 'are settled\|has won\|left in the race\|got any further' "$work/end" || {
  cat "$work/end" >&2
  fail "the record does not end on a podium"
}

for _ in $(seq 20); do
  press ctrl+q
  sleep 0.5
  kill -0 "$game" 2>/dev/null || break
done
kill -0 "$game" 2>/dev/null && fail "the program does not quit"
code=0
wait "$game" || code=$?
game=
[[ $code -eq 0 ]] || fail "exit code $code"
echo "a race by keyboard: $after journal lines after the kill, record verified"
