// What may be answered, in words.
#include <algorithm>
#include <span>
#include <string>

#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "games/highway_heist/view/words_odds.h"
#include "kernel/sheet.h"
#include "ui/core/prompt/prompt_model.h"
#include "words/words.h"

namespace highway_heist {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

// What one may do there.
ui::PlainOption leap_option(const Heist& heist, MemberId who, Perch to) {
    if (to == heist[who].pv)
        return {tr("Leap onto your own roof"),
                tr("No roll. From there it takes another Leap to the wheel.")};
    ui::PlainOption said{say("Leap onto {0}", {car_name(heist, to)}), tr("No roll.")};
    if (is_suv(heist, to))
        said.explanation = tr("No roll. From its roof you can Hijack it, or Brawl with its Enemy "
                              "Peg.");
    return said;
}

ui::PlainOption action_option(const Heist& heist, MemberId who, const Option& option) {
    const auto roll = [](Skill skill, int need, const char* then) {
        return say(by_count(need, "{0}, {1} success: {2}", "{0}, {1} successes: {2}"),
                   {name_of(skill), need, tr(then)});
    };
    switch (option.choice) {
    case Choice::drive:
        return {words::tr_in("action", "Drive"),
                tr("No roll. You can also click a space on the road right away.")};
    case Choice::leap:
        if (option.value == at_wheel)
            return {tr("Leap behind the wheel"), tr("No roll. Then the car is yours to drive.")};
        return leap_option(heist, who, option.value);
    case Choice::ram:
        return {say("Ram {0}", {perch_name(heist, option.value)}),
                roll(Skill::speed, 3, mark("it becomes a Wreck."))};
    case Choice::force:
        return {say("Force {0}", {car_name(heist, option.value)}),
                roll(Skill::control, 3, mark("it moves up to two spaces, you may follow."))};
    case Choice::shake:
        return {tr("Shake"), roll(Skill::control, has_car(heist, who, Car::drifter) ? 1 : 2,
                                  mark("the Enemy Peg falls off your roof."))};
    case Choice::brawl:
        return {tr("Brawl"), roll(Skill::athletics, 2, mark("the Enemy Peg here is gone."))};
    case Choice::hijack:
        return {say("Hijack {0}", {perch_name(heist, heist[who].peg)}),
                roll(Skill::athletics, 2, mark("it is your car, with four slots."))};
    case Choice::stunt: {
        const auto stunt = static_cast<Stunt>(option.value);
        return {name_of(stunt), say(mark("{0}: {1}"), {roll_of(stunt), reward_of(stunt)})};
    }
    case Choice::take_boost: return {tr("Take a Boost token"), tr("It ends your actions.")};
    case Choice::open_door:
        return {tr("Open the door"), roll(Skill::athletics, 1, mark("Cargo can be thrown."))};
    case Choice::throw_cargo:
        return {say("Throw Cargo to {0}", {member_name(heist.terms, option.value)}),
                roll(Skill::athletics, throw_need(heist.terms.difficulty),
                     mark("two tokens fly, one where only one fits."))};
    case Choice::take_the_shot:
        return {tr("Take the shot"), roll(Skill::athletics, 2, mark("the Chopper takes 1."))};
    case Choice::trade_paint:
        return {tr("Trade paint"), roll(Skill::speed, 3, mark("the Rival Car takes 1."))};
    case Choice::jam_radar:
        return {tr("Jam the Radar"), roll(Skill::control, 2, mark("the Radar falls by 2."))};
    case Choice::relocate_hacker: {
        const MemberId to = heist.hacker == who ? option.value : who;
        return {say("The Hacker to {0}", {member_name(heist.terms, to)}), tr("No roll.")};
    }
    default: return {tr("End the turn"), tr("Actions that are left are lost.")};
    }
}

ui::PlainOption agreement(Ask ask, bool is_yes) {
    switch (ask) {
    case Ask::gadget:
        return is_yes ? ui::PlainOption{tr("Use a Gadget"), {}}
                      : ui::PlainOption{tr("Leave the dice"), {}};
    case Ask::boost:
        return is_yes ? ui::PlainOption{tr("Boost"), {}} : ui::PlainOption{tr("No Boost"), {}};
    case Ask::follow:
        return is_yes ? ui::PlainOption{tr("Follow"), {}} : ui::PlainOption{tr("Stay"), {}};
    default:
        return is_yes ? ui::PlainOption{tr("Duck and cover"), {}}
                      : ui::PlainOption{tr("Be thrown off"), {}};
    }
}

std::string tokens_words(int given) {
    if (given == 0) return tr("No help");
    return say(by_count(given, "{0} Boost token", "{0} Boost tokens"), {given});
}

// A lane has the number that stands before it on the road.
stage::Key key_of_lane(int lane) { return ui::key_of_thing(static_cast<std::size_t>(lane - 1)); }

// So has a space, if no other lies in its lane; else they have letters, which are no numbers of
// rows or lanes.
stage::Key key_of_space(const Option& option, const View::Decision& decision) {
    if (View::is_on_board(option, decision)) return stage::Key::unknown;
    constexpr std::size_t first_letter = 10;  // past the digits
    bool is_alone = true;
    std::size_t place = first_letter;
    for (const Option& other : decision.options) {
        if (other.choice != Choice::space) continue;
        const auto same = std::ranges::count_if(decision.options, [&](const Option& one) {
            return one.choice == Choice::space && one.at.y == other.at.y;
        });
        is_alone = is_alone && same == 1;
        if (other.at.x < option.at.x || (other.at.x == option.at.x && other.at.y < option.at.y))
            ++place;
    }
    return is_alone ? key_of_lane(option.at.y) : ui::key_of_thing(place);
}

ui::PlainOption number_option(const View::Decision& decision, int value) {
    if (decision.ask != Ask::lane) return {tokens_words(value), {}};
    ui::PlainOption said{say("Lane {0}", {value}), {}};
    said.key = key_of_lane(value);
    if (value == 1) said.explanation = tr("The northernmost.");
    if (value == lanes) said.explanation = tr("The southernmost.");
    return said;
}

ui::PlainOption member_option(const View::Decision& decision, MemberId member,
                              const ui::Seating& seating) {
    const Heist& heist = decision.now;
    ui::PlainOption option{played_name(heist, seating, member), {}};
    if (decision.ask == Ask::next_player) {
        option.explanation = as_sentence(where_stands(heist, member));
        if (heist[member].has_pv())
            option.explanation =
                say("{0}; {1}",
                    {option.explanation,
                     say("Strength {0} of {1}", {strength_of(heist, member) - heist[member].damage,
                                                 strength_of(heist, member)})});
        const kernel::PlayerId seat = seat_of(heist.terms, member);
        if (seat < seating.seats.size() && !seating.seat(seat).is_human)
            option.explanation =
                say(mark("{0}. {1}"),
                    {option.explanation, say("{0}, a computer companion, plays the whole turn.",
                                             {seating.seat(seat).name})});
    }
    if (decision.ask == Ask::hacker)
        option.explanation =
            say("Defense {0}, Strength {1}",
                {rating(heist, member, Skill::defense), strength_of(heist, member)});
    return option;
}

// When Enemy Pegs activate, from there (HH-EPEG-03, HH-EPEG-04).
std::string what_peg_does(const Heist& heist, Perch suv) {
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (place_of(heist, member) == suv)
            return say("When Enemy Pegs activate, it throws {0} off there.",
                       {member_name(heist.terms, member)});
    std::string cars;
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        const Perch pv = heist[member].pv;
        if (pv == no_perch || !is_adjacent(heist, suv, pv) || !can_take_enemy(heist, pv)) continue;
        cars += (cars.empty() ? "" : ", ") + member_name(heist.terms, member);
    }
    if (cars.empty()) return tr("It is beside none of your cars: a Peg there can do nothing yet.");
    return say("When Enemy Pegs activate, it climbs onto a car beside it: {0}.", {cars});
}

ui::PlainOption perch_option(const View::Decision& decision, Perch perch) {
    const Heist& heist = decision.now;
    if (perch == no_perch) return {tr("The Chopper"), {}};
    ui::PlainOption option{car_name(heist, perch), {}};
    const std::string where = as_sentence(space_name(block_of(heist, perch).at));
    const MemberId driver = driver_of_pv(heist, perch);
    if (View::asks_for_peg(decision)) {
        option.explanation = say(mark("{0}. {1}"), {where, what_peg_does(heist, perch)});
    } else if (driver != no_member) {
        option.explanation =
            say("{0}. Strength {1} of {2}, Defense {3}.",
                {where, strength_of(heist, driver) - heist[driver].damage,
                 strength_of(heist, driver), rating(heist, driver, Skill::defense)});
    } else {
        option.explanation = say(mark("{0}."), {where});
    }
    return option;
}

std::string dice_words(unsigned which) {
    std::string text;
    for (int die = 0; die < 5; ++die)
        if ((which >> die & 1U) != 0) text += (text.empty() ? "" : ", ") + std::to_string(die + 1);
    return say("Dice {0} again", {text});
}

}  // namespace

bool View::asks_for_peg(const Decision& decision) {
    const Rule rule = decision.about.rule;
    return decision.ask == Ask::target && (rule == Rule("HH-O-25") || rule == Rule("HH-ECM-09"));
}

ui::PlainOption View::option_words(const Option& option, const Decision& decision,
                                   const ui::Seating& seating) {
    switch (option.choice) {
    case Choice::yes:
    case Choice::no: return agreement(decision.ask, option.choice == Choice::yes);
    case Choice::number: return number_option(decision, option.value);
    case Choice::member: return member_option(decision, option.value, seating);
    case Choice::perch: return perch_option(decision, option.value);
    case Choice::enemy_peg: return {tr("The Enemy Peg"), {}};
    case Choice::dice: return {dice_words(option.value), {}};
    case Choice::space: {
        const Perch what = decision.about.what;
        const bool stays = what < perches && block_of(decision.now, what).at == option.at;
        if (stays) return {tr("Stay"), {}, {}, key_of_space(option, decision)};
        const Perch there = occupant(decision.now, option.at);
        // A Wreck that ends there is gone, and so may be what is there (HH-O-62, HH-O-93).
        ui::PlainOption said;
        said.label =
            there == no_perch
                ? say("To {0}", {space_name(option.at)})
                : say("To {0}, into {1}", {space_name(option.at), perch_name(decision.now, there)});
        said.key = key_of_space(option, decision);
        return said;
    }
    default: return action_option(decision.now, decision.about.who, option);
    }
}

std::string View::choice_words(const Option& option, const std::string& name, const Heist& before) {
    const auto said = [&](const std::string& what) { return say(mark("{0}: {1}"), {name, what}); };
    switch (option.choice) {
    case Choice::yes: return said(tr("Yes"));
    case Choice::no: return said(tr("No"));
    case Choice::number:
        if (before.stage == Stage::set_up) return said(say("Lane {0}", {int{option.value}}));
        return said(tokens_words(option.value));
    case Choice::member: return said(member_name(before.terms, option.value));
    case Choice::perch:
        return said(option.value == no_perch ? std::string(tr("The Chopper"))
                                             : perch_name(before, option.value));
    case Choice::enemy_peg: return said(tr("The Enemy Peg"));
    case Choice::space: return said(say("To {0}", {space_name(option.at)}));
    case Choice::dice: return said(dice_words(option.value));
    default: return said(action_option(before, before.active, option).label);
    }
}

// What is decided of a roll at one stroke.
std::string View::stroke_words(std::span<const kernel::Entry<HighwayHeist>> given,
                               const std::string& name) {
    if (given.empty()) return {};
    int tokens = 0;
    for (const auto& answer : given)
        tokens += answer.ask == Ask::assist ? answer.option.value : 0;
    const auto& last = given.back();
    std::string said;
    if (last.ask == Ask::boost || last.ask == Ask::gadget)
        said = agreement(last.ask, last.option.choice == Choice::yes).label;
    else if (last.ask == Ask::assist)
        said = tokens_words(tokens);
    if (said.empty()) return {};
    if (last.ask == Ask::boost && tokens > 0) said = say("{0} and a Boost", {tokens_words(tokens)});
    return say(mark("{0}: {1}"), {name, said});
}

bool View::is_on_board(const Option& option, const Decision& decision) {
    return option.choice == Choice::space && decision.options.size() > 4;
}

std::string View::why_words(Why why) {
    switch (why) {
    case Why::effort: return tr("A green dot is a success, an arrow one with a Boost token.");
    case Why::enemy_die: return tr("The turn is over: what does the enemy do?");
    default: return {};
    }
}

// ---- Dice to touch ------------------------------------------------------------------------------

std::vector<ui::PromptDie> View::dice_of(const Decision& decision) {
    std::vector<ui::PromptDie> dice;
    for (const std::uint8_t face : decision.dice) {
        ui::PromptDie& die = dice.emplace_back();
        die.face = face_of(Why::effort, face);
        die.name = face_words(Why::effort, face);
        die.can_select = decision.ask == Ask::dice || decision.ask == Ask::gadget;
    }
    return dice;
}

namespace {

Option option_of(std::span<const std::size_t> touched) {
    unsigned which = 0;
    for (const std::size_t die : touched)
        which |= 1U << die;
    return {Choice::dice, static_cast<std::uint8_t>(which), {}};
}

// The dice of a Gadget are chosen with it.
ui::PlainRow gadget_row(const View::Decision& decision, const Option& again) {
    const Option uses{Choice::yes};
    ui::PlainRow row;
    row.label = say("Gadget: {0}", {dice_words(again.value)});
    row.answers = {uses, again};
    // One die alone is not asked for.
    const auto chosen = kernel::decision_after(decision, std::span(&uses, 1));
    row.odds = odds_words(chosen ? *chosen : decision, chosen ? again : uses);
    return row;
}

}  // namespace

std::optional<Option> View::option_of_dice(const Decision& decision,
                                           std::span<const std::size_t> touched) {
    if (decision.ask != Ask::dice || touched.empty()) return std::nullopt;
    return option_of(touched);
}

// After the dice: a Gadget for those that are touched, a Boost where one does, or neither.
std::vector<ui::PlainRow> View::rows_of_dice(const Decision& decision,
                                             std::span<const std::size_t> touched,
                                             const Adviser& advise) {
    if (decision.ask != Ask::gadget) return {};
    std::vector<ui::PlainRow> rows;
    if (!touched.empty()) rows.push_back(gadget_row(decision, option_of(touched)));
    const Option no{Choice::no};
    const auto then = kernel::decision_after(decision, std::span(&no, 1));
    ui::PlainRow leave{agreement(Ask::gadget, false).label, {}, {no}};
    leave.odds = odds_words(decision, no);
    if (!then || then->ask != Ask::boost) {
        rows.push_back(std::move(leave));
        return rows;
    }
    leave.answers.push_back(no);
    const Option yes{Choice::yes};
    ui::PlainRow boost{agreement(Ask::boost, true).label, {}, {no, yes}};
    boost.odds = odds_words(*then, yes);
    leave.odds = odds_words(*then, no);
    if (then->options[advise(*then)].choice != Choice::yes) std::swap(leave, boost);
    rows.push_back(std::move(boost));
    rows.push_back(std::move(leave));
    return rows;
}

std::vector<std::size_t> View::ready_dice(const Decision& decision, const Adviser& advise) {
    if (decision.ask != Ask::gadget) return {};
    const Option advised = decision.options[advise(decision)];
    if (advised.choice != Choice::yes) return {};
    const auto chosen = kernel::decision_after(decision, std::span(&advised, 1));
    const unsigned which = chosen ? chosen->options[advise(*chosen)].value : 1U;
    std::vector<std::size_t> ready;
    for (std::size_t die = 0; die < decision.dice.size(); ++die)
        if ((which >> die & 1U) != 0) ready.push_back(die);
    return ready;
}

}  // namespace highway_heist
