// Buttons of the move itself.
#include <algorithm>
#include <utility>

#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/card_price.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "hexgrid/facing.h"

namespace frothy {

using hexgrid::Facing;

namespace {

std::string way_label(const WholeWay& way) {
    const auto spaces = static_cast<int>(way.cells.size());
    const char* label =
        way.drifts_left && way.drifts_right
            ? by_count(spaces, "Move {0} space, drifting left and right",
                       "Move {0} spaces, drifting left and right")
        : way.drifts_left
            ? by_count(spaces, "Move {0} space, drifting left", "Move {0} spaces, drifting left")
        : way.drifts_right
            ? by_count(spaces, "Move {0} space, drifting right", "Move {0} spaces, drifting right")
            : by_count(spaces, "Move {0} space", "Move {0} spaces");
    return say(label, {spaces});
}

// "Play a Whip", whatever it is held or played as: what it comes to is said beside it.
std::string cards_label(const Decision& decision, const Names& names, const WholeWay& way) {
    if (way.cards > 1)
        return say(by_count(way.cards, "Play {0} card", "Play {0} cards"), {way.cards});
    const auto card =
        std::ranges::find_if(way.answers, [](Option one) { return is_card(one.kind); });
    switch (card->kind) {
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins: return tr("Play a dual card");
    case OptionKind::special:
        if (const SpecialCard* special = special_at(decision, card->a); special != nullptr)
            return say("Play {1}", {"", special_text(*special)});
        [[fallthrough]];
    default: return option_label(*card, decision, names);
    }
}

// "Move 3 spaces, then turn left", where drifts go unsaid, as they do beside a card that is played.
std::string whole_label(const Decision& decision, const Names& names, const WholeWay& way) {
    const bool is_straight_on = !way.is_whole() || way.end().kind == OptionKind::end_move;
    if (is_straight_on && way.cards == 0) return way_label(way);
    const auto spaces = static_cast<int>(way.cells.size());
    std::string label = way.cards == 0
                            ? say(by_count(spaces, "Move {0} space", "Move {0} spaces"), {spaces})
                            : say(by_count(spaces, "{1}: move {0} space", "{1}: move {0} spaces"),
                                  {spaces, cards_label(decision, names, way)});
    if (is_straight_on) return label;
    const bool rolls = way.rolls();
    if (way.end().kind == OptionKind::turn_left)
        return say(rolls ? mark("{0}, turn left and roll") : mark("{0}, then turn left"), {label});
    return say(rolls ? mark("{0}, turn right and roll") : mark("{0}, then turn right"), {label});
}

// Always the same, whichever of them is proposed.
Key end_key(OptionKind end) {
    switch (end) {
    case OptionKind::turn_left: return Key::digit_1;
    case OptionKind::turn_right: return Key::digit_3;
    default: return Key::digit_2;
    }
}

std::string end_label(OptionKind end) {
    switch (end) {
    case OptionKind::turn_left: return tr("Turn left at the end");
    case OptionKind::turn_right: return tr("Turn right at the end");
    default: return tr("No turn at the end");
    }
}

bool is_straight(Option option) {
    return option.kind == OptionKind::step && option.b == static_cast<int>(StepKind::straight);
}

// More than these would crowd out what is played more often.
constexpr int most_plain_specials = 2;
constexpr int most_attacks = 4;

bool is_plain_special(Option option) {
    return option.kind == OptionKind::special &&
           option.b != static_cast<std::uint8_t>(SpecialFace::action);
}

// Of so many that it stands for.
void tell_fold(PromptChoice& fold, int specials, int attacks) {
    if (attacks == 0) {
        fold.label = say("A special card as a plain one ({0})", {specials});
        fold.explanation =
            tr("Shows the special cards that may be played as a plain Whip or Reins.");
        fold.keys = {Key::p};
        return;
    }
    fold.label = specials == 0 ? say("Attack a rival ({0})", {attacks})
                               : say("Attacks and special cards ({0})", {attacks + specials});
    fold.explanation = specials == 0
                           ? tr("Shows all rivals who may be attacked, and how.")
                           : tr("Shows all attacks, and the special cards that may be played as a "
                                "plain Whip or Reins.");
    fold.keys = {Key::a};
}

}  // namespace

ChoiceGroup group_of(OptionKind kind) {
    if (is_card(kind)) return ChoiceGroup::card;
    switch (kind) {
    case OptionKind::step:
    case OptionKind::jump:
    case OptionKind::end_move: return ChoiceGroup::move;
    case OptionKind::turn_left:
    case OptionKind::turn_right: return ChoiceGroup::turn;
    case OptionKind::attack_personal:
    case OptionKind::attack_vehicle: return ChoiceGroup::attack;
    default: return ChoiceGroup::other;
    }
}

bool is_empty_phase(const Decision& decision) {
    const auto moves_nothing = [](const Option& option) {
        return option.kind == OptionKind::end_move || is_card(option.kind);
    };
    const VehicleId v = decision.player;
    return decision.ask == Ask::drive && v < decision.now.vehicle_count &&
           decision.now[v].spaces_moved == 0 && decision.about.number == 0 &&
           offers(decision, OptionKind::end_move) &&
           std::ranges::all_of(decision.options, moves_nothing);
}

// The way straight on is the main one, or the only one there is.
void QuestionBuilder::give_steps() {
    const auto is_step = [](const Option& option) { return option.kind == OptionKind::step; };
    const auto straight = std::ranges::count_if(decision_.options, is_straight);
    const auto steps = std::ranges::count_if(decision_.options, is_step);
    for (PromptChoice& choice : model_.choices) {
        const Option option = option_of(choice);
        if (!is_step(option)) continue;
        const bool is_main = straight == 1 ? is_straight(option) : steps == 1;
        if (is_main) choice.rank = ChoiceRank::main;
        const int side = side_of(decision_.now, vehicle_, option);
        if (side == 0 || (is_main && is_straight(option))) choice.keys.push_back(Key::up);
        if (side < 0) choice.keys.push_back(Key::left);
        if (side > 0) choice.keys.push_back(Key::right);
    }
}

void QuestionBuilder::build_drive() {
    add_choices();
    give_steps();
    propose_advised();
    warn_of_crashes();
    propose_compulsory_card();
    tell_what_is_left();
    propose_way_round();
    set_in_rows(decision_.now, vehicle_, model_.choices);
    offer_whole_way();
    offer_rest();
    show_cards();
    tell_prices();
    add_cards_to_moves();
    fold_many();
    give_deed_keys();
    add_refused();
}

// Attacks and jumps cost a card that nobody may ask for any more.
void QuestionBuilder::tell_prices() {
    for (PromptChoice& choice : model_.choices) {
        const CardPrice price = price_of(decision_, choice.answers.as<Option>());
        if (price.is_free()) continue;
        choice.cards = cards_of(decision_, price);
        choice.explanation += ' ' + price_sentence(decision_, price);
    }
}

// A step that runs into something says so, and is proposed only where every step does (FR-MOV-14).
void QuestionBuilder::warn_of_crashes() {
    const Race& race = decision_.now;
    const auto is_free_step = [](const PromptChoice& one) {
        return option_of(one).kind == OptionKind::step && !one.is_harmful;
    };
    for (PromptChoice& choice : model_.choices) {
        const auto crash = crash_of_step(race, vehicle_, option_of(choice));
        if (!crash) continue;
        choice.is_harmful = true;
        choice.rule = crash->rule;
        const int dice = damage_dice_due(decision_, option_of(choice));
        if (dice > 0) {
            choice.explanation = say(by_count(dice, "{0} damage die. {1}", "{0} damage dice. {1}"),
                                     {dice, choice.explanation});
        }
    }
    // Advice knows what comes of either: the next hex may be free and what is behind it worse.
    const auto free = std::ranges::find_if(model_.choices, is_free_step);
    for (PromptChoice& choice : model_.choices) {
        if (choice.rank != ChoiceRank::main || !choice.is_harmful || is_advised(option_of(choice)))
            continue;
        if (free == model_.choices.end()) break;
        choice.rank = ChoiceRank::plain;
        free->rank = ChoiceRank::main;
        break;
    }
    if (!offers(decision_, OptionKind::step) || !is_bound_to_crash(race)) return;
    const auto steps = std::ranges::count(decision_.options, OptionKind::step, &Option::kind);
    model_.explanation =
        tr(steps > 1 ? mark("No clear path is left: you will run into something, and choose what.")
                     : mark("No clear path is left: you will run into something."));
    model_.rule = Rule("FR-MOV-14");
}

// Where the next move would find no clear way from what is proposed but does, or gets further, with
// another turn or none, that is proposed: who presses Enter without reading does not end in the
// wall. Advice has weighed that with all else, and stands.
void QuestionBuilder::propose_way_round() {
    const Race& race = decision_.now;
    const VehicleId v = vehicle_;
    if (v >= race.vehicle_count) return;
    const auto is_end = [](const PromptChoice& one) {
        return option_of(one).kind == OptionKind::end_move;
    };
    const auto turn_of = [](const PromptChoice& one) {
        return option_of(one).kind == OptionKind::turn_left    ? -1
               : option_of(one).kind == OptionKind::turn_right ? 1
                                                               : 0;
    };
    const auto facing_after = [&](const PromptChoice& one) {
        return race[v].facing.turned(turn_of(one));
    };
    const auto end = std::ranges::find_if(model_.choices, is_end);
    if (end == model_.choices.end()) return;
    const NextMove next = next_move(race, v);
    const bool is_blocked = !has_way_next(race, v, race[v].facing);
    if (is_blocked) {
        end->explanation =
            next.is_next_round
                ? tr("Facing this way, no path will be clear in the next round at this Speed.")
                : say("Facing this way, no path will be clear in phase {0}: you would crash.",
                      {next.phase});
        end->rule = Rule("FR-MOV-13");
    }
    const auto main = std::ranges::find(model_.choices, ChoiceRank::main, &PromptChoice::rank);
    if (main == model_.choices.end() || (!is_end(*main) && turn_of(*main) == 0)) return;
    PromptChoice* best = &*main;
    std::pair most(room_next(race, v, facing_after(*main)), 0);  // spaces, places gained
    for (PromptChoice& choice : model_.choices) {
        if (!advice_.empty() || most.first == next.spaces) break;  // nothing better to be found
        if (!is_end(choice) && turn_of(choice) == 0) continue;
        const Facing facing = facing_after(choice);
        const std::pair merit(room_next(race, v, facing), places_ahead(race, race[v].cell, facing));
        if (best == &*main ? merit.first <= most.first : merit <= most) continue;
        best = &choice;
        most = merit;
    }
    if (best != &*main) propose(option_of(*best));
    if (!is_blocked || turn_of(*best) == 0) return;
    model_.explanation =
        next.is_next_round
            ? tr("Straight on, no path will be clear in the next round at this Speed: turn now.")
            : say("Straight on, no path will be clear in phase {0}: turn now.", {next.phase});
}

// What is proposed goes on as it is advised, to the end of the move or until something happens.
void QuestionBuilder::offer_whole_way() {
    const auto begun = std::ranges::find(model_.choices, ChoiceRank::main, &PromptChoice::rank);
    if (begun == model_.choices.end() || begun->is_harmful) return;
    const Option first = option_of(*begun);
    if (first.kind != OptionKind::step && !is_card(first.kind)) return;
    const WholeWay way = whole_way(decision_, is_advised(first) ? advice_ : AnswerPlan{first});
    if (way.cells.empty() || (way.answers.size() < 2 && way.cells.size() < 2)) return;
    model_.way = way.cells;
    PromptChoice whole = *begun;
    whole.label = whole_label(decision_, names_, way);
    whole.explanation =
        way.rolls()      ? tr("The whole move along the lit path, and the Control roll at its end.")
        : way.is_whole() ? tr("The whole move along the lit path; Undo takes it back in one step.")
                         : tr("Along the whole lit path; Undo takes it back in one step.");
    whole.answers = way.answers;
    for (const Option& answer : way.answers) {
        if (!is_card(answer.kind)) continue;
        whole.explanation =
            say("{0} {1}.", {whole.explanation, describe_choice(decision_.player, Ask::drive,
                                                                answer, decision_.now, names_)});
    }
    if (way.answers.size() == 1) {  // the rules leave no other way on
        *begun = std::move(whole);
        return;
    }
    whole.keys = {};
    whole.keeps_place = false;
    begun->rank = ChoiceRank::plain;
    std::erase(begun->keys, Key::enter);
    const bool is_up_free = std::ranges::none_of(
        model_.choices, [](const PromptChoice& one) { return one.has_key(Key::up); });
    if (is_up_free && first.kind == OptionKind::step) begun->keys.push_back(Key::up);
    for (const Option& answer : way.answers)
        if (is_card(answer.kind)) whole.cards.push_back(card_of(decision_, answer));
    model_.choices.insert(model_.choices.begin(), std::move(whole));
    offer_other_ends(way);
    offer_chances(way);
}

// The same way with another facing at its end.
void QuestionBuilder::offer_other_ends(const WholeWay& way) {
    // With a card that adds a space the move may end in two places.
    const bool may_end_here = offers(decision_, OptionKind::end_move);
    if (may_end_here) {
        for (PromptChoice& choice : model_.choices) {
            if (choice.is_card || choice.answers.size() != 1) continue;
            const OptionKind kind = option_of(choice).kind;
            if (kind == OptionKind::turn_left) choice.label = tr("Turn left here");
            if (kind == OptionKind::turn_right) choice.label = tr("Turn right here");
        }
    }
    auto place = model_.choices.begin() + 1;
    for (const Option& end : way.ends) {
        if (end == way.end() && !way.rolls()) continue;
        WholeWay same = way;
        same.answers = way.without_end();
        same.answers.push_back(end);
        PromptChoice other = choice_of(end);
        other.label = end == way.end()                ? tr("Choose cards for the roll")
                      : may_end_here || way.cards > 0 ? whole_label(decision_, names_, same)
                                                      : end_label(end.kind);
        other.keys = {end_key(end.kind)};
        other.answers = same.answers;
        place = std::next(model_.choices.insert(place, std::move(other)));
    }
}

// What the way comes past: it is gone once the move has gone on (FR-MOV-01).
void QuestionBuilder::offer_chances(const WholeWay& way) {
    for (const WayChance& chance : way.chances) {
        PromptChoice offer = choice_of(chance.option);
        offer.label = say(by_count(chance.spaces, "{1} after {0} space", "{1} after {0} spaces"),
                          {chance.spaces, offer.label});
        offer.answers.assign(way.answers.begin(),
                             way.answers.begin() + static_cast<std::ptrdiff_t>(chance.answers));
        WholeWay until = way;
        until.answers = offer.answers.as<Option>();
        until.cards =
            static_cast<int>(std::ranges::count_if(until.answers, is_card, &Option::kind));
        if (until.cards > 0)
            offer.label = say("{0}: {1}", {cards_label(decision_, names_, until), offer.label});
        offer.answers.push_back(chance.option);
        model_.choices.push_back(std::move(offer));
    }
}

// With nothing to move before the round is over, one answer is enough for all its phases.
void QuestionBuilder::offer_rest() {
    const Race& race = decision_.now;
    if (!is_empty_phase(decision_)) return;
    bool has_more = false;
    for (int phase = race.phase + 1; phase <= phase_count; ++phase)
        has_more = has_more || spaces_due(race, decision_.player, phase) == 0;
    if (!has_more) return;
    PromptChoice rest = choice_of(OptionKind::end_move);
    rest.label = tr("Stay put for this round");
    rest.explanation = tr("Ends this phase, and every later one of the round that has nothing to "
                          "move, unless your Speed changes or another vehicle hits you.");
    rest.keys = {Key::h};
    rest.rests = true;
    model_.choices.push_back(std::move(rest));
}

// Where nothing but a card saves the only clear path, a plain one is proposed: a special action is
// never compulsory (FR-MOV-13, FR-EDGE-13).
void QuestionBuilder::propose_compulsory_card() {
    const auto goes_on = [](const PromptChoice& one) {
        const ChoiceGroup group = group_of(option_of(one).kind);
        return group == ChoiceGroup::move || group == ChoiceGroup::turn;
    };
    const auto is_plain = [](const PromptChoice& one) {
        return group_of(option_of(one).kind) == ChoiceGroup::card &&
               (option_of(one).kind != OptionKind::special || is_plain_special(option_of(one)));
    };
    const auto card = std::ranges::find_if(model_.choices, is_plain);
    if (card == model_.choices.end() || std::ranges::any_of(model_.choices, goes_on)) return;
    card->rank = ChoiceRank::main;
    model_.explanation = tr("The only clear path is a space shorter, so a card must be played.");
}

// Once no space is owed: what may still be done, of turning, attacking and a space more.
void QuestionBuilder::tell_what_is_left() {
    if (!offers(decision_, OptionKind::end_move)) return;
    const auto has = [this](ChoiceGroup group) {
        return std::ranges::any_of(model_.choices, [group](const PromptChoice& one) {
            return group_of(option_of(one).kind) == group;
        });
    };
    if (has(ChoiceGroup::attack)) return;
    if (has(ChoiceGroup::turn)) {
        model_.explanation = tr("All spaces moved: turn once if you wish, or end the move.");
    } else if (has(ChoiceGroup::card)) {
        model_.explanation = tr("Nothing more to move in this phase, unless a Whip adds a space.");
    }
}

// Many special cards that may be played as plain ones, and many attacks, stand behind one button.
// They take the place of all but the main choice once it is pressed.
void QuestionBuilder::fold_many() {
    std::vector<PromptChoice>& choices = model_.choices;
    const auto is_plain = [](const PromptChoice& one) {
        return is_plain_special(option_of(one)) && one.rank != ChoiceRank::main;
    };
    const auto is_attack = [](const PromptChoice& one) {
        return group_of(option_of(one).kind) == ChoiceGroup::attack && one.rank != ChoiceRank::main;
    };
    const auto specials = static_cast<int>(std::ranges::count_if(choices, is_plain));
    const auto attacks = static_cast<int>(std::ranges::count_if(choices, is_attack));
    const bool folds_specials = specials > most_plain_specials;
    const bool folds_attacks = attacks > most_attacks;
    if (!folds_specials && !folds_attacks) return;
    const auto is_folded = [&](const PromptChoice& one) {
        return (folds_specials && is_plain(one)) || (folds_attacks && is_attack(one));
    };
    if (touched_.is_unfolded) {
        std::erase_if(choices, [&](const PromptChoice& one) {
            return one.rank != ChoiceRank::main && !is_folded(one);
        });
        choices.push_back(ui::choice_back());
        return;
    }
    std::erase_if(choices, is_folded);
    PromptChoice& fold = choices.emplace_back();
    fold.unfolds = true;
    tell_fold(fold, folds_specials ? specials : 0, folds_attacks ? attacks : 0);
}

}  // namespace frothy
