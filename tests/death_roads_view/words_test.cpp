// What is told of a loss says why it is as large as it is.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "games/death_roads/rules/tables.h"
#include "games/death_roads/view/core/forecast.h"
#include "games/death_roads/view/road_view.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"

namespace death_roads::words_test {

namespace {

Event loss(int count, Rule rule) {
    Event event;
    event.fact = Fact::condition;
    event.who = 0;
    event.value = static_cast<std::int16_t>(-count);
    event.rule = rule;
    return event;
}

}  // namespace

TEST_CASE(
    "The end of a race tells who led, who was wrecked in whose turn, and by how much it was won "
    "[DR-O-08]",
    "[words]") {
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}, {"Bo", 1, true}, {"Cy", 2, true}};
    Race race = race_of(View::agree(3));
    race.order = {0, 1, 2};
    for (PlayerId id = 0; id < 3; ++id)
        race[id].at = {static_cast<std::int8_t>(id + 1), static_cast<std::int8_t>(6 - 2 * id)};
    std::vector<View::Happening> told;
    const auto tell = [&](Event event) {
        View::Happening& happening = told.emplace_back();
        happening.kind = kernel::HappeningKind::event;
        happening.event = event;
        happening.state = race;
    };
    race.round = 2;
    Event began;
    began.fact = Fact::round_began;
    began.value = 2;
    tell(began);
    race[0].condition = 1;
    tell(loss(3, "DR-O-34"));
    race.round = 3;
    race.turn.who = 0;
    race[2].is_racing = false;
    race.out[race.out_count++] = 2;
    Event out;
    out.fact = Fact::out;
    out.who = 2;
    tell(out);
    race.stage = Stage::over;
    std::string all;
    for (const std::string& line : View::end_of(race, told, seating).story)
        all += line + '\n';
    INFO(all);
    CHECK(all.find("In front after a round: Ada 1.") != std::string::npos);
    CHECK(all.find("Cy in round 3, in the turn of Ada") != std::string::npos);
    CHECK(all.find("Ada came in 2 rows ahead of Bo.") != std::string::npos);
    CHECK(all.find("Ada: 1 Condition left, in round 2") != std::string::npos);
}

TEST_CASE("A winner who has lost little has had no close call", "[words]") {
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}, {"Bo", 1, true}, {"Cy", 2, true}};
    Race race = race_of(View::agree(3));
    race.order = {0, 1, 2};
    race[0].at = {1, 6};
    race.round = 4;
    race.stage = Stage::over;
    for (const int left : {13, 2}) {
        race[0].condition = static_cast<std::uint8_t>(left);
        View::Happening happening;
        happening.kind = kernel::HappeningKind::event;
        happening.event = loss(1, "DR-O-34");
        happening.state = race;
        std::string all;
        for (const std::string& line : View::end_of(race, std::vector{happening}, seating).story)
            all += line + '\n';
        CHECK((all.find("closest call") != std::string::npos) == (left == 2));
    }
}

TEST_CASE("A loss of Condition tells what Thick Skin spared, and where an event goes by places the "
          "place",
          "[words][DR-O-100][DR-E-07][DR-E-08]") {
    Race race;
    race[0].at = {2, 6};
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}};
    const auto text = [&](const Event& event) {
        return View::event_words(event, race, seating).text;
    };
    Event spared = loss(2, "DR-O-34");
    CHECK(text(spared) == "Ada loses 2 Condition.");
    spared.spared = 1;
    CHECK(text(spared) == "Ada loses 2 Condition: Thick Skin spares 1.");
    spared.value = 0;
    CHECK(text(spared) == "Ada loses nothing: Thick Skin spares 1 Condition.");
    for (const Rule rule : {Rule("DR-E-07"), Rule("DR-E-08")}) {
        const std::string told = text(loss(4, rule));
        CHECK(told.starts_with("Ada loses 4 Condition. Its place counts: "));
        CHECK(told.ends_with("row 6."));
    }
}

namespace {

ui::Seating three_seats() {
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}, {"Ben", 1, true}, {"Cid", 2, true}};
    return seating;
}

// Every answer of this kind for an Action, in races played at random, with what it is said
// to do: look(decision, option, told).
template <class Look>
void look_at(Choice choice, unsigned races, Look look) {
    const ui::Seating seating = three_seats();
    for (unsigned seed = 1; seed <= races; ++seed) {
        kernel::Session<DeathRoads> session(race_of(View::agree(3)), seed);
        kernel::RandomPolicy chance(seed);
        while (session.pending() != nullptr) {
            const View::Decision& decision = *session.pending();
            for (const Option& option : decision.options) {
                const bool is_asked = decision.ask == Ask::step || decision.ask == Ask::second;
                if (!is_asked || option.choice != choice) continue;
                const std::string told = View::option_words(option, decision, seating).explanation;
                INFO(told);
                look(decision, option, told);
            }
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
    }
}

bool says(const std::string& told, const std::string& words) {
    return told.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("A card that bashes says so where nobody is to be bashed, and what it costs",
          "[words][DR-O-33][DR-CARD-02]") {
    int empty = 0;
    int full = 0;
    look_at(Choice::play, 6,
            [&](const View::Decision& decision, const Option& option, const std::string& told) {
                CHECK(told.starts_with("Costs "));
                if (is_weapon(option.card)) return;
                const Car& car = decision.now[decision.player];
                const bool bashes = std::ranges::any_of(
                    vehicle_cards[option.card].rows.at(car.gear - 1U),
                    [](const Effect& effect) { return effect.deed == Deed::bash; });
                const bool is_nobody = says(told, "obody is there");
                // What becomes of another car.
                const ui::Seating seating = three_seats();
                const bool is_hit =
                    std::ranges::any_of(seating.seats, [&](const ui::SeatLook& seat) {
                        return says(told, seat.name + ": ");
                    });
                CHECK((bashes || !is_nobody));
                CHECK((!bashes || is_nobody || is_hit));
                empty += is_nobody ? 1 : 0;
                full += bashes && is_hit ? 1 : 0;
            });
    CHECK(empty > 0);
    CHECK(full > 0);
}

TEST_CASE("A Gear down that is in vain says so", "[words][DR-O-65]") {
    int in_vain = 0;
    look_at(Choice::shift, 6,
            [&](const View::Decision& decision, const Option& option, const std::string& told) {
                const Car& car = decision.now[decision.player];
                const Car then = forecast(decision, option).then[decision.player];
                // The dirt may have moved it.
                const bool is_same =
                    car.gear == then.gear && car.at == then.at && car.condition == then.condition;
                CHECK(says(told, "Nothing else changes") == is_same);
                in_vain += is_same ? 1 : 0;
            });
    CHECK(in_vain > 0);
    // Who does nothing is not told so.
    const auto is_quiet = [](const View::Decision&, const Option&, const std::string& told) {
        CHECK_FALSE(says(told, "othing else changes"));
    };
    for (const Choice choice : {Choice::pass, Choice::focus, Choice::done})
        look_at(choice, 2, is_quiet);
}

TEST_CASE("Whoever shifts up into a sandstorm, or down out of it, is told so",
          "[words][DR-RES-02]") {
    int into = 0;
    int out_of = 0;
    look_at(Choice::shift, 40,
            [&](const View::Decision& decision, const Option& option, const std::string& told) {
                if (static_cast<RoadEvent>(decision.now.event) != RoadEvent::sandstorm) return;
                const Car& car = decision.now[decision.player];
                const int gear = forecast(decision, option).then[decision.player].gear;
                INFO(car.gear + 0 << " to " << gear);
                const bool is_into = car.gear < top_gear && gear == top_gear;
                const bool is_out_of = car.gear == top_gear && gear < top_gear;
                CHECK(says(told, "Sandstorm, as all stand: −1 Condition") == is_into);
                CHECK(says(told, "Sandstorm will then pass it by") == is_out_of);
                into += is_into ? 1 : 0;
                out_of += is_out_of ? 1 : 0;
            });
    CHECK(into > 0);
    CHECK(out_of > 0);
}

}  // namespace death_roads::words_test
