#include "games/grand_prix/data/codec.h"

#include <algorithm>
#include <span>
#include <vector>

#include "formats/fields.h"
#include "play/autosave_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

namespace grand_prix {

namespace {

bool has_number(Choice choice) { return choice == Choice::reroll || choice == Choice::rival; }

std::span<const std::string_view> faces_of(Why why) {
    if (why == Why::attack) return names::attack_faces;
    if (why == Why::flag_card) return names::cards;
    return names::die_faces;
}

}  // namespace

std::string Codec::text_of(const Option& option) {
    std::string text(names::choices.at(static_cast<std::size_t>(option.choice)));
    if (has_number(option.choice)) text += ' ' + std::to_string(option.value);
    return text;
}
std::optional<Option> Codec::option_named(std::string_view text) {
    Option option;
    const bool is_numbered =
        text.size() > 2 && text[text.size() - 2] == ' ' && text.back() >= '0' && text.back() <= '9';
    if (is_numbered) {
        option.value = static_cast<std::uint8_t>(text.back() - '0');
        text.remove_suffix(2);
    }
    const auto choice = play::named<Choice>(names::choices, text);
    if (!choice || has_number(*choice) != is_numbered) return std::nullopt;
    option.choice = *choice;
    return option;
}
std::uint8_t Codec::sides_of(Why why) { return static_cast<std::uint8_t>(faces_of(why).size()); }
std::string_view Codec::face_text(Why why, std::uint8_t face) { return faces_of(why)[face]; }

// --- What was agreed ---------------------------------------------------------------------------

template <class Fields>
void list_fields(Fields& fields, Terms& terms) {
    fields.need("cars").number(terms.cars, least_cars, most_cars);
    fields.need("laps").number(terms.laps, 1, most_laps);
    fields.need("mode").word(terms.mode, names::modes);
    fields.need("grid").word(terms.grid, names::grids);
    fields.need("placing").word(terms.placing, names::placings);
    fields.may("dynamic_weather", terms.dynamic_weather).flag(terms.dynamic_weather);
    fields.may("two_compounds", terms.two_compounds).flag(terms.two_compounds);
    fields.may("tyre_wear", terms.tyre_wear).flag(terms.tyre_wear);
    fields.may("finish_round", terms.finish_round).flag(terms.finish_round);
    fields.may("dry_race", terms.dry_race).flag(terms.dry_race);
    fields.after_reading([&](formats::Reader& reader) {
        const Rule against = contradiction_in(terms);
        if (against.is_none()) return;
        reader.complain("options that contradict each other",
                        "terms that " + against.text() + " allows together");
    });
}

void Codec::write_agreement(const Agreement& terms, formats::OrderedJson& document) {
    document["terms"] = formats::object_json(terms);
}
Terms Codec::read_agreement(const formats::Members& members, formats::Reader& reader) {
    Terms terms;
    const formats::Reader::Step step(reader, "terms");
    if (const formats::Json* json = members.need("terms")) {
        formats::read_object(*json, reader, terms);
    }
    return terms;
}

// --- The state ---------------------------------------------------------------------------------

namespace {

// The first `count` of an array, as a list of their own.
template <class Field, class Array, class Each>
void list_first(const Field& field, Array& array, std::size_t count, const Each& each) {
    std::vector<typename Array::value_type> list(
        array.begin(), array.begin() + static_cast<std::ptrdiff_t>(count));
    field.list(list, count, count, each);
    std::ranges::copy(list, array.begin());
}

}  // namespace

template <class Fields>
void list_fields(Fields& fields, Place& place) {
    fields.may("in_lane", place.in_lane).flag(place.in_lane);
    fields.need("space").number(place.space, entry_space, lap_length);
    fields.need("lap").number(place.lap, 0, most_laps + 1);
    fields.after_reading([&](formats::Reader& reader) {
        const bool is_there = place.in_lane ? place.space <= lane_length : place.space >= 1;
        if (!is_there) reader.complain("a space that is not there", "1 to 32, in the lane 0 to 12");
    });
}

template <class Fields>
void list_fields(Fields& fields, Car& car) {
    constexpr int most = 0xFF;
    std::vector<int> changes;
    for (int i = 0; i < car.changes.size(); ++i)
        changes.push_back(car.changes[static_cast<std::size_t>(i)]);
    fields.need("tyre").word(car.tyre, names::tyres);
    fields.need("standing").word(car.standing, names::standings);
    fields.need("place").object(car.place);
    fields.may("entered_on", car.entered_on != 0).number(car.entered_on, 0, most_laps);
    fields.may("box_passed", car.box_passed).flag(car.box_passed);
    fields.may("stop_counts", car.stop_counts).flag(car.stop_counts);
    fields.may("stops", car.stops != 0).number(car.stops, 0, most);
    fields.may("tyre_changes", car.tyre_changes != 0).number(car.tyre_changes, 0, most);
    fields.need("set_since").number(car.set_since, 1, most_laps + 1);
    fields.may("compounds", car.compounds != 0).number(car.compounds, 0, 7);
    fields.may("changes", !changes.empty())
        .list(changes, 0, Changes::most,
              [](const auto& field, auto& change) { field.number(change, -2, 1); });
    fields.may("has_cap", car.has_cap).flag(car.has_cap);
    fields.may("no_positive", car.no_positive).flag(car.no_positive);
    fields.may("drying_line", car.drying_line).flag(car.drying_line);
    fields.may("rolls_twice", car.rolls_twice).flag(car.rolls_twice);
    fields.may("no_overtaking", car.no_overtaking).flag(car.no_overtaking);
    fields.may("is_warned", car.is_warned).flag(car.is_warned);
    fields.may("blankets", car.blankets != 0).number(car.blankets, 0, most);
    fields.may("boosts", car.boosts != 0).number(car.boosts, 0, most);
    fields.may("rerolls", car.rerolls != 0).number(car.rerolls, 0, most);
    fields.may("may_pass", car.may_pass != 0).number(car.may_pass, 0, (1 << most_cars) - 1);
    fields.after_reading([&](formats::Reader&) {
        car.changes = {};
        for (const int change : changes)
            car.changes.add(change);
    });
}

template <class Fields>
void list_fields(Fields& fields, Move& move) {
    fields.need("left").number(move.left, 0, 0xFF);
    fields.need("moved").number(move.moved, 0, 0xFF);
    fields.may("entry_refused", move.entry_refused).flag(move.entry_refused);
    fields.may("locks_up", move.locks_up).flag(move.locks_up);
}

template <class Fields>
void list_fields(Fields& fields, Deck& deck) {
    fields.need("draws").number(deck.draws, 0, 0xFFFF);
    std::vector<int> used(deck.used.begin(),
                          deck.used.begin() + static_cast<std::ptrdiff_t>(deck.known()));
    fields.need("used").list(used, 0, deck_size, [](const auto& field, auto& card) {
        field.number(card, 0, static_cast<int>(deck_size) - 1);
    });
    fields.after_reading([&](formats::Reader& reader) {
        std::vector<int> sorted = used;
        std::ranges::sort(sorted);
        const bool has_twins = std::ranges::adjacent_find(sorted) != sorted.end();
        if (used.size() != deck.known() || has_twins) {
            reader.complain("used cards that do not fit the draws", "each card used once");
            return;
        }
        std::ranges::copy(used, deck.used.begin());
    });
}

template <class Fields>
void list_fields(Fields& fields, Race& race) {
    const std::size_t cars = race.terms.cars;
    const int last_car = race.terms.cars - 1;
    const auto car = [&](const auto& field, auto& id) { field.number(id, 0, last_car); };
    fields.need("stage").word(race.stage, names::stages);
    fields.need("tyres_chosen").number(race.tyres_chosen, 0, race.terms.cars);
    fields.need("qualified").number(race.qualified, 0, race.terms.cars);
    list_first(fields.need("qualifying_rolls"), race.qualifying_rolls, cars,
               [](const auto& field, auto& rolls) { field.number(rolls, 0, 0xFF); });
    list_first(fields.need("order"), race.order, cars, car);
    fields.need("turn").number(race.turn, 0, last_car);
    fields.need("round").number(race.round, 0, 0xFFFF);
    fields.may("acting", race.acting != no_car).number(race.acting, 0, last_car);
    fields.need("weather").word(race.weather, names::weathers);
    fields.may("was_wet", race.was_wet).flag(race.was_wet);
    fields.may("last_six", race.last_six != no_car).number(race.last_six, 0, last_car);
    fields.may("caution", race.caution != 0).number(race.caution, 0, (1 << most_cars) - 1);
    fields.need("deck").object(race.deck);
    fields.need("move").object(race.move);
    list_first(fields.need("cars"), race.cars, cars,
               [](const auto& field, auto& one) { field.object(one); });
    std::vector<CarId> home(race.home.begin(), race.home.begin() + race.homes);
    fields.need("home").list(home, 0, cars, car);
    fields.after_reading([&](formats::Reader& reader) {
        std::vector<CarId> order(race.order.begin(),
                                 race.order.begin() + static_cast<std::ptrdiff_t>(cars));
        std::ranges::sort(order);
        if (std::ranges::adjacent_find(order) != order.end()) {
            reader.complain("a car twice in \"order\"", "each car once");
        }
        race.homes = static_cast<std::uint8_t>(home.size());
        std::ranges::copy(home, race.home.begin());
        const auto is_home = [&](CarId id) { return race.is_home(id); };
        const bool is_told = std::ranges::all_of(home, is_home) &&
                             std::ranges::count_if(order, is_home) == race.homes;
        if (!is_told) reader.complain("\"home\" and the cars differ", "every car that is home");
        if (race.stage == Stage::race && is_home(race.on_turn())) {
            reader.complain("the turn of a car that is home", "one that races");
        }
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
    const auto mix = [&](auto... parts) {
        ((hash = kernel::split_mix(hash ^ static_cast<std::uint64_t>(parts))), ...);
    };
    mix(race.stage, race.tyres_chosen, race.qualified, race.turn, race.acting, race.weather,
        race.was_wet, race.last_six, race.caution, race.deck.draws, race.homes, race.move.left,
        race.move.moved, race.move.entry_refused, race.move.locks_up);
    for (std::size_t i = 0; i < race.deck.known(); ++i)
        mix(race.deck.used[i]);
    for (std::size_t i = 0; i < race.terms.cars; ++i) {
        const Car& car = race.cars[i];
        mix(race.qualifying_rolls[i], race.order[i], car.tyre, car.standing, car.place.in_lane,
            car.place.space, car.place.lap, car.entered_on, car.box_passed, car.stop_counts,
            car.stops, car.tyre_changes, car.set_since, car.compounds, car.has_cap, car.no_positive,
            car.drying_line, car.rolls_twice, car.no_overtaking, car.is_warned, car.blankets,
            car.boosts, car.rerolls, car.may_pass, car.changes.size());
        for (int change = 0; change < car.changes.size(); ++change)
            mix(car.changes[static_cast<std::size_t>(change)]);
    }
    for (std::size_t i = 0; i < race.homes; ++i)
        mix(race.home[i]);
    return hash;
}

}  // namespace grand_prix

template struct play::Records<grand_prix::Codec>;
template class play::JournalFile<grand_prix::Codec>;
template class play::Autosave<grand_prix::Codec>;
template class play::Playing<grand_prix::Codec>;
