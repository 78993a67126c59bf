// The question of a plain game: every option is a choice.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "kernel/decision.h"
#include "kernel/view.h"
#include "ui/core/prompt/prompt_model.h"
#include "ui/core/seating.h"
#include "ui/plain/plain_view.h"

namespace ui {

// The one that the usual driver would take is the main one.
template <PlainView V>
class PlainPrompt final : public PromptMaker {
public:
    using Decision = kernel::Decision<typename V::Codec::Game>;

    // As the player asked may see it.
    PlainPrompt(Decision decision, Seating seating)
        : decision_(std::move(decision)),
          seating_(std::move(seating)),
          odds_(V::odds_of(decision_, seating_)),
          advised_(advice(decision_)),
          row_(V::advised_row(decision_, advised_, &PlainPrompt::advice)) {}

    PromptModel make(Touched&) const override {
        using Game = typename V::Codec::Game;
        const PlainQuestion words = V::question_words(decision_, seating_);
        PromptModel model;
        model.is_asked = true;
        model.ask = decision_.ask;
        model.player = decision_.player;
        model.is_secret = kernel::is_secret(decision_);
        model.title = words.title;
        model.explanation = words.explanation;
        model.warns = words.warns;
        model.rule = RuleRef(V::Codec::text_of(Game::rule_of(decision_.about)));
        const bool has_row = !row_.answers.empty();
        if (has_row) {
            PromptChoice& choice = model.choices.emplace_back();
            choice.option = row_.answers.back();
            choice.deed = row_.answers.front();
            choice.label = row_.label;
            choice.explanation = row_.explanation;
            choice.answers = row_.answers;
            choice.rank = ChoiceRank::main;
            model.main = 0;
        }
        for (std::size_t i = 0; i < decision_.options.size(); ++i) {
            const typename Game::Option& option = decision_.options[i];
            PlainOption said = V::option_words(option, decision_, seating_);
            PromptChoice& choice = model.choices.emplace_back();
            choice.option = option;
            choice.deed = option;
            choice.label = std::move(said.label);
            choice.explanation = std::move(said.explanation);
            choice.warning = std::move(said.warning);
            choice.answers = {option};
            if (i < odds_.size() && !odds_[i].empty())
                choice.odds.push_back({{}, odds_[i], odds_[i], {}, {}});
            if (i != advised_ || has_row) continue;
            choice.rank = ChoiceRank::main;
            model.main = static_cast<int>(i);
        }
        return model;
    }

private:
    static std::size_t advice(const Decision& decision) {
        return V::answer(V::drivers().front(), decision.now, decision.question());
    }

    Decision decision_;
    Seating seating_;
    std::vector<PlainOdds> odds_;
    std::size_t advised_;
    PlainRow row_;
};

}  // namespace ui
