// Reading JSON documents with complaints that name the place. Used by every document.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "formats/json_fwd.h"

namespace formats {

inline constexpr std::size_t longest_name = 80;  // bytes, of what a document names

// Collects complaints and knows the place it reads at.
class Reader {
public:
    explicit Reader(std::string file) : file_(std::move(file)) {}

    // One step into the document, left when the guard ends.
    class Step {
    public:
        Step(Reader& reader, std::string_view key) : reader_(reader) { reader_.enter(key); }
        Step(Reader& reader, std::size_t index) : Step(reader, std::to_string(index)) {}
        ~Step() { reader_.leave(); }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        Reader& reader_;
    };

    void complain(std::string found, std::string expected);
    void complain_at(std::string place, std::string found, std::string expected);
    // Of one letter of the text read here, counted from 1.
    void complain_of_letter(std::size_t letter, std::string found, std::string expected);
    // Of a line and column of the text itself.
    void complain_of_text(Complaint complaint);
    bool ok() const { return complaints_.empty(); }
    std::size_t complaint_count() const { return complaints_.size(); }
    std::vector<Complaint> take_complaints() { return std::move(complaints_); }
    const std::vector<Complaint>& complaints() const { return complaints_; }
    std::string place() const;
    // Of a member of what is read here, or of anything within it.
    bool has_complained_of(std::string_view member) const;

    // Values; a wrong one is complained of and read as the fallback.
    std::int64_t integer(const Json& value, std::int64_t least, std::int64_t most,
                         std::int64_t fallback);
    std::string text(const Json& value, std::size_t longest);
    bool flag(const Json& value);
    // The index of a word in a list of words; `source` stands behind them in the complaint.
    std::size_t word(const Json& value, std::span<const std::string_view> words,
                     const std::string& source);
    std::size_t word(const Json& value, std::span<const std::string_view> words) {
        return word(value, words, {});
    }
    // The elements, none if it is no list of the right length.
    const Json::array_t& list(const Json& value, std::size_t least, std::size_t most);

private:
    void enter(std::string_view key) { path_.emplace_back(key); }
    void leave() { path_.pop_back(); }

    std::string file_;
    std::vector<std::string> path_;
    std::vector<Complaint> complaints_;
};

// The members of an object: each is asked for by its key, all others are complained of.
class Members {
public:
    // An object of exactly these keys, none of them compulsory yet.
    Members(Reader& reader, const Json& value, std::initializer_list<std::string_view> keys);
    Members(Reader& reader, const Json& value, std::span<const std::string_view> keys);

    bool is_object() const { return object_ != nullptr; }
    // nullptr if absent.
    const Json* find(std::string_view key) const;
    // Complains if absent.
    const Json* need(std::string_view key) const;

    std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::int64_t integer_or(std::string_view key, std::int64_t least, std::int64_t most,
                            std::int64_t fallback) const;
    std::string text(std::string_view key, std::size_t longest) const;
    std::string text_or(std::string_view key, std::size_t longest, std::string fallback) const;
    bool flag_or(std::string_view key, bool fallback) const;

private:
    Reader& reader_;
    const Json::object_t* object_ = nullptr;
};

// The nearest of some words, to be asked back: " (did you mean \"grid\"?)"; empty if none is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

// What a number that no machine can hold is read as.
inline constexpr double unreadable_number = 1e308;

// A value in few words: "a list", "\"fast\"", "12.5".
std::string describe(const Json& value);

// The document of a text, or nothing and a complaint: too large, too deep, no JSON, a key twice.
std::optional<Json> parse_document(std::string_view text, Reader& reader);

// Complains of an object whose schema is not the one expected, of which nothing else is worth a
// word then; true if it is, and of what is no object at all.
bool check_schema(const Json& document, Reader& reader, std::string_view expected);

// Text with short values on one line, a drawing one row a line.
std::string pretty(const OrderedJson& value);

}  // namespace formats
