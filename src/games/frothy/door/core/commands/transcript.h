// A record told in words, for somebody who knows the rulebook.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "games/frothy/data/record/record.h"

namespace frothy {

// Runs the rules over the journal and writes a heading for each moment of the race, every entry of
// the journal with its number, and beneath it what came of it, with rule IDs. Returns where the
// record and the rules part, if they do; what was told until then stands.
std::optional<std::string> write_transcript(const Record& record, std::ostream& out);

}  // namespace frothy
