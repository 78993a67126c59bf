// The commands of no game.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"
#include "play/game_module.h"
#include "play/packs/pack_shelf.h"

namespace app {

// `hippodrome validate`: what is wrong with documents of any game, each by the game it says it is
// of, with the options that `game` has for its own. Exit code: 0 no errors, 1 any error.
play::CommandRun declare_validate(play::CommandOptions& options, const play::GameModule& game);
// The same of a file, whatever game was named. The context must outlive it.
play::CheckDocument document_check(const play::CommandContext& context);
// Of a window that somebody gives a pack to: how that went.
play::News install_in(const play::ClientStart& window, const std::string& path);
// `hippodrome install`: a pack into the player's folder, at once or not at all. Exit code: 0 done,
// 1 refused.
play::CommandRun declare_install(play::CommandOptions& options);
// `hippodrome packs`: those that are installed; takes one away.
play::CommandRun declare_packs(play::CommandOptions& options);
// `hippodrome people`: who has raced a game on this machine, as a table or one JSON document.
play::CommandRun declare_people(play::CommandOptions& options);
// `hippodrome season`: the table of a season in a file.
play::CommandRun declare_season(play::CommandOptions& options);
// `hippodrome paths`: where the game keeps its files.
play::CommandRun declare_paths(play::CommandOptions& options);
// `hippodrome scenario`: runs rule cases written as files (docs/formats/scenario.md). Exit code: 0
// all passed, 1 any failed or faulty.
play::CommandRun declare_scenario(play::CommandOptions& options);

}  // namespace app
