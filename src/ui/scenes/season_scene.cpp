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
    screen_.forget_textures();
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
    const auto found = std::ranges::find(events_, race.event, &SeasonEvent::key);
    return found == events_.end() ? race.event : found->title;
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
    const std::size_t last = table_.back().seat;
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
        if (row.picture.empty() && rival != nullptr) row.picture = rival->portrait;
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

// --- The ceremony ------------------------------------------------------------------------------

void SeasonScene::add_award(const std::string& trophy, const std::string& joke,
                            const std::string& icon, const std::string& winners) {
    if (!winners.empty()) awards_.push_back({trophy, joke, icon, winners});
}

namespace {

// Everybody with the most of something; nobody where nobody has any.
template <class Count>
std::string most_of(const play::People& people, const Count& count) {
    double most = 0.0;
    std::string names;
    for (const play::Profile& profile : people.profiles) {
        const auto its = static_cast<double>(count(profile));
        if (its <= 0.0 || its < most) continue;
        names = its > most || names.empty() ? profile.name : names + ", " + profile.name;
        most = its;
    }
    return names;
}

}  // namespace

void SeasonScene::give_trophies() {
    const play::People people = play::people_of(races_, {});
    const auto shown = [&](std::string names) {
        for (std::size_t i = 0; i < season_.seats.size(); ++i)
            if (names == season_.seats[i].name) return seating_.seat(i).name;
        return names;
    };
    const bool together = door_.seasons()->wins_together();
    if (!together) {
        add_award(tr("The Laurel of Most Wins"),
                  tr("Water twice a week. Do not let it near goats."), "board/laurel",
                  shown(most_of(people, [](const auto& profile) { return profile.wins; })));
    }
    add_award(tr("The Golden Splinter"), tr("For wrecking others. The base is part of a rival."),
              "ui/mark-wreck",
              shown(most_of(people, [](const auto& profile) { return profile.wrecks_caused; })));
    add_award(tr("The Wheelwright's Friend"),
              tr("For being wrecked the most. There is a discount after the third."),
              "ui/mark-control",
              shown(most_of(people, [](const auto& profile) { return profile.wrecks_suffered; })));
    add_award(tr("The Loaded Die"), tr("For luck. Nobody is saying anything."), "dice/die",
              shown(most_of(people, [](const auto& profile) {
                  return profile.luck && *profile.luck > 0.5 ? *profile.luck : 0.0;
              })));
    if (table_.size() > 2 && !together) {
        add_award(tr("The Wooden Spoon"), tr("For holding up the bottom of the table. It stirs."),
                  "ui/seal", seating_.seat(table_.back().seat).name);
    }
}

void SeasonScene::show_trophies(const Kit& kit) {
    const float s = kit.scale();
    show_text(kit.fonts().heading, tr("Trophies"));
    for (const Award& award : awards_) {
        const float side = 40.0F * s;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const stage::Sprite sprite = kit.sprites.get(award.icon, static_cast<int>(side));
        const float wide = sprite && sprite.size.height > 0
                               ? side * static_cast<float>(sprite.size.width) /
                                     static_cast<float>(sprite.size.height)
                               : side;
        const bool is_white = award.icon.starts_with("ui/mark");
        draw_sprite(kit, *ImGui::GetWindowDrawList(), award.icon,
                    {at.x + std::max(0.0F, (side - wide) / 2.0F), at.y}, {wide, side},
                    is_white ? packed(theme::brick) : IM_COL32_WHITE);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + side + 24.0F * s);
        ImGui::BeginGroup();
        show_text(kit.fonts().label, say("{0}: {1}", {award.trophy, award.winners}));
        show_muted(kit.fonts().small, award.joke);
        ImGui::EndGroup();
    }
}

// --- Under the table ---------------------------------------------------------------------------

// Those behind the seats of the season are the house's.
std::string SeasonScene::winners_of(const play::RaceFacts& race) const {
    std::string winners;
    for (std::size_t seat = 0; seat < race.seats.size(); ++seat) {
        if (race.seats[seat].place != 1) continue;
        const bool is_of_season = seat < season_.seats.size();
        winners += (winners.empty() ? "" : ", ") +
                   (is_of_season ? seating_.seat(seat).name : tr("the house"));
    }
    return winners;
}

void SeasonScene::show_calendar(const Kit& kit) {
    const float s = kit.scale();
    const bool is_large = is_roomy(kit, results_);
    ImFont* const titles = is_large ? kit.fonts().numbers : kit.fonts().label;
    ImFont* const names = is_large ? kit.fonts().label : kit.fonts().small;
    show_text(is_large ? kit.fonts().title : kit.fonts().heading, tr("The races"));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing,
                        {ImGui::GetStyle().ItemSpacing.x, (is_large ? 16.0F : 2.0F) * s});
    for (std::size_t i = 0; i < season_.races.size(); ++i) {
        const play::SeasonRace& race = season_.races[i];
        const bool is_raced = i < races_.size();
        ImGui::PushID(static_cast<int>(i));
        const float top = ImGui::GetCursorPosY();
        const std::string line = say("{0}. {1}", {static_cast<int>(i) + 1, event_title(race)});
        if (is_raced || i == races_.size()) {
            show_text(titles, line);
        } else {
            show_muted(titles, line);
        }
        if (is_raced) {
            const std::string winners = winners_of(races_[i]);
            const float side = (is_large ? 38.0F : 30.0F) * s;
            const float wide = key_button_width(kit, {.label = tr_in("button", "Watch")});
            const float room = ImGui::GetContentRegionMax().x;
            const float named = text_width(names, winners);
            ImGui::SameLine(std::max(0.0F, room - wide - named - 24.0F * s));
            ImGui::SetCursorPosY(top + (side - names->FontSize) / 2.0F);
            show_muted(names, winners);
            ImGui::SameLine(room - wide);
            ImGui::SetCursorPosY(top);
            if (key_button(kit, {.label = tr_in("button", "Watch"),
                                 .role = ButtonRole::paper,
                                 .size = {wide, side},
                                 .id = "watch"})) {
                trouble_ = door_.watch_file(play::record_of(file_, race), season_.name);
                results_.save_trouble = trouble_;
            }
        }
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

// The offers stand side by side as far as there is room. The first is what Enter goes on with, as
// the next race waits for it.
void SeasonScene::show_upgrades(const Kit& kit, std::size_t seat) {
    const std::string& name = seating_.seat(seat).name;
    show_text(kit.fonts().body_italic,
              say("{0} is last, and may have something for the rest of the season.", {name}));
    std::vector<SeasonUpgrade> offers = door_.seasons()->upgrades_for(season_, seat);
    offers.push_back({"", tr("Nothing, out of pride")});
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float room = ImGui::GetContentRegionAvail().x;
    const float tall = std::ceil(36.0F * kit.scale());
    float used = 0.0F;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const auto key =
            static_cast<stage::Key>(static_cast<int>(stage::Key::digit_1) + static_cast<int>(i));
        KeyButton button{.label = offers[i].label,
                         .key = key,
                         .role = i == 0 ? ButtonRole::decide : ButtonRole::paper};
        const float wide = key_button_width(kit, button);
        if (used > 0.0F && used + gap + wide <= room) ImGui::SameLine();
        used = used > 0.0F && used + gap + wide <= room ? used + gap + wide : wide;
        button.size = {wide, tall};
        if (key_button(kit, button)) chosen_ = offers[i].key;
    }
    ImGui::Separator();
}

void SeasonScene::show_more(const Kit& kit) {
    ImGui::Dummy({0.0F, 4.0F * kit.scale()});
    if (const auto seat = chooser()) show_upgrades(kit, *seat);
    if (!awards_.empty()) show_trophies(kit);
    show_calendar(kit);
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
