// A race of basic chariots on a shipped course, for tests of words and records.
#pragma once

#include <stdexcept>
#include <string>

#include "games/frothy/data/data_files.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/rules.h"

namespace data_words {

inline const frothy::Names names = {{"Red", "Black", "White", "", "", ""}};

inline std::string data_path(const std::string& name) {
    return std::string(HIPPODROME_KEPT_DATA_DIR) + "/" + name;
}

inline frothy::CoursePlan some_course() {
    const auto course = frothy::load_course(data_path("tracks/circus-parvus.json"));
    if (!course.ok()) throw std::runtime_error(text_of(course.complaints.front()));
    return *course.value;
}

inline frothy::Licence some_licence() {
    const auto licence = frothy::load_licence(data_path("vehicles/basic-chariot.json"));
    if (!licence.ok()) throw std::runtime_error(text_of(licence.complaints.front()));
    return *licence.value;
}

// Three vehicles, one lap.
inline frothy::Record some_record(std::uint64_t seed) {
    frothy::Record record;
    record.course = some_course();
    record.licences.assign(3, some_licence());
    record.laps = 1;
    record.seats = {{"Anna", 1, 2, "human"}, {"Bo \xC3\xA9", 0, 0, "steady"}, {"", 5, 5, "human"}};
    record.seed = seed;
    record.grid_order = {2, 0, 1};
    record.notes = {"a note"};
    return record;
}

struct Fixture {
    frothy::Setting setting;
    frothy::Race race;

    Fixture() {
        setting.course = frothy::Course(some_course());
        setting.licences.assign(3, some_licence());
        race = set_up_race(setting, {0, 1, 2});
    }
    Fixture(const Fixture&) = delete;
    Fixture& operator=(const Fixture&) = delete;
};

// Plays on with varied legal answers until a number of journal entries is reached or it is over.
inline void play_until(frothy::Session& session, std::size_t entries) {
    while (session.pending() != nullptr && session.journal().size() < entries) {
        const std::uint64_t draw =
            kernel::split_mix(session.journal().size() * 31 + session.seed());
        session.submit(static_cast<std::size_t>(draw % session.pending()->options.size()));
    }
}

}  // namespace data_words
