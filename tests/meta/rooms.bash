# Which room a file belongs to, for the scripts beside this one; sourced at the project's root.

# files_of <folder>...: our sources below them.
files_of() { find "$@" \( -name '*.h' -o -name '*.cpp' \) -print 2>/dev/null | sort || true; }

# Sets `room` to the room of a file named from include/ or src/; empty if it is not ours. A room is
# a folder; a game has four of them.
set_room() {
  case $1 in
    kernel/* | hexgrid/* | words/* | formats/* | play/* | stage/* | print/* | ui/* | app/*) room=${1%%/*} ;;
    games/*/*/*)
      room=${1#games/*/*/}
      room=${1%"/$room"}
      ;;
    *) room= ;;
  esac
}
