#include "app/client/title_scene.h"

#include <algorithm>

#include "app/client/save_shelf.h"
#include "app/client/saves_scene.h"
#include "play/autosave.h"
#include "ui/panels.h"
#include "ui/scenes/lab_scene.h"
#include "ui/scenes/people_scene.h"
#include "ui/scenes/season_setup_scene.h"
#include "ui/scenes/season_shelf_scene.h"

namespace app {

TitleScene::TitleScene(ui::Program& program,
                       const std::vector<std::unique_ptr<ui::GameDoor>>& doors, std::size_t first,
                       InstallPack install)
    : program_(program), doors_(doors), install_(std::move(install)), first_(first), game_(first) {
    if (program_.paints_beside_frames()) title_.paint_beside_frames();
    words::speak_of(door().own_words());
}

TitleScene::~TitleScene() { words::speak_of(nullptr); }

void TitleScene::entered() {
    words::speak_of(door().own_words());
    state_.ground = door().title_ground();
    state_.motto = door().motto();
    describe(door(), state_);
    state_.games.clear();
    offered_.clear();
    for (std::size_t i = 0; i < doors_.size(); ++i) {
        if (!doors_[i]->is_offered() && i != first_) continue;
        if (i == game_) state_.game = offered_.size();
        offered_.push_back(i);
        state_.games.push_back(doors_[i]->title());
        ui::TitleState other;
        describe(*doors_[i], other);
        state_.most_entries = std::max(state_.most_entries, other.entries());
    }
    offer_races();
}

// What one can do with a game.
void TitleScene::describe(ui::GameDoor& game, ui::TitleState& state) const {
    state.has_coach = game.has_coach();
    state.has_seasons = game.seasons() != nullptr;
    state.has_people = game.teller().facts_of != nullptr;
    state.has_guide = game.has_guide();
    state.gallery = game.gallery();
    state.has_studio = game.has_studio();
    state.has_lab = game.lab() != nullptr;
    // Packs bring what is made in a studio.
    state.has_packs = game.has_studio() || !play::installed_packs(program_.user_dirs()).empty();
}

void TitleScene::offer_races() {
    interrupted_.clear();
    state_.interrupted.clear();
    const auto files = play::unfinished_files(program_.user_dirs());
    state_.has_unfinished = !files.empty();
    for (const std::filesystem::path& file : files) {
        if (!door().is_own_file(file) || play::is_trial(file)) continue;
        interrupted_.push_back(file);
        state_.interrupted.push_back(door().offer_of(file));
    }
    SaveShelf shelf;
    shelf.fill(program_.user_dirs(), door());
    state_.has_races = !shelf.races().empty();
}

// What somebody was told once, a trouble or what became of a save, is not said again.
void TitleScene::words_changed() {
    entered();
    state_.message.clear();
    state_.can_go_from_boundary = false;
}

void TitleScene::say_trouble(const std::string& trouble) {
    state_.message = trouble;
    state_.is_good_news = false;
}

bool TitleScene::tell(const std::string& news) {
    say_trouble(news);
    return true;
}

void TitleScene::tell_first(const play::News& news) {
    state_.message = news.text;
    state_.is_good_news = news.is_good;
}

bool TitleScene::open(const std::filesystem::path& file, ui::RaceSource source) {
    const ui::OpenedFile opened = door().open_file(file, source);
    say_trouble(opened.trouble);
    state_.can_go_from_boundary = opened.can_go_from_boundary;
    if (opened.trouble.empty() && !opened.notice.empty()) program_.tell(opened.notice);
    return opened.trouble.empty();
}

void TitleScene::go_from_boundary() {
    say_trouble(door().open_from_boundary());
    state_.can_go_from_boundary = false;
}

// Whoever has none yet begins one.
void TitleScene::show_seasons() {
    auto shelf = std::make_unique<ui::SeasonShelfScene>(program_, door());
    if (shelf->count() > 0) {
        program_.scenes().push(std::move(shelf));
    } else {
        program_.scenes().push(std::make_unique<ui::SeasonSetupScene>(program_, door()));
    }
}

void TitleScene::show_packs(const std::string& to_install) {
    const auto changed = [this] {
        for (const auto& each : doors_)
            each->files_changed();
    };
    auto packs = std::make_unique<PacksScene>(program_, door().rulebook(), install_, changed);
    if (!to_install.empty()) packs->take_file(to_install);
    program_.scenes().push(std::move(packs));
}

bool TitleScene::take_file(const std::string& path) {
    show_packs(path);
    return true;
}

void TitleScene::show(const ui::Kit& kit) {
    ui::TitleReply reply;
    {
        const bool is_covered = program_.is_covered();
        const ui::CoveredScope covered(is_covered);
        reply = title_.show(kit, program_.screen().canvas(), state_);
        if (is_covered) return;
    }
    switch (reply.command) {
    case ui::TitleCommand::other_game:
        game_ = offered_[reply.index];
        entered();
        break;
    case ui::TitleCommand::new_race: door().set_up(); break;
    case ui::TitleCommand::first_race: door().first_race(); break;
    case ui::TitleCommand::continue_race:
        open(interrupted_[reply.index], ui::RaceSource::journal);
        break;
    case ui::TitleCommand::discard_race:
        door().discard(interrupted_[reply.index]);
        entered();
        break;
    case ui::TitleCommand::races:
        program_.scenes().push(std::make_unique<SavesScene>(program_, *this));
        break;
    case ui::TitleCommand::seasons: show_seasons(); break;
    case ui::TitleCommand::people:
        program_.scenes().push(std::make_unique<ui::PeopleScene>(program_, door()));
        break;
    case ui::TitleCommand::from_boundary: go_from_boundary(); break;
    case ui::TitleCommand::dismiss: state_.message.clear(); break;
    case ui::TitleCommand::gallery: door().show_gallery(); break;
    case ui::TitleCommand::studio: door().show_studio(); break;
    case ui::TitleCommand::lab:
        program_.scenes().push(std::make_unique<ui::LabScene>(program_, door(), *door().lab()));
        break;
    case ui::TitleCommand::packs: show_packs({}); break;
    case ui::TitleCommand::guide: door().show_guide(); break;
    case ui::TitleCommand::rules: program_.rules().open(); break;
    case ui::TitleCommand::options: program_.show_options(); break;
    case ui::TitleCommand::quit: program_.quit(); break;
    case ui::TitleCommand::none: break;
    }
}

}  // namespace app
