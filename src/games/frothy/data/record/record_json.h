// The parts of a record document that its journal file shares.
#pragma once

#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/record/record.h"

namespace frothy {

// Everything of a record but journal, wishes, marks and boundary.
OrderedJson header_to_json(const Record& record);
// The same back; complains through the reader. Other members of the object are let pass.
Record header_from_json(const Json& document, Reader& reader);

OrderedJson wishes_to_json(const std::vector<Wish>& wishes);
std::vector<Wish> wishes_from_json(const Json& json, Reader& reader);
OrderedJson mark_to_json(const StateMark& mark);
StateMark mark_from_json(const Json& json, Reader& reader);
OrderedJson snapshot_to_json(const Snapshot& snapshot);
Snapshot snapshot_from_json(const Json& json, Reader& reader, const Setting& setting);

inline constexpr std::size_t max_entries = 4'000'000;
inline constexpr std::size_t max_wishes = 1000;
inline constexpr std::size_t max_text = 400;  // bytes of a name or note

}  // namespace frothy
