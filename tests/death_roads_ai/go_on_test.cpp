// A turn played on from one of its questions comes to what the race comes to.
#include <catch2/catch.hpp>

#include <optional>

#include "games/death_roads/rules/death_roads.h"
#include "kernel/dice.h"

namespace death_roads {
namespace {

using Question = kernel::Question<DeathRoads>;

// Answers and draws by number, and keeps the race at one of the questions.
class CountingTable final : public Table {
public:
    CountingTable(const Race& race, std::uint64_t seed, std::uint64_t asked, std::uint64_t drawn)
        : race_(race), seed_(seed), asked_(asked), drawn_(drawn) {}

    struct Kept {
        Race race;
        Question question;
        std::uint64_t asked = 0;
        std::uint64_t drawn = 0;
    };
    std::optional<Kept> kept;
    std::uint64_t keep_at = ~std::uint64_t{0};
    std::uint64_t asked() const { return asked_; }
    std::uint64_t drawn() const { return drawn_; }

protected:
    int answer(const Question& question) override {
        if (asked_ == keep_at) kept = {race_, question, asked_, drawn_};
        kernel::Chance chance(seed_ ^ kernel::split_mix(asked_++));
        return static_cast<int>(chance.number(question.options.size()));
    }
    void cast(const kernel::Roll<DeathRoads>& roll, kernel::Faces& faces) override {
        kernel::cast_roll(seed_, drawn_++, roll, faces);
    }
    void announce(const Event&) override {}

private:
    const Race& race_;
    std::uint64_t seed_;
    std::uint64_t asked_;
    std::uint64_t drawn_;
};

}  // namespace

TEST_CASE("a turn can be played on from each of its questions",
          "[death_roads][DR-FLOW-03][DR-STAT-01][DR-STEP-02][DR-ACT-01][DR-O-101]") {
    std::array<int, 12> tried{};
    for (std::uint64_t seed = 0; seed < 240; ++seed) {
        Race race = race_of({static_cast<std::uint8_t>(least_players + seed % 3), short_race});
        std::uint64_t asked = 0;
        std::uint64_t drawn = 0;
        while (!DeathRoads::is_over(race)) {
            const Race before = race;
            CountingTable table(race, seed, asked, drawn);
            DeathRoads::step(race, table);
            for (std::uint64_t at = asked; at < table.asked(); ++at) {
                Race again = before;
                CountingTable keeping(again, seed, asked, drawn);
                keeping.keep_at = at;
                DeathRoads::step(again, keeping);
                REQUIRE(keeping.kept);
                const auto& kept = *keeping.kept;
                if (!can_go_on(kept.question.ask)) continue;
                ++tried[static_cast<std::size_t>(kept.question.ask)];
                Race onwards = kept.race;
                CountingTable rest(onwards, seed, kept.asked, kept.drawn);
                go_on(onwards, kept.question, rest);
                REQUIRE(onwards == race);
            }
            asked = table.asked();
            drawn = table.drawn();
        }
    }
    for (const Ask ask :
         {Ask::status, Ask::stun, Ask::burn, Ask::step, Ask::second, Ask::slide_master})
        CHECK(tried[static_cast<std::size_t>(ask)] > 10);
}

}  // namespace death_roads
