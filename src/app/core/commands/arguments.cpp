#include "app/core/commands/arguments.h"

#include <algorithm>
#include <charconv>

#include "frothy/nearest_word.h"

namespace app {

namespace {

bool among(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string unknown_option(std::string_view name, std::span<const std::string_view> flags,
                           std::span<const std::string_view> valued) {
    std::vector<std::string_view> names = {"--help", "--user-dir"};
    names.insert(names.end(), flags.begin(), flags.end());
    names.insert(names.end(), valued.begin(), valued.end());
    std::string text = "unknown option: " + std::string(name);
    // By their words: the dashes before them are alike in all.
    for (std::string_view& one : names)
        one.remove_prefix(2);
    const std::string_view word = name.substr(std::min(name.find_first_not_of('-'), name.size()));
    const std::string_view meant = frothy::nearest_word(word, names);
    if (!meant.empty()) text += "; did you mean --" + std::string(meant) + "?";
    return text;
}

}  // namespace

Arguments::Arguments(std::span<const std::string> args, std::span<const std::string_view> flags,
                     std::span<const std::string_view> valued, FileCount count) {
    for (std::size_t i = 0; i < args.size(); ++i) {
        const std::string& arg = args[i];
        const std::size_t equals = arg.find('=');
        const std::string name = arg.substr(0, equals);
        if (arg == "--") {
            files_.insert(files_.end(), args.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                          args.end());
            break;
        }
        if (arg == "--help" || arg == "-h") {
            given_.push_back({"--help", {}});
        } else if (among(flags, arg)) {
            given_.push_back({arg, {}});
        } else if (arg.size() < 2 || arg[0] != '-') {
            files_.push_back(arg);
        } else if (among(flags, name)) {
            throw UsageError(name + " takes no value");
        } else if (!among(valued, name)) {
            throw UsageError(unknown_option(name, flags, valued));
        } else if (equals != std::string::npos) {
            given_.push_back({name, arg.substr(equals + 1)});
        } else if (i + 1 < args.size()) {
            given_.push_back({name, args[++i]});
        } else {
            throw UsageError(name + " needs a value");
        }
    }
    if (wants_help()) return;
    if (files_.size() < count.least) throw UsageError("a file is missing");
    if (files_.size() > count.most) {
        throw UsageError("there is nothing to do with: " + files_[count.most]);
    }
}

const Arguments::Given* Arguments::find(std::string_view name) const {
    const Given* found = nullptr;
    for (const Given& given : given_) {
        if (given.name == name) found = &given;
    }
    return found;
}

std::string Arguments::value(std::string_view name, const std::string& otherwise) const {
    const Given* given = find(name);
    return given != nullptr ? given->value : otherwise;
}

std::uint64_t Arguments::number(std::string_view name, std::uint64_t otherwise, std::uint64_t least,
                                std::uint64_t most) const {
    const Given* given = find(name);
    if (given == nullptr) return otherwise;
    const auto number = whole_number(given->value);
    if (!number || *number < least || *number > most) {
        throw UsageError(std::string(name) + ": found " + given->value +
                         ", expected a whole number from " + std::to_string(least) + " to " +
                         std::to_string(most));
    }
    return *number;
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc{} || stopped != end) return std::nullopt;
    return number;
}

std::vector<std::string> comma_list(std::string_view option, std::string_view text) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        parts.emplace_back(text.substr(start, comma - start));
        if (parts.back().empty()) {
            throw UsageError(std::string(option) + ": an empty name in \"" + std::string(text) +
                             "\"");
        }
        start = comma + 1;
    }
    return parts;
}

std::string json_text(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            result += '\\';
            result += c;
        } else if (code < 0x20) {
            result += "\\u00";
            result += digits[code >> 4];
            result += digits[code & 15];
        } else {
            result += c;
        }
    }
    return result + "\"";
}

}  // namespace app
