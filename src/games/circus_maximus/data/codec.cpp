#include "games/circus_maximus/data/codec.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <vector>

#include "formats/fields.h"
#include "games/circus_maximus/rules/campaign.h"
#include "play/autosave_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

namespace circus_maximus {

namespace {

static_assert(names::facts.size() == static_cast<std::size_t>(Fact::bet_placed) + 1);
static_assert(names::choices.size() == static_cast<std::size_t>(Choice::back_chariot) + 1);
static_assert(names::whys.size() == static_cast<std::size_t>(Why::trample) + 1);
static_assert(names::asks.size() == static_cast<std::size_t>(Ask::stake) + 1);

// With the name of a chariot after it.
bool names_chariot(Choice choice) { return is_attack(choice) || choice == Choice::back_chariot; }

constexpr std::string_view prepare_word = "prepare ";

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = fault == std::errc() && end == text.data() + text.size();
    return is_whole && number >= 0 && number <= 0xFF ? std::optional(number) : std::nullopt;
}

std::span<const std::string_view> faces_of(Why why) {
    if (why == Why::lane) return names::lanes;
    if (why == Why::draw) return names::colours;
    return names::die_faces;
}

std::optional<Option> preparation_in(std::string_view text) {
    for (std::uint8_t value = 0; value < 81; ++value) {
        const Option option{Choice::prepare, value};
        if (Codec::text_of(option) == text) return option;
    }
    return std::nullopt;
}

// "ram car blue", "horse 2": the words of a choice, a blank and more.
std::optional<Option> with_more(std::string_view text) {
    const std::size_t blank = text.rfind(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto choice = play::named<Choice>(names::choices, text.substr(0, blank));
    const std::string_view more = text.substr(blank + 1);
    if (choice && names_chariot(*choice)) {
        const auto whose = play::named<ChariotId>(names::colours, more);
        return whose ? std::optional(Option{*choice, *whose}) : std::nullopt;
    }
    const auto number = number_in(more);
    if (choice != Choice::horse || !number || *number < 1 || *number > horses) return std::nullopt;
    return Option{Choice::horse, static_cast<std::uint8_t>(*number - 1)};
}

}  // namespace

std::string Codec::text_of(const Option& option) {
    if (option.choice == Choice::number) return std::to_string(option.value);
    std::string word(names::choices.at(static_cast<std::size_t>(option.choice)));
    if (option.choice == Choice::prepare) {
        const Preparation points = preparation_of(option);
        return std::string(prepare_word) + std::to_string(points.driver) + "-" +
               std::to_string(points.chariot) + "-" + std::to_string(points.speed) + "-" +
               std::to_string(points.endurance);
    }
    if (names_chariot(option.choice))
        return word + " " + std::string(names::colours.at(option.value));
    if (option.choice == Choice::horse) return word + " " + std::to_string(option.value + 1);
    return word;
}

std::optional<Option> Codec::option_named(std::string_view text) {
    if (const auto number = number_in(text))
        return Option{Choice::number, static_cast<std::uint8_t>(*number)};
    if (text.starts_with(prepare_word)) return preparation_in(text);
    if (const auto option = with_more(text)) return option;
    const auto choice = play::named<Choice>(names::choices, text);
    const bool is_alone = choice && !names_chariot(*choice) && *choice != Choice::number &&
                          *choice != Choice::prepare && *choice != Choice::horse;
    return is_alone ? std::optional(Option{*choice}) : std::nullopt;
}

std::uint8_t Codec::sides_of(Why why) { return static_cast<std::uint8_t>(faces_of(why).size()); }
std::string_view Codec::face_text(Why why, std::uint8_t face) { return faces_of(why)[face]; }

std::string Codec::text_of(Square square) {
    const auto section = static_cast<std::size_t>(section_of(square));
    return std::string(names::lanes.at(square.lane)) + " " +
           std::string(names::sections.at(section)) + std::to_string(number_of(square));
}

std::optional<Square> Codec::square_named(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos || blank + 2 > text.size()) return std::nullopt;
    const auto lane = play::named<int>(names::lanes, text.substr(0, blank));
    const auto section = play::named<Section>(names::sections, text.substr(blank + 1, 1));
    const auto number = number_in(text.substr(blank + 2));
    if (!lane || !section || !number) return std::nullopt;
    const int least = is_corner(*section) ? 0 : 1;
    const int most = is_corner(*section) ? corner_squares(*lane) - 1 : straight;
    if (*number < least || *number > most) return std::nullopt;
    return square_of(*lane, *section, *number);
}

// --- What was agreed ---------------------------------------------------------------------------

template <class Fields>
void list_fields(Fields& fields, Terms& terms) {
    fields.need("players").number(terms.players, least_players, most_players);
    fields.may("advanced", terms.advanced).flag(terms.advanced);
    fields.may("laps", terms.laps != most_laps).number(terms.laps, 1, most_laps);
    fields.may("ready_made", terms.is_ready_made).flag(terms.is_ready_made);
    fields.may("defends_by_itself", terms.defends_by_itself).flag(terms.defends_by_itself);
    fields.may("campaign", terms.is_campaign).flag(terms.is_campaign);
    fields.may("marks", terms.is_campaign)
        .list(terms.merits, chariots, chariots,
              [](const auto& field, auto& marks) { field.number(marks, 0, 0xFF); });
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

void read_value(const formats::Json& json, formats::Reader& reader, Square& square) {
    const auto found =
        json.is_string() ? Codec::square_named(json.get_ref<const std::string&>()) : std::nullopt;
    if (!found)
        return reader.complain(formats::describe(json), "a square such as \"III H7\" or \"I F0\"");
    square = *found;
}
formats::OrderedJson value_json(const Square& square) { return Codec::text_of(square); }

template <class Fields>
void list_fields(Fields& fields, Preparation& points) {
    fields.may("driver", true).number(points.driver, 0, 3);
    fields.may("chariot", true).number(points.chariot, 0, 2);
    fields.may("speed", true).number(points.speed, 0, 2);
    fields.may("endurance", true).number(points.endurance, 0, 2);
}

// Whatever is not said stays as it is: rule cases tell what matters.
template <class Fields>
void list_fields(Fields& fields, Chariot& chariot) {
    constexpr int most = 0xFF;
    const auto boxes = [](const auto& field, auto& value) { field.number(value, 0, wheel_boxes); };
    fields.may("points", true).object(chariot.points);
    fields.may("standing", true).word(chariot.standing, names::standings);
    fields.may("driver", true).word(chariot.driver, names::drivers);
    fields.may("car", true).value(chariot.car);
    fields.may("on_foot", chariot.driver == Driver::on_foot).value(chariot.on_foot);
    fields.may("crossings", true).number(chariot.crossings, 0, most_laps + 1);
    fields.may("team", true).list(chariot.team, horses, horses, boxes);
    fields.may("is_held", true).flag(chariot.is_held);
    fields.may("dead_horses", true).number(chariot.dead_horses, 0, horses);
    fields.may("endurance", true).number(chariot.endurance, 0, most);
    fields.may("exhaustion", true).number(chariot.exhaustion, 0, most);
    fields.may("hits", true).number(chariot.hits, 0, wheel_boxes);
    fields.may("full_hits", true).number(chariot.full_hits, 0, wheel_boxes);
    fields.may("jostle", true).number(chariot.jostle, -3, 0);
    fields.may("has_whip", true).flag(chariot.has_whip);
    fields.may("wheels", true).list(chariot.wheels, 2, 2, boxes);
    fields.may("written", true).number(chariot.written, 0, most);
    fields.may("start_die", true).number(chariot.start_die, 0, 6);
    fields.may("has_moved", true).flag(chariot.has_moved);
    fields.may("turn_speed", true).number(chariot.turn_speed, 0, most);
    fields.may("reduction", true).number(chariot.reduction, 0, most);
    fields.may("later_reduction", true).number(chariot.later_reduction, 0, most);
    fields.may("lash_due", true).number(chariot.lash_due, 0, most);
    fields.may("lash_offered", true).number(chariot.lash_offered, 0, most);
    fields.may("strain_paid", true).number(chariot.strain_paid, 0, most);
    fields.may("strained_in", true).word(chariot.strained_in, names::sections);
    fields.may("has_flipped", chariot.has_flipped).flag(chariot.has_flipped);
    fields.may("is_upright", true).flag(chariot.is_upright);
    fields.may("distance", true).number(chariot.distance, -1, 127);
}

template <class Fields>
void list_fields(Fields& fields, Bet& bet) {
    fields.may("on", bet.on != no_chariot).number(bet.on, 0, chariots - 1);
    fields.need("hundreds").number(bet.hundreds, 0, most_stake);
}

formats::OrderedJson json_of(const Chariot& chariot) { return formats::object_json(chariot); }
void read_chariot(const formats::Json& json, formats::Reader& reader, Chariot& chariot) {
    formats::read_object(json, reader, chariot);
}

template <class Fields>
void list_fields(Fields& fields, Race& race) {
    const auto id = [](const auto& field, auto& one) { field.number(one, 0, chariots - 1); };
    std::vector<ChariotId> home(race.home.begin(), race.home.begin() + race.homes);
    std::vector<Square> wrecks(race.wrecks.begin(), race.wrecks.begin() + race.wreck_count);
    fields.need("stage").word(race.stage, names::stages);
    fields.need("turn").number(race.turn, 0, last_turn);
    fields.need("cup").number(race.cup, 0, 0xFF);
    fields.may("acting", race.acting != no_chariot).number(race.acting, 0, chariots - 1);
    fields.need("chariots").list(race.all, chariots, chariots, [](const auto& field, auto& one) {
        field.object(one);
    });
    fields.need("home").list(home, 0, chariots, id);
    fields.need("won_on").number(race.won_on, 0, last_turn);
    fields.need("wrecks").list(wrecks, 0, most_wrecks,
                               [](const auto& field, auto& wreck) { field.value(wreck); });
    fields.may("bets", race.terms.is_campaign)
        .list(race.bets, most_players, most_players,
              [](const auto& field, auto& bet) { field.object(bet); });
    fields.after_reading([&](formats::Reader& reader) {
        race.homes = static_cast<std::uint8_t>(home.size());
        std::ranges::copy(home, race.home.begin());
        race.wreck_count = static_cast<std::uint8_t>(wrecks.size());
        std::ranges::copy(wrecks, race.wrecks.begin());
        std::ranges::sort(home);
        if (std::ranges::adjacent_find(home) != home.end())
            reader.complain("a chariot twice in \"home\"", "each once");
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
    std::uint64_t hash = race.turn;
    const auto mix = [&](auto... parts) {
        ((hash = kernel::split_mix(hash ^ static_cast<std::uint64_t>(parts))), ...);
    };
    mix(race.stage, race.cup, race.acting, race.homes, race.won_on, race.wreck_count);
    for (const Chariot& chariot : race.all) {
        mix(chariot.points.driver, chariot.points.chariot, chariot.points.speed,
            chariot.points.endurance, chariot.standing, chariot.driver, chariot.car.lane,
            chariot.car.at, chariot.on_foot.lane, chariot.on_foot.at, chariot.crossings,
            chariot.is_held, chariot.dead_horses, chariot.endurance, chariot.exhaustion,
            chariot.hits, chariot.full_hits, chariot.jostle, chariot.has_whip, chariot.written,
            chariot.start_die, chariot.has_moved, chariot.turn_speed, chariot.reduction,
            chariot.later_reduction, chariot.lash_due, chariot.lash_offered, chariot.strain_paid,
            chariot.strained_in, chariot.is_upright, chariot.distance, chariot.has_flipped);
        for (const auto boxes : chariot.team)
            mix(boxes);
        for (const auto boxes : chariot.wheels)
            mix(boxes);
    }
    for (std::size_t i = 0; i < race.homes; ++i)
        mix(race.home[i]);
    for (std::size_t i = 0; i < race.wreck_count; ++i)
        mix(race.wrecks[i].lane, race.wrecks[i].at);
    for (const Bet& bet : race.bets)
        mix(bet.on, bet.hundreds);
    return hash;
}

}  // namespace circus_maximus

template struct play::Records<circus_maximus::Codec>;
template class play::JournalFile<circus_maximus::Codec>;
template class play::Autosave<circus_maximus::Codec>;
template class play::Playing<circus_maximus::Codec>;
