#include "play/commands/command_words.h"

#include <algorithm>
#include <charconv>

namespace play {

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc{} || stopped != end) return std::nullopt;
    return number;
}

std::uint64_t number_within(std::string_view option, std::string_view text, std::uint64_t least,
                            std::uint64_t most) {
    const auto number = whole_number(text);
    if (number && *number >= least && *number <= most) return *number;
    throw UsageError(std::string(option) + ": found " + std::string(text) +
                     ", expected a whole number from " + std::to_string(least) + " to " +
                     std::to_string(most));
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

}  // namespace play
