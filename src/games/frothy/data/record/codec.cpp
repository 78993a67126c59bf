#include "games/frothy/data/record/codec.h"

#include <span>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/record_state.h"
#include "games/frothy/rules/rules.h"

namespace frothy {

std::string_view Codec::name_of(Ask ask) { return frothy::name_of(ask); }
std::string_view Codec::name_of(Why why) { return frothy::name_of(why); }
std::optional<Ask> Codec::ask_named(std::string_view text) {
    return frothy::value_named<Ask>(text);
}
std::optional<Why> Codec::why_named(std::string_view text) {
    return frothy::value_named<Why>(text);
}

std::string Codec::text_of(const Option& option) {
    return frothy::text_of(option, std::span<const std::string>());
}
std::optional<Option> Codec::option_named(std::string_view text) {
    return frothy::option_named(text, std::span<const std::string>());
}

std::string Codec::text_of(const Rule& rule) { return rule.text(); }
std::optional<Rule> Codec::rule_named(std::string_view text) {
    const Rule rule = Rule::from_text(text);
    return rule.is_none() ? std::nullopt : std::optional(rule);
}

std::uint8_t Codec::sides_of(Why) { return icon_count; }
std::string_view Codec::face_text(Why, std::uint8_t face) {
    return frothy::name_of(static_cast<Icon>(face));
}

std::shared_ptr<const Setting> Codec::setting_of(const Agreement& agreement) {
    return frothy::setting_of(agreement);
}

Race Codec::first_state(const Agreement& agreement, const Setting& setting) {
    return set_up_race(setting, agreement.grid_order);
}

formats::OrderedJson Codec::state_to_json(const Race& race) { return race_to_json(race); }

Race Codec::state_from_json(const formats::Json& json, formats::Reader& reader,
                            const Setting& setting) {
    return race_from_json(json, reader, setting);
}

bool Codec::goes_on(const Agreement& agreement, const Race& over) {
    const std::optional<FoxMatch> match = match_after(agreement, over);
    return match && !match->is_over(over.vehicle_count);
}

// FR-RACE-02
std::optional<kernel::StandingAnswer<Frothy>> Codec::time_is_up() {
    return kernel::StandingAnswer<Frothy>{0, Ask::call_time, {OptionKind::call_time}};
}

}  // namespace frothy
