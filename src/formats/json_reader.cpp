#include "formats/json_reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "formats/nearest_word.h"

namespace formats {

namespace {

constexpr std::size_t longest_quote = 60;

// A key as a step of a JSON pointer.
std::string escaped(const std::string& key) {
    std::string text;
    for (const char c : key) {
        if (c == '~')
            text += "~0";
        else if (c == '/')
            text += "~1";
        else
            text += c;
    }
    return text;
}

std::string range(std::int64_t least, std::int64_t most) {
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

}  // namespace

std::string plain_text(std::string_view text) {
    std::string plain;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= ' ' && byte != 0x7FU) {
            plain += c;
            continue;
        }
        constexpr std::string_view digits = "0123456789abcdef";
        plain += "\\u00";
        plain += digits[byte >> 4U];
        plain += digits[byte & 15U];
    }
    return plain;
}

std::string text_of(const Complaint& complaint) {
    std::string text = complaint.file;
    if (complaint.line > 0) {
        text += (text.empty() ? "line " : ":") + std::to_string(complaint.line) +
                (complaint.file.empty() ? ", column " : ":") + std::to_string(complaint.column);
    }
    if (!complaint.place.empty()) text += (text.empty() ? "" : ": ") + complaint.place;
    return plain_text(text + ": found " + complaint.found + ", expected " + complaint.expected);
}

std::string text_of(const std::vector<Complaint>& complaints) {
    std::string text;
    for (const Complaint& complaint : complaints)
        text += (text.empty() ? "" : "\n") + text_of(complaint);
    return text;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
    const std::string_view meant = nearest_word(word, known);
    return meant.empty() ? std::string() : " (did you mean \"" + std::string(meant) + "\"?)";
}

std::string describe(const Json& value) {
    switch (value.type()) {
    case Json::value_t::object: return "an object";
    case Json::value_t::array: return "a list of " + std::to_string(value.size());
    case Json::value_t::number_float:
        if (std::abs(value.get<double>()) >= unreadable_number) return "a number out of all range";
        break;
    default: break;
    }
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() <= longest_quote) return text;
    return "a text of " + std::to_string(text.size()) + " characters";
}

void Reader::complain(std::string found, std::string expected) {
    complain_at(place(), std::move(found), std::move(expected));
}

void Reader::complain_at(std::string place, std::string found, std::string expected) {
    if (complaints_.size() >= max_complaints) return;
    complaints_.push_back({file_, std::move(place), std::move(found), std::move(expected)});
}

void Reader::complain_of_letter(std::size_t letter, std::string found, std::string expected) {
    const std::size_t before = complaints_.size();
    complain(std::move(found), std::move(expected));
    if (complaints_.size() > before) complaints_.back().letter = letter;
}

void Reader::complain_of_text(Complaint complaint) {
    if (complaints_.size() >= max_complaints) return;
    complaint.file = file_;
    if (!path_.empty()) {  // a document within one, whose lines are none of the file
        complaint.place = place();
        complaint.line = complaint.column = 0;
    }
    complaints_.push_back(std::move(complaint));
}

std::string Reader::place() const {
    std::string place;
    for (const std::string& step : path_)
        place += "/" + escaped(step);
    return place.empty() ? "/" : place;
}

bool Reader::has_complained_of(std::string_view member) const {
    const std::string here = (path_.empty() ? "" : place()) + "/" + escaped(std::string(member));
    return std::ranges::any_of(complaints_, [&](const Complaint& complaint) {
        const std::string& place = complaint.place;
        return place.starts_with(here) &&
               (place.size() == here.size() || place[here.size()] == '/');
    });
}

std::int64_t Reader::integer(const Json& value, std::int64_t least, std::int64_t most,
                             std::int64_t fallback) {
    const bool too_large = value.is_number_unsigned() &&
                           value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    if (value.is_number_integer() && !too_large) {
        const auto number = value.get<std::int64_t>();
        if (number >= least && number <= most) return number;
    }
    complain(describe(value), range(least, most));
    return fallback;
}

std::string Reader::text(const Json& value, std::size_t longest) {
    if (!value.is_string()) {
        complain(describe(value), "a text");
        return {};
    }
    const auto& text = value.get_ref<const std::string&>();
    if (text.size() > longest) {
        complain("a text of " + std::to_string(text.size()) + " characters",
                 "at most " + std::to_string(longest));
        return {};
    }
    const bool is_clean = std::ranges::none_of(
        text, [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n'; });
    if (!is_clean) complain("a control character", "plain text");
    return is_clean ? text : std::string();
}

bool Reader::flag(const Json& value) {
    if (value.is_boolean()) return value.get<bool>();
    complain(describe(value), "true or false");
    return false;
}

std::size_t Reader::word(const Json& value, std::span<const std::string_view> words,
                         const std::string& source) {
    const std::string said = value.is_string() ? value.get<std::string>() : std::string();
    const auto found = std::ranges::find(words, said);
    if (found != words.end() && value.is_string()) {
        return static_cast<std::size_t>(found - words.begin());
    }
    std::string all;
    for (const std::string_view word : words)
        all += (all.empty() ? "\"" : ", \"") + std::string(word) + "\"";
    const std::string_view meant = nearest_word(said, words);
    const std::string asked_back =
        meant.empty() ? "" : " (did you mean \"" + std::string(meant) + "\"?)";
    complain(describe(value) + asked_back, "one of " + all + source);
    return 0;
}

const Json::array_t& Reader::list(const Json& value, std::size_t least, std::size_t most) {
    static const Json::array_t none;
    if (value.is_array() && value.size() >= least && value.size() <= most) {
        return value.get_ref<const Json::array_t&>();
    }
    std::string length = std::to_string(least);
    if (most != least) length += " to " + std::to_string(most);
    complain(describe(value), "a list of " + length);
    return none;
}

Members::Members(Reader& reader, const Json& value, std::initializer_list<std::string_view> keys)
    : Members(reader, value, std::span(keys.begin(), keys.size())) {}

Members::Members(Reader& reader, const Json& value, std::span<const std::string_view> keys)
    : reader_(reader) {
    if (!value.is_object()) {
        reader_.complain(describe(value), "an object");
        return;
    }
    object_ = &value.get_ref<const Json::object_t&>();
    for (const auto& [key, member] : *object_) {
        if (std::ranges::find(keys, key) != keys.end()) continue;
        // Of a whole document an editor wants to know by what to check it.
        if (key == "$schema" && std::ranges::find(keys, "schema") != keys.end()) continue;
        const Reader::Step step(reader_, key);
        const std::vector<std::string> known(keys.begin(), keys.end());
        std::string all;
        for (const std::string& name : known)
            all += (all.empty() ? "" : ", ") + name;
        reader_.complain("an unknown key" + did_you_mean(key, known), "one of " + all);
    }
}

const Json* Members::find(std::string_view key) const {
    if (object_ == nullptr) return nullptr;
    const auto member = object_->find(std::string(key));
    return member == object_->end() ? nullptr : &member->second;
}

const Json* Members::need(std::string_view key) const {
    const Json* member = find(key);
    if (member == nullptr && object_ != nullptr) {
        reader_.complain("no \"" + std::string(key) + "\"", "this key is needed");
    }
    return member;
}

std::int64_t Members::integer(std::string_view key, std::int64_t least, std::int64_t most) const {
    const Json* member = need(key);
    if (member == nullptr) return least;
    const Reader::Step step(reader_, key);
    return reader_.integer(*member, least, most, least);
}

std::int64_t Members::integer_or(std::string_view key, std::int64_t least, std::int64_t most,
                                 std::int64_t fallback) const {
    return find(key) == nullptr ? fallback : integer(key, least, most);
}

std::string Members::text(std::string_view key, std::size_t longest) const {
    const Json* member = need(key);
    if (member == nullptr) return {};
    const Reader::Step step(reader_, key);
    return reader_.text(*member, longest);
}

std::string Members::text_or(std::string_view key, std::size_t longest,
                             std::string fallback) const {
    return find(key) == nullptr ? std::move(fallback) : text(key, longest);
}

bool Members::flag_or(std::string_view key, bool fallback) const {
    const Json* member = find(key);
    if (member == nullptr) return fallback;
    const Reader::Step step(reader_, key);
    return reader_.flag(*member);
}

bool check_schema(const Json& document, Reader& reader, std::string_view expected) {
    if (!document.is_object()) return true;
    const auto schema = document.find("schema");
    if (schema == document.end()) {
        reader.complain("no \"schema\"", "\"" + std::string(expected) + "\"");
        return false;
    }
    if (schema->is_string() && schema->get_ref<const std::string&>() == expected) return true;
    const Reader::Step step(reader, "schema");
    reader.complain(describe(*schema), "\"" + std::string(expected) + "\"");
    return false;
}

}  // namespace formats
