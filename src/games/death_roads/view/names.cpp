#include "games/death_roads/view/names.h"

#include <array>

#include "words/words.h"

namespace death_roads {

using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

namespace {

// In the order of the tables of the rules.
constexpr std::array card_names = {mark("Throttle"),
                                   mark("Upshift"),
                                   mark("Downshift"),
                                   mark("Floor It"),
                                   mark("Hard Brake"),
                                   mark("Nitro Burn"),
                                   mark("Ramming Speed"),
                                   mark("Brake Check"),
                                   mark("Swerve"),
                                   mark("Lane Change"),
                                   mark("Side Slam"),
                                   mark("Power Slide"),
                                   mark("Tight Grip"),
                                   mark("Hook Turn"),
                                   mark("Cut In"),
                                   mark("Bulldoze"),
                                   mark("Needle Thread"),
                                   mark("Launch Control"),
                                   mark("Dust Drift"),
                                   mark("Tail Whip"),
                                   mark("Dart"),
                                   mark("Twin Guns: Burst"),
                                   mark("Twin Guns: Rake"),
                                   mark("Rocket Pod: Salvo"),
                                   mark("Rocket Pod: Scatter"),
                                   mark("Ram Plow: Lunge"),
                                   mark("Ram Plow: Scoop"),
                                   mark("Flame Jet: Stream"),
                                   mark("Flame Jet: Fan"),
                                   mark("Harpoon: Reel"),
                                   mark("Harpoon: Snag"),
                                   mark("Roof Turret: Left Arc"),
                                   mark("Roof Turret: Right Arc"),
                                   mark("Hydraulic Fist: Jab"),
                                   mark("Hydraulic Fist: Double"),
                                   mark("Shock Coil: Arc"),
                                   mark("Shock Coil: Overload"),
                                   mark("Saw Arms: Shred"),
                                   mark("Saw Arms: Snip"),
                                   mark("Mortar: Lob"),
                                   mark("Mortar: Smoke"),
                                   mark("Mine Rack: Drop"),
                                   mark("Mine Rack: Spread"),
                                   mark("Oil Tank: Slick"),
                                   mark("Oil Tank: Spray"),
                                   mark("Tail Gun: Burst"),
                                   mark("Tail Gun: Suppress"),
                                   mark("Exhaust Torch: Flare"),
                                   mark("Exhaust Torch: Backfire"),
                                   mark("Chain Drag: Lash"),
                                   mark("Chain Drag: Anchor")};
static_assert(card_names.size() == card_kinds);

struct DriverWords {
    const char* action;
    const char* name;
    const char* about;
    const char* bio;
};
constexpr std::array skills = {
    DriverWords{mark("Shoulder Check"), mark("Thick Skin"),
                mark("The first Condition a Bash or Barrier takes in a round is 1 less."),
                mark("Drove a tow truck until somebody refused to be towed.")},
    DriverWords{mark("Feather the Throttle"), mark("Gravel Heart"),
                mark("No Dirt Lane Setback in Gear 2 and 3."),
                mark("Learned to drive where there was no road, and has not missed one since.")},
    DriverWords{mark("Overcharge"), mark("Cold Blood"),
                mark("One Stun is shed at the start of each own turn."),
                mark("An electrician once; nothing shocks her any more.")},
    DriverWords{mark("Controlled Slide"), mark("Slide Master"),
                mark("In a Skid the first card may be put aside for the next one."),
                mark("Means every slide, or so he says.")},
    DriverWords{mark("Juke"), mark("Light Touch"), mark("Most Handling is 1 higher."),
                mark("Steers with two fingers and leaves the braking to others.")},
    DriverWords{mark("Spotter"), mark("Deep Pockets"), mark("Draws up to 6 cards instead of 5."),
                mark("Plans six moves ahead and has a spare for each.")}};
static_assert(skills.size() == drivers.size());

constexpr std::array skid_names = {
    mark("Slide Left"),    mark("Slide Right"),    mark("Lock-Up"),       mark("Spin-Out"),
    mark("Fishtail Left"), mark("Fishtail Right"), mark("Swipe Left"),    mark("Swipe Right"),
    mark("Tail Slam"),     mark("Stall"),          mark("Metal Fatigue"), mark("Lucky Catch")};
static_assert(skid_names.size() == skid_cards.size());

struct Described {
    const char* name;
    const char* about;
};
constexpr std::array event_texts = {
    Described{mark("Rockfall"), mark("On the lane: 3 Condition lost.")},
    Described{mark("Potholes"), mark("On the lane: 1 Condition lost, 1 Veer.")},
    Described{mark("Burning Wreck"), mark("On the lane: 2 Condition lost, 1 Burn.")},
    Described{mark("Oil Spill"), mark("On the lane: 2 Veer.")},
    Described{mark("Spike Strip"), mark("On the lane: 1 Condition lost, a Gear down, 1 Stun.")},
    Described{mark("Drone Strafe"), mark("On the lane: 2 Condition lost, 1 Stun.")},
    Described{mark("Falling Overpass"),
              mark("On the lane: 4 Condition lost in rows 5 to 7, 2 in rows 1 to 4.")},
    Described{mark("Minefield"), mark("On the lane: 2 Condition lost; 1 on the lanes beside it.")},
    Described{mark("Boost Strip"), mark("On the lane: 2 forward, the front row first.")},
    Described{mark("Repair Drone"), mark("On the lane: 2 Condition regained.")},
    Described{mark("Supply Drop"), mark("On the lane: 2 cards.")},
    Described{mark("Fresh Asphalt"), mark("On the lane: a Gear up.")},
    Described{mark("Slipstream Tunnel"), mark("On the lane: all tokens off, then 1 forward.")},
    Described{mark("Sandstorm"), mark("Everybody in Gear 3: 1 Condition lost, 1 Veer.")},
    Described{mark("Toxic Rain"), mark("Everybody: 1 Burn.")},
    Described{mark("Road Narrows Left"), mark("A lane is closed on the left.")},
    Described{mark("Road Narrows Right"), mark("A lane is closed on the right.")},
    Described{mark("Crowd Favourite"), mark("The last on the track: 2 forward and a card.")},
    Described{mark("Double Trouble"), mark("The next Road Event strikes twice.")},
    Described{mark("Signal Jam"),
              mark("The lane of the next Road Event is drawn only as it strikes.")}};
static_assert(event_texts.size() == road_events.size());

constexpr std::array stretch_texts = {
    Described{mark("Closing Walls"),
              mark("Each round: a lane is closed on the left, and on the right.")},
    Described{mark("The Cull"),
              mark("Each round: 2 Condition lost in the rearmost row with a car.")},
    Described{mark("Redline"),
              mark("Each round: Gear 3 goes 1 forward, then Gear 1 falls 1 back.")},
    Described{mark("Live Ammo"),
              mark("Each round: 1 Condition lost by whoever has a car behind it in "
                   "its lane.")}};
static_assert(stretch_texts.size() == final_stretches.size());

std::string arrow(Way way, int n) {
    static constexpr std::array<const char*, 5> signs = {"↑", "↓", "←", "→", "↔"};
    const std::string sign = signs.at(static_cast<std::size_t>(way));
    return n == 1 ? sign : sign + std::to_string(n);
}

std::string effect_words(const Effect& effect) {
    const int n = effect.n;
    const auto signed_text = [&](int value) {
        return (value > 0 ? "+" : "−") + std::to_string(value > 0 ? value : -value);
    };
    switch (effect.deed) {
    case Deed::move: return arrow(effect.way, n);
    case Deed::bash: return say("Bash {0}", {arrow(effect.way, 1) + std::to_string(n)});
    case Deed::push: return say("push {0}", {arrow(effect.way, n)});
    case Deed::pull: return say("pull {0}", {arrow(effect.way, n)});
    case Deed::gear: return n > 0 ? tr("Gear up") : tr("Gear down");
    case Deed::handling: return say("{0} Handling", {signed_text(n)});
    case Deed::condition: return say("{0} Condition", {signed_text(n)});
    case Deed::draw: return say(by_count(n, "{0} card", "{0} cards"), {n});
    case Deed::stun: return say("{0} Stun", {n});
    case Deed::burn: return say("{0} Burn", {n});
    case Deed::veer: return say("{0} Veer", {n});
    case Deed::skid: return tr("a Skid card");
    }
    return {};
}

// The first deed that gives a card its character.
const char* icon_of(Card card) {
    if (is_weapon(card)) {
        switch (weapon_of(card).code[0]) {
        case 'F': return "roads/icon-front";
        case 'M': return "roads/icon-middle";
        default: return "roads/icon-back-gun";
        }
    }
    switch (static_cast<VehicleCard>(card)) {
    case VehicleCard::upshift:
    case VehicleCard::downshift:
    case VehicleCard::launch_control: return "roads/icon-gear";
    case VehicleCard::hard_brake: return "roads/icon-back";
    case VehicleCard::ramming_speed:
    case VehicleCard::brake_check:
    case VehicleCard::side_slam:
    case VehicleCard::tail_whip:
    case VehicleCard::bulldoze: return "roads/icon-bash";
    case VehicleCard::swerve:
    case VehicleCard::tight_grip: return "roads/icon-side";
    case VehicleCard::throttle:
    case VehicleCard::floor_it:
    case VehicleCard::nitro_burn: return "roads/icon-forward";
    default: return "roads/icon-swing";
    }
}

}  // namespace

std::string name_of(const ui::Seating& seating, PlayerId id) {
    return id < seating.seats.size() ? seating.seat(id).name : std::string();
}
std::string card_name(Card card) { return tr(card_names.at(card)); }
std::string short_name(Card card) {
    std::string name = card_name(card);
    const std::size_t colon = name.find(": ");
    return colon == std::string::npos ? name : name.substr(colon + 2);
}
std::string name_of(Status status) {
    switch (status) {
    case Status::stun: return tr("Stun");
    case Status::burn: return tr("Burn");
    case Status::veer: return tr("Veer");
    }
    return {};
}

std::string about_status(Status status) {
    switch (status) {
    case Status::stun:
        return tr("Stun: as the turn begins, 1 Handling is lost, or no Actions are played.");
    case Status::burn: return tr("Burn: as the turn begins, a card of the hand is lost.");
    case Status::veer:
        return tr("Veer: as the turn begins, a Skid card is turned up and shoves the car about.");
    }
    return {};
}

const char* rule_of(Status status) {
    switch (status) {
    case Status::stun: return "DR-STUN-01";
    case Status::burn: return "DR-BURN-01";
    case Status::veer: return "DR-VEER-01";
    }
    return "DR-STAT-01";
}
std::string name_of_vehicle(std::uint8_t vehicle) {
    return vehicle < vehicles.size() ? std::string(vehicles.at(vehicle).name) : std::string();
}
std::string name_of_driver(std::uint8_t driver) {
    return driver < drivers.size() ? std::string(drivers.at(driver).name) : std::string();
}
std::string name_of_action(std::uint8_t driver) { return tr(skills.at(driver).action); }
std::string name_of_skill(std::uint8_t driver) { return tr(skills.at(driver).name); }
std::string about_skill(std::uint8_t driver) { return tr(skills.at(driver).about); }
std::string bio_of_driver(std::uint8_t driver) { return tr(skills.at(driver).bio); }
// Both of its cards have it before the colon.
std::string name_of_pair(std::uint8_t pair) {
    const std::string name = card_name(weapon_card(pair, 0));
    return name.substr(0, name.find(':'));
}
std::string name_of_skid(std::uint8_t card) { return tr(skid_names.at(card)); }
std::string name_of_event(std::uint8_t event) { return tr(event_texts.at(event).name); }
std::string about_event(std::uint8_t event) { return tr(event_texts.at(event).about); }
std::string name_of_stretch(std::uint8_t stretch) { return tr(stretch_texts.at(stretch).name); }
std::string about_stretch(std::uint8_t stretch) { return tr(stretch_texts.at(stretch).about); }

std::string effects_of(const Effects& effects) {
    std::string text;
    for (const Effect& effect : effects)
        text += (text.empty() ? "" : ", ") + effect_words(effect);
    return text.empty() ? std::string(tr("nothing")) : text;
}

std::string about_card(Card card, int gear) {
    const int cost = cost_of(card);
    if (!is_weapon(card))
        return say("{0} Handling; in Gear {1}: {2}.",
                   {cost, gear,
                    effects_of(vehicle_cards[card].rows.at(static_cast<std::size_t>(gear - 1)))});
    const WeaponText& weapon = weapon_of(card);
    if (weapon.if_hit.empty())
        return say("{0} Handling; the target: {1}.", {cost, effects_of(weapon.target)});
    return say("{0} Handling; the target: {1}; after a hit you: {2}.",
               {cost, effects_of(weapon.target), effects_of(weapon.if_hit)});
}

ui::CardFace card_face(Card card) {
    const char* ground = is_weapon(card)                                ? "roads/card-red"
                         : vehicle_cards[card].colour == Colour::yellow ? "roads/card-yellow"
                                                                        : "roads/card-blue";
    ui::CardFace face;
    face.card = card;
    face.pictures = {ground, icon_of(card), "roads/cost-" + std::to_string(cost_of(card))};
    face.words = short_name(card);
    face.is_labelled = true;
    return face;
}

std::string name_of_lane(const Race& race, int lane) {
    if (lane == left_dirt(race)) return tr("the left dirt");
    if (lane == right_dirt(race)) return tr("the right dirt");
    return say("lane {0}", {lane - left_dirt(race)});
}

std::string place_of(const Race& race, Space space) {
    return say("{0}, row {1}", {name_of_lane(race, space.lane), static_cast<int>(space.row)});
}

}  // namespace death_roads
