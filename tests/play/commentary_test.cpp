// Which lines a commentator says, and when.
#include <catch2/catch.hpp>

#include <array>
#include <cstdint>
#include <set>
#include <string>

#include "play/commentary.h"

using play::Commentary;
using play::TalkingPoint;

namespace {

constexpr play::RemarkLine lines[] = {
    {"pass", "{0} past {1}"},      {"pass", "{0} by {1}"},   {"pass", "{0}, a snail", "snail"},
    {"win", "{0} wins: {2}"},      {"rivalry", "{0} again"}, {"photo_finish", "{1}, then {0}"},
    {"pass", "by hand", "person"},
};

std::string name_of(kernel::PlayerId player) {
    REQUIRE(player < 2);
    return player == 0 ? "Red" : "Blue";
}

TalkingPoint pass(kernel::PlayerId who, kernel::PlayerId other, std::uint8_t weight = 5) {
    TalkingPoint point{"pass", weight};
    point.who = who;
    point.other = other;
    return point;
}

Commentary begun() {
    Commentary commentary;
    commentary.begin(lines);
    return commentary;
}

}  // namespace

TEST_CASE("no line is said twice in a game") {
    Commentary commentary = begun();
    for (std::size_t happenings = 1; happenings < 10; ++happenings)
        commentary.take(pass(0, 1), happenings, 0, name_of);
    REQUIRE(commentary.remarks().size() == 2);
    CHECK(commentary.remarks()[0].text != commentary.remarks()[1].text);
    commentary.begin(lines);
    commentary.take(pass(0, 1), 1, 0, name_of);
    CHECK(commentary.remarks().size() == 1);
}

TEST_CASE("what is said of somebody alone is said of nobody else, and first") {
    Commentary commentary = begun();
    TalkingPoint snail = pass(1, 0);
    snail.of = "snail";
    commentary.take(snail, 1, kernel::only(0), name_of);
    CHECK(commentary.latest(1)->text == "Blue, a snail");
    commentary.take(pass(0, 1), 2, kernel::only(0), name_of);
    CHECK(commentary.latest(2)->text == "by hand");
    commentary.take(pass(0, 1), 3, kernel::only(0), name_of);
    CHECK(commentary.latest(3)->text.starts_with("Red "));
}

TEST_CASE("a light word waits, a weighty one does not") {
    Commentary commentary = begun();
    commentary.take(pass(0, 1, 1), 1, 0, name_of);
    commentary.take(pass(1, 0, 1), 2, 0, name_of);
    CHECK(commentary.remarks().size() == 1);
    TalkingPoint win{"win", 5};
    win.who = 1;  // and nobody else is named
    win.number = 12;
    commentary.take(win, 2, 0, name_of);
    CHECK(commentary.latest(2)->text == "Blue wins: 12");
    CHECK(commentary.latest(1)->text.starts_with("Red "));
    CHECK(commentary.latest(0) == nullptr);
    commentary.take(TalkingPoint{"pass", 0}, 900, 0, name_of);
    CHECK(commentary.remarks().size() == 2);
}

TEST_CASE("the third time two go for each other it is a rivalry, whoever began") {
    Commentary commentary = begun();
    TalkingPoint clash = pass(0, 1);
    clash.is_clash = true;
    commentary.take(clash, 1, 0, name_of);
    std::swap(clash.who, clash.other);
    commentary.take(clash, 2, 0, name_of);
    commentary.take(clash, 30, 0, name_of);
    CHECK(commentary.latest(30)->text == "Blue again");
}

TEST_CASE("the second to finish at one time makes it a photo finish") {
    Commentary commentary = begun();
    TalkingPoint win{"win", 5};
    win.who = 1;
    win.finish = 7;
    commentary.take(win, 1, 0, name_of);
    win.who = 0;
    commentary.take(win, 2, 0, name_of);
    CHECK(commentary.remarks().size() == 1);  // in one breath with the winner
    commentary.begin(lines);
    win.who = 1;
    commentary.take(win, 1, 0, name_of);
    win.who = 0;
    commentary.take(win, 40, 0, name_of);
    CHECK(commentary.latest(40)->text == "Blue, then Red");
}

TEST_CASE("games that begin alike are told by their dice from there on, the same game as before") {
    const auto first_of = [](std::uint8_t face) {
        Commentary commentary = begun();
        commentary.hear_dice(std::array{face});
        commentary.take(pass(0, 1), 1, 0, name_of);
        return commentary.latest(1)->text;
    };
    std::set<std::string> told;
    for (std::uint8_t face = 1; face <= 6; ++face) {
        told.insert(first_of(face));
        CHECK(first_of(face) == first_of(face));
    }
    CHECK(told.size() == 2);
}
