// Death Roads as records know it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "games/death_roads/data/names.h"
#include "games/death_roads/rules/death_roads.h"
#include "play/usual_codec.h"

namespace death_roads {

struct Codec : play::UsualCodec<DeathRoads, Terms, names::asks, names::whys> {
    static constexpr std::string_view game = "death-roads";
    static constexpr int rules_version = 1;

    // "hound", "mags", "F1"; "focus throttle", "play swerve left", "play twin guns rake line 1";
    // "shift up for throttle", "change lane left for throttle", "act for throttle".
    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(const Rule& rule) { return rule.text(); }
    static std::uint8_t sides_of(Why why);
    static std::string_view face_text(Why why, std::uint8_t face);

    static std::vector<std::string_view> agreement_keys() { return {"terms"}; }
    static void write_agreement(const Agreement& terms, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& terms) { return terms.players; }

    static Race first_state(const Agreement& terms, const Setting&) { return race_of(terms); }
    static formats::OrderedJson state_to_json(const Race& race);
    static Race state_from_json(const formats::Json& json, formats::Reader& reader,
                                const Setting& setting);
    static std::uint64_t state_hash(const Race& race);
    static std::uint16_t round_of(const Race& race) { return race.round; }
    static bool is_marked(const Race& race) {
        return race.stage == Stage::preparation || race.stage == Stage::reveal ||
               race.stage == Stage::over;
    }
};

}  // namespace death_roads
