#include "games/highway_heist/ai/plan.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "games/highway_heist/rules/roll_odds.h"

namespace highway_heist {

namespace {

constexpr std::uint8_t any_face = 0;
constexpr double never = -std::numeric_limits<double>::infinity();

void step(Heist& heist, Table& table) { HighwayHeist::step(heist, table); }

// What is done on a copy, where nothing more is asked.
template <class Rules>
Heist quietly(const Heist& heist, const Rules& rules) {
    return try_out(heist, {}, Fortune::success, any_face, rules).after;
}

bool touches_something(const Heist& heist, Perch vehicle) {
    for (Perch perch = 0; perch < perches; ++perch) {
        const bool counts = is_suv(heist, perch) || is_wreck(heist, perch) ||
                            (perch >= tank && is_there(heist, perch));
        if (perch != vehicle && counts && distance(heist, perch, vehicle) <= 1) return true;
    }
    return false;
}

// What moves is put there; what a Wreck runs into is hit.
Heist moved(const Heist& heist, const About& about, Space to) {
    const Perch what = about.what;
    if (!is_vehicle(what) || heist.vehicles[what].at == to) return heist;
    const Perch there = occupant(heist, to);
    return quietly(heist, [&](Heist& copy, Table& table) {
        if (there != no_perch && there != what && !is_vehicle(there))
            return hit(copy, table, what, there, about.rule);
        if (there != no_perch && there != what) remove(copy, table, there, about.rule);
        if (!copy.is_over()) copy.vehicles[what].at = to;
    });
}

std::optional<Stunt> stunt_of(Rule rule) {
    for (std::size_t i = 0; i < stunt_cards.size(); ++i)
        if (stunt_cards[i].rule == rule) return static_cast<Stunt>(i);
    return std::nullopt;
}

// The action whose roll this is.
std::optional<Option> action_of(const Heist& heist, const About& about) {
    if (about.rule == Rule("HH-ACT-03")) return Option{Choice::ram, about.what, {}};
    if (about.rule == Rule("HH-ACT-04")) return Option{Choice::force, about.what, {}};
    if (about.rule == Rule("HH-ACT-05")) return Option{Choice::shake};
    if (about.rule == Rule("HH-ACT-06")) return Option{Choice::brawl};
    if (about.rule == Rule("HH-ACT-07")) return Option{Choice::hijack};
    if (about.rule == Rule("HH-O-73")) return Option{Choice::open_door};
    if (about.rule == Rule("HH-O-74"))
        return Option{Choice::throw_cargo, driver_of_pv(heist, about.what), {}};
    if (about.rule == Rule("HH-O-100")) return Option{Choice::take_the_shot};
    if (about.rule == Rule("HH-O-101")) return Option{Choice::trade_paint};
    if (about.rule == Rule("HH-O-102")) return Option{Choice::jam_radar};
    if (const auto stunt = stunt_of(about.rule); stunt && *stunt != Stunt::duck_and_cover)
        return Option{Choice::stunt, static_cast<std::uint8_t>(*stunt), {}};
    return std::nullopt;
}

}  // namespace

double chance_of(const Heist& heist, const About& about, int dice, bool is_boosted, int need) {
    const RollOdds odds = odds_of_roll(heist, about, dice, is_boosted);
    return static_cast<double>(odds.at_least(need)) / odds.of;
}

Heist after_answer(const Asked& asked, const Option& option) {
    const About& about = asked.about;
    Heist heist = asked.now;
    switch (asked.ask) {
    case Ask::destination: return moved(heist, about, option.at);
    case Ask::follow:
        if (option.choice == Choice::yes) heist.vehicles[about.what].at = about.at;
        return heist;
    case Ask::perch: heist[about.who].peg = option.value; return heist;
    case Ask::hacker: heist.hacker = option.value; return heist;
    case Ask::lane: {
        const Space at{start_row, static_cast<std::int8_t>(option.value)};
        heist.vehicles[about.who] = {true, false, at};
        heist[about.who].pv = about.who;
        return heist;
    }
    default: return heist;
    }
}

double Planner::leaf(const Heist& heist) const {
    if (!mind_.knows_dice || heist.is_over()) return worth(heist, mind_.sight);
    double sum = 0;
    // An Enemy card weighs the same whether the main enemy moves before it or not: that face alone
    // is left out.
    constexpr std::array<std::uint8_t, 4> faces = {0, 2, 4, 5};
    constexpr std::array<double, 4> weights = {2, 1, 1.5, 1.5};
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Heist later =
            try_out(heist, {}, Fortune::success, faces[i], [](Heist& copy, Table& table) {
                roll_enemy_die(copy, table);
                copy[copy.active].is_exhausted = true;
            }).after;
        sum += weights[i] / 6 * worth(later, mind_.sight);
    }
    return sum;
}

// Alone, with Boosts and Assists as far as they are worth their tokens.
double Planner::mixed(const Heist& heist, const About& about, int dice, double good,
                      double bad) const {
    const double price = worth_of_token(heist);
    int others = 0;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (member != about.who) others += heist[member].boost;
    double best = never;
    for (int assists = 0; assists <= others; ++assists) {
        const int in_hand = std::min(5, dice + 2 * assists);
        const double plain = chance_of(heist, about, in_hand, false, about.need);
        best = std::max(best, bad + plain * (good - bad) - assists * price);
        if (heist[about.who].boost > 0) {
            const double boosted = chance_of(heist, about, in_hand, true, about.need);
            best =
                std::max(best, bad + boosted * (good - bad) - (assists + boosted - plain) * price);
        }
        if (in_hand == 5) break;
    }
    return best;
}

double Planner::worth_of_action(const Heist& heist, const Option& action, std::size_t depth) {
    const std::array<Option, 1> script = {action};
    const Trial good = try_out(heist, script, Fortune::success, any_face, step);
    const double best = after(heist, good, script, depth);
    if (!good.rolled) return best;
    const Trial bad = try_out(heist, script, Fortune::failure, any_face, step);
    return mixed(heist, *good.rolled, good.dice, best, follow_up(bad.after, depth));
}

double Planner::after(const Heist& before, const Trial& trial, std::span<const Option> script,
                      std::size_t depth) {
    if (!trial.asked) return follow_up(trial.after, depth);
    const Asked& asked = *trial.asked;
    if (asked.ask == Ask::destination) return best_space(asked, depth);
    double best = never;
    for (const Option& option : asked.options) {
        std::vector<Option> longer(script.begin(), script.end());
        longer.push_back(option);
        const Trial next = try_out(before, longer, Fortune::success, any_face, step);
        best = std::max(best, after(before, next, longer, depth));
    }
    return best;
}

// All of them at once; what may follow only from the best, and from those that lead somewhere.
double Planner::best_space(const Asked& asked, std::size_t depth) {
    std::vector<std::pair<double, Heist>> found;
    const bool is_forced = asked.about.rule == Rule("HH-ACT-04");
    for (const Option& option : asked.options) {
        Heist heist = after_answer(asked, option);
        found.emplace_back(worth(heist, mind_.sight), heist);
        const Space left = asked.now.vehicles[asked.about.what].at;
        if (!is_forced || option.at == left) continue;
        heist.vehicles[heist[asked.about.who].pv].at = left;
        found.emplace_back(worth(heist, mind_.sight), heist);
    }
    const auto is_better = [](const auto& one, const auto& other) {
        return one.first > other.first;
    };
    std::ranges::stable_sort(found, is_better);
    double best = never;
    std::size_t plain = 0;
    std::size_t looked = 0;
    const bool goes_on = depth > 0 && asked.now.actions_left > 0;
    for (const auto& [first, heist] : found) {
        if (!goes_on && looked == 1) break;
        if (looked == mind_.ways) break;
        const bool leads_on = touches_something(heist, heist[asked.about.who].pv);
        if (!leads_on && ++plain > 3) continue;
        ++looked;
        best = std::max(best, follow_up(heist, depth));
    }
    return best;
}

// What the rest of the turn adds.
double Planner::follow_up(const Heist& heist, std::size_t depth) {
    double best = leaf(heist);
    if (depth == 0 || heist.is_over() || heist.actions_left == 0) return best;
    Heist rest = heist;
    rest.stage = Stage::turn;
    Options actions;
    list_actions(rest, rest.active, actions);
    for (const Option& action : actions)
        if (action.choice != Choice::pass)
            best = std::max(best, worth_of_action(rest, action, depth - 1));
    return best;
}

void put_best_first(std::vector<Weighed>& weighed) {
    std::ranges::stable_sort(weighed, std::greater(), &Weighed::worth);
}

std::vector<Weighed> Planner::weigh_actions(const Heist& heist, std::span<const Option> actions) {
    std::vector<Weighed> found;
    for (std::size_t i = 0; i < actions.size(); ++i)
        found.push_back({worth_of_action(heist, actions[i], 0), i});
    put_best_first(found);
    if (heist.actions_left < 2 || mind_.looks_on == 0) return found;
    found.resize(std::min(found.size(), mind_.looks_on));
    // A Drive leads to what cannot be seen yet.
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const bool is_in = std::ranges::find(found, i, &Weighed::option) != found.end();
        if (!is_in && actions[i].choice == Choice::drive) found.push_back({0, i});
    }
    for (Weighed& one : found)
        one.worth = worth_of_action(heist, actions[one.option], 1);
    put_best_first(found);
    return found;
}

double Planner::gain_of_turn(const Heist& heist, MemberId member) {
    Heist begun = heist;
    begun.active = member;
    begun.stage = Stage::turn;
    begun.actions_left = 2;
    begun.has_free_leap = has_character(heist, member, Character::undercover);
    if (begun[member].peg == beside_board) return 0;
    Options actions;
    list_actions(begun, member, actions);
    double best = worth(begun, mind_.sight);
    const double now = best;
    for (const Option& action : actions)
        best = std::max(best, worth_of_action(begun, action, 0));
    return best - now;
}

std::vector<Weighed> Planner::weigh_answers(const Heist& heist, const Asked& asked) {
    const auto stunt = stunt_of(asked.about.rule);
    const bool can_go_on = stunt && asked.ask == Ask::target;
    std::vector<Weighed> found;
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
        const Option& option = asked.options[i];
        double value = 0;
        if (can_go_on) {
            const std::array<Option, 1> script = {option};
            const auto go_on = [&](Heist& copy, Table& table) {
                do_stunt(copy, table, asked.about.who, *stunt);
            };
            const Trial trial = try_out(heist, script, Fortune::success, any_face, go_on);
            const bool moves_on = trial.asked && trial.asked->ask == Ask::destination;
            value = moves_on ? best_space(*trial.asked, 0) : worth(trial.after, mind_.sight);
        } else if (asked.ask == Ask::destination) {
            Asked alone = asked;
            alone.options.clear();
            alone.options.push_back(option);
            value = best_space(alone, 1);
        } else {
            value = follow_up(after_answer(asked, option), 1);
        }
        found.push_back({value, i});
    }
    put_best_first(found);
    return found;
}

double Planner::stake(const Heist& heist, const About& about) {
    if (about.skill == Skill::defense) {
        if (!heist[about.who].has_pv()) return 0;
        return cost_of_damage(heist, about.who, about.need) -
               cost_of_damage(heist, about.who, about.need - 1);
    }
    const auto action = action_of(heist, about);
    if (!action) return 1;
    const auto do_it = [&](Heist& copy, Table& table) { act(copy, table, about.who, *action); };
    const Trial good = try_out(heist, {}, Fortune::success, any_face, do_it);
    const Trial bad = try_out(heist, {}, Fortune::failure, any_face, do_it);
    if (!good.rolled) return 1;
    double best = 0;
    if (!good.asked) {
        best = worth(good.after, mind_.sight);
    } else if (good.asked->ask == Ask::destination) {
        best = best_space(*good.asked, 0);
    } else {
        best = never;
        for (const Option& option : good.asked->options) {
            const std::array<Option, 1> script = {option};
            const Trial next = try_out(heist, script, Fortune::success, any_face, do_it);
            best = std::max(best, next.asked && next.asked->ask == Ask::destination
                                      ? best_space(*next.asked, 0)
                                      : worth(next.after, mind_.sight));
        }
    }
    return best - worth(bad.after, mind_.sight);
}

}  // namespace highway_heist
