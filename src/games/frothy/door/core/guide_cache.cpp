#include "games/frothy/door/core/guide_cache.h"

#ifdef __GLIBC__
#    include <malloc.h>
#endif

#include <algorithm>
#include <array>
#include <chrono>
#include <numeric>
#include <utility>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/rules/rules.h"

namespace frothy {

namespace {

std::shared_ptr<const DrivingMap> map_of(const Setting& setting) {
    return std::make_shared<const DrivingMap>(setting);
}

std::shared_ptr<const RoadBook> book_of(const Setting& setting, VehicleId vehicle,
                                        const DrivingMap& map) {
    std::array<std::uint8_t, max_vehicles> grid{};
    std::iota(grid.begin(), grid.end(), std::uint8_t{0});
    const Race race = set_up_race(setting, grid);
    return std::make_shared<const RoadBook>(race, vehicle, map);
}

// What was needed to make a thing is as large as the thing, and is not kept for the next one.
void give_working_memory_back() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

}  // namespace

GuideCache::GuideCache(std::shared_ptr<const Setting> setting)
    : setting_(std::move(setting)), books_(setting_->licences.size()) {}

bool GuideCache::needs_book(VehicleId vehicle) const {
    return vehicle < books_.size() && !books_[vehicle] && needs_road_book(setting_->terms);
}

void GuideCache::take(Made made) {
    if (made.map) map_ = std::move(made.map);
    if (!made.book) return;
    for (std::size_t v = 0; v < books_.size(); ++v) {
        if (setting_->licences[v] == setting_->licences[made.vehicle]) books_[v] = made.book;
    }
}

void GuideCache::take_what_is_done() {
    const bool is_done =
        coming_.valid() && coming_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    if (is_done) take(coming_.get());
}

template <class Make>
void GuideCache::begin(Make make) {
    coming_ = std::async(std::launch::async, [make = std::move(make)] {
        Made made = make();
        give_working_memory_back();
        return made;
    });
}

void GuideCache::prepare(std::span<const VehicleId> wanted) {
    take_what_is_done();
    if (coming_.valid()) return;
    if (!map_) {
        begin([setting = setting_] { return Made{map_of(*setting), no_vehicle, nullptr}; });
        return;
    }
    const auto next =
        std::ranges::find_if(wanted, [this](VehicleId vehicle) { return needs_book(vehicle); });
    if (next == wanted.end()) return;
    begin([setting = setting_, map = map_, vehicle = *next] {
        return Made{nullptr, vehicle, book_of(*setting, vehicle, *map)};
    });
}

bool GuideCache::has(VehicleId vehicle) {
    take_what_is_done();
    return map_ && !needs_book(vehicle);
}

Guides GuideCache::guides_of(VehicleId vehicle) {
    if (!has(vehicle) && coming_.valid()) take(coming_.get());
    if (!map_) map_ = map_of(*setting_);
    if (needs_book(vehicle)) take({nullptr, vehicle, book_of(*setting_, vehicle, *map_)});
    return {map_, vehicle < books_.size() ? books_[vehicle] : nullptr};
}

}  // namespace frothy
