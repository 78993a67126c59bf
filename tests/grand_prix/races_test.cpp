// Thousands of races at random: what must hold after every turn, whatever was agreed.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

#include "formats/json_reader.h"
#include "games/grand_prix/data/codec.h"
#include "games/grand_prix/rules/ranking.h"
#include "grand_prix/all_terms.h"
#include "kernel/policy_table.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "play/record.h"
#include "support/kept_race.h"
#include "support/same_race.h"

namespace grand_prix {
namespace {

using RandomTable = kernel::PolicyTable<GrandPrix, kernel::RandomPolicy>;
using Session = kernel::Session<GrandPrix>;

constexpr int most_steps = 6000;

// One step of a race, and what it must leave behind. Complaints are texts, so that a check costs
// nothing as long as it holds.
class CheckedStep {
public:
    CheckedStep(const Race& before, const Race& after, std::vector<Event> events)
        : before_(before), after_(after), events_(std::move(events)) {}

    const char* complaint() const {
        for (CarId id = 0; id < after_.terms.cars; ++id)
            if (const char* text = about_car(id)) return text;
        if (const char* text = about_places()) return text;
        if (const char* text = about_bans()) return text;
        if (const char* text = about_rankings()) return text;
        return about_race();
    }

private:
    bool was_told(Fact fact, CarId id) const {
        return std::ranges::any_of(events_, [&](const Event& event) {
            return event.fact == fact && (event.who == id || event.other == id);
        });
    }
    bool was_told(Fact fact) const {
        return std::ranges::any_of(events_, [&](const Event& e) { return e.fact == fact; });
    }

    const char* about_car(CarId id) const {
        const Car& was = before_.car(id);
        const Car& is = after_.car(id);
        const int last_lap = after_.terms.laps + (is.standing == Standing::home ? 1 : 0);
        if (is.place.lap > last_lap) return "a lap after the last";
        if (is.place.in_lane ? is.place.space > lane_length
                             : is.place.space < 1 || is.place.space > lap_length)
            return "a space that is not there";
        if (is.changes.size() >= static_cast<int>(Changes::most)) return "no room for changes";
        if (after_.terms.mode == Mode::sprint && is.tyre == Tyre::wet) return "wet in a Sprint";
        if (is.stop_counts && is.stops == 0) return "a counted stop without a stop";
        if (before_.stage != Stage::race) return nullptr;
        const bool may_fall = was_told(Fact::swapped, id) || was_told(Fact::dropped_back, id);
        if (distance(is.place) < distance(was.place) && !may_fall) return "it went backward";
        if (before_.on_turn() == id) return about_mover(was, is);
        const bool is_off = was.standing != Standing::racing;
        if (is_off && !(was.place == is.place && was.standing == is.standing))
            return "a car off the track, or home, was moved";
        if (was.place.in_lane && was.place != is.place && !was_told(Fact::advanced, id))
            return "a car in the lane was moved";
        return nullptr;
    }

    const char* about_mover(const Car& was, const Car& is) const {
        if (was.standing == Standing::home) return "the turn of a car that is home";
        const bool stayed = was.place == is.place;
        if (was.standing == Standing::missing && !(stayed && is.standing == Standing::waiting))
            return "a turn that was not missed";
        if (was.standing == Standing::waiting && is.standing == Standing::waiting && !stayed)
            return "it moved, waiting";
        return nullptr;
    }

    const char* about_places() const {
        if (after_.stage < Stage::race) return nullptr;  // not on the grid yet
        std::array<int, lap_length + 1> on{};
        for (CarId id = 0; id < after_.terms.cars; ++id)
            if (after_.is_on_track(id) && ++on[after_.car(id).place.space] > 1)
                return "two cars on one space";
        return nullptr;
    }

    const char* about_bans() const {
        if (before_.stage != Stage::race || GrandPrix::is_over(after_)) return nullptr;
        const CarId id = before_.on_turn();
        if (after_.car(id).no_overtaking && !was_told(Fact::overtaking_banned, id))
            return "a ban outlasts the turn";
        if (kernel::includes(after_.caution, id) && !was_told(Fact::caution, id))
            return "a caution outlasts the turn";
        for (CarId other = 0; other < after_.terms.cars; ++other)
            if (kernel::includes(after_.caution, other) && after_.is_home(other))
                return "the caution of a car that is home";
        if ((before_.caution != 0 || before_.car(id).no_overtaking) &&
            (was_told(Fact::attempted) || was_told(Fact::passed_freely)))
            return "an overtake against a ban";
        return nullptr;
    }

    const char* about_rankings() const {
        const Cars placed = classification(after_);
        const std::set<CarId> cars(placed.begin(), placed.end());
        if (placed.size() != after_.terms.cars || cars.size() != placed.size())
            return "no permutation of the cars";
        const Cars ranked = ranking(after_);
        if (ranked.size() + after_.homes != after_.terms.cars) return "cars out of the ranking";
        for (std::size_t i = 1; i < ranked.size(); ++i)
            if (distance(after_.car(ranked[i - 1]).place) < distance(after_.car(ranked[i]).place))
                return "a ranking not by distance";
        for (std::size_t i = 1; i < placed.size(); ++i)
            if (!has_done_duty(after_, placed[i - 1]) && has_done_duty(after_, placed[i]))
                return "a place before one with a counted stop";
        return nullptr;
    }

    const char* about_race() const {
        const bool is_dry = after_.weather == Weather::dry && !after_.was_wet;
        if (!has_weather(after_.terms) && !is_dry) return "weather in a dry race";
        const auto used = std::span(after_.deck.used).first(after_.deck.known());
        if (std::set<Card>(used.begin(), used.end()).size() != used.size()) return "a card twice";
        bool is_won = false;
        for (std::size_t i = 0; i < after_.homes; ++i)
            is_won = is_won || has_done_duty(after_, after_.home[i]);
        const bool all_home = after_.homes == after_.terms.cars;
        const bool ends_at_once =
            is_won && after_.terms.placing == Placing::at_once && !after_.terms.finish_round;
        const bool is_over = GrandPrix::is_over(after_);
        if ((all_home || ends_at_once) && !is_over) return "it goes on after its end";
        const bool may_end = all_home || (is_won && after_.terms.placing == Placing::at_once);
        if (is_over && !may_end) return "it ended before its end";
        return nullptr;
    }

    const Race& before_;
    const Race& after_;
    std::vector<Event> events_;
};

template <class Policy>
std::vector<Event> events_since(const kernel::PolicyTable<GrandPrix, Policy>& table,
                                std::uint64_t from) {
    std::vector<Event> events;
    for (std::uint64_t i = from; i < table.events().total(); ++i)
        events.push_back(table.events().at(i));
    return events;
}

// Empty where all holds up to the end.
std::string fault_of_race(const Terms& terms, std::uint64_t seed) {
    Race race = race_of(terms);
    kernel::RandomPolicy policy(seed);
    RandomTable table(race, policy, seed);
    for (int step = 0; step < most_steps; ++step) {
        if (GrandPrix::is_over(race)) return {};
        const Race before = race;
        const std::uint64_t told = table.events().total();
        GrandPrix::step(race, table);
        if (const char* text = CheckedStep(before, race, events_since(table, told)).complaint())
            return std::string(text) + " in step " + std::to_string(step);
    }
    return "no end";
}

// Takes any option, and remembers what it was asked first.
struct Asked {
    kernel::RandomPolicy policy;
    std::optional<Ask> first;

    int operator()(const Race& race, const kernel::Question<GrandPrix>& question) {
        if (!first) first = question.ask;
        return policy(race, question);
    }
};

std::string told(const Terms& terms) {
    formats::OrderedJson document;
    Codec::write_agreement(terms, document);
    return document.dump();
}

}  // namespace

TEST_CASE("races at random keep the rules and end", "[grand_prix][GP-L18][GP-L33][GP-X44][GP-X54]"
                                                    "[GP-X71][GP-X72][GP-X03]") {
    std::uint64_t seed = 0;
    for (const Terms& terms : all_terms()) {
        for (int i = 0; i < 4; ++i) {
            const std::string fault = fault_of_race(terms, ++seed);
            if (fault.empty()) continue;
            INFO(told(terms) << ", seed " << seed);
            CHECK(fault.empty());
            FAIL(fault);
        }
    }
    CHECK(seed > 8000);
}

TEST_CASE("undo and redo after every answer, and a session plays what full speed plays",
          "[grand_prix][session]") {
    std::uint64_t seed = 0;
    for (const Terms& terms : all_terms()) {
        INFO(told(terms) << ", seed " << ++seed);
        support::check_session_plays_the_same<GrandPrix, kernel::RandomPolicy>(race_of(terms),
                                                                               seed);
    }
    CHECK(seed > 2000);
}

TEST_CASE("a turn goes on from a question as it would have gone on", "[grand_prix][GP-X61]") {
    std::uint64_t seed = 0;
    std::size_t gone_on = 0;
    for (const Terms& terms : all_terms()) {
        if (++seed % 5 != 0) continue;  // not a power of two: the terms count through bits
        INFO(told(terms) << ", seed " << seed);
        Session session(race_of(terms), seed);
        kernel::RandomPolicy policy(seed);
        while (const auto* decision = session.pending()) {
            const kernel::Question<GrandPrix> question = decision->question();
            if (can_go_on(question.ask)) {
                const Race& before = decision->now;
                Race race = before;
                Asked asked{kernel::RandomPolicy(seed), {}};
                kernel::PolicyTable<GrandPrix, Asked> table(race, asked, seed + gone_on++);
                go_on(race, question, table);
                CHECK(asked.first == question.ask);
                const char* fault = CheckedStep(before, race, events_since(table, 0)).complaint();
                CHECK(std::string(fault == nullptr ? "" : fault).empty());
            }
            session.submit(static_cast<std::size_t>(policy(decision->now, question)));
        }
    }
    CHECK(gone_on > 1000);
}

TEST_CASE("a race is read back as it was written, finished or not", "[grand_prix][record]") {
    std::uint64_t seed = 0;
    for (const Terms& terms : all_terms()) {
        if (++seed % 5 != 0) continue;
        INFO(told(terms) << ", seed " << seed);
        play::Record<Codec> record;
        static_cast<Terms&>(record) = terms;
        record.seed = seed;
        record.seats.resize(terms.cars);
        kernel::RandomPolicy policy(seed);
        support::check_kept_race(std::move(record), seed % 80, policy);
    }
}

}  // namespace grand_prix
