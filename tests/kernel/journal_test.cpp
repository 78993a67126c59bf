#include <catch2/catch.hpp>

#include "dash.h"
#include "kernel/journal.h"

using namespace dash;
using kernel::Journal;

namespace {

Journal<Dash> sample() {
    Journal<Dash> journal;
    Question question;
    question.player = 1;
    question.ask = Ask::bid;
    question.seen_by = kernel::only(1);
    const std::uint8_t first[] = {5, 0, 2};
    const std::uint8_t second[] = {1};
    kernel::Roll<Dash> roll;
    journal.add_choice(question, {Word::more});
    journal.add_cast(roll, first);
    journal.add_reveal();
    journal.add_cast(roll, second);
    journal.add_choice(question, {Word::done}, 3);
    return journal;
}

}  // namespace

TEST_CASE("A journal keeps answers, dice and revelations in order", "[kernel][journal]") {
    const auto journal = sample();
    REQUIRE(journal.size() == 5);
    CHECK(journal.rolls() == 2);
    CHECK(journal[0].kind == kernel::EntryKind::choice);
    CHECK(journal[0].option == Option{Word::more});
    CHECK(journal[0].seen_by == kernel::only(1));
    CHECK(journal[2].kind == kernel::EntryKind::reveal);
    CHECK(journal[4].ordinal == 3);
    const auto faces = journal.faces_of(journal[1]);
    CHECK(std::vector<int>(faces.begin(), faces.end()) == std::vector<int>{5, 0, 2});
    CHECK(journal[3].roll_number == 1);
}

TEST_CASE("A shortened journal is as if the rest had never happened", "[kernel][journal]") {
    const auto whole = sample();
    for (std::size_t count = 0; count <= whole.size(); ++count) {
        auto cut = whole;
        cut.truncate(count);
        Journal<Dash> rebuilt;
        for (std::size_t i = 0; i < count; ++i)
            rebuilt.add_copy(whole, whole[i]);
        CHECK(cut == rebuilt);
        CHECK(cut.size() == count);
        for (std::size_t i = count; i < whole.size(); ++i)
            cut.add_copy(whole, whole[i]);
        CHECK(cut == whole);
    }
}

TEST_CASE("Truncating beyond the end changes nothing", "[kernel][journal]") {
    auto journal = sample();
    journal.truncate(99);
    CHECK(journal == sample());
}

TEST_CASE("The tail of a journal is a journal of its own", "[kernel][journal]") {
    const auto whole = sample();
    for (std::size_t first = 0; first <= whole.size(); ++first) {
        Journal<Dash> copied;
        for (std::size_t i = first; i < whole.size(); ++i)
            copied.add_copy(whole, whole[i]);
        CHECK(whole.tail(first) == copied);
    }
    CHECK(whole.tail(99) == Journal<Dash>());
}
