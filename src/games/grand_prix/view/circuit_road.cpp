#include "games/grand_prix/view/circuit_road.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace grand_prix {

namespace {

using stage::Vec2;

constexpr float fineness = 0.04F;  // world units from point to point of an arc

constexpr std::array<RoadLine::Corner, 10> road_corners = {{{{1.3F, 2.05F}, 1.35F},
                                                            {{17.5F, 2.05F}, 1.9F},
                                                            {{17.5F, 5.15F}, 0.95F},
                                                            {{15.6F, 6.05F}, 0.8F},
                                                            {{15.6F, 7.8F}, 0.95F},
                                                            {{10.7F, 7.8F}, 0.85F},
                                                            {{9.7F, 6.35F}, 0.85F},
                                                            {{6.3F, 6.35F}, 0.85F},
                                                            {{5.3F, 7.8F}, 0.85F},
                                                            {{1.3F, 7.8F}, 1.35F}}};

std::array<RoadLine::Corner, 6> lane_corners(const RoadSpot& before, const RoadSpot& after) {
    return {{{before.at, 0.0F},
             {before.aside(0.42F) + before.ahead * 0.62F, 0.5F},
             {{4.3F, 3.45F}, 1.2F},
             {{12.7F, 3.45F}, 1.6F},
             {{14.5F, 2.72F}, 1.2F},
             {after.at, 0.0F}}};
}

void add_arc(std::vector<Vec2>& points, Vec2 before, const RoadLine::Corner& corner, Vec2 after) {
    const Vec2 in = stage::normalised(corner.at - before);
    const Vec2 out = stage::normalised(after - corner.at);
    const float turn = std::atan2(in.x * out.y - in.y * out.x, in.x * out.x + in.y * out.y);
    if (corner.radius <= 0.0F || turn == 0.0F) {
        points.push_back(corner.at);
        return;
    }
    const Vec2 begin = corner.at - in * (corner.radius * std::tan(std::abs(turn) / 2.0F));
    const float side = turn > 0.0F ? 1.0F : -1.0F;
    const Vec2 centre = begin + Vec2{-in.y, in.x} * (corner.radius * side);
    const int steps =
        std::max(1, static_cast<int>(std::ceil(corner.radius * std::abs(turn) / fineness)));
    for (int i = 0; i <= steps; ++i) {
        const float angle = turn * static_cast<float>(i) / static_cast<float>(steps);
        const Vec2 spoke = begin - centre;
        points.push_back(centre + Vec2{spoke.x * std::cos(angle) - spoke.y * std::sin(angle),
                                       spoke.x * std::sin(angle) + spoke.y * std::cos(angle)});
    }
}

}  // namespace

float RoadSpot::heading() const { return std::atan2(ahead.y, ahead.x); }

RoadLine::RoadLine(std::span<const Corner> corners, Ends ends) : ends_(ends) {
    const std::size_t count = corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (ends == Ends::open && (i == 0 || i + 1 == count)) {
            points_.push_back(corners[i].at);
            continue;
        }
        add_arc(points_, corners[(i + count - 1) % count].at, corners[i],
                corners[(i + 1) % count].at);
    }
    if (ends == Ends::closed) points_.push_back(points_.front());
    along_.push_back(0.0F);
    for (std::size_t i = 1; i < points_.size(); ++i)
        along_.push_back(along_.back() + stage::length(points_[i] - points_[i - 1]));
}

float RoadLine::along_at(Vec2 point) const {
    float best = 0.0F;
    float nearest = stage::length(points_.front() - point);
    for (std::size_t i = 1; i < points_.size(); ++i) {
        const Vec2 way = points_[i] - points_[i - 1];
        const float length = along_[i] - along_[i - 1];
        if (length <= 0.0F) continue;
        const Vec2 aside = point - points_[i - 1];
        const float share =
            std::clamp((aside.x * way.x + aside.y * way.y) / (length * length), 0.0F, 1.0F);
        const float far = stage::length(aside - way * share);
        if (far >= nearest) continue;
        nearest = far;
        best = along_[i - 1] + length * share;
    }
    return best;
}

RoadSpot RoadLine::at(float along) const {
    if (ends_ == Ends::closed) {
        along = std::fmod(along, length());
        if (along < 0.0F) along += length();
    }
    const auto next = std::ranges::upper_bound(along_, along);
    const auto i = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(
        next - along_.begin(), 1, static_cast<std::ptrdiff_t>(points_.size()) - 1));
    const Vec2 way = points_[i] - points_[i - 1];
    const float length = along_[i] - along_[i - 1];
    const float share = length > 0.0F ? (along - along_[i - 1]) / length : 0.0F;
    return {points_[i - 1] + way * share, stage::normalised(way)};
}

const Circuit& Circuit::get() {
    static const Circuit circuit;
    return circuit;
}

Circuit::Circuit()
    : road_(road_corners, RoadLine::Ends::closed),
      lane_(lane_corners({}, {}), RoadLine::Ends::open),
      line_on_road_(road_.along_at({line_x, road_corners.front().at.y})) {
    lane_ = RoadLine(lane_corners(on_road(pit_branch), on_road(pit_joins)), RoadLine::Ends::open);
    constexpr float lane_y = 3.45F;
    lane_begins_ = lane_.along_at({4.35F, lane_y});
    line_on_lane_ = lane_.along_at({line_x, lane_y});
    lane_ends_ = lane_.along_at({14.45F, 2.74F});
}

RoadSpot Circuit::on_road(float space) const {
    return road_.at(line_on_road_ + (space - 0.5F) * space_length());
}

RoadSpot Circuit::on_lane(float space) const {
    constexpr float line = static_cast<float>(lane_before_line) + 0.5F;
    constexpr float first = static_cast<float>(entry_space) - 0.5F;
    constexpr float last = static_cast<float>(lane_length) + 0.5F;
    // From one of these to the next evenly: the main road, the lane, the line, the end, the road.
    constexpr std::array<float, 5> spaces = {first - 0.5F, first, line, last, last + 0.5F};
    const std::array<float, 5> along = {0.0F, lane_begins_, line_on_lane_, lane_ends_,
                                        lane_.length()};
    std::size_t part = 1;
    while (part + 1 < spaces.size() && space > spaces.at(part))
        ++part;
    const float share = (space - spaces.at(part - 1)) / (spaces.at(part) - spaces.at(part - 1));
    return lane_.at(along.at(part - 1) + share * (along.at(part) - along.at(part - 1)));
}

float Circuit::to_road(Vec2 point) const {
    return stage::length(road_.at(road_.along_at(point)).at - point);
}

float Circuit::bend(float space) const {
    constexpr float step = 0.1F;
    const Vec2 in = on_road(space - step).ahead;
    const Vec2 out = on_road(space + step).ahead;
    const float turn = std::atan2(in.x * out.y - in.y * out.x, in.x * out.x + in.y * out.y);
    return turn / (2.0F * step * space_length());
}

}  // namespace grand_prix
