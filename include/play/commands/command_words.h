// What commands make of words: numbers and lists, and how they refuse them.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace play {

// The command line is wrong: exit code 2.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// What it names cannot be used: exit code 1.
class ContentError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The whole number a text is; empty if it is none from 0 to 2^64 - 1.
std::optional<std::uint64_t> whole_number(std::string_view text);

// What was given to an option, as a whole number from least to most. Throws UsageError.
std::uint64_t number_within(std::string_view option, std::string_view text, std::uint64_t least,
                            std::uint64_t most);

// The parts between commas, none of them empty. Throws UsageError naming the option.
std::vector<std::string> comma_list(std::string_view option, std::string_view text);

}  // namespace play
