#include "ui/core/cards.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "stage/core/easing.h"

namespace ui {

FanPose fan_pose(std::size_t card, std::size_t cards) {
    constexpr float widest = 7.0F;  // degrees
    if (cards < 2) return {};
    const auto count = static_cast<float>(cards - 1);
    const float side = 2.0F * static_cast<float>(card) / count - 1.0F;  // -1 left, 1 right
    const float share = std::min(1.0F, count / 6.0F);                   // of a full hand
    return {static_cast<int>(std::lround(side * share * widest)), side * side * share};
}

void CardFlights::add(CardFlight flight) {
    flight.delay += elapsed_;
    flights_.push_back(flight);
}

bool CardFlights::advance(float by) {
    if (flights_.empty()) return false;
    elapsed_ += by;
    const bool moves = std::ranges::any_of(
        flights_, [this](const CardFlight& flight) { return elapsed_ < flight.delay + seconds; });
    if (!moves) clear();
    return true;
}

void CardFlights::clear() {
    flights_.clear();
    elapsed_ = 0.0F;
}

CardPose CardFlights::pose(const CardFlight& flight) const {
    const float t = std::clamp((elapsed_ - flight.delay) / seconds, 0.0F, 1.0F);
    const float eased = stage::eased(stage::Ease::in_out, t);
    const float rise = std::sin(t * std::numbers::pi_v<float>);
    CardPose pose;
    pose.centre = stage::mix(flight.from, flight.to, eased);
    const float way = stage::length(flight.to - flight.from);
    pose.centre.y -= rise * std::min(way * 0.22F, 90.0F);
    pose.height = flight.from_height + (flight.to_height - flight.from_height) * eased;
    pose.height *= 1.0F + 0.25F * rise;  // nearer to the eye
    pose.degrees = flight.from_degrees * (1.0F - eased) +
                   (flight.to.x < flight.from.x ? -10.0F : 10.0F) * rise;
    if (flight.fades) pose.opacity = 1.0F - eased * eased;
    return pose;
}

}  // namespace ui
