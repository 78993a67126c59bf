// The player's own races: those left in the middle, those saved, and writing new ones.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/door/core/game.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "play/commands/client_commands.h"
#include "ui/game_door.h"

namespace frothy {

// A race taken up from a file, or why not.
struct OpenedRace {
    std::shared_ptr<Game> game;
    std::string trouble;              // empty with a game
    std::string notice;               // of what was dropped in reading
    std::optional<Record> unfitting;  // can be gone on with from its last place of rest
};
OpenedRace open_race(const std::filesystem::path& file, ui::RaceSource source,
                     const play::UserDirs& dirs);

// Writes a set of house rules into the player's folder; one of the same name is replaced. Throws
// GameError.
void keep_house_rules(const NamedHouseRules& rules, const play::UserDirs& dirs);

// All readable courses, vehicles and sets of house rules; `also_course` and `also_vehicle` (ids or
// paths) come first.
SetupOffers read_offers(const formats::DataDirs& dirs, const std::string& also_course,
                        const std::string& also_vehicle);

// What a plan comes to. `seed` is used where the plan has none.
RaceSetup setup_of(const SetupPlan& plan, const SetupOffers& offers, std::uint64_t seed);

// Chance from outside the race: it only picks the seed. Short enough to be told to somebody.
std::uint64_t drawn_seed();

}  // namespace frothy
