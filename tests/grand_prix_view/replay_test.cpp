// Where a replay stops, and what is said there: "Places of rest" of the ledger's section 11.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "grand_prix_view/driven.h"
#include "kernel/replay.h"
#include "kernel/session.h"
#include "ui/plain/plain_log.h"

namespace grand_prix {

namespace {

using Happenings = std::vector<kernel::Happening<GrandPrix>>;

play::Record<Codec> raced(std::uint64_t seed, void (*agree)(Terms&)) {
    play::Record<Codec> record;
    agree(record);
    record.seed = seed;
    record.seats.resize(record.cars);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        record.seats[i].livery = static_cast<std::uint8_t>(i);
    kernel::Session<GrandPrix> session(race_of(record), record.seed);
    while (const auto* pending = session.pending())
        session.submit(answer_of("steady", pending->now, pending->question()));
    record.journal = session.journal();
    return record;
}

bool is_fact(const kernel::Happening<GrandPrix>& one, Fact fact) {
    return one.kind == kernel::HappeningKind::event && one.event.fact == fact;
}

bool has(const Happenings& told, Fact fact) {
    return std::ranges::any_of(told, [&](const auto& one) { return is_fact(one, fact); });
}

// All that is looked at of one race.
void check_stops(const play::Record<Codec>& record) {
    const ui::PlainReplay<Driven> replay(record);
    Happenings whole;
    kernel::retell<GrandPrix>(race_of(record), record.journal, record.journal.size(),
                              [&](const auto& one) { whole.push_back(one); });
    std::size_t heard = 0;
    std::size_t turns = 0;
    for (std::size_t stop = 1; stop <= replay.last(); ++stop) {
        const Happenings told = replay.told(stop - 1, stop);
        const std::string news = replay.news_at(stop);
        INFO(stop << ": " << news);
        CHECK_FALSE(news.empty());
        CHECK(news.find("the dice fall") == std::string::npos);
        CHECK(replay.stops()[stop].who < record.cars);
        // Nothing is left out, nothing told twice, and what is seen is what has been told.
        REQUIRE(heard + told.size() <= whole.size());
        for (const auto& one : told) {
            const auto& meant = whole[heard++];
            if (!(one.kind == meant.kind && one.event == meant.event && one.state == meant.state))
                FAIL("told otherwise");
        }
        if (replay.stops()[stop].told > 0) CHECK(replay.at(stop) == told.back().state);
        // The roll with its total, and then the move; the card, and then what it does.
        if (has(told, Fact::total)) {
            CHECK_FALSE(has(told, Fact::moved));
            const CarId who = told.back().event.who;
            CHECK(replay.at(stop).car(who).place == replay.at(stop - 1).car(who).place);
        }
        const auto card = std::ranges::find_if(
            told, [](const auto& one) { return is_fact(one, Fact::card_drawn); });
        if (card != told.end()) CHECK(card + 1 == told.end());
        // A turn that is missed is nobody else's matter.
        const bool is_missed = has(told, Fact::turn_missed);
        turns += is_missed ? 1 : 0;
        if (is_missed) CHECK(is_fact(told.front(), Fact::turn_missed));
    }
    CHECK(heard == whole.size());
    CHECK(turns == static_cast<std::size_t>(std::ranges::count_if(
                       whole, [](const auto& one) { return is_fact(one, Fact::turn_missed); })));
}

}  // namespace

TEST_CASE("A replay stops before a roll, after it, at a card and at a turn that is missed",
          "[replay]") {
    for (const std::uint64_t seed : {3U, 4U}) {
        check_stops(raced(seed, [](Terms& terms) { terms.cars = 6; }));
        check_stops(raced(seed, [](Terms& terms) {
            terms.cars = 2;
            terms.mode = Mode::sprint;
        }));
        check_stops(raced(seed, [](Terms& terms) {
            terms.grid = GridBy::qualifying;
            terms.tyre_wear = terms.two_compounds = true;
            terms.laps = 4;
        }));
    }
}

TEST_CASE("A replay says what was rolled and how far that leads, then where it has led",
          "[replay][GP-L10]") {
    const ui::PlainReplay<Driven> replay(raced(3, [](Terms& terms) { terms.laps = 2; }));
    std::size_t stop = 1;
    const auto is_roll = [&] {
        return has(replay.told(stop - 1, stop), Fact::total) && replay.stops()[stop].told > 0;
    };
    while (!is_roll())
        ++stop;
    const Happenings rolled = replay.told(stop - 1, stop);
    const int die = rolled.at(1).event.value;
    const std::string spaces = std::to_string(die + 2);
    CHECK(replay.deed_at(stop).ends_with(" rolls " + std::to_string(die) + ": " + spaces +
                                         " spaces on SOFT"));
    const CarId who = rolled.front().state.acting;
    CHECK(replay.at(stop).car(who).place == replay.at(stop - 1).car(who).place);
    CHECK(replay.at(stop + 1).car(who).place != replay.at(stop).car(who).place);
    CHECK(replay.deed_at(stop + 1).find(" drives " + spaces + " spaces") != std::string::npos);
}

TEST_CASE("A race is played on from a roll with the move that it leads to; notes stay at the "
          "first stop of theirs",
          "[replay]") {
    play::Record<Codec> record = raced(3, [](Terms& terms) { terms.laps = 2; });
    record.pinned = {{9, "here"}};
    const ui::PlainReplay<Driven> replay(record);
    std::size_t within = 0;
    for (std::size_t stop = 0; stop <= replay.last(); ++stop) {
        const play::TimelineStop& there = replay.stops()[stop];
        within += there.told > 0 ? 1 : 0;
        CHECK(there.taken() == there.entries + (there.told > 0 ? 1U : 0U));
        CHECK(replay.stop_at(there.entries) <= stop);
        if (there.told == 0) CHECK(replay.stop_at(there.entries) == stop);
    }
    CHECK(within > record.cars * 2U);
    const auto note = std::ranges::find(replay.marks(), true, &ui::PlainMark::is_note);
    REQUIRE(note != replay.marks().end());
    CHECK(note->stop == replay.stop_at(9));
}

}  // namespace grand_prix
