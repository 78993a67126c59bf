// Words of files: English, lower case, the same for ever.
#pragma once

#include <array>
#include <string_view>

namespace highway_heist::names {

using namespace std::string_view_literals;

// In the order of the enumerations they name.
inline constexpr std::array asks = {
    "lane"sv,  "hacker"sv,      "next player"sv, "action"sv, "assist"sv, "gadget"sv,    "dice"sv,
    "boost"sv, "destination"sv, "follow"sv,      "target"sv, "perch"sv,  "first peg"sv, "duck"sv};
inline constexpr std::array whys = {"effort"sv, "enemy die"sv, "enemy card"sv, "stunt card"sv};
inline constexpr std::array choices = {
    "drive"sv,       "leap"sv,          "ram"sv,         "force"sv,      "shake"sv,
    "brawl"sv,       "hijack"sv,        "stunt"sv,       "take boost"sv, "open door"sv,
    "throw cargo"sv, "take the shot"sv, "trade paint"sv, "jam radar"sv,  "relocate hacker"sv,
    "pass"sv,        "yes"sv,           "no"sv,          "number"sv,     "member"sv,
    "perch"sv,       "enemy peg"sv,     "space"sv,       "dice"sv};
inline constexpr std::array scenarios = {"tank assault"sv, "semi heist"sv, "chopper takedown"sv};
inline constexpr std::array difficulties = {"easy"sv, "standard"sv, "hard"sv, "beast"sv};
inline constexpr std::array characters = {"captain"sv, "undercover"sv, "enforcer"sv,
                                          "showman"sv, "ghost"sv,      "tech"sv};
inline constexpr std::array cars = {"american muscle"sv, "street drifter"sv, "import racer"sv,
                                    "exotic supercar"sv};
inline constexpr std::array skills = {"speed"sv, "control"sv, "athletics"sv, "defense"sv};
inline constexpr std::array stages = {"set up"sv,    "next player"sv,  "turn"sv,
                                      "enemy die"sv, "end of round"sv, "over"sv};
inline constexpr std::array results = {"none"sv, "won"sv, "lost"sv};
inline constexpr std::array doors = {"closed"sv, "open"sv, "open for good"sv};
inline constexpr std::array members = {"one"sv, "two"sv, "three"sv, "four"sv};
inline constexpr std::array holders = {"one"sv, "two"sv, "three"sv, "four"sv, "nobody"sv};
inline constexpr std::array suvs = {"A"sv, "B"sv, "C"sv, "D"sv, "E"sv, "F"sv, "G"sv, "H"sv};
// By Perch, then what is no perch.
inline constexpr std::array perches = {
    "car one"sv,   "car two"sv, "car three"sv, "car four"sv, "suv A"sv,  "suv B"sv, "suv C"sv,
    "suv D"sv,     "suv E"sv,   "suv F"sv,     "suv G"sv,    "suv H"sv,  "tank"sv,  "rival car"sv,
    "semi rear"sv, "semi 2"sv,  "semi 3"sv,    "semi cab"sv, "beside"sv, "wheel"sv, "none"sv};
inline constexpr std::array stunts = {
    "chain reaction"sv,     "side scrape"sv,    "roof rider"sv,     "brake slide"sv,
    "sacrifice fly"sv,      "hatch job"sv,      "double down"sv,    "drag line"sv,
    "track breaker"sv,      "human catapult"sv, "getaway catch"sv,  "pinball"sv,
    "clear the roof"sv,     "airmail"sv,        "duck and cover"sv, "wrecking ball"sv,
    "blow the door open"sv, "slingshot"sv,      "scramble"sv,       "brake trap"sv,
    "sandwich"sv,           "hand-off"sv,       "ramp shot"sv,      "tandem shot"sv,
    "tow line"sv,           "head-on"sv,        "overload"sv,       "none"sv};
// No two alike, so that records keep which face it was.
inline constexpr std::array effort_faces = {"success"sv, "success 2"sv, "success 3"sv,
                                            "boost"sv,   "boost 2"sv,   "blank"sv};
inline constexpr std::array enemy_faces = {"suv"sv,  "suv 2"sv, "peg"sv,
                                           "card"sv, "north"sv, "south"sv};
inline constexpr std::array cards = {"1"sv, "2"sv, "3"sv, "4"sv,  "5"sv,  "6"sv,
                                     "7"sv, "8"sv, "9"sv, "10"sv, "11"sv, "12"sv};
inline constexpr std::array facts = {"placed"sv,       "hacker placed"sv,  "turn began"sv,
                                     "action taken"sv, "assisted"sv,       "gadget used"sv,
                                     "boosted"sv,      "rolled"sv,         "succeeded"sv,
                                     "failed"sv,       "moved"sv,          "leapt"sv,
                                     "wrecked"sv,      "removed"sv,        "shaken off"sv,
                                     "hijacked"sv,     "took boost"sv,     "damaged"sv,
                                     "peg moved"sv,    "peg beside"sv,     "enemy placed"sv,
                                     "enemy moved"sv,  "enemy lost"sv,     "enemy rolled"sv,
                                     "slammed"sv,      "card activated"sv, "card revealed"sv,
                                     "main moved"sv,   "main hit"sv,       "main repaired"sv,
                                     "rival hit"sv,    "rival repaired"sv, "fired"sv,
                                     "shot"sv,         "reloaded"sv,       "door opened"sv,
                                     "door closed"sv,  "cargo moved"sv,    "pinged"sv,
                                     "missile"sv,      "radar cleared"sv,  "stunt drawn"sv,
                                     "stunt left"sv,   "round ended"sv,    "won"sv,
                                     "lost"sv};

}  // namespace highway_heist::names
