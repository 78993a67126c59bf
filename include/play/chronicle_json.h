// The parts of a record document that every game's has.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "play/chronicle.h"

namespace play {

using formats::Json;
using formats::OrderedJson;

// The keys of a record document: those below, the journal's, and those of a game's agreement.
std::vector<std::string_view> record_keys(std::vector<std::string_view> of_agreement);

// The members of a record before its agreement, from `schema` to `branch_of`.
void write_chronicle(OrderedJson& document, std::string_view game, int rules,
                     const Sitting& sitting, const Chronicle& chronicle);
// The same back, of a game with so many seats; complains through the reader.
void read_chronicle(const formats::Members& members, formats::Reader& reader, std::size_t seats,
                    Sitting& sitting, Chronicle& chronicle);
// Complains of the record of another game; true if it is of this one.
bool check_game(const formats::Members& members, formats::Reader& reader, std::string_view game);

OrderedJson marks_to_json(const std::vector<StateMark>& marks);
std::vector<StateMark> marks_from_json(const Json& json, formats::Reader& reader);
OrderedJson texts_to_json(const std::vector<std::string>& texts);
std::vector<std::string> texts_from_json(const Json& json, formats::Reader& reader,
                                         std::size_t most);

// Names come from keyboards and files: bytes that are no UTF-8 must not spoil a document.
std::string clean_text(const std::string& text);

}  // namespace play
