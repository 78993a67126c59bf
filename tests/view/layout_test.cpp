// Every screen and every kind of decision at three sizes of the window and several of the
// interface: nothing is cut, nothing lies over anything else.
#include <catch2/catch.hpp>

#include <map>
#include <memory>

#include "app/client/race_library.h"
#include "critic.h"
#include "frothy/ai/random_driver.h"
#include "frothy/wording.h"
#include "screen_tour.h"
#include "screen_walk.h"

using app::Game;
using app::Scene;
using namespace screen_tour;

namespace {

constexpr Look looks[] = {{1280, 720, 1.0F},  {1280, 720, 2.0F}, {1280, 720, 3.0F},
                          {1920, 1080, 1.0F}, {900, 1200, 1.0F}, {900, 1200, 2.0F}};
constexpr Look looks_of_questions[] = {
    {1280, 720, 1.0F}, {1280, 720, 3.0F}, {1920, 1080, 2.0F}, {900, 1200, 1.0F}, {900, 1200, 2.0F}};

std::string name_of(const Look& look) {
    return std::to_string(look.width) + 'x' + std::to_string(look.height) + '-' +
           std::to_string(static_cast<int>(look.scale * 100.0F));
}

// Odds that are still being counted would come in the midst of it.
void check(Tour& tour, const Look& look, const std::string& what) {
    if (tour.desk.scene() == Scene::race && what != "curtain") tour.desk.settle();
    tour.frames(3);
    tour.keep("layout-" + what + '-' + name_of(look));
    INFO(what << " at " << name_of(look));
    CHECK(critic::faults() == "");
}

app::RaceSetup full_race(const app::ClientStart& start, std::uint64_t seed) {
    const frothy::SetupOffers offers = app::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    plan.course = offers.courses.size() > 1 ? 1 : 0;
    while (plan.seats.size() < 6)
        plan.seats.push_back({"Drusilla the Swift", static_cast<std::uint8_t>(0), 0, true});
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        plan.seats[i].licence = i % offers.licences.size();
        plan.seats[i].is_human = true;
    }
    plan.rules.stamina = frothy::Stamina::used;
    frothy::fit_to(plan, offers);
    return app::setup_of(plan, offers, seed);
}

// One race for each kind of question that chance leads to, with the question open.
const std::map<frothy::Ask, frothy::Record>& questions(const app::ClientStart& start) {
    static const auto found = [&] {
        std::map<frothy::Ask, frothy::Record> races;
        std::map<frothy::Ask, std::size_t> options;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Game game = Game::start(full_race(start, seed), {});
            frothy::RandomDriver random(seed);
            for (int i = 0; i < 1500 && !game.is_over(); ++i) {
                const auto& pending = *game.pending();
                const std::size_t count = pending.options.size() + pending.refused.size();
                if (count > options[pending.ask] + 1) {
                    options[pending.ask] = count;
                    races[pending.ask] = game.record();
                }
                game.submit(static_cast<std::size_t>(random(pending.now, pending.question())));
            }
        }
        return races;
    }();
    return found;
}

}  // namespace

TEST_CASE("no screen cuts or covers anything at any size", "[layout]") {
    for (const Look& look : looks) {
        const Folder folder("layout");
        Tour tour(look, start_in(folder.path(), look.scale));
        walk_screens(tour, [&](const std::string& what) { check(tour, look, what); });
    }
}

TEST_CASE("results of long names are whole at any size", "[layout]") {
    for (const Look& look : looks) {
        const Folder folder("layout-names");
        const app::ClientStart usual = start_in(folder.path(), look.scale);
        app::RaceSetup setup = full_race(usual, 3);
        for (app::Seat& seat : setup.seats)
            seat.name = "Drusilla the Undaunted";
        app::ClientStart start = usual;
        start.scene = app::ClientScene::race;
        start.game = std::make_shared<Game>(Game::start(setup, {}));
        Tour tour(look, start);
        drive_home(tour);
        check(tour, look, "results-of-long-names");
        CHECK(critic::shows_all("foot"));  // its buttons
        tour.press(Key::d);
        check(tour, look, "story-of-long-names");
        tour.press(Key::next_tab);
        check(tour, look, "story-of-a-long-name");
    }
}

TEST_CASE("no kind of decision cuts or covers anything at any size", "[layout]") {
    const Folder data("layout-data");
    const app::ClientStart usual = start_in(data.path(), 1.0F);
    const auto& races = questions(usual);
    CHECK(races.size() >= 12);
    for (const Look& look : looks_of_questions) {
        for (const auto& [ask, record] : races) {
            const Folder folder("layout-ask");
            app::ClientStart start = start_in(folder.path(), look.scale);
            start.scene = app::ClientScene::race;
            start.game = std::make_shared<Game>(Game::resume(record, {}));
            Tour tour(look, start);
            tour.frames(3);
            if (start.game->pending()->secrecy == kernel::Secrecy::secret) {
                check(tour, look, "curtain");
                tour.press(Key::enter);
            }
            check(tour, look, "ask-" + std::to_string(static_cast<int>(ask)));
        }
    }
}
