// The cards, Vehicles, Drivers, Skid cards, Road Events and Final Stretch cards of the ledger
// (5.4 to 5.10), row by row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/death_roads/rules/effects.h"
#include "kernel/deck.h"

namespace death_roads {

// ---- Vehicle cards (5.5, DR-CARD-03, DR-R-18) -------------------------------------------------

enum class VehicleCard : std::uint8_t {
    throttle,        // DR-C-Y-THR
    upshift,         // DR-C-Y-UPS
    downshift,       // DR-C-Y-DWN
    floor_it,        // DR-C-Y-FUL
    hard_brake,      // DR-C-Y-BRK
    nitro_burn,      // DR-C-Y-NOS
    ramming_speed,   // DR-C-Y-RAM
    brake_check,     // DR-C-Y-CHK
    swerve,          // DR-C-B-SWV
    lane_change,     // DR-C-B-LAN
    side_slam,       // DR-C-B-SLM
    power_slide,     // DR-C-B-SLD
    tight_grip,      // DR-C-B-GRP
    hook_turn,       // DR-C-B-HOK
    cut_in,          // DR-C-B-CUT
    bulldoze,        // DR-C-S-BUL
    needle_thread,   // DR-C-S-RAZ
    launch_control,  // DR-C-S-HND
    dust_drift,      // DR-C-S-NOM
    tail_whip,       // DR-C-S-JAC
    dart,            // DR-C-S-VIP
};

enum class Colour : std::uint8_t { yellow, blue };

struct VehicleCardText {
    std::string_view key;
    std::string_view name;
    Colour colour;
    std::uint8_t cost;            // DR-CARD-01, DR-R-12
    std::array<Effects, 3> rows;  // by Gear
};

inline constexpr auto vehicle_cards = std::to_array<VehicleCardText>({
    {"DR-C-Y-THR", "Throttle", Colour::yellow, 1, {"F1", "F1", "F2"}},
    {"DR-C-Y-UPS", "Upshift", Colour::yellow, 1, {"G+, F1", "G+, F1", "F1, D1"}},
    {"DR-C-Y-DWN", "Downshift", Colour::yellow, 1, {"H+2", "G-, H+3", "G-, H+3"}},
    {"DR-C-Y-FUL", "Floor It", Colour::yellow, 3, {"F1", "F2", "F3"}},
    {"DR-C-Y-BRK", "Hard Brake", Colour::yellow, 1, {"B1, D2", "B1, D2", "G-, B1, D3"}},
    {"DR-C-Y-NOS", "Nitro Burn", Colour::yellow, 4, {"F2", "F3", "F4"}},
    {"DR-C-Y-RAM", "Ramming Speed", Colour::yellow, 2, {"bF1", "bF2", "bF2, F1"}},
    {"DR-C-Y-CHK", "Brake Check", Colour::yellow, 1, {"bB1", "bB2", "bB3"}},
    {"DR-C-B-SWV", "Swerve", Colour::blue, 1, {"X1", "X1", "X1"}},
    {"DR-C-B-LAN", "Lane Change", Colour::blue, 2, {"X1", "X1, F1", "X1, F1"}},
    {"DR-C-B-SLM", "Side Slam", Colour::blue, 1, {"bX1", "bX2", "bX2, X1"}},
    {"DR-C-B-SLD", "Power Slide", Colour::blue, 3, {"X1, F1", "X2, F1", "X2, F2"}},
    {"DR-C-B-GRP", "Tight Grip", Colour::blue, 1, {"X1, H+1", "X1, G-, H+2", "X1, G-, H+2"}},
    {"DR-C-B-HOK", "Hook Turn", Colour::blue, 1, {"B1, X1", "B1, X1, bF1", "B1, X1, bF2"}},
    {"DR-C-B-CUT", "Cut In", Colour::blue, 2, {"F1, X1", "F1, X1", "F2, X1"}},
    {"DR-C-S-BUL", "Bulldoze", Colour::yellow, 2, {"bF2", "bF2, F1", "bF3, F1"}},
    {"DR-C-S-RAZ", "Needle Thread", Colour::blue, 2, {"X1, F1", "X1, F2", "X1, F2, H+1"}},
    {"DR-C-S-HND", "Launch Control", Colour::yellow, 2, {"G+, G+, F1", "G+, F1", "F2"}},
    {"DR-C-S-NOM", "Dust Drift", Colour::blue, 1, {"X1", "X1, F1", "X2, F1"}},
    {"DR-C-S-JAC", "Tail Whip", Colour::blue, 1, {"bX1, bB1", "bX1, bB1", "bX2, bB2"}},
    {"DR-C-S-VIP", "Dart", Colour::blue, 2, {"X1, F1", "F1, X1, F1", "F1, X1, F2"}},
});

// ---- Weapon cards (5.6, DR-O-60, DR-R-09) -----------------------------------------------------

inline constexpr std::size_t places = 3;  // front, middle, back (DR-WPN-02, DR-R-06)
inline constexpr std::size_t pairs_each = 5;
inline constexpr std::size_t pairs = places * pairs_each;

// A card (DR-WPN-01); its target box is in the order of the damage chart (DR-O-50).
struct WeaponText {
    std::string_view code;  // of the pair
    std::string_view name;
    std::uint8_t cost;
    Pattern lines;
    Pattern alternatives;
    Effects target;
    Effects if_hit;
};

inline constexpr auto weapons = std::to_array<WeaponText>({
    {"F1", "Twin Guns: Burst", 2, "(0,1) > (0,2) > (0,3)*", "", "C-3", "F1"},
    {"F1", "Twin Guns: Rake", 2, "(0,1) > (0,2)*", "(-1,1) > (-1,2)* or (1,1) > (1,2)*", "C-2, H-1",
     "F1"},
    {"F2", "Rocket Pod: Salvo", 3, "(0,3)*", "(-1,3)* or (1,3)*", "C-4", "F1"},
    {"F2", "Rocket Pod: Scatter", 2, "(-1,2)* and (0,2)* and (1,2)*", "", "C-1, Stun 1", "F1"},
    {"F3", "Ram Plow: Lunge", 2, "(0,1)*", "", "C-3, push F1", "F1"},
    {"F3", "Ram Plow: Scoop", 2, "(-1,1)* and (1,1)*", "", "C-2", "F1"},
    {"F4", "Flame Jet: Stream", 2, "(0,1) > (0,2)*", "", "C-2, Burn 1", "F1"},
    {"F4", "Flame Jet: Fan", 2, "(-1,1)* and (0,1)* and (1,1)*", "", "C-1, Burn 1", "F1"},
    {"F5", "Harpoon: Reel", 2, "(0,1) > (0,2) > (0,3) > (0,4)*", "", "C-2, pull B1", "F1"},
    {"F5", "Harpoon: Snag", 2, "(-1,1) > (-1,2)*", "(1,1) > (1,2)*", "C-2, H-2", "F1"},
    {"M1", "Roof Turret: Left Arc", 2, "(-1,0) > (-2,0)*", "(-1,1) > (-2,2)*", "C-3", "D1"},
    {"M1", "Roof Turret: Right Arc", 2, "(1,0) > (2,0)*", "(1,1) > (2,2)*", "C-3", "D1"},
    {"M2", "Hydraulic Fist: Jab", 2, "(-1,0)*", "(1,0)*", "C-3, push X1", "D1"},
    {"M2", "Hydraulic Fist: Double", 2, "(-1,0)* and (1,0)*", "", "C-2, H-1", "D1"},
    {"M3", "Shock Coil: Arc", 2, "(-1,0) > (-2,0)* and (1,0) > (2,0)*", "", "C-1, Stun 1", "D1"},
    {"M3", "Shock Coil: Overload", 2,
     "(-1,-1)* and (-1,0)* and (-1,1)* and (1,-1)* and (1,0)* and (1,1)*", "", "H-1, Stun 1", ""},
    {"M4", "Saw Arms: Shred", 2, "(-1,0)*", "(1,0)* or (-1,1)* or (1,1)*", "C-4", "D1"},
    {"M4", "Saw Arms: Snip", 1, "(-1,0)*", "(1,0)*", "C-2", "D1"},
    {"M5", "Mortar: Lob", 3, "(0,2)*", "(-2,0)* or (2,0)* or (0,-2)*", "C-4", "D1"},
    {"M5", "Mortar: Smoke", 2, "(-1,1)*", "(1,1)* or (-1,-1)* or (1,-1)*", "H-1, Veer 1", "C+1"},
    {"B1", "Mine Rack: Drop", 2, "(0,-1)*", "(0,-2)*", "C-4", "D1"},
    {"B1", "Mine Rack: Spread", 2, "(-1,-1)* and (0,-1)* and (1,-1)*", "", "C-2", "D1"},
    {"B2", "Oil Tank: Slick", 2, "(0,-1) > (0,-2)*", "", "Veer 2", "D1"},
    {"B2", "Oil Tank: Spray", 2, "(-1,-1)* and (1,-1)*", "", "H-1, Veer 1", ""},
    {"B3", "Tail Gun: Burst", 2, "(0,-1) > (0,-2) > (0,-3)*",
     "(-1,-1) > (-2,-2)* or (1,-1) > (2,-2)*", "C-3", "D1"},
    {"B3", "Tail Gun: Suppress", 2, "(0,-1) > (0,-2) > (0,-3)*", "", "H-2", "D1"},
    {"B4", "Exhaust Torch: Flare", 2, "(0,-1)*", "", "C-3, Burn 1", "F1"},
    {"B4", "Exhaust Torch: Backfire", 3, "(0,-1) > (0,-2) > (0,-3)*", "", "C-2, H-1, Burn 1", "F1"},
    {"B5", "Chain Drag: Lash", 2, "(-1,-1)*", "(1,-1)*", "C-3, H-1", "D1"},
    {"B5", "Chain Drag: Anchor", 2, "(0,-1) > (0,-2)*", "", "C-2, G-", "D1"},
});

// ---- Action cards: those of the Vehicles, then the weapons ------------------------------------

inline constexpr std::size_t card_kinds = vehicle_cards.size() + weapons.size();
using kernel::Card;
using Cards = kernel::Bag<card_kinds>;
using Deck = kernel::Deck<card_kinds, 1>;  // nobody knows where a card lies

constexpr bool is_weapon(Card card) { return card >= vehicle_cards.size(); }
constexpr const WeaponText& weapon_of(Card card) { return weapons[card - vehicle_cards.size()]; }
constexpr Card card_of(VehicleCard card) { return static_cast<Card>(card); }
// The first or second card of a pair, counted from F1 on.
constexpr Card weapon_card(std::size_t pair, std::size_t which) {
    return static_cast<Card>(vehicle_cards.size() + 2 * pair + which);
}
constexpr int cost_of(Card card) {
    return is_weapon(card) ? weapon_of(card).cost : vehicle_cards[card].cost;
}
constexpr std::string_view name_of(Card card) {
    return is_weapon(card) ? weapon_of(card).name : vehicle_cards[card].name;
}

// ---- Vehicles (5.4, DR-R-08) ------------------------------------------------------------------

enum class Status : std::uint8_t { stun, burn, veer };

struct VehicleText {
    std::string_view key;
    std::string_view name;
    std::uint8_t condition;
    std::uint8_t handling;
    std::array<Status, 3> overdraft;  // O1 to O3 (DR-O-21)
    std::array<VehicleCard, 10> deck;
};

inline constexpr auto vehicles = [] {
    using enum Status;
    using enum VehicleCard;
    return std::to_array<VehicleText>({
        {"DR-V-BULWARK",
         "Bulwark",
         19,
         7,
         {stun, veer, burn},
         {throttle, throttle, upshift, floor_it, ramming_speed, swerve, cut_in, cut_in, side_slam,
          bulldoze}},
        {"DR-V-RAZOR",
         "Razor",
         15,
         7,
         {veer, burn, veer},
         {throttle, upshift, upshift, floor_it, cut_in, swerve, lane_change, lane_change,
          tight_grip, needle_thread}},
        {"DR-V-HOUND",
         "Hound",
         17,
         7,
         {burn, stun, veer},
         {throttle, throttle, upshift, upshift, floor_it, ramming_speed, swerve, side_slam,
          tight_grip, launch_control}},
        {"DR-V-NOMAD",
         "Nomad",
         14,
         7,
         {veer, stun, burn},
         {throttle, throttle, upshift, upshift, brake_check, swerve, power_slide, power_slide,
          tight_grip, dust_drift}},
        {"DR-V-JACKAL",
         "Jackal",
         17,
         7,
         {stun, burn, stun},
         {throttle, throttle, upshift, upshift, floor_it, swerve, cut_in, lane_change, hook_turn,
          tail_whip}},
        {"DR-V-VIPER",
         "Viper",
         11,
         8,
         {burn, veer, stun},
         {throttle, upshift, nitro_burn, downshift, hard_brake, swerve, swerve, cut_in, power_slide,
          dart}},
    });
}();

enum class Vehicle : std::uint8_t { bulwark, razor, hound, nomad, jackal, viper };

// ---- Drivers (5.8) ----------------------------------------------------------------------------

enum class Driver : std::uint8_t {
    mags,   // DR-N-1: Thick Skin
    dusty,  // DR-N-2: Gravel Heart
    vera,   // DR-N-3: Cold Blood
    nick,   // DR-N-4: Slide Master
    kite,   // DR-N-5: Light Touch
    tomo,   // DR-N-6: Deep Pockets
};

struct DriverText {
    std::string_view key;
    std::string_view name;
    std::string_view action;  // its own Driver Action
    std::uint8_t cost;        // Handling, beside the card discarded (DR-DRV-03)
    Effects effects;
    std::string_view skill;
};

inline constexpr auto drivers = std::to_array<DriverText>({
    {"DR-N-1", "Mags Ironhand", "Shoulder Check", 2, "bX2, F1", "Thick Skin"},
    {"DR-N-2", "Dusty Cole", "Feather the Throttle", 2, "G+, F1, D1", "Gravel Heart"},
    {"DR-N-3", "Vera Volt", "Overcharge", 3, "Stun 1, F2, D2", "Cold Blood"},
    {"DR-N-4", "Nick Sparrow", "Controlled Slide", 2, "Skid card, F2, D1", "Slide Master"},
    {"DR-N-5", "Kite Adair", "Juke", 3, "X1, F1, D1", "Light Touch"},
    {"DR-N-6", "Tomo Reyes", "Spotter", 2, "F1, D1", "Deep Pockets"},
});

// ---- Skid deck (5.7) --------------------------------------------------------------------------

struct SkidText {
    std::string_view key;
    std::string_view name;
    std::uint8_t copies;
    Effects effects;
};

inline constexpr auto skid_cards = std::to_array<SkidText>({
    {"DR-K-01", "Slide Left", 3, "L1"},
    {"DR-K-02", "Slide Right", 3, "R1"},
    {"DR-K-03", "Lock-Up", 3, "B1"},
    {"DR-K-04", "Spin-Out", 1, "B2"},
    {"DR-K-05", "Fishtail Left", 1, "L1, B1"},
    {"DR-K-06", "Fishtail Right", 1, "R1, B1"},
    {"DR-K-07", "Swipe Left", 1, "bL1, L1"},
    {"DR-K-08", "Swipe Right", 1, "bR1, R1"},
    {"DR-K-09", "Tail Slam", 1, "bB1, B1"},
    {"DR-K-10", "Stall", 1, "G-"},
    {"DR-K-11", "Metal Fatigue", 1, "C-1"},
    {"DR-K-12", "Lucky Catch", 1, ""},
});
using Skids = kernel::Bag<skid_cards.size()>;

// ---- Road Events (5.9) ------------------------------------------------------------------------

enum class RoadEvent : std::uint8_t {
    rockfall,            // DR-E-01
    potholes,            // DR-E-02
    burning_wreck,       // DR-E-03
    oil_spill,           // DR-E-04
    spike_strip,         // DR-E-05
    drone_strafe,        // DR-E-06
    falling_overpass,    // DR-E-07
    minefield,           // DR-E-08
    boost_strip,         // DR-E-09
    repair_drone,        // DR-E-10
    supply_drop,         // DR-E-11
    fresh_asphalt,       // DR-E-12
    slipstream_tunnel,   // DR-E-13
    sandstorm,           // DR-E-14
    toxic_rain,          // DR-E-15
    road_narrows_left,   // DR-E-16
    road_narrows_right,  // DR-E-17
    crowd_favourite,     // DR-E-18
    double_trouble,      // DR-E-19
    signal_jam,          // DR-E-20
};

enum class Light : std::uint8_t { none, red, green };  // DR-EVT-08

struct RoadEventText {
    std::string_view key;
    std::string_view name;
    Light colour;
    bool has_lane;    // the Lane icon (DR-EVT-02)
    bool has_relay;   // the Relay icon (DR-O-72)
    Effects effects;  // on each Vehicle it touches
};

inline constexpr auto road_events = std::to_array<RoadEventText>({
    {"DR-E-01", "Rockfall", Light::red, true, false, "C-3"},
    {"DR-E-02", "Potholes", Light::red, true, false, "C-1, Veer 1"},
    {"DR-E-03", "Burning Wreck", Light::red, true, false, "C-2, Burn 1"},
    {"DR-E-04", "Oil Spill", Light::red, true, false, "Veer 2"},
    {"DR-E-05", "Spike Strip", Light::red, true, false, "C-1, G-, Stun 1"},
    {"DR-E-06", "Drone Strafe", Light::red, true, false, "C-2, Stun 1"},
    {"DR-E-07", "Falling Overpass", Light::red, true, false, ""},
    {"DR-E-08", "Minefield", Light::red, true, false, ""},
    {"DR-E-09", "Boost Strip", Light::green, true, false, "F2"},
    {"DR-E-10", "Repair Drone", Light::green, true, false, "C+2"},
    {"DR-E-11", "Supply Drop", Light::green, true, false, "D2"},
    {"DR-E-12", "Fresh Asphalt", Light::green, true, false, "G+"},
    {"DR-E-13", "Slipstream Tunnel", Light::green, true, false, "F1"},
    {"DR-E-14", "Sandstorm", Light::none, false, false, "C-1, Veer 1"},
    {"DR-E-15", "Toxic Rain", Light::none, false, false, "Burn 1"},
    {"DR-E-16", "Road Narrows Left", Light::none, false, false, ""},
    {"DR-E-17", "Road Narrows Right", Light::none, false, false, ""},
    {"DR-E-18", "Crowd Favourite", Light::none, false, false, "F2, D1"},
    {"DR-E-19", "Double Trouble", Light::none, false, true, ""},
    {"DR-E-20", "Signal Jam", Light::none, false, true, ""},
});
using RoadEvents = kernel::Bag<road_events.size()>;

// ---- Final Stretch (5.10) ---------------------------------------------------------------------

enum class FinalStretch : std::uint8_t {
    closing_walls,  // DR-F-1
    the_cull,       // DR-F-2
    redline,        // DR-F-3
    live_ammo,      // DR-F-4
};

struct FinalStretchText {
    std::string_view key;
    std::string_view name;
};

inline constexpr auto final_stretches = std::to_array<FinalStretchText>({
    {"DR-F-1", "Closing Walls"},
    {"DR-F-2", "The Cull"},
    {"DR-F-3", "Redline"},
    {"DR-F-4", "Live Ammo"},
});

}  // namespace death_roads
