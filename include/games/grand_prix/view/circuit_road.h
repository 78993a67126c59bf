// Where the road of the circuit runs: 32 spaces in a ring, driven clockwise, and the pit lane
// inside it. World units; a space is about 1.3 long.
#pragma once

#include <span>
#include <vector>

#include "games/grand_prix/rules/circuit.h"
#include "stage/core/geometry.h"

namespace grand_prix {

// A point of a road, and the way it is driven there.
struct RoadSpot {
    stage::Vec2 at;
    stage::Vec2 ahead;  // a unit vector

    stage::Vec2 right() const { return {-ahead.y, ahead.x}; }
    // So far to the right of it, of the main road inwards.
    stage::Vec2 aside(float by) const { return at + right() * by; }
    float heading() const;  // radians, clockwise from the right
};

// Straights with rounded corners.
class RoadLine {
public:
    struct Corner {
        stage::Vec2 at;
        float radius = 0.0F;
    };
    enum class Ends { open, closed };

    RoadLine(std::span<const Corner> corners, Ends ends);

    float length() const { return along_.back(); }
    // Nearest to that point, from the beginning.
    float along_at(stage::Vec2 point) const;
    // A closed line goes round for ever.
    RoadSpot at(float along) const;

private:
    std::vector<stage::Vec2> points_;
    std::vector<float> along_;  // of each point
    Ends ends_;
};

struct Circuit {
    static constexpr stage::Rect frame{-0.25F, -0.1F, 19.3F, 9.35F};
    static constexpr float half_road = 0.56F;  // from its middle to the edge
    static constexpr float half_lane = 0.5F;
    static constexpr float garage_depth = 0.62F;
    static constexpr float line_x = 9.2F;  // where both roads cross the line

    static const Circuit& get();

    // The middle of a main space, 1 to 32, and on to the next; 0.5 is the line.
    RoadSpot on_road(float space) const;
    // The middle of a lane space, 0 (PE) to 12; -1 is on the main space before the lane, 13 on the
    // one after it.
    RoadSpot on_lane(float space) const;
    // From a point to the middle of the main road.
    float to_road(stage::Vec2 point) const;
    float space_length() const { return road_.length() / static_cast<float>(lap_length); }
    // How sharply the road turns there: radians to the unit, above 0 to the right.
    float bend(float space) const;

private:
    Circuit();

    RoadLine road_;
    RoadLine lane_;
    float line_on_road_ = 0.0F;
    // Along the lane: its first space begins, the line, its last space ends.
    float lane_begins_ = 0.0F;
    float line_on_lane_ = 0.0F;
    float lane_ends_ = 0.0F;
};

}  // namespace grand_prix
