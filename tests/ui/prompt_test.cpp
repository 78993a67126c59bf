// The question of a game that is none of ours: touched, told anew, answered.
#include <catch2/catch.hpp>

#include <memory>
#include <vector>

#include "support/bazaar.h"

using namespace bazaar;
using namespace ui;
using stage::Key;

namespace {

Prompt asking(const Bazaar& question) {
    Prompt prompt;
    prompt.ask(std::make_shared<Bazaar>(question), 7);
    return prompt;
}

std::vector<Move> confirmed(Prompt& prompt) {
    return prompt.on_key(Key::main_choice).answers.as<Move>();
}

}  // namespace

TEST_CASE("a token gives back what it was made of", "[prompt]") {
    const Token token = Move{Act::keep, 3, 500};
    CHECK(token.as<Move>() == Move{Act::keep, 3, 500});
    CHECK(token == Token(Move{Act::keep, 3, 500}));
    CHECK_FALSE(token == Token(Move{Act::keep, 3, 501}));
    const std::vector<Move> moves = {{Act::spend, 1, 2}, {}};
    CHECK(Tokens(moves).as<Move>() == moves);
    CHECK(Tokens(moves) == Tokens{Move{Act::spend, 1, 2}, Move{}});
}

TEST_CASE("cards go round their uses, what does not go together is put back", "[prompt]") {
    Prompt prompt = asking(Bazaar());
    CHECK(prompt.revision() == 7);
    CHECK(prompt.model().cards[0].use == 1);  // it lies ready
    CHECK(prompt.on_key(Key::digit_1).taken);
    CHECK(prompt.model().cards[0].use == 2);
    prompt.toggle_card(1);
    prompt.toggle_card(1);
    CHECK(prompt.model().cards[1].use == 2);
    CHECK_FALSE(prompt.model().cards[0].is_used());
    CHECK(confirmed(prompt) == std::vector<Move>{{Act::spend, 1, 5}, {}});
    CHECK(prompt.on_key(Key::backspace).taken);
    CHECK(confirmed(prompt) == std::vector<Move>{{}});
    for (int played = 1; played <= 3; ++played) {
        prompt.on_key(Key::w);
        CHECK(confirmed(prompt).size() == static_cast<std::size_t>(played) + 1);
    }
    prompt.on_key(Key::w);  // all back
    CHECK(confirmed(prompt).size() == 1);
}

TEST_CASE("a card is put to the use that is meant, and from there back to the hand", "[prompt]") {
    Prompt prompt = asking(Bazaar());
    CHECK(prompt.put_card(1, 2).taken);
    CHECK(prompt.model().cards[1].use == 2);
    CHECK(prompt.put_card(1, 1).taken);
    CHECK(prompt.model().cards[1].use == 1);
    CHECK(prompt.put_card(1, 1).taken);
    CHECK_FALSE(prompt.model().cards[1].is_used());
    CHECK_FALSE(prompt.put_card(1, 0).taken);
    CHECK_FALSE(prompt.put_card(1, prompt.model().cards[1].uses.size() + 1).taken);
}

TEST_CASE("of dice one is always kept, and never more than may be", "[prompt]") {
    Bazaar question;
    question.has_dice = true;
    Prompt prompt = asking(question);
    CHECK(prompt.model().reads_values());
    CHECK(prompt.model().dice[0].is_selected);
    prompt.toggle_die(0);
    CHECK(prompt.model().dice[0].is_selected);
    prompt.toggle_die(2);
    prompt.toggle_die(3);
    CHECK_FALSE(prompt.model().dice[0].is_selected);
    CHECK(confirmed(prompt) == std::vector<Move>{{Act::keep, 2, 0}, {Act::keep, 3, 0}});
    CHECK_FALSE(prompt.toggle_die(4).taken);
}

TEST_CASE("what was touched last is taken back first, touch by touch", "[prompt][undo]") {
    Prompt prompt = asking(Bazaar());
    CHECK_FALSE(prompt.can_untouch());  // what lies ready was touched by nobody
    CHECK_FALSE(prompt.untouch());
    prompt.toggle_card(1);
    prompt.toggle_card(2);
    REQUIRE(prompt.can_untouch());
    CHECK(prompt.untouch());
    CHECK(prompt.model().cards[1].is_used());
    CHECK_FALSE(prompt.model().cards[2].is_used());
    CHECK(prompt.untouch());
    CHECK_FALSE(prompt.model().cards[1].is_used());
    CHECK(prompt.model().cards[0].use == 1);  // ready again
    CHECK_FALSE(prompt.can_untouch());
    // Whoever has put all back as it lay has nothing left to take back.
    prompt.put_card(2, 1);
    prompt.put_card(2, 1);
    CHECK_FALSE(prompt.can_untouch());
    // Nor has the next question.
    prompt.toggle_card(2);
    prompt.ask(std::make_shared<Bazaar>(), 8);
    CHECK_FALSE(prompt.can_untouch());
    Bazaar question;
    question.has_dice = true;
    Prompt dice = asking(question);
    dice.toggle_die(2);
    CHECK(dice.untouch());
    CHECK_FALSE(dice.model().dice[2].is_selected);
    CHECK_FALSE(dice.can_untouch());
}

TEST_CASE("what was taken back is touched again, until something else is", "[prompt][undo]") {
    Prompt prompt = asking(Bazaar());
    CHECK_FALSE(prompt.can_retouch());
    prompt.toggle_card(1);
    prompt.toggle_card(2);
    prompt.untouch();
    prompt.untouch();
    REQUIRE(prompt.can_retouch());
    CHECK(prompt.retouch());
    CHECK(prompt.model().cards[1].is_used());
    CHECK_FALSE(prompt.model().cards[2].is_used());
    CHECK(prompt.retouch());
    CHECK(prompt.model().cards[2].is_used());
    CHECK_FALSE(prompt.can_retouch());
    CHECK_FALSE(prompt.retouch());
    // And is taken back once more.
    CHECK(prompt.untouch());
    CHECK_FALSE(prompt.model().cards[2].is_used());
    prompt.toggle_card(1);
    CHECK_FALSE(prompt.can_retouch());
    // Nor does it go on to the next question.
    prompt.toggle_card(2);
    prompt.untouch();
    REQUIRE(prompt.can_retouch());
    prompt.ask(std::make_shared<Bazaar>(), 8);
    CHECK_FALSE(prompt.can_retouch());
}

TEST_CASE("copies of a prompt are touched apart", "[prompt]") {
    Prompt prompt = asking(Bazaar());
    Prompt other = prompt;
    other.toggle_card(2);
    CHECK(other.model().cards[2].is_used());
    CHECK_FALSE(prompt.model().cards[2].is_used());
}

TEST_CASE("what is known later, and other words, leave what is touched", "[prompt]") {
    Prompt prompt = asking(Bazaar());
    prompt.toggle_card(2);
    auto known = std::make_shared<Bazaar>("Not today.");
    known->is_known = true;
    prompt.tell_anew(known);
    CHECK(prompt.model().why.size() == 1);
    CHECK(prompt.model().refused.empty());
    prompt.ask_why();
    CHECK(prompt.model().shows_why);
    prompt.say_anew(known);
    CHECK(prompt.model().cards[2].is_used());
    REQUIRE(prompt.model().folds_refused());
    prompt.on_key(Key::x);
    CHECK(prompt.model().shows_refused);
    CHECK(prompt.fold_told());
    prompt.clear();
    CHECK(prompt.model().empty());
}

TEST_CASE("every choice has a key, cards keep theirs", "[prompt]") {
    Prompt prompt = asking(Bazaar());
    const PromptChoice pass = prompt.model().choices[1];
    // The fourth digit would be that of the main one, were it not proposed.
    CHECK(prompt.model().main == 0);
    CHECK(pass.own_key() == Key::digit_5);
    CHECK(prompt.on_key(Key::digit_5).answers == pass.answers);
    CHECK_FALSE(prompt.on_key(Key::digit_4).taken);
    prompt.focus_on(pass.answers);
    CHECK(prompt.model().enters() == 1);
    CHECK(prompt.on_key(Key::enter).answers == pass.answers);
}

TEST_CASE("what the pointer rests on is told of, and Enter takes the main choice", "[prompt]") {
    Prompt prompt = asking(Bazaar());
    const PromptChoice main = prompt.model().choices[0];
    REQUIRE(prompt.model().main == 0);
    prompt.glance_at(prompt.model().choices[1].answers);
    CHECK(prompt.model().focus == 1);
    CHECK(prompt.model().enters() == 0);
    CHECK(prompt.on_key(Key::enter).answers == main.answers);
    // By keys from there Enter goes along.
    prompt.glance_at(prompt.model().choices[1].answers);
    prompt.on_key(Key::tab);
    CHECK_FALSE(prompt.model().is_glanced_at);
}
