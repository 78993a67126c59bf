// Whoever knows nothing yet and takes what is proposed: home on the course of the first race, as a
// rule without a crash of their own making, and about as soon as the drivers.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <string>

#include "app/table.h"
#include "games/frothy/door/core/first_race.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "kernel/imagine.h"

namespace app::testing {
namespace {

using frothy::Ask;
using frothy::OptionKind;
using frothy::Race;

RaceSetup race_on(const std::string& course, std::uint64_t seed,
                  const std::filesystem::path& data) {
    const std::filesystem::path file = data / "tracks" / (course + ".json");
    RaceSetup setup = small_race({"human", "rookie", "rookie"}, seed);
    setup.course = frothy::load_course(file.string()).value.value();
    setup.laps = setup.course.laps;
    return setup;
}

struct Drive {
    int crashes = 0;  // in steps of its own
    int rounds = 0;
    int rounds_stuck = 0;  // at most in a row, in the same hex, while it did as proposed
    int damage = 0;
    int place = 0;  // among those who are home or out
    bool is_home = false;
    bool is_out = false;
};

// Notes where a vehicle is at the start of every round.
class StuckWatch {
public:
    void look(const Race& race, Drive& drive) {
        if (race.round == round_ || !race[0].is_running()) return;
        round_ = race.round;
        stuck_ = race[0].cell == cell_ ? stuck_ + 1 : 0;
        cell_ = race[0].cell;
        drive.rounds_stuck = std::max(drive.rounds_stuck, stuck_);
    }

private:
    int round_ = 0;
    int stuck_ = 0;
    frothy::Cell cell_ = frothy::no_cell;
};

// Lets a step run out; nothing is asked any more that matters.
class Aftermath final : public frothy::Table {
protected:
    int answer(const frothy::Question&) override { return 0; }
    void cast(const frothy::Roll& roll, kernel::Faces& faces) override {
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = 0;
    }
    void announce(const frothy::Event&) override {}
};

// Whether the next move has a clear way at the Speed that a pair of dice leads to.
bool leads_on(const frothy::Decision& decision, frothy::Option pair) {
    Aftermath onwards;
    const Race after = kernel::imagine(decision, pair, decision.player, onwards);
    return frothy::has_way_next(after, decision.player, after[decision.player].facing);
}

// Takes the main choice of every prompt, and nothing else, after so many answers by chance; `look`
// sees what is proposed.
template <class Look>
Drive race_by_enter(RaceSetup setup, Look look, int by_chance = 0) {
    frothy::RandomDriver chance(setup.seed);
    Game game = Game::start(std::move(setup), {});
    frothy::Prompt prompt;
    Drive drive;
    StuckWatch watch;
    for (int i = 0; i < 5000 && !game.is_over(); ++i) {
        bool steps = false;
        if (!game.let_driver_answer()) {
            const frothy::Decision& decision = *game.pending();
            if (by_chance-- > 0) {
                game.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
                continue;
            }
            prompt.set(decision, frothy::names_of(game.seating()), game.advice());
            const frothy::PromptModel& model = prompt.model();
            INFO(model.title);
            REQUIRE(model.main >= 0);
            const auto main = static_cast<std::size_t>(model.main);
            look(decision, model, model.choices[main]);
            steps = frothy::option_of(model.choices[main]).kind == OptionKind::step;
            const frothy::PromptReply reply = prompt.take(main);
            REQUIRE_FALSE(reply.answers.empty());
            REQUIRE(game.submit_all(reply.answers.as<frothy::Option>()) == reply.answers.size());
        }
        for (const Game::Happening& one : game.take_happenings()) {
            const bool is_own = one.kind == kernel::HappeningKind::event && one.event.who == 0;
            const bool is_harmful = is_own && (one.event.is<frothy::Collided, frothy::RanOff>());
            if (steps && is_harmful) ++drive.crashes;
        }
        if (by_chance <= 0) watch.look(game.now(), drive);
    }
    drive.rounds = game.now().round;
    drive.damage = game.now()[0].damage;
    drive.place = game.now()[0].out_order;
    drive.is_out = game.now()[0].is_wreck();
    drive.is_home = game.now()[0].status == frothy::VehicleStatus::finished;
    return drive;
}

void nothing(const frothy::Decision&, const frothy::PromptModel&, const frothy::PromptChoice&) {}

}  // namespace

TEST_CASE("Enter alone leads home on the courses of newcomers, mostly without a crash",
          "[prompt][advice][long]") {
    struct Course {
        std::string name;
        std::filesystem::path data;
        int most_rounds;
    };
    // The coached race is the shipped one; elsewhere what is proposed counts, not where one starts.
    for (const auto& [name, data, most_rounds] :
         {Course{"training-loop", HIPPODROME_DATA_DIR, 10},
          {"circus-parvus", HIPPODROME_KEPT_DATA_DIR, 20}}) {
        constexpr int races = 60;
        int clean = 0;
        int home = 0;
        int rounds = 0;
        for (int seed = 1; seed <= races; ++seed) {
            const Drive drive =
                race_by_enter(race_on(name, static_cast<std::uint64_t>(seed), data), nothing);
            clean += drive.crashes == 0 ? 1 : 0;
            home += drive.is_home ? 1 : 0;
            rounds += drive.rounds;
        }
        INFO(name << ": " << clean << " clean, " << home << " home, " << rounds << " rounds");
        CHECK(clean >= races * 84 / 100);
        CHECK(home >= races * 96 / 100);
        CHECK(rounds <= races * most_rounds);
    }
}

TEST_CASE("By the dice of the first race Enter alone wins it, without a scratch",
          "[prompt][advice]") {
    for (const std::uint64_t seed : frothy::first_race_seeds) {
        RaceSetup setup = race_on("training-loop", seed, HIPPODROME_DATA_DIR);
        for (std::size_t seat = 1; seat < setup.seats.size(); ++seat)
            setup.seats[seat].driver = play::usual_driver;
        frothy::settle(setup, seed);
        const Drive drive = race_by_enter(
            std::move(setup), [&](const auto& decision, const auto& model, const auto&) {
                INFO("seed " << seed << ", round " << decision.now.round << ", " << model.title);
                CHECK_FALSE(model.warns);
            });
        INFO("seed " << seed);
        CHECK(drive.crashes == 0);
        CHECK(drive.damage == 0);
        CHECK(drive.place == 1);
    }
}

TEST_CASE("Whoever got into trouble is led out of it", "[prompt][advice][long]") {
    int home = 0;
    int out = 0;
    int stuck = 0;
    constexpr int races = 150;
    for (std::uint64_t seed = 1; seed <= races; ++seed) {
        const Drive drive =
            race_by_enter(race_on("training-loop", seed, HIPPODROME_DATA_DIR), nothing, 60);
        home += drive.is_home ? 1 : 0;
        out += drive.is_out ? 1 : 0;
        stuck += drive.rounds_stuck > 3 ? 1 : 0;
    }
    INFO(home << " home, " << out << " wrecked, " << stuck << " got nowhere for long");
    CHECK(stuck <= races * 2 / 100);
    CHECK(home >= races * 80 / 100);
    CHECK(out <= races * 18 / 100);  // the others were still on their way
}

TEST_CASE("No Speed is proposed that leads into a crash where another does not",
          "[prompt][advice][FR-SPD-11][long]") {
    int checks = 0;
    int narrow = 0;
    // Only who has been led astray meets a narrow place now and then.
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const int by_chance = 20 * static_cast<int>(seed % 3 + 1);
        race_by_enter(
            race_on("training-loop", seed, HIPPODROME_DATA_DIR),
            [&](const auto& decision, const auto& model, const auto& main) {
                if (decision.ask != Ask::keep_dice || decision.now.phase != 0) return;
                // From a stand before a wall the only way on may be into it.
                if (frothy::rating(decision.now, decision.player) == 0) return;
                ++checks;
                const auto ways = std::ranges::count_if(
                    decision.options, [&](const auto& pair) { return leads_on(decision, pair); });
                if (ways == 0) return;
                if (static_cast<std::size_t>(ways) < decision.options.size()) ++narrow;
                INFO("seed " << seed << ", round " << decision.now.round << ", " << model.title);
                CHECK(leads_on(decision, frothy::option_of(main)));
            },
            by_chance);
    }
    CHECK(checks > 300);
    CHECK(narrow >= 5);
}

TEST_CASE("No fight is proposed, and cards for what they are good for", "[prompt][advice][long]") {
    int checks = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        race_by_enter(
            race_on("training-loop", seed, HIPPODROME_DATA_DIR),
            [&](const auto& decision, const auto& model, const auto& main) {
                CHECK(frothy::option_of(main).kind != OptionKind::attack_personal);
                CHECK(frothy::option_of(main).kind != OptionKind::attack_vehicle);
                if (decision.ask != Ask::speed_cards) return;
                const bool faster = frothy::option_of(main).kind == OptionKind::accelerate;
                // Where there are none of these the others do.
                const auto meant = faster ? frothy::CardType::whip : frothy::CardType::reins;
                const auto is_meant = [meant](const frothy::PromptCard& card) {
                    return card.face.card.template as<frothy::CardFaceUp>().type == meant;
                };
                if (std::ranges::none_of(model.cards, is_meant)) return;
                for (const frothy::PromptCard& card : model.cards) {
                    if (!card.is_used()) continue;
                    const auto play = card.uses[card.use - 1].answer.as<frothy::Option>().kind;
                    CHECK((play == OptionKind::dual_as_whip || play == OptionKind::whip ||
                           play == OptionKind::reins_as_whip) == faster);
                    ++checks;
                }
            });
    }
    CHECK(checks > 50);
}

}  // namespace app::testing
