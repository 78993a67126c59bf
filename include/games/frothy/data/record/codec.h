// Frothy Races as records know it (play/codec.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "games/frothy/data/record/agreement.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/journal_table.h"

namespace frothy {

struct Codec {
    using Game = Frothy;
    using Agreement = frothy::Agreement;
    using Setting = frothy::Setting;

    static constexpr std::string_view game = "frothy";
    static constexpr int rules_version = 1;

    // The words of notation/notation.h, with vehicles by number.
    static std::string_view name_of(Ask ask);
    static std::string_view name_of(Why why);
    static std::optional<Ask> ask_named(std::string_view text);
    static std::optional<Why> why_named(std::string_view text);
    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(const Rule& rule);
    static std::optional<Rule> rule_named(std::string_view text);
    static std::uint8_t sides_of(Why why);
    static std::string_view face_text(Why why, std::uint8_t face);

    static std::vector<std::string_view> agreement_keys();
    static void write_agreement(const Agreement& agreement, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& agreement) { return agreement.licences.size(); }
    static std::shared_ptr<const Setting> setting_of(const Agreement& agreement);

    static Race first_state(const Agreement& agreement, const Setting& setting);
    static void bind(Race& race, const Setting* setting) { race.setting = setting; }
    static formats::OrderedJson state_to_json(const Race& race);
    static Race state_from_json(const formats::Json& json, formats::Reader& reader,
                                const Setting& setting);
    static std::uint64_t state_hash(const Race& race);
    static std::uint16_t round_of(const Race& race) { return race.round; }
    static bool is_marked(const Race& race) {
        return race.moment == Moment::start_of_round || race.moment == Moment::over;
    }

    // As play::Playable wants it.
    static bool is_on_sheet_of(Ask before, Ask next) {
        return frothy::is_on_sheet_of(before, next);
    }
    // FR-RACE-06: between the turns of a match.
    static bool goes_on(const Agreement& agreement, const Race& over);
    static std::optional<kernel::StandingAnswer<Frothy>> time_is_up();
};

}  // namespace frothy
