// Snails as records know it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "games/snails/rules/snails.h"
#include "kernel/journal_table.h"

namespace snails {

struct Agreement {
    std::uint8_t snails = least_snails;
};

struct Codec {
    using Game = Snails;
    using Agreement = snails::Agreement;
    using Setting = snails::Agreement;

    static constexpr std::string_view game = "snails";
    static constexpr int rules_version = 1;

    static std::string_view name_of(Ask) { return "crawl on"; }
    static std::string_view name_of(Why) { return "crawl"; }
    static std::optional<Ask> ask_named(std::string_view text);
    static std::optional<Why> why_named(std::string_view text);
    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(const Rule& rule) { return rule.text(); }
    static std::optional<Rule> rule_named(std::string_view text);
    static std::uint8_t sides_of(Why) { return 6; }
    static std::string_view face_text(Why, std::uint8_t face);

    static std::vector<std::string_view> agreement_keys() { return {"snails"}; }
    static void write_agreement(const Agreement& agreement, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& agreement) { return agreement.snails; }
    static std::shared_ptr<const Setting> setting_of(const Agreement& agreement) {
        return std::make_shared<const Setting>(agreement);
    }

    static State first_state(const Agreement& agreement, const Setting&) {
        return {.snails = agreement.snails};
    }
    static void bind(State&, const Setting*) {}
    static formats::OrderedJson state_to_json(const State& state);
    static State state_from_json(const formats::Json& json, formats::Reader& reader,
                                 const Setting& setting);
    static std::uint64_t state_hash(const State& state);
    static std::uint16_t round_of(const State& state) { return state.round; }
    static bool is_marked(const State& state) { return state.turn == 0 || Snails::is_over(state); }

    static bool is_on_sheet_of(Ask, Ask) { return false; }
    static bool goes_on(const Agreement&, const State&) { return false; }
    static std::optional<kernel::StandingAnswer<Snails>> time_is_up() { return std::nullopt; }
};

}  // namespace snails
