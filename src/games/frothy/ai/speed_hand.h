// The cards a vehicle has for its Speed Check, and in which order a plan of so many Whips and Reins
// is committed.
#pragma once

#include <algorithm>
#include <bit>

#include "games/frothy/rules/race.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

// Cards by the way they are played, in the order in which the rules ask for them.
struct SpeedCardsPlayed {
    int whips = 0;
    int reins = 0;
    int duals_as_whip = 0;
    int duals_as_reins = 0;
    int reins_as_whip = 0;  // FR-TRT-03
    int special_whips = 0;  // as the plain cards on their faces (FR-VEH-18)
    int special_reins = 0;
    bool fits = false;  // the hand has them all
};

// In hand and just committed: open cards are spent at once, and before the Speed Check nothing else
// lies in Spent.
class SpeedHand {
public:
    SpeedHand(const Race& race, VehicleId v)
        : whips_(held(race[v].cards, CardType::whip)),
          reins_(held(race[v].cards, CardType::reins)),
          duals_(held(race[v].cards, CardType::dual)),
          encouraged_(has_trait(race, v, trait::encouragement)) {
        const auto& piles = race[v].cards.special;
        specials_ = piles[static_cast<std::size_t>(Pile::hand)] |
                    piles[static_cast<std::size_t>(Pile::spent)];
        const LicenceIndex& index = race.licence(v).index;
        whip_faces_ = specials_ & index.face_bits[static_cast<std::size_t>(CardFace::whip)];
        reins_faces_ = specials_ & index.face_bits[static_cast<std::size_t>(CardFace::reins)];
    }

    int size() const { return whips_ + reins_ + duals_ + count(specials_); }

    // Special cards come last, as their actions are worth more than their faces.
    SpeedCardsPlayed played_as(int whips, int reins) const {
        SpeedCardsPlayed played;
        const auto take = [](int& wanted, int there) {
            const int taken = std::min(wanted, there);
            wanted -= taken;
            return taken;
        };
        played.whips = take(whips, whips_);
        played.reins = take(reins, reins_);
        if (encouraged_) played.reins_as_whip = take(whips, reins_ - played.reins);
        played.duals_as_whip = take(whips, duals_);
        played.duals_as_reins = take(reins, duals_ - played.duals_as_whip);
        played.special_whips = take(whips, count(whip_faces_));
        played.special_reins = take(reins, count(reins_faces_));
        played.fits = whips == 0 && reins == 0;
        return played;
    }

    // The place on the licence of the special card played as the `number`th of these, from 0.
    int place_of(const SpeedCardsPlayed& played, int number) const {
        int whips = played.special_whips;
        int reins = played.special_reins;
        for (int place = 0; specials_ >> place != 0; ++place) {
            const bool whip = ((whip_faces_ >> place) & 1U) != 0;
            const bool rein = ((reins_faces_ >> place) & 1U) != 0;
            if (!(whip && whips > 0) && !(rein && reins > 0)) continue;
            --(whip ? whips : reins);
            if (number-- == 0) return place;
        }
        return -1;
    }

private:
    static int held(const Cards& cards, CardType type) {
        return cards.count(Pile::hand, type) + cards.count(Pile::spent, type);
    }
    static int count(unsigned bits) { return std::popcount(bits); }

    int whips_;
    int reins_;
    int duals_;
    bool encouraged_;
    unsigned specials_ = 0;
    unsigned whip_faces_ = 0;
    unsigned reins_faces_ = 0;
};

}  // namespace frothy
