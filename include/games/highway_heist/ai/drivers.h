// Who plays a character.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "games/highway_heist/ai/outlook.h"
#include "games/highway_heist/rules/highway_heist.h"
#include "kernel/decision.h"
#include "kernel/question.h"

namespace highway_heist {

// The first is the usual one.
inline constexpr std::array<std::string_view, 3> drivers = {"steady", "rookie", "ace"};

// The index of the option one of them takes, of any character, for a team too. All of them try
// their answers out by the rules on a copy and reckon how many actions the team is still short of
// its goal. `rookie` looks at the action alone and sees no danger, `steady` at both actions of the
// turn, at what threatens the team and at what each kind of face of the Enemy Die would do; `ace`
// does so of more of what may be done.
std::size_t answer_of(std::string_view driver, const Heist& heist,
                      const kernel::Question<HighwayHeist>& question);

// The best first, which is the answer, and the few that come nearest. None where it does not weigh
// one against the other.
std::vector<Outlook> outlooks_of(const kernel::Decision<HighwayHeist>& decision);

// What somebody is up to, for a line on the screen.
enum class Purpose : std::uint8_t {
    none,
    close_in,    // on what is to be a Wreck, or steps nearer
    keep_clear,  // of what threatens
    stalk,       // the Tank
    wait_for_cargo,
    face_rival,   // the Rival Car
    hide_hacker,  // from all of them
    make_wreck,   // of an SUV
    push,         // a vehicle to where it is wanted
    shake_off,    // an Enemy Peg
    fight,        // one, on foot
    get_car,      // hijack, or on the way to it
    get_back,     // behind the own wheel
    board,        // the enemy vehicle
    open_door,
    throw_cargo,
    bring_home,  // Cargo, to the furthest east row
    shoot,       // at the Chopper
    rub,         // the Rival Car
    hide,        // jams the Radar
    hand_over,   // the Hacker
    stunt,
    save_up,  // a Boost token
    help,     // an Assist or a Gadget
};
// By what is told of a drive or leap once it is done, of another action or a help before it is;
// `none` for all else.
Purpose purpose_of(const Heist& heist, const Event& event);

}  // namespace highway_heist
