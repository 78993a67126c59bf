#include "games/highway_heist/door/core/purposes.h"

#include "words/words.h"

namespace highway_heist {

const char* line_of(Purpose purpose) {
    switch (purpose) {
    case Purpose::none: return "";
    case Purpose::close_in: return words::mark("I'm closing in.");
    case Purpose::keep_clear: return words::mark("I'm getting out of their way.");
    case Purpose::stalk: return words::mark("I'm right beside the Tank.");
    case Purpose::wait_for_cargo: return words::mark("I'm in reach: throw it over!");
    case Purpose::face_rival: return words::mark("Let's see what that Rival Car can take.");
    case Purpose::hide_hacker: return words::mark("I'm keeping the Hacker away from them.");
    case Purpose::make_wreck: return words::mark("I'll make a Wreck of that one.");
    case Purpose::push: return words::mark("I'll push it where we want it.");
    case Purpose::shake_off: return words::mark("I'll shake off whoever is on my roof.");
    case Purpose::fight: return words::mark("I'll throw that one off.");
    case Purpose::get_car: return words::mark("I need another car.");
    case Purpose::get_back: return words::mark("Back behind the wheel.");
    case Purpose::board: return words::mark("I'm going aboard.");
    case Purpose::open_door: return words::mark("I'll get the door open.");
    case Purpose::throw_cargo: return words::mark("Catch!");
    case Purpose::bring_home: return words::mark("I'm taking the Cargo ahead.");
    case Purpose::shoot: return words::mark("I have a clear shot at the Chopper.");
    case Purpose::rub: return words::mark("I'll scrape the paint off that Rival Car.");
    case Purpose::hide: return words::mark("I'll jam their Radar.");
    case Purpose::hand_over: return words::mark("The Hacker is safer with somebody else.");
    case Purpose::stunt: return words::mark("Watch this!");
    case Purpose::save_up: return words::mark("I'm saving up for something big.");
    case Purpose::help: return words::mark("I'll give you a hand.");
    }
    return "";
}

}  // namespace highway_heist
