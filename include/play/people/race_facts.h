// What a record comes to, seat by seat: facts that its game tells by running the rules over it.
// People, halls of fame and seasons are worked out from these alone.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"
#include "play/chronicle.h"
#include "play/round_words.h"
#include "play/seat.h"

namespace play {

// An achievement of a game. Title and joke are messages, in English.
struct Feat {
    std::string_view key;  // "winner"; stable
    const char* title;     // "First home"
    const char* joke;
    int needed = 1;  // of so many races
};

struct SeatFacts {
    std::string name;  // as the record has it
    std::uint8_t livery = 0;
    std::string driver;      // that of the seat, play::human for a person
    bool is_person = false;  // some time in the race
    std::string ride;        // what it raced, a message; empty where all race the same
    int place = 0;           // 1 for the first, level ones share; 0 while the race is on
    bool is_winner = false;
    bool gave_up = false;
    int home_round = 0;                   // in which it got home; 0 where it did not
    int wear = 0;                         // what a season may carry on, as the game counts it
    std::optional<int> earned;            // what it counts for in a season, where points do not
    std::optional<double> luck;           // part of fair races in which its dice fall worse, 0 to 1
    std::vector<std::string_view> feats;  // keys of those this race counts for
};

struct Wreck {
    kernel::PlayerId who = kernel::nobody;
    kernel::PlayerId by = kernel::nobody;  // whose attack or collision did it; nobody's: its own

    friend bool operator==(const Wreck&, const Wreck&) = default;
};

struct RaceFacts {
    std::filesystem::path file;
    std::string game;
    std::uint64_t seed = 0;
    std::string course;  // a message: "Circus Parvus"
    std::string kind;    // in the reader's language: "Fastest"; may be empty
    int laps = 0;        // 0 where none are counted
    int rounds = 0;
    bool is_over = false;
    bool is_branch = false;  // of another race
    std::vector<SeatFacts> seats;
    std::vector<Wreck> wrecks;
    std::vector<int> carried;  // what a season carries on of no seat, as the game counts it
};

// How a game tells its races.
struct FactTeller {
    // Empty with `trouble` set to one sentence where the file cannot be read or does not fit.
    std::optional<RaceFacts> (*facts_of)(const std::filesystem::path& file,
                                         std::string& trouble) = nullptr;
    std::span<const Feat> feats;
    RoundWords rounds;  // what it calls them
};

// What a record says without its rules: who sat where.
RaceFacts sitting_facts(std::string_view game, const Sitting& sitting, const Chronicle& chronicle);

}  // namespace play
