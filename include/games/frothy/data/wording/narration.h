// A race told in words as it is played: a heading for each moment, what was answered and cast, and
// beneath it what came of it, with rule IDs. For somebody who knows the rulebook.
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

#include "games/frothy/data/wording/wording.h"

namespace frothy {

// Whether the hex an event leads to stands beside its sentence.
enum class TellPlaces : std::uint8_t { no, yes };

class Narration {
public:
    // Of a race that changes while it is told; it and the stream must outlive the narration.
    Narration(const Race& race, Names names, TellPlaces places, std::ostream& out);

    // `margin` stands before the sentence; what came of it is told further in.
    void tell_choice(std::string_view margin, const Question& question, Option answer);
    void tell_cast(std::string_view margin, const Roll& roll, std::span<const std::uint8_t> faces);
    void tell_reveal(std::string_view margin);
    void tell_event(const Event& event);

private:
    void say(std::string_view margin, std::string_view sentence);
    void say_heading();

    const Race& race_;
    Names names_;
    TellPlaces places_;
    std::ostream& out_;
    std::string moment_;
};

}  // namespace frothy
