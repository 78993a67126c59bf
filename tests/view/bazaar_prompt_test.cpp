// The panel shows and answers the question of a game it has never heard of.
#include <catch2/catch.hpp>

#include <memory>
#include <set>
#include <string>

#include "panel_desk.h"
#include "support/bazaar.h"
#include "ui/prompt/prompt_panel.h"
#include "words_drawn.h"

using namespace panel_desk;

TEST_CASE("a question of another game is drawn whole, with its dice or its cards", "[panels]") {
    for (const Look& look : looks) {
        for (const bool has_dice : {false, true}) {
            Desk table(look);
            bazaar::Bazaar question("Not today.");
            question.has_dice = has_dice;
            ui::Prompt prompt;
            prompt.ask(std::make_shared<bazaar::Bazaar>(question), 1);
            ui::PromptPanel panel;
            CHECK(panel.fits(table.kit(), prompt.model(), decision_of(look)));
            table.picture([&] { panel.show(table.kit(), prompt, decision_of(look)); });
            const std::set<std::string> words = words_drawn::words();
            INFO(look.name);
            CHECK(words.contains(has_dice ? "Keep" : "Pay"));
            CHECK(words.contains("Pass"));
            CHECK(words.contains("Spend"));
            if (has_dice) {
                CHECK(words.contains("4"));
            } else {
                CHECK(panel.played(prompt.model()).size() == 1);
                CHECK(words.contains("COIN"));
            }
        }
    }
}
