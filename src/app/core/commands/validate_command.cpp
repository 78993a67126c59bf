#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/core/commands/own_commands.h"
#include "app/core/games.h"
#include "formats/data_files.h"
#include "play/autosave.h"
#include "play/commands/checked_files.h"
#include "play/packs/pack.h"
#include "play/packs/pack_shelf.h"
#include "play/season/season_files.h"

namespace app {

using namespace play;
namespace {

// Whose document it is, as it says itself; null if it does not, or nobody's.
const GameModule* game_of_document(const std::string& file) {
    if (const GameModule* game = game_named(game_of_file(file))) return game;
    const auto all = games();
    const auto game =
        std::ranges::find_if(all, [&](const GameModule& each) { return each.is_document(file); });
    return game == all.end() ? nullptr : &*game;
}

// What its game has against the races of a season besides.
CheckedFile check_season_of(const std::string& file, const CommandContext& context) {
    CheckedFile checked = check_season(file);
    const auto season = load_season(file);
    const GameModule* game = season.ok() ? game_named(season.value->game) : nullptr;
    if (game == nullptr || game->find_season_faults == nullptr) return checked;
    for (formats::Complaint& fault : game->find_season_faults(*season.value, file, context))
        checked.errors.push_back(std::move(fault));
    if (const auto text = formats::read_text_file(file); text.ok())
        formats::find_lines(*text.value, checked.errors);
    return checked;
}

CheckedFile check(const std::string& file, const GameModule& usual, const CheckRun& usual_check,
                  const CommandContext& context) {
    if (is_season_file(file)) return check_season_of(file, context);
    if (is_pack(file)) return {file, "pack", check_pack(file, document_check(context)), {}};
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) {
        return {file, "pack", {{file, "", "a folder without pack.json", "a file, or a pack"}}, {}};
    }
    if (is_pack_file(file)) return {file, "pack", load_pack(file).complaints, {}};
    const auto rule_cases = scenario_games(usual.id);
    if (holds_scenarios(file, rule_cases)) {
        return {
            file, "scenario", faults_of_scenarios(file, rule_cases, context.scenario_dirs()), {}};
    }
    const GameModule* game = game_of_document(file);
    const bool is_of_another = game != nullptr && game != &usual;
    return is_of_another ? game->check(file, context) : usual_check(file, context);
}

}  // namespace

CheckDocument document_check(const CommandContext& context) {
    return [&context](const std::string& file) {
        const GameModule& first = games().front();
        return check(file, first, first.check, context);
    };
}

CommandRun declare_validate(CommandOptions& options, const GameModule& game) {
    const auto files = std::make_shared<std::vector<std::string>>();
    const auto as_json = std::make_shared<bool>(false);
    options.describe(
        "Checks records, autosaves, seasons and scenarios of any game, what else a game is raced\n"
        "on (courses, vehicles, house rules), and packs of them. A file says itself of which game\n"
        "it is. Every error is named with its file, its place in it, what was found and what was\n"
        "expected.\n"
        "Advice is told apart: such a file can be raced, but somebody should look at it.\n");
    options.files("FILE", *files, Needed::yes, "what to check");
    options.flag("--json", *as_json,
                 "one JSON document: {\"files\": [{file, kind, ok, errors, advice}]}, each error "
                 "and each piece of advice as {place, line, column, found, expected}");
    const CheckRun own = game.declare_check != nullptr ? game.declare_check(options) : game.check;
    options.end_with("Exit code: 0 no errors, 1 any error, 2 wrong usage.");
    return [=, &game](const CommandContext& context) {
        std::vector<CheckedFile> checked;
        for (const std::string& file : *files)
            checked.push_back(check(file, game, own, context));
        return tell_checked(checked, *as_json, context.streams);
    };
}

}  // namespace app
