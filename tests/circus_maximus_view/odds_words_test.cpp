// What an answer may bring, as it is told: parts of one whole.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "games/circus_maximus/view/circus_view.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"

namespace circus_maximus::odds_words_test {

namespace {

ui::Seating eight_seats() {
    ui::Seating seating;
    for (std::uint8_t i = 0; i < chariots; ++i)
        seating.seats.push_back({"Seat " + std::to_string(i), i, true});
    return seating;
}

struct Sums {
    std::map<std::string, int> of_others;  // by what stands before the colon
    int own = 0;
    bool is_harmed = false;
};

Sums sums_of(const ui::PlainOdds& odds) {
    Sums sums;
    for (const play::OddsWord& word : odds) {
        if (word.rule == "CM-L04") continue;  // a price, whatever comes of it
        if (word.text != word.brief) {
            sums.of_others[word.text.substr(0, word.text.find(':'))] += word.percent;
            continue;
        }
        sums.own += word.percent;
        sums.is_harmed |=
            word.bearing == play::Bearing::bad || word.bearing == play::Bearing::grave;
    }
    return sums;
}

}  // namespace

TEST_CASE("What may become of a chariot is told in parts that make a hundred",
          "[circus_maximus][odds]") {
    int told_of_own = 0;
    int told_of_others = 0;
    int deaths = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        kernel::Session<CircusMaximus> session(race_of(View::agree(8)), seed);
        kernel::RandomPolicy chance(seed);
        for (int asked = 0; asked < 260 && session.pending() != nullptr; ++asked) {
            const View::Decision& decision = *session.pending();
            for (const ui::PlainOdds& odds : View::odds_of(decision, eight_seats())) {
                const Sums sums = sums_of(odds);
                INFO(Codec::name_of(decision.ask) << ": " << play::odds_sentence(odds));
                if (sums.is_harmed) CHECK(sums.own == 100);
                CHECK(sums.own <= 100);
                told_of_own += sums.is_harmed ? 1 : 0;
                for (const auto& [name, sum] : sums.of_others) {
                    CHECK(sum <= 100);
                    ++told_of_others;
                }
                deaths +=
                    static_cast<int>(std::ranges::count(odds, "CM-L28", &play::OddsWord::rule));
            }
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
    }
    CHECK(told_of_own > 0);
    CHECK(told_of_others > 0);
    CHECK(deaths > 0);
}

TEST_CASE("Who throws second is told what the first has thrown: the odds go by it [CM-R34]",
          "[circus_maximus][odds]") {
    int seconds = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        kernel::Session<CircusMaximus> session(race_of(View::agree(8)), seed, kernel::everybody);
        kernel::RandomPolicy chance(seed);
        ChariotId first = no_chariot;
        for (int steps = 0; steps < 1500; ++steps) {
            if (const auto* awaited = session.awaited()) {
                const auto& roll = awaited->roll;
                if (roll.why == Why::evasion) {
                    const std::string known = View::known_before_roll(
                        {roll.why, session.boundary(),
                         session.journal().tail(session.boundaries().back().entries), awaited->now},
                        eight_seats());
                    if (first == no_chariot) {
                        CHECK(known.empty());
                        first = awaited->now.acting;
                    } else {
                        // Two dice, each with a three.
                        CHECK(known == "Seat " + std::to_string(first) + " has thrown 6.");
                        first = no_chariot;
                        ++seconds;
                    }
                }
                session.throw_by_hand(std::vector<std::uint8_t>(roll.count, 2));
            } else if (session.pending() != nullptr) {
                const View::Decision& decision = *session.pending();
                session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
            } else {
                break;
            }
        }
    }
    CHECK(seconds > 0);
}

}  // namespace circus_maximus::odds_words_test
