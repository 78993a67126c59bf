// Looking at recorded races, and playing on from the middle of one.
#include <utility>

#include "app/client/desk.h"
#include "app/core/autosave.h"
#include "words/words.h"

namespace app {

RaceTable::Services Desk::things() {
    return {screen_.canvas(), sprites_, sounds_.get(), settings_, options_, rules_};
}

void Desk::take_in_replay(const stage::InputEvent& event) {
    if (rules_.is_open()) {
        frame_.feed(event);
    } else if (replay_->is_covered()) {
        take_in_panels(event);
    } else {
        const bool is_key = event.kind == stage::InputKind::key_pressed;
        if (!is_key && event.kind != stage::InputKind::text) frame_.feed(event);
        replay_->feed(event, frame_.wants_mouse());
    }
}

void Desk::watch(ReplaySource source) {
    replay_from_ = scene_;
    replay_ = std::make_unique<ReplayTable>(things(), std::move(source));
    scene_ = Scene::replay;
}

void Desk::watch_table() {
    ReplaySource source{table_->game().record(), {}};
    source.keep_notes = [this](const std::vector<frothy::PinnedNote>& notes) {
        return table_->game().set_notes(notes);
    };
    watch(std::move(source));
}

void Desk::leave_replay() {
    replay_.reset();
    scene_ = replay_from_;
    if (scene_ == Scene::title) go_to_title();
}

void Desk::play_branch() {
    const frothy::Record branch = replay_->branch();
    replay_.reset();
    try {
        const auto journal = new_journal_file(start_.user_dirs, branch.course.id);
        sit_down(std::make_shared<Game>(Game::resume(branch, journal)));
    } catch (const GameError& error) {
        go_to_title();
        title_state_.message = error.what();
    }
}

void Desk::show_replay(const ui::Kit& kit) {
    switch (replay_->show(kit, screen_.canvas())) {
    case ReplayWish::leave: leave_replay(); break;
    case ReplayWish::branch: play_branch(); break;
    case ReplayWish::none: break;
    }
}

}  // namespace app
