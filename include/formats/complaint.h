// What is wrong with a text document, and where.
//
// Readers never throw on content: whatever a text holds, the answer is a value or complaints, each
// naming file, place, what was found and what was expected.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formats {

// Larger documents are refused unread.
inline constexpr std::size_t max_document_bytes = 4 * 1024 * 1024;
inline constexpr int max_document_depth = 64;
inline constexpr std::size_t max_complaints = 50;  // of one document; the rest is left out

struct Complaint {
    std::string file;
    std::string place;  // "/speeds/3/move/0"; empty where it is the text itself
    std::string found;
    std::string expected;
    std::size_t letter = 0;  // of the text at the place, from 1; 0: the place as a whole
    std::size_t line = 0;    // of the file, from 1; 0: not looked up, or no text of lines
    std::size_t column = 0;  // in characters, from 1

    friend bool operator==(const Complaint&, const Complaint&) = default;
};

// "tracks/x.json:12:5: /grid/2: found ..., expected ...", control characters written out.
std::string text_of(const Complaint& complaint);
// All of them, one a line.
std::string text_of(const std::vector<Complaint>& complaints);

template <class T>
struct Loaded {
    std::optional<T> value;             // empty if there is any complaint
    std::vector<Complaint> complaints;  // in the order met

    bool ok() const { return value.has_value(); }
};

// Why a text is no JSON document at all: a slip of the pen, rather than of the game. Nothing if it
// is one.
std::optional<Complaint> fault_of_json(std::string_view text, const std::string& file);

// Why bytes are no text to begin with: empty, UTF-16 or binary. Nothing if they may be one.
std::optional<Complaint> fault_of_bytes(std::string_view bytes, const std::string& file);

// Control characters as \u001b, so that a terminal shows them instead of obeying.
std::string plain_text(std::string_view text);

// Looks up the line and column of every complaint whose place is a path in this JSON text; of a
// place that is not there, those of what it should be in.
void find_lines(std::string_view text, std::vector<Complaint>& complaints);

// The schema a document names ("frothy-course/1"); empty if it names none or is no JSON object.
std::string schema_of(std::string_view text);

}  // namespace formats
