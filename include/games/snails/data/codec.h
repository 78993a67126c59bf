// Snails as records know it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "games/snails/rules/snails.h"
#include "play/usual_codec.h"

namespace snails {

struct Agreement {
    std::uint8_t snails = least_snails;
};

inline constexpr std::array<std::string_view, 1> asks = {"crawl on"};
inline constexpr std::array<std::string_view, 1> whys = {"crawl"};

struct Codec : play::UsualCodec<Snails, Agreement, asks, whys> {
    static constexpr std::string_view game = "snails";
    static constexpr int rules_version = 1;

    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(const Rule& rule) { return rule.text(); }
    static std::uint8_t sides_of(Why) { return 6; }
    static std::string_view face_text(Why, std::uint8_t face);

    static std::vector<std::string_view> agreement_keys() { return {"snails"}; }
    static void write_agreement(const Agreement& agreement, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& agreement) { return agreement.snails; }

    static State first_state(const Agreement& agreement, const Setting&) {
        return {.snails = agreement.snails};
    }
    static formats::OrderedJson state_to_json(const State& state);
    static State state_from_json(const formats::Json& json, formats::Reader& reader,
                                 const Setting& setting);
    static std::uint64_t state_hash(const State& state);
    static std::uint16_t round_of(const State& state) { return state.round; }
    static bool is_marked(const State& state) { return state.turn == 0 || Snails::is_over(state); }
};

}  // namespace snails
