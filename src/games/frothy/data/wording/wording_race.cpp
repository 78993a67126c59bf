// What a race is about and how it stands, and what happens in the other kinds of race, in words.
#include <array>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"

namespace frothy {
namespace {

std::string rounds_text(const RaceTerms& terms) {
    const int rounds = rounds_of(terms);
    return say(by_count(rounds, "1 round", "{0} rounds"), {rounds});
}

std::string points_text(int points) {
    return say(by_count(points, "1 point", "{0} points"), {points});
}

std::string hunt_text(const Race& race, VehicleId hunter, const Names& names) {
    const int gap = static_cast<int>(gap_to_quarry(race, hunter));
    return say(by_count(gap, "1 space behind {1}", "{0} spaces behind {1}"),
               {gap, names.of(quarry_of(race, hunter))});
}

}  // namespace

std::string distance_text(const Race& race, VehicleId v) {
    const int spaces = static_cast<int>(progress(race, v));
    if (spaces >= 0) return say(by_count(spaces, "{0} space", "{0} spaces"), {spaces});
    return say(by_count(-spaces, "1 space before the line", "{0} spaces before the line"),
               {-spaces});
}

std::string race_type_name(RaceType type) {
    switch (type) {
    case RaceType::fastest: return tr("Fastest");
    case RaceType::furthest: return tr("Furthest");
    case RaceType::toughest: return tr("Toughest");
    case RaceType::pursuit: return tr("Pursuit");
    case RaceType::fox_and_hounds: return tr("Fox and Hounds");
    }
    return tr("Race");
}

std::string race_type_aim(RaceType type) {
    switch (type) {
    case RaceType::fastest: return tr("The first across the line after the agreed laps wins.");
    case RaceType::furthest: return tr("Whoever has come furthest when time is up wins.");
    case RaceType::toughest: return tr("The last vehicle that is not destroyed wins.");
    case RaceType::pursuit:
        return tr("Two start on opposite sides of the circuit; the first to catch the other wins.");
    case RaceType::fox_and_hounds:
        return tr(
            "The first Hound to catch or destroy the Fox wins; a Fox that holds out wins instead.");
    }
    return tr("Somebody wins.");
}

Rule race_type_rule(RaceType type) {
    constexpr std::array<Rule, race_type_count> rules = {"FR-RACE-01", "FR-RACE-02", "FR-RACE-03",
                                                         "FR-RACE-04", "FR-RACE-05"};
    return rules.at(static_cast<std::size_t>(type));
}

std::string terms_text(const RaceTerms& terms, const Names& names) {
    std::vector<std::string> parts = {race_type_name(terms.type)};
    const bool is_open = terms.time_limit == TimeLimit::clock && rounds_of(terms) == max_rounds;
    if (rounds_of(terms) > 0 && !is_open) parts.push_back(rounds_text(terms));
    if (terms.time_limit == TimeLimit::clock) parts.emplace_back(tr("by the clock"));
    if (terms.type == RaceType::fox_and_hounds) {
        const int start = terms.head_start;
        parts.push_back(say(
            by_count(start, "{1} is the Fox, 1 space ahead", "{1} is the Fox, {0} spaces ahead"),
            {start, names.of(terms.fox)}));
    }
    if (terms.has_scoring()) parts.emplace_back(tr("with points"));
    if (terms.has_teams()) parts.emplace_back(tr("in teams"));
    std::string text;
    for (const std::string& part : parts)
        text = text.empty() ? part : say("{0}, {1}", {text, part});
    return text;
}

std::string standing_text(const Race& race, VehicleId v, const Names& names) {
    const bool running = race[v].is_running();
    if (race.terms().has_scoring()) return points_text(race[v].points);
    switch (race.terms().type) {
    case RaceType::fastest: break;
    case RaceType::furthest: return distance_text(race, v);
    case RaceType::toughest:
        if (!running) break;
        return say(by_count(damage_to_spare(race, v), "{0} Damage to spare", "{0} Damage to spare"),
                   {damage_to_spare(race, v)});
    case RaceType::pursuit:
    case RaceType::fox_and_hounds:
        if (!running || race.catcher != no_vehicle) break;
        if (quarry_of(race, v) == no_vehicle) return tr("the Fox");
        return hunt_text(race, v, names);
    }
    return {};
}

std::string worded(const Caught& caught, const EventTold& told) {
    const std::string other = told.names.of(caught.other);
    switch (caught.how) {
    case CatchKind::level: return say("{0} draws level with {1}: caught.", {told.who, other});
    case CatchKind::collision: return say("{0} runs {1} down: caught.", {told.who, other});
    case CatchKind::adjacent: return say("{0} comes up beside {1}: caught.", {told.who, other});
    case CatchKind::destroyed: return say("{0} has brought {1} down.", {told.who, other});
    }
    return say("{0} catches {1}.", {told.who, other});
}

std::string worded(const Scored& scored, const EventTold& told) {
    const auto what_for = [&] {
        switch (scored.what) {
        case ScoreFor::obstacle:
            return by_count(scored.points, "{0} scores 1 point for the obstacle and has {2}.",
                            "{0} scores {1} points for the obstacle and has {2}.");
        case ScoreFor::runner:
            return by_count(scored.points, "{0} scores 1 point for the runner and has {2}.",
                            "{0} scores {1} points for the runner and has {2}.");
        case ScoreFor::damage:
            return by_count(scored.points, "{0} scores 1 point for the damage to {3} and has {2}.",
                            "{0} scores {1} points for the damage to {3} and has {2}.");
        case ScoreFor::place:
            return by_count(scored.points, "{0} scores 1 point for the place and has {2}.",
                            "{0} scores {1} points for the place and has {2}.");
        }
        return mark("{0} scores {1} and has {2}.");
    };
    return say(what_for(), {told.who, scored.points, scored.total, told.names.of(scored.other)});
}

}  // namespace frothy
