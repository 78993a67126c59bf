// Drivers of one's own: programs that are asked over standard input and output, JSON line by line
// (docs/own-drivers.md). What is said of a race is up to its game.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/commands/command_options.h"
#include "play/lab/line_program.h"

namespace play::lab {

inline constexpr std::string_view own_driver_schema = "hippodrome-driver/1";

// Of each answer.
struct DriverLimits {
    int seconds = 10;  // that it may take, not counting what is tried out for it
    int nodes = 1000;  // courses of events that it may try out
};
// --driver-seconds and --driver-nodes.
void declare_driver_limits(CommandOptions& options, DriverLimits& limits);

// Whether a driver named on the command line is a program: its path, with a slash in it.
bool is_own_driver(std::string_view name);

// One program that runs. All of it throws ContentError, saying which program did what and when.
class OwnDriver {
public:
    // Says hello, and waits for its answer.
    OwnDriver(const std::string& path, std::string_view game, DriverLimits limits);

    // `race` is one line: what is raced and what it drives. It is not answered.
    void begin(std::string_view race);
    // What became of the option with this index, over dice by this number, as one line.
    using TryOut = std::function<std::string(int option, std::uint64_t dice)>;
    // `ask` is one line: the question, with so many options. Gives the index of the chosen one.
    int answer(std::string_view ask, std::span<const std::string> options, const TryOut& try_out);

private:
    int answer_within(double left, std::span<const std::string> options, const TryOut& try_out);
    [[noreturn]] void blame(const std::string& what) const;

    std::string path_;
    DriverLimits limits_;
    std::unique_ptr<LineProgram> program_;
    std::uint64_t answers_ = 0;
};

// As many of the same program as races are run at a time; each is kept for the next race.
class OwnDrivers {
public:
    OwnDrivers(std::string path, std::string game, DriverLimits limits);

    const std::string& path() const { return path_; }
    std::unique_ptr<OwnDriver> take();
    // One that has done what it should.
    void give_back(std::unique_ptr<OwnDriver> driver);

private:
    std::string path_;
    std::string game_;
    DriverLimits limits_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<OwnDriver>> idle_;
};

}  // namespace play::lab
