#include "games/frothy/door/core/unfinished_race.h"

#include "ui/core/seating.h"
#include "words/words.h"

namespace frothy {

UnfinishedRace unfinished_race(const std::filesystem::path& file) {
    UnfinishedRace race;
    race.file = file;
    const FoundJournal found = read_journal_file(file.string());
    if (found.record.ok()) {
        const Record& record = *found.record.value;
        race.course = record.course.name;
        for (const Seat& seat : record.seats)
            race.players.push_back(ui::name_of(seat));
        if (record.last_boundary) race.round = record.last_boundary->state.round;
    } else {
        race.trouble = found.record.complaints.empty()
                           ? words::tr("It cannot be read.")
                           : formats::text_of(found.record.complaints.front());
    }
    return race;
}

}  // namespace frothy
