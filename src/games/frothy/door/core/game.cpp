#include "games/frothy/door/core/game.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <memory>
#include <utility>
#include <vector>

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

// What drivers and advice know of the course, and what a driver is thinking about.
struct Game::Helpers {
    using Reader = GuideCache::Reader;

    explicit Helpers(std::shared_ptr<const Setting> setting) : guides(std::move(setting)) {}

    // The drivers on these seats, who know what there is to know.
    const std::shared_ptr<Drivers>& drivers_on(std::span<const Seat> seats, std::uint64_t seed) {
        if (drivers) return drivers;
        const DriverSeats kinds = driver_seats(seats);
        held = {guides.guides_of({})};
        Roads roads{held.front().map.get(), {}};
        for (const Reader& reader : readers_on(seats)) {
            held.push_back(guides.guides_of(reader));
            roads.books[reader.vehicle] = held.back().book.get();
        }
        drivers = std::make_shared<Drivers>(roads, kinds, seed);
        return drivers;
    }
    static std::vector<Reader> readers_on(std::span<const Seat> seats) {
        const DriverSeats kinds = driver_seats(seats);
        std::vector<Reader> readers;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            if (is_human(seats[seat]) || !knows_the_road(kinds[seat])) continue;
            readers.push_back({static_cast<VehicleId>(seat), style_of(kinds[seat])});
        }
        return readers;
    }

    bool is_thinking_about(const kernel::Decision<Frothy>& decision) const {
        return thought.valid() && thought_about == decision.revision;
    }
    // What is thought of now, made beside the frames.
    void think(kernel::Decision<Frothy> decision) {
        thought_about = decision.revision;
        thought =
            std::async(std::launch::async, [drivers = drivers, decision = std::move(decision)] {
                return drivers->answer(decision);
            });
    }
    void forget_drivers() {
        thought = {};
        drivers.reset();
    }

    GuideCache guides;
    std::vector<Guides> held;          // by the drivers
    std::shared_ptr<Drivers> drivers;  // as the seats stand
    std::uint64_t thought_about = 0;   // a revision
    std::future<int> thought;
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

bool Game::is_driver_asked() const { return pending() != nullptr && !human_decides(); }

// Whoever is asked comes first.
void Game::make_drivers_ready() {
    std::vector<GuideCache::Reader> readers;
    const auto add = [&](kernel::PlayerId player) {
        if (is_human_seat(player)) readers.push_back({player, adviser_style});
    };
    if (pending() != nullptr) add(pending()->player);
    const auto drivers = Helpers::readers_on(seats());
    readers.insert(is_driver_asked() ? readers.begin() : readers.end(), drivers.begin(),
                   drivers.end());
    for (std::size_t seat = 0; seat < seats().size(); ++seat)
        add(static_cast<kernel::PlayerId>(seat));
    helpers_->guides.prepare(readers);
    if (!is_driver_asked() || !knows_roads() || helpers_->is_thinking_about(*pending())) return;
    const auto kind = driver_named(seats()[pending()->player].driver);
    if (!kind || !searches(*kind)) return;
    make_drivers();
    helpers_->think(kernel::view_of(*pending(), pending()->player));
}

bool Game::knows_roads() const {
    const auto readers = Helpers::readers_on(seats());
    return helpers_->guides.has({}) &&
           std::ranges::all_of(readers, [this](const GuideCache::Reader& reader) {
               return helpers_->guides.has(reader);
           });
}

bool Game::are_drivers_ready() const {
    if (human_decides()) return helpers_->guides.has({pending()->player, adviser_style});
    if (!is_driver_asked() || !knows_roads()) return helpers_->guides.has({}) && knows_roads();
    const auto kind = driver_named(seats()[pending()->player].driver);
    if (!kind || !searches(*kind)) return true;
    return helpers_->is_thinking_about(*pending()) &&
           helpers_->thought.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

void Game::make_drivers() {
    helpers_->drivers_on(seats(), kernel::split_mix(seed() ^ driver_salt) ^
                                      kernel::split_mix(session().journal().size()));
}

AnswerPlan Game::advice(AnswerPlan begun) {
    if (pending() == nullptr) return {};
    const Guides known = guides();
    return advice_for(kernel::view_of(*pending(), pending()->player), *known.map, known.book.get(),
                      std::move(begun));
}

Guides Game::guides() {
    return helpers_->guides.guides_of(
        {pending() == nullptr ? no_vehicle : pending()->player, adviser_style});
}

bool Game::let_driver_answer() {
    return Playing::let_driver_answer([&](const State&, const Question&) {
        if (helpers_->is_thinking_about(*pending()))
            return static_cast<std::size_t>(helpers_->thought.get());
        helpers_->thought = {};  // of a question taken back: it ends before others think
        make_drivers();
        const auto view = kernel::view_of(*pending(), pending()->player);
        return static_cast<std::size_t>(helpers_->drivers->answer(view));
    });
}

void Game::set_driver(kernel::PlayerId seat, std::string_view driver) {
    check_seat(seat);
    if (driver != human && !driver_named(driver)) {
        throw GameError(words::say("There is no driver called {0}.", {driver}));
    }
    Playing::set_driver(seat, driver);
    helpers_->forget_drivers();
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
