// What a Speed Check comes to, tried out on a copy of the race by the rules.
#pragma once

#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/speed_queries.h"

namespace frothy {

class SpeedTrial {
public:
    SpeedTrial(const Race& race, VehicleId v) : race_(race), v_(v) {}

    // The rating that a check with this sum on its dice leads to from the first box of another.
    int after_sum(int rating, SpeedDirection direction, int sum) {
        start_at(rating);
        const SpeedValue value = settle_speed(race_, table_, v_, direction, sum, 0);
        change_speed(race_, table_, v_, value.direction, value.boxes);
        return frothy::rating(race_, v_);
    }
    // The same without dice.
    int after_boxes(int rating, SpeedDirection direction, int boxes) {
        start_at(rating);
        change_speed(race_, table_, v_, direction, boxes);
        return frothy::rating(race_, v_);
    }
    // The rating that Haste and Slow of a Control roll lead to from where the marker stands
    // (FR-CTRL-15, FR-CTRL-16).
    int after_icons(int haste, int slow) {
        if (haste > 0) apply_haste(race_, table_, v_, haste);
        if (slow > 0) apply_slow(race_, table_, v_, slow);
        return frothy::rating(race_, v_);
    }

private:
    // A # that is rolled comes to a middling 2.
    class QuietTable final : public Table {
        int answer(const Question&) override { return 0; }
        void cast(const kernel::Roll<Frothy>& roll, kernel::Faces& faces) override {
            faces.resize(roll.count);
            for (std::size_t i = 0; i < faces.size(); ++i)
                faces[i] = 2;
        }
        void announce(const Event&) override {}
    };

    void start_at(int rating) {
        const BoxRows& rows = race_.licence(v_).rows;
        const int accel = rows.first_accel[static_cast<std::size_t>(rating)];
        set_marker(race_, v_, accel, rows.decel_of_accel[static_cast<std::size_t>(accel)]);
    }

    Race race_;
    VehicleId v_;
    QuietTable table_;
};

}  // namespace frothy
