// Games at random: what must hold after every step, whatever was agreed.
#include <catch2/catch.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "formats/json_reader.h"
#include "games/highway_heist/data/codec.h"
#include "games/highway_heist/data/soundness.h"
#include "games/highway_heist/rules/highway_heist.h"
#include "highway_heist/any_game.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"
#include "play/record.h"
#include "support/same_race.h"

namespace highway_heist {
namespace {

using Session = kernel::Session<HighwayHeist>;
using Records = play::Records<Codec>;

// HH-D-04
int last_round(const Terms& terms) {
    const auto deck = stunts_in_deck(terms.difficulty);
    return deck[0] + deck[1] + 1 + 2;
}

// Looks at the game whenever it is asked: it is fit to be seen then, too.
class Watchful {
public:
    explicit Watchful(std::uint64_t seed) : busy_(seed) {}

    int operator()(const Heist& heist, const kernel::Question<HighwayHeist>& question) {
        const bool is_between = heist.stage == Stage::set_up || heist.radar >= 5;
        if (!is_between && fault == nullptr) fault = fault_in(heist);
        return busy_(heist, question);
    }
    const char* fault = nullptr;

private:
    Busy busy_;
};

std::string fault_of_game(Heist& heist, std::uint64_t seed) {
    Watchful policy(seed);
    kernel::PolicyTable<HighwayHeist, Watchful> table(heist, policy, seed);
    for (int step = 0; step < 2000; ++step) {
        if (HighwayHeist::is_over(heist)) return {};
        HighwayHeist::step(heist, table);
        if (heist.stage == Stage::set_up) return "not set up";
        if (policy.fault != nullptr) return std::string(policy.fault) + " at a question";
        if (const char* text = fault_in(heist))
            return std::string(text) + " in step " + std::to_string(step);
        if (heist.round > last_round(heist.terms)) return "a round after the last";
    }
    return "no end";
}

}  // namespace

TEST_CASE("games at random keep the rules and end",
          "[highway_heist][HH-PEG-03][HH-PEG-04][HH-PEG-05][HH-ROAD-02][HH-BST-07][HH-D-04]"
          "[HH-D-10][HH-CARD-04][HH-CMP-08][HH-DIF-01][HH-DIF-02][HH-DIF-03][HH-DIF-04]") {
    std::set<std::pair<Scenario, Result>> seen;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        Heist heist = heist_of(terms_of(seed));
        const std::string fault = fault_of_game(heist, seed);
        INFO("scenario " << int(heist.terms.scenario) << ", members " << int(heist.terms.members)
                         << ", seed " << seed);
        if (!fault.empty()) FAIL(fault);
        seen.insert({heist.terms.scenario, heist.result});
    }
    CHECK(seen.contains({Scenario::tank_assault, Result::lost}));
    CHECK(seen.contains({Scenario::semi_heist, Result::lost}));
    CHECK(seen.contains({Scenario::chopper_takedown, Result::lost}));
}

TEST_CASE("undo and redo after every answer, and a session plays what full speed plays",
          "[highway_heist][session]") {
    for (std::uint64_t seed = 0; seed < 36; ++seed) {
        INFO("seed " << seed);
        support::check_session_plays_the_same<HighwayHeist, Busy>(heist_of(terms_of(37 * seed)),
                                                                  seed);
    }
}

TEST_CASE("a game is read back as it was written, finished or not", "[highway_heist][record]") {
    for (std::uint64_t seed = 0; seed < 36; ++seed) {
        INFO("seed " << seed);
        play::Record<Codec> record;
        static_cast<Terms&>(record) = terms_of(37 * seed);
        record.seed = seed;
        record.seats.resize(Codec::seat_count(record));
        auto game = Records::resume(record);
        Busy policy(seed);
        for (std::size_t i = 0; i < 12 * seed && !game.session->is_over(); ++i) {
            const auto* decision = game.session->pending();
            game.session->submit(
                static_cast<std::size_t>(policy(decision->now, decision->question())));
        }
        Records::update(record, *game.session);
        const auto loaded = Records::read(Records::write(record), "game");
        REQUIRE(loaded.ok());
        CHECK(loaded.value->journal == record.journal);
        CHECK(Records::verify(*loaded.value).agrees);
        CHECK(Records::resume(*loaded.value).session->now() == game.session->now());
        CHECK(Records::write(*loaded.value) == Records::write(record));
    }
}

TEST_CASE("a state is read back as it was written after every step", "[highway_heist][record]") {
    for (std::uint64_t seed = 0; seed < 36; ++seed) {
        INFO("seed " << seed);
        Heist heist = heist_of(terms_of(37 * seed));
        Busy policy(seed);
        kernel::PolicyTable<HighwayHeist, Busy> table(heist, policy, seed);
        while (!HighwayHeist::is_over(heist)) {
            HighwayHeist::step(heist, table);
            formats::Reader reader("state");
            const formats::Json json(Codec::state_to_json(heist));
            const Heist read = Codec::state_from_json(json, reader, heist.terms);
            const auto complaints = reader.take_complaints();
            if (!complaints.empty()) FAIL(formats::text_of(complaints[0]));
            REQUIRE(read == heist);
        }
    }
}

TEST_CASE("a state that cannot be is refused", "[highway_heist][record]") {
    Terms terms;
    terms.scenario = Scenario::chopper_takedown;
    Heist start = heist_of(terms);
    Busy policy(1);
    kernel::PolicyTable<HighwayHeist, Busy> table(start, policy, 1);
    HighwayHeist::step(start, table);
    const auto is_refused = [&](auto spoil) {
        formats::Json json(Codec::state_to_json(start));
        spoil(json);
        formats::Reader reader("state");
        Codec::state_from_json(json, reader, terms);
        return !reader.take_complaints().empty();
    };
    CHECK_FALSE(is_refused([](formats::Json&) {}));
    CHECK(is_refused([](formats::Json& json) { json["hacker"] = "nobody"; }));
    CHECK(is_refused([](formats::Json& json) { json["active"] = "four"; }));
    CHECK(is_refused([](formats::Json& json) { json["team"][0]["pv"] = "car two"; }));
    CHECK(is_refused([](formats::Json& json) { json["team"][0]["pv"] = "suv H"; }));
    CHECK(is_refused([](formats::Json& json) { json["team"][0]["peg"] = "tank"; }));
    CHECK(is_refused([](formats::Json& json) { json["team"][0]["peg"] = "none"; }));
    CHECK(is_refused([](formats::Json& json) { json["suvs"][0]["at"] = json["suvs"][1]["at"]; }));
    CHECK(is_refused([](formats::Json& json) { json["enemy_pegs"] = {"suv H"}; }));
    CHECK(is_refused([](formats::Json& json) { json["enemy_deck"] = 0; }));
    CHECK(is_refused([](formats::Json& json) { json["stunts_seen"] = 0; }));
    CHECK(is_refused([](formats::Json& json) { json["stunts_seen"] = 0xF0; }));
    CHECK(is_refused([](formats::Json& json) { json["gadgets"] = 1; }));
    CHECK(is_refused([](formats::Json& json) { json["outcome"] = "won"; }));
    CHECK(is_refused([](formats::Json& json) { json["strength"] = 100; }));
    CHECK(is_refused([](formats::Json& json) { json["radar"] = 5; }));
    CHECK(is_refused([](formats::Json& json) { json["cargo_left"] = 2; }));
}

TEST_CASE("a question to the team may be answered by each of its players",
          "[highway_heist][HH-TURN-01][HH-O-120]") {
    for (std::uint8_t players = 1; players <= most_members; ++players) {
        Terms terms;
        terms.members = most_members;
        terms.players = players;
        Session session(heist_of(terms), 1);
        while (session.pending()->ask != Ask::next_player)
            session.submit(0);
        for (kernel::PlayerId player = 0; player < most_members; ++player)
            CHECK(session.pending()->is_asked(player) == (player < players));
        CHECK(session.pending()->options.size() == most_members);
        session.submit(3);
        CHECK(session.pending()->ask == Ask::action);
        CHECK(session.pending()->player == owner_of(terms, 3));
        CHECK(session.pending()->team == 0);
    }
}

}  // namespace highway_heist
