// What the documents of this game are read and written with, by the names used throughout the room.
#pragma once

#include "formats/json_reader.h"
#include "games/frothy/data/documents.h"

namespace frothy {

using formats::Json;
using formats::Members;
using formats::OrderedJson;
using formats::Reader;

using formats::check_schema;
using formats::describe;
using formats::did_you_mean;
using formats::longest_name;
using formats::parse_document;
using formats::pretty;

}  // namespace frothy
