// What a command takes, as the command itself declares it. CLI11 reads it and tells it in --help;
// command_reader.cpp alone speaks to CLI11.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/core/commands/command_words.h"

namespace app {

enum class Needed : std::uint8_t { yes, no };

// What is read is written into what the command declares, in the order of declaration and once all
// words are known to be good. Whatever is bound must outlive the reading.
class CommandOptions {
public:
    struct Impl;
    explicit CommandOptions(std::unique_ptr<Impl> impl);
    ~CommandOptions();
    CommandOptions(CommandOptions&& other) noexcept;
    CommandOptions& operator=(CommandOptions&& other) noexcept;
    CommandOptions(const CommandOptions&) = delete;
    CommandOptions& operator=(const CommandOptions&) = delete;

    // The paragraphs before the options, and those after them. Lines are broken by the caller.
    void describe(const std::string& text);
    void end_with(const std::string& text);
    // Options declared from now on stand below this heading.
    void begin_group(const std::string& heading);

    // Every help text is one paragraph, broken into lines here.
    void flag(const std::string& name, const std::function<void()>& when_given,
              const std::string& help);
    void flag(const std::string& name, bool& is_given, const std::string& help);
    // The last value given counts. `read` may throw UsageError.
    void value(const std::string& name, const std::string& placeholder,
               const std::function<void(const std::string&)>& read, const std::string& help);
    void text(const std::string& name, const std::string& placeholder, std::string& value,
              const std::string& help);
    // A whole number from least to most.
    template <class Integer>
    void number(const std::string& name, const std::string& placeholder, Integer& value,
                std::uint64_t least, std::uint64_t most, const std::string& help) {
        const auto read = [name, least, most, &value](const std::string& given) {
            value = static_cast<Integer>(number_within(name, given, least, most));
        };
        this->value(name, placeholder, read, help);
    }
    // Words that are no options, in this order.
    void file(const std::string& placeholder, std::string& value, Needed needed,
              const std::string& help);
    void files(const std::string& placeholder, std::vector<std::string>& values,
               const std::string& help);
    // At most one of these may be given.
    void only_one_of(std::initializer_list<std::string_view> names);

private:
    friend class CommandReader;
    std::unique_ptr<Impl> impl_;
};

}  // namespace app
