// A speed is written in secret: whatever others have written before it, not a pixel changes on the
// screen of whoever is asked next, until all are opened together (CM-R13, CM-X29).
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <span>
#include <string_view>

#include "games/circus_maximus/view/circus_view.h"
#include "ui/plain/plain_door.h"
#include "window.h"

namespace circus_maximus_hidden_test {
namespace {

using namespace circus_maximus;

struct Blind : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array<std::string_view, 1> all = {"steady"};
        return all;
    }
    static std::size_t answer(std::string_view, const Race&,
                              const kernel::Question<CircusMaximus>&) {
        return 0;
    }
};
using Door = ui::PlainDoor<Blind>;
using Seated = ui::SeatedTable<Blind>;
using Record = play::Record<Codec>;
using kernel::PlayerId;

// People on all seats.
Record record_of(std::size_t players, std::uint64_t seed) {
    Record record;
    static_cast<Codec::Agreement&>(record) = View::agree(players);
    for (std::size_t seat = 0; seat < players; ++seat) {
        play::Seat one;
        one.name = "Seat " + std::to_string(seat);
        one.livery = static_cast<std::uint8_t>(seat);
        record.seats.push_back(one);
    }
    record.seed = seed;
    return record;
}

// Answered by chance, up to the first question of that kind in this turn or a later one.
void to_question(Seated& table, Ask ask, int turn) {
    for (std::uint64_t i = 0; !table.is_over(); ++i) {
        const auto& pending = *table.pending();
        if (pending.ask == ask && pending.now.turn >= turn) return;
        table.submit(kernel::split_mix(i + table.record().seed) % pending.options.size());
    }
}

// On to where the viewer is asked the same: the others choose their first option or their last.
Record written(const Record& before, Ask ask, PlayerId viewer, bool is_last) {
    Seated table(before, {});
    while (table.pending()->ask == ask && table.pending()->player != viewer)
        table.submit(is_last ? table.pending()->options.size() - 1 : 0);
    REQUIRE(table.pending()->ask == ask);
    return table.record();
}

struct Pictures {
    stage::Image behind_curtain;  // where people sit beside whoever is asked
    stage::Image looking;
};

Pictures pictures_of(hidden::Window& window, Door& door, const Record& record) {
    const auto picture = [&](bool has_curtain) {
        window.settings().has_curtain = has_curtain;
        door.sit_down(std::make_shared<Seated>(record, std::filesystem::path()));
        window.scenes().settle();
        return window.picture();
    };
    return {picture(true), picture(false)};
}

bool is_same(const stage::Image& one, const stage::Image& other) {
    return one.size == other.size && one.rgba == other.rgba;
}

}  // namespace

TEST_CASE("what others have written changes no pixel before it is opened",
          "[hidden][CM-R13][CM-X29]") {
    hidden::Window window;
    window.scenes().push(std::make_unique<hidden::Ground>(window));
    window.scenes().settle();
    Door door(window, {});
    std::map<Ask, int> compared;
    for (const Ask ask : {Ask::preparation, Ask::speed}) {
        for (const int turn : {1, 3}) {
            if (ask == Ask::preparation && turn > 1) continue;
            Seated start(record_of(4, 7), {});
            to_question(start, ask, ask == Ask::preparation ? 0 : turn);
            REQUIRE_FALSE(start.is_over());
            const Record before = start.record();
            for (const PlayerId viewer : {PlayerId{1}, PlayerId{3}}) {
                INFO(Codec::name_of(ask) << ", turn " << turn << ", viewer " << int(viewer));
                Record slow = written(before, ask, viewer, false);
                Record fast = written(before, ask, viewer, true);
                if (slow.journal == fast.journal) continue;  // nobody was asked before
                ++compared[ask];
                const Pictures one = pictures_of(window, door, slow);
                const Pictures other = pictures_of(window, door, fast);
                CHECK(is_same(one.behind_curtain, other.behind_curtain));
                CHECK(is_same(one.looking, other.looking));
                CHECK_FALSE(is_same(one.behind_curtain, one.looking));
                // The same with computers for all others: there is no curtain.
                for (PlayerId seat = 0; seat < slow.seats.size(); ++seat)
                    if (seat != viewer)
                        slow.seats[seat].driver = fast.seats[seat].driver = play::usual_driver;
                CHECK(is_same(pictures_of(window, door, slow).behind_curtain,
                              pictures_of(window, door, fast).behind_curtain));
            }
        }
    }
    CHECK(compared[Ask::preparation] == 2);
    CHECK(compared[Ask::speed] >= 3);
}

TEST_CASE("speeds that are open to all are on the screen", "[hidden][CM-X29]") {
    hidden::Window window;
    window.scenes().push(std::make_unique<hidden::Ground>(window));
    window.scenes().settle();
    Door door(window, {});
    Seated start(record_of(4, 7), {});
    to_question(start, Ask::speed, 3);
    const auto opened = [&](bool is_last) {
        Seated table(start.record(), {});
        while (table.pending()->ask == Ask::speed)
            table.submit(is_last ? table.pending()->options.size() - 1 : 0);
        return pictures_of(window, door, table.record());
    };
    CHECK_FALSE(is_same(opened(false).looking, opened(true).looking));
}

}  // namespace circus_maximus_hidden_test
