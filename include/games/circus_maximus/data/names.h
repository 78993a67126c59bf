// Words of files: English, lower case, the same for ever.
#pragma once

#include <array>
#include <string_view>

namespace circus_maximus::names {

using namespace std::string_view_literals;

// In the order of the enumerations they name.
inline constexpr std::array asks = {
    "preparation"sv, "speed"sv,    "lash"sv, "whip"sv, "brake"sv, "move"sv, "defence"sv,
    "hurt horse"sv,  "give way"sv, "haul"sv, "walk"sv, "bet"sv,   "stake"sv};
inline constexpr std::array whys = {
    "hits"sv,     "team"sv,        "endurance"sv, "lane"sv,    "start"sv,  "draw"sv,
    "cut free"sv, "whip"sv,        "flip"sv,      "strain"sv,  "injury"sv, "contest"sv,
    "lash"sv,     "ram car"sv,     "wheel"sv,     "evasion"sv, "slow"sv,   "wreck"sv,
    "which"sv,    "driver free"sv, "runaway"sv,   "trample"sv};
inline constexpr std::array choices = {
    "prepare"sv,     "number"sv,      "whip"sv,         "spare"sv,       "ahead"sv, "inward"sv,
    "outward"sv,     "slip inward"sv, "slip outward"sv, "brake"sv,       "ram"sv,   "lapse"sv,
    "whip horses"sv, "whip driver"sv, "ram horses"sv,   "ram car"sv,     "hold"sv,  "back"sv,
    "horse"sv,       "wound"sv,       "stop"sv,         "back chariot"sv};
inline constexpr std::array stages = {"preparation"sv, "betting"sv, "upkeep"sv,
                                      "notation"sv,    "draw"sv,    "over"sv};
inline constexpr std::array standings = {"racing"sv, "finished"sv, "runaway"sv, "out"sv};
inline constexpr std::array drivers = {"aboard"sv, "dragged"sv, "on foot"sv, "safe"sv, "dead"sv};
inline constexpr std::array sides = {"inward"sv, "outward"sv};
inline constexpr std::array mishaps = {
    "none"sv, "slip"sv,  "slip twice"sv, "jostle"sv, "left horse"sv, "right horse"sv,  "flip"sv,
    "grab"sv, "brake"sv, "slow"sv,       "wound"sv,  "two wounds"sv, "three wounds"sv, "wheel"sv};
inline constexpr std::array damaged = {"attacker"sv, "both"sv, "neither"sv, "defender"sv};
inline constexpr std::array colours = {"red"sv,  "white"sv,  "green"sv, "blue"sv,
                                       "gold"sv, "purple"sv, "black"sv, "brown"sv};
inline constexpr std::array lanes = {"I"sv, "II"sv, "III"sv, "IV"sv,
                                     "V"sv, "VI"sv, "VII"sv, "VIII"sv};
inline constexpr std::array sections = {"H"sv, "F"sv, "B"sv, "S"sv};
inline constexpr std::array die_faces = {"1"sv, "2"sv, "3"sv, "4"sv, "5"sv, "6"sv};
inline constexpr std::array facts = {"prepared"sv,         "hits rolled"sv,   "team rolled"sv,
                                     "endurance rolled"sv, "lane drawn"sv,    "turn began"sv,
                                     "recovered"sv,        "tired"sv,         "speed written"sv,
                                     "start rolled"sv,     "speed cut"sv,     "drawn"sv,
                                     "cut free"sv,         "still held"sv,    "whipped"sv,
                                     "braked"sv,           "moved"sv,         "crossed"sv,
                                     "crossed back"sv,     "finished"sv,      "strained"sv,
                                     "summed"sv,           "unharmed"sv,      "spent"sv,
                                     "slipped"sv,          "scraped"sv,       "jostled"sv,
                                     "injured"sv,          "horse died"sv,    "attacked"sv,
                                     "evaded"sv,           "not evaded"sv,    "lashed"sv,
                                     "whip lost"sv,        "whip taken"sv,    "dropped back"sv,
                                     "slowed"sv,           "wounded"sv,       "driver died"sv,
                                     "driver saved"sv,     "wheel hurt"sv,    "wheel held"sv,
                                     "flipped"sv,          "rammed"sv,        "ran over wreck"sv,
                                     "cut loose"sv,        "still dragged"sv, "ran"sv,
                                     "led off"sv,          "walked"sv,        "trampled"sv,
                                     "lapsed"sv,           "out"sv,           "race over"sv,
                                     "bet placed"sv};

}  // namespace circus_maximus::names
