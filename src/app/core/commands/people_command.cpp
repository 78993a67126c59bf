// What has been raced on this machine, told without a window.
#include <algorithm>
#include <iomanip>
#include <memory>
#include <ostream>

#include "app/core/commands/own_commands.h"
#include "app/core/games.h"
#include "play/people/people.h"
#include "play/season/season_files.h"

namespace app {

using namespace play;
namespace {

const FactTeller& need_teller(std::string_view game) {
    const FactTeller& teller = game_named(game)->teller;
    if (teller.facts_of == nullptr)
        throw ContentError(std::string(game) + " does not tell of its people");
    return teller;
}

void print_profile(const Profile& profile, std::ostream& out) {
    constexpr int name_width = 24;
    out << std::left << std::setw(name_width) << profile.name << std::setw(10)
        << (profile.is_person ? "person" : "computer") << std::right << std::setw(6)
        << profile.races << std::setw(6) << profile.wins << std::setw(9) << profile.podiums
        << std::setw(9) << profile.wrecks_caused << std::setw(10) << profile.wrecks_suffered;
    out << '\n';
}

int print_people(bool as_json, const CommandContext& context) {
    const FactTeller& teller = need_teller(context.game);
    const UserDirs& dirs = context.need_user_dirs();
    RaceGatherer gatherer(dirs, std::string(context.game), teller);
    while (!gatherer.is_done())
        gatherer.read_next();
    for (const std::string& trouble : gatherer.troubles())
        context.streams.err << trouble << '\n';
    const auto champions = season_champions(dirs, context.game, teller);
    const People people = people_of(gatherer.races(), champions);
    std::ostream& out = context.streams.out;
    if (as_json) {
        out << write_people(people, context.game, teller.feats);
        return exit_good;
    }
    out << people.races << (people.races == 1 ? " race\n" : " races\n");
    if (people.profiles.empty()) return exit_good;
    out << "name                              races  wins  podiums  wrecked  wrecks of\n"
           "                                                        others   its own\n";
    for (const Profile& profile : people.profiles)
        print_profile(profile, out);
    return exit_good;
}

int print_season(const std::string& file, const CommandContext& context) {
    const auto season = load_season(file);
    if (!season.ok()) throw ContentError(formats::text_of(season.complaints));
    const GameModule* game = game_named(season.value->game);
    if (game == nullptr) {
        throw ContentError(file + ": /game: found \"" + season.value->game + "\", expected " +
                           names_of_games());
    }
    std::vector<std::string> troubles;
    const auto races = races_of(file, *season.value, need_teller(game->id), troubles);
    for (const std::string& trouble : troubles)
        context.streams.err << trouble << '\n';
    std::ostream& out = context.streams.out;
    out << season.value->name << ", " << races.size() << " of " << season.value->races.size()
        << " races\n";
    for (const SeasonStanding& standing : standings_of(*season.value, races)) {
        const SeasonSeat& seat = season.value->seats[standing.seat];
        out << standing.place << "  " << std::left << std::setw(24) << seat.name << std::right;
        for (const int points : standing.by_race)
            out << std::setw(4) << points;
        out << std::setw(6) << standing.points << '\n';
    }
    return troubles.empty() ? exit_good : exit_bad_content;
}

}  // namespace

CommandRun declare_people(CommandOptions& options) {
    const auto as_json = std::make_shared<bool>(false);
    options.describe(
        "Tells who has raced the game on this machine: races, wins, podiums and wrecks, worked "
        "out\n"
        "from the records there are.\n");
    options.flag("--json", *as_json,
                 "one JSON document with rivals, luck, vehicles, the best races and achievements "
                 "besides");
    options.end_with("Exit code: 0 done, 1 there is no home folder, 2 wrong usage.");
    return [as_json](const CommandContext& context) { return print_people(*as_json, context); };
}

CommandRun declare_season(CommandOptions& options) {
    const auto file = std::make_shared<std::string>();
    options.describe("Tells how a season stands: points by race and in all.\n");
    options.file("FILE", *file, Needed::yes, "a season");
    options.end_with("Exit code: 0 done, 1 it or a record of it cannot be read, 2 wrong usage.");
    return [file](const CommandContext& context) { return print_season(*file, context); };
}

}  // namespace app
