#include "formats/rulebook.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>

#include "words/words.h"

namespace formats {
namespace {

constexpr std::string_view ruling_mark = "RULING";
constexpr std::string_view note_mark = "NOTE: ";
// Where the ledger has it from, which is no matter of play.
constexpr std::array<std::string_view, 4> source_marks = {" (source)", " (Quelle)", " (S)", " (R)"};

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Of the letters of Western Europe; others stay as they are.
std::string lowered(std::string_view text) {
    std::string result(text);
    bool is_latin_1 = false;  // after the lead byte of U+00C0 to U+00FF
    for (char& c : result) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_accented = is_latin_1 && byte >= 0x80U && byte <= 0x9EU && byte != 0x97U;
        c = is_accented ? static_cast<char>(byte + 0x20U) : lower(c);
        is_latin_1 = byte == 0xC3U;
    }
    return result;
}

// Words as they are read aloud: without the marks for bold and code.
std::string plain(std::string_view markdown) {
    std::string result;
    result.reserve(markdown.size());
    for (std::size_t i = 0; i < markdown.size(); ++i) {
        if (markdown[i] == '`') continue;
        if (markdown.substr(i, 2) == "**") {
            ++i;
            continue;
        }
        result.push_back(markdown[i]);
    }
    return result;
}

std::string text_between(std::string_view text, std::size_t from, std::size_t to) {
    return std::string(trimmed(text.substr(from, to - from)));
}

// "(C-59, FR-COL-23)" as "(FR-COL-23)", "(C-59)" as nothing: where the ledger weighs two readings
// says nothing to a player.
std::string without_contradictions(std::string_view bracket) {
    std::string kept;
    while (!bracket.empty()) {
        const std::size_t comma = std::min(bracket.find(", "), bracket.size());
        const std::string_view one = bracket.substr(0, comma);
        if (!one.starts_with("C-")) {
            if (!kept.empty()) kept += ", ";
            kept += one;
        }
        bracket.remove_prefix(std::min(bracket.size(), comma + 2));
    }
    return kept.empty() ? kept : "(" + kept + ")";
}

// "key = usual* | other" as the choice it is: "(agreed before the race: usual, or other)".
std::string choice_told(std::string_view bracket) {
    std::string told;
    std::size_t at = bracket.find(" = ") + 3;
    while (at < bracket.size()) {
        const std::size_t bar = std::min(bracket.find('|', at), bracket.size());
        std::string value = text_between(bracket, at, bar);
        const bool is_usual = value.ends_with('*');
        if (is_usual) value.pop_back();
        if (!told.empty()) told += ", ";
        told += is_usual ? words::say("{0} as usual", {value}) : value;
        at = bar + 1;
    }
    return words::say("(agreed before the race: {0})", {told});
}

// At the end of a name or a sentence: elsewhere (S) is the result of a table.
std::string without_sources(std::string text) {
    for (const std::string_view mark : source_marks)
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
            const std::size_t end = at + mark.size();
            if (end < text.size() && std::string_view(".,:").find(text[end]) != std::string::npos)
                text.erase(at, mark.size());
            else
                at = end;
        }
    return text;
}

// As players read it: what the ledger notes for those who write rules is put in words or left out.
std::string as_told(std::string_view markdown) {
    const std::string text = without_sources(plain(markdown));
    std::string told;
    for (std::size_t i = 0; i < text.size();) {
        const bool opens_choice = text[i] == '[';
        const std::size_t end = opens_choice || text.compare(i, 3, "(C-") == 0
                                    ? text.find(opens_choice ? ']' : ')', i)
                                    : std::string::npos;
        const std::string_view inside = end == std::string::npos
                                            ? std::string_view()
                                            : std::string_view(text).substr(i + 1, end - i - 1);
        if (inside.empty() || (opens_choice && inside.find(" = ") == std::string_view::npos)) {
            // Values of a choice are written as one word.
            const bool is_joint = text[i] == '_' && i > 0 && i + 1 < text.size();
            told.push_back(is_joint ? ' ' : text[i]);
            ++i;
            continue;
        }
        const std::string words =
            opens_choice ? choice_told(inside) : without_contradictions(inside);
        if (words.empty() && told.ends_with(' ')) told.pop_back();
        for (const char c : words)
            told.push_back(c == '_' ? ' ' : c);
        i = end + 1;
    }
    return told;
}

// "| a | b |" as "a: b"; empty for the line below a table's head.
std::string table_row(std::string_view line) {
    if (line.find_first_not_of("|-: ") == std::string_view::npos) return {};
    std::string result;
    line.remove_prefix(1);
    while (!line.empty()) {
        const std::size_t bar = line.find('|');
        const std::string_view cell = trimmed(line.substr(0, bar));
        if (!cell.empty()) {
            if (!result.empty()) result += ": ";
            result += as_told(cell);
        }
        if (bar == std::string_view::npos) break;
        line.remove_prefix(bar + 1);
    }
    return result;
}

// "RULING: text" and "RULING for 07 and 08: text" without the mark.
std::string ruling_text(std::string_view line) {
    const std::size_t colon = line.find(": ");
    std::string result = as_told(colon == std::string_view::npos ? line : line.substr(colon + 2));
    if (!result.empty() && result[0] >= 'a' && result[0] <= 'z') {
        result[0] = static_cast<char>(result[0] - 'a' + 'A');
    }
    return result;
}

bool is_id(std::string_view text) {
    if (text.size() < 5 || text[2] != '-') return false;
    const auto is_part = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    };
    return text.back() != '-' && std::ranges::all_of(text, is_part);
}

// "- **FR-AREA-nn** text": the ID and where the text begins; empty where it is no entry.
std::string_view entry_id(std::string_view line, std::string_view& text) {
    if (!line.starts_with("- **")) return {};
    line.remove_prefix(4);
    const std::size_t end = line.find("**");
    if (end == std::string_view::npos || !is_id(line.substr(0, end))) return {};
    text = trimmed(line.substr(end + 2));
    return line.substr(0, end);
}

std::vector<std::string> words_of(std::string_view query) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : lowered(query) + " ") {
        const bool is_part = c != ' ' && c != '\t' && c != '\n' && c != ',' && c != ';';
        if (is_part) {
            word.push_back(c);
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

// A word without its ending, so that "sideswipe" finds "sideswiping"; short ones stay whole.
std::string stem_of(const std::string& word) {
    constexpr std::array<std::string_view, 6> endings = {"ing", "ed", "es", "e", "s", "y"};
    constexpr std::size_t shortest = 4;
    for (const std::string_view ending : endings) {
        if (word.size() >= shortest + ending.size() && word.ends_with(ending))
            return word.substr(0, word.size() - ending.size());
    }
    return word;
}

}  // namespace

Rulebook Rulebook::from_markdown(std::string_view markdown) {
    Rulebook book;
    bool in_entry = false;
    std::vector<RuleText>* among = &book.entries_;
    while (!markdown.empty()) {
        const std::size_t end = markdown.find('\n');
        const std::string_view line = markdown.substr(0, end);
        markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);
        const std::string_view body = trimmed(line);

        std::string_view text;
        if (const std::string_view id = entry_id(line, text); !id.empty()) {
            const bool is_note = text.starts_with(note_mark);
            if (is_note) text.remove_prefix(note_mark.size());
            among = is_note ? &book.notes_ : &book.entries_;
            among->push_back({std::string(id), as_told(text), {}});
            in_entry = true;
        } else if (line.starts_with("## ")) {
            in_entry = false;
            const std::size_t colon = body.find(": ");
            if (colon != std::string_view::npos) {
                std::string title(body.substr(colon + 2));
                if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') {
                    title[0] = static_cast<char>(title[0] - 'a' + 'A');
                }
                book.areas_.push_back({std::string(body.substr(3, colon - 3)), title});
            }
        } else if (body.empty()) {
            continue;
        } else if (!in_entry || line == body) {
            // A line at the margin ends the entry: headings and words between entries.
            in_entry = false;
        } else if (body.starts_with("- ") && body.substr(2).starts_with(ruling_mark)) {
            among->back().rulings.push_back(ruling_text(body.substr(2)));
        } else if (body.starts_with("|")) {
            const std::string row = table_row(body);
            if (!row.empty()) among->back().rulings.push_back(row);
        } else {
            among->back().rulings.push_back(
                as_told(body.starts_with("- ") ? body.substr(2) : body));
        }
    }
    return book;
}

Rulebook Rulebook::from_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return {};
    const std::string text((std::istreambuf_iterator<char>(file)),
                           std::istreambuf_iterator<char>());
    return from_markdown(text);
}

std::string_view area_of(std::string_view id) {
    if (!is_id(id)) return {};
    id.remove_prefix(3);
    return id.substr(0, id.find_first_of("-0123456789"));
}

const RuleText* Rulebook::find(std::string_view id) const {
    for (const auto* among : {&entries_, &notes_}) {
        const auto found = std::ranges::find(*among, id, &RuleText::id);
        if (found != among->end()) return &*found;
    }
    return nullptr;
}

std::string Rulebook::summary(std::string_view id) const {
    const RuleText* entry = find(id);
    return entry == nullptr ? std::string(id) : entry->text;
}

std::string Rulebook::area_title(std::string_view id) const {
    const std::string_view code = area_of(id);
    const auto area = std::ranges::find(areas_, code, &Area::code);
    return area == areas_.end() ? std::string(code) : words::tr(area->title.c_str());
}

std::vector<std::string> Rulebook::search(std::string_view query) const {
    const std::vector<std::string> words = words_of(query);
    if (words.empty()) return {};
    struct Hit {
        int distance;
        const std::string* id;
    };
    std::vector<Hit> hits;
    std::size_t most = 1;
    for (const RuleText& entry : entries_) {
        const std::string id = lowered(entry.id);
        const std::string text = lowered(entry.text);
        std::string rest = lowered(area_title(entry.id));
        for (const std::string& ruling : entry.rulings)
            rest += "\n" + lowered(ruling);
        int distance = 0;
        std::size_t held = 0;
        for (const std::string& word : words) {
            const std::string stem = stem_of(word);
            const std::size_t at = text.find(stem);
            if (id == word || id.substr(3) == word) {
                ++held;
            } else if (id.find(word) != std::string::npos) {
                ++held;
                distance += 1;
            } else if (at != std::string::npos) {
                ++held;
                distance += at == 0 ? 1 : 2;  // a text is usually about what it begins with
            } else if (rest.find(stem) != std::string::npos) {
                ++held;
                distance += 3;
            }
        }
        if (held > most) hits.clear();
        most = std::max(most, held);
        if (held == most) hits.push_back({distance, &entry.id});
    }
    std::stable_sort(hits.begin(), hits.end(),
                     [](const Hit& a, const Hit& b) { return a.distance < b.distance; });
    std::vector<std::string> result;
    for (const Hit& hit : hits)
        result.push_back(*hit.id);
    return result;
}

}  // namespace formats
