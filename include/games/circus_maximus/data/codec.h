// Circus Maximus as records know it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "games/circus_maximus/data/names.h"
#include "games/circus_maximus/rules/circus_maximus.h"
#include "play/usual_codec.h"

namespace circus_maximus {

struct Codec : play::UsualCodec<CircusMaximus, Terms, names::asks, names::whys> {
    static constexpr std::string_view game = "circus-maximus";
    static constexpr int rules_version = 1;

    // "outward", "12" for a number, "ram car blue", "horse 1" to "horse 4"; a preparation by the
    // points of driver, chariot, speed and endurance: "prepare 2-0-1-1".
    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(const Rule& rule) { return rule.text(); }
    static std::uint8_t sides_of(Why why);
    // "6", "III", "blue".
    static std::string_view face_text(Why why, std::uint8_t face);
    // "VIII F26".
    static std::string text_of(Square square);
    static std::optional<Square> square_named(std::string_view text);

    static std::vector<std::string_view> agreement_keys() { return {"terms"}; }
    static void write_agreement(const Agreement& terms, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& terms) { return seats_of(terms); }

    static Race first_state(const Agreement& terms, const Setting&) { return race_of(terms); }
    static formats::OrderedJson state_to_json(const Race& race);
    static Race state_from_json(const formats::Json& json, formats::Reader& reader,
                                const Setting& setting);
    static std::uint64_t state_hash(const Race& race);
    static std::uint16_t round_of(const Race& race) { return race.turn; }
    static bool is_marked(const Race& race) {
        return race.stage == Stage::notation || race.stage == Stage::over;
    }
};

// A chariot as records have it, and as rule cases have it in part.
formats::OrderedJson json_of(const Chariot& chariot);
void read_chariot(const formats::Json& json, formats::Reader& reader, Chariot& chariot);

}  // namespace circus_maximus
