// Why the gold choice is proposed: what it has over the best of all others, by what is known.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/frothy/rules/ahead.h"
#include "games/frothy/view/core/prompt/dice_ahead.h"
#include "games/frothy/view/core/prompt/known_teller.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "games/frothy/view/core/prompt/prospects.h"
#include "ui/core/prompt/reasons.h"

namespace frothy {

namespace {

// "2", "2.5".
std::string tenths_of(double value) {
    const auto tenths = static_cast<int>(std::lround(value * 10.0));
    return tenths % 10 == 0 ? std::to_string(tenths / 10)
                            : say("{0}.{1}", {tenths / 10, tenths % 10});
}

bool is_whole(double value) { return std::abs(value - std::round(value)) < 1e-9; }

std::string speed_figure(double speed) {
    return say(is_whole(speed) ? mark("Speed {0}") : mark("about Speed {0}"), {tenths_of(speed)});
}

// Beside a figure that says what it counts.
std::string bare_figure(double value) {
    return is_whole(value) ? tenths_of(value) : say("about {0}", {tenths_of(value)});
}

constexpr double hardly_a_die = 0.25;

std::string bare_dice_figure(double dice) {
    if (dice < 1e-9) return tr_in("dice", "none");
    return dice < hardly_a_die ? tr("hardly one") : bare_figure(dice);
}

std::string dice_figure(double dice) {
    if (dice > 1e-9 && dice < hardly_a_die) return tr("hardly a Control die");
    if (!is_whole(dice)) return say("about {0} Control dice", {tenths_of(dice)});
    return say(by_count(static_cast<int>(std::lround(dice)), mark("no Control die"),
                        "1 Control die", "{0} Control dice"),
               {tenths_of(dice)});
}

using Respect = ui::Respect<Prospects>;

const std::array respects = {
    Respect{[](const Prospects& one) {
                return std::optional<double>(one.is_bound_to_crash ? 1.0 : 0.0);
            },
            -20.0, 0.5, nullptr, false, mark("\"{0}\" runs into something for certain."),
            mark("It runs into something for certain, though.")},
    Respect{[](const Prospects& one) { return one.crash; }, -10.0, 0.01, ui::share_figure, true,
            mark("A crash or wipe-out is less likely than with \"{0}\": {1} instead of {2}."),
            mark("A crash or wipe-out is likelier, though: {1} instead of {2}.")},
    Respect{
        [](const Prospects& one) { return one.is_settled ? one.no_way : std::optional<double>(); },
        -6.0, 0.5, nullptr, false, mark("With \"{0}\" no path would be clear for your next move."),
        mark("No path is clear for your next move, though.")},
    Respect{
        [](const Prospects& one) { return one.is_settled ? std::optional<double>() : one.no_way; },
        -6.0, 0.02, ui::share_figure, false,
        mark("With \"{0}\" your next move is likelier to find no clear path: {2} instead of {1}."),
        mark("Your next move is likelier to find no clear path, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.clear; }, 2.0, 0.5, ui::whole_figure, false,
            mark("More spaces of your next move are clear than with \"{0}\": {1} instead of {2}."),
            mark("Fewer spaces of your next move are clear, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.well; }, 3.0, 0.02, ui::share_figure, true,
            mark("It goes well more often than \"{0}\": {1} instead of {2}."),
            mark("It goes well less often, though: {1} instead of {2}."),
            mark("\"{0}\" goes well in only {2} of cases."),
            mark("\"{0}\" hardly ever goes well.")},
    Respect{[](const Prospects& one) { return one.damage; }, -3.0, 0.02, ui::share_figure, true,
            mark("Damage is less likely than with \"{0}\": {1} instead of {2}."),
            mark("Damage is likelier, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return one.dice; }, -0.4, 0.2, dice_figure, false,
            mark("Turning is less risky than after \"{0}\": {1} instead of {2}."),
            mark("Turning is riskier, though: {1} instead of {2}."), nullptr, nullptr,
            bare_dice_figure},
    Respect{[](const Prospects& one) { return one.speed; }, 0.35, 0.2, speed_figure, false,
            mark("You get on faster than with \"{0}\": at {1} instead of {2}."),
            mark("You get on more slowly, though: at {1} instead of {2}."), nullptr, nullptr,
            bare_figure},
    Respect{[](const Prospects& one) { return one.along; }, 0.3, 0.5, nullptr, false,
            mark("It leads further along the course than \"{0}\"."),
            mark("It leads less far along the course, though.")},
    Respect{[](const Prospects& one) { return one.lane; }, -0.1, 0.5, ui::whole_figure, false,
            mark("It takes the line further inside than \"{0}\": lane {1} instead of {2}."),
            nullptr},
    Respect{[](const Prospects& one) { return one.open; }, 0.15, 0.5, ui::whole_figure, false,
            mark("More spaces lie open ahead of you than with \"{0}\": {1} instead of {2}."),
            mark("Fewer spaces lie open ahead of you, though: {1} instead of {2}.")},
    Respect{[](const Prospects& one) { return std::optional<double>(one.cards); }, -0.25, 0.5,
            ui::whole_figure, false,
            mark("It keeps more cards to brake and to fight with than \"{0}\": it "
                 "plays {1} instead of {2}."),
            mark("It plays more cards, though: {1} instead of {2}.")},
};

}  // namespace

std::vector<std::string> reasons_for(const Prospects& proposed,
                                     const std::vector<Prospects>& others) {
    return ui::reasons_for<Prospects>(respects, proposed, others);
}

namespace {

// Of a move: what it gains, and what it leaves of the next one.
std::string merits_of_move(const Prospects& one) {
    const auto spaces = static_cast<int>(std::lround(*one.along));
    std::string told = say(by_count(spaces,
                                    "It gains {0} space along the course, in lane {1} "
                                    "from the inside.",
                                    "It gains {0} spaces along the course, in lane {1} from the "
                                    "inside."),
                           {spaces, static_cast<int>(std::lround(*one.lane))});
    if (!one.clear || *one.clear < 0.5) return told;
    const auto clear = static_cast<int>(std::lround(*one.clear));
    return say(by_count(clear, "{1} After it {0} space of your next move is clear.",
                        "{1} After it {0} spaces of your next move are clear."),
               {clear, told});
}

}  // namespace

std::string merits_of(const Prospects& proposed, const std::vector<Prospects>& others) {
    if (proposed.along && proposed.lane && *proposed.along > 0.5) return merits_of_move(proposed);
    if (proposed.speed && proposed.dice)
        return say("It brings you to {0}; a turn there takes {1}.",
                   {speed_figure(*proposed.speed), dice_figure(*proposed.dice)});
    if (proposed.well) {
        // What holds of all alike tells nothing.
        const bool is_told = std::ranges::any_of(others, [&](const Prospects& other) {
            return other.well && std::abs(*other.well - *proposed.well) > 0.02;
        });
        constexpr double seldom = 0.02;
        if (!is_told || *proposed.well < seldom) return {};
        return say("It goes well in {0} of cases.", {ui::share_figure(*proposed.well)});
    }
    if (proposed.clear && *proposed.clear > 0.5) {
        const auto clear = static_cast<int>(std::lround(*proposed.clear));
        return say(by_count(clear, "Facing so, {0} space of your next move is clear.",
                            "Facing so, {0} spaces of your next move are clear."),
                   {clear});
    }
    return {};
}

namespace {

ChoiceGroup group_of(const PromptChoice& choice) {
    return choice.is_card ? ChoiceGroup::card : group_of(option_of(choice).kind);
}

// A card may stand for more than one option.
bool is_choice_to(const PromptChoice& choice, OptionKind kind) {
    return !choice.is_card && option_of(choice).kind == kind;
}

}  // namespace

// Of several ways to go through with it the one that is advised, or else that promises most.
void KnownTeller::weigh_answers(const ui::Answers& answers, Prospects& prospects) const {
    const std::vector<TitledPlan> ways = plans_to_weigh(decision_, answers.as<Option>(), advice_);
    const bool has_advised = std::ranges::any_of(ways, &TitledPlan::is_advised);
    for (const TitledPlan& way : ways) {
        const Forecast* known = forecasts_.find(way.plan);
        if (known == nullptr || (has_advised && !way.is_advised)) continue;
        Prospects here;
        look_at_odds(*known, here);
        look_at_speeds(decision_, *known, prospects);
        const bool is_better = !prospects.well || here.crash < prospects.crash ||
                               (here.crash == prospects.crash && here.well > prospects.well);
        if (!is_better) continue;
        prospects.crash = here.crash;
        prospects.well = here.well;
        prospects.damage = here.damage;
        prospects.way = way.title;
    }
}

Prospects KnownTeller::prospects_of(const PromptChoice& choice, const PromptChoice& main) const {
    Prospects prospects;
    prospects.name = choice.label;
    prospects.is_bound_to_crash = choice.is_harmful;
    prospects.cards = static_cast<double>(std::ranges::count_if(
        choice.answers, [](ui::Answer one) { return is_card(one.as<Option>().kind); }));
    if (decision_.ask == Ask::drive && !choice.answers.empty()) {
        const auto last = choice.answers.back().as<Option>();
        const int spaces = decision_.now.move.spaces_left;
        if (last.kind == OptionKind::step) {
            // The rest of the way as it is proposed.
            AnswerPlan steps = main.answers.as<Option>();
            std::erase_if(steps, [](Option one) { return one.kind != OptionKind::step; });
            if (steps.empty()) return prospects;
            steps.front() = choice.answers.front().as<Option>();
            look_along(decision_, steps, spaces, prospects);
        } else if (choice.answers.size() > 1) {
            look_along(decision_, choice.answers.as<Option>(), spaces, prospects);
        } else if (group_of(choice) == ChoiceGroup::turn || last.kind == OptionKind::end_move) {
            look_ahead(decision_, last, prospects);
        }
    }
    if (decision_.ask == Ask::keep_dice) {
        if (decision_.about.rule.area() != "ATK" && option_of(choice).kind == OptionKind::keep)
            look_at_pair(decision_, option_of(choice), prospects);
    } else if (is_forecast_) {
        weigh_answers(choice.answers, prospects);
    }
    return prospects;
}

// What stands beside the main choice, and is as much of a move as it is.
std::vector<Prospects> KnownTeller::other_prospects(const PromptChoice& main) const {
    std::vector<Prospects> others;
    const bool is_drive = decision_.ask == Ask::drive;
    for (const PromptChoice& choice : model_.choices) {
        if (is_choice_to(choice, OptionKind::decelerate) && stands_still()) continue;
        const bool is_same =
            choice.answers == main.answers || (is_drive && choice.option == main.option);
        const bool is_aside =
            group_of(choice) == ChoiceGroup::attack || choice.rests ||
            choice.rank == ChoiceRank::grave ||
            (group_of(choice) == ChoiceGroup::card && group_of(main) != ChoiceGroup::card);
        if (is_same || is_aside || choice.unfolds || !choice.is_ready) continue;
        others.push_back(prospects_of(choice, main));
    }
    for (const PromptDie& die : model_.dice) {
        if (die.answers.empty() || die.answers == main.answers) continue;
        PromptChoice touched;
        touched.label = die.deed.empty() ? die.odds_title : die.deed;
        touched.answers = die.answers;
        others.push_back(prospects_of(touched, main));
    }
    for (const Option& option : decision_.options) {
        if (option.kind != OptionKind::keep || option == option_of(main)) continue;
        PromptChoice pair;
        pair.label = say("Keep {0} and {1}", {option.b, option.a});
        pair.option = option;
        others.push_back(prospects_of(pair, main));
    }
    // Of dice to keep only those that would be faster tempt.
    const std::optional<double> speed = prospects_of(main, main).speed;
    if (decision_.ask == Ask::keep_dice && speed)
        std::erase_if(others, [&](const Prospects& other) { return other.speed <= speed; });
    return others;
}

bool KnownTeller::adds_a_space(const PromptChoice& choice) const {
    return decision_.ask == Ask::drive && std::ranges::any_of(choice.answers, [&](ui::Answer one) {
               const auto play = one.as<Option>();
               return is_card(play.kind) &&
                      played_as(decision_.now.licence(vehicle_), play) == PlayedAs::whip;
           });
}

bool KnownTeller::stands_still() const { return rating(decision_.now, vehicle_) == 0; }

bool KnownTeller::is_held_up() const {
    const Race with_a_space = at_speed(decision_.now, vehicle_, 1);
    return !has_way_next(with_a_space, vehicle_, with_a_space[vehicle_].facing);
}

// Where control will probably be lost, and that is proposed all the same.
std::string KnownTeller::price_of_losing_control(const Prospects& one) const {
    const bool is_roll = decision_.ask == Ask::drive || decision_.ask == Ask::control_cards;
    if (!is_roll || !one.well || *one.well > 0.5 || !one.crash || !one.damage) return {};
    constexpr double seldom = 0.2;
    if (*one.crash > seldom || *one.damage > seldom) return {};
    constexpr double hardly = 0.02;
    const bool is_harmless = *one.crash < hardly && *one.damage < hardly;
    const std::string told =
        is_harmless ? std::string(tr("Control may well be lost, hardly ever with Damage or a "
                                     "crash."))
                    : say("Control may well be lost, with Damage in {0} of cases and a crash in "
                          "{1}.",
                          {ui::share_figure(*one.damage), ui::share_figure(*one.crash)});
    return one.way.empty() ? told : say("{0} ({1})", {told, one.way});
}

// What it is good for to lose control by the dice that are discarded.
std::string KnownTeller::gain_of_losing_control(const PromptChoice& main) const {
    if (decision_.ask != Ask::discard_die) return {};
    std::vector<std::uint8_t> icons;
    for (const Option& answer : main.answers.as<Option>())
        if (answer.kind == OptionKind::discard) icons.push_back(answer.a);
    const DiscardAhead ahead = discard_ahead(decision_, icons);
    if (ahead.in_control || ahead.is_open) return {};
    const Race& race = decision_.now;
    const auto gained_by = [&](int turn) {
        return places_ahead(race, race[vehicle_].cell, race[vehicle_].facing.turned(turn));
    };
    const int planned = decision_.about.planned_turn;
    const bool leads_on =
        ahead.turn != planned && ahead.slides == 0 && gained_by(ahead.turn) > gained_by(planned);
    const bool is_faster = ahead.rating_after > ahead.rating_before;
    if (leads_on) return tr("The spin leads further round the bend than the turn would.");
    if (is_faster) return say("It brings you to Speed {0}.", {ahead.rating_after});
    return {};
}

void KnownTeller::tell_why() {
    model_.why.clear();
    const bool is_plain = model_.main >= 0 &&
                          model_.choices[static_cast<std::size_t>(model_.main)].is_ready &&
                          vehicle_ < decision_.now.vehicle_count;
    if (is_plain) {
        const PromptChoice& main = model_.choices[static_cast<std::size_t>(model_.main)];
        const std::vector<Prospects> others = other_prospects(main);
        const Prospects proposed = prospects_of(main, main);
        model_.why = reasons_for(proposed, others);
        if (is_choice_to(main, OptionKind::accelerate) && stands_still() && !advice_.empty())
            model_.why = {tr("At Speed 0 only accelerating gets you under way.")};
        if (decision_.ask == Ask::drive && stands_still() && main.is_card && is_held_up() &&
            !advice_.empty())
            model_.why = {
                tr("At Speed 0 it does hardly any harm to run into what holds you up, and "
                   "you may then turn to get past it.")};
        if (model_.why.empty() && adds_a_space(main) && !advice_.empty())
            model_.why.emplace_back(
                tr("A Whip adds a space: here that gets you further than keeping it for the next "
                   "Speed Check would."));
        // Where nothing sets it apart what it comes to is told, or nothing.
        const bool has_others =
            decision_.ask == Ask::keep_dice ? decision_.options.size() > 1 : !others.empty();
        if (model_.why.empty() && has_others && !advice_.empty()) {
            if (std::string merits = merits_of(proposed, others); !merits.empty())
                model_.why.push_back(std::move(merits));
        }
        if (std::string gain = gain_of_losing_control(main); !gain.empty() && !advice_.empty())
            model_.why.insert(model_.why.begin(), std::move(gain));
        if (std::string price = price_of_losing_control(proposed);
            !price.empty() && !advice_.empty())
            model_.why.insert(model_.why.begin(), std::move(price));
    }
}

}  // namespace frothy
