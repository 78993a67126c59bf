#include "app/core/game.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <utility>

#include "app/core/guide_cache.h"
#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/standings.h"
#include "kernel/view.h"
#include "play/followed_file.h"
#include "play/race_clock.h"
#include "words/words.h"

namespace app {
namespace {

// Keeps what drivers draw apart from the dice of the race.
constexpr std::uint64_t driver_salt = 0x6472697665727321U;

constexpr std::uint32_t note_time_every = 5;  // seconds

std::string one_paragraph(const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& sentence : sentences) {
        if (!text.empty()) text += '\n';
        text += sentence;
    }
    return text;
}

frothy::DriverSeats driver_seats(std::span<const Seat> seats) {
    frothy::DriverSeats kinds{};
    for (std::size_t i = 0; i < seats.size() && i < kinds.size(); ++i) {
        const auto kind = frothy::driver_named(seats[i].driver);
        if (kind) kinds[i] = *kind;
    }
    return kinds;
}

}  // namespace

struct Game::Parts {
    frothy::Record record;
    std::shared_ptr<const frothy::Setting> setting;
    std::unique_ptr<Session> session;
    std::optional<GuideCache> guide_cache;
    std::optional<frothy::Drivers> drivers;
    frothy::Autosave autosave;
    play::RaceClock clock;
    // Where in the journal what was answered at one stroke begins, in order; of the answers given
    // since the race was taken up.
    std::vector<std::size_t> strokes;
    // Entries of the journal that answered themselves, in order.
    std::vector<std::size_t> unasked;

    // What stood in the journal from here on was taken back.
    std::size_t forget_beyond() {
        const std::size_t here = session->journal().size();
        for (std::vector<std::size_t>* entries : {&strokes, &unasked})
            entries->erase(std::ranges::lower_bound(*entries, here), entries->end());
        return here;
    }
    bool was_unasked(std::size_t entry) const { return std::ranges::binary_search(unasked, entry); }
    void begin_stroke() { strokes.push_back(forget_beyond()); }
    // Whether the entry was answered at one stroke with what a person answered before it.
    bool goes_on(std::size_t entry, const kernel::Entry<frothy::Frothy>& answer) const {
        const auto& journal = session->journal();
        const auto after = std::ranges::upper_bound(strokes, entry);
        if (after != strokes.begin()) return *std::prev(after) != entry;
        if (entry == 0 || entry > journal.size()) return false;
        const auto& before = journal[entry - 1];
        return before.kind == kernel::EntryKind::choice && before.player == answer.player &&
               before.standing == kernel::Standing::asked && is_on_sheet_of(before.ask, answer.ask);
    }

    bool is_human_seat(kernel::PlayerId player) const {
        return player < record.seats.size() && is_human(record.seats[player]);
    }
    // Whoever is asked comes first.
    std::vector<frothy::VehicleId> advised() const {
        std::vector<frothy::VehicleId> vehicles;
        const auto add = [&](kernel::PlayerId player) {
            if (is_human_seat(player)) vehicles.push_back(player);
        };
        if (const auto* asked = session->pending()) add(asked->player);
        for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
            add(static_cast<kernel::PlayerId>(seat));
        return vehicles;
    }
    frothy::Drivers& need_drivers() {
        if (!drivers) {
            drivers.emplace(*guide_cache->guides_of(frothy::no_vehicle).map,
                            driver_seats(record.seats),
                            kernel::split_mix(record.seed ^ driver_salt) ^
                                kernel::split_mix(session->journal().size()));
        }
        return *drivers;
    }
    void check_seat(kernel::PlayerId seat) const {
        if (seat >= record.seats.size()) {
            throw GameError(words::say("There is no seat {0}.", {seat}));
        }
    }
};

Game::Game(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

Game Game::start(RaceSetup setup, const std::filesystem::path& journal) {
    const std::vector<std::string> faults = find_faults(setup);
    if (!faults.empty()) throw GameError(one_paragraph(faults));
    frothy::settle(setup, setup.seed);
    frothy::Record record;
    static_cast<RaceSetup&>(record) = std::move(setup);
    return resume(record, journal);
}

Game Game::resume(const frothy::Record& record, const std::filesystem::path& journal) {
    if (play::is_followed(journal.string())) {
        throw GameError(words::tr("This race is being played in another window."));
    }
    frothy::ResumedGame resumed = frothy::resume(record);
    if (resumed.disagreement) {
        throw GameError(words::say("This race does not follow the rules as they stand: {0}.",
                                   {resumed.disagreement->text}));
    }
    auto parts = std::make_unique<Parts>();
    parts->record = record;
    parts->clock = play::RaceClock(record.time);
    parts->setting = std::move(resumed.setting);
    parts->guide_cache.emplace(parts->setting);
    parts->session = std::move(resumed.session);
    parts->autosave = frothy::Autosave::begin(journal, parts->record, *parts->session);
    Game game(std::move(parts));
    if (game.is_over()) game.answered();
    return game;
}

Game Game::resume_from_boundary(const frothy::Record& record,
                                const std::filesystem::path& journal) {
    const std::optional<frothy::Record> shortened = frothy::from_last_boundary(record);
    if (!shortened) throw GameError(words::tr("This record holds no place of rest to go on from."));
    return resume(*shortened, journal);
}

const Game::Decision* Game::pending() const { return parts_->session->pending(); }
const frothy::Race& Game::now() const { return parts_->session->now(); }
const Game::Session& Game::session() const { return *parts_->session; }
const frothy::Setting& Game::setting() const { return *parts_->setting; }
std::span<const Seat> Game::seats() const { return parts_->record.seats; }
std::uint64_t Game::seed() const { return parts_->record.seed; }

ui::Seating Game::seating() const { return ui::seating_of(parts_->record.seats); }

bool Game::human_decides() const {
    return pending() != nullptr && parts_->is_human_seat(pending()->player);
}

// The journal's file holds the time as it was last noted; a record, as it is.
void Game::note_time() {
    const play::AgreedTime time = parts_->clock.time();
    if (time == parts_->record.time) return;
    parts_->record.time = time;
    parts_->autosave.note_time(time.used);
}

void Game::answered() {
    note_time();
    parts_->autosave.write(parts_->record, *parts_->session);
    // Between the turns of a match the race stays on offer: the next one begins from it.
    const auto turns = match();
    if (!turns || turns->is_over(now().vehicle_count)) put_away();
}

void Game::put_away() {
    if (is_over()) parts_->autosave.finish(record());
}

void Game::submit(std::size_t option) {
    parts_->begin_stroke();
    take(option);
}

void Game::take(std::size_t option) {
    if (pending() == nullptr) throw GameError(words::tr("The race is over."));
    if (option >= pending()->options.size()) throw GameError(words::tr("That is not offered now."));
    if (parts_->clock.is_over()) call_time();
    parts_->session->submit(option);
    answered();
}

std::size_t Game::submit_all(std::span<const frothy::Option> answers) {
    if (pending() == nullptr) return 0;
    const kernel::PlayerId player = pending()->player;
    parts_->begin_stroke();
    std::size_t taken = 0;
    for (const frothy::Option& answer : answers) {
        if (pending() == nullptr || pending()->player != player) break;
        const auto found = std::ranges::find(pending()->options, answer);
        if (found == pending()->options.end()) break;
        take(static_cast<std::size_t>(found - pending()->options.begin()));
        ++taken;
    }
    return taken;
}

void Game::submit_unasked(frothy::Option option) {
    const auto found = std::ranges::find(pending()->options, option);
    if (found == pending()->options.end()) return;
    parts_->unasked.push_back(parts_->forget_beyond());
    take(static_cast<std::size_t>(found - pending()->options.begin()));
}

void Game::make_drivers_ready() { parts_->guide_cache->prepare(parts_->advised()); }

bool Game::are_drivers_ready() const {
    return parts_->guide_cache->has(human_decides() ? pending()->player : frothy::no_vehicle);
}

frothy::AnswerPlan Game::advice() {
    if (pending() == nullptr) return {};
    const frothy::Guides known = guides();
    return frothy::advice_for(kernel::view_of(*pending(), pending()->player), *known.map,
                              known.book.get());
}

frothy::Guides Game::guides() {
    return parts_->guide_cache->guides_of(pending() == nullptr ? frothy::no_vehicle
                                                               : pending()->player);
}

bool Game::let_driver_answer() {
    if (pending() == nullptr || human_decides()) return false;
    const auto seen = kernel::view_of<frothy::Frothy>(pending()->now, pending()->player);
    const int option = parts_->need_drivers()(seen, pending()->question());
    submit(static_cast<std::size_t>(option));
    return true;
}

void Game::set_driver(kernel::PlayerId seat, std::string_view driver) {
    parts_->check_seat(seat);
    if (driver != human && !frothy::driver_named(driver)) {
        throw GameError(words::say("There is no driver called {0}.", {driver}));
    }
    frothy::update(parts_->record, *parts_->session);
    frothy::change_driver(parts_->record, seat, std::string(driver));
    parts_->drivers.reset();
    parts_->autosave.rewrite(parts_->record, *parts_->session);
}

void Game::retire(kernel::PlayerId seat) {
    speak_up(seat, frothy::Ask::race_on, {frothy::OptionKind::retire});
}

void Game::race_on(kernel::PlayerId seat) {
    parts_->check_seat(seat);
    parts_->session->take_back_wishes(seat, frothy::Ask::race_on);
    wished();
}

bool Game::wants_to_retire(kernel::PlayerId seat) const {
    return std::ranges::any_of(parts_->session->spoken_up(), [&](const auto& wish) {
        return wish.player == seat && wish.option.kind == frothy::OptionKind::retire;
    });
}

void Game::speak_up(kernel::PlayerId seat, frothy::Ask ask, frothy::Option option) {
    parts_->check_seat(seat);
    if (is_over()) return;
    const auto same = [&](const auto& wish) {
        return wish.player == seat && wish.ask == ask && wish.option == option;
    };
    if (std::ranges::none_of(parts_->session->spoken_up(), same)) {
        parts_->session->speak_up(seat, ask, option);
        wished();
    }
}

void Game::use_only(kernel::PlayerId seat, frothy::Rule trait, int amount) {
    parts_->check_seat(seat);
    if (is_over() || amount < 0 || amount > 255) return;
    parts_->session->take_back_wishes(seat, frothy::Ask::use_trait, trait);
    parts_->session->speak_up({seat,
                               frothy::Ask::use_trait,
                               {frothy::OptionKind::amount, static_cast<std::uint8_t>(amount), 0},
                               trait});
    wished();
}

void Game::use_all_of(kernel::PlayerId seat, frothy::Rule trait) {
    parts_->check_seat(seat);
    parts_->session->take_back_wishes(seat, frothy::Ask::use_trait, trait);
    wished();
}

std::optional<int> Game::wanted_of(kernel::PlayerId seat, frothy::Rule trait) const {
    for (const auto& wish : parts_->session->spoken_up()) {
        if (wish.player == seat && wish.ask == frothy::Ask::use_trait && wish.rule == trait) {
            return wish.option.a;
        }
    }
    return std::nullopt;
}

void Game::call_time() { speak_up(0, frothy::Ask::call_time, {frothy::OptionKind::call_time}); }

void Game::pass_time(double seconds) {
    if (is_over()) return;
    parts_->clock.pass(seconds);
    // A new wish forgets what undo took back, so it waits for the next answer there.
    if (parts_->clock.is_over() && !can_redo()) call_time();
    if (parts_->clock.time().used >= parts_->record.time.used + note_time_every) note_time();
}

std::optional<int> Game::time_left() const {
    if (!parts_->clock.is_kept()) return std::nullopt;
    return parts_->clock.seconds_left();
}

// A race that is over has been put away: a wish must not take it up again.
void Game::wished() {
    if (!is_over()) parts_->autosave.write(parts_->record, *parts_->session);
}

std::vector<Game::Happening> Game::take_happenings() { return parts_->session->take_happenings(); }

std::optional<UndoOffer> Game::undo_offer() const {
    const auto& journal = parts_->session->journal();
    for (std::size_t i = journal.size(); i-- > 0;) {
        const auto& entry = journal[i];
        if (entry.kind != kernel::EntryKind::choice || entry.standing != kernel::Standing::asked ||
            !parts_->is_human_seat(entry.player) || parts_->was_unasked(i)) {
            continue;
        }
        UndoOffer offer;
        offer.last = i;
        while (parts_->goes_on(i, journal[i]))
            --i;
        offer.entry = i;
        offer.whose = journal[i].player;
        offer.ask = journal[i].ask;
        offer.option = journal[i].option;
        offer.cost = parts_->session->undo_cost(i);
        offer.needs_consent = offer.cost != kernel::UndoCost::free;
        return offer;
    }
    return std::nullopt;
}

void Game::undo() {
    const std::optional<UndoOffer> offer = undo_offer();
    if (!offer) return;
    parts_->session->undo_to(offer->entry);
    frothy::update(parts_->record, *parts_->session);  // of moments that are gone it forgets
    parts_->autosave.write(parts_->record, *parts_->session);
}

bool Game::can_redo() const { return parts_->session->can_redo(); }

void Game::redo() {
    Session& session = *parts_->session;
    if (!session.can_redo()) return;
    const auto goes_on = [&] {
        const auto& next = session.next_redo();
        const std::size_t here = session.journal().size();
        return !parts_->is_human_seat(next.player) || parts_->was_unasked(here) ||
               parts_->goes_on(here, next);
    };
    do {
        session.redo();
    } while (session.can_redo() && goes_on());
    answered();
}

Results Game::results() const {
    const frothy::Race& race = now();
    const auto places = frothy::places(race);
    const std::vector<frothy::VehicleId> winners = frothy::winners(race);
    Results results;
    results.rounds = race.round;
    results.reason = race.ended;
    for (frothy::VehicleId v = 0; v < race.vehicle_count; ++v) {
        ResultLine line;
        line.vehicle = v;
        line.place = places[v];
        line.laps = std::max<int>(race[v].laps, 0);
        line.status = race[v].status;
        line.damage = race[v].damage;
        line.points = race[v].points;
        line.distance = frothy::distance_gained(race, v);
        line.team = race.terms().teams[v];
        line.is_winner = std::ranges::find(winners, v) != winners.end();
        results.lines.push_back(line);
    }
    std::ranges::stable_sort(results.lines, {}, &ResultLine::place);
    return results;
}

std::optional<frothy::FoxMatch> Game::match() const {
    std::optional<frothy::FoxMatch> match = parts_->record.match;
    if (match && is_over() && !match->is_over(now().vehicle_count)) {
        match->turns.push_back(frothy::fox_turn_of(now()));
    }
    return match;
}

const std::string& Game::rule_set() const { return parts_->record.rule_set; }

frothy::Record Game::record() const {
    frothy::Record record = parts_->record;
    record.time = parts_->clock.time();
    frothy::update(record, *parts_->session);
    return record;
}

std::string Game::set_notes(std::vector<frothy::PinnedNote> notes) {
    parts_->record.pinned = std::move(notes);
    return parts_->autosave.keep_notes(parts_->record, *parts_->session);
}

const frothy::BranchPoint& Game::branch_of() const { return parts_->record.branch_of; }

const std::string& Game::autosave_trouble() const { return parts_->autosave.trouble(); }

}  // namespace app
