// Nothing that a player must not know reaches the screen: what the others hold is dealt out anew,
// and not a pixel changes.
#include <catch2/catch.hpp>

#include <memory>

#include "caravan_view.h"
#include "ui/plain/plain_door.h"
#include "window.h"

namespace {

using caravan::Caravan;
using caravan::Record;
using caravan::State;
using Door = ui::PlainDoor<caravan::View>;
using Table = ui::SeatedTable<caravan::View>;

// A person on the first seat.
Record record_of(int players, std::uint64_t seed) {
    Record record = caravan::some_record(players, seed);
    for (std::size_t seat = 1; seat < record.seats.size(); ++seat)
        record.seats[seat].driver = play::usual_driver;
    return record;
}

// Played by chance to some question of the person.
Record played(int players, std::uint64_t seed, std::size_t entries) {
    Record record = record_of(players, seed);
    Table table(record, {});
    for (std::size_t i = 0; !table.is_over() && table.session().journal().size() < entries; ++i) {
        if (table.let_driver_answer()) continue;
        table.submit(kernel::split_mix(seed + i) % table.pending()->options.size());
    }
    while (!table.is_over() && table.let_driver_answer()) {
    }
    return table.record();
}

// A table that begins at the last place of rest, with this state there.
Record from_state(Record record, const State& state) {
    record.start = state;
    record.journal = {};
    record.wishes.clear();
    record.marks.clear();
    record.last_boundary.reset();
    return record;
}

stage::Image picture_of(hidden::Window& window, Door& door, const Record& record) {
    door.sit_down(std::make_shared<Table>(record, std::filesystem::path()));
    window.scenes().settle();
    return window.picture();
}

bool is_same(const stage::Image& one, const stage::Image& other) {
    return one.size == other.size && one.rgba == other.rgba;
}

}  // namespace

TEST_CASE("what others hold changes no pixel of a player's screen", "[hidden]") {
    hidden::Window window;
    window.scenes().push(std::make_unique<hidden::Ground>(window));
    window.scenes().settle();
    Door door(window, {});
    int compared = 0;
    int dealt_otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Record record = played(2 + static_cast<int>(seed % 3), seed, 5 + seed * 7 % 50);
        Table table(record, {});
        if (table.is_over()) continue;
        const State rest = table.session().boundaries().back().state;
        kernel::Chance chance(seed);
        State other = kernel::view_of<Caravan>(rest, 0);
        Caravan::redeal(other, other, 0, chance);
        const Record true_table = from_state(record, rest);
        const Record false_table = from_state(record, other);
        Table as_it_is(true_table, {});
        Table as_dealt(false_table, {});
        while (as_it_is.let_driver_answer() && as_dealt.let_driver_answer()) {
        }
        const bool both_ask = as_it_is.human_decides() && as_dealt.human_decides();
        const auto seen = [](const Table& one) { return kernel::view_of(*one.pending(), 0); };
        if (!both_ask || seen(as_it_is).now != seen(as_dealt).now) continue;
        ++compared;
        dealt_otherwise += as_it_is.now() != as_dealt.now() ? 1 : 0;
        const stage::Image truth = picture_of(window, door, true_table);
        const stage::Image dealt = picture_of(window, door, false_table);
        INFO("seed " << seed);
        CHECK(is_same(truth, dealt));
    }
    CHECK(compared >= 6);
    CHECK(dealt_otherwise >= 4);
}

TEST_CASE("what a player holds is on the screen", "[hidden]") {
    hidden::Window window;
    window.scenes().push(std::make_unique<hidden::Ground>(window));
    window.scenes().settle();
    Door door(window, {});
    Record record = record_of(2, 3);
    State one = caravan::start(2);
    State other = one;
    for (State* state : {&one, &other}) {
        const auto card = static_cast<kernel::Card>(state == &one ? 0 : 5);
        for (int i = 0; i < caravan::full_hand; ++i)
            state->hands[0].add(card);
    }
    CHECK_FALSE(is_same(picture_of(window, door, from_state(record, one)),
                        picture_of(window, door, from_state(record, other))));
}

TEST_CASE("a replay of a game that goes on shows what everybody knows", "[hidden]") {
    hidden::Window window;
    window.scenes().push(std::make_unique<hidden::Ground>(window));
    window.scenes().settle();
    Door door(window, {});
    const Record record = played(3, 5, 40);
    Table table(record, {});
    REQUIRE_FALSE(table.is_over());
    const State rest = table.session().boundaries().back().state;
    kernel::Chance chance(7);
    State other = kernel::view_of<Caravan>(rest, kernel::nobody);
    Caravan::redeal(other, other, kernel::nobody, chance);
    REQUIRE(other != rest);
    const auto replayed = [&](const State& state) {
        Record looked_at = from_state(record, state);
        door.watch({looked_at, {}, {}});
        window.scenes().settle();
        const stage::Image picture = window.picture();
        window.scenes().pop();
        window.scenes().settle();
        return picture;
    };
    CHECK(is_same(replayed(rest), replayed(other)));
}
