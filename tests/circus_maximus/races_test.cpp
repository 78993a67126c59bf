// Thousands of races at random: what must hold after every step, whatever was agreed.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <string>

#include "formats/json_reader.h"
#include "games/circus_maximus/data/codec.h"
#include "games/circus_maximus/rules/ratings.h"
#include "kernel/policy_table.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "play/record.h"
#include "support/kept_race.h"
#include "support/same_race.h"

namespace circus_maximus {
namespace {

using Session = kernel::Session<CircusMaximus>;

// Drives ahead wherever it can, so that races come to their end; else as chance has it.
class Hasty {
public:
    explicit Hasty(std::uint64_t seed) : chance_(seed) {}

    int operator()(const Race&, const kernel::Question<CircusMaximus>& question) {
        const auto size = static_cast<std::uint32_t>(question.options.size());
        if (question.ask == Ask::speed)
            return static_cast<int>(size - 1 - chance_.number((size + 3) / 4));
        if (question.ask == Ask::brake && chance_.number(4) > 0) return 0;
        const auto ahead = std::ranges::find(question.options, Option{Choice::ahead});
        if (question.ask == Ask::move && ahead != question.options.end() && chance_.number(3) > 0)
            return static_cast<int>(ahead - question.options.begin());
        return static_cast<int>(chance_.number(size));
    }

private:
    kernel::Chance chance_;
};

Terms terms_of(std::uint64_t number) {
    Terms terms;
    terms.players = static_cast<std::uint8_t>(least_players + number % 7);
    terms.advanced = number / 7 % 2 == 1;
    terms.laps = number % 5 == 4 ? 1 : 3;
    terms.is_ready_made = number % 11 == 3;
    terms.defends_by_itself = number % 13 == 5;
    terms.is_campaign = number % 3 == 2;
    if (terms.is_campaign) terms.merits[number % chariots] = 7;
    return terms;
}

const char* about_chariot(const Race& before, const Race& after, ChariotId id) {
    const Chariot& was = before[id];
    const Chariot& is = after[id];
    if (is.hits > is.full_hits) return "more hits than there were";
    if (is.endurance > was.endurance && before.stage != Stage::preparation) return "endurance grew";
    if (is.endurance < 0) return "endurance below 0";
    if (is.jostle < -3 || is.jostle > 0) return "a jostle that is none";
    for (std::size_t horse = 0; horse < horses; ++horse)
        if (before.stage != Stage::preparation && is.team[horse] > was.team[horse])
            return "a horse that healed";
    for (const auto boxes : is.wheels)
        if (boxes >= wheel_boxes && is.is_racing()) return "it races on a destroyed wheel";
    const auto dead = std::ranges::count(is.team, 0);
    if (before.stage != Stage::preparation && dead != is.dead_horses)
        return "dead horses miscounted";
    if (is.is_held && is.dead_horses == 0) return "held by a horse that lives";
    const bool is_settled = was.standing == Standing::out && was.driver != Driver::on_foot;
    if (is_settled && is != was) return "who is out is changed";
    if (was.standing == Standing::finished && is.crossings != was.crossings)
        return "who is home crosses again";
    if (is.is_racing() && is.crossings >= last_crossing(after.terms))
        return "it races on after the last lap";
    const bool is_there = is.is_on_track() && after.stage != Stage::preparation;
    const bool has_its_square =
        is.has_car() ? has_room(after, is.car, id) : who_is_on(after, is.team_square()) == id;
    if (is_there && !has_its_square) return "two counters on one square";
    if (after.stage == Stage::draw && is.is_racing() && !is.has_moved && is.written > maximum(is) &&
        before.stage == Stage::draw)
        return "a written speed above the maximum";
    return nullptr;
}

std::string fault_of_race(const Terms& terms, std::uint64_t seed) {
    Race race = race_of(terms);
    Hasty policy(seed);
    kernel::PolicyTable<CircusMaximus, Hasty> table(race, policy, seed);
    for (int step = 0; step < 2000; ++step) {
        if (CircusMaximus::is_over(race)) return {};
        const Race before = race;
        CircusMaximus::step(race, table);
        for (ChariotId id = 0; id < chariots; ++id)
            if (const char* text = about_chariot(before, race, id))
                return std::string(text) + " in step " + std::to_string(step);
        if (race.turn > last_turn) return "a turn after the last";
        if (!terms.advanced && race.wreck_count > 0) return "a wreck in the basic game";
    }
    return "no end";
}

}  // namespace

TEST_CASE("races at random keep the rules and end",
          "[circus_maximus][CM-X03][CM-X19][CM-X21][CM-X30][CM-X31][CM-X33][CM-R17][CM-R39]") {
    int finished = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const Terms terms = terms_of(seed);
        const std::string fault = fault_of_race(terms, seed);
        INFO("players " << int(terms.players) << ", advanced " << terms.advanced << ", seed "
                        << seed);
        if (!fault.empty()) FAIL(fault);
        ++finished;
    }
    CHECK(finished == 3000);
}

TEST_CASE("a first race asks neither for points nor how to answer an attack",
          "[circus_maximus][CM-R03][CM-X15]") {
    Terms terms;
    terms.players = 8;
    terms.laps = 1;
    terms.is_ready_made = terms.defends_by_itself = true;
    int evasions = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Session session(race_of(terms), seed);
        Hasty policy(seed);
        while (session.pending() != nullptr) {
            const auto& question = *session.pending();
            REQUIRE(question.ask != Ask::preparation);
            REQUIRE(question.ask != Ask::defence);
            session.submit(static_cast<std::size_t>(policy(question.now, question.question())));
        }
        for (const Chariot& chariot : session.now().all)
            CHECK(chariot.points == Preparation{2, 1, 1, 0});
        for (std::size_t i = 0; i < session.journal().size(); ++i) {
            const auto& entry = session.journal()[i];
            evasions += entry.kind == kernel::EntryKind::cast && entry.why == Why::evasion ? 1 : 0;
        }
    }
    // All cars are medium: whoever can leaves when his horses are rammed.
    CHECK(evasions > 0);
}

TEST_CASE("undo and redo after every answer, and a session plays what full speed plays",
          "[circus_maximus][session]") {
    for (std::uint64_t seed = 0; seed < 28; ++seed) {
        const Terms terms = terms_of(seed);
        INFO("seed " << seed);
        support::check_session_plays_the_same<CircusMaximus, Hasty>(race_of(terms), seed);
    }
}

TEST_CASE("a race is read back as it was written, finished or not", "[circus_maximus][record]") {
    for (std::uint64_t seed = 0; seed < 28; ++seed) {
        INFO("seed " << seed);
        play::Record<Codec> record;
        static_cast<Terms&>(record) = terms_of(seed);
        record.seed = seed;
        record.seats.resize(seats_of(record));
        Hasty policy(seed);
        support::check_kept_race(std::move(record), 90 * seed, policy);
    }
}

TEST_CASE("chariots left over are the house's", "[circus_maximus][CM-X27][CM-R01]") {
    for (std::uint8_t players = least_players; players <= most_players; ++players) {
        Terms terms;
        terms.players = players;
        std::array<int, most_players + 1> driven{};
        for (std::size_t id = 0; id < chariots; ++id)
            ++driven[owner_of(terms, id)];
        for (std::size_t player = 0; player < players; ++player)
            CHECK(driven[player] == static_cast<int>(chariots / players));
        CHECK(seats_of(terms) == players + (chariots % players != 0 ? 1U : 0U));
    }
}

}  // namespace circus_maximus
