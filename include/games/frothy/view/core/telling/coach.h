// The lessons of a coached race. They never stand in the way; an answer counts as having read one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/rule.h"
#include "play/lessons.h"

namespace frothy {

// In the order in which they are taught where several are due.
enum class Lesson : std::uint8_t {
    welcome,
    speed_cards,
    keep_dice,
    driving,
    crash,       // no clear path is left
    wall_ahead,  // none in the next move, unless one turns
    attack,
    forced,  // the clear path that must be taken
    control_cards,
    discards,
    attack_cards,
    wreck,  // somebody has been wiped out
    damage,
    control_loss,
    finish,
    risky_turn,
    odds,  // what stands beside the arrows of the board
    safe_turn,
    movement_card,
    corner,  // a vehicle that points at a corner of its hex
    drift,
    recovery,
    refused,
    undo,
};
inline constexpr std::size_t lesson_count = 24;

// What the lesson speaks of, to stand beside it.
enum class LessonPlace : std::uint8_t { board, sheet, decision, strip };

struct LessonNote {
    Lesson lesson = Lesson::welcome;
    std::string title;
    std::string text;  // two or three sentences
    Rule rule;         // none where it is about the program
    LessonPlace place = LessonPlace::decision;
    Cell target = no_cell;  // on the board: what is to be looked at; no_cell for the sheet and such
    // On the sheet: the rules of the parts it speaks of (see LicenceSheet::place_of); none
    // elsewhere.
    std::array<Rule, 2> parts{};
};

class Coach {
public:
    Coach();

    // The lesson that the open question calls for; nothing where it would teach nothing new. The
    // welcome and those about fights and odds apart, one for each question.
    std::optional<LessonNote> due(const Decision& decision) const;
    // The lesson has been read at this question.
    void taught(Lesson lesson, const Decision& decision);
    // Whether nothing is left to teach.
    bool is_done() const { return lessons_.is_done(); }

    // As play::Lessons.
    std::string progress() const { return lessons_.progress(); }
    void resume(std::string_view progress) { lessons_.resume(progress); }

private:
    play::Lessons lessons_;
};

}  // namespace frothy
