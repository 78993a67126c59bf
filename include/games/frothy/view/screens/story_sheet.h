// The story of a race that is over and the luck of its dice, on a sheet over everything: a page for
// the whole race, then one for each seat.
#pragma once

#include <cstddef>
#include <optional>

#include "games/frothy/view/core/replay/luck_report.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/core/replay/race_tale.h"
#include "ui/kit.h"
#include "ui/screens/story_parts.h"

namespace frothy {

struct StoryReply {
    bool is_left = false;
    std::optional<std::size_t> look;  // at this stop of the replay
};

class StorySheet {
public:
    // The replay must be over, and outlive the sheet's being open. Runs the rules over it.
    void open(const RaceReplay& replay);
    void close() { replay_ = nullptr; }
    // After another language was chosen, and the replay has heard of it.
    void words_changed();
    bool is_open() const { return replay_ != nullptr; }
    // Between frame.begin() and frame.end(), while it is open.
    StoryReply show(const ui::Kit& kit, stage::PixelSize canvas);

private:
    void show_race(const ui::Kit& kit, StoryReply& reply) const;
    void show_seat(const ui::Kit& kit, VehicleId v, StoryReply& reply) const;
    void show_cast(const ui::Kit& kit, const char* title, const JudgedCast& cast,
                   const std::string& rarity, StoryReply& reply) const;
    void show_kind(const ui::Kit& kit, const SeatLuck& seat, LuckKind kind) const;
    void show_faces(const ui::Kit& kit, const KindLuck& its, LuckKind kind) const;

    const RaceReplay* replay_ = nullptr;
    RaceTale tale_;
    LuckReport luck_;
    ui::PagedSheet sheet_;  // the race, then the seats
};

}  // namespace frothy
