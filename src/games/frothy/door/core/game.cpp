#include "games/frothy/door/core/game.h"

#include <algorithm>
#include <utility>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/guide_cache.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "kernel/dice.h"
#include "kernel/view.h"
#include "play/library.h"
#include "words/words.h"

namespace frothy {
namespace {

// Keeps what drivers draw apart from the dice of the race.
constexpr std::uint64_t driver_salt = 0x6472697665727321U;

std::string one_paragraph(const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& sentence : sentences) {
        if (!text.empty()) text += '\n';
        text += sentence;
    }
    return text;
}

DriverSeats driver_seats(std::span<const Seat> seats) {
    DriverSeats kinds{};
    for (std::size_t i = 0; i < seats.size() && i < kinds.size(); ++i) {
        const auto kind = driver_named(seats[i].driver);
        if (kind) kinds[i] = *kind;
    }
    return kinds;
}

}  // namespace

// What drivers and advice know of the course.
struct Game::Helpers {
    explicit Helpers(std::shared_ptr<const Setting> setting) : guides(std::move(setting)) {}

    GuideCache guides;
    std::optional<Drivers> drivers;  // as the seats stand
};

Game::Game(const Record& record, const std::filesystem::path& journal)
    : Playing(record, journal), helpers_(std::make_unique<Helpers>(shared_setting())) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

Game Game::start(RaceSetup setup, const std::filesystem::path& journal) {
    const std::vector<std::string> faults = find_faults(setup);
    if (!faults.empty()) throw GameError(one_paragraph(faults));
    settle(setup, setup.seed);
    Record record;
    static_cast<RaceSetup&>(record) = std::move(setup);
    return {record, journal};
}

Game Game::resume(const Record& record, const std::filesystem::path& journal) {
    return {record, journal};
}

Game Game::resume_from_boundary(const Record& record, const std::filesystem::path& journal) {
    return {from_rest(record), journal};
}

// Whoever is asked comes first.
std::vector<VehicleId> Game::advised() const {
    std::vector<VehicleId> vehicles;
    const auto add = [&](kernel::PlayerId player) {
        if (is_human_seat(player)) vehicles.push_back(player);
    };
    if (pending() != nullptr) add(pending()->player);
    for (std::size_t seat = 0; seat < seats().size(); ++seat)
        add(static_cast<kernel::PlayerId>(seat));
    return vehicles;
}

void Game::make_drivers_ready() { helpers_->guides.prepare(advised()); }

bool Game::are_drivers_ready() const {
    return helpers_->guides.has(human_decides() ? pending()->player : no_vehicle);
}

AnswerPlan Game::advice(AnswerPlan begun) {
    if (pending() == nullptr) return {};
    const Guides known = guides();
    return advice_for(kernel::view_of(*pending(), pending()->player), *known.map, known.book.get(),
                      std::move(begun));
}

Guides Game::guides() {
    return helpers_->guides.guides_of(pending() == nullptr ? no_vehicle : pending()->player);
}

bool Game::let_driver_answer() {
    return Playing::let_driver_answer([&](const State& view, const Question& question) {
        if (!helpers_->drivers) {
            helpers_->drivers.emplace(*helpers_->guides.guides_of(no_vehicle).map,
                                      driver_seats(seats()),
                                      kernel::split_mix(seed() ^ driver_salt) ^
                                          kernel::split_mix(session().journal().size()));
        }
        return static_cast<std::size_t>((*helpers_->drivers)(view, question));
    });
}

void Game::set_driver(kernel::PlayerId seat, std::string_view driver) {
    check_seat(seat);
    if (driver != human && !driver_named(driver)) {
        throw GameError(words::say("There is no driver called {0}.", {driver}));
    }
    Playing::set_driver(seat, driver);
    helpers_->drivers.reset();
}

bool Game::plays_on(kernel::PlayerId seat) const { return now()[seat].is_running(); }

std::string Game::fate_of(kernel::PlayerId seat) const {
    return plays_on(seat) ? std::string() : status_name(now()[seat].status);
}

std::string Game::usual_name() const {
    const std::string name = play::plain_name(setting().course.plan().name, branch_of());
    return is_over() ? words::say("{0}, to the end", {name})
                     : words::say("{0}, round {1}", {name, now().round});
}

std::string Game::how_one_retires() const {
    return words::tr("Whoever gives up leaves the track at the start of the next round.");
}

void Game::retire(kernel::PlayerId seat) {
    answer_standing({seat, Ask::race_on, {OptionKind::retire}});
}

void Game::race_on(kernel::PlayerId seat) { take_back_wishes(seat, Ask::race_on); }

bool Game::wants_to_retire(kernel::PlayerId seat) const {
    return std::ranges::any_of(session().standing_answers(), [&](const Wish& wish) {
        return wish.player == seat && wish.option.kind == OptionKind::retire;
    });
}

void Game::use_only(kernel::PlayerId seat, Rule trait, int amount) {
    check_seat(seat);
    if (amount < 0 || amount > 255) return;
    replace_wish({seat, Ask::use_trait, {OptionKind::amount, amount}, trait});
}

void Game::use_all_of(kernel::PlayerId seat, Rule trait) {
    take_back_wishes(seat, Ask::use_trait, trait);
}

std::optional<int> Game::wanted_of(kernel::PlayerId seat, Rule trait) const {
    for (const Wish& wish : session().standing_answers()) {
        if (wish.player == seat && wish.ask == Ask::use_trait && wish.rule == trait) {
            return wish.option.a;
        }
    }
    return std::nullopt;
}

Results Game::results() const {
    const Race& race = now();
    const auto places = frothy::places(race);
    const std::vector<VehicleId> winners = frothy::winners(race);
    Results results;
    results.rounds = race.round;
    results.reason = race.ended;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        ResultLine line;
        line.vehicle = v;
        line.place = places[v];
        line.laps = std::max<int>(race[v].laps, 0);
        line.status = race[v].status;
        line.damage = race[v].damage;
        line.points = race[v].points;
        line.distance = distance_gained(race, v);
        line.team = race.terms().teams[v];
        line.is_winner = std::ranges::find(winners, v) != winners.end();
        results.lines.push_back(line);
    }
    std::ranges::stable_sort(results.lines, {}, &ResultLine::place);
    return results;
}

}  // namespace frothy
