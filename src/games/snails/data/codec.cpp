#include "games/snails/data/codec.h"

#include "formats/fields.h"
#include "play/autosave_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

namespace snails {

namespace {

constexpr std::array<std::string_view, 2> options = {"rest", "roll"};
constexpr std::array<std::string_view, 6> faces = {"1", "2", "3", "4", "5", "6"};

}  // namespace

std::string Codec::text_of(const Option& option) {
    return std::string(options.at(static_cast<std::size_t>(option)));
}
std::optional<Option> Codec::option_named(std::string_view text) {
    return play::named<Option>(options, text);
}
std::string_view Codec::face_text(Why, std::uint8_t face) { return faces.at(face); }

void Codec::write_agreement(const Agreement& agreement, formats::OrderedJson& document) {
    document["snails"] = agreement.snails;
}
Agreement Codec::read_agreement(const formats::Members& members, formats::Reader&) {
    return {static_cast<std::uint8_t>(members.integer("snails", least_snails, most_snails))};
}

template <class Fields>
void list_fields(Fields& fields, State& state) {
    fields.need("turn").number(state.turn, 0, state.snails - 1);
    fields.need("ready").number(state.ready, 0, last_leaf);
    fields.need("round").number(state.round, 1, 0xFFFF);
    fields.need("leaf").list(state.leaf, most_snails, most_snails,
                             [](auto field, auto& leaf) { field.number(leaf, 0, last_leaf); });
}

formats::OrderedJson Codec::state_to_json(const State& state) {
    return formats::object_json(state);
}

State Codec::state_from_json(const formats::Json& json, formats::Reader& reader,
                             const Setting& setting) {
    State state{.snails = setting.snails};
    formats::read_object(json, reader, state);
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
