// Buttons: the move itself, directions, facings and all plain questions.
#include <algorithm>

#include "frothy/view/core/prompt_support.h"
#include "hexgrid/facing.h"

namespace frothy {

using hexgrid::Facing;
using stage::Key;

namespace {

ChoiceGroup group_of(OptionKind kind) {
    switch (kind) {
    case OptionKind::step:
    case OptionKind::end_move: return ChoiceGroup::move;
    case OptionKind::turn_left:
    case OptionKind::turn_right: return ChoiceGroup::turn;
    case OptionKind::whip:
    case OptionKind::reins:
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins:
    case OptionKind::special: return ChoiceGroup::card;
    case OptionKind::attack_personal:
    case OptionKind::attack_vehicle: return ChoiceGroup::attack;
    default: return ChoiceGroup::other;
    }
}

// To which side of the nose a step goes: -1 left, 0 ahead, 1 right.
int side_of(const Race& race, VehicleId v, Option step) {
    const int turn = Facing(2 * step.a - race[v].facing.number()).number();
    if (turn == 0 || turn == 6) return 0;
    return turn < 6 ? 1 : -1;
}

bool is_straight(Option option) {
    return option.kind == OptionKind::step && option.b == static_cast<int>(StepKind::straight);
}

int facing_distance(Facing one, Facing other) {
    const int difference = Facing(one.number() - other.number()).number();
    return std::min(difference, hexgrid::facing_count - difference);
}

}  // namespace

void Prompt::build_drive() {
    const Race& race = decision_.now;
    const auto straight = std::ranges::count_if(decision_.options, is_straight);
    const auto steps = std::ranges::count_if(
        decision_.options, [](const Option& option) { return option.kind == OptionKind::step; });
    bool has_lash = false;
    bool has_swipe = false;
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        choice.group = group_of(option.kind);
        const auto key = [&choice](Key one) { choice.keys.push_back(one); };
        switch (option.kind) {
        case OptionKind::step: {
            const bool is_main = straight == 1 ? is_straight(option) : steps == 1;
            if (is_main) choice.rank = ChoiceRank::main;
            const int side = side_of(race, model_.vehicle, option);
            if (side == 0 || (is_main && is_straight(option))) key(Key::up);
            if (side < 0) key(Key::left);
            if (side > 0) key(Key::right);
            break;
        }
        case OptionKind::turn_left: key(Key::left); break;
        case OptionKind::turn_right: key(Key::right); break;
        case OptionKind::end_move:
            choice.rank = ChoiceRank::main;
            key(Key::enter);
            key(Key::e);
            break;
        case OptionKind::whip: key(Key::w); break;
        case OptionKind::dual_as_whip:
            key(prompting::offers(decision_, OptionKind::whip) ? Key::q : Key::w);
            break;
        case OptionKind::reins: key(Key::r); break;
        case OptionKind::dual_as_reins:
            key(prompting::offers(decision_, OptionKind::reins) ? Key::t : Key::r);
            break;
        case OptionKind::attack_personal:
            if (!has_lash) key(Key::a);
            has_lash = true;
            break;
        case OptionKind::attack_vehicle:
            if (!has_swipe) key(Key::s);
            has_swipe = true;
            break;
        default: break;
        }
        model_.choices.push_back(std::move(choice));
    }
    give_number_keys();
    add_refused();
}

void Prompt::build_directions() {
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        choice.group = ChoiceGroup::turn;
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
    // One turn that leads past: that is what one wants.
    const bool left = prompting::offers(decision_, OptionKind::turn_left);
    const bool right = prompting::offers(decision_, OptionKind::turn_right);
    if (left != right) {
        for (PromptChoice& choice : model_.choices) {
            if (choice.option.kind != OptionKind::stay) choice.rank = ChoiceRank::main;
        }
    }
    give_number_keys();
    add_refused();
}

void Prompt::build_facings() {
    const Facing now = decision_.now[model_.vehicle].facing;
    std::size_t nearest = 0;
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        choice.group = ChoiceGroup::turn;
        model_.choices.push_back(std::move(choice));
        const auto distance = [&](std::size_t i) {
            return facing_distance(Facing(model_.choices[i].option.a), now);
        };
        const std::size_t last = model_.choices.size() - 1;
        if (distance(last) < distance(nearest)) nearest = last;
    }
    if (!model_.choices.empty()) model_.choices[nearest].rank = ChoiceRank::main;
    give_number_keys();
    add_refused();
}

void Prompt::build_plain() {
    for (const Option& option : decision_.options) {
        PromptChoice choice = choice_of(option);
        if (option.kind == OptionKind::race_on || option.kind == OptionKind::remove_point ||
            option.kind == OptionKind::done) {
            choice.rank = ChoiceRank::main;
        }
        if (option.kind == OptionKind::retire) choice.rank = ChoiceRank::grave;
        model_.choices.push_back(std::move(choice));
    }
    give_number_keys();
    add_refused();
}

}  // namespace frothy
