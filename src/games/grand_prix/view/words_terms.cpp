// What is agreed on before the race, and how it ended.
#include <algorithm>
#include <array>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/view/core/luck.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "words/words.h"

namespace grand_prix {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

// Why they do not go together: contradiction_in.
std::string trouble_of(Rule contradiction) {
    if (contradiction.is_none()) return {};
    if (contradiction == Rule("GP-L60"))
        return tr("A Sprint is always dry, and has tyres of its own.");
    if (contradiction == Rule("GP-O04")) return tr("A dry race stays dry.");
    return tr("All race on to the line anyway.");
}

// Of two values each, in the order of their numbers.
struct OneTerm {
    const char* key;
    const char* label;
    const char* rule;
    std::array<const char*, 2> values;
    std::array<const char*, 2> about;
    int (*get)(const Terms&);
    void (*set)(Terms&, int);
};

template <auto Member>
constexpr OneTerm option(const char* key, const char* label, const char* rule, const char* off,
                         const char* on) {
    return {key,
            label,
            rule,
            {mark("Off"), mark("On")},
            {off, on},
            [](const Terms& terms) { return static_cast<int>(terms.*Member); },
            [](Terms& terms, int value) {
                terms.*Member = static_cast<std::remove_cvref_t<decltype(terms.*Member)>>(value);
            }};
}

constexpr OneTerm two_ways(OneTerm term, const char* one, const char* other) {
    term.values = {one, other};
    return term;
}

constexpr std::array points = {
    two_ways(option<&Terms::mode>("mode", mark("Race"), "GP-L60",
                                  mark("One die; tyres, rain and pit stops decide."),
                                  mark("Two dice, always dry: short, and good for two.")),
             mark("Grand Prix"), mark("Sprint")),
    two_ways(option<&Terms::grid>("grid", mark("Grid"), "GP-L03",
                                  mark("One roll each; the highest is on pole."),
                                  mark("One lap alone each; the fewest rolls are on pole.")),
             mark("By roll"), mark("By qualifying")),
    two_ways(option<&Terms::placing>("placing", mark("The end"), "GP-L52",
                                     mark("Places as they stand when the winner is home."),
                                     mark("All race on until they are home: some 12 rounds more.")),
             mark("At once"), mark("Race on")),
    option<&Terms::dry_race>(
        "dry", mark("Dry race"), "GP-O04",
        mark("Whoever lands on the weather space in the pits turns the weather."),
        mark("It never rains: good for a first race.")),
    option<&Terms::dynamic_weather>("dynamic", mark("Dynamic weather"), "GP-L70",
                                    mark("Rolls alone never turn the weather."),
                                    mark("Two sixes in a row by two drivers turn the weather.")),
    option<&Terms::two_compounds>("compounds", mark("Two compounds"), "GP-O01",
                                  mark("Any tyres will do."),
                                  mark("In a dry race each car must run on SOFT and on HARD.")),
    option<&Terms::tyre_wear>("wear", mark("Tyre wear"), "GP-O02",
                              mark("SOFT stays fast for ever."),
                              mark("SOFT loses 1 with every lap; the second change costs a turn.")),
    option<&Terms::finish_round>("round", mark("Finish the round"), "GP-O03",
                                 mark("The race ends with the winner's move."),
                                 mark("When a car has won, the round is played out.")),
};

constexpr std::size_t laps_term = 1;  // among them, after the mode

// The term at that place; the laps are no such point.
const OneTerm& point(std::size_t term) { return points[term < laps_term ? term : term - 1]; }

ui::PlainTerm laps_of(const Terms& agreed) {
    ui::PlainTerm term{"laps", tr("Laps"), ui::RuleRef("GP-L51"), {}, agreed.laps - 1U};
    for (int laps = 1; laps <= most_laps; ++laps)
        term.values.push_back({std::to_string(laps), {}, {}});
    return term;
}

}  // namespace

Terms View::agree(std::size_t seats) {
    Terms terms;
    terms.cars = static_cast<std::uint8_t>(seats);
    return terms;
}

// For four people and 8 laps, as `simulate --pace` counts them; the last two whatever the laps.
double View::minutes(const Terms& agreed, std::size_t people) {
    const int usual = (agreed.mode == Mode::sprint ? 12 : 18) + (agreed.dynamic_weather ? 5 : 0) +
                      (agreed.tyre_wear ? 3 : 0);
    const int besides =
        (agreed.placing == Placing::race_on ? 2 : 0) + (agreed.grid == GridBy::qualifying ? 1 : 0);
    return (agreed.laps * usual + besides * usual_laps) * static_cast<double>(people) /
           (4.0 * usual_laps);
}

std::vector<ui::PlainTerm> View::terms(const Terms& agreed) {
    std::vector<ui::PlainTerm> terms;
    for (const OneTerm& point : points) {
        if (terms.size() == laps_term) terms.push_back(laps_of(agreed));
        ui::PlainTerm& term = terms.emplace_back();
        term.key = point.key;
        term.label = tr(point.label);
        term.rule = ui::RuleRef(point.rule);
        term.chosen = static_cast<std::size_t>(point.get(agreed));
        for (int value = 0; value < 2; ++value) {
            Terms tried = agreed;
            // What decides over others is always there to be chosen.
            set_term(tried, terms.size() - 1, static_cast<std::size_t>(value));
            const bool holds = point.get(tried) == value;
            point.set(tried, value);
            term.values.push_back({tr(point.values[static_cast<std::size_t>(value)]),
                                   tr(point.about[static_cast<std::size_t>(value)]),
                                   holds ? std::string() : trouble_of(contradiction_in(tried))});
        }
    }
    return terms;
}

void View::set_term(Terms& agreed, std::size_t term, std::size_t value) {
    if (term == laps_term) {
        agreed.laps = static_cast<std::uint8_t>(std::clamp<std::size_t>(value + 1, 1, most_laps));
        return;
    }
    if (term > points.size() || value > 1) return;
    point(term).set(agreed, static_cast<int>(value));
    if (agreed.mode == Mode::sprint)
        agreed.dynamic_weather = agreed.tyre_wear = agreed.dry_race = false;
    if (agreed.dry_race) agreed.dynamic_weather = false;
    if (agreed.placing == Placing::race_on) agreed.finish_round = false;
}

std::vector<ui::PlainPreset<Terms>> View::presets(const Terms&) {
    Terms first = agree(4);
    first.laps = 5;
    first.dry_race = true;
    Terms worn = agree(4);
    worn.tyre_wear = true;
    Terms sprint = agree(2);
    sprint.mode = Mode::sprint;
    return {{tr("First race"), tr("Five laps, and no rain."), first},
            {tr("Grand Prix"), tr("Eight laps, with the weather."), agree(4)},
            {tr("With tyre wear"), tr("Eight laps; when to change tyres is the question."), worn},
            {tr("Sprint for two"), tr("Two dice and no rain: quick."), sprint}};
}

namespace {

// GP-L10, GP-L61
std::string about_dice(const Terms& agreed) {
    return agreed.mode == Mode::sprint
               ? tr("A lap has 32 spaces. On your turn you throw two dice and drive what they come "
                    "to, and what your tyre adds.")
               : tr("A lap has 32 spaces. On your turn you throw a die and drive what it shows, "
                    "and "
                    "what your tyre adds.");
}

// GP-L11 to GP-L16, GP-L62, GP-O02
std::string about_tyres(const Terms& agreed) {
    if (agreed.mode == Mode::sprint)
        return tr(
            "The track is always dry. SOFT adds 4, but where either die shows a 1 it locks up: "
            "after its move it misses a turn. HARD adds nothing and never locks up.");
    std::string text =
        tr("On a dry track SOFT adds 2, but with a 1 it locks up: 3 spaces, and a turn is missed. "
           "HARD adds nothing and never locks up.");
    if (agreed.tyre_wear)
        text =
            tr("On a dry track SOFT adds 2 on its first lap, and 1 less with each lap, down to -1; "
               "with a 1 it locks up: a short move, and a turn is missed. HARD adds nothing and "
               "never locks up. From the second change of tyres on, each costs a turn.");
    const bool can_be_wet = has_weather(agreed) || agreed.dynamic_weather;
    return with(text, can_be_wet ? tr("On a wet one WET adds 2, and the others lose 2.")
                                 : tr("It stays dry."));
}

// GP-L40, GP-L44, GP-L47, GP-L70, GP-O01, GP-X67
std::string about_pits(const Terms& agreed) {
    std::string text =
        !needs_stop(agreed)
            ? tr("Nobody has to stop in a race as short as this. Who drives through the pits may "
                 "change tyres at the box of the own colour.")
        : agreed.laps == 3
            ? tr("On lap 2 you must drive through the pits, past your own box, where "
                 "you may change tyres.")
            : say("Between lap 2 and lap {0} you must once drive through the pits, "
                  "past your own box, where you may change tyres.",
                  {agreed.laps - 1});
    if (agreed.two_compounds)
        text = with(text, tr("Everybody must run on SOFT and on HARD, as long as it stays dry."));
    if (has_weather(agreed))
        text = with(text, tr("Whoever stops on the first space there turns the weather."));
    if (agreed.dynamic_weather)
        text = with(text, tr("Two sixes in a row by two drivers turn the weather."));
    return text;
}

// GP-L51, GP-L52, GP-X22, GP-X75, GP-X78
std::string about_finish(const Terms& agreed) {
    std::string text =
        agreed.placing == Placing::race_on
            ? tr("First over the line wins, and all others race on until they are home.")
        : agreed.finish_round
            ? tr("First over the line wins; the round is played out, and the others are placed as "
                 "they stand.")
            : tr("First over the line wins, and the others are placed as they stand.");
    if (needs_stop(agreed))
        text = with(text, tr("Who has made no stop is placed behind all who have."));
    if (agreed.two_compounds) text = with(text, tr("So is who has not run on both SOFT and HARD."));
    return text;
}

}  // namespace

std::vector<std::string> View::how_to_play(const Terms& agreed) {
    std::vector<std::string> paragraphs;
    if (agreed.grid == GridBy::qualifying)
        paragraphs.push_back(
            tr("Before the start each drives one lap alone; the fewest rolls are on pole. A 1 on "
               "SOFT counts as a roll more."));
    paragraphs.push_back(about_dice(agreed));
    paragraphs.push_back(about_tyres(agreed));
    paragraphs.push_back(
        tr("Whoever wants to pass a car throws the Attack Die: three sides lead past, one stops "
           "you "
           "behind it, two cost both of you a turn and send all others 6 spaces ahead. Or you stay "
           "behind."));
    paragraphs.push_back(about_pits(agreed));
    paragraphs.push_back(
        tr("Where your move ends on a flag a card is turned up: green ones help you, yellow ones "
           "hold you up, blue ones move the others too."));
    paragraphs.push_back(about_finish(agreed));
    return paragraphs;
}

// ---- The end ------------------------------------------------------------------------------------

namespace {

struct Count {
    int home_in = 0;  // round
    int collisions = 0;
    int laps_led = 0;
};

std::array<Count, most_cars> count(std::span<const View::Happening> told) {
    std::array<Count, most_cars> counts{};
    int led = 0;  // laps of which it is known who led them: the first to complete them
    for (const auto& happening : told) {
        if (happening.kind != kernel::HappeningKind::event) continue;
        const Event& event = happening.event;
        switch (event.fact) {
        case Fact::came_home:
            counts[event.who].home_in = happening.state.round;
            if (event.value == 1) ++counts[event.who].laps_led;
            break;
        case Fact::collided:
            ++counts[event.who].collisions;
            ++counts[event.other].collisions;
            break;
        case Fact::lap_begun:
            if (event.value - 1 > led) {
                led = event.value - 1;
                ++counts[event.who].laps_led;
            }
            break;
        default: break;
        }
    }
    return counts;
}

// How far from home it was left.
std::string to_go(const Race& race, CarId id) {
    const Place line{false, 1, static_cast<std::uint8_t>(race.terms.laps + 1)};
    const int left = distance(line) - distance(race.car(id).place);
    return say(by_count(left, "{0} space to go", "{0} spaces to go"), {left});
}

}  // namespace

ui::PlainEnd View::end_of(const Race& race, std::span<const Happening> told,
                          const ui::Seating& seating) {
    ui::PlainEnd end;
    const auto counts = count(told);
    ui::ResultsColumn finish{tr("Finish"), ui::RuleRef("GP-L51"), {}};
    ui::ResultsColumn stops{tr("Stops"), ui::RuleRef("GP-L40"), {}};
    ui::ResultsColumn crashes{tr("Crashes"), ui::RuleRef("GP-L24"), {}};
    ui::ResultsColumn led{tr("Laps led"), {}, {}};
    for (CarId id = 0; id < race.terms.cars; ++id) {
        const Count& its = counts[id];
        finish.cells.push_back(its.home_in > 0 ? say("round {0}", {its.home_in}) : to_go(race, id));
        stops.cells.push_back(owes_stop(race, id) ? std::string(words::tr_in("stop", "owed"))
                                                  : std::to_string(race.car(id).stops));
        crashes.cells.push_back(std::to_string(its.collisions));
        led.cells.push_back(std::to_string(its.laps_led));
    }
    end.columns = {finish, stops, crashes, led};
    const CarId winner = classification(race)[0];
    const CarId first = race.home[0];
    if (race.homes > 0 && first != winner) {
        const bool lacks_stop = owes_stop(race, first);
        end.outcome = say(lacks_stop ? mark("{0} was home first, but without a stop that counts.")
                                     : mark("{0} was home first, but not on both compounds."),
                          {name_of(seating, first)});
        end.outcome_rule = ui::RuleRef(lacks_stop ? "GP-X22" : "GP-X75");
    } else if (race.homes > 0 && race.homes < race.terms.cars) {
        const bool ends_round = race.terms.finish_round;
        end.outcome =
            say(ends_round ? mark("All others are placed as they stood at the end of that round.")
                           : mark("All others are placed as they stood when {0} was home."),
                {name_of(seating, winner)});
        end.outcome_rule = ui::RuleRef(ends_round ? "GP-X78" : "GP-X71");
    }
    return end;
}

std::optional<play::CastLuck> View::luck_of(Why why, std::span<const std::uint8_t> faces) {
    return grand_prix::luck_of(why, faces);
}

}  // namespace grand_prix
