#!/usr/bin/env bash
# What is installed is whole, agrees with the rules of the desktop, and works wherever it is moved.
set -euo pipefail
build=${HIPPODROME_BUILD_DIR:-}
[[ -x ${HIPPODROME_BINARY:-} ]] || { echo "no program to install: skipped"; exit 77; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
  echo "FAILED: $*" >&2
  exit 1
}

cmake --install "$build" --prefix "$scratch/first" >/dev/null
mv "$scratch/first" "$scratch/moved"
prefix=$scratch/moved
program=$prefix/bin/hippodrome
data=$prefix/share/hippodrome

for file in applications/hippodrome.desktop mime/packages/hippodrome.xml \
  icons/hicolor/scalable/apps/hippodrome.svg metainfo/org.hippodrome.hippodrome.metainfo.xml \
  doc/hippodrome/copyright hippodrome/docs/rules/frothy-ledger.md hippodrome/assets/icon.svg \
  hippodrome/assets/house-rules/recommended.json hippodrome/assets/sounds/dice.wav; do
  [[ -s $prefix/share/$file ]] || fail "share/$file is not installed"
done
compgen -G "$prefix/share/man/man6/hippodrome.6*" >/dev/null || fail "no manual page"
if command -v msgfmt >/dev/null; then
  [[ -s $data/languages/de/LC_MESSAGES/hippodrome.mo ]] || fail "no German"
fi

# Away from the sources, and without a home.
cd "$scratch"
export HOME=$scratch/home
"$program" paths | grep -qx "data  *$data" || fail "the data are looked for elsewhere"
"$program" validate "$data"/tracks/*.json "$data"/vehicles/*.json >/dev/null
"$program" simulate --races 1 --course circus-parvus >/dev/null

skipped=
checked_by() { # <tool> <arguments...>
  if command -v "$1" >/dev/null; then
    "$@" >"$scratch/said" 2>&1 || { cat "$scratch/said"; fail "$1"; }
  else
    skipped+=" $1"
  fi
}
checked_by desktop-file-validate "$prefix/share/applications/hippodrome.desktop"
checked_by appstreamcli validate --no-net --pedantic "$prefix"/share/metainfo/*.xml
checked_by update-mime-database -V "$prefix/share/mime"
# Every type of file the desktop entry opens is one that is explained.
for type in $(sed -n 's/^MimeType=//p' "$prefix/share/applications/hippodrome.desktop" | tr ';' ' '); do
  grep -q "type=\"$type\"" "$prefix/share/mime/packages/hippodrome.xml" || fail "$type is unknown"
  grep -q "<mediatype>$type<" "$prefix"/share/metainfo/*.xml || fail "$type is not in the metainfo"
done
[[ -z $skipped ]] || { echo "not there, and skipped:$skipped"; exit 77; }
