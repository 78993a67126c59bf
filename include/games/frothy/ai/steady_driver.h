// The steady driver: a fair opponent that keeps to the course, brakes for bends, uses its cards and
// finishes its races. It looks ahead along the course, never at dice to come or at secrets.
#pragma once

#include <cstdint>

#include "games/frothy/ai/driving_map.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/ai/speed_memory.h"
#include "games/frothy/rules/frothy.h"

namespace frothy {

// Racing as an opponent, or as it would be shown to somebody who is new to it: with more distance
// to walls and others, and cards put to their plain use.
enum class Manner : std::uint8_t { racing, careful };

// Keeps nothing between questions but what it is given a memory for, and allocates nothing; one may
// serve many races and seats of settings with the course and dice its map was made for.
class SteadyDriver {
public:
    // The map must outlive the driver, and so must the book, if it has one: it is good for vehicles
    // like the one it was made for, where getting home is what a race is about. A memory spares
    // thought and changes no answer.
    explicit SteadyDriver(const DrivingMap& map, Manner manner = Manner::racing,
                          const RoadBook* book = nullptr, SpeedMemory* memory = nullptr)
        : map_(&map), manner_(manner), book_(book), memory_(memory) {}

    // The index of an option; called for questions with at least one.
    int operator()(const Race& race, const Question& question) const;

private:
    const DrivingMap* map_;
    Manner manner_;
    const RoadBook* book_;
    SpeedMemory* memory_;
};

}  // namespace frothy
