// What drivers and advice know of a course. It takes longer than a frame to make, so it is made
// beside the frames, one thing after the other, and kept for the race.
#pragma once

#include <future>
#include <memory>
#include <span>
#include <vector>

#include "games/frothy/ai/forecaster.h"
#include "games/frothy/rules/setting.h"

namespace frothy {

class GuideCache {
public:
    explicit GuideCache(std::shared_ptr<const Setting> setting);

    // Begins to make what is still missing: the map, then the road books of these vehicles in their
    // order. To be called again and again: each call begins one thing, once the one before is done.
    void prepare(std::span<const VehicleId> wanted);
    // Whether guides_of() would wait for nothing; for no_vehicle, the map alone counts.
    bool has(VehicleId vehicle);
    // Made now, or waited for, where they are missing. No book for no_vehicle, nor where the race
    // needs none.
    Guides guides_of(VehicleId vehicle);

private:
    struct Made {
        std::shared_ptr<const DrivingMap> map;
        VehicleId vehicle = no_vehicle;  // whose book it is
        std::shared_ptr<const RoadBook> book;
    };
    // Beside the frames.
    template <class Make>
    void begin(Make make);
    void take(Made made);
    void take_what_is_done();
    bool needs_book(VehicleId vehicle) const;

    std::shared_ptr<const Setting> setting_;
    std::shared_ptr<const DrivingMap> map_;
    std::vector<std::shared_ptr<const RoadBook>> books_;  // by vehicle; like ones share one
    std::future<Made> coming_;
};

}  // namespace frothy
