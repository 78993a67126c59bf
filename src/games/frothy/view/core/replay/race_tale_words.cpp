// The story of a race in sentences.
#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/replay/race_tale.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;
using words::tr;

namespace {

constexpr std::size_t most_moments = 10;
constexpr int most_lead_changes_told = 4;
// With fewer, but for who came home, lesser blows are told as well.
constexpr std::ptrdiff_t few_moments = 5;
constexpr std::size_t most_blows = 2;
constexpr int least_damage_told = 2;
constexpr int least_loss_told = 5;  // spaces in a round

// Who has most of something; nobody where there is none of it.
struct Most {
    int number = 0;
    std::vector<VehicleId> who;
};

template <class Count>
Most most_of(const RaceTale& tale, Count count) {
    Most most;
    for (VehicleId v = 0; v < tale.vehicles; ++v) {
        const int number = count(tale.seats[v]);
        if (number < most.number || number == 0) continue;
        if (number > most.number) most.who.clear();
        most.number = number;
        most.who.push_back(v);
    }
    return most;
}

// By which the lead was taken for good: told however often it changed before.
const ReplayMark* last_lead(const RaceReplay& replay) {
    const ReplayMark* last = nullptr;
    for (const ReplayMark& mark : replay.marks()) {
        if (mark.kind == MarkKind::overtake && mark.place == 1) last = &mark;
    }
    return last;
}

// Attacks and collisions; what wrecked somebody is told with the wreck. The hardest first, and a
// crash before an attack that did no more.
std::vector<const ReplayMark*> all_blows(const RaceReplay& replay) {
    std::vector<const ReplayMark*> blows;
    for (const ReplayMark& mark : replay.marks()) {
        const bool is_blow = mark.kind == MarkKind::attack || mark.kind == MarkKind::collision;
        const bool is_wreck = std::ranges::any_of(replay.marks(), [&](const ReplayMark& other) {
            return other.kind == MarkKind::wreck && other.stop == mark.stop;
        });
        if (is_blow && !is_wreck) blows.push_back(&mark);
    }
    std::ranges::stable_sort(blows, std::ranges::greater{}, [](const ReplayMark* mark) {
        return std::pair(mark->damage, mark->kind == MarkKind::collision);
    });
    return blows;
}

// The attacks and the collisions that did most Damage, and the worst attack in any case.
std::vector<const ReplayMark*> hardest_of(const std::vector<const ReplayMark*>& blows) {
    const auto worst_attack = std::ranges::find(blows, MarkKind::attack, &ReplayMark::kind);
    std::vector<const ReplayMark*> told;
    for (auto blow = blows.begin(); blow != blows.end(); ++blow) {
        const bool is_hard = told.size() < most_blows && (*blow)->damage >= least_damage_told;
        if (is_hard || blow == worst_attack) told.push_back(*blow);
    }
    return told;
}

std::string told_of(const ReplayMark& mark) {
    std::string text = say("Round {0}: {1}", {mark.round, mark.text});
    if (mark.damage == 0) return text;
    return say(by_count(mark.damage, "{0} {1} Damage in all.", "{0} {1} Damage in all."),
               {text, mark.damage});
}

bool decides(const ReplayMark& mark, const RaceTale& tale) {
    switch (mark.kind) {
    case MarkKind::finish:
    case MarkKind::wreck:
    case MarkKind::caught:
    case MarkKind::out: return true;
    case MarkKind::overtake: return mark.place == 1 && tale.lead_changes <= most_lead_changes_told;
    default: return false;
    }
}

void add_moments(std::vector<Chapter>& chapters, const RaceReplay& replay, const RaceTale& tale) {
    const ReplayMark* lead = last_lead(replay);
    const std::vector<const ReplayMark*> all = all_blows(replay);
    const std::vector<const ReplayMark*> blows = hardest_of(all);
    const auto is_always_told = [&](const ReplayMark* mark) {
        return mark == lead || std::ranges::find(blows, mark) != blows.end();
    };
    std::vector<const ReplayMark*> marks;
    for (const ReplayMark& mark : replay.marks()) {
        if (is_always_told(&mark) || decides(mark, tale)) marks.push_back(&mark);
    }
    for (const ReplayMark* blow : all) {
        const bool is_told = std::ranges::find(marks, blow) != marks.end();
        const auto moments = std::ranges::count_if(
            marks, [](const ReplayMark* mark) { return mark->kind != MarkKind::finish; });
        if (!is_told && moments < few_moments) marks.push_back(blow);
    }
    std::ranges::sort(marks);  // as they came
    if (marks.size() > most_moments) {
        std::ranges::stable_sort(marks, {}, [&](const ReplayMark* mark) {
            return std::pair(!is_always_told(mark), mark->kind);
        });
        marks.resize(most_moments);
        std::ranges::sort(marks);  // as they came
    }
    for (const ReplayMark* mark : marks) {
        chapters.push_back({told_of(*mark), mark->stop});
    }
}

// Who got home, in that order.
std::vector<VehicleId> home_in_order(const RaceTale& tale) {
    std::vector<VehicleId> home;
    for (VehicleId v = 0; v < tale.vehicles; ++v) {
        if (tale.seats[v].home_round > 0) home.push_back(v);
    }
    std::ranges::sort(home, {}, [&](VehicleId v) {
        const SeatTale& seat = tale.seats[v];
        return std::tuple(seat.home_round, seat.home_phase, seat.home_stop, v);
    });
    return home;
}

// How close the first two came home.
void add_finish(std::vector<Chapter>& chapters, const RaceTale& tale, const Names& names) {
    const std::vector<VehicleId> home = home_in_order(tale);
    if (home.size() < 2) return;
    const SeatTale& first = tale.seats[home[0]];
    const SeatTale& second = tale.seats[home[1]];
    const std::string winner = names.of(home[0]);
    const std::string next = names.of(home[1]);
    const int rounds = second.home_round - first.home_round;
    if (rounds > 0) {
        chapters.push_back({say(by_count(rounds, "{0} is home a round before {1}.",
                                         "{0} is home {2} rounds before {1}."),
                                {winner, next, rounds}),
                            first.home_stop});
        return;
    }
    const int phases = second.home_phase - first.home_phase;
    chapters.push_back(
        {phases == 0
             ? say("A close finish: {0} and {1} get home in the same phase.", {winner, next})
             : say(by_count(phases, "A close finish: {0} is home a single phase before {1}.",
                            "{0} is home {2} phases before {1}."),
                   {winner, next, phases}),
         second.home_stop});
}

// The round in which somebody fell furthest behind whoever won.
void add_losses(std::vector<Chapter>& chapters, const RaceTale& tale, const Names& names) {
    const std::vector<VehicleId> home = home_in_order(tale);
    if (home.empty()) return;
    const VehicleId winner = home.front();
    for (VehicleId v = 0; v < tale.vehicles; ++v) {
        const auto lost = [&](const RoundTale& round) {
            const std::optional<int>& own = round.spaces.at(v);
            return own ? round.spaces.at(winner).value_or(0) - *own : 0;
        };
        const auto worst = std::ranges::max_element(tale.by_round, {}, lost);
        if (worst == tale.by_round.end() || lost(*worst) < least_loss_told) continue;
        const auto spaces = [&](VehicleId of) { return worst->spaces.at(of).value_or(0); };
        chapters.push_back(
            {say("Round {0} costs {1} most: {3} gets on by {4} spaces, {1} by {2}.",
                 {worst->round, names.of(v), spaces(v), names.of(winner), spaces(winner)}),
             worst->stop});
    }
}

void add_deeds(std::vector<Chapter>& chapters, const RaceTale& tale, const Names& names) {
    // Once is not most often, and what all do alike sets nobody apart.
    const auto told = [&](const Most& most, const char* one, const char* more) {
        const bool is_news = most.number > 1 && static_cast<int>(most.who.size()) < tale.vehicles;
        if (!is_news) return;
        const auto count = static_cast<int>(most.who.size());
        chapters.push_back(
            {say(count == 1 ? one : more, {listing_of(names, most.who), most.number}),
             std::nullopt});
    };
    const Most leaders = most_of(tale, [](const SeatTale& seat) { return seat.rounds_led; });
    if (leaders.who.size() == 1 && leaders.number > 1)
        chapters.push_back(
            {leaders.number == tale.rounds
                 ? say("{0} leads at the end of every round.", {names.of(leaders.who.front())})
                 : say("{0} leads longest: at the end of {1} of {2} rounds.",
                       {names.of(leaders.who.front()), leaders.number, tale.rounds}),
             std::nullopt});
    const Most fastest = most_of(tale, [](const SeatTale& seat) { return seat.top_speed; });
    told(fastest, words::mark("{0} is the fastest of all: Speed {1}."),
         words::mark("{0} are the fastest of all: Speed {1}."));
    if (fastest.who.size() == 1 && fastest.number > 1)
        chapters.back().stop = tale.seats[fastest.who[0]].top_speed_stop;
    told(most_of(tale, [](const SeatTale& seat) { return seat.passed; }),
         words::mark("{0} passes the most vehicles: {1} in all."),
         words::mark("{0} pass the most vehicles: {1} each."));
    told(most_of(tale, [](const SeatTale& seat) { return seat.attacks_made; }),
         words::mark("{0} attacks most: {1} in all."), words::mark("{0} attack most: {1} each."));
    told(most_of(tale, [](const SeatTale& seat) { return seat.damage; }),
         words::mark("{0} suffers the most Damage: {1} in all."),
         words::mark("{0} suffer the most Damage: {1} each."));
    told(most_of(tale, [](const SeatTale& seat) { return seat.drifts; }),
         words::mark("{0} drifts most: {1} in all."), words::mark("{0} drift most: {1} each."));
    told(most_of(tale, [](const SeatTale& seat) { return seat.collisions; }),
         words::mark("{0} is in the most crashes: {1} in all."),
         words::mark("{0} are in the most crashes: {1} each."));
}

}  // namespace

std::vector<Chapter> chapters_of(const RaceReplay& replay, const RaceTale& tale) {
    std::vector<Chapter> chapters;
    add_moments(chapters, replay, tale);
    add_finish(chapters, tale, replay.names());
    if (tale.lead_changes > most_lead_changes_told) {
        chapters.push_back(
            {say("The lead changes hands {0} times.", {tale.lead_changes}), std::nullopt});
    }
    add_losses(chapters, tale, replay.names());
    add_deeds(chapters, tale, replay.names());
    return chapters;
}

std::vector<TaleLine> seat_lines(const SeatTale& tale) {
    std::vector<TaleLine> lines;
    const auto add = [&](const char* label, std::string value) {
        lines.push_back({tr(label), std::move(value)});
    };
    const auto number = [](int count) { return std::to_string(count); };
    add(words::mark("Top Speed"), number(tale.top_speed));
    add(words::mark("Laps raced"), number(tale.laps));
    add(words::mark("Vehicles passed"), number(tale.passed));
    add(words::mark("Cards played"), number(tale.cards));
    add(words::mark("Attacks made"), number(tale.attacks_made));
    add(words::mark("Attacks suffered"), number(tale.attacks_suffered));
    add(words::mark("Of these, won"), number(tale.attacks_won));
    add(words::mark("Damage suffered"), number(tale.damage));
    add(words::mark("Collisions"), number(tale.collisions));
    add(words::mark("Control rolls"),
        tale.control_rolls == 0
            ? number(0)
            : say("{0}, {1} of them lost", {tale.control_rolls, tale.control_lost}));
    add(words::mark("Drifts"), number(tale.drifts));
    add(words::mark("Slides"), number(tale.slides));
    return lines;
}

}  // namespace frothy
