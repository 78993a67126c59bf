#include "games/grand_prix/door/core/grand_prix_module.h"

#include <memory>

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/data/codec.h"
#include "games/grand_prix/data/scenario.h"
#include "games/grand_prix/door/core/race_facts.h"
#include "games/grand_prix/rules/ranking.h"
#include "kernel/random_policy.h"
#include "play/commands/contest_commands.h"
#include "play/commands/record_commands.h"
#include "play/lab/codec_contest.h"
#include "words/words.h"

namespace grand_prix {

namespace {

std::vector<play::ContestDriver<GrandPrix>> contest_drivers() {
    std::vector<play::ContestDriver<GrandPrix>> all;
    for (const std::string_view driver : drivers) {
        all.push_back({driver, [driver](std::uint64_t) {
                           return [driver](const Race& race, const auto& question) {
                               return static_cast<int>(answer_of(driver, race, question));
                           };
                       }});
    }
    all.push_back({"random", [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }});
    return all;
}

enum Column : std::size_t { attempts, collisions, leads, stops, cards };

const std::vector<play::ContestColumn> columns = {{"attempts", "attempts"},
                                                  {"collisions", "collisions"},
                                                  {"leads", "lead_changes"},
                                                  {"stops", "stops"},
                                                  {"cards", "cards"}};

// A collision counts for the car that attempted, a lead for the car that takes it.
void count_step(const Race& before, const Race& after, std::span<const Event> told,
                std::span<play::SeatTally> seats) {
    for (const Event& event : told) {
        const auto add = [&](Column column) { ++seats[event.who].counts[column]; };
        switch (event.fact) {
        case Fact::attempted: add(attempts); break;
        case Fact::collided: add(collisions); break;
        case Fact::passed_box: add(stops); break;
        case Fact::card_drawn: add(cards); break;
        default: break;
        }
    }
    if (before.stage != Stage::race || after.stage != Stage::race) return;
    const CarId now = leader(after);
    if (now != leader(before)) ++seats[now].counts[leads];
}

play::Contest<GrandPrix> contest_of(const Terms& terms) {
    auto contest = play::lab::codec_contest<Codec>([terms](std::uint64_t) { return terms; });
    for (int car = 1; car <= terms.cars; ++car)
        contest.seats.push_back("car " + std::to_string(car));
    contest.winners = [](const Race& race) { return kernel::only(classification(race)[0]); };
    contest.is_thrown = [](Why why) {
        return why == Why::grid || why == Why::roll_off || why == Why::qualifying ||
               why == Why::movement || why == Why::pit || why == Why::card_die;
    };
    contest.is_won = [](const Race& race) { return race.homes > 0; };
    contest.columns = columns;
    contest.count = count_step;
    contest.slots = [](const Race& race) {
        std::vector<std::size_t> slots(race.terms.cars);
        for (std::size_t slot = 0; slot < slots.size(); ++slot)
            slots[race.order[slot]] = slot;
        return slots;
    };
    return contest;
}

// One of two words.
template <class Enum>
void either(play::CommandOptions& options, const std::string& name, const std::string& usual,
            const std::string& other, Enum& value, const std::string& help) {
    const auto read = [name, usual, other, &value](const std::string& given) {
        if (given != usual && given != other) {
            throw play::UsageError(name + ": found \"" + given + "\", expected " + usual + " or " +
                                   other);
        }
        value = static_cast<Enum>(given == other ? 1 : 0);
    };
    options.value(name, usual + "|" + other, read, help + " (default " + usual + ")");
}

void declare_terms(play::CommandOptions& options, Terms& terms) {
    options.number("--cars", "N", terms.cars, least_cars, most_cars, "how many race (default 4)");
    options.number("--laps", "N", terms.laps, 1, most_laps, "how many laps (default 8)");
    either(options, "--mode", "normal", "sprint", terms.mode, "the race, or a Sprint on two dice");
    either(options, "--grid", "roll", "qualifying", terms.grid, "how the grid is settled");
    either(options, "--placing", "at-once", "race-on", terms.placing,
           "whether the race ends with its winner, or when all are home");
    options.flag("--dynamic-weather", terms.dynamic_weather, "two 6s in a row turn the weather");
    options.flag("--two-compounds", terms.two_compounds, "SOFT and HARD must both be used");
    options.flag("--tyre-wear", terms.tyre_wear, "SOFT gives less with every lap");
    options.flag("--finish-round", terms.finish_round,
                 "the others complete the round of the winner");
    options.flag("--dry-race", terms.dry_race, "the track stays dry");
}

void check(const Terms& terms) {
    const Rule broken = contradiction_in(terms);
    if (broken == Rule{}) return;
    throw play::UsageError("these options cannot be agreed on together, see " + broken.text() +
                           " of the rules");
}

play::CommandRun declare_simulate(play::CommandOptions& options) {
    const auto terms = std::make_shared<Terms>();
    play::describe_simulate(options);
    declare_terms(options, *terms);
    return play::declare_contest<GrandPrix>(options, contest_drivers(), [terms](const auto&) {
        check(*terms);
        return contest_of(*terms);
    });
}

play::CommandRun declare_report(play::CommandOptions& options) {
    const auto terms = std::make_shared<Terms>();
    declare_terms(options, *terms);
    return play::declare_contest_report<GrandPrix>(options, {"grand-prix", "Grand Prix"},
                                                   contest_drivers(), [terms](const auto&) {
                                                       check(*terms);
                                                       return contest_of(*terms);
                                                   });
}

play::CommandRun declare_bench(play::CommandOptions& options) {
    const auto terms = std::make_shared<Terms>();
    declare_terms(options, *terms);
    return play::declare_contest_bench<GrandPrix>(options, contest_drivers(), [terms](const auto&) {
        check(*terms);
        return contest_of(*terms);
    });
}

// Each option at least once.
std::vector<play::Contest<GrandPrix>> signed_contests() {
    Terms sprint{.cars = 2, .mode = Mode::sprint, .finish_round = true};
    Terms rain{.cars = 6, .grid = GridBy::qualifying, .dynamic_weather = true};
    Terms tyres{.laps = 5,
                .placing = Placing::race_on,
                .two_compounds = true,
                .tyre_wear = true,
                .dry_race = true};
    return {contest_of({}), contest_of(sprint), contest_of(rain), contest_of(tyres)};
}

play::CommandRun declare_signature(play::CommandOptions& options) {
    return play::declare_contest_signature<GrandPrix>(options, signed_contests, contest_drivers);
}

}  // namespace

play::GameModule grand_prix_module() {
    play::GameModule game = play::record_module<Codec, scenario_game>(
        words::mark("Grand Prix"), declare_simulate,
        {{"report", "what many races tell of drivers and seats", declare_report},
         {"bench", "how fast this build is on this machine", declare_bench},
         {"signature", "one number for how the rules play", declare_signature}});
    game.teller = fact_teller();
    return game;
}

}  // namespace grand_prix
