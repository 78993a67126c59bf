// Snails: all of its rules (docs/rules/snails-ledger.md).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "kernel/game.h"
#include "kernel/ledger_id.h"
#include "kernel/player.h"
#include "kernel/table.h"

namespace snails {

struct Ledger {
    static constexpr std::string_view prefix = "SN-";
    static constexpr std::array<std::string_view, 1> areas = {"TURN"};
    static constexpr std::string_view separator = "-";
};
using Rule = kernel::LedgerId<Ledger>;

inline constexpr std::uint8_t last_leaf = 50;
inline constexpr std::size_t least_snails = 2;
inline constexpr std::size_t most_snails = 6;

enum class Ask : std::uint8_t { crawl_on };  // or rest (SN-TURN-04)
enum class Why : std::uint8_t { crawl };     // SN-TURN-02
enum class Option : std::uint8_t { rest, roll };
enum class Fact : std::uint8_t { ready, frightened, crawled, home };

struct About {
    Rule rule;
    friend bool operator==(const About&, const About&) = default;
};

struct Event {
    Fact fact = Fact::ready;
    kernel::PlayerId who = kernel::nobody;
    std::uint8_t leaves = 0;  // ready to crawl so many; else the leaf it is on now
    Rule rule;
    friend bool operator==(const Event&, const Event&) = default;
};

struct State {
    std::uint8_t snails = least_snails;
    kernel::PlayerId turn = 0;
    std::uint8_t ready = 0;  // leaves rolled in this turn
    std::uint16_t round = 1;
    std::array<std::uint8_t, most_snails> leaf{};  // 0 beside the path
    friend bool operator==(const State&, const State&) = default;
};

struct Snails {
    using State = snails::State;
    using Ask = snails::Ask;
    using Option = snails::Option;
    using About = snails::About;
    using Why = snails::Why;
    using Event = snails::Event;
    using Rule = snails::Rule;

    static bool is_over(const State& state);
    static Rule rule_of(const About& about) { return about.rule; }
    // One turn.
    static void step(State& state, kernel::Table<Snails>& table);
};

// Where resting would bring the snail whose turn it is (SN-TURN-04, SN-TURN-05).
std::uint8_t leaf_of_rest(const State& state);
// 1 for the first; snails on one leaf share it (SN-TURN-06).
int place_of(const State& state, kernel::PlayerId snail);

}  // namespace snails
