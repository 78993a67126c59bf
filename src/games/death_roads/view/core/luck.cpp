#include "games/death_roads/view/core/luck.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

// A Skid card asks nobody, and draws nothing.
class CardTable final : public Table {
protected:
    int answer(const kernel::Question<DeathRoads>&) override {
        throw std::logic_error("a Skid card asks nothing");
    }
    void cast(const kernel::Roll<DeathRoads>&, kernel::Faces&) override {
        throw std::logic_error("a Skid card draws nothing");
    }
    void announce(const Event&) override {}
};

// How well a car stands, a row as much as a Gear or two Condition. The Road Event is still to come,
// and on the dirt it falls back.
int standing_of(const Race& race, PlayerId id) {
    const Car& car = race[id];
    if (!car.is_racing) return 0;
    int worth = 20 + 2 * car.condition + 2 * car.gear + 2 * car.at.row;
    if (car.was_far_behind) worth -= 2;
    if (!car.is_aside) worth += car.handling;
    if (is_dirt(race, car.at.lane)) worth -= 1;
    if (race.event != none && race.event_lane == car.at.lane) {
        const Light light = road_events.at(race.event).colour;
        worth += light == Light::red ? -3 : light == Light::green ? 2 : 0;
    }
    return worth;
}

// What a Skid card brings a car; what it takes from the others is half as much worth.
int worth_of(Race race, PlayerId id, std::size_t card) {
    int others = 0;
    for (PlayerId other = 0; other < race.terms.players; ++other)
        if (other != id) others += standing_of(race, other);
    CardTable table;
    carry_out(race, table, id, skid_cards[card].effects);
    int left = 0;
    for (PlayerId other = 0; other < race.terms.players; ++other)
        if (other != id) left += standing_of(race, other);
    return 2 * standing_of(race, id) + others - left;
}

}  // namespace

std::optional<play::CastLuck> luck_in(const Race& race, Why why,
                                      std::span<const std::uint8_t> faces) {
    const PlayerId id = race.turn.who;
    if (why != Why::skid || faces.size() != 1 || id == nobody) return std::nullopt;
    std::array<int, skid_cards.size()> worth{};
    for (std::size_t card = 0; card < worth.size(); ++card)
        worth[card] = worth_of(race, id, card);
    const int least = *std::ranges::min_element(worth);
    const int most = *std::ranges::max_element(worth);
    play::Chances chances(static_cast<std::size_t>(most - least + 1));
    double all = 0.0;
    for (std::size_t card = 0; card < worth.size(); ++card) {
        const double copies = race.skids.count(static_cast<Card>(card));
        chances[static_cast<std::size_t>(worth[card] - least)] += copies;
        all += copies;
    }
    if (all <= 0.0) return std::nullopt;
    for (double& each : chances)
        each /= all;
    return play::luck_of(worth.at(faces[0]) - least, chances, play::Lucky::high);
}

}  // namespace death_roads
