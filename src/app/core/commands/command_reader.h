// Reads a command line by CLI11, spoken here alone: which command is meant, and what it is given.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/commands/command_options.h"

namespace app {

class CommandReader {
public:
    // `version` is what --version prints.
    CommandReader(const std::string& program, const std::string& version);
    ~CommandReader();

    // An option of the program and of every command; what it says of it to a command (the program
    // itself: an empty name).
    void add_to_all(const std::string& name, const std::string& placeholder, std::string& value,
                    std::function<std::string(const std::string& command)> help);
    // What the program takes without a command. Of this --help tells the files alone.
    play::CommandOptions& without_command();
    // The reader keeps what it returns.
    play::CommandOptions& add(const std::string& command, const std::string& purpose);

    // Reads the words behind the name of the program, once. Returns what --help or --version wants
    // to be printed; nothing else is to be done then. Throws UsageError, naming the nearest option.
    std::optional<std::string> read(std::vector<std::string> words);
    // Of the words read last; empty if there was none.
    std::string command() const;
    // The first of these words that is a command, for whoever could not be read to the end.
    std::string command_among(const std::vector<std::string>& words) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace app
