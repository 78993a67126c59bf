// What is answered without asking a person: phases of rest and the rest of a last round, as wished
// before, and whatever leaves nothing to be decided.
#include "games/frothy/door/core/last_person.h"
#include "games/frothy/door/race_scene.h"
#include "kernel/settled.h"
#include "words/words.h"

namespace frothy {

using words::say;

bool RaceScene::answer_automatically() {
    const Game::Decision& decision = *game_->pending();
    AnswerPlan answers;
    if (decision.player == leaving_) {
        answers = game_->advice();
    } else if (resting_.answers(decision)) {
        notice_.tell(say("{0} stays put in phase {1}.",
                         {ui::name_of(game_->seats()[decision.player]), decision.now.phase}));
        answers = {{OptionKind::end_move}};
    }
    // After an undo one is asked again, whatever it comes to.
    const bool is_settled = answers.empty() && !was_undone_ && kernel::is_settled(decision);
    if (answers.empty() && !is_settled) return false;
    if (is_settled) {
        const AnswerPlan advice = game_->advice();
        game_->submit_unasked(advice.empty() ? decision.options.front() : advice.front());
    } else {
        game_->submit_all(answers);
    }
    after_change();
    return true;
}

// Whoever races on alone gives up; nobody is waited for any more.
void RaceScene::end_here() {
    const auto last = last_person(*game_);
    if (!last) return;
    menu_.close();
    leaving_ = last->seat;
    hurries_ = true;
    game_->retire(leaving_);
    screen_.ask(nullptr);
    put_question();
}

// After an undo there is a choice again.
void RaceScene::forget_leaving() {
    if (leaving_ == kernel::nobody) return;
    if (game_->wants_to_retire(leaving_)) game_->race_on(leaving_);
    leaving_ = kernel::nobody;
    hurries_ = false;
}

}  // namespace frothy
