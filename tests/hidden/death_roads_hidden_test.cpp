// A hand is seen by its owner alone: what the others hold, and each Deck, is dealt out
// anew at each kind of question, and not a pixel changes (DR-ACT-07).
#include <catch2/catch.hpp>

#include <array>
#include <map>
#include <memory>
#include <span>
#include <string_view>

#include "games/death_roads/view/road_view.h"
#include "ui/plain/plain_door.h"
#include "window.h"

namespace death_roads_hidden_test {
namespace {

using namespace death_roads;

// Answers by what may be known alone.
struct Blind : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array<std::string_view, 1> all = {"steady"};
        return all;
    }
    static std::size_t answer(std::string_view, const Race& race,
                              const kernel::Question<DeathRoads>& question) {
        const auto mixed = kernel::split_mix(race.round * 64U + question.options.size());
        return mixed % question.options.size();
    }
};
using Door = ui::PlainDoor<Blind>;
using Seated = ui::SeatedTable<Blind>;
using Record = play::Record<Codec>;

// People on so many seats, from `first` on.
Record record_of(std::size_t players, std::size_t people, std::uint64_t seed, bool is_drafted,
                 std::size_t first = 0) {
    Record record;
    Terms terms = View::agree(players);
    terms.is_drafted = is_drafted;
    static_cast<Codec::Agreement&>(record) = terms;
    for (std::size_t seat = 0; seat < players; ++seat) {
        play::Seat one;
        one.name = "Seat " + std::to_string(seat);
        one.livery = static_cast<std::uint8_t>(seat);
        if (seat < first || seat >= first + people) one.driver = play::usual_driver;
        record.seats.push_back(one);
    }
    record.seed = seed;
    return record;
}

void let_drivers(Seated& table) {
    while (!table.is_over() && table.let_driver_answer()) {
    }
}

// Answered by chance, so many questions of people.
void play_on(Seated& table, std::uint64_t seed, std::size_t answers) {
    let_drivers(table);
    for (std::size_t i = 0; i < answers && !table.is_over(); ++i) {
        table.submit(kernel::split_mix(seed + i) % table.pending()->options.size());
        let_drivers(table);
    }
}

// A table that begins at this place of rest.
Record from_state(Record record, const Race& race) {
    record.start = race;
    record.journal = {};
    record.wishes.clear();
    record.marks.clear();
    record.last_boundary.reset();
    return record;
}

stage::Image picture_of(hidden::Window& window, Door& door, std::shared_ptr<Seated> table) {
    door.sit_down(std::move(table));
    window.scenes().settle();
    return window.picture();
}

bool is_same(const stage::Image& one, const stage::Image& other) {
    return one.size == other.size && one.rgba == other.rgba;
}

}  // namespace

TEST_CASE("what rivals hold changes no pixel at any question of Death Roads",
          "[hidden][DR-ACT-07]") {
    hidden::Window window;
    window.scenes().push(std::make_unique<hidden::Ground>(window));
    window.scenes().settle();
    Door door(window, {});
    std::map<Ask, int> compared;
    std::map<kernel::PlayerId, int> viewers;
    int dealt_otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        const std::size_t players = 2 + seed % 3;
        const auto viewer = static_cast<kernel::PlayerId>(seed / 3 % players);
        Seated before(record_of(players, 1, seed, seed % 5 == 0, viewer), {});
        play_on(before, seed, 3 + seed * 7 % 40);
        if (before.is_over()) continue;
        const Ask wanted = before.pending()->ask;
        if (compared[wanted] >= 2 && viewers[viewer] >= 2) continue;
        const Race rest = before.session().boundaries().back().state;
        kernel::Chance chance(seed);
        Race other = kernel::view_of<DeathRoads>(rest, viewer);
        DeathRoads::redeal(other, other, viewer, chance);
        const auto truth =
            std::make_shared<Seated>(from_state(before.record(), rest), std::filesystem::path());
        const auto dealt =
            std::make_shared<Seated>(from_state(before.record(), other), std::filesystem::path());
        // On to the question that was asked, by the same answers.
        for (int i = 0; i < 12; ++i) {
            let_drivers(*truth);
            let_drivers(*dealt);
            if (truth->is_over() || dealt->is_over() || truth->pending()->ask == wanted) break;
            const std::size_t answer =
                kernel::split_mix(seed + static_cast<std::uint64_t>(i)) %
                std::min(truth->pending()->options.size(), dealt->pending()->options.size());
            truth->submit(answer);
            dealt->submit(answer);
        }
        if (!truth->human_decides() || !dealt->human_decides()) continue;
        const auto seen = [&](const Seated& one) {
            return kernel::view_of(*one.pending(), viewer);
        };
        if (seen(*truth).now != seen(*dealt).now) continue;
        ++compared[truth->pending()->ask];
        ++viewers[viewer];
        CHECK(truth->undo_words() == dealt->undo_words());
        dealt_otherwise += truth->now() != dealt->now() ? 1 : 0;
        INFO("seed " << seed << ", " << Codec::name_of(truth->pending()->ask));
        const stage::Image one = picture_of(window, door, truth);
        CHECK(is_same(one, picture_of(window, door, dealt)));
    }
    for (const Ask ask :
         {Ask::discard, Ask::step, Ask::second, Ask::burn, Ask::stun, Ask::status}) {
        INFO(Codec::name_of(ask));
        CHECK(compared[ask] > 0);
    }
    for (kernel::PlayerId viewer = 0; viewer < most_players; ++viewer) {
        INFO("viewer " << int(viewer));
        CHECK(viewers[viewer] > 0);
    }
    CHECK(dealt_otherwise >= 6);
}

TEST_CASE("a hand is on its owner's screen, and behind a curtain where others sit",
          "[hidden][DR-ACT-07]") {
    const auto question_of = [](std::size_t people) {
        auto table =
            std::make_shared<Seated>(record_of(3, people, 5, false), std::filesystem::path());
        play_on(*table, 5, 0);
        return table;
    };
    const auto alone = question_of(1);
    REQUIRE(alone->human_decides());
    CHECK(alone->question()->shows_secret);
    hidden::Window window;
    window.scenes().push(std::make_unique<hidden::Ground>(window));
    window.scenes().settle();
    Door door(window, {});
    // Another card in his own hand is another picture.
    const Race rest = alone->session().boundaries().back().state;
    Race swapped = rest;
    Car& car = swapped[alone->pending()->player];
    Card held = 0;
    while (!car.hand.has(held))
        ++held;
    Card drawn = 0;
    while (!car.deck.unordered().has(drawn) || drawn == held)
        ++drawn;
    car.hand.remove(held);
    car.hand.add(drawn);
    Cards deck;
    for (Card card = 0; card < card_kinds; ++card)
        deck.add(card, car.deck.unordered().count(card));
    deck.remove(drawn);
    deck.add(held);
    car.deck = {};
    car.deck.shuffle_in(deck);
    const auto pictured = [&](std::size_t people, const Race& race) {
        Record record = from_state(record_of(3, people, 5, false), race);
        auto table = std::make_shared<Seated>(record, std::filesystem::path());
        let_drivers(*table);
        return picture_of(window, door, table);
    };
    CHECK_FALSE(is_same(pictured(1, rest), pictured(1, swapped)));
    // With people beside him nothing of it shows before he looks.
    CHECK(is_same(pictured(3, rest), pictured(3, swapped)));
}

}  // namespace death_roads_hidden_test
