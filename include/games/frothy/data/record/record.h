// The record of a race of Frothy (play/record.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/frothy/data/documents.h"
#include "games/frothy/data/record/codec.h"
#include "play/race_clock.h"
#include "play/record.h"
#include "play/seat.h"

namespace frothy {

using play::AgreedTime;
using play::BranchPoint;
using play::Disagreement;
using play::DriverChange;
using play::longest_note;
using play::PinnedNote;
using play::record_schema;
using play::Seat;
using play::StateMark;
using play::Verdict;

using Records = play::Records<Codec>;
using Record = play::Record<Codec>;
using ResumedGame = play::ResumedGame<Codec>;
using RaceSetup = play::Agreed<Codec>;

using Journal = kernel::Journal<Frothy>;
using Session = kernel::Session<Frothy>;
// A wish that has not come into force yet: its standing question has not come up.
using Wish = kernel::StandingAnswer<Frothy>;

using play::branch_at;
using play::change_driver;
using play::drop_lost_moments;
using play::from_last_boundary;
using play::pin_note;
using play::resume;
using play::save_record;
using play::seats_at;
using play::start_of;
using play::update;
using play::verify;
using play::write_record;

// Of everything but the setting; the same on every machine.
inline std::uint64_t state_hash(const Race& race) { return Codec::state_hash(race); }

inline std::string text_of(const Journal& journal, const kernel::Entry<Frothy>& entry) {
    return Records::text_of(journal, entry);
}
inline bool add_entry(Journal& journal, std::string_view text) {
    return Records::add_entry(journal, text);
}
inline std::string text_of(const Wish& wish) { return Records::text_of(wish); }
inline std::optional<Wish> wish_of(std::string_view text) { return Records::wish_of(text); }

inline Loaded<Record> read_record(std::string_view text, const std::string& file) {
    return Records::read(text, file);
}
inline Loaded<Record> load_record(const std::string& path) { return Records::load(path); }

}  // namespace frothy
