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

    // For whom a road book is made: a vehicle in the hands of whoever races so. No book for
    // no_vehicle, nor where the race needs none.
    struct Reader {
        VehicleId vehicle = no_vehicle;
        Style style;
    };

    // Begins to make what is still missing: the map, then the road books of these readers in their
    // order. To be called again and again: each call begins one thing, once the one before is done.
    void prepare(std::span<const Reader> wanted);
    // Whether guides_of() would wait for nothing.
    bool has(Reader reader);
    // Made now, or waited for, where they are missing.
    Guides guides_of(Reader reader);

private:
    struct Made {
        std::shared_ptr<const DrivingMap> map;
        Reader reader;  // whose book it is
        std::shared_ptr<const RoadBook> book;
    };
    // Beside the frames.
    template <class Make>
    void begin(Make make);
    void take(Made made);
    void take_what_is_done();
    bool needs_book(Reader reader) const;
    // Like vehicles share one; null where there is none yet.
    std::shared_ptr<const RoadBook> known_book(Reader reader) const;

    std::shared_ptr<const Setting> setting_;
    std::shared_ptr<const DrivingMap> map_;
    std::vector<Made> books_;
    std::future<Made> coming_;
};

}  // namespace frothy
