#include "games/snails/data/codec.h"

#include "formats/json_reader.h"
#include "play/autosave_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

namespace snails {

namespace {

constexpr std::array<std::string_view, 2> options = {"rest", "roll"};
constexpr std::array<std::string_view, 6> faces = {"1", "2", "3", "4", "5", "6"};

}  // namespace

std::optional<Ask> Codec::ask_named(std::string_view text) {
    return text == name_of(Ask()) ? std::optional(Ask()) : std::nullopt;
}
std::optional<Why> Codec::why_named(std::string_view text) {
    return text == name_of(Why()) ? std::optional(Why()) : std::nullopt;
}
std::string Codec::text_of(const Option& option) {
    return std::string(options.at(static_cast<std::size_t>(option)));
}
std::optional<Option> Codec::option_named(std::string_view text) {
    const auto found = std::ranges::find(options, text);
    if (found == options.end()) return std::nullopt;
    return static_cast<Option>(found - options.begin());
}
std::optional<Rule> Codec::rule_named(std::string_view text) {
    const Rule rule = Rule::from_text(text);
    return rule.is_none() ? std::nullopt : std::optional(rule);
}
std::string_view Codec::face_text(Why, std::uint8_t face) { return faces.at(face); }

void Codec::write_agreement(const Agreement& agreement, formats::OrderedJson& document) {
    document["snails"] = agreement.snails;
}
Agreement Codec::read_agreement(const formats::Members& members, formats::Reader&) {
    return {static_cast<std::uint8_t>(members.integer("snails", least_snails, most_snails))};
}

formats::OrderedJson Codec::state_to_json(const State& state) {
    return {{"snails", state.snails},
            {"turn", state.turn},
            {"ready", state.ready},
            {"round", state.round},
            {"leaf", state.leaf}};
}

State Codec::state_from_json(const formats::Json& json, formats::Reader& reader, const Setting&) {
    const formats::Members members(reader, json, {"snails", "turn", "ready", "round", "leaf"});
    const auto number = [&](std::string_view key, int least, int most) {
        return static_cast<std::uint16_t>(members.integer(key, least, most));
    };
    State state;
    state.snails = static_cast<std::uint8_t>(number("snails", least_snails, most_snails));
    state.turn = static_cast<kernel::PlayerId>(number("turn", 0, state.snails - 1));
    state.ready = static_cast<std::uint8_t>(number("ready", 0, last_leaf));
    state.round = number("round", 1, 0xFFFF);
    std::size_t snail = 0;
    if (const auto* leaves = members.need("leaf")) {
        for (const auto& leaf : reader.list(*leaves, most_snails, most_snails))
            state.leaf[snail++] = static_cast<std::uint8_t>(reader.integer(leaf, 0, last_leaf, 0));
    }
    return state;
}

std::uint64_t Codec::state_hash(const State& state) {
    std::uint64_t hash = state.round;
    for (const std::uint8_t part : {state.snails, state.turn, state.ready})
        hash = kernel::split_mix(hash ^ part);
    for (const std::uint8_t leaf : state.leaf)
        hash = kernel::split_mix(hash ^ leaf);
    return hash;
}

}  // namespace snails

template struct play::Records<snails::Codec>;
template class play::JournalFile<snails::Codec>;
template class play::Autosave<snails::Codec>;
template class play::Playing<snails::Codec>;
