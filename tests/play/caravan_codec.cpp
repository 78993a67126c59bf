#include "caravan_codec.h"

#include <algorithm>
#include <charconv>

#include "play/autosave_body.h"
#include "play/deck_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

static_assert(play::Codec<caravan::Codec>);

template struct play::Records<caravan::Codec>;
template class play::JournalFile<caravan::Codec>;
template class play::Autosave<caravan::Codec>;
template class play::Playing<caravan::Codec>;

namespace caravan {
namespace {

constexpr auto card_names =
    std::to_array<std::string_view>({"snail", "goat", "mule", "camel", "horse", "wind"});
constexpr auto die_names = std::to_array<std::string_view>({"one", "two", "three"});

}  // namespace

std::string Codec::text_of(const Option& option) { return std::to_string(option.number); }
std::optional<Option> Codec::option_named(std::string_view text) {
    Option option;
    const auto [end, fault] =
        std::from_chars(text.data(), text.data() + text.size(), option.number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return option;
}

std::string_view Codec::face_text(Why why, std::uint8_t face) {
    return why == Why::stray ? die_names.at(face) : card_names.at(face);
}

void Codec::write_agreement(const Agreement& agreement, formats::OrderedJson& document) {
    document["players"] = agreement.players;
}
Agreement Codec::read_agreement(const formats::Members& members, formats::Reader&) {
    Agreement agreement;
    agreement.players = static_cast<int>(members.integer("players", 2, 4));
    return agreement;
}

formats::OrderedJson Codec::state_to_json(const State& state) {
    formats::OrderedJson json;
    json["players"] = state.players;
    json["square"] = state.square;
    json["deck"] = play::to_json(state.deck);
    json["discard"] = play::to_json(state.discard);
    for (const Bag& hand : state.hands)
        json["hands"].push_back(play::to_json(hand));
    json["winner"] = state.winner;
    return json;
}

State Codec::state_from_json(const formats::Json& json, formats::Reader& reader, const Setting&) {
    State state;
    const formats::Members members(reader, json,
                                   {"players", "square", "deck", "discard", "hands", "winner"});
    state.players = static_cast<std::uint8_t>(members.integer("players", 2, 4));
    state.winner = static_cast<std::int8_t>(members.integer("winner", -1, 3));
    for (const std::string_view key : {"square", "deck", "discard", "hands"}) {
        if (members.need(key) == nullptr) return state;
    }
    std::size_t index = 0;
    for (const auto& square : reader.list(*members.find("square"), 6, 6))
        state.square[index++] = static_cast<std::int8_t>(reader.integer(square, 0, 99, 0));
    play::from_json(*members.find("deck"), reader, state.deck);
    play::from_json(*members.find("discard"), reader, state.discard);
    index = 0;
    for (const auto& hand : reader.list(*members.find("hands"), 4, 4))
        play::from_json(hand, reader, state.hands[index++]);
    return state;
}

std::uint64_t Codec::state_hash(const State& state) {
    std::uint64_t hash = 0;
    for (const char c : state_to_json(state).dump())
        hash = kernel::split_mix(hash ^ static_cast<unsigned char>(c));
    return hash;
}

}  // namespace caravan
