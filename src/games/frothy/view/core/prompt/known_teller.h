// Tells what is known of a question by now: odds, warnings, and why the main choice is proposed.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/view/core/prompt/race_question.h"

namespace frothy {

struct Prospects;

// Both must outlive it.
class KnownTeller {
public:
    KnownTeller(const Asked& asked, PromptModel& model);

    void attach_odds();
    void tell_why();

private:
    void attach_odds_of_dice();
    void warn_by_odds(PromptChoice& choice) const;
    bool is_bettered(const PromptChoice& choice) const;
    Forecast as_told(const Forecast& known) const;
    bool is_overwhip_told() const;
    bool may_be_tied() const;
    bool leaves_dice_to_choose() const;
    std::string remark_on_dice() const;
    std::string gain_of_losing_control(const PromptChoice& main) const;
    std::string price_of_losing_control(const Prospects& one) const;
    void weigh_answers(const ui::Answers& answers, Prospects& prospects) const;
    Prospects prospects_of(const PromptChoice& choice, const PromptChoice& main) const;
    std::vector<Prospects> other_prospects(const PromptChoice& main) const;
    bool stands_still() const;
    bool is_held_up() const;  // not even the next space is clear
    // By a Whip on the way (FR-MOV-08).
    bool adds_a_space(const PromptChoice& choice) const;
    std::vector<ChoiceOdds> odds_of(const ui::Answers& answers, const std::string& title) const;

    const Decision& decision_;
    const Names& names_;
    const AnswerPlan& advice_;
    const ForecastBook& forecasts_;
    PromptModel& model_;
    VehicleId vehicle_;
    bool is_forecast_;  // forecasts are those of this question
};

}  // namespace frothy
