#include "app/client/title_scene.h"

#include <memory>

#include "app/client/saves_scene.h"
#include "app/core/autosave.h"
#include "stage/theme.h"
#include "ui/panels.h"

namespace app {

TitleScene::TitleScene(FrothyDoor& door) : door_(door) {
    if (door_.program().paints_beside_frames()) title_.paint_beside_frames();
}

void TitleScene::entered() {
    const frothy::SetupOffers& offers = door_.offers();
    state_.backdrop = &offers.courses[door_.plan().course].course;
    state_.teams.clear();
    for (const frothy::LicenceOffer& offer : offers.licences)
        if (state_.teams.size() < frothy::max_vehicles) state_.teams.push_back(offer.licence.id);
    offer_races();
}

void TitleScene::offer_races() {
    const play::UserDirs& dirs = door_.program().user_dirs();
    interrupted_ = interrupted_races(dirs);
    state_.interrupted.clear();
    for (const LibraryEntry& entry : interrupted_)
        state_.interrupted.push_back(entry.offer);
    SaveShelf shelf;
    shelf.fill(dirs);
    state_.has_races = !shelf.races().empty();
}

// What somebody was told once, a trouble or what became of a save, is not said again.
void TitleScene::words_changed() {
    offer_races();
    state_.message.clear();
    state_.can_go_from_boundary = false;
}

bool TitleScene::tell(const std::string& news) {
    state_.message = news;
    return true;
}

bool TitleScene::open(const std::filesystem::path& file, RaceSource source) {
    state_.message.clear();
    OpenedRace opened = door_.open(file, source);
    if (opened.game) {
        if (!opened.notice.empty()) door_.program().tell(opened.notice);
        return true;
    }
    state_.message = opened.trouble;
    unfitting_ = std::move(opened.unfitting);
    state_.can_go_from_boundary = unfitting_.has_value();
    return false;
}

void TitleScene::go_from_boundary() {
    state_.message.clear();
    if (!unfitting_) return;
    state_.message = door_.open_from_boundary(*unfitting_);
    state_.can_go_from_boundary = state_.can_go_from_boundary && state_.message.empty();
}

void TitleScene::show(const ui::Kit& kit) {
    ui::Program& program = door_.program();
    frothy::TitleReply reply;
    {
        const bool is_covered = program.is_covered();
        const ui::CoveredScope covered(is_covered);
        reply = title_.show(kit, program.screen().canvas(), state_);
        if (is_covered) return;
    }
    switch (reply.command) {
    case frothy::TitleCommand::new_race: door_.set_up(); break;
    case frothy::TitleCommand::first_race: door_.first_race(); break;
    case frothy::TitleCommand::continue_race:
        open(interrupted_[reply.index].file, RaceSource::journal);
        break;
    case frothy::TitleCommand::discard_race:
        discard_unfinished(interrupted_[reply.index].file);
        entered();
        break;
    case frothy::TitleCommand::races:
        program.scenes().push(std::make_unique<SavesScene>(door_, *this));
        break;
    case frothy::TitleCommand::from_boundary: go_from_boundary(); break;
    case frothy::TitleCommand::dismiss: state_.message.clear(); break;
    case frothy::TitleCommand::rules: program.rules().open(); break;
    case frothy::TitleCommand::options: program.show_options(); break;
    case frothy::TitleCommand::quit: program.quit(); break;
    case frothy::TitleCommand::none: break;
    }
}

}  // namespace app
