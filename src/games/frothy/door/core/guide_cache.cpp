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

std::shared_ptr<const RoadBook> book_of(const Setting& setting, GuideCache::Reader reader,
                                        const DrivingMap& map) {
    std::array<std::uint8_t, max_vehicles> grid{};
    std::iota(grid.begin(), grid.end(), std::uint8_t{0});
    const Race race = set_up_race(setting, grid);
    return std::make_shared<const RoadBook>(race, reader.vehicle, map, reader.style);
}

// What was needed to make a thing is as large as the thing, and is not kept for the next one.
void give_working_memory_back() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

}  // namespace

GuideCache::GuideCache(std::shared_ptr<const Setting> setting) : setting_(std::move(setting)) {}

std::shared_ptr<const RoadBook> GuideCache::known_book(Reader reader) const {
    const auto found = std::ranges::find_if(books_, [&](const Made& made) {
        return made.reader.style == reader.style &&
               setting_->licences[made.reader.vehicle] == setting_->licences[reader.vehicle];
    });
    return found == books_.end() ? nullptr : found->book;
}

bool GuideCache::needs_book(Reader reader) const {
    return reader.vehicle < setting_->licences.size() && needs_road_book(setting_->terms) &&
           known_book(reader) == nullptr;
}

void GuideCache::take(Made made) {
    if (made.map) map_ = std::move(made.map);
    if (made.book) books_.push_back(std::move(made));
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

void GuideCache::prepare(std::span<const Reader> wanted) {
    take_what_is_done();
    if (coming_.valid()) return;
    if (!map_) {
        begin([setting = setting_] { return Made{map_of(*setting), {}, nullptr}; });
        return;
    }
    const auto next =
        std::ranges::find_if(wanted, [this](Reader reader) { return needs_book(reader); });
    if (next == wanted.end()) return;
    begin([setting = setting_, map = map_, reader = *next] {
        return Made{nullptr, reader, book_of(*setting, reader, *map)};
    });
}

bool GuideCache::has(Reader reader) {
    take_what_is_done();
    return map_ && !needs_book(reader);
}

Guides GuideCache::guides_of(Reader reader) {
    if (!has(reader) && coming_.valid()) take(coming_.get());
    if (!map_) map_ = map_of(*setting_);
    if (needs_book(reader)) take({nullptr, reader, book_of(*setting_, reader, *map_)});
    return {map_, reader.vehicle < setting_->licences.size() ? known_book(reader) : nullptr};
}

}  // namespace frothy
