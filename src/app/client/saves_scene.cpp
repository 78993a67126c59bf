#include "app/client/saves_scene.h"

#include <filesystem>
#include <utility>
#include <vector>

#include "app/client/title_scene.h"

namespace app {

SavesScene::SavesScene(FrothyDoor& door, TitleScene& title) : door_(door), title_(title) {
    shelf_.fill(door_.program().user_dirs());
    saves_.open();
}

void SavesScene::forget_textures() {
    saves_.forget_textures();
    shelf_.forget_textures();
}

void SavesScene::go_on(std::size_t race) {
    const bool is_left = shelf_.races()[race].shelf == ui::RaceShelf::left;
    const RaceSource source = is_left ? RaceSource::journal : RaceSource::record;
    // Trouble is told on the title.
    if (!title_.open(shelf_.file(race), source)) door_.program().scenes().pop();
}

void SavesScene::watch(std::size_t race) {
    const std::filesystem::path file = shelf_.file(race);
    std::string trouble;
    auto record = record_of_file(file, trouble);
    if (!record) {
        news_ = trouble;
        return;
    }
    ReplaySource source{std::move(*record), shelf_.own_name(race)};
    source.keep_notes = [file](const std::vector<frothy::PinnedNote>& notes) {
        return keep_notes_in(file, notes);
    };
    door_.watch(std::move(source));
}

void SavesScene::change(const ui::SavesReply& reply) {
    const play::UserDirs& dirs = door_.program().user_dirs();
    const std::filesystem::path& file = shelf_.file(reply.race);
    news_.clear();
    try {
        if (reply.command == ui::SavesCommand::rename) {
            rename_race(file, dirs, reply.name);
        } else {
            delete_race(file, shelf_.races()[reply.race].shelf);
        }
    } catch (const GameError& error) {
        news_ = error.what();
    }
    shelf_.fill(dirs);
}

void SavesScene::show(const ui::Kit& kit) {
    ui::Program& program = door_.program();
    stage::Canvas& canvas = program.screen().canvas();
    const ui::SavesReply reply = saves_.show(kit, canvas, shelf_.races(), news_);
    switch (reply.command) {
    case ui::SavesCommand::go_on: go_on(reply.race); return;
    case ui::SavesCommand::watch: watch(reply.race); return;
    case ui::SavesCommand::rename:
    case ui::SavesCommand::remove: change(reply); break;
    case ui::SavesCommand::back: program.scenes().pop_to_first(); return;
    case ui::SavesCommand::none: break;
    }
    if (saves_.wanted() < shelf_.races().size()) {
        shelf_.read(saves_.wanted(), canvas, program.sprites(),
                    {kit.scale(), program.settings().comfort.palette});
    }
}

}  // namespace app
