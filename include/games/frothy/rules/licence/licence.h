// A Driving Licence (LIC): everything printed about a vehicle, prepared for the rules.
//
// The row texts are the document's own (docs/formats/licence.md); `prepare` derives the flat box
// rows that speed changes walk along.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/ids.h"
#include "games/frothy/rules/rule.h"

namespace frothy {

// One Acceleration box over n Deceleration boxes, or n over one (FR-CHG-03).
struct Block {
    std::uint8_t accel = 1;
    std::uint8_t decel = 1;

    friend bool operator==(const Block&, const Block&) = default;
};

// One column of the Movement table.
struct SpeedColumn {
    std::vector<Block> blocks;
    std::array<std::uint8_t, phase_count> move{};  // spaces in phases 1 to 4 (FR-LIC-02)
    std::int8_t control = safe;                    // basic Control dice, or `safe` (FR-LIC-03)
    std::int8_t stamina = 0;                       // change at the Stamina check (FR-LIC-04)

    friend bool operator==(const SpeedColumn&, const SpeedColumn&) = default;
};

enum class CardChoice : std::uint8_t { whip, reins, either };

// One line of the table of a random affect (FR-PDE-09), or an affect itself.
struct AffectKind {
    Rule rule;                             // FR-PDE-nn
    std::string name;                      // as printed
    std::int8_t n = 0;                     // 0 where the affect has no number
    bool n_is_rolled = false;              // FR-DICE-06
    CardChoice card = CardChoice::either;  // FR-PDE-15
    std::string trait;                     // FR-PDE-05

    friend bool operator==(const AffectKind&, const AffectKind&) = default;
};

struct RandomLine {
    std::uint8_t value = 0;
    AffectKind affect;

    friend bool operator==(const RandomLine&, const RandomLine&) = default;
};

// A permanent damage affect that starts at a damage level (FR-LIC-05).
struct Affect {
    std::uint8_t at = 0;
    AffectKind kind;
    std::uint8_t dice = 0;  // FR-PDE-09: dice of the random table
    std::vector<RandomLine> table;

    friend bool operator==(const Affect&, const Affect&) = default;
};

enum class StaminaEffectKind : std::uint8_t { virtual_reins, speed_loss, damage_dice };

struct StaminaEffect {
    std::int8_t at = 0;
    StaminaEffectKind kind = StaminaEffectKind::virtual_reins;
    std::uint8_t n = 1;

    friend bool operator==(const StaminaEffect&, const StaminaEffect&) = default;
};

// The plain card on the other side of a special one (FR-VEH-18). What is no card at all but a trait
// with a limited use (FR-VEH-19) has none: it acts, and is never played as a card.
enum class CardFace : std::uint8_t { whip, reins, none };

struct SpecialCard {
    Rule rule;  // FR-SPC-nn
    std::string name;
    std::optional<std::int8_t> n;  // empty where the card has none
    bool n_is_rolled = false;      // FR-DICE-06
    CardFace face = CardFace::whip;
    bool discarded_after = false;

    friend bool operator==(const SpecialCard&, const SpecialCard&) = default;
};

// FR-LIC-09.
struct Trait {
    Rule rule;  // FR-TRT-nn; FR-VEH-21 for one of the players' own, which no rule here reads
    std::string name;
    std::optional<std::int8_t> n;
    bool n_is_rolled = false;

    friend bool operator==(const Trait&, const Trait&) = default;
};

// Whose racing colours it is shown in: the driver's alone, or a livery of its own, which whoever
// drives it may wear.
enum class OwnLivery : std::uint8_t { none, blue, white, gold, red, green, black, purple, rose };

inline constexpr int max_boxes = 64;

// The Acceleration and Deceleration rows as two flat lines of boxes, numbered from the left over
// all ratings. A marker is one box of each row, matching (FR-CHG-03, FR-CHG-04).
struct BoxRows {
    std::uint8_t accel_count = 0;
    std::uint8_t decel_count = 0;
    std::array<std::uint8_t, max_boxes> accel_rating{};
    std::array<std::uint8_t, max_boxes> decel_rating{};
    std::array<std::uint8_t, max_boxes> decel_of_accel{};  // right-most match
    std::array<std::uint8_t, max_boxes> accel_of_decel{};  // left-most match
    std::array<std::uint8_t, rating_count> first_accel{};
    std::array<std::uint8_t, rating_count> last_accel{};
    std::array<std::uint8_t, rating_count> first_decel{};
    std::array<std::uint8_t, rating_count> last_decel{};

    friend bool operator==(const BoxRows&, const BoxRows&) = default;
};

// Where the licence lists each trait and each kind of special card, for quick look-ups in a race.
inline constexpr std::uint8_t not_listed = 0xFF;
inline constexpr std::size_t numbers_of_an_area = 100;  // two digits
struct LicenceIndex {
    // By the number of its FR-TRT entry.
    std::array<std::uint8_t, numbers_of_an_area> trait_place = [] {
        std::array<std::uint8_t, numbers_of_an_area> places{};
        places.fill(not_listed);
        return places;
    }();
    std::array<std::uint16_t, numbers_of_an_area> special_bits{};  // by that of their FR-SPC entry
    std::array<std::uint16_t, 3> face_bits{};                      // by CardFace

    friend bool operator==(const LicenceIndex&, const LicenceIndex&) = default;
};

struct Licence {
    std::string id;
    std::string name;
    std::string kind;
    std::string background;
    std::string picture;  // by name; empty: that of its id
    OwnLivery livery = OwnLivery::none;
    std::array<SpeedColumn, rating_count> speeds;
    std::int8_t resilience = 0;  // blank_resilience, 0, 1 or 2
    std::uint8_t damage_max = 1;
    std::vector<Affect> affects;  // in rising order of `at`; the last is the wipe-out
    std::uint8_t control_min = 0;
    std::int8_t stamina_max = 10;
    std::int8_t stamina_min = 0;
    std::vector<StaminaEffect> stamina_effects;
    std::uint8_t whips = 0;
    std::uint8_t reins = 0;
    std::uint8_t duals = 0;
    std::vector<SpecialCard> specials;
    std::vector<Trait> traits;
    std::vector<std::string> waived;  // names of advice that its designer has looked at

    BoxRows rows;        // derived by prepare()
    LicenceIndex index;  // derived by prepare()

    friend bool operator==(const Licence&, const Licence&) = default;
};

// What its picture is called, whether there is one or not.
inline const std::string& picture_name(const Licence& licence) {
    return licence.picture.empty() ? licence.id : licence.picture;
}

// Derives the box rows and the index. Needs legal blocks: one of the two numbers 1, at most
// max_boxes a row.
void prepare(Licence& licence);

}  // namespace frothy
