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
#include "play/luck.h"

namespace frothy {

using play::Lucky;

enum class LuckKind : std::uint8_t { speed, control, attack, defence, damage };
inline constexpr std::size_t luck_kind_count = 5;

// One cast that was judged. `outcome` is what its dice allowed: of a Speed Check and an attack the
// most that could be kept, of a Control roll the dice that stay, of damage the points that get
// through.
struct JudgedCast : play::CastLuck {
    LuckKind kind = LuckKind::speed;
    VehicleId who = no_vehicle;
    std::uint16_t round = 1;
    std::size_t entry = 0;  // of the journal
    std::vector<std::uint8_t> faces;
    int outcome = 0;
    Lucky lucky = Lucky::high;
};

// All casts of one kind of a seat.
struct KindLuck : play::RankSum {
    int casts = 0;    // first casts; what is rolled again counts among the faces alone
    int outcome = 0;  // summed, as is what was expected; of Speed Checks those that speed up
    double expected = 0.0;
    int dice = 0;
    std::array<int, icon_count> faces{};  // by Icon

    static constexpr int fewest_judged = 3;
    std::optional<double> share_below() const { return RankSum::share_below(fewest_judged); }
};

struct SeatLuck : play::RankSum {
    std::array<KindLuck, luck_kind_count> kinds;
    std::optional<JudgedCast> luckiest;
    std::optional<JudgedCast> unluckiest;

    const KindLuck& of(LuckKind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
    static constexpr int fewest_judged = 8;
    std::optional<double> share_below() const { return RankSum::share_below(fewest_judged); }
};

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
