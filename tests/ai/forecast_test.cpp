// Forecasts: what is counted, and that it is what the dice bring.
#include <array>
#include <catch2/catch.hpp>

#include <cmath>
#include <cstdlib>
#include <map>
#include <memory>

#include "ai/oval.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "kernel/session.h"

namespace frothy {
namespace {

using RaceSession = kernel::Session<Frothy>;
using RaceDecision = kernel::Decision<Frothy>;

const std::atomic<bool> wanted_forever = false;

Forecast forecast_of(const RaceDecision& decision, const AnswerPlan& plan, const DrivingMap& map,
                     const kernel::OddsLimits& limits) {
    return make_forecast(decision, plan, map, nullptr, limits, wanted_forever);
}

double part(const ForecastLine& line) {
    return static_cast<double>(line.ways) / static_cast<double>(line.of);
}

double part_of(const Forecast& forecast, Prospect outcome) {
    double sum = 0;
    for (const ForecastLine& line : forecast.lines) {
        if (line.outcome == outcome) sum += part(line);
    }
    return sum;
}

bool offers(const RaceDecision& decision, OptionKind kind) {
    return std::ranges::any_of(decision.options,
                               [&](const Option& option) { return option.kind == kind; });
}

bool is_turn(const RaceDecision& decision, Option option) {
    const bool turns =
        option.kind == OptionKind::turn_left || option.kind == OptionKind::turn_right;
    return turns && decision.ask == Ask::drive;
}

// Steady drivers race on an oval until a question fits.
template <class Fits>
RaceSession until(const Setting& setting, std::uint64_t seed, Fits fits) {
    const DrivingMap map(setting);
    SteadyDriver driver(map);
    RandomDriver other(seed);
    RaceSession session(set_up_race(setting, {0, 1, 2, 3}), seed);
    while (session.pending() != nullptr && !fits(*session.pending())) {
        const RaceDecision& now = *session.pending();
        const Question question = now.question();
        const bool strays = now.entries.rolls() % 3 == 2;
        session.submit(static_cast<std::size_t>(strays ? other(now.now, question)
                                                       : driver(now.now, question)));
    }
    return session;
}

// A basic chariot, Resilience 1, with the printed dice: four sides of six get through.
TEST_CASE("FR-CTRL-12: one die that nobody discards takes effect, each icon alike",
          "[ai][odds][FR-CTRL-12][FR-CTRL-13][FR-DMG-03]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 12 && found == 0; ++seed) {
        const RaceSession session = until(setting, seed, [](const RaceDecision& decision) {
            return decision.ask == Ask::control_cards && decision.about.number == 1 &&
                   decision.about.cause == ControlCause::turn && decision.now.round > 1;
        });
        if (session.pending() == nullptr) continue;
        const VehicleId me = session.pending()->player;
        const Forecast forecast =
            forecast_of(*session.pending(), {{OptionKind::done}}, map, quick_odds);
        const auto collides = part_of(forecast, Prospect::collides);
        if (collides > 0) continue;
        ++found;
        CHECK(forecast.decides == me);
        CHECK(std::ranges::all_of(forecast.lines, &ForecastLine::is_exact));
        CHECK(part_of(forecast, Prospect::control_lost) == 1.0);
        CHECK(part_of(forecast, Prospect::control_kept) == 0.0);
        for (const Prospect effect :
             {Prospect::slides, Prospect::hastens, Prospect::slows, Prospect::icon_damage}) {
            CHECK(part_of(forecast, effect) == Approx(1.0 / 6.0));
        }
        CHECK(part_of(forecast, Prospect::spins) == Approx(2.0 / 6.0));  // either way
        CHECK(part_of(forecast, Prospect::damaged) == Approx(1.0 / 6.0 * 4.0 / 6.0));
        CHECK(part_of(forecast, Prospect::control_points) == Approx(1.0));
    }
    CHECK(found == 1);
}

// Three dice, two discards: kept where a Left and a Right Spin, or a Slow and a Haste, lie among
// them; each of those with 30 of 216 ways.
TEST_CASE("FR-CTRL-09: a pair that cancels and a discard keep a Control roll of three dice",
          "[ai][odds][FR-CTRL-08][FR-CTRL-09][FR-CTRL-10][FR-CTRL-11]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 20 && found == 0; ++seed) {
        const RaceSession session = until(setting, seed, [](const RaceDecision& decision) {
            return decision.ask == Ask::control_cards && decision.about.number == 1 &&
                   decision.now.round > 1 && offers(decision, OptionKind::reins) &&
                   decision.now[decision.player].cards.count(Pile::hand, CardType::reins) >= 2;
        });
        if (session.pending() == nullptr) continue;
        ++found;
        const Forecast forecast = forecast_of(
            *session.pending(), {{OptionKind::reins}, {OptionKind::reins}, {OptionKind::done}}, map,
            quick_odds);
        const auto kept = std::ranges::find_if(forecast.lines, [&](const ForecastLine& line) {
            return line.outcome == Prospect::control_kept && line.who == forecast.decides;
        });
        REQUIRE(kept != forecast.lines.end());
        CHECK(kept->is_exact);
        CHECK(part(*kept) == Approx(60.0 / 216.0));
    }
    CHECK(found == 1);
}

// Who has but two cards is not asked for a third: that no more are played is no answer to which
// dice are discarded.
TEST_CASE("FR-CTRL-08: two cards tell the same of a turn, whether they are the last or not",
          "[ai][odds][FR-CTRL-06][FR-CTRL-08]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 20 && found == 0; ++seed) {
        const RaceSession session = until(setting, seed, [](const RaceDecision& decision) {
            return decision.ask == Ask::control_cards && decision.about.number == 1 &&
                   decision.now[decision.player].control_loss == 0;
        });
        if (session.pending() == nullptr) continue;
        ++found;
        const auto kept_with = [&](int reins) {
            RaceDecision decision = *session.pending();
            for (Race* race : {&decision.now, &decision.boundary}) {
                Cards& cards = (*race)[decision.player].cards;
                for (const CardType type : {CardType::whip, CardType::dual})
                    cards.count(Pile::hand, type) = 0;
                cards.count(Pile::hand, CardType::reins) = static_cast<std::uint8_t>(reins);
            }
            return part_of(
                forecast_of(decision,
                            {{OptionKind::reins}, {OptionKind::reins}, {OptionKind::done}}, map,
                            quick_odds),
                Prospect::control_kept);
        };
        CHECK(kept_with(3) == Approx(60.0 / 216.0));
        CHECK(kept_with(2) == Approx(60.0 / 216.0));
    }
    CHECK(found == 1);
}

// Whoever plays Cool takes away the icon that stands in the way.
TEST_CASE("FR-SPC-14: where Cool leaves nothing but pairs, control is kept for sure",
          "[ai][odds][FR-SPC-14]") {
    Setting setting = testing::oval_setting(4);
    for (Licence& licence : setting.licences) {
        SpecialCard cool;
        cool.rule = special::cool;
        cool.name = "Cool";
        cool.face = CardFace::whip;
        licence.specials = {cool};
        prepare(licence);
    }
    const DrivingMap map(setting);
    const auto lone_without = [](const RaceDecision& decision, std::uint8_t icon) {
        std::array<int, icon_count> count{};
        for (const std::uint8_t die : decision.dice)
            if (die != icon) ++count.at(die);
        const auto of = [&](Icon one) { return count.at(static_cast<std::size_t>(one)); };
        return of(Icon::slide) + of(Icon::damage) +
               std::abs(of(Icon::left_spin) - of(Icon::right_spin)) +
               std::abs(of(Icon::slow) - of(Icon::haste));
    };
    int met = 0;
    for (std::uint64_t seed = 1; seed <= 40 && met < 4; ++seed) {
        const RaceSession session = until(setting, seed, [&](const RaceDecision& decision) {
            if (decision.ask != Ask::after_roll || decision.dice.size() < 3) return false;
            return std::ranges::any_of(decision.dice, [&](std::uint8_t icon) {
                return lone_without(decision, icon) == 0;
            });
        });
        if (session.pending() == nullptr) continue;
        const auto& options = session.pending()->options;
        const auto cool = std::ranges::find(options, OptionKind::special, &Option::kind);
        REQUIRE(cool != options.end());
        const Forecast forecast = forecast_of(*session.pending(), {*cool}, map, quick_odds);
        CHECK(part_of(forecast, Prospect::control_lost) == 0.0);
        ++met;
    }
    CHECK(met > 1);
}

TEST_CASE("a forecaster keeps to the question that is open", "[ai][odds]") {
    const Setting setting = testing::oval_setting(4);
    const auto map = std::make_shared<const DrivingMap>(setting);
    RaceSession session = until(setting, 3, [](const RaceDecision& decision) {
        return decision.ask == Ask::speed_cards && decision.options.size() > 1;
    });
    REQUIRE(session.pending() != nullptr);
    const RaceDecision first = *session.pending();
    const AnswerPlan plan = {first.options[0]};
    const AnswerPlan other = {first.options[1]};
    Forecaster forecaster;
    CHECK_FALSE(forecaster.is_busy());
    forecaster.weigh(first, {plan, {{OptionKind::stay}}, {}, plan},
                     {map, nullptr});  // offered and not
    forecaster.wait();
    ForecastBook book = forecaster.book();
    CHECK(book.revision == first.revision);
    REQUIRE(book.entries.size() == 1);
    REQUIRE(book.find(plan) != nullptr);
    CHECK(*book.find(plan) == forecast_of(first, plan, *map, quick_odds));
    CHECK(book.find(other) == nullptr);

    const std::uint64_t version = forecaster.version();
    forecaster.weigh(first, {plan, other}, {map, nullptr});
    forecaster.wait();
    CHECK(forecaster.version() == version + 1);
    CHECK(forecaster.book().find(other) != nullptr);

    session.submit(0);
    REQUIRE(session.pending() != nullptr);
    forecaster.weigh(*session.pending(), {{session.pending()->options[0]}}, {map, nullptr});
    forecaster.wait();
    book = forecaster.book();
    CHECK(book.revision == session.pending()->revision);
    CHECK(book.entries.size() == 1);
    forecaster.rest();
    CHECK(forecaster.book().entries.empty());
}

// What happens to the own vehicle is told once, by the worst of it.
TEST_CASE("with the highest dice kept a Speed Check is at least as fast", "[ai][odds][FR-SPD-11]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int faster = 0;
    for (std::uint64_t seed = 1; seed <= 40 && faster == 0; ++seed) {
        const RaceSession session = until(setting, seed, [](const RaceDecision& decision) {
            return decision.ask == Ask::speed_direction && decision.now.round > 1 &&
                   offers(decision, OptionKind::accelerate);
        });
        if (session.pending() == nullptr) continue;
        const RaceDecision& decision = *session.pending();
        const auto accelerate =
            std::ranges::find(decision.options, OptionKind::accelerate, &Option::kind);
        const Forecast forecast =
            forecast_of(decision, {*accelerate}, map, {.courses = 6000, .samples = 500});
        if (forecast.speeds_of_highest.empty()) continue;  // FR-CHG-05: boxes may count back
        double all = 0;
        double mean = 0;
        for (const ForecastLine& line : forecast.speeds_of_highest) {
            CHECK(line.who == decision.player);
            all += part(line);
            mean += part(line) * line.amount;
        }
        CHECK(all == Approx(1.0));
        double as_advised = 0;
        for (const ForecastLine& line : forecast.lines)
            if (line.outcome == Prospect::speed) as_advised += part(line) * line.amount;
        CHECK(mean >= as_advised - 1e-9);
        faster += mean > as_advised + 1e-9 ? 1 : 0;
    }
    CHECK(faster > 0);
}

TEST_CASE("where a trait may lead beyond the last box the highest dice are no measure",
          "[ai][odds][FR-CHG-05][FR-TRT-11]") {
    Setting setting = testing::oval_setting(4);
    for (Licence& licence : setting.licences) {
        licence.traits = {{trait::hyperactive, "Hyperactive", 6, false}};
        prepare(licence);
    }
    const DrivingMap map(setting);
    int beyond = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const RaceSession session = until(setting, seed, [](const RaceDecision& decision) {
            const BoxRows& rows = decision.now.licence(decision.player).rows;
            const auto top = static_cast<std::size_t>(top_rating(decision.now, decision.player));
            const int left = rows.last_accel[top] - decision.now[decision.player].accel_box;
            return decision.ask == Ask::speed_direction && left < 6 &&  // the trait leads further
                   offers(decision, OptionKind::accelerate);
        });
        if (session.pending() == nullptr) continue;
        const RaceDecision& decision = *session.pending();
        ++beyond;
        const Forecast forecast = forecast_of(decision, {{OptionKind::accelerate}}, map,
                                              {.courses = 6000, .samples = 500});
        CHECK_FALSE(forecast.is_empty());
        CHECK(forecast.speeds_of_highest.empty());
    }
    CHECK(beyond > 0);
}

TEST_CASE("a card for a Control roll never makes it less likely to be kept",
          "[ai][odds][FR-CTRL-06][FR-CTRL-08]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int more = 0;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 60 && compared < 12; ++seed) {
        const RaceSession session = until(setting, seed, [](const RaceDecision& decision) {
            return decision.ask == Ask::control_cards && decision.about.so_far == 0 &&
                   offers(decision, OptionKind::reins);
        });
        if (session.pending() == nullptr) continue;
        const RaceDecision& decision = *session.pending();
        const kernel::OddsLimits limits{.courses = 20000, .samples = 500};
        const auto kept = [&](const AnswerPlan& plan) -> std::optional<double> {
            const Forecast forecast = forecast_of(decision, plan, map, limits);
            for (const ForecastLine& line : forecast.lines)
                if (line.outcome == Prospect::control_kept && line.who == decision.player)
                    return line.is_exact ? std::optional(part(line)) : std::nullopt;
            return std::nullopt;
        };
        const auto without = kept({{OptionKind::done}});
        const auto with = kept({{OptionKind::reins}, {OptionKind::done}});
        if (!without || !with) continue;
        ++compared;
        CHECK(*with >= *without - 1e-12);
        more += *with > *without ? 1 : 0;
    }
    CHECK(compared >= 5);
    CHECK(more > 0);
}

TEST_CASE("the fates of a step into the wall are all crashes", "[ai][odds][FR-MOV-14][FR-COL-17]") {
    const Setting setting = testing::oval_setting(2);
    const DrivingMap map(setting);
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 40 && found < 3; ++seed) {
        RaceSession session(set_up_race(setting, {0, 1}), seed);
        RandomDriver driver(seed);
        for (int i = 0; i < 2000 && session.pending() != nullptr && found < 3; ++i) {
            const RaceDecision& decision = *session.pending();
            for (const Option& option : decision.options) {
                const auto crash = crash_of_step(decision.now, decision.player, option);
                if (decision.ask != Ask::drive || !crash || crash->into != Blocker::wall) continue;
                ++found;
                const Forecast forecast = forecast_of(decision, {option}, map, quick_odds);
                double crashes = 0;
                for (const ForecastFate& fate : forecast.fates) {
                    CHECK(fate.fate >= Fate::crashes);
                    if (fate.fate == Fate::crashes) {
                        CHECK(fate.by == CrashBy::running);
                        CHECK(fate.amount == static_cast<int>(CollisionKind::edge));
                        CHECK(fate.speed == rating(decision.now, decision.player));
                    }
                    crashes += static_cast<double>(fate.ways) / static_cast<double>(fate.of);
                }
                CHECK(crashes == Approx(1.0));
            }
            session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
        }
    }
    CHECK(found >= 3);
}

// Whether the mover loses control in any of many ways on from here, up to its next choice.
bool may_shake_the_mover(const Race& start, const RaceSession& session, VehicleId mover) {
    for (std::uint64_t seed = 101; seed <= 160; ++seed) {
        RaceSession course(start, seed, session.journal());
        RandomDriver driver(seed);
        course.take_happenings();
        do {
            course.submit(
                static_cast<std::size_t>(driver(course.now(), course.pending()->question())));
            for (const auto& happening : course.take_happenings()) {
                const bool is_event = happening.kind == kernel::HappeningKind::event;
                if (is_event && happening.event.is<ControlLost>() && happening.event.who == mover)
                    return true;
            }
        } while (course.pending() != nullptr && course.pending()->ask != Ask::drive);
    }
    return false;
}

// Whoever attacked it moves on after this roll, and may lose control by turning.
TEST_CASE("what a move brings that goes on later is not told of a roll made in it",
          "[ai][odds][FR-CTRL-01]") {
    const Setting setting = testing::oval_setting(3);
    const DrivingMap map(setting);
    int rolls = 0;
    for (std::uint64_t seed = 1; seed <= 30 && rolls < 12; ++seed) {
        const Race start = set_up_race(setting, {0, 1, 2});
        RaceSession session(start, seed);
        RandomDriver driver(seed);
        for (int i = 0; i < 500 && session.pending() != nullptr; ++i) {
            const RaceDecision& decision = *session.pending();
            const VehicleId mover = decision.now.move.vehicle;
            const bool is_shaken = decision.ask == Ask::control_cards && mover != no_vehicle &&
                                   mover != decision.player;
            if (is_shaken && offers(decision, OptionKind::done) &&
                !may_shake_the_mover(start, session, mover)) {
                ++rolls;
                const Forecast forecast =
                    forecast_of(decision, {{OptionKind::done}}, map,
                                {.courses = 4'000, .samples = 400, .seed = 3});
                for (const ForecastLine& line : forecast.lines) {
                    if (line.who != mover || line.outcome != Prospect::control_lost) continue;
                    CHECK(part(line) < 0.1);
                }
            }
            session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
        }
    }
    CHECK(rolls > 5);
}

TEST_CASE("forecasts are what the dice bring", "[ai][odds]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int compared = 0;
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const RaceSession session = until(setting, seed, [&](const RaceDecision& decision) {
            return (seed % 3 == 0 && offers(decision, OptionKind::attack_vehicle)) ||
                   (seed % 3 == 1 && decision.now.round > 2 &&
                    offers(decision, OptionKind::turn_left) && decision.ask == Ask::drive) ||
                   (seed % 3 == 2 && decision.ask == Ask::control_cards);
        });
        if (session.pending() == nullptr) continue;
        const RaceDecision& decision = *session.pending();
        for (const Option& option : decision.options) {
            const Forecast exact = forecast_of(decision, {option}, map, quick_odds);
            const Forecast cast =
                forecast_of(decision, {option}, map, {.courses = 1, .samples = 4'000, .seed = 9});
            for (const ForecastLine& line : exact.lines) {
                if (!line.is_exact) continue;
                const auto same = std::ranges::find_if(cast.lines, [&](const ForecastLine& one) {
                    return one.outcome == line.outcome && one.who == line.who &&
                           one.other == line.other && one.amount == line.amount;
                });
                const double sampled = same == cast.lines.end() ? 0.0 : part(*same);
                const double p = part(line);
                INFO("seed " << seed << ", outcome " << static_cast<int>(line.outcome));
                CHECK(std::abs(sampled - p) <= 4.5 * std::sqrt(p * (1 - p) / 4000.0) + 1e-9);
                ++compared;
            }
            double fates = 0;
            for (const ForecastFate& fate : exact.fates)
                fates += static_cast<double>(fate.ways) / static_cast<double>(fate.of);
            if (!exact.is_empty()) CHECK(fates == Approx(1.0));
            CHECK(exact.fates.empty() == exact.is_empty());
            CHECK(std::ranges::is_sorted(exact.fates, {}, &ForecastFate::fate));
            double results = 0;  // of a first Control roll: kept or lost
            for (const ForecastLine& line : exact.lines) {
                const bool is_result = line.outcome == Prospect::control_kept ||
                                       line.outcome == Prospect::control_lost;
                if (is_result && line.who == decision.player) results += part(line);
            }
            CHECK(results <= 1.0 + 1e-9);
            // Who fails the roll is not unharmed, though the icon left over may do nothing.
            double unharmed = 0;
            if (!exact.fates.empty() && exact.fates.front().fate == Fate::unharmed)
                unharmed = static_cast<double>(exact.fates.front().ways) /
                           static_cast<double>(exact.fates.front().of);
            for (const ForecastLine& line : exact.lines) {
                if (line.outcome != Prospect::control_lost || line.who != decision.player) continue;
                CHECK(unharmed <= 1.0 - part(line) + 0.02);
                lost += part(line) > 0.2 ? 1 : 0;
            }
            if (is_turn(decision, option)) CHECK((results == 0.0 || results == Approx(1.0)));
        }
    }
    CHECK(compared > 50);
    CHECK(lost > 3);
}

TEST_CASE("A crash that comes before any die is certain, however much is sampled after it",
          "[ai][odds][FR-MOV-14]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 30 && found < 3; ++seed) {
        const RaceSession session = until(setting, seed, [](const RaceDecision& decision) {
            return decision.ask == Ask::drive &&
                   std::ranges::any_of(decision.options, [&](Option option) {
                       return crash_of_step(decision.now, decision.player, option).has_value();
                   });
        });
        if (session.pending() == nullptr) continue;
        const RaceDecision& decision = *session.pending();
        for (const Option option : decision.options) {
            if (!crash_of_step(decision.now, decision.player, option)) continue;
            const Forecast forecast =
                forecast_of(decision, {option}, map, {.courses = 2, .samples = 60, .seed = 3});
            if (forecast.fates.size() != 1) continue;
            ++found;
            CHECK(forecast.fates.front().fate >= Fate::crashes);
            CHECK(forecast.fates.front().is_exact);
        }
    }
    CHECK(found > 0);
}

}  // namespace
}  // namespace frothy
