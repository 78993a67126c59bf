// What goes with what, for whoever drafts.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_view.h"
#include "words/words.h"

namespace death_roads {

using words::mark;
using words::tr;

namespace {

struct VehicleFit {
    const char* text;
    std::optional<Driver> driver;
};
constexpr std::array<VehicleFit, 6> vehicle_fits = {{
    {mark("For ramming: hard to wreck, and it pushes. Goes with Mags and a Ram Plow."),
     Driver::mags},
    {mark("For threading through: lanes change while it drives on. Goes with weapons that hit "
          "ahead."),
     {}},
    {mark("For all of it, best in high Gears. Goes with Mags, who gets through whoever is beside."),
     Driver::mags},
    {mark("For the edge of the road: it slides wide. Goes with Dusty, who does not mind dirt."),
     Driver::dusty},
    {mark("For a crowd: it bashes beside and behind. Goes with weapons on roof and tail."), {}},
    {mark("For a sprint: most Handling, least Condition. Keep away from others; goes with Kite."),
     Driver::kite},
}};
constexpr std::array<const char*, 6> driver_fits = {
    mark("Goes with cars that bash: Bulwark, Hound, Jackal."),
    mark("Goes with slow cars and wide slides: always a Gear up, at home on dirt."),
    mark("Goes with cars of much Handling; the Stun that it costs is shed at once."),
    mark("Goes with whoever spends everything: a Skid is half as bad."),
    mark("Goes with any car: one Handling more in every round."),
    mark("Goes with weapons: six cards to choose from."),
};
constexpr std::array<const char*, pairs> pair_fits = {
    mark("Reaches far, straight ahead: for whoever follows."),
    mark("Lobs over whoever is near: for whoever is well behind."),
    mark("At arm's length: for cars that ram."),
    mark("Burns cards out of other hands."),
    mark("Drags the leader back: for whoever is behind."),
    mark("Reaches two lanes to either side: for the middle of the road."),
    mark("Punches into the Barrier: for the lane beside somebody."),
    mark("Stuns a whole crowd: for four cars more than for two."),
    mark("Cheap, and hard on whoever is beside."),
    mark("Four ways to hit, none of them near."),
    mark("For leaders who are followed closely."),
    mark("Sends pursuers sliding; harms little by itself."),
    mark("Reaches far behind: for leaders."),
    mark("Hits behind and pushes on: for leaders in a hurry."),
    mark("Slows whoever is about to pass."),
};

}  // namespace

std::string fit_of_vehicle(std::uint8_t vehicle) { return tr(vehicle_fits.at(vehicle).text); }
std::string fit_of_driver(std::uint8_t driver) { return tr(driver_fits.at(driver)); }
std::string fit_of_pair(std::uint8_t pair) { return tr(pair_fits.at(pair)); }

// Who is free and goes with the car already drafted is proposed.
std::optional<std::size_t> View::advised_in(const Decision& decision) {
    if (decision.ask != Ask::driver) return std::nullopt;
    const auto fit = vehicle_fits.at(decision.now[decision.about.who].build.vehicle).driver;
    if (!fit) return std::nullopt;
    const auto value = static_cast<std::uint8_t>(*fit);
    const auto option = std::ranges::find(decision.options, value, &Option::value);
    if (option == decision.options.end()) return std::nullopt;
    return static_cast<std::size_t>(option - decision.options.begin());
}

}  // namespace death_roads
