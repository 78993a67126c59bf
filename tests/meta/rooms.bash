# Which room a file belongs to, for the scripts beside this one; sourced at the project's root.
#
# The room of a file is its folder. A header directly in include/frothy belongs to the room that has
# its body (src/frothy/data/wording.cpp makes frothy/wording.h one of data's), else to the rules.

# files_of <folder>...: our sources below them.
files_of() { find "$@" \( -name '*.h' -o -name '*.cpp' \) -print 2>/dev/null | sort || true; }

declare -A frothy_header # room by name of a header directly in include/frothy
for header in include/frothy/*.h; do
  [[ -e $header ]] || continue
  name=$(basename "$header" .h)
  frothy_header[$name]=frothy/rules
  rooms=()
  for room in rules data ai view; do
    if [[ -n $(find "src/frothy/$room" -name "$name.cpp") ]]; then rooms+=("$room"); fi
  done
  if ((${#rooms[@]} == 1)); then frothy_header[$name]=frothy/${rooms[0]}; fi
done

# Sets `room` to the room of a file named from include/ or src/; empty if it is not ours.
set_room() {
  case $1 in
    kernel/* | hexgrid/* | words/* | stage/* | app/*) room=${1%%/*} ;;
    frothy/rules/* | frothy/data/* | frothy/ai/* | frothy/view/*)
      room=${1#frothy/}
      room=frothy/${room%%/*}
      ;;
    frothy/*)
      room=${1#frothy/}
      room=${frothy_header[${room%.h}]:-frothy/rules}
      ;;
    *) room= ;;
  esac
}
