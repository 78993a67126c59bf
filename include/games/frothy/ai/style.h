// How a driver likes to race.
#pragma once

namespace frothy {

// Per cent of what is usual.
struct Style {
    int risk = 100;        // how little harm to come weighs: 200 is half as much
    int aggression = 100;  // how much harm done to others is worth
    int thrift = 100;      // what a card not played is worth

    friend bool operator==(const Style&, const Style&) = default;
};

}  // namespace frothy
