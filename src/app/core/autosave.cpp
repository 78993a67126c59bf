#include "app/core/autosave.h"

#include <utility>

#include "ui/core/seating.h"
#include "words/words.h"

namespace app {

std::vector<UnfinishedRace> find_unfinished(const play::UserDirs& dirs) {
    std::vector<UnfinishedRace> races;
    for (const std::filesystem::path& file : unfinished_files(dirs)) {
        UnfinishedRace race;
        race.file = file;
        const frothy::FoundJournal found = frothy::read_journal_file(file.string());
        if (found.record.ok()) {
            const frothy::Record& record = *found.record.value;
            race.course = record.course.name;
            for (const frothy::Seat& seat : record.seats)
                race.players.push_back(ui::name_of(seat));
            if (record.last_boundary) race.round = record.last_boundary->state.round;
        } else {
            race.trouble = found.record.complaints.empty()
                               ? words::tr("It cannot be read.")
                               : formats::text_of(found.record.complaints.front());
        }
        races.push_back(std::move(race));
    }
    return races;
}

}  // namespace app
