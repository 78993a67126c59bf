// Undo names all that it takes back.
#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/table.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/traits.h"

using frothy::Option;
using frothy::OptionKind;

namespace {

std::string undo_after(const std::vector<Option>& stroke) {
    frothy::RaceSetup setup = app::testing::small_race({"human", "human"}, 7);
    frothy::SpecialCard card;
    card.rule = frothy::special::emergency_stop;
    card.name = "Emergency Stop";
    card.face = frothy::CardFace::reins;
    for (frothy::Licence& licence : setup.licences) {
        licence.specials = {card};
        frothy::prepare(licence);
    }
    frothy::Game game = frothy::Game::start(setup, {});
    REQUIRE(game.pending()->ask == frothy::Ask::speed_cards);
    REQUIRE(game.submit_all(stroke) == stroke.size());
    REQUIRE(game.undo_offer());
    return game.undo_words();
}

}  // namespace

TEST_CASE("Undo names all the cards of a stroke", "[undo]") {
    const Option done{OptionKind::done};
    const Option up{OptionKind::accelerate};
    CHECK(undo_after({{OptionKind::whip}, {OptionKind::whip}, done, up}).find("2 Whips") !=
          std::string::npos);
    const std::string two = undo_after({{OptionKind::whip}, {OptionKind::reins}, done, up});
    CHECK(two.find("plays 1 Whip and 1 Reins card and accelerates") != std::string::npos);
    const std::string special =
        undo_after({{OptionKind::whip},
                    {OptionKind::special, 0, static_cast<std::uint8_t>(frothy::SpecialFace::plain)},
                    up});
    CHECK(special.find("1 Whip and Emergency Stop") != std::string::npos);
}

TEST_CASE("What is answered for a person goes along with what they did, and is asked after an undo",
          "[undo]") {
    frothy::Game game = frothy::Game::start(app::testing::small_race({"human", "human"}, 7), {});
    REQUIRE(game.pending()->ask == frothy::Ask::speed_cards);
    const std::size_t at = game.session().journal().size();
    const std::vector<Option> card = {{OptionKind::whip}};
    const std::vector<Option> rest = {{OptionKind::done}, {OptionKind::accelerate}};
    game.submit_all(card);
    const std::string own = game.undo_words();
    const std::size_t then = game.session().journal().size();
    game.submit_for(rest);
    REQUIRE(game.undo_offer());
    CHECK(game.undo_offer()->entry == at);
    const std::string words = game.undo_words();
    INFO(words);
    CHECK(words.starts_with(own + "; "));
    CHECK(words.find("accelerates") != std::string::npos);
    CHECK_FALSE(game.is_asked_again());
    game.undo();
    CHECK(game.session().journal().size() == at);
    CHECK(game.is_asked_again());
    game.submit_all(card);
    CHECK(game.session().journal().size() == then);
    CHECK(game.is_asked_again());
    game.submit_all(rest);
    CHECK_FALSE(game.is_asked_again());
}

TEST_CASE("Undo names the side of a drift by the facing of then", "[undo][FR-DRIFT-01]") {
    frothy::Game game = frothy::Game::start(app::testing::small_race({"human", "human"}, 7), {});
    // A drift at the end of a move, with the turn after it at one stroke.
    int drifts = 0;
    for (int i = 0; i < 2000 && drifts < 4 && game.pending() != nullptr; ++i) {
        const auto decision = *game.pending();
        const auto offered = [&](auto is_meant) {
            const auto found = std::ranges::find_if(decision.options, is_meant);
            return found == decision.options.end() ? std::optional<Option>() : *found;
        };
        const auto drift = offered([](const Option& one) {
            return one.kind == OptionKind::step &&
                   one.b == static_cast<std::uint8_t>(frothy::StepKind::drift);
        });
        if (decision.ask != frothy::Ask::drive || !drift) {
            const auto faster =
                offered([](const Option& one) { return one.kind == OptionKind::accelerate; });
            game.submit_all(std::vector<Option>{faster.value_or(decision.options.front())});
            continue;
        }
        // As its button says before it is made.
        const std::string label =
            frothy::option_label(*drift, decision.question(), decision.now, {});
        const std::size_t at = game.session().journal().size();
        game.submit_all(std::vector<Option>{*drift});
        const std::string words = game.undo_words();
        INFO(words);
        const bool is_left = label.starts_with("Drift left");
        if ((is_left || label.starts_with("Drift right")) && game.undo_offer()->entry == at) {
            CHECK(words.find(is_left ? "drifts left" : "drifts right") != std::string::npos);
            ++drifts;
        }
        // Turned about since, the words stay.
        if (game.pending() == nullptr || game.undo_offer()->last != at) continue;
        for (const OptionKind turn : {OptionKind::turn_left, OptionKind::turn_right}) {
            const auto turns = std::ranges::find(game.pending()->options, turn, &Option::kind);
            if (turns == game.pending()->options.end()) continue;
            game.submit_for(std::vector<Option>{*turns});
            CHECK(game.undo_words().starts_with(words));
            break;
        }
    }
    CHECK(drifts > 0);
}
