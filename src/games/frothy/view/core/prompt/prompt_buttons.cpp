// Buttons of directions, facings and all plain questions.
#include <algorithm>
#include <utility>

#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "hexgrid/facing.h"

namespace frothy {

using hexgrid::Facing;

namespace {

int facing_distance(Facing one, Facing other) {
    const int difference = Facing(one.number() - other.number()).number();
    return std::min(difference, hexgrid::facing_count - difference);
}

}  // namespace

// One for each option, with the rank and the keys that its kind has everywhere.
void QuestionBuilder::add_choices() {
    for (const Option& option : decision_.options) {
        PromptChoice& choice = model_.choices.emplace_back(choice_of(option));
        switch (option.kind) {
        case OptionKind::turn_left:
        case OptionKind::slide_left: choice.keys = {Key::left}; break;
        case OptionKind::turn_right:
        case OptionKind::slide_right: choice.keys = {Key::right}; break;
        case OptionKind::decelerate:
        case OptionKind::stay: choice.keys = {Key::down}; break;
        case OptionKind::accelerate:
            choice.keys = {Key::up};
            choice.rank = ChoiceRank::main;
            break;
        case OptionKind::end_move:
            choice.keys = {Key::enter, Key::e};
            choice.rank = ChoiceRank::main;
            break;
        case OptionKind::race_on:
        case OptionKind::remove_point:
        case OptionKind::done:
        case OptionKind::use: choice.rank = ChoiceRank::main; break;
        case OptionKind::retire: choice.rank = ChoiceRank::grave; break;
        default: break;
        }
    }
}

void QuestionBuilder::build_buttons() {
    add_choices();
    if (decision_.ask == Ask::starting_speed) {
        for (PromptChoice& choice : model_.choices) {
            const std::uint8_t speed = option_of(choice).a;
            choice.explanation = speed_sentence(decision_.now, vehicle_, speed);
            choice.keys = {static_cast<Key>(static_cast<int>(Key::digit_0) + speed)};
        }
        model_.choices.front().rank = ChoiceRank::main;  // as agreed
        model_.choices.front().keys.clear();
    }
    // One turn that leads past: that is what one wants.
    if (offers(decision_, OptionKind::turn_left) != offers(decision_, OptionKind::turn_right)) {
        for (PromptChoice& choice : model_.choices) {
            if (option_of(choice).kind != OptionKind::stay) choice.rank = ChoiceRank::main;
        }
    }
    if (decision_.ask == Ask::face) propose_facing();
    set_in_rows(decision_.now, vehicle_, model_.choices);
    show_cards();
    give_deed_keys();
    add_refused();
    propose_advised();
}

// Set off along the course: proposed is the facing that leads on furthest, of equals the nearest.
void QuestionBuilder::propose_facing() {
    const Vehicle& vehicle = decision_.now[vehicle_];
    const auto merit = [&](const PromptChoice& choice) {
        const Facing facing(option_of(choice).a);
        return std::pair(places_ahead(decision_.now, vehicle.cell, facing),
                         -facing_distance(facing, vehicle.facing));
    };
    std::ranges::max_element(model_.choices, {}, merit)->rank = ChoiceRank::main;
}

}  // namespace frothy
