// Hands are seen by their owners alone (DR-ACT-07), a deck's order by nobody.
#include <catch2/catch.hpp>

#include <cstdint>
#include <span>

#include "games/death_roads/rules/death_roads.h"
#include "kernel/imagine.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"
#include "kernel/sheet.h"
#include "kernel/view.h"

namespace death_roads {
namespace {

using Hidden = kernel::Session<DeathRoads>;
using Decision = kernel::Decision<DeathRoads>;

// Races at random; `look` sees each question before it is answered.
template <class Look>
void play_hidden_races(std::uint64_t races, const Look& look) {
    for (std::uint64_t seed = 0; seed < races; ++seed) {
        Terms terms;
        terms.players = static_cast<std::uint8_t>(least_players + seed % 3);
        terms.rounds = short_race;
        kernel::Chance chance(seed);
        Hidden session(race_of(terms), seed);
        while (const Decision* decision = session.pending()) {
            look(session);
            const auto size = static_cast<std::uint32_t>(decision->options.size());
            session.submit(chance.number(size));
        }
    }
}

bool holds_cards(const Race& race, PlayerId but) {
    for (PlayerId id = 0; id < race.terms.players; ++id)
        if (id != but && !race[id].hand.empty()) return true;
    return false;
}

// What the viewer must hold as possible as the truth.
Race dealt_anew(const Race& race, PlayerId viewer, kernel::Chance& chance) {
    const Race view = kernel::view_of<DeathRoads>(race, viewer);
    Race dealt = view;
    DeathRoads::redeal(dealt, view, viewer, chance);
    return dealt;
}

}  // namespace

TEST_CASE("nobody is shown a card in another's hand, or one that another draws",
          "[death_roads][hidden][DR-ACT-07][DR-O-73]") {
    int draws = 0;
    play_hidden_races(6, [&](Hidden& session) {
        for (const auto& happening : session.take_happenings()) {
            const bool is_draw = happening.kind == kernel::HappeningKind::cast &&
                                 session.journal()[happening.entry].why == Why::draw;
            const bool is_card = happening.kind == kernel::HappeningKind::event &&
                                 happening.event.fact == Fact::drew_card;
            draws += is_draw ? 1 : 0;
            for (PlayerId viewer = 0; viewer < session.now().terms.players; ++viewer) {
                const auto view = kernel::view_of(happening, viewer);
                if (is_draw) {
                    const auto seen_by = session.journal()[happening.entry].seen_by;
                    REQUIRE(view.has_value() == (seen_by == kernel::only(viewer)));
                }
                if (is_card) REQUIRE(view.has_value() == (happening.event.who == viewer));
                if (!view) continue;
                for (PlayerId id = 0; id < session.now().terms.players; ++id) {
                    const Cards& hand = view->state[id].hand;
                    REQUIRE(hand.size() == happening.state[id].hand.size());
                    REQUIRE(hand.unknown() == (id == viewer ? 0 : hand.size()));
                }
            }
        }
    });
    CHECK(draws > 100);
}

TEST_CASE("dealing anew what a seat must not know changes nothing that it is told",
          "[death_roads][hidden][DR-ACT-07]") {
    int dealt = 0;
    kernel::Chance chance(5);
    play_hidden_races(3, [&](Hidden& session) {
        const Decision& decision = *session.pending();
        const PlayerId viewer = decision.player;
        if (!holds_cards(decision.now, viewer)) return;
        Decision other = decision;
        other.now = dealt_anew(decision.now, viewer, chance);
        other.boundary = dealt_anew(decision.boundary, viewer, chance);
        dealt += other.now == decision.now ? 0 : 1;
        const Decision view = kernel::view_of(decision, viewer);
        const Decision other_view = kernel::view_of(other, viewer);
        REQUIRE(view.now == other_view.now);
        REQUIRE(view.boundary == other_view.boundary);
        REQUIRE(view.options == other_view.options);
        const Option option = decision.options.back();
        const auto one = kernel::consequence_of(decision, std::span(&option, 1));
        const auto two = kernel::consequence_of(other, std::span(&option, 1));
        REQUIRE(one.now == two.now);
        REQUIRE(one.told == two.told);
        REQUIRE(one.asked == two.asked);
    });
    CHECK(dealt > 100);
}

TEST_CASE("a deal that is imagined fits what has been seen since",
          "[death_roads][hidden][DR-ACT-07][DR-O-87]") {
    int deals = 0;
    int tries = 0;
    play_hidden_races(6, [&](Hidden& session) {
        const Decision& decision = *session.pending();
        if (decision.options.size() % 3 != 0) return;
        Race race;
        auto last = [](const Race&, const kernel::Question<DeathRoads>& question) {
            return static_cast<int>(question.options.size()) - 1;
        };
        kernel::PolicyTable<DeathRoads, decltype(last)> onwards(race, last, decision.revision);
        kernel::play_on(decision, decision.options[0], decision.player, onwards, race, 7,
                        [&](const auto&) { ++tries; });
        ++deals;
        for (PlayerId id = 0; id < race.terms.players; ++id) {
            const Car& car = race[id];
            if (!car.is_racing || race.stage == Stage::setup) continue;
            REQUIRE(car.hand.unknown() == 0);
            REQUIRE(car.hand.size() + car.deck.size() + car.discard.size() == 16);
        }
    });
    CHECK(deals > 50);
    // Mostly at once: only what was thrown and shuffled back since is not looked for.
    CHECK(tries < deals + deals / 2);
}

}  // namespace death_roads
