#include "app/client/saves_scene.h"

#include <filesystem>
#include <stdexcept>

#include "app/client/title_scene.h"
#include "play/library.h"

namespace app {

SavesScene::SavesScene(ui::Program& program, TitleScene& title) : program_(program), title_(title) {
    fill();
    saves_.open();
}

const formats::Rulebook& SavesScene::rulebook() const { return title_.rulebook(); }

void SavesScene::forget_textures() {
    saves_.forget_textures();
    shelf_.forget_textures();
}

void SavesScene::fill() { shelf_.fill(program_.user_dirs(), title_.door()); }

void SavesScene::go_on(std::size_t race) {
    const bool is_left = shelf_.races()[race].shelf == play::Shelf::left;
    const auto source = is_left ? ui::RaceSource::journal : ui::RaceSource::record;
    // Trouble is told on the title.
    if (!title_.open(shelf_.file(race), source)) program_.scenes().pop();
}

void SavesScene::change(const ui::SavesReply& reply) {
    const std::filesystem::path& file = shelf_.file(reply.race);
    news_.clear();
    try {
        if (reply.command == ui::SavesCommand::rename) {
            play::rename_file(file, program_.user_dirs(), reply.name);
        } else if (shelf_.races()[reply.race].shelf == play::Shelf::left) {
            title_.door().discard(file);
        } else {
            play::remove_file(file);
        }
    } catch (const std::runtime_error& error) {
        news_ = error.what();
    }
    fill();
}

void SavesScene::show(const ui::Kit& kit) {
    stage::Canvas& canvas = program_.screen().canvas();
    const ui::SavesReply reply = saves_.show(kit, canvas, shelf_.races(), news_);
    switch (reply.command) {
    case ui::SavesCommand::go_on: go_on(reply.race); return;
    case ui::SavesCommand::watch:
        news_ = title_.door().watch_file(shelf_.file(reply.race), shelf_.own_name(reply.race));
        return;
    case ui::SavesCommand::rename:
    case ui::SavesCommand::remove: change(reply); break;
    case ui::SavesCommand::back: program_.scenes().pop_to_first(); return;
    case ui::SavesCommand::none: break;
    }
    if (saves_.wanted() < shelf_.races().size()) {
        shelf_.read(saves_.wanted(), title_.door(),
                    {canvas, program_.sprites(), kit.scale(), program_.settings().comfort.palette});
    }
}

}  // namespace app
