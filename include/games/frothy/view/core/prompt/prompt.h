// The open question of a race as something to touch. No window is needed.
//
// Answers are Options, the card of a face is a CardFaceUp, a way is made of Cells.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "kernel/session.h"
#include "ui/core/prompt/prompt.h"
#include "ui/core/prompt/prompt_model.h"

namespace frothy {

class RaceQuestion;

using ui::ChoiceCard;
using ui::ChoiceOdds;
using ui::ChoiceRank;
using ui::DieMark;
using ui::OutcomeLine;
using ui::PromptCard;
using ui::PromptChoice;
using ui::PromptDie;
using ui::PromptModel;
using ui::PromptRefusal;
using ui::PromptReply;

// Whether the mover has no space to move in this phase, and only cards could add one (FR-MOV-01).
bool is_empty_phase(const Decision& decision);

// The answer that a choice or a refusal stands for.
template <class Shown>
Option option_of(const Shown& shown) {
    return shown.option.template as<Option>();
}

// How a move goes on that is begun so, as it is advised.
using Complete = std::function<AnswerPlan(const AnswerPlan& begun)>;

class Prompt : public ui::Prompt {
public:
    // Takes up a question. The same question again (same revision) keeps what is selected.
    // Names are those of the table; the decision is copied. What is advised is proposed: its cards
    // and dice lie ready, and the main choice is the one that gives these answers, unless it leads
    // into a crash where another choice does not. Empty for no advice.
    void set(const Decision& decision, const Names& names, AnswerPlan advice = {},
             Complete complete = {});
    // After a change of language: says everything anew and keeps what is selected.
    void words_changed(const Names& names);

    // The cards that a move goes with, and the question as they leave it.
    AnswerPlan added() const { return touched().added.as<Option>(); }
    Decision begun() const;

    // The vehicle that the question is about; none while nothing is asked.
    VehicleId vehicle() const;

    // The answers whose odds are worth knowing, those in focus first; and what is known by now.
    // Forecasts of another question are passed over.
    std::vector<AnswerPlan> plans() const;
    void set_forecasts(const ForecastBook& book);

private:
    std::shared_ptr<const RaceQuestion> question_;  // the last one that was taken up
    ForecastBook forecasts_;
};

// What this player has committed in secret and not yet revealed (FR-ATK-06, FR-SPD-01), as it lies
// in the hand; usually nothing. For nobody else to see.
std::vector<CardFaceUp> cards_put_aside(const kernel::Session<Frothy>& session, VehicleId player);

}  // namespace frothy
