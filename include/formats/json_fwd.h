// The names of what json_reader.h defines, for headers that must not cost as much as it does.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace formats {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

class Reader;
class Members;

}  // namespace formats
