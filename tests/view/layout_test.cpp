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
    CHECK(critic::faults(tour.texts) == "");
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

TEST_CASE("words on canvas and layers are judged too", "[layout]") {
    stage::OffscreenWindow window({400, 200}, app::shipped_data_dir() / "assets");
    stage::Canvas& canvas = window.canvas();
    critic::CanvasTexts texts;
    canvas.set_witness(&texts);
    const stage::TextLook look{stage::Face::label, 20.0F};
    canvas.clear({});
    canvas.text({10.0F, 10.0F}, "In its place", look);
    canvas.text({12.0F, 12.0F}, "In its place", look);  // its shadow
    canvas.text({10.0F, 40.0F}, "In another one", look);
    CHECK(texts.take_faults() == "");
    CHECK(texts.show("another"));
    canvas.clear({});
    CHECK_FALSE(texts.show("another"));
    canvas.text({350.0F, 10.0F}, "Off the edge", look);
    CHECK(texts.take_faults().find("\"Off the edge\"") != std::string::npos);
    {
        const auto board = canvas.clip({0.0F, 0.0F, 400.0F, 100.0F});
        canvas.clear({});
        canvas.text({350.0F, 10.0F}, "Pushed aside", look);
        CHECK(texts.take_faults() == "");
    }
    const stage::Layer layer = canvas.make_layer({200, 60}, stage::LayerKind::opaque);
    const auto scope = canvas.paint_on(layer);
    canvas.text({10.0F, 10.0F}, "One thing", look);
    canvas.text({30.0F, 14.0F}, "Another", look);
    CHECK(texts.take_faults().find("under \"Another\"") != std::string::npos);
    CHECK(texts.take_faults() == "");
    canvas.set_witness(nullptr);
}

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
