# A display of its own, a folder of its own, and the program in its window: what the tests of the
# real window share. To be sourced with `screen_height` set; skips (77) without HIPPODROME_BINARY,
# Xvfb or xdotool.

binary=${HIPPODROME_BINARY:-}
for tool in Xvfb xdotool; do
  command -v "$tool" >/dev/null || { echo "no $tool: skipped"; exit 77; }
done
[[ -x $binary ]] || { echo "no program to test: skipped"; exit 77; }

unset SDL_VIDEODRIVER
export SDL_AUDIODRIVER=dummy
work=$(mktemp -d)
game=
server=
cleanup() {
  [[ -z $game ]] || kill -9 "$game" 2>/dev/null || true
  [[ -z $server ]] || kill "$server" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
fail() {
  # A picture of what went wrong, where somebody wants one.
  if [[ -n ${HIPPODROME_WINDOW_SHOT:-} ]]; then
    import -window root "$HIPPODROME_WINDOW_SHOT" 2>/dev/null || true
  fi
  echo "FAILED: $*" >&2
  cat "$work"/game.log >&2 2>/dev/null || true
  exit 1
}

# The server picks a free display and writes its number down. Without -noreset it would start afresh
# whenever its last client leaves, and turn away the program that is just coming.
mkfifo "$work/display"
exec 7<>"$work/display"
Xvfb -displayfd 7 -screen 0 "1280x${screen_height}x24" -nolisten tcp -noreset >"$work/xvfb.log" 2>&1 &
server=$!
read -r -t 20 number <&7 || { echo "Xvfb does not start: skipped"; exit 77; }
export DISPLAY=:$number
for _ in $(seq 50); do
  xdotool getdisplaygeometry >/dev/null 2>&1 && break
  sleep 0.2
done
xdotool getdisplaygeometry >/dev/null 2>&1 || { echo "no display to be had: skipped"; exit 77; }

user=$work/user
mkdir -p "$user"
window=
start_game() {
  "$binary" --user-dir "$user" >>"$work/game.log" 2>&1 &
  game=$!
  for _ in $(seq 400); do
    window=$(xdotool search --onlyvisible --name '^Hippodrome$' 2>/dev/null | tail -n 1 || true)
    [[ -z $window ]] || break
    kill -0 "$game" 2>/dev/null || fail "the program ended at its start"
    sleep 0.1
  done
  [[ -n $window ]] || fail "no window"
  xdotool windowfocus "$window" 2>/dev/null || true
  sleep 0.7
}
journal_lines() { cat "$user"/autosave/*.journal 2>/dev/null | wc -l; }
saved_records() { find "$user/saves" -name '*.json' 2>/dev/null | wc -l; }
