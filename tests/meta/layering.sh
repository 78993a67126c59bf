#!/usr/bin/env bash
# Who may include whom: the table of docs/architecture.md, checked file by file.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"

faults=0

source tests/meta/rooms.bash

# Every include of a file as line:<header> or line:"header".
includes_of() {
  sed -nE 's/^[[:space:]]*#[[:space:]]*include[[:space:]]*(<[^>]+>|"[^"]+").*/\1/;T;=;p' "$1" |
    paste -d: - -
}

# check <rooms it may include> <regex of foreign headers it may not> <files...>
check() {
  local allowed=" $1 " forbidden=$2 file line name own
  shift 2
  for file in "$@"; do
    set_room "${file#*/}"
    own=$room
    while IFS=: read -r line name; do
      [[ -n $line ]] || continue
      set_room "${name:1:-1}"
      if [[ $name =~ $forbidden ]]; then
        echo "$file:$line: $own must not include $name"
        faults=$((faults + 1))
      elif [[ -n $room && $allowed != *" $room "* ]]; then
        echo "$file:$line: $own may not reach into $room: $name"
        faults=$((faults + 1))
      fi
    done < <(includes_of "$file")
  done
}

sdl='^[<"](SDL2/|SDL)'
imgui='^[<"]([a-z_/]*/)?(imgui|imstb)'
json='^[<"]nlohmann/|^[<"]([a-z_/]*/)?json\.hpp'
# What costs as much as nlohmann/json.hpp: it, and what play keeps for the files where a game speaks
# JSON (the concept of a codec, the bodies of templates, the vocabulary of rule cases).
json_body='^[<"](nlohmann/json\.hpp|formats/(json_reader|fields)\.h|play/([a-z_]+_body|codec|scenario/(node|match|script|vocabulary|game_case))\.h)'
cli='^<CLI/'
paper='^[<"](cairo|pango/|librsvg/|fontconfig/)'
window="$sdl|$imgui"
anything_foreign="$window|$json|$cli|$paper"
# The one file that reads the command line by CLI11, whose header takes seconds to compile.
cli_reader=src/app/core/commands/command_reader.cpp
# Not deterministic, or not a rule's business.
impure='^<(random|chrono|unordered_[a-z]+|thread|mutex|atomic|future|ctime|time\.h|iostream|fstream|filesystem|cstdio|stdio\.h)>'
pure="$anything_foreign|$impure"

# The files of each room, public headers apart where they are held to more.
declare -A public body
while IFS= read -r file; do
  set_room "${file#*/}"
  if [[ $file == include/* ]]; then public[$room]+="$file "; else
    [[ $file != src/*/core/* ]] || room+=/core
    body[$room]+="$file "
  fi
done < <(files_of include src)

# shellcheck disable=SC2086 # lists of files without blanks
{
  check 'kernel' "$pure" ${public[kernel]-} ${body[kernel]-}
  check 'hexgrid' "$pure" ${public[hexgrid]-} ${body[hexgrid]-}
  check 'words' "$anything_foreign" ${public[words]-} ${body[words]-}
  check 'words formats' "$window|$cli" ${public[formats]-} ${body[formats]-}
  # The core of a room includes headers of the whole room; that it calls no SDL, the linker sees to.
  check 'stage' "$sdl|$json" ${public[stage]-}
  check 'stage' "$anything_foreign" ${body[stage/core]-}
  check 'stage' "$json" ${body[stage]-}

  thin=$(tr ' ' '\n' <<<"${public[play]-}" | grep -vE '/([a-z_]+_body|codec|scenario/(node|match|script|vocabulary|game_case))\.h$' || true)
  check 'kernel words formats play' "$window|$cli|$json_body" $thin
  check 'kernel words formats play' "$window|$cli" ${public[play]-} ${body[play]-}
  check 'words formats play stage print' "$anything_foreign" ${public[print]-}
  check 'words formats play stage print' "$window|$json|$cli" ${body[print]-}
  check 'kernel words formats play stage ui' "$sdl|$json|$cli|$paper" ${public[ui]-} ${body[ui]-}
  check 'kernel words play stage ui' "$anything_foreign" ${body[ui/core]-}

  everything='kernel words formats play stage ui app'
  for game in src/games/*/; do
    game=${game#src/}
    game=${game%/}
    rules="kernel hexgrid $game/rules"
    check "$rules" "$pure" ${public[$game/rules]-} ${body[$game/rules]-}
    check "$rules words formats play $game/data" "$window|$json_body" ${public[$game/data]-}
    check "$rules words formats play $game/data" "$window" ${body[$game/data]-}
    check "$rules play $game/ai" "$anything_foreign" ${public[$game/ai]-} ${body[$game/ai]-}
    view="$rules words formats play stage ui $game/data $game/view"
    check "$view" "$sdl|$json" ${public[$game/view]-} ${body[$game/view]-}
    check "$view" "$anything_foreign" ${body[$game/view/core]-}
    printed="$rules words stage print ui $game/data $game/view $game/print"
    check "$printed" "$anything_foreign" ${public[$game/print]-} ${body[$game/print]-}
    # The door ties a game's rooms together for the program, which knows nothing else of it.
    door="$view $game/ai $game/print print $game/door"
    check "$door" "$anything_foreign" ${body[$game/door/core]-}
    check "$door" "$sdl|$json|$cli" ${body[$game/door]-}
    everything+=" $game/door"
  done

  check "$everything" "$anything_foreign" ${body[app/core]//$cli_reader/}
  check "$everything" "$window|$json" $cli_reader
  check "$everything" "$sdl|$json|$cli" ${body[app]-}
}

# A header lies where its body does.
while IFS= read -r header; do
  body=${header#include/}
  body=${body%.h}.cpp
  [[ ! -e src/$body ]] || continue
  while IFS= read -r elsewhere; do
    set_room "${header#include/}"
    own=$room
    set_room "${elsewhere#src/}"
    [[ $own == "$room" ]] || continue
    echo "$header: its body is $elsewhere"
    faults=$((faults + 1))
  done < <(find src -name "$(basename "$body")")
done < <(files_of include)

if ((faults)); then
  echo "$faults include(s) against the layering"
  exit 1
fi
