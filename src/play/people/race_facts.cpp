#include "play/people/race_facts.h"

#include <algorithm>

namespace play {

RaceFacts sitting_facts(std::string_view game, const Sitting& sitting, const Chronicle& chronicle) {
    RaceFacts facts;
    facts.game = game;
    facts.seed = sitting.seed;
    facts.is_branch = !chronicle.branch_of.empty();
    const std::vector<Seat> first = seats_at(sitting.seats, chronicle.driver_changes, 0);
    for (std::size_t i = 0; i < sitting.seats.size(); ++i) {
        SeatFacts& seat = facts.seats.emplace_back();
        seat.name = sitting.seats[i].name;
        seat.livery = sitting.seats[i].livery;
        seat.driver = first[i].driver;
        seat.is_person = is_human(first[i]) || is_human(sitting.seats[i]);
    }
    return facts;
}

}  // namespace play
