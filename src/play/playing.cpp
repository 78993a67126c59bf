#include "play/playing.h"

#include "words/words.h"

namespace play {

using words::say;
using words::tr;

GameError is_played_elsewhere() {
    return GameError(tr("This race is being played in another window."));
}
GameError disagrees(const Disagreement& disagreement) {
    return GameError(
        say("This race does not follow the rules as they stand: {0}.", {disagreement.text}));
}
GameError has_no_place_of_rest() {
    return GameError(tr("This record has no resting point to go on from."));
}
GameError is_over_already() { return GameError(tr("The race is over.")); }
GameError cannot_fall_so() { return GameError(tr("These dice cannot fall so now.")); }
GameError is_not_offered() { return GameError(tr("That is not an option now.")); }
GameError has_no_seat(kernel::PlayerId seat) {
    return GameError(say("There is no seat {0}.", {seat}));
}

std::string chooses_in_secret(const std::string& name) {
    return say("{0} chooses in secret", {name});
}

}  // namespace play
