// What a game gives so that it can be written down and taken up again. JSON is spoken here and in
// the bodies (*_body.h) alone: one .cpp file of a game includes them.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_reader.h"
#include "kernel/game.h"

namespace play {

// Words are English, lower case and stable; whatever is none of them reads as nullopt. A word holds
// no ": ", no ", " and no bracket.
template <class C>
concept NamesItsWords = kernel::Game<typename C::Game> &&
    requires(typename C::Game::Ask ask, typename C::Game::Why why,
             const typename C::Game::Option& option, const typename C::Game::Rule& rule,
             std::string_view text, std::uint8_t face) {
    { C::name_of(ask) } -> std::convertible_to<std::string_view>;
    { C::name_of(why) } -> std::convertible_to<std::string_view>;
    { C::ask_named(text) } -> std::same_as<std::optional<typename C::Game::Ask>>;
    { C::why_named(text) } -> std::same_as<std::optional<typename C::Game::Why>>;
    { C::text_of(option) } -> std::same_as<std::string>;
    { C::option_named(text) } -> std::same_as<std::optional<typename C::Game::Option>>;
    // What a wish is about.
    { C::text_of(rule) } -> std::same_as<std::string>;
    { C::rule_named(text) } -> std::same_as<std::optional<typename C::Game::Rule>>;
    // A roll for this has so many faces, each with a name: those of a die, or the kinds of a deck.
    { C::sides_of(why) } -> std::same_as<std::uint8_t>;
    { C::face_text(why, face) } -> std::convertible_to<std::string_view>;
};

// `Agreement` is all that was agreed besides seats, time and seed. It is a base of the record: none
// of its members is called like one of Sitting, Chronicle or Record. `Setting` is what the rules
// make of it, to which states point.
template <class C>
concept Codec = NamesItsWords<C> &&
    requires(const typename C::Agreement& agreement, const typename C::Setting* setting,
             typename C::Game::State& state, const typename C::Game::State& frozen,
             const formats::Members& members, const formats::Json& json,
             formats::OrderedJson& document, formats::Reader& reader) {
    { C::game } -> std::convertible_to<std::string_view>;  // "frothy"
    // Raised when a rule is mended in a way that may change how old journals play.
    { C::rules_version } -> std::convertible_to<int>;

    // Members of the record's own object, and back. What is read without complaints is legal.
    { C::agreement_keys() } -> std::same_as<std::vector<std::string_view>>;
    C::write_agreement(agreement, document);
    { C::read_agreement(members, reader) } -> std::same_as<typename C::Agreement>;
    { C::seat_count(agreement) } -> std::same_as<std::size_t>;
    { C::setting_of(agreement) } -> std::same_as<std::shared_ptr<const typename C::Setting>>;

    { C::first_state(agreement, *setting) } -> std::same_as<typename C::Game::State>;
    // Null unbinds it. Written and hashed is everything else.
    C::bind(state, setting);
    { C::state_to_json(frozen) } -> std::same_as<formats::OrderedJson>;
    // Complains of what rules cannot bring about. Its setting is left unset.
    { C::state_from_json(json, reader, *setting) } -> std::same_as<typename C::Game::State>;
    { C::state_hash(frozen) } -> std::same_as<std::uint64_t>;  // the same on every machine
    { C::round_of(frozen) } -> std::same_as<std::uint16_t>;
    // Of a place of rest: whether the record marks it, as at each start of a round and at the end.
    { C::is_marked(frozen) } -> std::same_as<bool>;
};

}  // namespace play
