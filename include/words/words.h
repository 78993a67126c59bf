// What the reader reads, in the reader's language: every literal that is shown goes through one of
// these. English is the key of each message (GNU gettext), so a text without translation is shown
// in English.
//
// A message is a whole sentence or label with numbered places; nothing is glued together from
// parts, so that another language can turn the order round.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

namespace words {

// The text for this message. Valid as long as the language is not changed.
const char* tr(const char* message);
// The same word where languages tell uses apart: ("verb", "Open").
const char* tr_in(const char* context, const char* message);

// Marks a literal for the catalogue without translating it yet: for tables, and for each branch of
// a choice inside tr() or say().
constexpr const char* mark(const char* message) { return message; }

// One value for a pattern: a text or a whole number.
struct Said {
    std::string text;

    Said(std::string value) : text(std::move(value)) {}  // NOLINT: implicit on purpose
    Said(std::string_view value) : text(value) {}        // NOLINT: implicit on purpose
    Said(const char* value) : text(value) {}             // NOLINT: implicit on purpose
    Said(int value) : text(std::to_string(value)) {}     // NOLINT: implicit on purpose
    // A number of a game's own type.
    template <std::convertible_to<int> Number>
    Said(const Number& value) : Said(static_cast<int>(value)) {}  // NOLINT: implicit on purpose
};

// Translates the pattern and fills its places {0}, {1} ... {9}. A place without a value stays out.
std::string say(const char* pattern, std::initializer_list<Said> values);

// The pattern for this number of things, translated with the plural forms of the language; `more`
// is also the key of the plural.
const char* by_count(int count, const char* one, const char* more);
// The same with a message of its own for none, which the caller marks.
const char* by_count(int count, const char* none, const char* one, const char* more);

}  // namespace words
