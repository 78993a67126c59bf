// The question of a plain game: choices, and cards in hand or dice to touch first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "kernel/decision.h"
#include "kernel/question.h"
#include "stage/core/input.h"
#include "ui/core/prompt/prompt.h"
#include "ui/core/seating.h"
#include "ui/plain/plain_view.h"
#include "words/words.h"

namespace ui {

// Every option is a choice that is not on the board; those of a card are, while it is touched, and
// touched dice are one choice together. The one that is advised is the main one.
template <PlainView V>
class PlainPrompt final : public PromptMaker {
public:
    using Decision = kernel::Decision<typename V::Codec::Game>;

    // As the player asked may see it.
    PlainPrompt(Decision decision, Seating seating)
        : decision_(std::move(decision)),
          seating_(std::move(seating)),
          hand_(V::hand_of(decision_, seating_)),
          odds_(V::odds_of(decision_, seating_)),
          advised_(advice(decision_)),
          row_(V::advised_row(decision_, advised_, &PlainPrompt::advice)),
          why_(V::reasons_for(decision_, advised_, seating_)) {
        if (row_.answers.empty()) return;
        const auto answers = row_.answers.template as<typename V::Codec::Game::Option>();
        row_odds_ = V::odds_of_row(decision_, std::span(answers), seating_);
    }

    // Where what is advised leads along on the board.
    const std::vector<stage::Vec2>& advised_way() const { return row_.way; }

    Touched proposed() const override {
        Touched touched;
        touched.uses.resize(hand_.cards.size());
        for (const std::size_t card : V::ready_cards(decision_, seating_, &PlainPrompt::advice))
            touched.uses.at(card) = 1;
        touched.dice = V::ready_dice(decision_, &PlainPrompt::advice);
        return touched;
    }
    PromptModel make(Touched& touched) const override {
        const PlainQuestion words = V::question_words(decision_, seating_);
        PromptModel model;
        model.is_asked = true;
        model.ask = decision_.ask;
        model.player = speaker();
        model.is_secret = kernel::is_secret(decision_);
        model.title = words.title;
        model.explanation = words.explanation;
        model.warns = words.warns;
        model.rule = RuleRef(V::Codec::text_of(rule_asked()));
        model.dice = V::dice_of(decision_);
        touched.uses.resize(hand_.cards.size());
        model.tells_choices = !hand_.cards.empty();
        add_cards(model, touched);
        if (hand_.confirm) {
            std::vector<std::size_t> used;
            for (std::size_t card = 0; card < touched.uses.size(); ++card)
                if (touched.uses[card] != 0) used.push_back(card);
            add_row(model, hand_.confirm(used));
            return model;
        }
        if (!touched.chosen.empty()) add_chosen(model, touched.chosen);
        if (!row_.answers.empty() && row_.answers != touched.chosen) {
            add_row(model, row_);
            add_odds(model.choices.back(), row_odds_);
        }
        if (std::ranges::any_of(model.dice, &PromptDie::can_select)) {
            mark_dice(model, touched);
            for (const PlainRow& row : V::rows_of_dice(decision_, touched.dice, &advice)) {
                add_row(model, row);
                add_odds(model.choices.back(), row.odds);
            }
            if (!model.choices.empty()) return model;
            add_option(model, option_of(touched.dice));
            model.choices.back().rank = ChoiceRank::main;
            model.main = static_cast<int>(model.choices.size()) - 1;
            return model;
        }
        const std::vector<std::size_t> shown = options_with(touched);
        // Whoever touches a card means it, whatever is advised.
        const std::vector<std::size_t> meant = touched_options(touched);
        const bool is_meant = meant.empty() || std::ranges::find(meant, advised_) != meant.end();
        const std::size_t main = is_meant ? advised_ : best_of(meant);
        if (main == advised_) model.why = why_;
        bool folds = false;
        for (const std::size_t option : shown) {
            const bool is_folded = V::is_folded(decision_.options[option], decision_);
            folds |= is_folded;
            if (option != main && is_folded != touched.is_unfolded) continue;
            if (V::is_on_board(decision_.options[option], decision_)) {
                model.takes_arrows = false;
                if (option != main || !row_.answers.empty()) continue;
            }
            add_option(model, option);
            if (option != main || model.main >= 0) continue;
            model.choices.back().rank = ChoiceRank::main;
            model.main = static_cast<int>(model.choices.size()) - 1;
        }
        if (folds) add_fold(model, touched.is_unfolded);
        return model;
    }
    // One card at a time, unless any number may be touched.
    void settle(const PromptModel&, std::size_t card, Touched& touched) const override {
        for (std::size_t other = 0; other < touched.uses.size() && !hand_.confirm; ++other)
            if (other != card) touched.uses[other] = 0;
    }

private:
    // A game may say so, where it is not the rule by which the question came.
    auto rule_asked() const {
        if constexpr (requires { V::rule_of_question(decision_); })
            return V::rule_of_question(decision_);
        else
            return V::Codec::Game::rule_of(decision_.about);
    }
    // Whose shield it bears: that of a person who may answer, where it is put to a team.
    kernel::PlayerId speaker() const {
        const auto answers = [&](kernel::PlayerId seat) {
            return decision_.is_asked(seat) && seating_.seat(seat).is_human;
        };
        const auto seats = static_cast<kernel::PlayerId>(seating_.seats.size());
        if (decision_.player < seats && answers(decision_.player)) return decision_.player;
        for (kernel::PlayerId seat = 0; seat < seats; ++seat)
            if (answers(seat)) return seat;
        return decision_.player;
    }
    static std::size_t advice(const Decision& decision) {
        if (const auto advised = V::advised_in(decision)) return *advised;
        return V::answer(V::drivers().front(), decision.now, decision.question());
    }
    void add_cards(PromptModel& model, const Touched& touched) const {
        for (std::size_t i = 0; i < hand_.cards.size(); ++i) {
            const PlainCard& its = hand_.cards[i];
            PromptCard& card = model.cards.emplace_back();
            card.face = its.face;
            card.name = its.name;
            card.explanation = its.explanation;
            card.rule = its.rule;
            card.use = touched.uses[i];
            card.names_uses = hand_.names_uses;
            card.key = key_of_thing(i);
            for (const PlainCard::Use& use : its.uses)
                card.uses.push_back({decision_.options[use.options.front()], use.word});
        }
    }
    static void mark_dice(PromptModel& model, const Touched& touched) {
        model.most_dice = model.dice.size();
        for (std::size_t i = 0; i < model.dice.size(); ++i) {
            PromptDie& die = model.dice[i];
            die.key = key_of_thing(i);
            die.is_selected = std::ranges::find(touched.dice, i) != touched.dice.end();
            die.marked = die.is_selected ? DieMark::again : DieMark::none;
        }
    }
    // What the touched dice stand for, or what is advised.
    std::size_t option_of(const std::vector<std::size_t>& dice) const {
        const auto answer = V::option_of_dice(decision_, dice);
        if (!answer) return advised_;
        const auto found = std::ranges::find(decision_.options, *answer);
        return found == decision_.options.end()
                   ? advised_
                   : static_cast<std::size_t>(found - decision_.options.begin());
    }
    static void add_row(PromptModel& model, PlainRow row) {
        PromptChoice& choice = model.choices.emplace_back();
        choice.option = row.answers.back();
        choice.deed = row.answers.front();
        choice.label = std::move(row.label);
        choice.explanation = std::move(row.explanation);
        choice.answers = std::move(row.answers);
        if (model.main >= 0) return;
        choice.rank = ChoiceRank::main;
        model.main = static_cast<int>(model.choices.size()) - 1;
    }
    void add_chosen(PromptModel& model, const Answers& chosen) const {
        const auto lit = V::lit(decision_);
        const auto space = std::ranges::find(lit, chosen, &LitSpace::answers);
        if (space == lit.end()) return;
        add_row(model, {words::tr("Confirm the place"), space->deed, chosen});
        const auto answers = chosen.template as<typename V::Codec::Game::Option>();
        add_odds(model.choices.back(), V::odds_of_row(decision_, std::span(answers), seating_));
    }
    void add_option(PromptModel& model, std::size_t index) const {
        PlainOption said = V::option_words(decision_.options[index], decision_, seating_);
        PromptChoice& choice = model.choices.emplace_back();
        choice.option = decision_.options[index];
        choice.deed = decision_.options[index];
        choice.label = std::move(said.label);
        choice.explanation = std::move(said.explanation);
        choice.warning = std::move(said.warning);
        choice.answers = {decision_.options[index]};
        if (said.key != stage::Key::unknown) choice.keys = {said.key};
        if (index < odds_.size()) add_odds(choice, odds_[index]);
    }
    void add_fold(PromptModel& model, bool is_unfolded) const {
        if (is_unfolded) {
            model.choices.push_back(choice_back());
            return;
        }
        PromptChoice& fold = model.choices.emplace_back();
        fold.unfolds = true;
        PlainOption said = V::fold_words(decision_);
        fold.label = std::move(said.label);
        fold.explanation = std::move(said.explanation);
    }
    static void add_odds(PromptChoice& choice, const PlainOdds& odds) {
        if (!odds.empty()) choice.odds.push_back({choice.label, odds, play::brief(odds), {}, {}});
    }
    // What the touched card is put to.
    std::vector<std::size_t> touched_options(const Touched& touched) const {
        for (std::size_t i = 0; i < hand_.cards.size(); ++i)
            if (const std::size_t use = touched.uses[i]; use != 0)
                return hand_.cards[i].uses[use - 1].options;
        return {};
    }
    std::size_t best_of(const std::vector<std::size_t>& meant) const {
        const auto is_meant = [&](std::size_t option) {
            return std::ranges::find(meant, option) != meant.end();
        };
        if (meant.size() == 1) return meant.front();
        const std::vector<std::size_t> ranking = V::ranking_of(decision_);
        const auto best = std::ranges::find_if(ranking, is_meant);
        return best == ranking.end() ? meant.front() : *best;
    }
    // That, or what is advised; and what goes with any card.
    std::vector<std::size_t> options_with(const Touched& touched) const {
        std::vector<bool> is_of_card(decision_.options.size());
        for (const PlainCard& card : hand_.cards)
            for (const PlainCard::Use& use : card.uses)
                for (const std::size_t option : use.options)
                    is_of_card[option] = true;
        std::vector<std::size_t> shown = touched_options(touched);
        if (shown.empty() && is_of_card[advised_]) shown.push_back(advised_);
        for (std::size_t option = 0; option < is_of_card.size(); ++option)
            if (!is_of_card[option]) shown.push_back(option);
        return shown;
    }

    Decision decision_;
    Seating seating_;
    PlainHand hand_;
    std::vector<PlainOdds> odds_;
    std::size_t advised_;
    PlainRow row_;
    PlainOdds row_odds_;
    std::vector<std::string> why_;  // of what is advised
};

}  // namespace ui
