// Many card races between drivers, and `simulate` of them.
#include "play/batch.h"

#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "caravan_codec.h"
#include "kernel/random_policy.h"
#include "play/commands/contest_commands.h"

namespace caravan {
namespace {

using play::BatchOrder;
using play::ContestResult;
using Driver = play::ContestDriver<Caravan>;

// Always the last option: the highest card, the second piece, the stray on.
int take_last(const State& view, const Question& question) {
    for (PlayerId player = 0; player < view.players; ++player) {
        const Bag& hand = view.hands[player];
        const int hidden = player == question.player ? 0 : hand.size();
        if (hand.unknown() != hidden) throw std::logic_error("sees a hand of somebody else");
    }
    return static_cast<int>(question.options.size()) - 1;
}

const Driver random_driver = {"random",
                              [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }};
const Driver hasty_driver = {"hasty", [](std::uint64_t) { return take_last; }};

play::Contest<Caravan> contest_of(int players) {
    play::Contest<Caravan> contest;
    for (int player = 0; player < players; ++player)
        contest.seats.push_back("Caravan " + std::to_string(player + 1));
    contest.start = [players](std::uint64_t) { return start(players); };
    contest.winners = [](const State& state) { return only(static_cast<PlayerId>(state.winner)); };
    contest.rounds = [](const State& state) { return std::uint64_t(state.discard.size()); };
    contest.hash = Codec::state_hash;
    contest.ask_name = [](Ask ask) { return std::string(Codec::name_of(ask)); };
    return contest;
}

// What is given on the command line, by option.
class GivenOptions final : public play::CommandOptions {
public:
    explicit GivenOptions(std::map<std::string, std::string> given) : given_(std::move(given)) {}

    using CommandOptions::flag;
    void describe(const std::string&) override {}
    void end_with(const std::string&) override {}
    void begin_group(const std::string&) override {}
    void flag(const std::string& name, const std::function<void()>& when_given,
              const std::string&) override {
        if (given_.contains(name)) when_given();
    }
    void value(const std::string& name, const std::string&,
               const std::function<void(const std::string&)>& read,
               const std::string& help) override {
        helps += help + "\n";
        if (given_.contains(name)) read(given_[name]);
    }
    void file(const std::string&, std::string&, play::Needed, const std::string&) override {}
    void files(const std::string&, std::vector<std::string>&, play::Needed,
               const std::string&) override {}
    void only_one_of(std::initializer_list<std::string_view>) override {}

    std::string helps;

private:
    std::map<std::string, std::string> given_;
};

// What `simulate` prints of races of three.
std::string simulated(std::map<std::string, std::string> given) {
    GivenOptions options(std::move(given));
    const auto run = play::declare_contest<Caravan>(options, {random_driver, hasty_driver},
                                                    [](const auto&) { return contest_of(3); });
    CHECK(options.helps.find("random or hasty, one for all") != std::string::npos);
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int code = run({{in, out, err}, "caravan", {}, {}, {}, {}});
    CHECK(code == play::exit_good);
    return out.str();
}

// Counts what is played, and starts the players in the order of their numbers turned round.
play::Contest<Caravan> counted_contest_of(int players) {
    auto contest = contest_of(players);
    contest.columns = {{"played", "cards_played"}};
    contest.count = [](const State&, const State&, std::span<const Event> told,
                       std::span<play::SeatTally> seats) {
        for (const Event& event : told)
            if (event.fact == Fact::played) ++seats[static_cast<std::size_t>(event.who)].counts[0];
    };
    contest.slots = [](const State& state) {
        std::vector<std::size_t> slots;
        for (std::size_t player = 0; player < state.players; ++player)
            slots.push_back(state.players - 1 - player);
        return slots;
    };
    return contest;
}

std::uint64_t wins_in(const ContestResult& result) {
    std::uint64_t wins = 0;
    for (const play::SeatTally& tally : result.tallies)
        wins += tally.wins;
    return wins;
}

}  // namespace

TEST_CASE("a batch is the same with any number of threads and in parts") {
    const auto contest = contest_of(3);
    const std::vector<Driver> drivers = {random_driver, hasty_driver, random_driver};
    BatchOrder order{.races = 60, .seed = 42};
    const ContestResult alone = run_contest(contest, drivers, order);
    CHECK(alone.races == 60);
    CHECK(alone.stalled == 0);
    CHECK(wins_in(alone) == 60);
    for (const int jobs : {2, 3, 7, 100}) {
        order.jobs = jobs;
        CHECK(run_contest(contest, drivers, order) == alone);
    }
    order.races = 25;
    ContestResult parts = run_contest(contest, drivers, order);
    order.first = 25;
    order.races = 35;
    parts.add(run_contest(contest, drivers, order));
    CHECK(parts == alone);
    order.seed = 43;
    CHECK_FALSE(run_contest(contest, drivers, order).signature == parts.signature);
}

TEST_CASE("where a screen asks one thing after the other, each is a decision", "[pace]") {
    const auto contest = contest_of(3);
    const std::vector<Driver> drivers(3, hasty_driver);
    const BatchOrder order{.races = 5, .seed = 42};
    const play::PaceSums pace = pace_of(contest, drivers, order);
    const ContestResult result = run_contest(contest, drivers, order);
    CHECK(pace.races == 5);
    CHECK(pace.rounds == result.rounds);
    CHECK(pace.decisions() == result.decisions);
    for (std::size_t seat = 0; seat < drivers.size(); ++seat)
        CHECK(pace.seats[seat] == result.tallies[seat].choices);
    CHECK(pace.after_winner == 0);
    CHECK(simulated({{"--pace", ""}, {"--races", "5"}}).find("By what is asked:") !=
          std::string::npos);
}

TEST_CASE("who plays high cards wins more, from any seat") {
    const auto contest = contest_of(2);
    const BatchOrder order{.races = 200, .jobs = 2};
    for (const std::size_t seat : {0U, 1U}) {
        std::vector<Driver> drivers(2, random_driver);
        const auto before = run_contest(contest, drivers, order);
        drivers[seat] = hasty_driver;
        const auto with = run_contest(contest, drivers, order);
        CHECK(with.tallies[seat].wins > before.tallies[seat].wins + 20);
    }
}

TEST_CASE("what a game counts of each seat, its choices, and wins by place on the grid") {
    const std::vector<Driver> drivers = {random_driver, hasty_driver, random_driver};
    const BatchOrder order{.races = 50, .jobs = 2};
    const auto plain = run_contest(contest_of(3), drivers, order);
    const auto counted = run_contest(counted_contest_of(3), drivers, order);
    CHECK(counted.signature == plain.signature);
    CHECK(plain.slots.empty());
    std::uint64_t choices = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        CHECK(plain.tallies[seat].counts[0] == 0);
        CHECK(counted.tallies[seat].counts[0] > 50);
        CHECK(counted.slots[2 - seat].wins == counted.tallies[seat].wins);
        choices += counted.tallies[seat].choices;
    }
    CHECK(choices == counted.decisions);
}

TEST_CASE("a signature changes with the drivers, and with nothing else") {
    const std::vector<play::Contest<Caravan>> contests = {contest_of(2), contest_of(3)};
    const auto signature = play::signature_of(contests, {random_driver, hasty_driver});
    CHECK(signature == play::signature_of(contests, {random_driver, hasty_driver}));
    CHECK_FALSE(signature == play::signature_of(contests, {hasty_driver, random_driver}));
}

TEST_CASE("a race that does not end counts as stalled, and nobody has won it") {
    auto contest = contest_of(2);
    contest.most_steps = 1;
    const auto result = run_contest(contest, {random_driver, random_driver}, {.races = 10});
    CHECK(result.stalled == 10);
    CHECK(wins_in(result) == 0);
}

TEST_CASE("what goes wrong in a thread of a batch reaches who has ordered it") {
    const auto fail = [](std::size_t job, std::uint64_t) {
        if (job == 1) throw std::runtime_error("no");
    };
    CHECK_THROWS_WITH(play::run_races({.races = 4, .jobs = 2}, fail), "no");
}

TEST_CASE("shares stand in their Wilson interval") {
    const play::Share half = play::share_of(50, 100);
    CHECK(half.value == Approx(0.5));
    CHECK(half.low == Approx(0.4038).margin(0.0005));
    CHECK(half.high == Approx(0.5962).margin(0.0005));
    const play::Share none = play::share_of(0, 20);
    CHECK(none.low == Approx(0.0).margin(1e-9));
    CHECK(none.high == Approx(0.1611).margin(0.0005));
    CHECK(play::share_of(0, 0).high == Approx(1.0));
}

TEST_CASE("simulate tells what is counted, and the grid") {
    std::ostringstream out;
    const auto contest = counted_contest_of(2);
    const auto result = run_contest(contest, {random_driver, hasty_driver}, {.races = 20});
    play::SimulateOrder order;
    order.as_json = true;
    const std::vector<play::SeatName> seats = {{"A", "A", "random"}, {"B", "B", "hasty"}};
    play::print_contest(out, order, seats, contest.columns, result);
    const auto json = nlohmann::json::parse(out.str());
    CHECK(json["slots"][0]["wins"] == result.tallies[1].wins);
    const double a_race = static_cast<double>(result.tallies[1].counts[0]) / 20;
    CHECK(json["seats"][1]["cards_played"].get<double>() == Approx(a_race));
    CHECK(json["cards_played_per_race"].get<double>() > a_race);
    order.as_json = false;
    play::print_contest(out, order, seats, contest.columns, result);
    CHECK(out.str().find("\nslot ") != std::string::npos);
    CHECK(out.str().find(" cards_played\n") != std::string::npos);
}

TEST_CASE("simulate tells what came of each seat and each driver") {
    const std::map<std::string, std::string> given = {
        {"--races", "40"}, {"--jobs", "2"}, {"--drivers", "hasty,random,random"}};
    const BatchOrder order{.races = 40};
    const auto result =
        run_contest(contest_of(3), {hasty_driver, random_driver, random_driver}, order);
    const auto wins = result.tallies;

    auto as_json = given;
    as_json["--json"] = "";
    const auto json = nlohmann::json::parse(simulated(as_json));
    CHECK(json["races"] == 40);
    CHECK(json["seats"][2]["seat"] == "Caravan 3");
    CHECK(json["seats"][2]["driver"] == "random");
    CHECK(json["seats"][2]["wins"] == wins[2].wins);
    CHECK(json["drivers"][0]["driver"] == "hasty");
    CHECK(json["drivers"][0]["wins"] == wins[0].wins);
    CHECK(json["drivers"][1]["wins"] == wins[1].wins + wins[2].wins);
    const double share = static_cast<double>(wins[1].wins + wins[2].wins) / 80;
    CHECK(json["drivers"][1]["win_rate"]["share"].get<double>() == Approx(share).margin(1e-5));

    const std::string table = simulated(given);
    CHECK(table.rfind("40 races: ", 0) == 0);
    CHECK(table.find("\nCaravan 2             random") != std::string::npos);
    CHECK(table.find("\nhasty                 ") != std::string::npos);
    CHECK(simulated({{"--races", "1"}}).find("\nrandom") == std::string::npos);
    CHECK_THROWS_WITH(simulated({{"--drivers", "keen"}}),
                      "--drivers: there is no driver \"keen\"; there are random, hasty");
    CHECK_THROWS_WITH(
        simulated({{"--drivers", "hasty,random"}}),
        "--drivers: found 2 drivers, expected one for all or one for each of 3 seats");
}

}  // namespace caravan
