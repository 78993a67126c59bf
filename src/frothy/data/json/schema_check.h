// A document against a JSON Schema, as far as the schemas of this project go: type, const, enum,
// properties, required, additionalProperties, items, prefixItems, sizes, ranges, oneOf, anyOf, $ref
// within the schema, and patterns of literal letters and simple classes.
#pragma once

#include <string>
#include <vector>

#include "frothy/data/json/json_reader.h"

namespace frothy {

// One line for each place where the document breaks the schema: "/grid/2: not of type object".
// A keyword the checker does not know is reported too.
std::vector<std::string> check_schema_of(const Json& document, const Json& schema);

}  // namespace frothy
