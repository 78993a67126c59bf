// A question of a race: what of it is shown, whatever of it is touched.
#pragma once

#include <optional>

#include "games/frothy/view/core/prompt/prompt.h"

namespace frothy {

enum class ChoiceGroup : std::uint8_t { move, turn, card, attack, other };
ChoiceGroup group_of(OptionKind kind);

// What is known of a question.
struct Asked {
    Decision decision;
    Names names;
    AnswerPlan advice;
    ForecastBook forecasts;
    Complete complete;
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
    // As if these answers had been given; none where they cannot.
    std::optional<Asked> after(const AnswerPlan& added) const;

    Asked asked_;
};

}  // namespace frothy
