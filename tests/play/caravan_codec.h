// The card race of tests/kernel/caravan.h as records know it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "kernel/caravan.h"
#include "play/autosave.h"
#include "play/journal_file.h"
#include "play/playing.h"
#include "play/record.h"
#include "play/usual_codec.h"

namespace caravan {

struct Agreement {
    int players = 3;
};

inline constexpr std::array<std::string_view, 3> asks = {"card", "piece", "stray"};
inline constexpr std::array<std::string_view, 3> whys = {"draw", "look", "stray"};

struct Codec : play::UsualCodec<Caravan, Agreement, asks, whys> {
    static constexpr std::string_view game = "caravan";
    static constexpr int rules_version = 3;

    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(int rule) { return std::to_string(rule); }
    static std::optional<int> rule_named(std::string_view) { return std::nullopt; }
    static std::uint8_t sides_of(Why why) { return why == Why::stray ? 3 : kinds; }
    static std::string_view face_text(Why why, std::uint8_t face);

    static std::vector<std::string_view> agreement_keys() { return {"players"}; }
    static void write_agreement(const Agreement& agreement, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& agreement) {
        return static_cast<std::size_t>(agreement.players);
    }

    static State first_state(const Agreement& agreement, const Setting&) {
        return start(agreement.players);
    }
    static formats::OrderedJson state_to_json(const State& state);
    static State state_from_json(const formats::Json& json, formats::Reader& reader,
                                 const Setting& setting);
    static std::uint64_t state_hash(const State& state);
    static std::uint16_t round_of(const State&) { return 0; }  // it counts none
    static bool is_marked(const State&) { return true; }
};

using Record = play::Record<Codec>;
using Records = play::Records<Codec>;
using Resumed = play::ResumedGame<Codec>;
class Playing : public play::Playing<Codec> {
public:
    using play::Playing<Codec>::Playing;
    using play::Playing<Codec>::let_driver_answer;
    bool let_driver_answer() override { return false; }
    std::string usual_name() const override { return "The caravan"; }

private:
    std::string choice_words(const kernel::Entry<Caravan>& answer, const State&) const override {
        return name_of(answer.player) + ": " + Codec::text_of(answer.option);
    }
};
using Journal = kernel::Journal<Caravan>;

inline Record some_record(int players, std::uint64_t seed) {
    Record record;
    record.players = players;
    record.seed = seed;
    for (int player = 0; player < players; ++player) {
        play::Seat seat;
        seat.name = "P" + std::to_string(player);
        record.seats.push_back(seat);
    }
    return record;
}

// Answers by chance until there are so many entries, or it is over; a team by any of it.
inline void play_until(Session& session, std::size_t entries) {
    while (!session.is_over() && session.journal().size() < entries) {
        const std::uint64_t number =
            kernel::split_mix(session.journal().size() * 31 + session.seed());
        PlayerId player = static_cast<PlayerId>(number / 64 % session.now().players);
        if (!session.pending()->is_asked(player)) player = session.pending()->player;
        session.submit(number % session.pending()->options.size(), player);
    }
}

}  // namespace caravan
