#include "words/words.h"

#include <catch2/catch.hpp>

#include <array>
#include <string>

#include "words/letters.h"
#include "words/own_words.h"

using namespace words;

TEST_CASE("places of a pattern are filled in any order", "[words]") {
    CHECK(say("{1} hits {0} with {2} dice.", {"Red", "Blue", 5}) == "Blue hits Red with 5 dice.");
    CHECK(say("{0} and {0}", {"Red"}) == "Red and Red");
    CHECK(say("a {brace} stays, an empty place {3} goes", {"Red"}) ==
          "a {brace} stays, an empty place  goes");
}

TEST_CASE("English has one plural, and a message for none where it is given", "[words]") {
    const auto dice = [](int count) { return say(by_count(count, "a die", "{0} dice"), {count}); };
    CHECK(dice(1) == "a die");
    CHECK(dice(2) == "2 dice");
    CHECK(dice(0) == "0 dice");
    CHECK(dice(-1) == "a die");
    CHECK(std::string(by_count(0, "no dice", "a die", "{0} dice")) == "no dice");
    CHECK(std::string(by_count(1, "no dice", "a die", "{0} dice")) == "a die");
}

TEST_CASE("a message without translation is shown as it is", "[words]") {
    CHECK(std::string(tr("No catalogue has this.")) == "No catalogue has this.");
    CHECK(std::string(tr("")).empty());
    CHECK(std::string(tr_in("verb", "Open")) == "Open");
}

TEST_CASE("a game says in its own words what all games have", "[words]") {
    static constexpr std::array own = {
        OwnWord{"New race", "New heist"},
        OwnWord{"{0} race", "{0} heist",
                [](int count) { return by_count(count, "{0} heist", "{0} heists"); }}};
    static constexpr OwnWords all = own;
    const auto races = [](int count) {
        return say(by_count(count, "{0} race", "{0} races"), {count});
    };
    speak_of(&all);
    CHECK(std::string(tr("New race")) == "New heist");
    CHECK(std::string(tr_in("title", "New race")) == "New heist");
    CHECK(std::string(tr("Options")) == "Options");
    CHECK(races(1) == "1 heist");
    CHECK(races(3) == "3 heists");
    speak_of(nullptr);
    CHECK(std::string(tr("New race")) == "New race");
    CHECK(races(3) == "3 races");
}

TEST_CASE("a text is cut between letters, never in one", "[words]") {
    CHECK(whole_letters("abc", 5) == 3);
    CHECK(whole_letters("abc", 2) == 2);
    CHECK(whole_letters("\u20ac", 2) == 0);
    CHECK(whole_letters("\u20ac", 3) == 3);
}
