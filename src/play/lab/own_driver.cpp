#include "play/lab/own_driver.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "formats/json_fwd.h"
#include "play/commands/command_words.h"

namespace play::lab {
namespace {

constexpr int most_seconds = 3600;
constexpr int most_nodes = 1'000'000;
constexpr std::size_t shown = 60;  // bytes of a line that is complained of

std::string quoted(const std::string& line) {
    return "\"" + (line.size() > shown ? line.substr(0, shown) + "..." : line) + "\"";
}

// What a program has written: one object, or nothing.
formats::Json object_in(const std::string& line) {
    formats::Json json = formats::Json::parse(line, nullptr, false);
    return json.is_object() ? json : formats::Json();
}

// The option that is meant, by its index or as it was written; -1 for none.
int option_meant(const formats::Json& meant, std::span<const std::string> options) {
    if (meant.is_string()) {
        const auto found = std::ranges::find(options, meant.get_ref<const std::string&>());
        return found == options.end() ? -1 : static_cast<int>(found - options.begin());
    }
    if (!meant.is_number_unsigned()) return -1;
    const auto index = meant.get<std::uint64_t>();
    return index < options.size() ? static_cast<int>(index) : -1;
}

std::optional<std::uint64_t> dice_of(const formats::Json& said) {
    const auto dice = said.find("dice");
    if (dice == said.end()) return 0;
    if (!dice->is_number_unsigned()) return std::nullopt;
    return dice->get<std::uint64_t>();
}

}  // namespace

void declare_driver_limits(CommandOptions& options, DriverLimits& limits) {
    options.number("--driver-seconds", "S", limits.seconds, 1, most_seconds,
                   "how long a program that drives may take for an answer (default 10)");
    options.number("--driver-nodes", "N", limits.nodes, 0, most_nodes,
                   "how many courses of events it may try out for it (default 1000)");
}

bool is_own_driver(std::string_view name) { return name.find('/') != std::string_view::npos; }

OwnDriver::OwnDriver(const std::string& path, std::string_view game, DriverLimits limits)
    : path_(path), limits_(limits) {
    formats::OrderedJson hello;
    hello["hello"] = own_driver_schema;
    hello["game"] = game;
    hello["seconds"] = limits.seconds;
    hello["nodes"] = limits.nodes;
    try {
        program_ = std::make_unique<LineProgram>(path);
        double left = limits.seconds;
        program_->say(hello.dump(), left);
        const std::string line = program_->hear(left);
        if (!object_in(line).contains("ready"))
            blame("answers hello with " + quoted(line) + ", expected {\"ready\": true}");
    } catch (const ProgramFault& fault) {
        blame(fault.what());
    }
}

void OwnDriver::blame(const std::string& what) const {
    throw ContentError("driver " + path_ + " " + what + ", after " + std::to_string(answers_) +
                       (answers_ == 1 ? " answer" : " answers"));
}

void OwnDriver::begin(std::string_view race) {
    try {
        double left = limits_.seconds;
        program_->say(race, left);
    } catch (const ProgramFault& fault) {
        blame(fault.what());
    }
}

int OwnDriver::answer(std::string_view ask, std::span<const std::string> options,
                      const TryOut& try_out) {
    try {
        double left = limits_.seconds;
        program_->say(ask, left);
        const int chosen = answer_within(left, options, try_out);
        ++answers_;
        return chosen;
    } catch (const ProgramFault& fault) {
        blame(fault.what());
    }
}

int OwnDriver::answer_within(double left, std::span<const std::string> options,
                             const TryOut& try_out) {
    for (int nodes = 0;; ++nodes) {
        const std::string line = program_->hear(left);
        const formats::Json said = object_in(line);
        if (const auto choice = said.find("choose"); choice != said.end()) {
            const int chosen = option_meant(*choice, options);
            if (chosen < 0) blame("chooses " + quoted(line) + ", which is not offered");
            return chosen;
        }
        const auto trial = said.find("try");
        const int tried = trial == said.end() ? -1 : option_meant(*trial, options);
        const auto dice = dice_of(said);
        if (tried < 0 || !dice)
            blame("says " + quoted(line) + ", expected {\"choose\": OPTION} or {\"try\": OPTION}");
        if (nodes == limits_.nodes)
            blame("tries out more than " + std::to_string(limits_.nodes) +
                  " courses of events for an answer");
        program_->say(try_out(tried, *dice), left);
    }
}

OwnDrivers::OwnDrivers(std::string path, std::string game, DriverLimits limits)
    : path_(std::move(path)), game_(std::move(game)), limits_(limits) {}

std::unique_ptr<OwnDriver> OwnDrivers::take() {
    {
        const std::lock_guard lock(mutex_);
        if (!idle_.empty()) {
            auto driver = std::move(idle_.back());
            idle_.pop_back();
            return driver;
        }
    }
    return std::make_unique<OwnDriver>(path_, game_, limits_);
}

void OwnDrivers::give_back(std::unique_ptr<OwnDriver> driver) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(driver));
}

}  // namespace play::lab
