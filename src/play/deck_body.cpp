#include "play/deck_body.h"

#include "kernel/player.h"

namespace play {

using formats::Json;
using formats::Members;
using formats::OrderedJson;
using formats::Reader;

namespace {

OrderedJson known_to_json(std::span<const kernel::KnownCard> cards) {
    OrderedJson json = OrderedJson::array();
    for (const kernel::KnownCard& card : cards) {
        OrderedJson each;
        each["card"] = card.card;
        each["known_to"] = card.known_to;
        json.push_back(each);
    }
    return json;
}

std::vector<kernel::KnownCard> known_from_json(const Members& members, std::string_view key,
                                               Reader& reader, std::size_t kinds,
                                               std::size_t most) {
    std::vector<kernel::KnownCard> cards;
    const Json* json = members.find(key);
    if (json == nullptr) return cards;
    const Reader::Step step(reader, key);
    for (const Json& element : reader.list(*json, 0, most)) {
        const Reader::Step inner(reader, cards.size());
        const Members card(reader, element, {"card", "known_to"});
        const auto last = static_cast<std::int64_t>(kinds) - 1;
        cards.push_back(
            {static_cast<kernel::Card>(card.integer("card", 0, last)),
             static_cast<kernel::PlayerSet>(card.integer("known_to", 0, kernel::everybody))});
    }
    return cards;
}

}  // namespace

OrderedJson counts_to_json(std::span<const std::uint8_t> counts) {
    OrderedJson json = OrderedJson::array();
    for (const std::uint8_t count : counts)
        json.push_back(count);
    return json;
}

std::vector<std::uint8_t> counts_from_json(const Json& json, Reader& reader, std::size_t kinds) {
    std::vector<std::uint8_t> counts;
    for (const Json& element : reader.list(json, kinds, kinds)) {
        const Reader::Step step(reader, counts.size());
        counts.push_back(static_cast<std::uint8_t>(reader.integer(element, 0, 255, 0)));
    }
    return counts;
}

OrderedJson deck_to_json(std::span<const std::uint8_t> unordered,
                         std::span<const kernel::KnownCard> top,
                         std::span<const kernel::KnownCard> bottom) {
    OrderedJson json;
    json["cards"] = counts_to_json(unordered);
    if (!top.empty()) json["top"] = known_to_json(top);
    if (!bottom.empty()) json["bottom"] = known_to_json(bottom);
    return json;
}

DeckParts deck_from_json(const Json& json, Reader& reader, std::size_t kinds,
                         std::size_t most_known) {
    DeckParts deck;
    const Members members(reader, json, {"cards", "top", "bottom"});
    if (const Json* cards = members.need("cards")) {
        const Reader::Step step(reader, std::string_view("cards"));
        deck.unordered = counts_from_json(*cards, reader, kinds);
    }
    deck.top = known_from_json(members, "top", reader, kinds, most_known);
    deck.bottom = known_from_json(members, "bottom", reader, kinds, most_known);
    return deck;
}

}  // namespace play
