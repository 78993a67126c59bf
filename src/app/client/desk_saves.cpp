// The list of races at the desk: opening, watching, renaming and removing them.
#include <utility>

#include "app/client/desk.h"

namespace app {

void Desk::go_to_saves() {
    table_.reset();
    shelf_.fill(start_.user_dirs);
    saves_.open();
    saves_news_.clear();
    scene_ = Scene::saves;
}

void Desk::watch_file(std::size_t race) {
    const std::filesystem::path file = shelf_.file(race);
    std::string trouble;
    auto record = record_of_file(file, trouble);
    if (!record) {
        saves_news_ = trouble;
        return;
    }
    ReplaySource source{std::move(*record), shelf_.own_name(race)};
    source.keep_notes = [file](const std::vector<frothy::PinnedNote>& notes) {
        return keep_notes_in(file, notes);
    };
    watch(std::move(source));
}

void Desk::show_saves(const ui::Kit& kit) {
    const ui::SavesReply reply = saves_.show(kit, screen_.canvas(), shelf_.races(), saves_news_);
    const auto changed = [&](auto change) {
        saves_news_.clear();
        try {
            change();
        } catch (const GameError& error) {
            saves_news_ = error.what();
        }
        shelf_.fill(start_.user_dirs);
    };
    switch (reply.command) {
    case ui::SavesCommand::go_on: {
        const bool is_left = shelf_.races()[reply.race].shelf == ui::RaceShelf::left;
        LibraryEntry entry;
        entry.file = shelf_.file(reply.race);
        title_state_.message.clear();
        open(entry, is_left ? RaceSource::journal : RaceSource::record);
        // Trouble is told on the title, where an older place to go on from can be offered.
        if (scene_ == Scene::saves && !title_state_.message.empty()) scene_ = Scene::title;
        return;
    }
    case ui::SavesCommand::watch: watch_file(reply.race); return;
    case ui::SavesCommand::rename:
        changed([&] { rename_race(shelf_.file(reply.race), start_.user_dirs, reply.name); });
        break;
    case ui::SavesCommand::remove:
        changed([&] { delete_race(shelf_.file(reply.race), shelf_.races()[reply.race].shelf); });
        break;
    case ui::SavesCommand::back: go_to_title(); return;
    case ui::SavesCommand::none: break;
    }
    if (saves_.wanted() < shelf_.races().size()) {
        shelf_.read(saves_.wanted(), screen_.canvas(), sprites_,
                    {kit.scale(), settings_.comfort.palette});
    }
}

}  // namespace app
