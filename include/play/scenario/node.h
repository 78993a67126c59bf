// JSON with places: every fault found in a scenario knows where it stands and what was expected.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/json_reader.h"

namespace play::scenario {

using formats::Json;

enum class ProblemKind { content, failure };

// A faulty document, or a case that came out otherwise than it says. Thrown by whoever finds it and
// caught by the runner, which makes a result of it.
struct Problem {
    ProblemKind kind = ProblemKind::content;
    std::string place;
    std::string message;
};

[[noreturn]] void bad_content(std::string place, std::string message);
[[noreturn]] void fail(std::string place, std::string message);

// Parses a whole text; a key written twice in one object is a fault too.
Json parse_strictly(std::string_view text);

// ", did you mean "x"?" for the nearest of the words, or nothing if none is near.
std::string did_you_mean(std::string_view found, std::span<const std::string> words);
// "a, b, c" in quotes, at most two dozen.
std::string listed(std::span<const std::string> words);
// What a value is, for messages: `number 3`, `text "red"`, `a list of 2`.
std::string described(const Json& value);

// A value of the document and its place. The document must outlive it.
class Node {
public:
    Node(const Json& value, std::string place) : value_(&value), place_(std::move(place)) {}

    const Json& json() const { return *value_; }
    const std::string& place() const { return place_; }
    std::string place_of(std::string_view key) const;

    bool is_object() const { return value_->is_object(); }
    bool is_array() const { return value_->is_array(); }
    bool is_text() const { return value_->is_string(); }
    bool is_number() const { return value_->is_number_integer(); }
    bool is_null() const { return value_->is_null(); }

    // Members; unknown keys are refused with the nearest known one. `beside` stands in the message:
    // " beside \"attack\"".
    void require_object(std::string_view what) const;
    void allow(std::initializer_list<std::string_view> keys) const;
    void allow(std::span<const std::string> keys, std::string_view beside = "") const;
    bool has(std::string_view key) const;
    std::optional<Node> find(std::string_view key) const;
    Node at(std::string_view key) const;
    std::vector<std::pair<std::string, Node>> members() const;

    // Elements.
    std::vector<Node> items(std::string_view what) const;
    // The elements of a list, or the value itself as the only one.
    std::vector<Node> one_or_more() const;

    std::string text() const;
    int number(int least, int most) const;
    bool truth() const;
    // One of the words, by index.
    std::size_t word_of(std::span<const std::string> words, std::string_view what) const;

    [[noreturn]] void refuse(const std::string& expected) const;
    [[noreturn]] void complain(const std::string& message) const;

private:
    const Json* value_;
    std::string place_;
};

// Whether a text is fit to name a player or a piece: 1 to 40 bytes without control characters.
bool is_plain_name(std::string_view text);

}  // namespace play::scenario
