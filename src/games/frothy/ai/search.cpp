#include "games/frothy/ai/search.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/ai/win_prospects.h"
#include "games/frothy/rules/rules.h"
#include "kernel/imagine.h"

namespace frothy {

namespace {

constexpr int rounds_played_on = 3;
constexpr std::size_t most_options = 12;
// Courses of events in which an option is played on: at first, and as long as it may yet be better.
constexpr int first_samples = 16;
constexpr int most_samples = 384;

bool is_worth_a_thought(Ask ask) {
    switch (ask) {
    case Ask::speed_cards:
    case Ask::speed_direction:
    case Ask::drive:
    case Ask::control_cards:
    case Ask::discard_die:
    case Ask::attack_cards:
    case Ask::slide_side:
    case Ask::after_roll:
    case Ask::stop_short:
    case Ask::sneak: return true;
    default: return false;
    }
}

// A table at which everybody drives on without thinking, and dice fall by a number.
class OnwardsTable final : public Table {
public:
    OnwardsTable(const Race& race, const Roads& roads) : race_(race), roads_(roads) {}
    void begin(std::uint64_t stream) {
        stream_ = stream;
        rolls_ = 0;
    }

protected:
    int answer(const Question& question) override {
        return SteadyDriver(*roads_.map, Manner::racing, roads_.books[question.player])(race_,
                                                                                        question);
    }
    void cast(const kernel::Roll<Frothy>& roll, kernel::Faces& faces) override {
        kernel::cast_roll(stream_, rolls_++, roll, faces);
    }
    void announce(const Event&) override {}

private:
    const Race& race_;
    const Roads& roads_;
    std::uint64_t stream_ = 0;
    std::uint64_t rolls_ = 0;
};

bool has_ended_round(const Race& race) {
    return race.moment == Moment::over || race.moment == Moment::start_of_round;
}

// What an option came to, over the same dice for all of them.
struct Tried {
    int option = 0;
    int samples = 0;
    double lead = 0;     // over the usual option, in all
    double squares = 0;  // of the leads

    void add(double chance, double usual_chance) {
        const double more = chance - usual_chance;
        ++samples;
        lead += more;
        squares += more * more;
    }
    double mean_lead() const { return lead / samples; }
    double uncertainty() const {
        const double variance = std::max(squares / samples - mean_lead() * mean_lead(), 0.0);
        return std::sqrt(variance / samples);
    }
};

constexpr double least_lead = 1e-4;
// By how much of its own uncertainty another option must be better, and how much worse it may seem
// and still be given another chance.
constexpr double least_clear = 1.0;
constexpr double most_doubt = 1.0;

bool is_clearly_better(const Tried& tried) {
    return tried.mean_lead() > std::max(least_lead, least_clear * tried.uncertainty());
}
bool may_be_better(const Tried& tried) {
    return tried.mean_lead() + most_doubt * tried.uncertainty() > least_lead;
}

// What a race is at a decision, as a number to draw dice by.
std::uint64_t number_of(const kernel::Decision<Frothy>& decision) {
    std::uint64_t number = kernel::split_mix(decision.now.round * 64U + decision.now.phase);
    for (VehicleId v = 0; v < decision.now.vehicle_count; ++v)
        number = kernel::split_mix(number ^ (decision.now[v].cell * 16U + decision.now[v].damage));
    return kernel::split_mix(number ^ decision.entries.size());
}

void go_on_to_end_of_round(Race& race, OnwardsTable& onwards) {
    while (!has_ended_round(race))
        Frothy::step(race, onwards);
}
// The race at the end of the round in which an option is taken.
void play_round(const kernel::Decision<Frothy>& decision, int option, OnwardsTable& onwards,
                Race& race) {
    kernel::play_on(decision, decision.options[static_cast<std::size_t>(option)], decision.player,
                    onwards, race, 0, [](const kernel::ImaginingTable<Frothy>&) {});
    go_on_to_end_of_round(race, onwards);
}
// And some rounds later, if it is not over before.
void play_rounds(const kernel::Decision<Frothy>& decision, int option, OnwardsTable& onwards,
                 Race& race) {
    play_round(decision, option, onwards, race);
    for (int round = 1; round < rounds_played_on && race.moment != Moment::over; ++round) {
        Frothy::step(race, onwards);
        go_on_to_end_of_round(race, onwards);
    }
}

}  // namespace

Race round_after(const kernel::Decision<Frothy>& decision, int option, const Roads& roads,
                 std::uint64_t dice) {
    Race race = decision.boundary;
    OnwardsTable onwards(race, roads);
    onwards.begin(kernel::split_mix(number_of(decision) ^ dice));
    play_round(decision, option, onwards, race);
    return race;
}

int searched_answer(const kernel::Decision<Frothy>& decision, const Roads& roads, int usual) {
    const VehicleId me = decision.player;
    if (!is_worth_a_thought(decision.ask)) return usual;
    if (needs_road_book(decision.now.terms()) && roads.books[me] == nullptr) return usual;
    if (decision.options.size() < 2) return usual;
    std::vector<Tried> tried;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const bool is_usual = static_cast<int>(i) == usual;
        if (is_usual || tried.size() < most_options) tried.push_back({static_cast<int>(i)});
    }
    std::iter_swap(tried.begin(), std::ranges::find(tried, usual, &Tried::option));
    const std::uint64_t number = number_of(decision);
    const WinProspects prospects(roads);
    Race race = decision.boundary;
    OnwardsTable onwards(race, roads);
    const auto try_all = [&](std::uint64_t sample) {
        double usual_chance = 0;
        for (Tried& one : tried) {
            onwards.begin(kernel::split_mix(number ^ sample));
            play_rounds(decision, one.option, onwards, race);
            const double chance = prospects.chance_to_win(race, me);
            if (one.option == usual) usual_chance = chance;
            one.add(chance, usual_chance);
        }
    };
    int samples = 0;
    for (int goal = first_samples; tried.size() > 1 && samples < most_samples; goal *= 2) {
        for (; samples < std::min(goal, most_samples); ++samples)
            try_all(static_cast<std::uint64_t>(samples));
        std::erase_if(tried,
                      [&](const Tried& one) { return one.option != usual && !may_be_better(one); });
    }
    std::erase_if(tried,
                  [&](const Tried& one) { return one.option != usual && !is_clearly_better(one); });
    return std::ranges::max_element(tried, {}, &Tried::lead)->option;
}

}  // namespace frothy
