// What is told of dice, against the dice.
#include "promises/case.h"

#include <catch2/catch.hpp>

#include <set>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "promises/told.h"

namespace frothy::promises {

namespace {

const OutcomeLine* line_with(const Case& one, const std::string& text) {
    for (const OutcomeLine& line : one.model.outcome) {
        if (line.text.find(text) != std::string::npos) return &line;
    }
    return nullptr;
}

int dice_of(const Event& roll) { return roll.get_if<Rolled>()->dice; }

void check_dice(const Case& one, const std::string& told, Why why, const std::string& what) {
    const auto dice = dice_in(told);
    if (!dice) return;
    const auto rolled = one.after.await_roll(one.vehicle(), why, one.seed);
    if (!rolled) return;
    INFO("told: " << told << ", rolled: " << dice_of(*rolled));
    REQUIRE(dice_of(*rolled) >= dice->first);
    REQUIRE(dice_of(*rolled) <= dice->second);
    one.hold(dice->first == dice->second ? what : what + ", with a number rolled");
}

// ---- Speed Checks -----------------------------------------------------------------------------

void check_keeping(const Case& one, const std::string& line) {
    const Decision* keeping = one.after.await_question(one.vehicle(), Ask::keep_dice, one.seed);
    const bool is_over = one.after.first<SpeedChecked>(one.vehicle()).has_value();
    if (keeping == nullptr || is_over || keeping->about.rule.area() == "ATK") return;
    const ValueCounts values = count_values(keeping->dice, keeping->now.rules().dice_faces);
    int lowest = 0;
    while (values[static_cast<std::size_t>(lowest)] == 0)
        ++lowest;
    INFO("told: " << line);
    if (line.find("one is kept") != std::string::npos) {
        REQUIRE(keeping->options.front().kind == OptionKind::keep_one);
    } else if (line.find("keep any two") != std::string::npos) {
        REQUIRE(keeping->refused.empty());
    } else if (line.find("must be the lowest") != std::string::npos) {
        for (const Option& pair : keeping->options)
            REQUIRE(pair.a == lowest);
    } else {
        // The two lowest leave nothing to choose.
        REQUIRE(line.find("the two lowest are kept") == std::string::npos);
    }
    one.hold("dice to keep");
}

int rating_after_check(const Case& one) {
    int rating = frothy::rating(one.decision.now, one.vehicle());
    bool is_checked = false;
    for (const Event& event : one.after.events()) {
        if (event.who != one.vehicle()) {
            if (is_checked) break;
            continue;
        }
        is_checked = is_checked || event.is<SpeedChecked>();
        const auto* speed = event.get_if<SpeedChanged>();
        if (is_checked && speed != nullptr) rating = speed->now;
    }
    return rating;
}

std::optional<int> last_speed_of_roll(const Case& one) {
    std::optional<int> last;
    for (const Event& event : one.after.events()) {
        if (event.is<Stepped, Jumped, Collided, MoveEnded, PhaseBegan, RoundBegan,
                     StaminaEffectFelt, Rolled>())
            break;
        const auto* speed = event.get_if<SpeedChanged>();
        if (speed != nullptr && event.who == one.vehicle()) last = speed->now;
    }
    return last;
}

struct PointsLeft {
    int points = 0;
    int for_damage = 0;
};

// Control Loss once the roll has done all it does; nothing where other dice come between.
std::optional<PointsLeft> points_after_roll(const Case& one) {
    PointsLeft left{one.decision.now[one.vehicle()].control_loss, 0};
    for (const Event& event : one.after.events()) {
        if (event.is<Stepped, Jumped, MoveEnded, PhaseBegan, RoundBegan, ControlRemoved>()) break;
        if (event.is<Collided, WipedOut>()) return std::nullopt;
        const auto* rolled = event.get_if<Rolled>();
        const bool is_other = rolled != nullptr && event.rule != Rule("FR-CTRL-19");
        if (is_other) return std::nullopt;
        if (event.who != one.vehicle()) continue;
        if (const auto* gained = event.get_if<ControlGained>()) {
            left.points = gained->total;
            // The Damage itself, and the lasting harm it may do.
            if (event.rule == Rule("FR-CLP-02") || event.rule == Rule("FR-PDE-17"))
                left.for_damage += gained->points;
        }
        if (const auto* cleared = event.get_if<ControlCleared>())
            left = {left.points - cleared->points, 0};
    }
    return left;
}

}  // namespace

void check_speed_check(const Case& one) {
    const bool up = option_of(one.choice).kind == OptionKind::accelerate;
    const OutcomeLine* line = line_with(one, "Either way: ");
    if (line == nullptr) line = line_with(one, up ? "Accelerating: " : "Decelerating: ");
    if (line == nullptr) {
        check_dice(one, "2 dice", Why::speed_check, "two dice, not spoken of");
        return;
    }
    if (line->text.find("no roll") != std::string::npos) {
        const auto rolled = one.after.first<Rolled>(one.vehicle());
        const bool is_check = rolled && rolled->why == Why::speed_check;
        REQUIRE_FALSE(is_check);
        one.hold("no roll");
        return;
    }
    check_dice(one, line->text, Why::speed_check, up ? "dice to accelerate" : "dice to decelerate");
    if (one.model.outcome_title.find("you roll") != std::string::npos)
        check_dice(one, one.model.outcome_title, Why::speed_check, "dice by the title");
    if (one.model.explanation.find("you roll") != std::string::npos &&
        one.choice.rank == ChoiceRank::main)
        check_dice(one, one.model.explanation, Why::speed_check, "dice by the explanation");
    check_keeping(one, line->text);
}

// ---- Control rolls and attacks ----------------------------------------------------------------

void check_control_cards(const Case& one) {
    if (one.choice.rank != ChoiceRank::main) return;  // the title tells of the cards touched
    check_dice(one, one.choice.label, Why::control, "dice to control");
    check_dice(one, one.model.outcome_title, Why::control, "dice to control by the title");
    check_dice(one, one.model.explanation, Why::control, "dice to control by the explanation");
    const std::string& sum = one.model.explanation;
    const std::size_t from = sum.find(": ");
    const std::size_t to = sum.find('.');
    const auto dice = dice_in(sum);
    if (dice && dice->first == dice->second && from < to) {
        int parts = 0;
        std::string rest = sum.substr(from, to - from);
        if (const std::size_t speed = rest.find("for Speed "); speed != std::string::npos)
            rest.erase(speed, std::string("for Speed 0").size());
        for (const int part : numbers_in(rest))
            parts += part;
        INFO(sum);
        REQUIRE(parts == dice->first);
    }
    const OutcomeLine* discards = line_with(one, "discard");
    REQUIRE(discards != nullptr);
    const Decision* asked = one.after.await_question(one.vehicle(), Ask::discard_die, one.seed);
    const auto rolled = one.after.first<ControlRolled>(one.vehicle());
    if (asked == nullptr || one.after.count<ControlRolled>(one.vehicle()) != 1) return;
    const auto most = dice_in(discards->text);
    INFO("told: " << discards->text << ", then " << asked->about.number);
    REQUIRE(rolled);
    // A # that is rolled may add to it.
    REQUIRE(asked->about.number >= (most ? most->first : 0));
    if (dice && dice->first == dice->second)
        REQUIRE(asked->about.number == (most ? most->first : 0));
    one.hold("dice to discard");
}

void check_attack_cards(const Case& one) {
    const OutcomeLine* line = line_with(one, "You roll ");
    if (line == nullptr || one.choice.rank != ChoiceRank::main) return;
    check_dice(one, line->text, Why::attack, "dice to attack or defend");
}

// ---- Dice on the table ------------------------------------------------------------------------

// The rating once the Speed Check is over.
void check_keep(const Case& one) {
    if (const OutcomeLine* value = line_with(one, "Attack Value ")) {
        const auto told = one.after.first<AttackValue>(one.vehicle());
        if (value->text.find("to come") != std::string::npos) return;
        REQUIRE(told);
        INFO("told: " << value->text);
        REQUIRE(numbers_in(value->text).front() == told->value);
        one.hold("Attack Value");
        return;
    }
    for (const std::string& way : {std::string("Accelerate "), std::string("Decelerate ")}) {
        const OutcomeLine* line = line_with(one, way);
        if (line == nullptr || line->text.find("box") == std::string::npos) continue;
        const auto checked = one.after.first<SpeedChecked>(one.vehicle());
        REQUIRE(checked);
        INFO("told: " << line->text);
        REQUIRE(checked->boxes == numbers_in(line->text).front());
        REQUIRE((checked->direction == SpeedDirection::accelerate) == (way == "Accelerate "));
        const auto speed = change_of(line->text, "Speed");
        REQUIRE(speed);
        REQUIRE(speed->first == rating(one.decision.now, one.vehicle()));
        REQUIRE(speed->second == rating_after_check(one));
        one.hold("boxes");
    }
}

// The last change of Speed before something else happens than what comes of the roll.
void check_discards(const Case& one) {
    const VehicleId v = one.vehicle();
    const auto pairs_of = [&](IconPair which) {
        int pairs = 0;
        for (const Event& event : one.after.events()) {
            const auto* discarded = event.get_if<PairDiscarded>();
            pairs += event.who == v && discarded != nullptr && discarded->pair == which;
        }
        return pairs;
    };
    if (one.after.count<ControlRolled>(v) > 0) return;  // a second roll on its way
    const OutcomeLine* spins = line_with(one, "Left and Right Spin cancel: ");
    REQUIRE((spins == nullptr ? 0 : numbers_in(spins->text).front()) == pairs_of(IconPair::spins));
    const OutcomeLine* speeds = line_with(one, "Slow and Haste cancel: ");
    REQUIRE((speeds != nullptr) == (pairs_of(IconPair::slow_and_haste) > 0));
    if (speeds != nullptr && one.decision.now.rules().stamina == Stamina::unused)
        REQUIRE(numbers_in(speeds->text).front() == pairs_of(IconPair::slow_and_haste));
    const bool is_kept = one.after.first<ControlKept>(v).has_value();
    REQUIRE((line_with(one, "in control") != nullptr) == is_kept);
    one.hold(is_kept ? "discards: in control" : "discards: effects");
    const auto sum_told = std::ranges::find_if(one.model.outcome, [](const OutcomeLine& line) {
        return line.text.starts_with("Control Loss ");
    });
    const auto left = points_after_roll(one);
    if (left && sum_told != one.model.outcome.end()) {
        INFO("told: " << sum_told->text);
        const auto told = change_of(sum_told->text, "Control Loss");
        REQUIRE(told);
        const bool adds_damage = sum_told->text.find("for each Damage") != std::string::npos;
        REQUIRE(told->second + (adds_damage ? left->for_damage : 0) == left->points);
        one.hold("discards: Control Loss");
    }
    const auto lost = one.after.first<ControlLost>(v);
    const auto turned = one.after.first<Turned>(v);
    const auto changed = last_speed_of_roll(one);
    const bool wipes_out_at_once = std::ranges::any_of(one.after.events(), [&](const Event& event) {
        return event.who == v && event.is<WipedOut>() && event.rule == Rule("FR-ALT-06");
    });
    if (!lost) return;
    const OutcomeLine* effects = nullptr;
    for (const OutcomeLine& line : one.model.outcome) {
        if (line.rule == Rule("FR-CTRL-12")) effects = &line;
    }
    REQUIRE(effects != nullptr);
    const std::string before = effects->text.substr(0, effects->text.find(':'));
    for (const Icon icon : all_icons) {
        INFO("told: " << effects->text);
        const bool is_told = before.find(icon_name(icon)) != std::string::npos;
        REQUIRE(is_told == lost->icons.has(icon));
    }
    const auto damage = number_before(effects->text, " damage di");
    const auto rolled = one.after.await_roll(v, Why::damage, one.seed);
    if (damage && rolled && rolled->rule == Rule("FR-CTRL-19")) {
        const bool is_least = effects->text.find("by a die of its own") != std::string::npos;
        REQUIRE((is_least ? damage->first <= dice_of(*rolled) : damage->first == dice_of(*rolled)));
        one.hold("discards: damage dice");
    }
    REQUIRE((effects->text.find("wiped out") != std::string::npos) == wipes_out_at_once);
    // Damage may add Control Loss and change the Speed; a # rolled may turn or slide further.
    const bool is_open = damage || effects->text.find("by a die of its own") != std::string::npos;
    if (is_open || !one.after.session().pending()) return;
    if (turned) {
        const auto degrees = number_before(effects->text, "°");
        REQUIRE(degrees);
        REQUIRE(degrees->first == 30 * std::abs(turned->before.turn_to(turned->now)));
        one.hold("discards: turn");
    }
    const OutcomeLine* sum = line_with(one, "Speed ");
    if (sum == nullptr || !changed) return;
    const auto speed = change_of(sum->text, "Speed");
    REQUIRE(speed);
    if (lost->icons.has(Icon::haste) || lost->icons.has(Icon::slow)) {
        INFO("told: " << sum->text);
        REQUIRE(speed->second == *changed);
        one.hold("discards: Speed");
    }
}

void check_reroll(const Case& one) {
    const OutcomeLine* line = line_with(one, "These dice do ");
    if (line == nullptr || one.choice.answers != ui::Answers{Option{OptionKind::done}}) return;
    if (one.after.first<Rerolled>(one.vehicle())) return;  // named before
    for (const Event& event : one.after.events()) {
        const auto* rolled = event.get_if<DamageRolled>();
        if (rolled == nullptr || event.who != one.vehicle()) continue;
        const std::vector<int> told = numbers_in(line->text);
        INFO("told: " << line->text);
        REQUIRE((told.empty() ? 0 : told.front()) == rolled->points);
        one.hold("Damage that gets through");
        return;
    }
}

// ---- The move ---------------------------------------------------------------------------------

void check_step(const Case& one) {
    const VehicleId v = one.vehicle();
    // Of a way of several spaces each but the last is free.
    if (one.choice.answers.size() != 1) return;
    if (one.after.events().empty()) return;  // somebody attacks from ambush first (FR-TRT-35)
    bool runs_into = false;
    for (const Event& event : one.after.events()) {
        if (event.who != v) break;
        if (event.is<Stepped>()) break;
        runs_into = runs_into || event.is<Collided, RanOff>();
    }
    INFO("told: " << one.choice.label << ": " << one.choice.explanation);
    REQUIRE(one.choice.is_harmful == runs_into);
    one.hold(runs_into ? "certain crash" : "free step");
    const auto dice = number_before(one.choice.explanation, " damage di");
    if (!runs_into || !dice) return;
    const auto rolled = one.after.await_roll(v, Why::damage, one.seed);
    REQUIRE(rolled);
    REQUIRE(dice_of(*rolled) == dice->first);
    one.hold("damage dice of a crash");
}

}  // namespace frothy::promises
