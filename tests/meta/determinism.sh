#!/usr/bin/env bash
# What can be enforced of the determinism list: rules are re-run, so they may use nothing that
# differs from run to run or from compiler to compiler.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"

source tests/meta/rooms.bash

faults=0

# forbid <why> <extended regex> <files...>: comments do not count.
forbid() {
  local why=$1 pattern=$2 file found
  shift 2
  for file in "$@"; do
    found=$(sed -E 's://.*$::' "$file" | grep -nE "$pattern" || true)
    if [[ -n $found ]]; then
      echo "$file: $why"
      printf '%s\n' "$found"
      faults=$((faults + 1))
    fi
  done
}

rules=()
bodies=()
core=()
while IFS= read -r file; do
  set_room "${file#*/}"
  case $room in
    kernel | hexgrid) core+=("$file") ;;
    games/*/rules)
      core+=("$file")
      rules+=("$file")
      [[ $file == include/* ]] || bodies+=("$file")
      ;;
  esac
done < <(files_of include src)

forbid "dice come from the table, by index" \
  '\bs?rand *\(|std::(shuffle|sample|random_shuffle|mt19937|random_device)|_distribution\b' "${core[@]}"
forbid "no order by hash" '\bunordered_|std::hash\b' "${core[@]}"
forbid "no clock" 'std::chrono|\btime *\( *(0|NULL|nullptr) *\)' "${core[@]}"
forbid "nothing outlives the call" \
  '\bthread_local\b|^[[:space:]]+static ([^c(]|c[^o(]|con[^s(])[^(]*[=;{]' "${bodies[@]}"
forbid "rules count in integers" '\b(float|double)\b' "${rules[@]}"
forbid "a rule lets AwaitingAnswer pass" '\bcatch *\(|\btry *\{' "${bodies[@]}"

if ((faults)); then
  exit 1
fi
