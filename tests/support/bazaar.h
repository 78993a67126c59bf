// A question of a game that is none of ours, to see that prompts know nothing of any.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ui/core/prompt/prompt.h"

namespace bazaar {

enum class Act : std::uint8_t { done, spend, keep };

// What the rules of the little game understand.
struct Move {
    Act act = Act::done;
    std::uint8_t what = 0;
    std::uint16_t amount = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

// Spend coins (of which two kinds do not go together) and keep one or two dice of eight sides.
class Bazaar final : public ui::PromptMaker {
public:
    explicit Bazaar(std::string refused = {}) : refused_(std::move(refused)) {}

    ui::PromptModel make(ui::Touched& touched) const override {
        ui::PromptModel model;
        model.is_asked = true;
        model.player = 2;
        model.title = "Spend or keep";
        if (has_dice) {
            add_dice(model, touched);
        } else {
            add_cards(model, touched);
        }
        ui::PromptChoice pass;
        pass.label = "Pass";
        pass.option = Move{};
        pass.answers = {Move{}};
        pass.leaves_touched = true;
        model.choices.push_back(pass);
        if (!refused_.empty()) model.refused.push_back({"Haggle", refused_, {}});
        return model;
    }

    ui::Touched proposed() const override {
        ui::Touched ready;
        if (!has_dice) ready.uses = {1, 0, 0};
        return ready;
    }

    void settle(const ui::PromptModel& model, std::size_t card,
                ui::Touched& touched) const override {
        for (std::size_t i = 0; i < model.cards.size(); ++i) {
            if (i != card && touched.uses[i] == 2 && touched.uses[card] == 2) touched.uses[i] = 0;
        }
    }

    void tell_known(ui::PromptModel& model) const override {
        if (is_known) model.why = {"It is cheap."};
    }

    bool has_dice = false;
    bool is_known = false;

private:
    static void add_cards(ui::PromptModel& model, ui::Touched& touched) {
        touched.uses.resize(3, 0);
        ui::PromptChoice pay;
        pay.label = "Pay";
        pay.rank = ui::ChoiceRank::main;
        for (std::uint8_t i = 0; i < 3; ++i) {
            ui::PromptCard card;
            card.face = {i, {"cards/dual"}, "COIN", false};
            card.key = static_cast<stage::Key>(static_cast<int>(stage::Key::digit_1) + i);
            card.kind_key = stage::Key::w;
            card.uses = {{Move{Act::spend, i, 1}, "as one"}, {Move{Act::spend, i, 5}, "as five"}};
            card.use = touched.uses[i];
            if (card.is_used()) pay.answers.push_back(card.uses[card.use - 1].answer);
            model.cards.push_back(card);
        }
        pay.answers.push_back(Move{});
        model.choices.push_back(pay);
    }

    static void add_dice(ui::PromptModel& model, ui::Touched& touched) {
        model.most_dice = 2;
        model.is_die_kept = true;
        if (touched.dice.empty()) touched.dice = {0};
        ui::PromptChoice keep;
        keep.label = "Keep";
        keep.rank = ui::ChoiceRank::main;
        for (int i = 0; i < 4; ++i) {
            ui::PromptDie die;
            die.face = {"dice/die", "ui/check", i + 1, true};
            model.dice.push_back(die);
        }
        for (const std::size_t die : touched.dice) {
            model.dice[die].is_selected = true;
            keep.answers.push_back(Move{Act::keep, static_cast<std::uint8_t>(die), 0});
        }
        model.choices.push_back(keep);
    }

    std::string refused_;
};

}  // namespace bazaar
