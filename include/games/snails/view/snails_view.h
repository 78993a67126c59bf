// Snails in words and pictures: what a plain game tells of itself (ui/plain/plain_view.h), but for
// its drivers.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/snails/data/codec.h"
#include "games/snails/rules/snails.h"
#include "kernel/decision.h"
#include "ui/plain/plain_view.h"

namespace snails {

struct View : ui::PlainUsual {
    using Codec = snails::Codec;
    using Decision = kernel::Decision<Snails>;

    static std::string title();
    static std::string motto();
    // An example: only for those who ask for it by name.
    static constexpr bool is_offered = false;
    static constexpr std::size_t least_seats = least_snails;
    static constexpr std::size_t most_seats = most_snails;
    static Agreement agree(std::size_t seats) { return {static_cast<std::uint8_t>(seats)}; }

    static int place_of(const State& state, kernel::PlayerId snail) {
        return snails::place_of(state, snail);
    }

    static std::string choice_words(const Option& option, const std::string& name,
                                    const State& before);
    static ui::PlainQuestion question_words(const Decision& decision, const ui::Seating& seating);
    static ui::PlainOption option_words(const Option& option, const Decision& decision,
                                        const ui::Seating& seating);
    static ui::PlainLine event_words(const Event& event, const State& state,
                                     const ui::Seating& seating);
    static std::string standing_of(const State& state, kernel::PlayerId snail);
    static ui::DieFace face_of(Why, std::uint8_t face) { return {"dice/die", {}, face + 1, true}; }
    static ui::PlainThrow throw_words(const State&, const ui::Seating&) {
        ui::PlainThrow said;
        said.rule = ui::RuleRef("SN-TURN-02");
        return said;
    }
    static kernel::PlayerId roller_of(const State& state) { return state.turn; }

    static std::shared_ptr<const ui::StillPart> still(const State& state);
    static ui::BoardWorld world(const State& state);
    static constexpr float piece_radius = 0.32F;
    static std::vector<ui::BoardPiece> pieces(const State& state);
    static std::vector<ui::LitSpace> lit(const Decision& decision);
};

}  // namespace snails
