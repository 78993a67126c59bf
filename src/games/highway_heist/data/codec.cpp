#include "games/highway_heist/data/codec.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <span>
#include <vector>

#include "formats/fields.h"
#include "games/highway_heist/data/soundness.h"
#include "games/highway_heist/rules/campaign.h"
#include "play/autosave_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

namespace highway_heist {

namespace {

static_assert(names::facts.size() == static_cast<std::size_t>(Fact::lost) + 1);
static_assert(names::choices.size() == static_cast<std::size_t>(Choice::dice) + 1);
static_assert(names::whys.size() == static_cast<std::size_t>(Why::stunt_card) + 1);
static_assert(names::asks.size() == static_cast<std::size_t>(Ask::duck) + 1);
static_assert(names::stunts.size() == stunt_cards.size() + 1);

constexpr int most_of_a_kind = 0xFF;

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = fault == std::errc() && end == text.data() + text.size();
    return is_whole && number >= 0 && number <= 0xFF ? std::optional(number) : std::nullopt;
}

std::span<const std::string_view> faces_of(Why why) {
    switch (why) {
    case Why::effort: return names::effort_faces;
    case Why::enemy_die: return names::enemy_faces;
    case Why::enemy_card: return names::cards;
    case Why::stunt_card: return std::span(names::cards).first(stunts_each);
    }
    return {};
}

// What the value of an option is, if it has one.
enum class Value : std::uint8_t { nothing, perch, member, stunt };
Value value_of(Choice choice) {
    switch (choice) {
    case Choice::leap:
    case Choice::ram:
    case Choice::force: return Value::perch;
    case Choice::throw_cargo:
    case Choice::relocate_hacker: return Value::member;
    case Choice::stunt: return Value::stunt;
    default: return Value::nothing;
    }
}

std::optional<std::uint8_t> value_named(Value value, std::string_view text) {
    if (value == Value::perch) return Codec::perch_named(text);
    if (value == Value::member) return play::named<MemberId>(names::members, text);
    const auto stunt = play::named<std::uint8_t>(names::stunts, text);
    return stunt && *stunt < stunt_cards.size() ? stunt : std::nullopt;
}

// "ram suv A": the words of a choice, a blank and more.
std::optional<Option> with_value(std::string_view text) {
    for (std::size_t i = 0; i < names::choices.size(); ++i) {
        const auto choice = static_cast<Choice>(i);
        const std::string_view word = names::choices[i];
        if (value_of(choice) == Value::nothing || !text.starts_with(word)) continue;
        if (text.size() < word.size() + 2 || text[word.size()] != ' ') continue;
        const auto value = value_named(value_of(choice), text.substr(word.size() + 1));
        if (value) return Option{choice, *value, {}};
    }
    return std::nullopt;
}

std::string dice_text(std::uint8_t dice) {
    std::string text = "dice";
    for (int die = 0; die < 8; ++die)
        if ((dice >> die & 1) != 0) text += " " + std::to_string(die + 1);
    return text;
}

// Those that are a word alone.
bool stands_alone(Choice choice) {
    return value_of(choice) == Value::nothing &&
           (choice < Choice::number || choice == Choice::enemy_peg);
}

}  // namespace

std::string Codec::text_of(Space space) {
    return std::to_string(space.x) + "," + std::to_string(space.y);
}
std::optional<Space> Codec::space_named(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = number_in(text.substr(0, comma));
    const auto y = number_in(text.substr(comma + 1));
    if (!x || !y || *x > road_length || *y > lanes) return std::nullopt;
    const Space space{static_cast<std::int8_t>(*x), static_cast<std::int8_t>(*y)};
    return is_on_road(space) ? std::optional(space) : std::nullopt;
}

std::string_view Codec::name_of(Perch perch) {
    const std::size_t index = perch < perches ? perch : perch - beside_board + perches;
    return names::perches.at(index);
}
std::optional<Perch> Codec::perch_named(std::string_view text) {
    const auto index = play::named<std::size_t>(names::perches, text);
    if (!index) return std::nullopt;
    return static_cast<Perch>(*index < perches ? *index : *index - perches + beside_board);
}

std::string Codec::text_of(const Option& option) {
    std::string word(names::choices.at(static_cast<std::size_t>(option.choice)));
    switch (option.choice) {
    case Choice::number: return std::to_string(option.value);
    case Choice::member: return std::string(names::members.at(option.value));
    case Choice::perch: return std::string(name_of(option.value));
    case Choice::space: return text_of(option.at);
    case Choice::dice: return dice_text(option.value);
    default: break;
    }
    switch (value_of(option.choice)) {
    case Value::perch: return word + " " + std::string(name_of(option.value));
    case Value::member: return word + " " + std::string(names::members.at(option.value));
    case Value::stunt: return word + " " + std::string(names::stunts.at(option.value));
    case Value::nothing: break;
    }
    return word;
}

std::optional<Option> Codec::option_named(std::string_view text) {
    if (const auto number = number_in(text))
        return Option{Choice::number, static_cast<std::uint8_t>(*number), {}};
    if (const auto member = play::named<MemberId>(names::members, text))
        return Option{Choice::member, *member, {}};
    if (const auto perch = perch_named(text)) return Option{Choice::perch, *perch, {}};
    if (const auto space = space_named(text)) return Option{Choice::space, 0, *space};
    for (std::uint8_t dice = 1; dice < 32; ++dice)
        if (dice_text(dice) == text) return Option{Choice::dice, dice, {}};
    const auto choice = play::named<Choice>(names::choices, text);
    if (choice && stands_alone(*choice)) return Option{*choice, 0, {}};
    return with_value(text);
}

std::uint8_t Codec::sides_of(Why why) { return static_cast<std::uint8_t>(faces_of(why).size()); }
std::string_view Codec::face_text(Why why, std::uint8_t face) { return faces_of(why)[face]; }

// --- What was agreed ---------------------------------------------------------------------------

template <class Fields>
void list_fields(Fields& fields, Terms& terms) {
    fields.may("scenario", true).word(terms.scenario, names::scenarios);
    fields.may("difficulty", true).word(terms.difficulty, names::difficulties);
    fields.may("members", true).number(terms.members, least_members, most_members);
    fields.may("players", true).number(terms.players, 1, most_members);
    fields.may("characters", true)
        .list(terms.characters, least_members, most_members,
              [](const auto& field, auto& one) { field.word(one, names::characters); });
    fields.may("cars", true)
        .list(terms.cars, least_members, most_members,
              [](const auto& field, auto& one) { field.word(one, names::cars); });
    const Terms usual;
    fields.may("damage", terms.damage != usual.damage)
        .list(terms.damage, least_members, most_members,
              [](const auto& field, auto& one) { field.number(one, 0, most_damage_carried); });
    fields.may("boost", terms.boost != usual.boost)
        .list(terms.boost, least_members, most_members,
              [](const auto& field, auto& one) { field.number(one, 0, most_boost_carried); });
    fields.after_reading([&](formats::Reader& reader) {
        terms.players = std::min(terms.players, terms.members);
        const auto differ = [&](const auto& list) {
            return std::set(list.begin(), list.begin() + terms.members).size() == terms.members;
        };
        if (!differ(terms.characters) || !differ(terms.cars))
            reader.complain("a character or vehicle twice", "each once");
    });
}

void Codec::write_agreement(const Agreement& terms, formats::OrderedJson& document) {
    document["terms"] = formats::object_json(terms);
}
Terms Codec::read_agreement(const formats::Members& members, formats::Reader& reader) {
    Terms terms;
    const formats::Reader::Step step(reader, "terms");
    if (const formats::Json* json = members.need("terms")) read_terms(*json, reader, terms);
    return terms;
}
void read_terms(const formats::Json& json, formats::Reader& reader, Terms& terms) {
    formats::read_object(json, reader, terms);
}

// --- The state ---------------------------------------------------------------------------------

void read_value(const formats::Json& json, formats::Reader& reader, Space& space) {
    const auto found =
        json.is_string() ? Codec::space_named(json.get_ref<const std::string&>()) : std::nullopt;
    if (!found) return reader.complain(formats::describe(json), "a space such as \"5,3\"");
    space = *found;
}
formats::OrderedJson value_json(const Space& space) { return Codec::text_of(space); }

// A Perch by its word.
struct Named {
    Perch perch = no_perch;
};
void read_value(const formats::Json& json, formats::Reader& reader, Named& named) {
    const auto found =
        json.is_string() ? Codec::perch_named(json.get_ref<const std::string&>()) : std::nullopt;
    if (!found)
        return reader.complain(formats::describe(json), "a place such as \"suv A\" or \"wheel\"");
    named.perch = *found;
}
formats::OrderedJson value_json(const Named& named) { return Codec::name_of(named.perch); }

template <class Fields>
void list_fields(Fields& fields, Vehicle& vehicle) {
    fields.may("at", vehicle.is_on_board).value(vehicle.at);
    fields.may("wreck", vehicle.is_wreck).flag(vehicle.is_wreck);
    fields.after_reading([&](formats::Reader&) { vehicle.is_on_board = vehicle.at != Space{}; });
}

template <class Fields>
void list_fields(Fields& fields, Member& who) {
    Named pv{who.pv};
    Named peg{who.peg};
    fields.may("pv", true).value(pv);
    fields.may("peg", true).value(peg);
    fields.may("damage", true).number(who.damage, 0, most_of_a_kind);
    fields.may("boost", true).number(who.boost, 0, most_of_a_kind);
    fields.may("cargo", true).number(who.cargo, 0, most_of_a_kind);
    fields.may("is_exhausted", true).flag(who.is_exhausted);
    fields.after_reading([&](formats::Reader&) {
        who.pv = pv.perch;
        who.peg = peg.perch;
    });
}

template <class Fields>
void list_fields(Fields& fields, StuntSpot& spot) {
    auto stunt = std::min<std::size_t>(static_cast<std::size_t>(spot.stunt), stunt_cards.size());
    fields.may("stunt", true).word(stunt, names::stunts);
    fields.may("tokens", true).number(spot.tokens, 0, 2);
    fields.after_reading([&](formats::Reader&) {
        spot.stunt = stunt < stunt_cards.size() ? static_cast<Stunt>(stunt) : Stunt::none;
    });
}

template <class Fields>
void list_fields(Fields& fields, Heist& heist) {
    std::array<Vehicle, first_suv> cars{};
    std::array<Vehicle, vehicle_count - first_suv> suvs{};
    std::copy_n(heist.vehicles.begin(), first_suv, cars.begin());
    std::copy(heist.vehicles.begin() + first_suv, heist.vehicles.end(), suvs.begin());
    std::vector<Named> pegs;
    for (Perch perch = 0; perch < perches; ++perch)
        if (heist.enemy_pegs[perch]) pegs.push_back({perch});
    std::array<int, 3> spots{};
    for (std::size_t i = 0; i < spots.size(); ++i)
        spots[i] = heist.enemy_spots[i] == no_card ? 0 : heist.enemy_spots[i] + 1;
    const auto value = [](const auto& field, auto& one) { field.value(one); };
    auto hacker = std::min<MemberId>(heist.hacker, most_members);

    fields.may("stage", true).word(heist.stage, names::stages);
    fields.may("outcome", true).word(heist.result, names::results);
    fields.may("round", true).number(heist.round, 1, most_of_a_kind);
    fields.may("active", true).word(heist.active, names::members);
    fields.may("actions_left", true).number(heist.actions_left, 0, 2);
    fields.may("has_free_leap", true).flag(heist.has_free_leap);
    fields.may("gadgets", true).number(heist.gadgets, 0, 3);
    fields.may("team", true).list(heist.team, 0, most_members);
    fields.may("cars", true).list(cars, 0, cars.size());
    fields.may("suvs", true).list(suvs, 0, suvs.size());
    fields.may("enemy_pegs", true).list(pegs, 0, enemy_peg_supply, value);
    fields.may("enemy_deck", true).number(heist.enemy_deck, 0, (1 << enemy_cards) - 1);
    fields.may("enemy_discard", true).number(heist.enemy_discard, 0, (1 << enemy_cards) - 1);
    fields.may("enemy_spots", true).list(spots, 3, 3, [](const auto& field, auto& one) {
        field.number(one, 0, enemy_cards);
    });
    fields.may("stunts_seen", true).number(heist.stunts_seen, 0, (1 << stunts_each) - 1);
    fields.may("stunts", true).list(heist.stunts, 3, 3);
    fields.may("main", heist.main != Space{}).value(heist.main);
    fields.may("strength", true).number(heist.strength, 0, 127);
    fields.may("full_strength", true).number(heist.full_strength, 0, 127);
    fields.may("quiet_until", true).number(heist.quiet_until, 0, most_of_a_kind);
    fields.may("door", true).word(heist.door, names::doors);
    fields.may("shells", true).number(heist.shells, 0, 3);
    fields.may("cargo_left", true).number(heist.cargo_left, 0, 2 * most_members);
    fields.may("ducked", true).number(heist.ducked, 0, (1 << most_members) - 1);
    fields.may("rival", heist.rival != Space{}).value(heist.rival);
    fields.may("rival_strength", true).number(heist.rival_strength, 0, 127);
    fields.may("radar", true).number(heist.radar, 0, most_of_a_kind);
    fields.may("hacker", true).word(hacker, names::holders);
    fields.after_reading([&](formats::Reader&) {
        heist.hacker = hacker < most_members ? hacker : no_member;
        std::ranges::copy(cars, heist.vehicles.begin());
        std::ranges::copy(suvs, heist.vehicles.begin() + first_suv);
        heist.enemy_pegs = {};
        for (const Named& peg : pegs)
            if (peg.perch < perches) heist.enemy_pegs[peg.perch] = true;
        for (std::size_t i = 0; i < spots.size(); ++i)
            heist.enemy_spots[i] =
                spots[i] == 0 ? no_card : static_cast<std::uint8_t>(spots[i] - 1);
    });
}

formats::OrderedJson Codec::state_to_json(const Heist& heist) {
    return formats::object_json(heist);
}

// The face of the Vehicle Board that is up follows from the PV.
void read_heist(const formats::Json& json, formats::Reader& reader, Heist& heist) {
    formats::read_object(json, reader, heist);
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        const Perch pv = heist[member].pv;
        const bool is_hijacked = is_vehicle(pv) && pv >= first_suv;
        heist[member].board = is_hijacked ? Car::hijacked : heist.terms.cars[member];
    }
}

Heist Codec::state_from_json(const formats::Json& json, formats::Reader& reader,
                             const Setting& setting) {
    Heist heist = heist_of(setting);
    read_heist(json, reader, heist);
    if (heist.stage == Stage::set_up) heist.team = heist_of(setting).team;
    if (heist.is_over() != (heist.stage == Stage::over))
        reader.complain("an outcome of a game that goes on", "none until it is over");
    if (const char* fault = fault_in(heist)) reader.complain(fault, "a game by the rules");
    return heist;
}

std::uint64_t Codec::state_hash(const Heist& heist) {
    std::uint64_t hash = heist.round;
    const auto mix = [&](auto... parts) {
        ((hash = kernel::split_mix(hash ^ static_cast<std::uint64_t>(parts))), ...);
    };
    mix(heist.stage, heist.result, heist.active, heist.actions_left, heist.has_free_leap,
        heist.gadgets, heist.enemy_deck, heist.enemy_discard, heist.stunts_seen, heist.main.x,
        heist.main.y, heist.strength, heist.full_strength, heist.quiet_until, heist.door,
        heist.shells, heist.cargo_left, heist.ducked, heist.rival.x, heist.rival.y,
        heist.rival_strength, heist.radar, heist.hacker);
    for (const Member& who : heist.team)
        mix(who.board, who.pv, who.damage, who.boost, who.cargo, who.is_exhausted, who.peg);
    for (const Vehicle& vehicle : heist.vehicles)
        mix(vehicle.is_on_board, vehicle.is_wreck, vehicle.at.x, vehicle.at.y);
    for (const bool has_peg : heist.enemy_pegs)
        mix(has_peg);
    for (const std::uint8_t card : heist.enemy_spots)
        mix(card);
    for (const StuntSpot& spot : heist.stunts)
        mix(spot.stunt, spot.tokens);
    return hash;
}

}  // namespace highway_heist

template struct play::Records<highway_heist::Codec>;
template class play::JournalFile<highway_heist::Codec>;
template class play::Autosave<highway_heist::Codec>;
template class play::Playing<highway_heist::Codec>;
