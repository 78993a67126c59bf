#include "app/core/commands/own_commands.h"

#include <ostream>

#include "formats/pack_folders.h"
#include "play/season/season_files.h"

namespace app {

using namespace play;
namespace {

int print_paths(const CommandContext& context) {
    const play::UserDirs& dirs = context.need_user_dirs();
    context.streams.out << "data         " << context.data.string() << '\n'
                        << "saves        " << dirs.saves().string() << '\n'
                        << "autosave     " << dirs.autosave().string() << '\n'
                        << "seasons      " << play::seasons_folder(dirs).string() << '\n'
                        << "tracks       " << dirs.tracks().string() << '\n'
                        << "vehicles     " << dirs.vehicles().string() << '\n'
                        << "house-rules  " << dirs.house_rules().string() << '\n'
                        << "packs        " << (dirs.data / formats::packs_folder).string() << '\n'
                        << "settings     " << dirs.settings_file().string() << '\n';
    return exit_good;
}

}  // namespace

CommandRun declare_paths(CommandOptions& options) {
    options.describe(
        "Prints the folders and files the game reads and writes. None of them is created before\n"
        "something is written to it.\n");
    options.end_with("Exit code: 0 done, 1 there is no home folder, 2 wrong usage.");
    return print_paths;
}

}  // namespace app
