#include "play/pace.h"

#include <numeric>

namespace play {

void PaceSums::add(const PaceSums& other) {
    races += other.races;
    rounds += other.rounds;
    after_winner += other.after_winner;
    throws += other.throws;
    watched += other.watched;
    seats.resize(std::max(seats.size(), other.seats.size()));
    for (std::size_t seat = 0; seat < other.seats.size(); ++seat)
        seats[seat] += other.seats[seat];
    for (const auto& [kind, count] : other.kinds)
        kinds[kind] += count;
}

std::uint64_t PaceSums::decisions() const {
    return std::accumulate(seats.begin(), seats.end(), std::uint64_t{0});
}

double PaceSums::minutes_a_race() const {
    return Ratio{decisions() * seconds_a_decision + throws * seconds_a_throw, races}.mean() / 60 +
           minutes_watched();
}

double PaceSums::minutes_watched() const { return Ratio{watched, races}.mean() / 60'000; }

}  // namespace play
