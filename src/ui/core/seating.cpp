#include "ui/core/seating.h"

#include <algorithm>
#include <string>
#include <vector>

#include "words/listing.h"
#include "words/words.h"

namespace ui {

std::string name_of(const play::Seat& seat) {
    if (seat.livery >= liveries.size()) return seat.name;
    const Livery& livery = liveries[seat.livery];
    const bool is_named = !seat.name.empty() && seat.name != livery.name;
    return is_named ? seat.name : name_of(livery);
}

Seating seating_of(std::span<const play::Seat> seats) {
    Seating seating;
    for (const play::Seat& seat : seats) {
        const auto livery = std::min<std::size_t>(seat.livery, liveries.size() - 1);
        seating.seats.push_back({name_of(seat), static_cast<std::uint8_t>(livery), is_human(seat)});
    }
    return seating;
}

kernel::PlayerSet people_of(const Seating& seating) {
    kernel::PlayerSet people = 0;
    for (std::size_t seat = 0; seat < seating.seats.size(); ++seat)
        if (seating.seat(seat).is_human)
            people |= kernel::only(static_cast<kernel::PlayerId>(seat));
    return people;
}

std::string winners_words(const Seating& seating, kernel::PlayerSet winners) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < seating.seats.size(); ++i) {
        const auto seat = static_cast<kernel::PlayerId>(i);
        if (kernel::includes(winners, seat)) names.push_back(seating.seat(seat).name);
    }
    return words::say(words::by_count(static_cast<int>(names.size()), "{0} wins!", "{0} win!"),
                      {words::listing_of(names)});
}

}  // namespace ui
