#include "app/core/course_lore.h"

#include <numeric>

#include "frothy/ai/adviser.h"
#include "frothy/rules.h"

namespace app {

std::shared_ptr<const frothy::RoadBook> CourseLore::book_of(const frothy::Setting& setting,
                                                            frothy::VehicleId vehicle) {
    if (!frothy::needs_road_book(setting.terms) || vehicle >= books.size()) return nullptr;
    std::shared_ptr<const frothy::RoadBook>& book = books[vehicle];
    for (std::size_t other = 0; other < books.size() && !book; ++other) {
        if (setting.licences[other] == setting.licences[vehicle]) book = books[other];
    }
    if (!book) {
        std::array<std::uint8_t, frothy::max_vehicles> grid{};
        std::iota(grid.begin(), grid.end(), std::uint8_t{0});
        const frothy::Race race = frothy::set_up_race(setting, grid);
        book = std::make_shared<const frothy::RoadBook>(race, vehicle, *map);
    }
    return book;
}

CourseLore lore_of(const frothy::Setting& setting, const std::vector<bool>& is_advised) {
    CourseLore lore;
    lore.map = std::make_shared<const frothy::DrivingMap>(setting);
    lore.books.resize(setting.licences.size());
    for (std::size_t v = 0; v < is_advised.size() && v < lore.books.size(); ++v) {
        if (is_advised[v]) lore.book_of(setting, static_cast<frothy::VehicleId>(v));
    }
    return lore;
}

}  // namespace app
