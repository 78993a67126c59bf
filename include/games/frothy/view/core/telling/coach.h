// The lessons of a coached race. They never stand in the way; an answer counts as having read one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/frothy/data/wording/wording.h"
#include "play/lessons.h"
#include "ui/core/table_notes.h"

namespace frothy {

// In the order in which they are taught where several are due: LessonNote::lesson. A note on the
// board speaks of a Cell; of what lies on the sheet see LicenceSheet::place_of.
enum class Lesson : std::uint8_t {
    welcome,
    speed_cards,
    keep_dice,
    driving,
    crash,       // no clear path is left
    wall_ahead,  // none in the next move, unless one turns
    risky_turn,
    odds,  // what stands beside the arrows of the board
    attack,
    forced,  // the clear path that must be taken
    control_cards,
    discards,
    attack_cards,
    wreck,  // somebody has been wiped out
    damage,
    control_loss,
    finish,
    safe_turn,
    movement_card,
    corner,  // a vehicle that points at a corner of its hex
    drift,
    recovery,
    refused,
    undo,
};
inline constexpr std::size_t lesson_count = 24;

using ui::LessonNote;
using ui::LessonPlace;

class Coach {
public:
    Coach();

    // The lesson that the open question calls for; nothing where it would teach nothing new. The
    // welcome and those about fights and odds apart, one for each question.
    std::optional<LessonNote> due(const Decision& decision) const;
    // The lesson has been read at this question.
    void taught(std::size_t lesson, const Decision& decision);
    // Whether nothing is left to teach.
    bool is_done() const { return lessons_.is_done(); }

    // As play::Lessons.
    std::string progress() const { return lessons_.progress(); }
    void resume(std::string_view progress) { lessons_.resume(progress); }

private:
    play::Lessons lessons_;
};

}  // namespace frothy
