#include "games/frothy/door/core/lab/crew.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>
#include <vector>

#include "games/frothy/data/record/driver_lines.h"
#include "games/frothy/door/core/lab/arena.h"
#include "kernel/dice.h"
#include "play/commands/command_words.h"

namespace frothy {

namespace lab = play::lab;

bool Crew::has_own() const {
    return std::ranges::any_of(own, [](const auto& program) { return program != nullptr; });
}

std::string Crew::name_of(std::size_t seat) const {
    if (own[seat] == nullptr) return std::string(frothy::name_of(drivers[seat]));
    return std::filesystem::path(own[seat]->path()).filename().string();
}

Crew crew_of(std::string_view text, std::size_t vehicles, lab::DriverLimits limits) {
    const std::vector<std::string> names = play::comma_list("--drivers", text);
    std::string ours;
    for (const std::string& name : names) {
        if (!ours.empty()) ours += ',';
        ours += lab::is_own_driver(name) ? std::string(name_of(DriverKind::steady)) : name;
    }
    Crew crew{drivers_of(ours, vehicles), {}};
    std::map<std::string, std::shared_ptr<lab::OwnDrivers>> programs;
    for (std::size_t seat = 0; seat < vehicles; ++seat) {
        const std::string& name = names[names.size() == 1 ? 0 : seat];
        if (!lab::is_own_driver(name)) continue;
        auto& program = programs[name];
        if (program == nullptr) program = std::make_shared<lab::OwnDrivers>(name, "frothy", limits);
        crew.own[seat] = program;
    }
    return crew;
}

CrewAtWork::CrewAtWork(const Crew& crew, const Roads& roads, std::uint64_t seed)
    : crew_(crew), drivers_(roads, crew.drivers, seed), seed_(seed) {}

void CrewAtWork::begin(const Agreement& agreement) {
    for (std::size_t seat = 0; seat < own_.size(); ++seat) {
        if (crew_.own[seat] == nullptr) continue;
        own_[seat] = crew_.own[seat]->take();
        // Half of what is drawn: the seed of the dice cannot be told from it.
        const auto number = static_cast<std::uint32_t>(kernel::split_mix(seed_ + seat));
        own_[seat]->begin(race_line(agreement, static_cast<VehicleId>(seat), number));
    }
}

int CrewAtWork::answer(const kernel::Decision<Frothy>& view) {
    const auto& own = own_[view.player];
    if (own == nullptr) return drivers_.answer(view);
    return own->answer(ask_line(view), option_texts(view), [&](int option, std::uint64_t dice) {
        return tried_line(drivers_.tried(view, option, dice));
    });
}

void CrewAtWork::end() {
    for (std::size_t seat = 0; seat < own_.size(); ++seat)
        if (own_[seat] != nullptr) crew_.own[seat]->give_back(std::move(own_[seat]));
}

}  // namespace frothy
