// What drivers and advice know of a course before the race, made once and shared by all who ask.
#pragma once

#include <memory>
#include <vector>

#include "frothy/ai/driving_map.h"
#include "frothy/ai/road_book.h"
#include "frothy/setting.h"

namespace app {

struct CourseLore {
    std::shared_ptr<const frothy::DrivingMap> map;
    // By vehicle, for those who are advised; like vehicles share one.
    std::vector<std::shared_ptr<const frothy::RoadBook>> books;

    // The book of a vehicle, made now where it was not asked for before; null where the race needs
    // none. The setting is the one the lore is of.
    std::shared_ptr<const frothy::RoadBook> book_of(const frothy::Setting& setting,
                                                    frothy::VehicleId vehicle);
};

// With the books of the vehicles marked. The setting must outlive them.
CourseLore lore_of(const frothy::Setting& setting, const std::vector<bool>& is_advised);

}  // namespace app
