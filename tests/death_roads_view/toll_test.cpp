// Who has been hit, moved or has skidded since their last answer is told of it.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/death_roads/view/road_view.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "ui/plain/plain_log.h"

namespace death_roads::toll_test {

namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array names = {std::string_view("steady")};
        return names;
    }
    static std::size_t answer(std::string_view, const Race&, const kernel::Question<DeathRoads>&) {
        return 0;
    }
};

ui::Seating three_seats() {
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}, {"Ben", 1, true}, {"Cid", 2, true}};
    return seating;
}

bool has(const std::vector<ui::MisfortuneNote::Line>& lines, const std::string& words) {
    return std::ranges::any_of(lines, [&](const ui::MisfortuneNote::Line& line) {
        return line.text.find(words) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("whoever is asked is told what befell them since, with its cause and in numbers",
          "[death_roads][toll]") {
    std::map<std::string, int> titles;
    int quiet = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        kernel::Session<DeathRoads> session(race_of(View::agree(3)), seed);
        kernel::RandomPolicy chance(seed);
        ui::PlainLog<Driven> log(three_seats());
        log.rebuild(session);
        log.settle();
        while (session.pending() != nullptr) {
            log.add(session.take_happenings(), session);
            const View::Decision decision = *session.pending();
            const PlayerId id = decision.player;
            const auto& befallen = log.befallen(id);
            if (befallen.then) {
                const ui::PlainToll toll =
                    View::toll_of(*befallen.then, decision.now, befallen.since, id);
                const auto causes = log.causes_of(id);
                const Car& before = (*befallen.then)[id];
                const Car& after = decision.now[id];
                INFO(toll.title << ": " << toll.standing);
                CHECK_FALSE(causes.empty());
                CHECK(causes.size() <= 4);
                if (after.condition < before.condition) {
                    const std::string numbers = "Condition " + std::to_string(before.condition) +
                                                " → " + std::to_string(after.condition);
                    CHECK(toll.standing.find(numbers) != std::string::npos);
                    CHECK_FALSE(toll.title.empty());
                }
                if (!(after.at == before.at)) {
                    CHECK(toll.standing.find("From ") != std::string::npos);
                    CHECK_FALSE(toll.title.empty());
                }
                if (toll.title == "You skidded") CHECK(has(causes, "is below 1 Handling"));
                if (after[Status::burn] > before[Status::burn])
                    CHECK(toll.lasting.find("Burn") != std::string::npos);
                ++titles[toll.title];
            } else {
                ++quiet;
            }
            log.note_told(id);
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
    }
    CHECK(quiet > 50);  // most questions come with nothing to tell
    for (const char* title : {"You skidded", "You took damage", "You were left behind"}) {
        INFO(title);
        CHECK(titles[title] > 0);
    }
}

TEST_CASE("what one does oneself is no misfortune, what the road does is", "[death_roads][toll]") {
    const ui::Seating seating = three_seats();
    Race race = race_of(View::agree(3));
    race.stage = Stage::race;
    race.turn.who = 0;
    race.turn.has_played = true;
    Event loss;
    loss.fact = Fact::condition;
    loss.who = 0;
    loss.value = -1;
    CHECK_FALSE(View::event_words(loss, race, seating).is_suffered);
    race.turn.who = 1;
    CHECK(View::event_words(loss, race, seating).is_suffered);
    race.turn = {};
    race.stage = Stage::resolve;
    CHECK(View::event_words(loss, race, seating).is_suffered);
}

TEST_CASE("a race that is taken up or taken back tells nobody again what is past",
          "[death_roads][toll]") {
    kernel::Session<DeathRoads> session(race_of(View::agree(3)), 5);
    kernel::RandomPolicy chance(5);
    for (int i = 0; i < 60 && session.pending() != nullptr; ++i)
        session.submit(static_cast<std::size_t>(
            chance(session.pending()->now, session.pending()->question())));
    ui::PlainLog<Driven> log(three_seats());
    log.rebuild(session);
    log.settle();
    for (PlayerId id = 0; id < 3; ++id) {
        CHECK_FALSE(log.befallen(id).then);
        CHECK(log.causes_of(id).empty());
    }
}

}  // namespace death_roads::toll_test
