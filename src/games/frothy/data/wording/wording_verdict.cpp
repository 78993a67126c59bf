// Who has won and why, in one sentence; and what is agreed beside the book.
#include <algorithm>
#include <vector>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "words/ordinal.h"

namespace frothy {
namespace {

std::string points_of(int points) {
    return say(by_count(points, "1 point", "{0} points"), {points});
}
std::string spaces_of(int spaces) {
    return say(by_count(spaces, "1 space", "{0} spaces"), {spaces});
}

// FR-RACE-11: the average place with one figure after the point, as few as say it.
std::string average_text(const TeamResult& team) {
    const int tenths = (10 * team.place_sum + team.vehicles / 2) / team.vehicles;
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0) text = say("{0}.{1}", {tenths / 10, tenths % 10});
    return text;
}

RaceVerdict team_outcome(const Race& race, const std::vector<VehicleId>& winners,
                         const Names& names) {
    const auto teams = team_results(race);
    const TeamResult& best = teams[0];
    const bool is_shared = teams.size() > 1 && teams[1].place == 1;
    const std::string who = listing_of(names, winners);
    if (is_shared) {
        return {say("{0} share the win: their teams are level.", {who}), "FR-RACE-11"};
    }
    const std::string team = say("Team {0} ({1})", {int{best.team}, who});
    if (race.terms().has_scoring()) {
        const bool is_level = teams.size() > 1 && best.points == teams[1].points;
        return {say(is_level ? mark("{0} wins with {1} and the better single place.")
                             : mark("{0} wins with {1} in all."),
                    {team, points_of(best.points)}),
                "FR-RACE-11"};
    }
    // Level on the average, the best single place decides.
    const bool is_level = teams.size() > 1 && best.place_sum * int{teams[1].vehicles} ==
                                                  teams[1].place_sum * int{best.vehicles};
    return {say(is_level ? mark("{0} wins: level with an average place of {1}, it has the better "
                                "single place.")
                         : mark("{0} wins with the best average place, {1}."),
                {team, average_text(best)}),
            "FR-RACE-11"};
}

RaceVerdict points_outcome(const Race& race, const std::vector<VehicleId>& winners,
                           const Names& names) {
    const VehicleId first = winners.front();
    const std::string points = points_of(race[first].points);
    if (winners.size() > 1) {
        return {say("{0} share the win with {1} each.", {listing_of(names, winners), points}),
                "FR-EDGE-31"};
    }
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (v != first && race[v].points == race[first].points) {
            return {say("{0} wins with {1} and the better place.", {names.of(first), points}),
                    "FR-EDGE-31"};
        }
    }
    return {say("{0} wins with {1}, the most.", {names.of(first), points}), "FR-RACE-10"};
}

RaceVerdict fastest_outcome(const Race& race, const std::vector<VehicleId>& winners,
                            const Names& names) {
    if (winners.empty()) return {tr("Nobody wins: no vehicle got home."), "FR-EDGE-28"};
    const std::string who = listing_of(names, winners);
    if (race.ended == EndReason::last_running) {
        return {say("{0} wins: the last vehicle running.", {who}), "FR-EDGE-29"};
    }
    if (race.finished_count == 0) {
        return {say(by_count(static_cast<int>(winners.size()),
                             "{0} wins: nobody got home, and nobody came further.",
                             "{0} share the win: nobody got home, and nobody came further."),
                    {who}),
                race.ended == EndReason::stalled ? Rule("FR-EDGE-30") : Rule("FR-EDGE-28")};
    }
    const int laps = race.setting->laps;
    if (!race.course().is_circuit()) {
        return {say("{0} wins: first across the line.", {who}), "FR-RACE-01"};
    }
    return {counted(who, laps, "{0} wins: first across the line after 1 lap.",
                    "{0} wins: first across the line after {1} laps."),
            "FR-RACE-01"};
}

RaceVerdict furthest_outcome(const Race& race, const std::vector<VehicleId>& winners,
                             const Names& names) {
    const std::string who = listing_of(names, winners);
    const std::string spaces = spaces_of(static_cast<int>(progress(race, winners.front())));
    if (winners.size() > 1) {
        return {say("{0} share the win: nobody came further than {1}.", {who, spaces}),
                "FR-EDGE-31"};
    }
    return {say("{0} wins with the greatest distance, {1}.", {who, spaces}), "FR-RACE-02"};
}

RaceVerdict toughest_outcome(const Race& race, const std::vector<VehicleId>& winners,
                             const Names& names) {
    const std::string who = listing_of(names, winners);
    const bool is_shared = winners.size() > 1;
    if (race.ended == EndReason::stalled) {
        const int spare = damage_to_spare(race, winners.front());
        return {say(is_shared
                        ? by_count(spare, "{0} share the win: level with {1} Damage to spare.",
                                   "{0} share the win: level with {1} Damage to spare.")
                        : mark("{0} wins with the most Damage to spare, {1}."),
                    {who, spare}),
                "FR-EDGE-30"};
    }
    if (race.ended == EndReason::nobody_running) {
        return {say(is_shared ? mark("{0} share the win: the last to go, and they went together.")
                              : mark("{0} wins: the last to go."),
                    {who}),
                "FR-EDGE-31"};
    }
    return {say("{0} wins: the last vehicle that is not destroyed.", {who}), "FR-RACE-03"};
}

const char* catch_text(CatchKind how) {
    switch (how) {
    case CatchKind::level: return mark("{0} wins: it drew level with {1}.");
    case CatchKind::collision: return mark("{0} wins: it ran {1} down.");
    case CatchKind::adjacent: return mark("{0} wins: it came up beside {1}.");
    case CatchKind::destroyed: return mark("{0} wins: it brought {1} down.");
    }
    return mark("{0} wins: it caught {1}.");
}

RaceVerdict pursuit_outcome(const Race& race, const std::vector<VehicleId>& winners,
                            std::optional<CatchKind> how, const Names& names) {
    if (winners.empty()) {
        return race.ended == EndReason::nobody_running
                   ? RaceVerdict{tr("Nobody wins: both were lost together."), "FR-EDGE-31"}
                   : RaceVerdict{tr("Nobody wins: neither gained on the other."), "FR-EDGE-31"};
    }
    const VehicleId winner = winners.front();
    const VehicleId other = quarry_of(race, winner);
    const std::string who = names.of(winner);
    if (race.catcher != no_vehicle) {
        return {
            say(how ? catch_text(*how) : mark("{0} wins: it caught {1}."), {who, names.of(other)}),
            "FR-RACE-04"};
    }
    if (race.ended == EndReason::last_running) {
        return {say("{0} wins: {1} is out of the race.", {who, names.of(other)}), "FR-EDGE-31"};
    }
    const int gained = static_cast<int>(distance_gained(race, winner)) -
                       static_cast<int>(distance_gained(race, other));
    return {say("{0} wins: it gained {1} on {2}.", {who, spaces_of(gained), names.of(other)}),
            race.ended == EndReason::stalled ? Rule("FR-EDGE-30") : Rule("FR-EDGE-31")};
}

RaceVerdict hunt_outcome(const Race& race, std::optional<CatchKind> how, const Names& names) {
    const std::string fox = names.of(race.terms().fox);
    if (race.catcher != no_vehicle) {
        return {say(how ? catch_text(*how) : mark("{0} wins: it caught {1}."),
                    {names.of(race.catcher), say("the Fox ({0})", {fox})}),
                "FR-RACE-05"};
    }
    if (race.ended == EndReason::hounds_out) {
        return {say("The Fox ({0}) wins: all the Hounds are out.", {fox}), "FR-EDGE-31"};
    }
    if (race.ended == EndReason::stalled) {
        return {say("The Fox ({0}) wins: nobody got any further.", {fox}), "FR-EDGE-30"};
    }
    const int rounds = race.round;
    return {counted(fox, rounds, "The Fox ({0}) wins: it got away for 1 round.",
                    "The Fox ({0}) wins: it got away for {1} rounds."),
            "FR-EDGE-31"};
}

}  // namespace

RaceVerdict verdict_of(const Race& race, std::optional<CatchKind> how, const Names& names) {
    if (race.moment != Moment::over) return {tr("The race is still on."), Rule::none()};
    const std::vector<VehicleId> winners = frothy::winners(race);
    const RaceTerms& terms = race.terms();
    if (!winners.empty() && terms.has_teams()) return team_outcome(race, winners, names);
    if (!winners.empty() && terms.has_scoring()) return points_outcome(race, winners, names);
    switch (terms.type) {
    case RaceType::fastest: return fastest_outcome(race, winners, names);
    case RaceType::furthest: return furthest_outcome(race, winners, names);
    case RaceType::toughest: return toughest_outcome(race, winners, names);
    case RaceType::pursuit: return pursuit_outcome(race, winners, how, names);
    case RaceType::fox_and_hounds: return hunt_outcome(race, how, names);
    }
    return {tr("The race is over."), Rule::none()};
}

std::string team_text(const TeamResult& team, const RaceTerms& terms) {
    if (terms.has_scoring()) {
        return say("Team {0}: {1}, {2}",
                   {int{team.team}, words::ordinal(team.place), points_of(team.points)});
    }
    return say("Team {0}: {1}, average place {2}",
               {int{team.team}, words::ordinal(team.place), average_text(team)});
}

std::string fox_turn_text(const FoxTurn& turn, const Names& names) {
    const std::string fox = names.of(turn.fox);
    const int rounds = turn.rounds;
    const std::string lasted = say(by_count(rounds, "1 round", "{0} rounds"), {rounds});
    if (turn.fate == FoxFate::survived) return say("{0} got away for {1}.", {fox, lasted});
    const int phases = turn.phases;
    if (phases == 0) return say("{0} was taken after {1}.", {fox, lasted});
    return say(by_count(phases, "{0} was taken after {1} and 1 phase.",
                        "{0} was taken after {1} and {2} phases."),
               {fox, lasted, phases});
}

std::vector<AgreedPoint> agreed_points(const HouseRules& rules) {
    std::vector<AgreedPoint> points;
    for (const HouseRuleKey& key : house_rule_keys()) {
        const int value = key.get(rules);
        const int usual = key.get(HouseRules{});
        if (value == usual) continue;
        AgreedPoint point;
        const std::string title = house_rule_title(key);
        // Titles that end with "by".
        const bool runs_on = key.key == "opt.grandstanding" || key.key == "opt.whips_of_shame";
        point.text = say(runs_on ? mark("{0} {1}.") : mark("{0}: {1}."),
                         {title, house_rule_value_text(key, value)});
        point.usual = say("In the book: {0}.", {house_rule_value_text(key, usual)});
        point.rule = Rule::from_text(key.rule);
        points.push_back(std::move(point));
    }
    return points;
}

}  // namespace frothy
