// A fault of a course or a licence: what is wrong, where, and which rule says so.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/rules/rule.h"
#include "hexgrid/hex.h"

namespace frothy {

// An error cannot be played; advice can, but somebody should look at it.
enum class Severity : std::uint8_t { error, advice };

struct Fault {
    Severity severity = Severity::error;
    std::string place;  // path inside the document: "grid/2", "speeds/3/blocks/0"
    std::string found;
    std::string expected;
    Rule rule;                        // none() where no rule but the format says so
    std::optional<hexgrid::Hex> hex;  // of a course: where to point at
    std::string_view name = {};       // of advice, by which a document may waive it

    friend bool operator==(const Fault&, const Fault&) = default;
};

// Whether the faults hold no error; advice may be among them.
bool is_playable(const std::vector<Fault>& faults);

// Whether files may be called by an id: no part of a path, nothing hidden, nothing invisible. So
// may none at all.
bool is_file_name(std::string_view id);
inline constexpr const char* expected_file_name =
    "the name of a file, without slashes, colons or control characters";

// "grid/2: found ..., expected ... (FR-SETUP-06)"
std::string text_of(const Fault& fault);

}  // namespace frothy
