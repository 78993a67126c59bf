// Words of files: English, lower case, the same for ever.
#pragma once

#include <array>
#include <string_view>

namespace grand_prix::names {

using namespace std::string_view_literals;

// In the order of the enumerations they name.
inline constexpr std::array asks = {"starting tyre"sv, "overtake"sv, "pit entry"sv,
                                    "box"sv,           "re-roll"sv,  "boost"sv,
                                    "lock-up"sv,       "rival"sv,    "warning"sv};
inline constexpr std::array whys = {"grid"sv,     "roll-off"sv,  "qualifying"sv,
                                    "movement"sv, "pit"sv,       "re-roll"sv,
                                    "attack"sv,   "flag card"sv, "card die"sv};
inline constexpr std::array choices = {"soft"sv,     "hard"sv,    "wet"sv,       "keep"sv,
                                       "safe"sv,     "attempt"sv, "free pass"sv, "enter"sv,
                                       "stay out"sv, "re-roll"sv, "use"sv,       "ignore"sv,
                                       "leave"sv,    "rival"sv,   "discard"sv,   "advance"sv};
inline constexpr std::array tyres = {"soft"sv, "hard"sv, "wet"sv};
inline constexpr std::array weathers = {"dry"sv, "wet"sv};
inline constexpr std::array modes = {"normal"sv, "sprint"sv};
inline constexpr std::array grids = {"roll"sv, "qualifying"sv};
inline constexpr std::array placings = {"at once"sv, "race on"sv};
inline constexpr std::array standings = {"racing"sv, "missing"sv, "waiting"sv, "home"sv};
inline constexpr std::array stages = {"tyres"sv, "grid"sv, "race"sv, "over"sv};
inline constexpr std::array attack_faces = {"pass"sv, "fail"sv, "explosion"sv};
inline constexpr std::array die_faces = {"1"sv, "2"sv, "3"sv, "4"sv, "5"sv, "6"sv};
inline constexpr std::array cards = {
    "clear air"sv,     "slipstream"sv,         "perfect apex"sv,    "tyre blankets"sv,
    "debris"sv,        "overtake boost"sv,     "engineer's call"sv, "undercut"sv,
    "local caution"sv, "virtual safety car"sv, "bunch-up"sv,        "crosswind"sv,
    "waved through"sv, "track limits"sv,       "drying line"sv,     "engine map"sv,
    "traffic"sv,       "pit board"sv,          "crowd roar"sv,      "final push"sv};
inline constexpr std::array flags = {"none"sv, "green"sv, "yellow"sv, "blue"sv};
inline constexpr std::array facts = {
    "tyre chosen"sv,     "grid rolled"sv,      "rolled off"sv,
    "qualified"sv,       "grid place"sv,       "round began"sv,
    "turn missed"sv,     "rejoined"sv,         "still waiting"sv,
    "rolled"sv,          "rolled lower"sv,     "re-rolled"sv,
    "total"sv,           "locked up"sv,        "moved"sv,
    "stayed"sv,          "stopped behind"sv,   "attempted"sv,
    "passed"sv,          "failed"sv,           "boosted"sv,
    "passed freely"sv,   "dropped back"sv,     "collided"sv,
    "went off"sv,        "lock-up ignored"sv,  "safety car"sv,
    "entered lane"sv,    "left lane"sv,        "passed box"sv,
    "tyre changed"sv,    "serving stop"sv,     "weather changed"sv,
    "lap begun"sv,       "hot lap"sv,          "card drawn"sv,
    "card rolled"sv,     "advanced"sv,         "swapped"sv,
    "next roll"sv,       "capped"sv,           "no positive"sv,
    "drying line"sv,     "rolls twice"sv,      "overtaking banned"sv,
    "caution"sv,         "may pass"sv,         "kept blankets"sv,
    "kept boost"sv,      "kept re-roll"sv,     "warned"sv,
    "warning dropped"sv, "nothing happened"sv, "came home"sv,
    "race over"sv};
inline constexpr std::array reasons = {"plain"sv,
                                       "is ahead"sv,
                                       "is behind"sv,
                                       "other tyre"sv,
                                       "tyre adds nothing"sv,
                                       "no tyre loses"sv,
                                       "stop made"sv,
                                       "leads"sv,
                                       "nobody near ahead"sv,
                                       "nobody near behind"sv,
                                       "nobody far back"sv,
                                       "nobody else"sv,
                                       "is close"sv,
                                       "all close"sv,
                                       "is elsewhere"sv};

}  // namespace grand_prix::names
