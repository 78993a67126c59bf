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
constexpr int most_dice = 5;  // HH-ROLL-04
constexpr double never = -std::numeric_limits<double>::infinity();

void step(Heist& heist, Table& table) { HighwayHeist::step(heist, table); }

// What is done on a copy, where nothing more is asked.
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

// Whether a Stunt can be tried after its success that cannot be tried now.
bool opens_stunt(const Heist& heist, const Option& action) {
    const std::array<Option, 1> script = {action};
    const Heist later = try_out(heist, script, Fortune::success, any_face, step).after;
    return std::ranges::any_of(later.stunts, [&](const StuntSpot& spot) {
        return can_try(later, later.active, spot.stunt) &&
               !can_try(heist, heist.active, spot.stunt);
    });
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
    // Defense may turn out better than in the mean, and what is there stays.
    constexpr double unharmed = 0.05;
    double sum = unharmed * worth(heist, mind_.sight);
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
        sum += (1 - unharmed) * weights[i] / 6 * worth(later, mind_.sight);
    }
    return sum;
}

// `value` is of so many dice. Each token is of whoever misses it least.
template <class Value>
Aid Planner::aid(const Heist& heist, MemberId roller, int dice, int first_asked,
                 const Value& value) const {
    Aid now{value(dice), {}};
    Aid best = now;
    double price = 0;
    while (mind_.assists && dice < most_dice) {
        MemberId giver = no_member;
        double least = -never;
        for (int step = first_asked; step < heist.terms.members; ++step) {
            const auto member = static_cast<MemberId>((roller + step) % heist.terms.members);
            const int given = now.tokens[member];
            if (given == heist[member].boost) continue;
            const double its =
                cost_of_tokens(heist, member, given + 1) - cost_of_tokens(heist, member, given);
            if (its >= least) continue;
            least = its;
            giver = member;
        }
        if (giver == no_member) break;
        ++now.tokens[giver];
        price += least;
        dice = std::min(most_dice, dice + 2);
        now.worth = value(dice) - price;
        if (now.worth > best.worth) best = now;
    }
    return best;
}

Aid Planner::best_aid(const Heist& heist, const About& about, int dice, const Stakes& stakes,
                      int first_asked) const {
    return aid(heist, about.who, dice, first_asked, [&](int in_hand) {
        const double plain = chance_of(heist, about, in_hand, false, about.need);
        const double alone = stakes.bad + plain * stakes.gain();
        if (heist[about.who].boost == 0) return alone;
        const double more = chance_of(heist, about, in_hand, true, about.need) - plain;
        const double gain = stakes.gain() - cost_of_tokens(heist, about.who, 1);
        return alone + std::max(0.0, more * gain);
    });
}

Aid Planner::best_defense(const Heist& heist, const About& about, int dice, int first_asked) const {
    return aid(heist, about.who, dice, first_asked, [&](int in_hand) {
        const RollOdds odds = odds_of_roll(heist, about, in_hand, false);
        double cost = 0;
        for (std::size_t shown = 0; shown < odds.ways.size(); ++shown) {
            const int left = std::max(0, about.need - static_cast<int>(shown));
            cost += odds.ways[shown] * cost_of_damage(heist, about.who, left);
        }
        return -cost / odds.of;
    });
}

double Planner::worth_of_action(const Heist& heist, const Option& action, std::size_t depth) {
    const std::array<Option, 1> script = {action};
    const Trial good = try_out(heist, script, Fortune::success, any_face, step);
    const double best = after(heist, good, script, step, depth);
    if (!good.rolled) return best;
    const Trial bad = try_out(heist, script, Fortune::failure, any_face, step);
    const Stakes stakes{best, follow_up(bad.after, depth)};
    const double worth = best_aid(heist, *good.rolled, good.dice, stakes, 1).worth;
    // Where nothing is gained with any help it is an action less.
    return worth > stakes.bad ? worth : worth - 1;
}

double Planner::after(const Heist& before, const Trial& trial, std::span<const Option> script,
                      const Rules& rules, std::size_t depth) {
    if (!trial.asked) return follow_up(trial.after, depth);
    const Asked& asked = *trial.asked;
    if (asked.ask == Ask::destination) return best_space(asked, depth);
    double best = never;
    for (const Option& option : asked.options) {
        std::vector<Option> longer(script.begin(), script.end());
        longer.push_back(option);
        const Trial next = try_out(before, longer, Fortune::success, any_face, rules);
        best = std::max(best, after(before, next, longer, rules, depth));
    }
    return best;
}

// All of them at once; what may follow only from the best, and from those that lead somewhere.
double Planner::best_space(const Asked& asked, std::size_t depth) {
    std::vector<std::pair<double, Heist>> found;
    const bool is_forced = asked.about.rule == Rule("HH-ACT-04");
    const bool is_drive = asked.about.rule == Rule("HH-ACT-01");
    for (const Option& option : asked.options) {
        const Space left = asked.now.vehicles[asked.about.what].at;
        // Nobody drives to stay.
        if (is_drive && option.at == left && asked.options.size() > 1) continue;
        Heist heist = after_answer(asked, option);
        found.emplace_back(worth(heist, mind_.sight), heist);
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
    // A Drive leads to what cannot be seen yet, and so does what makes room for a Stunt.
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (std::ranges::find(found, i, &Weighed::option) != found.end()) continue;
        const bool leads_on = actions[i].choice == Choice::drive || opens_stunt(heist, actions[i]);
        if (leads_on) found.push_back({0, i});
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

Stakes Planner::stakes(const Heist& heist, const About& about) {
    const auto action = action_of(heist, about);
    if (!action) return {1, 0};
    const auto do_it = [&](Heist& copy, Table& table) { act(copy, table, about.who, *action); };
    const std::size_t depth = mind_.looks_on == 0 ? 0 : 1;
    const Trial good = try_out(heist, {}, Fortune::success, any_face, do_it);
    const Trial bad = try_out(heist, {}, Fortune::failure, any_face, do_it);
    return {after(heist, good, {}, do_it, depth), follow_up(bad.after, depth)};
}

}  // namespace highway_heist
