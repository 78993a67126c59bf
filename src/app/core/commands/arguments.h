// The words after a command's name: options, as `--name value` or `--name=value`, and files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace app {

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

// How many words besides its options a command takes.
struct FileCount {
    std::size_t least = 0;
    std::size_t most = 0;
};
inline constexpr std::size_t any_number = ~std::size_t{0};

class Arguments {
public:
    // `flags` take no value, `valued` take one; anything else that starts with a dash throws
    // UsageError, naming the nearest option, and so do too few or too many files. After "--"
    // every word is a file. --help is known to every command.
    Arguments(std::span<const std::string> args, std::span<const std::string_view> flags,
              std::span<const std::string_view> valued, FileCount count);
    // Of a command without files.
    Arguments(std::span<const std::string> args, std::span<const std::string_view> flags,
              std::span<const std::string_view> valued)
        : Arguments(args, flags, valued, FileCount{}) {}

    bool has(std::string_view name) const { return find(name) != nullptr; }
    bool wants_help() const { return has("--help"); }
    const std::vector<std::string>& files() const { return files_; }
    // The last value given; `otherwise` if there is none.
    std::string value(std::string_view name, const std::string& otherwise) const;
    // A whole number from least to most. Throws UsageError.
    std::uint64_t number(std::string_view name, std::uint64_t otherwise, std::uint64_t least,
                         std::uint64_t most) const;

private:
    struct Given {
        std::string name;
        std::string value;
    };
    const Given* find(std::string_view name) const;

    std::vector<Given> given_;
    std::vector<std::string> files_;
};

// The whole number a text is; empty if it is none from 0 to 2^64 - 1.
std::optional<std::uint64_t> whole_number(std::string_view text);

// The parts between commas, none of them empty. Throws UsageError naming the option.
std::vector<std::string> comma_list(std::string_view option, std::string_view text);

// Text within JSON quotation marks.
std::string json_text(std::string_view text);

}  // namespace app
