#include "games/death_roads/door/death_roads_door.h"

#include <array>
#include <span>
#include <string_view>

#include "games/death_roads/door/core/race_facts.h"
#include "games/death_roads/view/road_view.h"
#include "ui/plain/plain_door.h"

namespace death_roads {

namespace {

int steps_forward(const Effects& effects) {
    int steps = 0;
    for (const Effect& effect : effects)
        if (effect.deed == Deed::move && effect.way == Way::forward) steps += effect.n;
    return steps;
}

// What it brings forward for its Handling; what would end in a Skid is left.
int worth(const Race& race, PlayerId id, const Option& option) {
    const Car& car = race[id];
    const auto of = [&](const Effects& effects, int cost) {
        return car.handling - cost < 1 ? -9 : 4 * steps_forward(effects) - cost;
    };
    switch (option.choice) {
    case Choice::play:
        if (is_weapon(option.card)) return -2;
        return of(vehicle_cards[option.card].rows.at(car.gear - 1U), cost_of(option.card));
    case Choice::own_action:
        return of(drivers.at(car.build.driver).effects, drivers.at(car.build.driver).cost) - 3;
    case Choice::pass:
    case Choice::done: return 0;
    default: return -5;
    }
}

struct Driven : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array<std::string_view, 1> all = {"steady"};
        return all;
    }
    static std::size_t answer(std::string_view, const Race& race,
                              const kernel::Question<DeathRoads>& question) {
        if (question.ask != Ask::step && question.ask != Ask::second) return 0;
        std::size_t best = 0;
        for (std::size_t i = 1; i < question.options.size(); ++i)
            if (worth(race, question.player, question.options[i]) >
                worth(race, question.player, question.options[best]))
                best = i;
        return best;
    }
};

}  // namespace

std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook) {
    return std::make_unique<ui::PlainDoor<Driven>>(program, rulebook, fact_teller());
}

}  // namespace death_roads
