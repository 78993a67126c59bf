// Parts of edges, and of cards with a number.
#include "games/frothy/door/core/edge_choices.h"

#include <catch2/catch.hpp>

#include "app/table.h"
#include "games/frothy/rules/traits.h"

using namespace app;
using namespace app::testing;

namespace {

RaceSetup with_trait(const frothy::Trait& trait) {
    RaceSetup setup = small_race({"human", "steady"}, 6);
    setup.licences[0].traits = {trait};
    frothy::prepare(setup.licences[0]);
    return setup;
}

}  // namespace

TEST_CASE("An owner uses less of an edge the next time it acts", "[FR-TRT-20]") {
    Game game = Game::start(with_trait({frothy::trait::driver, "Driver", 2, false}), {});
    const std::vector<EdgeChoice> choices = edge_choices(game.now(), 0);
    REQUIRE(choices.size() == 1);
    const EdgeChoice& driver = choices.front();
    CHECK(driver.most == 2);
    CHECK(edge_choices(game.now(), 1).empty());
    CHECK(wanted_text(driver, game.wanted_of(0, driver.rule)) == "All of it, as always");
    const std::optional<int> one = next_wanted(driver, std::nullopt, -1);
    CHECK(one == 1);
    CHECK(next_wanted(driver, one, -1) == 0);
    CHECK(next_wanted(driver, 0, -1) == 0);
    CHECK_FALSE(next_wanted(driver, one, 1));
    CHECK_FALSE(next_wanted(driver, std::nullopt, 1));
    game.use_only(0, driver.rule, 1);
    game.use_only(0, driver.rule, 0);  // replaces
    CHECK(game.wanted_of(0, driver.rule) == 0);
    CHECK(wanted_text(driver, 0) == "None of it");
    game.use_all_of(0, driver.rule);
    CHECK_FALSE(game.wanted_of(0, driver.rule));

    // Giving up and racing on again leaves the wish alone; so does another trait's question.
    game.use_only(0, driver.rule, 1);
    game.retire(0);
    game.race_on(0);
    CHECK(game.wanted_of(0, driver.rule) == 1);
    CHECK_FALSE(game.wants_to_retire(0));
    const Game again = Game::resume(game.record(), {});
    CHECK(again.wanted_of(0, driver.rule) == 1);

    Players players(6);
    bool has_acted = false;
    while (!game.is_over() && !has_acted) {
        players.answer(game);
        for (const Game::Happening& happening : game.take_happenings()) {
            const auto* used = happening.event.get_if<frothy::TraitUsed>();
            if (happening.kind != kernel::HappeningKind::event || used == nullptr ||
                happening.event.rule != driver.rule) {
                continue;
            }
            CHECK(used->number == 1);
            CHECK(used->unused == 1);
            has_acted = true;
            break;
        }
    }
    REQUIRE(has_acted);
    CHECK_FALSE(game.wanted_of(0, driver.rule));
}
