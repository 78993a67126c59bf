#include "games/snails/door/core/race_facts.h"

#include "games/snails/data/codec.h"
#include "play/people/told_record.h"

namespace snails {

namespace {

void tell(const play::Record<Codec>&, const kernel::Session<Snails>& session,
          play::RaceFacts& facts) {
    const State& state = session.now();
    facts.course = words::mark("The garden");
    facts.rounds = Codec::round_of(state);
    for (std::size_t i = 0; facts.is_over && i < facts.seats.size(); ++i) {
        play::SeatFacts& seat = facts.seats[i];
        seat.place = place_of(state, static_cast<kernel::PlayerId>(i));
        seat.is_winner = seat.place == 1;
        seat.home_round = seat.is_winner ? facts.rounds : 0;
    }
}

}  // namespace

play::FactTeller fact_teller() { return play::fact_teller_of<Codec, tell>({}); }

}  // namespace snails
