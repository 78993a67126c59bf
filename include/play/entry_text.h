// Entries of a journal as texts, taken apart into the words of a game and what all games share:
// players, who has seen it, the place of a standing question.
//
//   0 speed cards: whip                  an answer
//   1 attack cards: done (secret)        seen by whoever answered alone, until it is revealed
//   1 attack cards: done (seen by 0 1)   seen by these players; "(seen by nobody)"
//   2 race on: retire (standing 0)       of a standing question, by its place in its step
//   roll control: slide, left spin       dice, or one card of a deck
//   roll draw: camel (seen by 2)         cast for the eyes of these players
//   roll move: 4 (by hand)               thrown by a player, who told what they show
//   reveal                               secret answers become known
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"

namespace play {

inline constexpr std::string_view reveal_word = "reveal";

// The words point into the text they were read from, or to whoever made them.
struct AnswerText {
    kernel::PlayerId player = 0;
    std::string_view ask;
    std::string_view option;
    kernel::PlayerSet seen_by = kernel::everybody;
    std::optional<std::uint16_t> ordinal;  // of a standing question
};
std::string text_of(const AnswerText& answer);
std::optional<AnswerText> answer_in(std::string_view text);

struct RollText {
    std::string_view why;
    std::vector<std::string_view> faces;  // one at least
    kernel::PlayerSet seen_by = kernel::everybody;
    bool is_by_hand = false;
};
bool is_roll(std::string_view text);
std::string text_of(const RollText& roll);
std::optional<RollText> roll_in(std::string_view text);

// "... (about FR-TRT-44)": takes the mark off the text and gives back what it names. Nothing, and
// the text as it was, where there is no such mark.
std::optional<std::string_view> take_mark(std::string_view& text, std::string_view opening);

}  // namespace play
