#!/usr/bin/env bash
# languages/ is up to date with the sources, and its catalogues can be relied on: they compile, and
# every place {0} of a message is in its translation and the other way round.
set -euo pipefail
cd "${HIPPODROME_SOURCE_DIR:-$(dirname "$0")/../..}"

command -v xgettext msgfmt msgcat >/dev/null || exit 77
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
faults=0

scripts/catalogues --check || faults=1

# A plural form may leave out a place: "1 die" for "{0} dice". Then each place of the translation
# must be in one of the two English forms.
check_places='
function text(line) { sub(/^[^"]*"/, "", line); sub(/"$/, "", line); return line }
function places(of, into,    n) {
    n = 0
    while (match(of, /\{[0-9]\}/)) {
        into[substr(of, RSTART, 3)] = 1
        n = n + 1
        of = substr(of, RSTART + RLENGTH)
    }
    return n
}
function complain(what) { print FILENAME ": " what ": " id; bad = 1 }
function finish(    i, p, wanted, common, there) {
    if (id != "") {
        split("", wanted); split("", common)
        places(id, wanted); places(plural, wanted)
        places(plural == "" ? id : plural, common)
        for (i = 0; i < forms; ++i) {
            if (form[i] == "") continue
            split("", there); places(form[i], there)
            # What licences print has its own places.
            for (p in printed) {
                if ((index(id, p) > 0) != (index(form[i], p) > 0)) complain(p " on one side only")
            }
            for (p in there) if (!(p in wanted)) complain(p " is not in the message")
            # The form for many, the last, says all.
            if (i == forms - 1) for (p in common) if (!(p in there)) complain(p " is left out")
        }
    }
    id = plural = ""; forms = 0; where = ""
}
BEGIN { printed["#"]; printed["\\\"Named\\\""]; printed["+/- #"] }
/^$/ { finish() }
/^#/ { next }
/^msgid_plural / { plural = text($0); where = "plural"; next }
/^msgid / { id = text($0); where = "id"; next }
/^msgstr/ { form[forms++] = text($0); where = "form"; next }
/^msgctxt / { where = ""; next }
/^"/ {
    if (where == "id") id = id text($0)
    if (where == "plural") plural = plural text($0)
    if (where == "form") form[forms - 1] = form[forms - 1] text($0)
}
END { finish(); exit bad }'

for catalogue in languages/*.po; do
  [[ -e $catalogue ]] || continue
  msgfmt --check -o /dev/null "$catalogue" || faults=1
  awk "$check_places" "$catalogue" || faults=1
  # A language that is offered is complete.
  left=$({ msgattrib --untranslated --no-obsolete "$catalogue"
           msgattrib --only-fuzzy --no-obsolete "$catalogue"; } |
         grep '^msgid ' | grep -vc '^msgid ""$' || true)
  if ((left > 0)); then
    echo "$catalogue: $left messages to translate"
    faults=1
  fi
done

# A rulebook in another language has the rules and headings of the English one, in its order.
outline() { grep -oE '^(- \*\*[A-Z]{2}-[A-Z]+-?[0-9]+|## [A-Z]+:)' "$1"; }
for book in docs/rules/*-ledger.md; do
  [[ $(outline "$book" | wc -l) -gt 5 ]]
  for translated in "${book%.md}".*.md; do
    [[ -e $translated ]] || continue
    if ! diff <(outline "$book") <(outline "$translated"); then
      echo "$translated: not the rules of $book in its order" >&2
      faults=1
    fi
  done
done

exit "$faults"
