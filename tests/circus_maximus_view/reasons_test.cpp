// Why the gold choice is proposed, in words.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/door/reasons.h"
#include "games/circus_maximus/view/circus_view.h"
#include "kernel/session.h"

namespace circus_maximus::reasons_test {

namespace {

using Session = kernel::Session<CircusMaximus>;

// Red alone on the track, of 18 team speed and driver 0, about to write its speed.
Race alone_on(Square square) {
    Race race = race_of({.players = 8});
    race.stage = Stage::notation;
    race.turn = 5;
    for (Chariot& chariot : race.all) {
        chariot.standing = Standing::out;
        chariot.team = team_of(1, 4);
        chariot.hits = chariot.full_hits = 7;
        chariot.endurance = 30;
        chariot.crossings = 1;
    }
    race[0].standing = Standing::racing;
    race[0].car = square;
    return race;
}

std::vector<Outlook> weighed(const View::Decision& decision) {
    return outlooks_of(decision.now, decision.question());
}
std::string text_of(const View::Decision& decision, const std::vector<Outlook>& outlooks) {
    ui::Seating seating;
    for (std::uint8_t seat = 0; seat < chariots; ++seat)
        seating.seats.push_back({"Rival", seat, true});
    std::string text;
    for (const std::string& reason : reasons_for(decision, outlooks, seating))
        text += reason + ' ';
    return text;
}
std::string why_in(const View::Decision& decision) { return text_of(decision, weighed(decision)); }

std::size_t steadily(const View::Decision& decision) {
    return answer_of(drivers[0], decision.now, decision.question());
}

std::size_t index_of(const View::Decision& decision, Choice choice) {
    const auto found = std::ranges::find(decision.options, choice, &Option::choice);
    REQUIRE(found != decision.options.end());
    return static_cast<std::size_t>(found - decision.options.begin());
}

bool says(const std::string& text, const char* words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a speed for the lip is told by what the next one risks in the corner",
          "[circus_maximus][why]") {
    Session session(alone_on(square_of(0, Section::home, 24)), 1);
    // 12 leads to the lip of lane I; with 13 it would be in the corner, safe at 8.
    const std::string why = why_in(*session.pending());
    INFO(why);
    CHECK(says(why, "turns over: 0 %, with \"13\" "));
}

TEST_CASE("far from corners the highest speed needs no word of them", "[circus_maximus][why]") {
    Session session(alone_on(square_of(0, Section::home, 10)), 1);
    const std::string why = why_in(*session.pending());
    INFO(why);
    CHECK_FALSE(says(why, "corner"));
    CHECK_FALSE(says(why, "though"));
}

TEST_CASE("an attack or a defence is told by the harm it does or spares, over all dice",
          "[circus_maximus][why]") {
    Session session(race_of(View::agree(8)), 5);
    int attacks = 0;
    int defences = 0;
    for (int questions = 0; questions < 400 && attacks + defences < 10; ++questions) {
        const View::Decision& decision = *session.pending();
        const std::size_t answer = steadily(decision);
        if (circus_maximus::is_attack(decision.options[answer].choice)) {
            const std::string why = why_in(decision);
            INFO(why);
            CHECK((says(why, "rival") || says(why, "to win")));
            CHECK_FALSE(says(why, "Squares"));
            ++attacks;
        } else if (decision.ask == Ask::defence) {
            const std::string why = why_in(decision);
            INFO(why);
            CHECK_FALSE(says(why, "Squares"));
            defences += says(why, "Chance that a horse") ? 1 : 0;
        }
        session.submit(answer);
    }
    CHECK(attacks > 0);
    CHECK(defences > 0);
}

TEST_CASE("what is told of first is what the usual driver answers", "[circus_maximus][why]") {
    Session session(race_of(View::agree(8)), 6);
    int told = 0;
    for (int questions = 0; questions < 300; ++questions) {
        const View::Decision& decision = *session.pending();
        const std::size_t answer = steadily(decision);
        const auto outlooks = weighed(decision);
        if (!outlooks.empty()) {
            CHECK(outlooks.front().option == answer);
            ++told;
        }
        session.submit(answer);
    }
    CHECK(told > 100);
}

TEST_CASE("neither what comes to the same is a reason nor a square that brakes would cost",
          "[circus_maximus][why]") {
    Session session(alone_on(square_of(0, Section::home, 10)), 1);
    const View::Decision speeds = *session.pending();
    std::vector<Outlook> outlooks = weighed(speeds);
    outlooks.resize(1);
    CHECK(text_of(speeds, outlooks).empty());
    outlooks.push_back(outlooks.front());
    CHECK(text_of(speeds, outlooks).empty());
    CHECK(text_of(speeds, {}).empty());
    while (session.pending()->ask != Ask::brake)
        session.submit(steadily(*session.pending()));
    CHECK(why_in(*session.pending()).empty());
}

TEST_CASE("what hangs on the die of the whip names it", "[circus_maximus][why]") {
    Session session(alone_on(square_of(0, Section::home, 10)), 1);
    while (session.pending()->ask != Ask::whip)
        session.submit(steadily(*session.pending()));
    const View::Decision& decision = *session.pending();
    std::vector<Outlook> outlooks = weighed(decision);
    REQUIRE(outlooks.size() == 2);
    const auto is_whip = [&](const Outlook& one) {
        return decision.options[one.option].choice == Choice::whip;
    };
    std::stable_partition(outlooks.begin(), outlooks.end(), is_whip);
    const std::string why = text_of(decision, outlooks);
    INFO(why);
    CHECK(says(why, "Squares left to the finish"));
    CHECK(says(why, "(With a roll of 4.)"));
}

TEST_CASE("lanes are not compared by the squares in them", "[circus_maximus][why]") {
    Session session(alone_on(square_of(3, Section::home, 10)), 1);
    while (session.pending()->ask != Ask::move)
        session.submit(steadily(*session.pending()));
    const View::Decision& decision = *session.pending();
    const auto end_in = [&](int lane, int squares, double turns) {
        Race race = decision.now;
        race[0].car.lane = static_cast<std::uint8_t>(lane);
        return Outlook::End{race, squares, 0, turns};
    };
    const std::size_t on = index_of(decision, Choice::ahead);
    const std::size_t in = index_of(decision, Choice::inward);
    std::string why =
        text_of(decision, {{on, 2, end_in(3, 200, 11), {}}, {in, 1, end_in(2, 190, 11.5), {}}});
    INFO(why);
    CHECK(why.empty());
    why = text_of(decision, {{on, 2, end_in(3, 190, 11), {}}, {in, 1, end_in(3, 200, 11.5), {}}});
    INFO(why);
    CHECK(says(why, "Squares left to the finish: 190, with \"Inward\" 200"));
}

TEST_CASE("a reason gives the figure that the question gives", "[circus_maximus][why]") {
    struct Told {
        std::string reason;
        std::string word;
    };
    const std::vector<Told> all = {{"Chance that your chariot turns over: ", "turns over"},
                                   {"Chance that your driver dies: ", "the driver dies"},
                                   {"Chance that a horse dies: ", "a horse dies"},
                                   {"Chance that a horse is hurt: ", "a horse is hurt"},
                                   {"Chance that your driver is hurt: ", "the driver is hurt"},
                                   {"Chance that a wheel cracks: ", "a wheel is cracked"},
                                   {"Chance to be jostled: ", "is jostled"},
                                   {"Chance to slide a lane out: ", "slides a lane out"},
                                   {"Chance to be slowed: ", "is slowed"}};
    ui::Seating seating;
    for (std::uint8_t seat = 0; seat < chariots; ++seat)
        seating.seats.push_back({"Rival", seat, true});
    int compared = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        Session session(race_of(View::agree(8)), seed);
        for (int asked = 0; asked < 400 && session.pending(); ++asked) {
            const View::Decision decision = *session.pending();
            const auto outlooks = weighed(decision);
            const std::string why = text_of(decision, outlooks);
            for (const Told& told : all) {
                const std::size_t at = why.find(told.reason);
                if (at == std::string::npos) continue;
                const std::size_t from = at + told.reason.size();
                const std::string figure = why.substr(from, why.find(", with", from) - from);
                const auto odds = View::odds_of(decision, seating).at(outlooks[0].option);
                const auto word = std::ranges::find(odds, told.word, &play::OddsWord::text);
                if (word == odds.end()) continue;
                INFO(why);
                CHECK(word->share == figure);
                ++compared;
            }
            session.submit(steadily(decision));
        }
    }
    CHECK(compared > 10);
}

}  // namespace circus_maximus::reasons_test
