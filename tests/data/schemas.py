"""Holds documents against our JSON Schemas; see schemas.sh.

usage: tests/data/schemas.py FOLDER PROGRAM

FOLDER holds what the tests left there (schema_documents.h), PROGRAM is the game.
"""

import copy
import json
import pathlib
import subprocess
import sys

from jsonschema.validators import validator_for

SCHEMAS = {
    "course": "tracks/schema/frothy-course-1.schema.json",
    "licence": "vehicles/schema/frothy-licence-1.schema.json",
    "house-rules": "docs/formats/frothy-house-rules-1.schema.json",
    "scenario": "tests/scenarios/schema/scenario-1.schema.json",
    "season": "docs/formats/hippodrome-season-1.schema.json",
    "pack": "docs/formats/hippodrome-pack-1.schema.json",
}
SHIPPED = {
    "course": "tracks/*.json",
    "licence": "vehicles/*.json",
    "house-rules": "assets/house-rules/*.json",
    "scenario": "tests/scenarios/**/*.json",
    "season": "tests/data/seasons/*.json",
    "pack": "tests/data/packs/*.json",
}
# Of each kind one document that has nearly everything.
RICH = {
    "course": "tracks/via-triumphalis.json",
    "licence": "vehicles/second-best-rug.json",
    "house-rules": "assets/house-rules/full-gallop.json",
    "scenario": "tests/scenarios/examples/EX-ATK-03.json",
    "season": "tests/data/seasons/the-dry-season.json",
    "pack": "tests/data/packs/dusty-roads.json",
}

# Where the shape of a scenario is not all that counts: what is asked for and what is expected are
# compared with what the rules do when it runs.
OPEN = {"scenario": ("/do/", "/expect/")}

faults = []


def validator(kind):
    schema = json.loads(pathlib.Path(SCHEMAS[kind]).read_text(encoding="utf-8"))
    checker = validator_for(schema)
    checker.check_schema(schema)
    return checker(schema)


def complaints(checker, document):
    return [f"/{'/'.join(map(str, e.absolute_path))}: {e.message[:200]}" for e in checker.iter_errors(document)]


def documents_of(path):
    """The documents of a file with their names; a .jsonl file holds one a line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".jsonl":
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        return [(f"{path}, line {number}", json.loads(line)) for number, line in lines]
    return [(str(path), json.loads(text))]


def check_shipped(kind, checker):
    paths = [p for p in sorted(pathlib.Path().glob(SHIPPED[kind])) if not p.name.endswith(".schema.json")]
    if kind == "scenario":
        paths += sorted(pathlib.Path().glob("tests/scenarios/**/*.jsonl"))
    if not paths:
        faults.append(f"there is no {kind} to check")
    for path in paths:
        for name, document in documents_of(path):
            faults.extend(f"{name}: {complaint}" for complaint in complaints(checker, document))
    return len(paths)


def check_left(kind, checker, folder):
    paths = sorted(folder.glob(f"{kind}.*.json"))
    for path in paths:
        document = json.loads(path.read_text(encoding="utf-8"))
        found = complaints(checker, document)
        if ".good." in path.name:
            faults.extend(f"written by the game, but {path.name}{complaint}" for complaint in found)
        elif not found:
            faults.append(f"refused by the game, but the schema takes {json.dumps(document)[:400]}")
    return len(paths)


def places(value, path=()):
    """Every place of a document, of the items of a list the first alone."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], path + (key,))
    elif isinstance(value, list) and value:
        yield from places(value[0], path + (0,))


def value_at(document, path):
    for step in path:
        document = document[step]
    return document


def replaced(document, path, value):
    if not path:
        return value
    result = copy.deepcopy(document)
    value_at(result, path[:-1])[path[-1]] = value
    return result


def damaged(document, open_places):
    """The document with one thing wrong in it: another type, or a key that nobody knows."""
    for path in places(document):
        where = "/" + "/".join(map(str, path))
        if (where + "/").startswith(open_places):
            continue
        value = value_at(document, path)
        is_object = isinstance(value, dict)
        yield f"{where} of another type", replaced(document, path, 7.25 if is_object else {"?": 7})
        if is_object:
            yield f"an unknown key in {where}", replaced(document, path, {**value, "no such key": 1})


def check_damaged(kind, checker, folder, program):
    document = json.loads(pathlib.Path(RICH[kind]).read_text(encoding="utf-8"))
    if complaints(checker, document):
        return 0  # told already
    cases = {}
    for number, (what, wrong) in enumerate(damaged(document, OPEN.get(kind, ()))):
        path = folder / f"damaged-{kind}-{number}.json"
        path.write_text(json.dumps(wrong), encoding="utf-8")
        cases[str(path)] = (what, bool(complaints(checker, wrong)))
    answer = subprocess.run([program, "validate", "--json", *cases], capture_output=True, text=True, check=False)
    for file in json.loads(answer.stdout)["files"]:
        what, schema_refuses = cases[file["file"]]
        if file["ok"]:
            faults.append(f"{RICH[kind]}, {what}: the game takes it")
        if not schema_refuses:
            faults.append(f"{RICH[kind]}, {what}: the schema takes it")
    return len(cases)


def enumerations(schema, value, root, path=()):
    """The places of a document where a schema has a list of words, and the words."""
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    for way in schema.get("anyOf", []) + schema.get("oneOf", []):
        yield from enumerations(way, value, root, path)
    if "enum" in schema and isinstance(value, str):
        yield path, schema["enum"]
    if isinstance(value, dict):
        for key, inner in schema.get("properties", {}).items():
            if key in value:
                yield from enumerations(inner, value[key], root, path + (key,))
    elif isinstance(value, list):
        parts = schema.get("prefixItems") or [schema.get("items")] * len(value)
        for place, inner in enumerate(parts[: len(value)]):
            if isinstance(inner, dict):
                yield from enumerations(inner, value[place], root, path + (place,))


def wordy(kind, schema):
    """A document that has every kind of word in it."""
    document = json.loads(pathlib.Path(RICH[kind]).read_text(encoding="utf-8"))
    if kind == "course":
        document["open_edges"] = [[0, 0, "E"]]
    elif kind == "house-rules":
        words = schema["properties"]["rules"]["properties"]
        document["rules"] = {key: rule["enum"][0] for key, rule in words.items() if "enum" in rule}
    elif kind == "scenario":
        document["given"].update(moment="movement", ended="not over", race={"type": "fastest"})
        document["given"]["vehicles"][0].update(
            status="running", last_side="none", side_before_turn="none", affects={"icons": "none"})
    elif kind == "licence":
        document["damage"]["affects"][0]["card"] = "either"
    return document


def check_words(kind, checker, folder, program):
    """What a schema lists is what the game takes there, and nothing else is."""
    schema, document = checker.schema, wordy(kind, checker.schema)
    cases = {}
    for number, (path, words) in enumerate(enumerations(schema, document, schema)):
        if ("/" + "/".join(map(str, path)) + "/").startswith(OPEN.get(kind, ())):
            continue
        for word in words + ["no such word"]:
            file = folder / f"word-{kind}-{number}-{len(cases)}.json"
            file.write_text(json.dumps(replaced(document, path, word)), encoding="utf-8")
            cases[str(file)] = ("/".join(map(str, path)), word)
    if not cases:
        return 0  # no list of words in it
    answer = subprocess.run([program, "validate", "--json", *cases], capture_output=True, text=True, check=False)
    for file in json.loads(answer.stdout)["files"]:
        where, word = cases[file["file"]]
        refused = any(f'"{word}"' in error["found"] for error in file["errors"])
        if refused != (word == "no such word"):
            faults.append(f"{kind}, {where}: {'the game refuses' if refused else 'the game takes'} {word!r}")
    return len(cases)


def main():
    folder, program = pathlib.Path(sys.argv[1]), sys.argv[2]
    for kind in SCHEMAS:
        checker = validator(kind)
        shipped = check_shipped(kind, checker)
        left = check_left(kind, checker, folder)
        wrong = check_damaged(kind, checker, folder, program)
        words = check_words(kind, checker, folder, program)
        print(f"{kind}: {shipped} files of ours, {left} documents of the tests, {wrong} damaged ones, {words} words")
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
