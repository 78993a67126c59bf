// Grand Prix as records know it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "games/grand_prix/data/names.h"
#include "games/grand_prix/rules/grand_prix.h"
#include "play/usual_codec.h"

namespace grand_prix {

struct Codec : play::UsualCodec<GrandPrix, Terms, names::asks, names::whys> {
    static constexpr std::string_view game = "grand-prix";
    static constexpr int rules_version = 1;

    // "soft", "free pass"; dice and cars by their numbers from 0: "re-roll 1", "rival 3".
    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(const Rule& rule) { return rule.text(); }
    static std::uint8_t sides_of(Why why);
    // "6", "pass", "clear air".
    static std::string_view face_text(Why why, std::uint8_t face);

    static std::vector<std::string_view> agreement_keys() { return {"terms"}; }
    static void write_agreement(const Agreement& terms, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& terms) { return terms.cars; }

    static Race first_state(const Agreement& terms, const Setting&) { return race_of(terms); }
    static formats::OrderedJson state_to_json(const Race& race);
    static Race state_from_json(const formats::Json& json, formats::Reader& reader,
                                const Setting& setting);
    static std::uint64_t state_hash(const Race& race);
    static std::uint16_t round_of(const Race& race) { return race.round; }
    static bool is_marked(const Race& race) { return race.stage != Stage::race || race.turn == 0; }
};

}  // namespace grand_prix
