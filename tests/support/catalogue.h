// Catalogues for tests: written as gettext reads them (the .mo files of its manual), and the
// pseudo-language, which is English made longer and strange, so that what does not come through the
// catalogue, or has no room for another language, is found out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace catalogue {

// By key: the message, after its context and '\004' where it has one. Of a message with a plural
// the key is of the form "one\0more", and so are its translations.
using Messages = std::map<std::string, std::string>;

inline std::string with_plural(std::string_view one, std::string_view more) {
    return std::string(one) + '\0' + std::string(more);
}

// Writes <folder>/<code>/LC_MESSAGES/hippodrome.mo; English plurals.
inline void write(const std::filesystem::path& folder, const std::string& code,
                  const Messages& messages) {
    Messages all = messages;
    all[""] = "Content-Type: text/plain; charset=UTF-8\n"
              "Plural-Forms: nplurals=2; plural=(n != 1);\n";
    std::string numbers;
    const auto number = [&](std::size_t value) {
        const auto word = static_cast<std::uint32_t>(value);
        numbers.append(reinterpret_cast<const char*>(&word), sizeof word);
    };
    constexpr std::size_t head = 28;
    const std::size_t tables = 8 * all.size();
    for (const std::size_t word : {std::size_t{0x950412de}, std::size_t{0}, all.size(), head,
                                   head + tables, std::size_t{0}, head + 2 * tables})
        number(word);
    std::string texts;
    const auto place = [&](const std::string& text) {
        number(text.size());
        number(head + 2 * tables + texts.size());
        texts += text + '\0';
    };
    for (const auto& [key, translation] : all)
        place(key);
    for (const auto& [key, translation] : all)
        place(translation);
    const std::filesystem::path file = folder / code / "LC_MESSAGES" / "hippodrome.mo";
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << numbers << texts;
}

// "Play a Whip" as "[Pláy á Whíp one]": with accents, 40 % longer, places as they are.
inline std::string strange(std::string_view text) {
    constexpr std::pair<char, const char*> accents[] = {
        {'a', "\u00e1"}, {'e', "\u00e9"}, {'i', "\u00ed"}, {'o', "\u00f6"}, {'u', "\u00fc"},
        {'A', "\u00c4"}, {'E', "\u00c9"}, {'I', "\u00cd"}, {'O', "\u00d6"}, {'U', "\u00dc"}};
    std::string result = "[";
    for (const char c : text) {
        const auto* found =
            std::ranges::find(accents, c, [](const auto& pair) { return pair.first; });
        if (found == std::end(accents)) {
            result += c;
        } else {
            result += found->second;
        }
    }
    // Words, so that long lines can still be broken.
    const std::size_t longer = (text.size() * 4 + 9) / 10;
    for (std::size_t i = 0; i < longer; ++i)
        result += i % 8 == 0 && longer > 8 ? ' ' : '~';
    return result + ']';
}

// The string at the end of a line of a .pot file.
inline std::string unquoted(std::string_view line) {
    std::string result;
    for (std::size_t i = line.find('"') + 1; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\') ++i;
        result += line[i] == 'n' && line[i - 1] == '\\' ? '\n' : line[i];
    }
    return result;
}

// Every message of a list (.pot) in the pseudo-language.
inline Messages strange_messages(const std::filesystem::path& list) {
    struct Entry {
        std::string context, one, more;
    };
    Messages messages;
    Entry entry;
    std::string* last = nullptr;
    const auto finish = [&] {
        if (!entry.one.empty()) {
            const std::string key =
                (entry.context.empty() ? "" : entry.context + '\004') + entry.one;
            const bool is_one = entry.more.empty();
            messages[is_one ? key : with_plural(key, entry.more)] =
                is_one ? strange(entry.one) : with_plural(strange(entry.one), strange(entry.more));
        }
        entry = {};
        last = nullptr;
    };
    std::ifstream file(list);
    for (std::string line; std::getline(file, line);) {
        if (line.empty()) {
            finish();
        } else if (line.starts_with("msgctxt ")) {
            (last = &entry.context)->assign(unquoted(line));
        } else if (line.starts_with("msgid ")) {
            (last = &entry.one)->assign(unquoted(line));
        } else if (line.starts_with("msgid_plural ")) {
            (last = &entry.more)->assign(unquoted(line));
        } else if (line.starts_with("msgstr")) {
            last = nullptr;
        } else if (line.starts_with('"') && last != nullptr) {
            *last += unquoted(line);
        }
    }
    finish();
    return messages;
}

}  // namespace catalogue
