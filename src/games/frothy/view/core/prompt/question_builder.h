// Makes the model of a question, with some of it touched.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/frothy/view/core/prompt/race_question.h"

namespace frothy {

struct DiceCount;
struct WholeWay;

// To be used once. Both must outlive it.
class QuestionBuilder {
public:
    QuestionBuilder(const Asked& asked, ui::Touched& touched);

    PromptModel build();
    // A card of this question that is added to all its choices, to be taken back.
    PromptChoice choice_to_take_back(Option card) const;

private:
    void build_cards();
    void propose_advised() {
        if (!advice_.empty()) propose(advice_.front());
    }
    void propose(Option option);
    bool is_offered_advice() const;
    PromptDie& add_die(std::size_t place);
    static void forbid(PromptDie& die);
    PromptChoice main_choice(Option option) const;
    void ask_to_touch(std::string label);
    void build_dice_to_keep();
    void tell_pair(std::uint8_t one, std::uint8_t other);
    void build_dice_to_discard();
    void build_dice_to_reroll();
    void weigh_rerolls(const std::vector<Option>& picks, int left);
    void add_reroll_choices(const std::vector<Option>& picks, int count, int left);
    std::vector<Option> answers_for_rerolls(std::vector<Option> picks) const;
    Option naming(std::size_t die) const;
    void build_die_to_name();
    void mark_named(Option named);
    Option answer_of(std::size_t die) const;
    void build_after_roll();
    void weigh_discards();
    bool tell_special(PromptChoice& choice);
    std::uint8_t value_at(std::size_t die) const;
    void build_speed_choices();
    void build_roll_choices();
    void offer_more_cards(std::size_t laid);
    void tell_attack_dice(DiceCount dice);
    void add_choices();
    void build_drive();
    void give_steps();
    void show_cards();
    void add_cards_to_moves();
    void tell_prices();
    void warn_of_crashes();
    void propose_way_round();
    void propose_compulsory_card();
    void offer_whole_way();
    void offer_other_ends(const WholeWay& way);
    void offer_chances(const WholeWay& way);
    void offer_rest();
    void tell_what_is_left();
    void fold_many();
    void build_buttons();
    void propose_facing();
    PromptChoice choice_of(Option option) const;
    void add_refused();
    void give_deed_keys();
    bool is_advised(Option option) const { return !advice_.empty() && advice_.front() == option; }

    const Decision& decision_;
    const Names& names_;
    const AnswerPlan& advice_;
    ui::Touched& touched_;
    std::vector<std::size_t>& picked_;  // dice
    PromptModel model_;
    VehicleId vehicle_;
    bool reads_values_ = false;  // of the dice; otherwise their icons
};

}  // namespace frothy
