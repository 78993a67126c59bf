// The luck of whole races: every cast is judged once, by what it led to.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <map>

#include "games/frothy/view/core/replay/luck_report.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "view_core/race_support.h"

namespace luck_report_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

// The same race until its first cast, which shows these faces instead.
RaceJournal first_cast_as(const Record& record, const std::string& faces, std::size_t* at) {
    RaceJournal journal = record.journal;
    *at = 0;
    while (journal[*at].kind != kernel::EntryKind::cast)
        ++*at;
    const std::string was = text_of(journal, journal[*at]);
    REQUIRE(journal[*at].count == 2);
    journal.truncate(*at);
    REQUIRE(add_entry(journal, was.substr(0, was.find(':')) + ": " + faces));
    return journal;
}

LuckReport report_of(const Record& record) {
    const RaceReplay replay(record);
    return luck_report(replay.start(), replay.journal());
}

}  // namespace

TEST_CASE("a Speed Check without a card is lucky when it slows little") {
    Record record = record_of(oval_setting(2), 1);
    const ResumedGame game = resume(record);
    // Nobody commits a card.
    while (game.session->pending()->ask == Ask::speed_cards) {
        const auto& options = game.session->pending()->options;
        std::size_t done = 0;
        while (options[done].kind != OptionKind::done)
            ++done;
        game.session->submit(done);
    }
    update(record, *game.session);
    std::size_t at = 0;
    record.journal = first_cast_as(record, "haste, damage", &at);
    const LuckReport high = report_of(record);
    const VehicleId who = high.luckiest->who;
    REQUIRE(high.unluckiest);
    // 3 and 3: 4 of 36 ways; 11/3 was to be expected.
    CHECK(high.unluckiest->who == who);
    CHECK(high.unluckiest->kind == LuckKind::speed);
    CHECK(high.unluckiest->entry == at);
    CHECK(high.unluckiest->round == 1);
    CHECK(high.unluckiest->outcome == 6);
    CHECK(high.unluckiest->expected == Approx(11.0 / 3.0));
    CHECK(high.unluckiest->as_unlucky == Approx(1.0 / 9.0));
    CHECK(high.unluckiest->as_lucky == Approx(1.0));
    CHECK(high.unluckiest->rank == Approx(1.0 / 18.0));
    const KindLuck& speed = high.seats[who].of(LuckKind::speed);
    CHECK(speed.casts == 1);
    CHECK(speed.dice == 2);
    CHECK(value_sum(speed, DiceFaces::printed) == 6);
    CHECK(high.seats[who].judged == 1);
    CHECK_FALSE(high.seats[who].share_below());

    record.journal = first_cast_as(record, "slide, slide", &at);
    const LuckReport low = report_of(record);
    // 0 and 0: 1 of 36 ways.
    CHECK(low.luckiest->as_lucky == Approx(1.0 / 36.0));
    CHECK(low.luckiest->rank == Approx(71.0 / 72.0));
    CHECK(low.luckiest->lucky == Lucky::low);
}

TEST_CASE("a Speed Check with cards that slow down is neither lucky nor unlucky",
          "[FR-SPD-06][FR-SPD-10]") {
    int judged = 0;
    int left_out = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const RaceReplay replay(played(3, seed, to_the_end));
        const LuckReport report = luck_report(replay.start(), replay.journal());
        struct Plan {
            int whips = 0;
            int reins = 0;
            bool speeds_up = false;
        };
        std::array<Plan, max_vehicles> plans;
        std::array<int, max_vehicles> wanted_high_or_forced{};
        std::array<int, max_vehicles> casts{};
        for (const Happening& happening : all_told(replay, replay.last())) {
            if (happening.kind != kernel::HappeningKind::event) continue;
            const Event& event = happening.event;
            if (event.who >= max_vehicles) continue;
            Plan& plan = plans[event.who];
            const auto* cards = event.get_if<CardsCommitted>();
            if (cards != nullptr && cards->what_for == Ask::speed_cards) {
                plan.whips = cards->whips;
                plan.reins = cards->reins;
            }
            if (const auto* declared = event.get_if<DirectionDeclared>())
                plan.speeds_up = declared->direction == SpeedDirection::accelerate;
            const auto* rolled = event.get_if<Rolled>();
            if (rolled != nullptr && rolled->why == Why::speed_check) {
                const bool is_plain =
                    plan.speeds_up ? plan.reins == 0 : plan.whips + plan.reins == 0;
                wanted_high_or_forced[event.who] += is_plain ? 1 : 0;
                ++casts[event.who];
            }
            if (event.is<SpeedChecked>()) plan = {};
        }
        for (VehicleId v = 0; v < 3; ++v) {
            const KindLuck& speed = report.seats[v].of(LuckKind::speed);
            CHECK(speed.casts == casts[v]);
            CHECK(speed.judged == wanted_high_or_forced[v]);
            judged += speed.judged;
            left_out += speed.casts - speed.judged;
        }
    }
    CHECK(judged > 20);
    CHECK(left_out > 20);
}

TEST_CASE("every die of a race is counted once, for the seat that cast it") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Record record = played(4, seed, to_the_end);
        const RaceReplay replay(record);
        const LuckReport report = luck_report(replay.start(), replay.journal());
        std::map<Why, int> cast;
        for (std::size_t i = 0; i < replay.journal().size(); ++i) {
            const auto& entry = replay.journal()[i];
            if (entry.kind == kernel::EntryKind::cast) cast[entry.why] += entry.count;
        }
        std::array<int, max_vehicles> damage_rolled{};
        std::array<int, max_vehicles> points{};
        for (const Happening& happening : all_told(replay, replay.last())) {
            if (happening.kind != kernel::HappeningKind::event) continue;
            const auto* rolled = happening.event.get_if<DamageRolled>();
            if (rolled == nullptr) continue;
            ++damage_rolled[happening.event.who];
            points[happening.event.who] += rolled->points;
        }
        std::array<int, luck_kind_count> dice{};
        for (VehicleId v = 0; v < 4; ++v) {
            const SeatLuck& seat = report.seats[v];
            CAPTURE(seed, static_cast<int>(v));
            for (std::size_t kind = 0; kind < luck_kind_count; ++kind) {
                const KindLuck& its = seat.kinds[kind];
                int faces = 0;
                for (const int count : its.faces)
                    faces += count;
                CHECK(faces == its.dice);
                dice[kind] += its.dice;
            }
            CHECK(seat.of(LuckKind::damage).casts == damage_rolled[v]);
            CHECK(seat.of(LuckKind::damage).outcome == points[v]);
        }
        CHECK(dice[0] == cast[Why::speed_check]);
        CHECK(dice[1] == cast[Why::control]);
        CHECK(dice[2] + dice[3] == cast[Why::attack]);
        CHECK(dice[4] == cast[Why::damage]);
    }
}

TEST_CASE("what the dice are said to allow is the best that the rules offer") {
    std::map<LuckKind, int> compared;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Record record = record_of(oval_setting(3), seed);
        const ResumedGame game = resume(record);
        RandomDriver driver(seed);
        for (int i = 0; i < 400 && game.session->pending() != nullptr; ++i) {
            const auto& pending = *game.session->pending();
            if (pending.ask == Ask::keep_dice) {
                int best = 0;
                for (const Option& option : pending.options)
                    best = std::max(best, option.a + option.b);
                RaceJournal journal = game.session->journal();
                const Race& start = game.session->boundaries().front().state;
                const LuckReport with = luck_report(start, journal);
                std::size_t cast = journal.size();
                const auto is_of_asked = [&](LuckKind kind) {
                    RaceJournal before = journal;
                    before.truncate(cast);
                    const LuckReport without = luck_report(start, before);
                    const SeatLuck& seat = with.seats[pending.player];
                    const SeatLuck& earlier = without.seats[pending.player];
                    if (seat.of(kind).casts != earlier.of(kind).casts + 1) return false;
                    CAPTURE(seed, i, static_cast<int>(kind));
                    // Not judged: cards that slow down.
                    if (seat.of(kind).judged == earlier.of(kind).judged) return true;
                    CHECK(seat.of(kind).outcome - earlier.of(kind).outcome == best);
                    ++compared[kind];
                    return true;
                };
                for (bool found = false; !found && cast-- > 0;) {
                    if (journal[cast].kind != kernel::EntryKind::cast) continue;
                    found = is_of_asked(LuckKind::speed) || is_of_asked(LuckKind::attack) ||
                            is_of_asked(LuckKind::defence);
                }
            }
            game.session->submit(static_cast<std::size_t>(driver(pending.now, pending.question())));
        }
    }
    CHECK(compared[LuckKind::speed] > 5);
    CHECK(compared[LuckKind::attack] + compared[LuckKind::defence] > 5);
}

TEST_CASE("over many races nobody is lucky") {
    double sum = 0.0;
    double variance = 0.0;
    int casts = 0;
    int shares = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const LuckReport report = report_of(played(4, seed, to_the_end));
        for (const SeatLuck& seat : report.seats) {
            sum += seat.rank_sum - seat.judged / 2.0;
            variance += seat.rank_variance;
            casts += seat.judged;
            const auto share = seat.share_below();
            if (!share) continue;
            ++shares;
            CHECK(*share >= 0.0);
            CHECK(*share <= 1.0);
        }
    }
    CHECK(casts > 1000);
    CHECK(shares > 40);
    CHECK(std::abs(sum) < 4.0 * std::sqrt(variance));
}

}  // namespace luck_report_test
