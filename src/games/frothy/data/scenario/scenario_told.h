// A case told in words, for somebody who knows the rulebook and has no board before them.
#pragma once

#include <optional>
#include <sstream>
#include <string>

#include "games/frothy/data/scenario/scenario_given.h"
#include "games/frothy/data/wording/narration.h"

namespace frothy::scenario {

class Telling {
public:
    // The case's name and what it shows.
    void begin(const std::string& name, const std::string& about);
    // The course as far as it matters, and every vehicle. What follows is told from this race,
    // which must stay where it is.
    void set_out(const Board& board);
    // Every vehicle as it stands now.
    void sum_up();

    Narration& narration() { return *narration_; }
    std::string text() const { return out_.str(); }

private:
    std::ostringstream out_;
    const Race* race_ = nullptr;
    Names names_;
    std::optional<Narration> narration_;
};

}  // namespace frothy::scenario
