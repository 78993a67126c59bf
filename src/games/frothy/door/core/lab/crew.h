// Who drives on the proving ground: our own drivers, and programs of whoever asks.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/data/record/agreement.h"
#include "play/lab/own_driver.h"

namespace frothy {

struct Crew {
    DriverSeats drivers{};  // on the seat of a program, who plays on what it tries out
    std::array<std::shared_ptr<play::lab::OwnDrivers>, max_vehicles> own{};

    bool has_own() const;
    std::string name_of(std::size_t seat) const;  // of a program, its file's
};

// Those a command names, one for all or one for each of the vehicles: a name, or the path of a
// program. Throws UsageError.
Crew crew_of(std::string_view text, std::size_t vehicles, play::lab::DriverLimits limits);

// A crew in one race. Answers throw ContentError where a program fails.
class CrewAtWork {
public:
    // By the seed for those who draw.
    CrewAtWork(const Crew& crew, const Roads& roads, std::uint64_t seed);

    // Programs are told what is raced; the others know.
    void begin(const Agreement& agreement);
    // Whether the decision must be known, or a look at the race is enough.
    bool thinks() const { return crew_.has_own() || drivers_.any_searches(); }
    int at_sight(const Race& race, const Question& question) { return drivers_(race, question); }
    int answer(const kernel::Decision<Frothy>& view);
    // Programs are free for another race.
    void end();

private:
    const Crew& crew_;
    Drivers drivers_;
    std::uint64_t seed_;
    std::array<std::unique_ptr<play::lab::OwnDriver>, max_vehicles> own_{};
};

}  // namespace frothy
