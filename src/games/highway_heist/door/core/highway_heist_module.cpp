#include "games/highway_heist/door/core/highway_heist_module.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>

#include "games/highway_heist/ai/drivers.h"
#include "games/highway_heist/data/codec.h"
#include "games/highway_heist/data/names.h"
#include "games/highway_heist/data/scenario.h"
#include "games/highway_heist/door/core/race_facts.h"
#include "games/highway_heist/view/core/stage_time.h"
#include "kernel/dice.h"
#include "kernel/random_policy.h"
#include "play/commands/contest_commands.h"
#include "play/commands/record_commands.h"
#include "play/lab/codec_contest.h"
#include "words/words.h"

namespace highway_heist {

namespace {

std::vector<play::ContestDriver<HighwayHeist>> contest_drivers() {
    std::vector<play::ContestDriver<HighwayHeist>> all;
    for (const std::string_view driver : drivers) {
        const auto answer = [driver](const Heist& heist, const auto& question) {
            return static_cast<int>(answer_of(driver, heist, question));
        };
        all.push_back({driver, [answer](std::uint64_t) { return answer; }});
    }
    all.push_back({"random", [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }});
    return all;
}

enum Column : std::size_t { successes, failures, tokens, hijacks, damage, cars_lost };

const std::vector<play::ContestColumn> columns = {
    {"successes", "successes"}, {"failures", "failures"}, {"tokens", "tokens"},
    {"hijacks", "hijacks"},     {"damage", "damage"},     {"cars lost", "cars_lost"}};

std::optional<Column> column_of(Fact fact) {
    switch (fact) {
    case Fact::succeeded: return successes;
    case Fact::failed: return failures;
    case Fact::assisted:
    case Fact::boosted: return tokens;
    case Fact::hijacked: return hijacks;
    case Fact::damaged: return damage;
    case Fact::wrecked:
    case Fact::removed: return cars_lost;
    default: return std::nullopt;
    }
}
int weight_of(const Event& event) {
    const bool is_counted = event.fact == Fact::assisted || event.fact == Fact::damaged;
    return is_counted ? event.value : 1;
}

void count_step(const Heist&, const Heist&, std::span<const Event> told,
                std::span<play::SeatTally> seats) {
    for (const Event& event : told) {
        const auto column = column_of(event.fact);
        if (column && event.who < seats.size())
            seats[event.who].counts[*column] += static_cast<std::uint64_t>(weight_of(event));
    }
}

// What is agreed, and whether characters and vehicles are dealt anew for each game.
struct Agreed {
    Terms terms;
    bool is_dealt = true;
    bool has_own_cars = false;  // who has which is agreed, whoever is dealt
    std::size_t people = 0;     // on the first seats; 0 for all

    Agreed() { terms.players = terms.members = most_members; }
};

Terms dealt(const Agreed& agreed, std::uint64_t seed) {
    Terms terms = agreed.terms;
    kernel::Chance chance(seed);
    std::array<Character, 6> characters = {Character::captain,  Character::undercover,
                                           Character::enforcer, Character::showman,
                                           Character::ghost,    Character::tech};
    for (std::size_t i = 0; i < most_members; ++i) {
        std::swap(characters[i], characters[i + chance.number(characters.size() - i)]);
        std::swap(terms.cars[i], terms.cars[i + chance.number(most_members - i)]);
        terms.characters[i] = characters[i];
    }
    if (agreed.has_own_cars) terms.cars = agreed.terms.cars;
    return terms;
}

// Won and lost by all together.
kernel::PlayerSet winners_of(const Heist& heist) {
    kernel::PlayerSet all = 0;
    for (kernel::PlayerId player = 0; player < heist.terms.players; ++player)
        all = static_cast<kernel::PlayerSet>(all | kernel::only(player));
    return heist.result == Result::won ? all : kernel::PlayerSet{};
}

// A click on the road drives there; the Assists of a roll are one panel, and so are a Gadget with
// its dice and a Boost in its place. A Boost promised with the Assists comes after dice, and counts
// as one more.
std::size_t answers_of_click(const kernel::Decision<HighwayHeist>& decision,
                             std::span<const Option> planned) {
    if (decision.ask == Ask::action)
        return std::min<std::size_t>(planned.size(),
                                     planned.front().choice == Choice::drive ? 2 : 1);
    if (decision.ask == Ask::gadget) {
        const bool goes_on = planned.size() > 1 &&
                             (planned[1].choice == Choice::dice ||
                              planned[1].choice == Choice::yes || planned[1].choice == Choice::no);
        return goes_on ? 2 : 1;
    }
    if (decision.ask != Ask::assist) return 1;
    const auto other = std::ranges::find_if(
        planned, [](const Option& answer) { return answer.choice != Choice::number; });
    return static_cast<std::size_t>(other - planned.begin());
}

play::Contest<HighwayHeist> contest_of(Agreed agreed) {
    agreed.terms.players = std::min(agreed.terms.players, agreed.terms.members);
    auto contest = play::lab::codec_contest<Codec>([agreed](std::uint64_t seed) {
        return agreed.is_dealt ? dealt(agreed, seed) : agreed.terms;
    });
    for (std::size_t seat = 1; seat <= agreed.terms.players; ++seat)
        contest.seats.push_back("player " + std::to_string(seat));
    contest.winners = winners_of;
    contest.wins_together = true;
    contest.columns = columns;
    contest.count = count_step;
    contest.at_once = answers_of_click;
    contest.people = agreed.people;
    contest.is_thrown = [](Why why) { return why == Why::effort || why == Why::enemy_die; };
    contest.thrower = [](const Heist& heist) { return seat_of(heist.terms, heist.active); };
    contest.seconds_seen = seconds_seen;
    contest.seconds_of_thought = seconds_of_thought();
    return contest;
}

// "semi-heist" for "semi heist".
std::string hyphened(std::string_view word) {
    std::string text(word);
    std::ranges::replace(text, ' ', '-');
    return text;
}
template <class Words>
std::string list_of(const Words& words) {
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : ", ") + hyphened(word);
    return list;
}

// One of some words, with hyphens for blanks.
template <class Enum, class Words>
void declare_word(play::CommandOptions& options, const std::string& name, Enum& value,
                  const Words& words, const std::string& help) {
    const auto read = [name, &value, &words](const std::string& given) {
        const auto found = std::ranges::find(words, given, hyphened);
        if (found == words.end())
            throw play::UsageError(name + ": found \"" + given + "\", expected one of " +
                                   list_of(words));
        value = static_cast<Enum>(found - words.begin());
    };
    options.value(name, "WORD", read, list_of(words) + " (default " + help + ")");
}

// "captain,tech": so many in the order of the members, each once.
template <class One, std::size_t most, class Words>
std::size_t read_each(const std::string& option, const std::string& given, const Words& words,
                      std::array<One, most>& chosen) {
    std::size_t count = 0;
    for (const std::string& word : play::comma_list(option, given)) {
        const auto found = std::ranges::find(words, word, hyphened);
        const auto one = static_cast<One>(found - words.begin());
        const auto known = std::span(chosen).first(count);
        const bool is_new = std::ranges::find(known, one) == known.end();
        if (found == words.end() || !is_new || count == most)
            throw play::UsageError(option + ": found \"" + given + "\", expected two to four of " +
                                   list_of(words));
        chosen[count++] = one;
    }
    if (count < least_members)
        throw play::UsageError(option + ": found one alone, expected two to four");
    return count;
}

void read_team(const std::string& given, Agreed& agreed) {
    const std::size_t count =
        read_each("--team", given, names::characters, agreed.terms.characters);
    agreed.terms.members = static_cast<std::uint8_t>(count);
    agreed.is_dealt = false;
}

// Those not named come after, in the usual order.
void read_cars(const std::string& given, Agreed& agreed) {
    std::array<Car, most_members>& cars = agreed.terms.cars;
    const std::size_t count = read_each("--cars", given, names::cars, cars);
    auto rest = cars.begin() + static_cast<std::ptrdiff_t>(count);
    for (const Car car : Terms{}.cars)
        if (std::ranges::find(cars.begin(), rest, car) == rest && rest != cars.end()) *rest++ = car;
    agreed.has_own_cars = true;
}

void declare_terms(play::CommandOptions& options, const std::shared_ptr<Agreed>& agreed) {
    Terms& terms = agreed->terms;
    declare_word(options, "--scenario", terms.scenario, names::scenarios, "tank-assault");
    declare_word(options, "--difficulty", terms.difficulty, names::difficulties, "standard");
    options.number("--characters", "N", terms.members, least_members, most_members,
                   "how many there are, dealt for each game (default 4)");
    options.number("--players", "N", terms.players, 1, most_members,
                   "who play them, in turn from the first on (default one each)");
    options.value(
        "--team", "NAME,NAME,...",
        [agreed](const std::string& given) { read_team(given, *agreed); },
        "instead: these characters, of " + list_of(names::characters));
    options.value(
        "--cars", "NAME,NAME,...",
        [agreed](const std::string& given) { read_cars(given, *agreed); },
        "instead: these vehicles for them, of " + list_of(names::cars) +
            " (default with --team: as listed)");
}

play::CommandRun declare_simulate(play::CommandOptions& options) {
    const auto agreed = std::make_shared<Agreed>();
    play::describe_simulate(options);
    declare_terms(options, agreed);
    options.number("--people", "N", agreed->people, 1, most_members,
                   "for --pace, how many of the players are people (default all)");
    return play::declare_contest<HighwayHeist>(
        options, contest_drivers(), [agreed](const auto&) { return contest_of(*agreed); });
}

play::CommandRun declare_report(play::CommandOptions& options) {
    const auto agreed = std::make_shared<Agreed>();
    declare_terms(options, agreed);
    return play::declare_contest_report<HighwayHeist>(
        options, {"highway-heist", "Highway Heist"}, contest_drivers(),
        [agreed](const auto&) { return contest_of(*agreed); });
}

play::CommandRun declare_bench(play::CommandOptions& options) {
    const auto agreed = std::make_shared<Agreed>();
    declare_terms(options, agreed);
    return play::declare_contest_bench<HighwayHeist>(
        options, contest_drivers(), [agreed](const auto&) { return contest_of(*agreed); });
}

// Every scenario, difficulty and number of players.
std::vector<play::Contest<HighwayHeist>> signed_contests() {
    std::vector<play::Contest<HighwayHeist>> all;
    for (std::uint8_t number = 0; number < 36; ++number) {
        Agreed agreed;
        agreed.terms.scenario = static_cast<Scenario>(number % 3);
        agreed.terms.difficulty = static_cast<Difficulty>(number / 3 % 4);
        agreed.terms.members = static_cast<std::uint8_t>(least_members + number / 12);
        all.push_back(contest_of(agreed));
    }
    return all;
}

play::CommandRun declare_signature(play::CommandOptions& options) {
    return play::declare_contest_signature<HighwayHeist>(options, signed_contests, contest_drivers);
}

}  // namespace

play::GameModule highway_heist_module() {
    play::GameModule game = play::record_module<Codec, scenario_game>(
        words::mark("Highway Heist"), declare_simulate,
        {{"report", "what many races tell of drivers and seats", declare_report},
         {"bench", "how fast this build is on this machine", declare_bench},
         {"signature", "one number for how the rules play", declare_signature}});
    game.teller = fact_teller();
    return game;
}

}  // namespace highway_heist
