// What is advised in a Control roll: dice to discard, and cards by all the ways dice may fall.
#include <algorithm>
#include <vector>

#include "ai/scene.h"
#include "games/frothy/ai/aftermath.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/ai/roll_costs.h"
#include "games/frothy/rules/queries.h"

namespace frothy {
namespace {

using testing::Scene;
using testing::Watch;

IconCounts icons(std::vector<Icon> shown) {
    IconCounts counts{};
    for (const Icon icon : shown)
        ++count_of(counts, icon);
    return counts;
}

// What the rules ask once the dice of a planned turn lie (FR-CTRL-08).
struct Discarding {
    Question question;
    std::vector<Option> options;
    std::vector<std::uint8_t> dice;

    Discarding(std::vector<Icon> shown, int planned_turn, int discards) {
        std::ranges::sort(shown);
        for (const Icon icon : shown) {
            dice.push_back(static_cast<std::uint8_t>(icon));
            const Option option{OptionKind::discard, icon};
            if (options.empty() || options.back() != option) options.push_back(option);
        }
        options.push_back({OptionKind::done});
        question.player = 0;
        question.ask = Ask::discard_die;
        question.about.number = discards;
        question.about.planned_turn = static_cast<std::int8_t>(planned_turn);
        question.options = options;
        question.dice = dice;
    }
};

Option advised(const Race& race, const DrivingMap& map, const RoadBook& book,
               const Question& question) {
    const SteadyDriver driver(map, Manner::careful, &book);
    return question.options[static_cast<std::size_t>(driver(race, question))];
}

}  // namespace

TEST_CASE("a spin that brings a vehicle back on the road is kept, though without it control is",
          "[ai][FR-CTRL-08][FR-CTRL-17][FR-CTRL-18]") {
    Scene scene;
    Race race = scene.race();
    Scene::set_speed(race, 0, 4);
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const RoadBook::Rest ahead{race[0].cell, race[0].facing, 4};
    for (const int turn : {-1, 1}) {
        const RoadBook::Rest turned{race[0].cell, race[0].facing.turned(turn), 4};
        if (book.cost(turned, 2, RoadBook::Lap::last) <
            book.cost(ahead, 2, RoadBook::Lap::last) + 2 * point_cost) {
            continue;
        }
        const Icon back = turn < 0 ? Icon::right_spin : Icon::left_spin;
        const Icon further = turn < 0 ? Icon::left_spin : Icon::right_spin;
        INFO("turn " << turn);
        const Discarding good({back}, turn, 1);
        CHECK(advised(race, map, book, good.question).kind == OptionKind::done);
        const Discarding bad({further}, turn, 1);
        CHECK(advised(race, map, book, bad.question) == Option{OptionKind::discard, further});
        const Discarding hurt({back, Icon::damage}, turn, 1);
        CHECK(advised(race, map, book, hurt.question) == Option{OptionKind::discard, Icon::damage});
        return;
    }
    FAIL("no turn leads off the road");
}

TEST_CASE("Slow and Haste are weighed by the Speed they lead to", "[ai][FR-CTRL-15][FR-CTRL-16]") {
    Scene scene;
    Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    for (const int speed : {1, 3, 5}) {
        Scene::set_speed(race, 0, speed);
        const Outlook outlook(race, map, 0, Manner::careful, &book);
        const Aftermath aftermath(outlook, 0);
        const auto at_speed_of = [&](const Race& after) {
            return outlook.cost_at_rest({race[0].cell, race[0].facing, false},
                                        outlook.next_pace(rating(after, 0), race.phase));
        };
        for (int dice = 1; dice <= 3; ++dice) {
            const std::vector slow(static_cast<std::size_t>(dice), Icon::slow);
            const std::vector haste(static_cast<std::size_t>(dice), Icon::haste);
            INFO("Speed " << speed << ", " << dice << " dice");
            Race slower = race;
            Race faster = race;
            Watch watch(race, map);
            apply_slow(slower, watch, 0, dice);
            apply_haste(faster, watch, 0, dice);
            CHECK(aftermath.cost(icons(slow)) == at_speed_of(slower) + point_cost);
            CHECK(aftermath.cost(icons(haste)) == at_speed_of(faster) + point_cost);
        }
    }
}

TEST_CASE("what a roll costs is the mean of all its dice, with the best discards",
          "[ai][FR-CTRL-06][FR-CTRL-08]") {
    Scene scene;
    Race race = scene.race();
    Scene::set_speed(race, 0, 4);
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const Outlook outlook(race, map, 0, Manner::careful, &book);
    const Aftermath aftermath(outlook, 1);
    for (const int due : {1, 2, 3}) {
        const RollCosts costs(aftermath, due, RollCosts::max_discards);
        double before = costs.with(0) + 1;
        for (int discards = 0; discards <= 2; ++discards) {
            int rolls = 1;
            for (int i = 0; i < due + discards; ++i)
                rolls *= static_cast<int>(icon_count);
            double sum = 0;
            for (int roll = 0; roll < rolls; ++roll) {
                IconCounts counts{};
                for (int i = 0, left = roll; i < due + discards; ++i, left /= 6)
                    ++counts[static_cast<std::size_t>(left % 6)];
                sum += aftermath.cheapest(counts, discards).cost;
            }
            INFO(due << " dice, " << discards << " discards");
            CHECK(costs.with(discards) == Approx(sum / rolls));
            CHECK(costs.with(discards) < before);
            before = costs.with(discards);
        }
        CHECK(costs.with(RollCosts::max_discards + 2) == costs.with(RollCosts::max_discards));
    }
}

TEST_CASE("a second card for a Control roll has to spare more than the first",
          "[ai][FR-CTRL-06][FR-TIP-03]") {
    Scene scene;
    Race race = scene.race();
    race[0].cards.count(Pile::hand, CardType::whip) = 0;
    race[0].cards.count(Pile::hand, CardType::dual) = 0;
    race[0].cards.count(Pile::hand, CardType::reins) = 3;
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const std::vector<Option> options = {{OptionKind::reins}, {OptionKind::done}};
    int first_only = 0;
    for (int speed = 1; speed <= 5; ++speed) {
        Scene::set_speed(race, 0, speed);
        const Outlook outlook(race, map, 0, Manner::careful, &book);
        for (const int turn : {-1, 1}) {
            const Aftermath aftermath(outlook, turn);
            for (int due = 1; due <= 6; ++due) {
                const RollCosts costs(aftermath, due, RollCosts::max_discards);
                Question question;
                question.player = 0;
                question.ask = Ask::control_cards;
                question.options = options;
                question.about.number = due;
                question.about.planned_turn = static_cast<std::int8_t>(turn);
                const auto gives = [&](int committed) {
                    question.about.so_far = committed;
                    return advised(race, map, book, question).kind == OptionKind::reins;
                };
                const int price = outlook.card_price(3);
                INFO("Speed " << speed << ", turn " << turn << ", " << due << " dice");
                if (costs.with(0) - costs.with(1) > price) CHECK(gives(0));
                const double second = costs.with(1) - costs.with(2);
                if (second > price && second < 1.2 * price) {
                    ++first_only;
                    CHECK_FALSE(gives(1));
                }
                if (second > 2 * price) CHECK(gives(1));
            }
        }
    }
    CHECK(first_only > 0);
}

}  // namespace frothy
