// The card race of tests/kernel/caravan.h as a plain game in a window: a lane, and hands in the
// question.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/caravan_codec.h"
#include "stage/theme.h"
#include "ui/plain/plain_view.h"

namespace caravan {

class Lane final : public ui::StillPart {
public:
    void paint(const ui::StillEasel& easel) const override {
        easel.canvas.fill_rect(easel.where, stage::theme::sand);
    }
};

struct View : ui::PlainUsual {
    using Codec = caravan::Codec;
    using Decision = kernel::Decision<Caravan>;

    static std::string title() { return "Caravans"; }
    static std::string motto() { return "To the fifteenth square"; }
    static constexpr bool is_offered = true;
    static constexpr std::size_t least_seats = 2;
    static constexpr std::size_t most_seats = 4;
    static Agreement agree(std::size_t seats) { return {static_cast<int>(seats)}; }

    static std::span<const std::string_view> drivers() {
        static constexpr std::array<std::string_view, 1> all = {"steady"};
        return all;
    }
    // By what it may know alone: an answer that hangs on its own hand.
    static std::size_t answer(std::string_view, const State& state, const Question& question) {
        const std::uint64_t hand = cards(state, question.player).size();
        return kernel::split_mix(hand * 31 + static_cast<std::uint64_t>(state.square[0])) %
               question.options.size();
    }
    static std::string choice_words(const Option& option, const std::string& name,
                                    const State& before) {
        return name + " takes " + std::to_string(option.number) + " of " + hands(before);
    }
    static int place_of(const State& state, PlayerId player) {
        int ahead = 0;
        for (PlayerId other = 0; other < state.players; ++other)
            ahead += state.square[other] > state.square[player] ? 1 : 0;
        return 1 + ahead;
    }
    // All that the state given says is told, so that whatever it should not hold would be seen.
    static ui::PlainQuestion question_words(const Decision& decision, const ui::Seating&) {
        return {"A card, a piece, or the stray?", hands(decision.now)};
    }
    static ui::PlainOption option_words(const Option& option, const Decision& decision,
                                        const ui::Seating&) {
        return {std::to_string(option.number), hands(decision.now)};
    }
    static ui::PlainLine event_words(const Event& event, const State&, const ui::Seating&) {
        const bool is_piece = event.fact == Fact::moved;
        const PlayerId who = is_piece ? owner_of(static_cast<std::size_t>(event.who))
                                      : static_cast<PlayerId>(event.who);
        return {std::to_string(static_cast<int>(event.fact)) + ": " + std::to_string(event.what),
                who,
                {},
                event.fact == Fact::arrived ? "ui/mark-finish" : ""};
    }
    static std::string standing_of(const State& state, PlayerId player) {
        return std::to_string(state.square[player]) + ", " + cards(state, player) + ", " +
               std::to_string(state.deck.size());
    }
    static ui::DieFace face_of(Why, std::uint8_t face) { return {"dice/die", {}, face + 1, true}; }
    static PlayerId roller_of(const State&) { return 0; }

    static std::shared_ptr<const ui::StillPart> still(const State&) {
        return std::make_shared<Lane>();
    }
    static ui::BoardWorld world(const State&) { return {{-1.0F, -1.0F, goal + 8.0F, 7.0F}}; }
    static constexpr float piece_radius = 0.4F;
    static std::vector<ui::BoardPiece> pieces(const State& state) {
        std::vector<ui::BoardPiece> all;
        for (std::size_t piece = 0; piece < state.square.size(); ++piece)
            all.push_back({owner_of(piece),
                           {static_cast<float>(state.square[piece]), static_cast<float>(piece)}});
        return all;
    }
    static std::vector<ui::LitSpace> lit(const Decision&) { return {}; }

private:
    static std::string cards(const State& state, PlayerId player) {
        std::string words = std::to_string(state.hands[player].size()) + ":";
        for (std::size_t card = 0; card < kinds; ++card)
            words += " " + std::to_string(state.hands[player].count(static_cast<Card>(card)));
        return words;
    }
    static std::string hands(const State& state) {
        std::string words;
        for (PlayerId player = 0; player < state.players; ++player)
            words += cards(state, player) + "; ";
        return words;
    }
};

}  // namespace caravan
