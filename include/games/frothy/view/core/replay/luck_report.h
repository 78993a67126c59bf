// What the dice of a race showed against what they were to be expected to show, seat by seat. Made
// of the record of a race that is over: it tells what lay in hidden hands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/vocabulary.h"
#include "games/frothy/view/core/board/race_view.h"

namespace frothy {

enum class LuckKind : std::uint8_t { speed, control, attack, defence, damage };
inline constexpr std::size_t luck_kind_count = 5;

// Which end of what may come of a cast is the lucky one.
enum class Lucky : std::uint8_t { high, low };

// One cast that was judged. `outcome` is what its dice allowed: of a Speed Check and an attack the
// most that could be kept, of a Control roll the dice that stay, of damage the points that get
// through.
struct JudgedCast {
    LuckKind kind = LuckKind::speed;
    VehicleId who = no_vehicle;
    std::uint16_t round = 1;
    std::size_t entry = 0;  // of the journal
    std::vector<std::uint8_t> faces;
    int outcome = 0;
    double expected = 0.0;
    Lucky lucky = Lucky::high;
    double rank = 0.5;    // among all ways the dice could fall, 1 the luckiest
    double as_lucky = 1;  // how likely it was to come off so well or better
    double as_unlucky = 1;
};

// All casts of one kind of a seat.
struct KindLuck {
    int casts = 0;  // first casts; what is rolled again counts among the faces alone
    int judged = 0;
    int outcome = 0;  // summed, as is what was expected; of Speed Checks those that speed up
    double expected = 0.0;
    double rank_sum = 0.0;     // of those judged
    double rank_variance = 0;  // of that sum with fair dice
    int dice = 0;
    std::array<int, icon_count> faces{};  // by Icon

    // In what part of all races the casts judged would have gone worse, by the normal approximation
    // of the sum of their ranks; nothing of fewer than `fewest_casts_of_kind`.
    std::optional<double> share_below() const;
};
inline constexpr int fewest_casts_of_kind = 3;

struct SeatLuck {
    std::array<KindLuck, luck_kind_count> kinds;
    int casts = 0;             // judged
    double rank_sum = 0.0;     // of them
    double rank_variance = 0;  // of that sum with fair dice
    std::optional<JudgedCast> luckiest;
    std::optional<JudgedCast> unluckiest;

    const KindLuck& of(LuckKind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
    // The same of all kinds; nothing of fewer than `fewest_casts`.
    std::optional<double> share_below() const;
};
inline constexpr int fewest_casts = 8;

struct LuckReport {
    std::array<SeatLuck, max_vehicles> seats;
    std::optional<JudgedCast> luckiest;
    std::optional<JudgedCast> unluckiest;
};

// Runs the rules over the journal once more. Lucky is: a Speed Check that allows much where it is
// to speed up, or little where the vehicle slows without a card (others are not judged: low dice
// may be what was wanted); few dice staying in a Control roll; a high value in an attack; little
// Damage suffered.
LuckReport luck_report(const Race& start, const RaceJournal& journal);

// What a die shows on average by its values: 11/6 or 9/6 (FR-DICE-01).
double mean_value(DiceFaces faces);
// The sum of the values of all dice of a kind.
int value_sum(const KindLuck& kind, DiceFaces faces);

}  // namespace frothy
