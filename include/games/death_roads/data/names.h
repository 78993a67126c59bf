// Words of files: English, lower case, the same for ever.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace death_roads::names {

using namespace std::string_view_literals;

// In the order of the enumerations they name.
inline constexpr std::array asks = {"vehicle"sv, "driver"sv,  "front"sv,  "middle"sv,
                                    "back"sv,    "discard"sv, "status"sv, "stun"sv,
                                    "burn"sv,    "step"sv,    "second"sv, "slide master"sv};
inline constexpr std::array whys = {"order"sv,         "draw"sv, "event"sv,
                                    "final stretch"sv, "lane"sv, "skid"sv};
inline constexpr std::array choices = {"vehicle"sv,     "driver"sv, "pair"sv, "done"sv,
                                       "discard"sv,     "status"sv, "lose"sv, "declare"sv,
                                       "pass"sv,        "focus"sv,  "play"sv, "shift"sv,
                                       "change lane"sv, "act"sv,    "keep"sv, "replace"sv};
inline constexpr std::array stages = {"setup"sv, "preparation"sv, "reveal"sv,
                                      "race"sv,  "resolve"sv,     "over"sv};
inline constexpr std::array statuses = {"stun"sv, "burn"sv, "veer"sv};
inline constexpr std::array sides = {""sv, "left"sv, "right"sv};
inline constexpr std::array ends = {"left"sv, "right"sv};
inline constexpr std::array shifts = {"up"sv, "down"sv};
inline constexpr std::array ways = {"forward"sv, "back"sv, "left"sv, "right"sv};
inline constexpr std::array lane_cards = {"1"sv, "2"sv, "3"sv, "4"sv, "5"sv};
inline constexpr std::array seats = {"1"sv, "2"sv, "3"sv, "4"sv};
inline constexpr std::array drivers = {"mags"sv, "dusty"sv, "vera"sv, "nick"sv, "kite"sv, "tomo"sv};
inline constexpr std::array pair_codes = {"F1"sv, "F2"sv, "F3"sv, "F4"sv, "F5"sv,
                                          "M1"sv, "M2"sv, "M3"sv, "M4"sv, "M5"sv,
                                          "B1"sv, "B2"sv, "B3"sv, "B4"sv, "B5"sv};
inline constexpr std::array facts = {"placed"sv,
                                     "drafted"sv,
                                     "round began"sv,
                                     "initiative"sv,
                                     "discarded"sv,
                                     "drew"sv,
                                     "drew card"sv,
                                     "shuffled"sv,
                                     "event revealed"sv,
                                     "event replaced"sv,
                                     "lane drawn"sv,
                                     "lane card left"sv,
                                     "stretch revealed"sv,
                                     "turn began"sv,
                                     "token shed"sv,
                                     "stunned"sv,
                                     "declared"sv,
                                     "burned"sv,
                                     "veered"sv,
                                     "skidded"sv,
                                     "skid card"sv,
                                     "skid put aside"sv,
                                     "token taken"sv,
                                     "passed"sv,
                                     "focused"sv,
                                     "played"sv,
                                     "acted"sv,
                                     "moved"sv,
                                     "blocked"sv,
                                     "bashed"sv,
                                     "pushed"sv,
                                     "scraped"sv,
                                     "far ahead"sv,
                                     "scrolled"sv,
                                     "far behind"sv,
                                     "hit"sv,
                                     "missed"sv,
                                     "condition"sv,
                                     "handling"sv,
                                     "gear"sv,
                                     "event resolved"sv,
                                     "stretch resolved"sv,
                                     "lane closed"sv,
                                     "out"sv,
                                     "race over"sv};

// By the names in the tables: "floor it", "twin guns burst".
std::span<const std::string_view> cards();
std::span<const std::string_view> vehicles();
std::span<const std::string_view> skid_cards();
std::span<const std::string_view> road_events();
std::span<const std::string_view> final_stretches();

}  // namespace death_roads::names
