#include "play/scenario/node.h"

#include <algorithm>
#include <climits>

#include "formats/nearest_word.h"

namespace play::scenario {
namespace {

std::string in_quotes(std::string_view word) { return '"' + std::string(word) + '"'; }

}  // namespace

void bad_content(std::string place, std::string message) {
    throw Problem{ProblemKind::content, std::move(place), std::move(message)};
}

void fail(std::string place, std::string message) {
    throw Problem{ProblemKind::failure, std::move(place), std::move(message)};
}

Json parse_strictly(std::string_view text) {
    formats::Reader reader({});
    auto document = formats::parse_document(text, reader);
    const std::vector<formats::Complaint> complaints = reader.take_complaints();
    if (!complaints.empty()) {
        const formats::Complaint& first = complaints.front();
        const bool rooted = first.place.starts_with("/");
        const std::string at = first.line > 0 ? "line " + std::to_string(first.line) + ", column " +
                                                    std::to_string(first.column)
                                              : first.place;
        bad_content(rooted ? first.place.substr(1) : at,
                    "found " + first.found + ", expected " + first.expected);
    }
    if (!document) bad_content("", "this is not JSON");
    return std::move(*document);
}

std::string did_you_mean(std::string_view found, std::span<const std::string> words) {
    const std::string_view nearest = formats::nearest_word(found, words);
    return nearest.empty() ? std::string{} : ", did you mean " + in_quotes(nearest) + "?";
}

std::string listed(std::span<const std::string> words) {
    constexpr std::size_t most = 24;
    std::string text;
    for (std::size_t i = 0; i < words.size() && i < most; ++i)
        text += (i == 0 ? "" : ", ") + in_quotes(words[i]);
    if (words.size() > most) text += " and " + std::to_string(words.size() - most) + " more";
    return text.empty() ? "nothing" : text;
}

std::string described(const Json& value) {
    if (value.is_null()) return "null";
    if (value.is_boolean() || value.is_number()) return value.dump();
    if (value.is_array()) return "a list of " + std::to_string(value.size());
    if (value.is_object()) return "an object";
    constexpr std::size_t longest = 60;
    const std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() <= longest ? text : text.substr(0, longest) + "...\"";
}

std::string Node::place_of(std::string_view key) const {
    return place_.empty() ? std::string(key) : place_ + "/" + std::string(key);
}

void Node::require_object(std::string_view what) const {
    if (!is_object()) refuse(std::string(what));
}

void Node::allow(std::initializer_list<std::string_view> keys) const {
    for (const auto& member : value_->items()) {
        if (std::find(keys.begin(), keys.end(), member.key()) == keys.end()) {
            return allow(std::vector<std::string>(keys.begin(), keys.end()));
        }
    }
}

void Node::allow(std::span<const std::string> keys, std::string_view beside) const {
    for (const auto& member : value_->items()) {
        if (std::find(keys.begin(), keys.end(), member.key()) != keys.end()) continue;
        require_object("an object");
        bad_content(place_of(member.key()),
                    "unknown key " + in_quotes(member.key()) + std::string(beside) +
                        did_you_mean(member.key(), keys) + "; known: " + listed(keys));
    }
}

bool Node::has(std::string_view key) const {
    return is_object() && value_->contains(std::string(key));
}

std::optional<Node> Node::find(std::string_view key) const {
    if (!is_object()) return std::nullopt;
    const auto found = value_->find(std::string(key));
    if (found == value_->end()) return std::nullopt;
    return Node(*found, place_of(key));
}

Node Node::at(std::string_view key) const {
    const auto found = find(key);
    if (!found) bad_content(place_, "the key " + in_quotes(key) + " is missing");
    return *found;
}

std::vector<std::pair<std::string, Node>> Node::members() const {
    std::vector<std::pair<std::string, Node>> result;
    for (const auto& member : value_->items())
        result.emplace_back(member.key(), Node(member.value(), place_of(member.key())));
    return result;
}

std::vector<Node> Node::items(std::string_view what) const {
    if (!is_array()) refuse(std::string(what));
    std::vector<Node> result;
    for (std::size_t i = 0; i < value_->size(); ++i)
        result.emplace_back((*value_)[i], place_ + "/" + std::to_string(i));
    return result;
}

std::vector<Node> Node::one_or_more() const {
    if (is_array()) return items("a list");
    return {*this};
}

std::string Node::text() const {
    if (!is_text()) refuse("text");
    return value_->get<std::string>();
}

int Node::number(int least, int most) const {
    const std::string expected =
        "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    if (!is_number()) refuse(expected);
    const bool too_big = value_->is_number_unsigned() &&
                         value_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT_MAX);
    if (too_big) refuse(expected);
    const auto value = value_->get<std::int64_t>();
    if (value < least || value > most) refuse(expected);
    return static_cast<int>(value);
}

bool Node::truth() const {
    if (!value_->is_boolean()) refuse("true or false");
    return value_->get<bool>();
}

std::size_t Node::word_of(std::span<const std::string> words, std::string_view what) const {
    const std::string found = text();
    const auto position = std::find(words.begin(), words.end(), found);
    if (position == words.end()) {
        complain("found " + in_quotes(found) + ", expected " + std::string(what) +
                 did_you_mean(found, words) + "; known: " + listed(words));
    }
    return static_cast<std::size_t>(position - words.begin());
}

void Node::refuse(const std::string& expected) const {
    complain("found " + described(*value_) + ", expected " + expected);
}

void Node::complain(const std::string& message) const { bad_content(place_, message); }

bool is_plain_name(std::string_view text) {
    return !text.empty() && text.size() <= 40 && std::none_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) < ' ';
    });
}

}  // namespace play::scenario
