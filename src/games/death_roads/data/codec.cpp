#include "games/death_roads/data/codec.h"

#include <algorithm>
#include <map>
#include <span>

#include "formats/fields.h"
#include "games/death_roads/rules/procedures.h"
#include "play/autosave_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

namespace death_roads {

namespace {

static_assert(names::facts.size() == static_cast<std::size_t>(Fact::race_over) + 1);
static_assert(names::choices.size() == static_cast<std::size_t>(Choice::replace) + 1);
static_assert(names::whys.size() == static_cast<std::size_t>(Why::skid) + 1);
static_assert(names::asks.size() == static_cast<std::size_t>(Ask::slide_master) + 1);
static_assert(names::drivers.size() == drivers.size());

// --- Options -----------------------------------------------------------------------------------

std::string with(std::string_view one, std::string_view more) {
    std::string text(one);
    if (!more.empty()) text.append(" ").append(more);
    return text;
}

// "play swerve left", "play twin guns rake line 1"
std::string played_text(const Option& option) {
    const std::string text = with("play", names::cards()[option.card]);
    if (!is_weapon(option.card)) return with(text, names::sides.at(option.value));
    return option.value == 0 ? text : text + " line " + std::to_string(option.value);
}

// "shift up for throttle"
std::string paid_text(const Option& option, std::string_view how) {
    const std::string_view word = names::choices.at(static_cast<std::size_t>(option.choice));
    return with(word, how) + " for " + std::string(names::cards()[option.card]);
}

// How many values an option has, from 0 on, with this card.
std::size_t values_of(Choice choice, Card card) {
    switch (choice) {
    case Choice::vehicle: return vehicles.size();
    case Choice::driver: return drivers.size();
    case Choice::pair: return pairs;
    case Choice::status: return names::statuses.size();
    case Choice::play:
        return is_weapon(card) ? weapon_of(card).alternatives.size() + 1 : names::sides.size();
    case Choice::shift: return names::shifts.size();
    case Choice::change_lane:
    case Choice::own_action: return names::sides.size();
    default: return 1;
    }
}

bool has_card(Choice choice) {
    return choice == Choice::discard || choice == Choice::focus || choice == Choice::play ||
           choice == Choice::shift || choice == Choice::change_lane || choice == Choice::own_action;
}

std::map<std::string, Option, std::less<>> all_options() {
    std::map<std::string, Option, std::less<>> all;
    const auto add = [&](Choice choice, Card card) {
        for (std::size_t value = 0; value < values_of(choice, card); ++value) {
            const Option option{choice, card, static_cast<std::uint8_t>(value)};
            all.emplace(Codec::text_of(option), option);
        }
    };
    for (std::size_t index = 0; index < names::choices.size(); ++index) {
        const auto choice = static_cast<Choice>(index);
        if (!has_card(choice)) add(choice, none);
        for (Card card = 0; has_card(choice) && card < card_kinds; ++card)
            add(choice, card);
    }
    return all;
}

std::span<const std::string_view> faces_of(Why why) {
    switch (why) {
    case Why::order: return names::seats;
    case Why::draw: return names::cards();
    case Why::event: return names::road_events();
    case Why::final_stretch: return names::final_stretches();
    case Why::lane: return names::lane_cards;
    case Why::skid: return names::skid_cards();
    }
    return {};
}

}  // namespace

std::string Codec::text_of(const Option& option) {
    const std::string_view word = names::choices.at(static_cast<std::size_t>(option.choice));
    switch (option.choice) {
    case Choice::vehicle: return std::string(names::vehicles()[option.value]);
    case Choice::driver: return std::string(names::drivers.at(option.value));
    case Choice::pair: return std::string(names::pair_codes.at(option.value));
    case Choice::status: return std::string(names::statuses.at(option.value));
    case Choice::discard:
    case Choice::focus: return with(word, names::cards()[option.card]);
    case Choice::play: return played_text(option);
    case Choice::shift: return paid_text(option, names::shifts.at(option.value));
    case Choice::change_lane:
    case Choice::own_action: return paid_text(option, names::sides.at(option.value));
    default: return std::string(word);
    }
}

std::optional<Option> Codec::option_named(std::string_view text) {
    static const auto all = all_options();
    const auto found = all.find(text);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

std::uint8_t Codec::sides_of(Why why) { return static_cast<std::uint8_t>(faces_of(why).size()); }
std::string_view Codec::face_text(Why why, std::uint8_t face) { return faces_of(why)[face]; }

// --- What was agreed ---------------------------------------------------------------------------

// One of the words, or "none".
template <class Fields>
void list_word(Fields& fields, std::string_view key, std::uint8_t& value,
               std::span<const std::string_view> words) {
    std::vector<std::string_view> all(words.begin(), words.end());
    all.emplace_back("none");
    std::size_t place = value == none ? words.size() : value;
    fields.may(key, true).word(place, all);
    fields.after_reading([&](formats::Reader&) {
        value = place == words.size() ? none : static_cast<std::uint8_t>(place);
    });
}

template <class Fields>
void list_fields(Fields& fields, Build& build) {
    const auto pair = [](const auto& field, auto& one) { field.number(one, 0, pairs_each - 1); };
    list_word(fields, "vehicle", build.vehicle, names::vehicles());
    list_word(fields, "driver", build.driver, names::drivers);
    fields.may("pairs", build.pairs.back() != none).list(build.pairs, places, places, pair);
}

template <class Fields>
void list_fields(Fields& fields, Terms& terms) {
    fields.need("players").number(terms.players, least_players, most_players);
    fields.may("rounds", true).number(terms.rounds, short_race, long_race);
    fields.may("drafted", true).flag(terms.is_drafted);
    fields.may("builds", !terms.is_drafted).list(terms.builds, most_players, most_players);
    fields.after_reading([&](formats::Reader& reader) {
        if (!is_legal(terms))
            reader.complain("what cannot be raced", "4, 5 or 7 rounds, and no "
                                                    "Vehicle, Driver or pair twice");
    });
}

void Codec::write_agreement(const Agreement& terms, formats::OrderedJson& document) {
    document["terms"] = formats::object_json(terms);
}
Terms Codec::read_agreement(const formats::Members& members, formats::Reader& reader) {
    Terms terms;
    const formats::Reader::Step step(reader, "terms");
    if (const formats::Json* json = members.need("terms"))
        formats::read_object(*json, reader, terms);
    return terms;
}

// --- The state ---------------------------------------------------------------------------------

namespace {

template <std::size_t Kinds>
std::vector<Card> listed(const std::array<std::uint8_t, Kinds>& counts) {
    std::vector<Card> all;
    for (std::size_t card = 0; card < Kinds; ++card)
        all.insert(all.end(), counts[card], static_cast<Card>(card));
    return all;
}

template <std::size_t Kinds>
void gather(const std::vector<Card>& all, kernel::Bag<Kinds>& bag) {
    bag = {};
    for (const Card card : all)
        bag.add(card);
}

// The sixteen cards that a car sets out with (DR-O-61).
Cards all_cards(const Build& build) {
    Car car;
    car.build = build;
    fit_out(car);
    Cards all;
    for (const Card card : listed(car.deck.unordered().counts()))
        all.add(card);
    return all;
}

bool has_its_cards(const Car& car) {
    Cards all;
    for (const auto* counts :
         {&car.hand.counts(), &car.deck.unordered().counts(), &car.discard.counts()})
        for (const Card card : listed(*counts))
            all.add(card);
    return all == all_cards(car.build);
}

// What a race must have to go on from where it stands.
void check_stage(const Race& race, formats::Reader& reader) {
    if (race.stage == Stage::over) return;
    if (race.round + (race.stage == Stage::preparation ? 1 : 0) > race.terms.rounds)
        reader.complain("more rounds than were agreed", "a round of the race");
    if ((race.lanes_left & 3U) != 3U)
        reader.complain("Lane cards gone whose lanes exist", "1 and 2 among them");
    const auto is_last = [&](std::size_t card) {
        return race.unseen.has(static_cast<Card>(card)) && !road_events.at(card).has_relay;
    };
    bool has_last = false;
    for (std::size_t card = 0; card < road_events.size(); ++card)
        has_last = has_last || is_last(card);
    if (!has_last) reader.complain("no Road Event left", "those not turned up yet");
    if (race.stage == Stage::setup) return;
    if (racing(race).size() < least_players)
        reader.complain("a race that would be over", "two cars in it");
    if ((race.stage == Stage::race || race.stage == Stage::resolve) && race.event == none)
        reader.complain("no Road Event", "the one that is turned up");
}

void check_cars(const Race& race, formats::Reader& reader) {
    for (PlayerId id = 0; id < race.terms.players; ++id) {
        const Car& car = race[id];
        if (race.stage == Stage::setup || !car.is_racing) continue;
        const bool is_on_road = is_open(race, car.at.lane) && who_is_on(race, car.at) == id;
        if (!is_on_road) reader.complain("a car where none can be", "a space of its own");
        const bool is_whole = car.build.vehicle != none && car.build.driver != none &&
                              car.build.pairs.back() != none && has_its_cards(car);
        if (!is_whole) reader.complain("cards that a car cannot have", "its sixteen");
    }
}

}  // namespace

template <class Fields, std::size_t Kinds>
void list_cards(Fields& fields, std::string_view key, kernel::Bag<Kinds>& bag,
                std::span<const std::string_view> words) {
    std::vector<Card> all = listed(bag.counts());
    fields.may(key, true).list(all, 0, 0xFF,
                               [&](const auto& field, auto& card) { field.word(card, words); });
    fields.after_reading([&](formats::Reader&) { gather(all, bag); });
}

template <class Fields>
void list_fields(Fields& fields, Car& car) {
    constexpr int most = 0xFF;
    list_fields(fields, car.build);
    fields.may("racing", true).flag(car.is_racing);
    fields.may("at", true).numbers(0, rows, car.at.lane, car.at.row);
    fields.may("gear", true).number(car.gear, 1, top_gear);
    fields.may("condition", true).number(car.condition, 0, most);
    fields.may("handling", true).number(car.handling, least_handling, 9);
    fields.may("aside", true).flag(car.is_aside);
    fields.may("far_behind", true).flag(car.was_far_behind);
    fields.may("thick_skinned", true).flag(car.was_thick_skinned);
    fields.may("stun", true).number(car[Status::stun], 0, most);
    fields.may("burn", true).number(car[Status::burn], 0, most);
    fields.may("veer", true).number(car[Status::veer], 0, most);
    list_cards(fields, "hand", car.hand, names::cards());
    list_cards(fields, "discard", car.discard, names::cards());
    Cards deck;
    gather(listed(car.deck.unordered().counts()), deck);
    list_cards(fields, "deck", deck, names::cards());
    fields.after_reading([&](formats::Reader&) {
        car.deck = {};
        car.deck.shuffle_in(deck);
    });
}

template <class Fields>
void list_fields(Fields& fields, Race& race) {
    const auto id = [](const auto& field, auto& one) { field.number(one, 0, most_players - 1); };
    const auto flag = [](const auto& field, auto& one) { field.flag(one); };
    std::vector<PlayerId> out(race.out.begin(), race.out.begin() + race.out_count);
    fields.need("stage").word(race.stage, names::stages);
    fields.need("round").number(race.round, 0, long_race);
    fields.need("closed").numbers(0, most_players, race.closed[0], race.closed[1]);
    fields.need("order").list(race.order, most_players, most_players, id);
    fields.need("next").number(race.next, 0, most_players - 1);
    list_cards(fields, "unseen", race.unseen, names::road_events());
    list_word(fields, "event", race.event, names::road_events());
    fields.need("event_lane").number(race.event_lane, -1, most_players + 2);
    fields.need("doubled").list(race.doubled, 2, 2, flag);
    fields.need("jammed").list(race.jammed, 2, 2, flag);
    list_word(fields, "final_stretch", race.final_stretch, names::final_stretches());
    fields.need("lanes_left").number(race.lanes_left, 3, 0x1F);
    fields.need("out").list(out, 0, most_players, id);
    fields.need("cars").list(race.cars, most_players, most_players);
    fields.after_reading([&](formats::Reader& reader) {
        race.out_count = race.out_ranked = static_cast<std::uint8_t>(out.size());
        std::ranges::copy(out, race.out.begin());
        auto order = race.order;
        std::ranges::sort(order);
        std::ranges::sort(out);
        if (std::ranges::adjacent_find(order) != order.end() ||
            std::ranges::adjacent_find(out) != out.end())
            return reader.complain("a player twice", "each once");
        if (asphalt_left(race) < least_asphalt)
            return reader.complain("more lanes closed than there are", "two asphalt lanes");
        check_stage(race, reader);
        check_cars(race, reader);
    });
}

formats::OrderedJson Codec::state_to_json(const Race& race) { return formats::object_json(race); }

Race Codec::state_from_json(const formats::Json& json, formats::Reader& reader,
                            const Setting& setting) {
    Race race = race_of(setting);
    formats::read_object(json, reader, race);
    return race;
}

std::uint64_t Codec::state_hash(const Race& race) {
    std::uint64_t hash = race.round;
    for (const char c : state_to_json(race).dump())
        hash = kernel::split_mix(hash ^ static_cast<unsigned char>(c));
    return hash;
}

}  // namespace death_roads

template struct play::Records<death_roads::Codec>;
template class play::JournalFile<death_roads::Codec>;
template class play::Autosave<death_roads::Codec>;
template class play::Playing<death_roads::Codec>;
