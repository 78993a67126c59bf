// Records of races under way, and what is read of them again.
#pragma once

#include <catch2/catch.hpp>

#include "race_fixture.h"

namespace data_words {

using formats::Complaint;
using formats::Loaded;
using frothy::Record;

inline Record played(std::uint64_t seed, std::size_t entries) {
    Record record = some_record(seed);
    frothy::ResumedGame game = resume(record);
    play_until(*game.session, entries);
    update(record, *game.session);
    return record;
}

inline Record read_back(const Record& record) {
    const Loaded<Record> loaded = frothy::read_record(write_record(record), "test.json");
    for (const Complaint& complaint : loaded.complaints)
        FAIL_CHECK(text_of(complaint));
    REQUIRE(loaded.ok());
    return *loaded.value;
}

}  // namespace data_words
