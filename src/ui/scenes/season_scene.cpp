#include "ui/scenes/season_scene.h"

#include <algorithm>
#include <cmath>
#include <system_error>
#include <utility>

#include "play/autosave.h"
#include "play/people/people.h"
#include "play/playing.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/scenes/season_setup_scene.h"
#include "ui/screens/results_parts.h"
#include "words/listing.h"
#include "words/ordinal.h"

namespace ui {

SeasonScene::SeasonScene(Program& program, GameDoor& door, std::filesystem::path file)
    : program_(program),
      door_(door),
      file_(std::move(file)),
      cast_(play::shipped_cast(program.data_dirs().data)) {
    load();
}

void SeasonScene::entered() {
    shown_for_ = 0.0F;
    load();
}

void SeasonScene::settings_changed() {
    seating_.palette = program_.settings().comfort.palette;
    forget_textures();
}

void SeasonScene::forget_textures() {
    screen_.forget_textures();
    places_.forget();
}

void SeasonScene::load() {
    trouble_.clear();
    auto loaded = play::load_season(file_);
    if (!loaded.ok()) {
        // Whatever was read before stays in sight.
        trouble_ = formats::text_of(loaded.complaints);
    } else {
        season_ = *std::move(loaded.value);
        play::adopt_finished(program_.user_dirs(), file_, season_, door_.teller());
        std::vector<std::string> troubles;
        races_ = play::races_of(file_, season_, door_.teller(), troubles);
        if (!troubles.empty()) trouble_ = troubles.front();
        events_ = door_.seasons()->season_events();
        places_.forget();
    }
    table_ = play::standings_of(season_, races_);
    const std::vector<play::Seat> seats(season_.seats.begin(), season_.seats.end());
    seating_ = seating_of(seats);
    seating_.palette = program_.settings().comfort.palette;
    let_drivers_choose();
    fill();
}

bool SeasonScene::keep() {
    trouble_ = play::save_season(file_, season_);
    return trouble_.empty();
}

std::string SeasonScene::event_title(const play::SeasonRace& race) const {
    const SeasonEvent* event = event_of(race);
    return event == nullptr ? race.event : event->title;
}

std::filesystem::path SeasonScene::left_race() const {
    if (season_.is_over()) return {};
    const std::string& journal = season_.races[season_.raced()].journal;
    const auto file = program_.user_dirs().autosave() / journal;
    std::error_code ignored;
    return !journal.empty() && std::filesystem::is_regular_file(file, ignored)
               ? file
               : std::filesystem::path();
}

// --- Upgrades ----------------------------------------------------------------------------------

std::optional<std::size_t> SeasonScene::chooser() const {
    const std::size_t raced = season_.raced();
    if (raced == 0 || season_.is_over() || season_.is_upgraded(raced) || table_.empty())
        return std::nullopt;
    const std::size_t last = play::last_of(table_).back();
    if (door_.seasons()->upgrades_for(season_, last).empty()) return std::nullopt;
    return last;
}

void SeasonScene::let_drivers_choose() {
    const auto seat = chooser();
    if (!seat || play::is_human(season_.seats[*seat])) return;
    take_upgrade(*seat, door_.seasons()->upgrades_for(season_, *seat).front().key);
}

void SeasonScene::take_upgrade(std::size_t seat, const std::string& key) {
    season_.upgrades.push_back({season_.raced(), seat, key});
    keep();
    fill();
}

// --- What is shown -----------------------------------------------------------------------------

void SeasonScene::fill() {
    const std::size_t raced = season_.raced();
    const auto races = static_cast<int>(season_.races.size());
    results_ = {};
    fill_rows();
    std::vector<std::string> leaders;
    for (const play::SeasonStanding& standing : table_)
        if (standing.place == 1) leaders.push_back(seating_.seat(standing.seat).name);
    const std::string first = words::listing_of(leaders);
    const auto count = static_cast<int>(leaders.size());
    if (raced == 0) {
        results_.headline = season_.name;
        results_.about =
            say(by_count(races, "A season of {0} race", "A season of {0} races"), {races});
    } else if (door_.seasons()->wins_together()) {
        const auto won = static_cast<int>(std::ranges::count_if(
            races_, [&](const play::RaceFacts& race) { return !winners_of(race).empty(); }));
        results_.headline = say("The team has won {0} of {1}", {won, static_cast<int>(raced)});
        results_.outcome = season_.name;
        results_.about = say("After race {0} of {1}", {static_cast<int>(raced), races});
    } else if (season_.is_over()) {
        results_.headline =
            say(by_count(count, "{0} wins the season!", "{0} win the season!"), {first});
        results_.outcome = season_.name;
        results_.about = tr("The final table");
    } else {
        results_.headline = say(by_count(count, "{0} leads", "{0} lead"), {first});
        results_.outcome = season_.name;
        results_.about = say("After race {0} of {1}", {static_cast<int>(raced), races});
    }
    if (points_tie()) {
        results_.about += std::string(". ") +
                          tr("Whoever is level on points goes by wins, then by second places");
    }
    if (const auto seat = chooser())
        results_.about +=
            ". " + say("The next race waits for the choice of {0}", {seating_.seat(*seat).name});
    results_.save_trouble = trouble_;
    awards_.clear();
    if (season_.is_over()) give_trophies();
    fill_buttons();
}

// Whether points alone do not tell the places.
bool SeasonScene::points_tie() const {
    SeasonDoor& seasons = *door_.seasons();
    return !seasons.wins_together() && seasons.season_unit(season_).empty() &&
           season_.raced() > 0 &&
           std::ranges::adjacent_find(table_, [](const auto& one, const auto& next) {
               return one.points == next.points && one.place != next.place;
           }) != table_.end();
}

// What the seat was given between races: ", One Whip card more".
std::string SeasonScene::given_to(std::size_t seat) const {
    std::string given;
    for (const play::SeasonUpgrade& upgrade : season_.upgrades)
        if (upgrade.seat == seat && !upgrade.upgrade.empty())
            given += ", " + door_.seasons()->upgrade_label(upgrade.upgrade);
    return given;
}

void SeasonScene::fill_rows() {
    SeasonDoor& seasons = *door_.seasons();
    const bool together = seasons.wins_together();
    const auto has_winner = [&](const play::RaceFacts& race) { return !winners_of(race).empty(); };
    const std::vector<SeasonRide> rides = seasons.season_rides();
    for (const play::SeasonStanding& standing : table_) {
        const play::SeasonSeat& seat = season_.seats[standing.seat];
        const auto ride = std::ranges::find(rides, seat.ride, &SeasonRide::key);
        const std::string raced = races_.empty() || standing.seat >= races_.back().seats.size()
                                      ? std::string()
                                      : races_.back().seats[standing.seat].ride;
        const SeasonRide piece = ride == rides.end() ? seasons.season_piece(raced) : *ride;
        ResultsRow& row = results_.rows.emplace_back();
        row.who = static_cast<kernel::PlayerId>(standing.seat);
        row.place = standing.place;
        row.place_text = season_.raced() == 0 || together ? "–" : words::ordinal(standing.place);
        row.about = piece.label + given_to(standing.seat);
        row.is_winner = season_.is_over() &&
                        (together ? std::ranges::all_of(races_, has_winner) : standing.place == 1);
        row.picture = piece.picture;
        row.dyed = piece.dyed;
        row.over = piece.over;
        // Where nothing of the game stands on the podium, its driver does.
        const play::Rival* rival = play::rival_named(cast_, seat.name);
        if (rival == nullptr || play::is_human(seat)) continue;
        row.portrait = rival->portrait;
        if (row.picture.empty()) row.picture = rival->portrait;
    }
    for (std::size_t race = 0; race < races_.size(); ++race) {
        ResultsColumn& column = results_.columns.emplace_back();
        column.title = std::to_string(race + 1);
        for (const play::SeasonStanding& standing : table_)
            column.cells.push_back(together ? (has_winner(races_[race]) ? tr("Won") : tr("Lost"))
                                            : seasons.season_sum(standing.by_race[race]));
    }
    if (together) return;
    ResultsColumn& sum = results_.columns.emplace_back();
    const std::string unit = seasons.season_unit(season_);
    sum.title = unit.empty() ? tr("Points") : unit;
    for (const play::SeasonStanding& standing : table_)
        sum.cells.push_back(seasons.season_sum(standing.points));
}

void SeasonScene::fill_buttons() {
    buttons_.clear();
    const auto add = [&](Button button, ResultsButton look) {
        buttons_.push_back(button);
        results_.buttons.push_back(std::move(look));
    };
    if (season_.is_over()) {
        add(Button::new_season, {tr("New season"), stage::Key::n, ButtonRole::decide, true, true});
    } else {
        const auto next = static_cast<int>(season_.raced()) + 1;
        const std::string label =
            left_race().empty() ? say("Race {0}", {next}) : say("Go on with race {0}", {next});
        // Enter goes on as well: only a hasty one is not meant (`hears`).
        add(Button::race_on, {label, stage::Key::n, ButtonRole::decide, !chooser()});
    }
    add(Button::title,
        {words::tr_in("button", "Title"), stage::Key::escape, ButtonRole::plain, true, true});
    results_.show_more = nullptr;
}

// --- On with it --------------------------------------------------------------------------------

void SeasonScene::race_on() {
    const std::filesystem::path left = left_race();
    if (!left.empty()) {
        trouble_ = door_.open_file(left, RaceSource::journal).trouble;
        results_.save_trouble = trouble_;
        return;
    }
    const std::size_t next = season_.raced();
    try {
        const play::RaceFacts* before = next > 0 ? &races_[next - 1] : nullptr;
        const auto journal = door_.seasons()->race_season(season_, next, before);
        season_.races[next].journal = journal.filename().string();
        if (!keep()) program_.tell(trouble_);
    } catch (const play::GameError& error) {
        trouble_ = error.what();
        results_.save_trouble = trouble_;
    }
}

Hearing SeasonScene::hears(const stage::InputEvent& event) const {
    const bool is_hasty = shown_for_ < pause && event.kind == stage::InputKind::key_pressed &&
                          (event.key == stage::Key::enter || event.key == stage::Key::space);
    return is_hasty ? Hearing::nobody : Hearing::panels;
}

bool SeasonScene::advance(float seconds) {
    shown_for_ += seconds;
    return false;
}

void SeasonScene::show(const Kit& kit) {
    ResultsReply reply;
    results_.show_more = [&] { show_more(kit); };
    results_.paint_board = board_of_title(door_, kit);
    {
        const bool is_covered = program_.is_covered();
        const CoveredScope covered(is_covered);
        reply = screen_.show(kit, program_.screen().canvas(), results_);
        is_settling_ = reply.is_settling;
        if (is_covered) return;
    }
    if (const auto chosen = std::exchange(chosen_, std::nullopt)) take_upgrade(*chooser(), *chosen);
    if (!reply.button || *reply.button >= buttons_.size()) return;
    switch (buttons_[*reply.button]) {
    case Button::race_on: race_on(); break;
    case Button::new_season:
        program_.scenes().pop_to_first();
        program_.scenes().push(std::make_unique<SeasonSetupScene>(program_, door_));
        break;
    case Button::title: program_.scenes().pop_to_first(); break;
    }
}

}  // namespace ui
