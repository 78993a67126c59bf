// A question of a race: what of it is shown, whatever of it is touched.
#pragma once

#include "games/frothy/view/core/prompt/prompt.h"

namespace frothy {

// What may be done about it, and in which way.
enum class QuestionKind : std::uint8_t {
    drive,         // step, turn, card, attack, end the move
    cards,         // commit cards, then confirm
    speed_plan,    // commit cards, then accelerate or decelerate
    keep_dice,     // touch the dice to keep, two or one, then confirm
    discard_dice,  // touch the dice to discard
    reroll_dice,   // touch the dice to roll again, then confirm
    cool_icon,     // touch a die, then confirm: all that show its icon are discarded
    after_roll,    // dice as they lie, and cards that change them
    direction,     // one way or the other
    facing,        // one of the facings
    simple,
};
QuestionKind kind_of(Ask ask);

enum class ChoiceGroup : std::uint8_t { move, turn, card, attack, other };
ChoiceGroup group_of(OptionKind kind);

// What is known of a question.
struct Asked {
    Decision decision;
    Names names;
    AnswerPlan advice;
    ForecastBook forecasts;
};

class RaceQuestion final : public ui::PromptMaker {
public:
    explicit RaceQuestion(Asked asked) : asked_(std::move(asked)) {}

    const Asked& asked() const { return asked_; }

    PromptModel make(ui::Touched& touched) const override;
    ui::Touched proposed() const override;
    void settle(const PromptModel& model, std::size_t card, ui::Touched& touched) const override;
    void tell_known(PromptModel& model) const override;

private:
    Asked asked_;
};

}  // namespace frothy
