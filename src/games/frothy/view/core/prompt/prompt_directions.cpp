// Buttons of directions, facings and all plain questions.
#include <algorithm>
#include <utility>

#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "hexgrid/facing.h"

namespace frothy {

using hexgrid::Facing;
using stage::Key;

namespace {

int facing_distance(Facing one, Facing other) {
    const int difference = Facing(one.number() - other.number()).number();
    return std::min(difference, hexgrid::facing_count - difference);
}

}  // namespace

void QuestionBuilder::build_directions() {
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        switch (option.kind) {
        case OptionKind::turn_left:
        case OptionKind::slide_left: choice.keys = {Key::left}; break;
        case OptionKind::turn_right:
        case OptionKind::slide_right: choice.keys = {Key::right}; break;
        case OptionKind::accelerate:
            choice.keys = {Key::up};
            choice.rank = ChoiceRank::main;
            break;
        case OptionKind::decelerate: choice.keys = {Key::down}; break;
        case OptionKind::stay: choice.keys = {Key::down}; break;
        default: break;
        }
        model_.choices.push_back(std::move(choice));
    }
    prompting::set_in_rows(decision_.now, vehicle_, model_.choices);
    // One turn that leads past: that is what one wants.
    const bool left = prompting::offers(decision_, OptionKind::turn_left);
    const bool right = prompting::offers(decision_, OptionKind::turn_right);
    if (left != right) {
        for (PromptChoice& choice : model_.choices) {
            if (option_of(choice).kind != OptionKind::stay) choice.rank = ChoiceRank::main;
        }
    }
    add_refused();
}

// Set off along the course: proposed is the facing that leads on furthest, of equals the nearest.
void QuestionBuilder::build_facings() {
    const Race& race = decision_.now;
    const Facing now = race[vehicle_].facing;
    std::size_t best = 0;
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        model_.choices.push_back(std::move(choice));
        const auto merit = [&](std::size_t i) {
            const Facing facing(option_of(model_.choices[i]).a);
            return std::pair(prompting::places_ahead(race, race[vehicle_].cell, facing),
                             -facing_distance(facing, now));
        };
        const std::size_t last = model_.choices.size() - 1;
        if (merit(last) > merit(best)) best = last;
    }
    if (!model_.choices.empty()) model_.choices[best].rank = ChoiceRank::main;
    add_refused();
}

void QuestionBuilder::build_plain() {
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        if (option.kind == OptionKind::race_on || option.kind == OptionKind::remove_point ||
            option.kind == OptionKind::done || option.kind == OptionKind::use) {
            choice.rank = ChoiceRank::main;
        }
        if (option.kind == OptionKind::retire) choice.rank = ChoiceRank::grave;
        if (decision_.ask == Ask::starting_speed) {
            choice.explanation = prompting::speed_sentence(decision_.now, vehicle_, option.a);
            if (option == decision_.options.front()) {
                choice.rank = ChoiceRank::main;  // as agreed
            } else {
                choice.keys = {static_cast<Key>(static_cast<int>(Key::digit_0) + option.a)};
            }
        }
        model_.choices.push_back(std::move(choice));
    }
    show_cards();
    give_deed_keys();
    add_refused();
}

}  // namespace frothy
