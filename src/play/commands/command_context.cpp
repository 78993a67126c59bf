#include "play/commands/command_context.h"

#include <stdexcept>

namespace play {

const UserDirs& CommandContext::need_user_dirs() const {
    if (!user_dirs) throw std::runtime_error(no_home_folder);
    return *user_dirs;
}

formats::DataDirs CommandContext::data_dirs() const {
    return {data.string(), user_dirs ? user_dirs->data.string() : std::string()};
}

std::vector<std::filesystem::path> CommandContext::scenario_dirs() const {
    std::vector<std::filesystem::path> dirs = {data};
    if (user_dirs) dirs.push_back(user_dirs->data);
    return dirs;
}

ClientStart CommandContext::shipped_start() const {
    ClientStart start;
    start.data_dirs = data_dirs();
    start.assets = data / "assets";
    start.ledgers = data / "docs" / "rules";
    start.catalogues = catalogues;
    return start;
}

ClientStart CommandContext::own_start() const {
    ClientStart start = shipped_start();
    start.user_dirs = need_user_dirs();
    return start;
}

void say_no_window(const CommandContext& context) {
    context.streams.err
        << "hippodrome: this build has no window; build it with -DHIPPODROME_CLIENT=ON.\n";
}

}  // namespace play
