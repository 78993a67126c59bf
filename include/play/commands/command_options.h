// What a command takes, as the command itself declares it: what is read and told in --help.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "play/commands/command_words.h"

namespace play {

enum class Needed : std::uint8_t { yes, no };

// What is read is written into what the command declares, in the order of declaration and once all
// words are known to be good. Whatever is bound must outlive the reading.
class CommandOptions {
public:
    virtual ~CommandOptions() = default;
    CommandOptions(const CommandOptions&) = delete;
    CommandOptions& operator=(const CommandOptions&) = delete;

    // The paragraphs before the options, and those after them. Lines are broken by the caller.
    virtual void describe(const std::string& text) = 0;
    virtual void end_with(const std::string& text) = 0;
    // Options declared from now on stand below this heading.
    virtual void begin_group(const std::string& heading) = 0;

    // Every help text is one paragraph, broken into lines here.
    virtual void flag(const std::string& name, const std::function<void()>& when_given,
                      const std::string& help) = 0;
    void flag(const std::string& name, bool& is_given, const std::string& help);
    // The last value given counts. `read` may throw UsageError.
    virtual void value(const std::string& name, const std::string& placeholder,
                       const std::function<void(const std::string&)>& read,
                       const std::string& help) = 0;
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
    virtual void file(const std::string& placeholder, std::string& value, Needed needed,
                      const std::string& help) = 0;
    virtual void files(const std::string& placeholder, std::vector<std::string>& values,
                       Needed needed, const std::string& help) = 0;
    // At most one of these may be given.
    virtual void only_one_of(std::initializer_list<std::string_view> names) = 0;

protected:
    CommandOptions() = default;
};

}  // namespace play
