#include "ui/scenes/season_setup_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <set>
#include <utility>

#include "play/record_files.h"
#include "play/season/season_files.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/scenes/season_scene.h"
#include "ui/screens/name_field.h"
#include "words/letters.h"

namespace ui {

namespace {

constexpr std::array names = {mark("The Olive League"), mark("The Dust and Laurel Cup"),
                              mark("The Long Summer"), mark("The Crooked Mile"),
                              mark("The Season of Loose Wheels")};

constexpr float races_width = 180.0F;

std::uint8_t free_livery(const std::vector<SeasonChoice>& seats) {
    std::uint8_t livery = 0;
    while (std::ranges::find(seats, livery, &SeasonChoice::livery) != seats.end())
        ++livery;
    return livery;
}

std::string_view livery_name(const SeatChoice& seat) { return liveries[seat.livery].name; }

}  // namespace

// The seats, with what each races.
class SeasonSetupScene::Table final : public SeatTable {
public:
    explicit Table(SeasonSetupScene& scene) : scene_(scene) {}

    std::size_t size() const override { return scene_.seats_.size(); }
    SeatChoice& seat(std::size_t index) override { return scene_.seats_[index]; }
    std::size_t least() const override { return scene_.seasons_.least_seats(); }
    std::size_t most() const override { return scene_.seasons_.most_seats(); }
    void swap(std::size_t one, std::size_t other) override {
        std::swap(scene_.seats_[one], scene_.seats_[other]);
    }
    void remove(std::size_t index) override {
        scene_.seats_.erase(scene_.seats_.begin() + static_cast<std::ptrdiff_t>(index));
    }
    void add() override {
        SeasonChoice seat;
        seat.livery = free_livery(scene_.seats_);
        seat.name = livery_name(seat);
        seat.is_human = false;
        if (!scene_.rides_.empty()) seat.ride = scene_.seats_.size() % scene_.rides_.size();
        scene_.seats_.push_back(std::move(seat));
    }
    SeatFillers fillers() const override { return {scene_.drivers_, {}, {}}; }
    bool has_pieces() const override { return !scene_.rides_.empty(); }
    bool show_piece(const Kit& kit, std::size_t index, float width, SeatRow look) override;
    void show_larger(const Kit&, std::size_t, float) override {}
    void show_order(const Kit&, bool) override {}

private:
    SeasonSetupScene& scene_;
};

bool SeasonSetupScene::Table::show_piece(const Kit& kit, std::size_t index, float width,
                                         SeatRow look) {
    const float s = kit.scale();
    SeasonChoice& seat = scene_.seats_[index];
    const SeasonRide& ride = scene_.rides_[seat.ride];
    const float side = std::ceil(44.0F * s);
    const float top = ImGui::GetCursorPosY();
    const bool has_picture = look != SeatRow::with_piece;
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {4.0F * s, 0.0F});
    if (has_picture) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::Dummy({side, side});
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_sprite(kit, list, ride.picture, at, {side, side}, IM_COL32_WHITE);
        if (!ride.dyed.empty()) {
            const Livery& livery = livery_in(kit.seating.palette, seat.livery);
            draw_sprite(kit, list, ride.dyed, at, {side, side},
                        packed(stage::Colour::hex(livery.colour)));
        }
        ImGui::SameLine();
    }
    ImGui::SetCursorPosY(top + (side - std::ceil(36.0F * s)) / 2.0F);
    const int by = stepper(kit, "ride", ride.label, has_picture ? width - side - 4.0F * s : width);
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    const auto count = static_cast<int>(scene_.rides_.size());
    seat.ride = static_cast<std::size_t>((static_cast<int>(seat.ride) + by + count) % count);
    return by != 0;
}

SeasonSetupScene::SeasonSetupScene(Program& program, GameDoor& door)
    : program_(program),
      door_(door),
      seasons_(*door.seasons()),
      cast_(play::shipped_cast(program.data_dirs().data)) {
    learn();
    for (const SeatChoice& seat : seasons_.season_seats()) {
        SeasonChoice& choice = seats_.emplace_back();
        static_cast<SeatChoice&>(choice) = seat;
        if (!rides_.empty()) choice.ride = (seats_.size() - 1) % rides_.size();
    }
    for (std::size_t i = 0; i < seasons_.season_races(); ++i)
        races_.push_back(i % events_.size());
    agreed_.assign(options_.size(), true);
    const std::uint64_t drawn = play::drawn_seed();
    if (!cast_.empty()) next_rival_ = drawn % cast_.size();
    const std::string name = tr(names.at(drawn / 16 % names.size()));
    name.copy(name_.data(), words::whole_letters(name, name_.size() - 1));
    seat_rivals();
}

void SeasonSetupScene::learn() {
    events_ = seasons_.season_events();
    rides_ = seasons_.season_rides();
    options_ = seasons_.season_options();
    drivers_ = seasons_.season_drivers();
}

// --- Rivals ------------------------------------------------------------------------------------

const play::Rival* SeasonSetupScene::free_rival() const {
    for (std::size_t i = 0; i < cast_.size(); ++i) {
        const play::Rival& rival = cast_[(next_rival_ + i) % cast_.size()];
        if (std::ranges::find(seats_, rival.name, &SeasonChoice::name) == seats_.end())
            return &rival;
    }
    return nullptr;
}

void SeasonSetupScene::give(SeatChoice& seat, const play::Rival& rival) const {
    seat.name = rival.name;
    seat.driver = rival.driver_in(door_.id());
}

// Whoever sits down takes the place of a rival, and where nobody sits there is one.
void SeasonSetupScene::seat_rivals() {
    for (SeasonChoice& seat : seats_) {
        const play::Rival* rival = play::rival_named(cast_, seat.name);
        if (seat.is_human && rival != nullptr) seat.name = livery_name(seat);
        const bool is_nameless = std::ranges::any_of(
            liveries, [&](const Livery& livery) { return seat.name == livery.name; });
        if (seat.is_human || !(is_nameless || seat.name.empty())) continue;
        if (const play::Rival* free = free_rival()) give(seat, *free);
    }
}

void SeasonSetupScene::show_rival(const Kit& kit, SeatChoice& seat) {
    const float s = kit.scale();
    const float side = 92.0F * s;
    const play::Rival* rival = play::rival_named(cast_, seat.name);
    const float top = ImGui::GetCursorPosY();
    const float left = ImGui::GetCursorPosX();
    const Livery& livery = livery_in(kit.seating.palette, seat.livery);
    if (rival != nullptr) {
        show_sprite(kit, rival->portrait, side, {1.0F, 1.0F, 1.0F, 1.0F});
    } else {
        show_emblem(kit, livery, side);
    }
    ImGui::SetCursorPos({left + side + 16.0F * s, top});
    ImGui::BeginGroup();
    const int by =
        stepper(kit, "rival", seat.name, std::min(320.0F * s, ImGui::GetContentRegionAvail().x));
    if (rival != nullptr) {
        show_text(kit.fonts().body, tr(rival->about.c_str()));
        const auto driver = std::ranges::find(drivers_, seat.driver, &SeatDriver::name);
        std::string about = tr(rival->temper.c_str());
        if (driver != drivers_.end() && drivers_.size() > 1)
            about = say("{0}; drives as: {1}", {about, driver->label});
        show_muted(kit.fonts().small, about);
    }
    ImGui::EndGroup();
    ImGui::SetCursorPos({left, std::max(ImGui::GetCursorPosY(), top + side + 10.0F * s)});
    ImGui::Dummy({1.0F, 1.0F});
    if (by == 0 || cast_.empty()) return;
    const auto count = static_cast<int>(cast_.size());
    int at = rival != nullptr ? static_cast<int>(rival - cast_.data()) : 0;
    for (int i = 0; i < count; ++i) {
        at = (at + by + count) % count;
        const play::Rival& other = cast_[static_cast<std::size_t>(at)];
        if (std::ranges::find(seats_, other.name, &SeasonChoice::name) != seats_.end()) continue;
        give(seat, other);
        return;
    }
}

void SeasonSetupScene::show_rivals(const Kit& kit) {
    int index = 0;
    for (SeasonChoice& seat : seats_) {
        ImGui::PushID(index++);
        if (!seat.is_human) show_rival(kit, seat);
        ImGui::PopID();
    }
    if (std::ranges::all_of(seats_, &SeasonChoice::is_human))
        show_muted(kit.fonts().body_italic, tr("A person sits at every seat."));
    roll_by_keys(kit);
}

// --- The other pages ---------------------------------------------------------------------------

void SeasonSetupScene::show_races(const Kit& kit) {
    show_text(kit.fonts().heading, tr("The races"));
    const auto count = static_cast<int>(events_.size());
    for (std::size_t i = 0; i < races_.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const int by = stepper(kit, "event",
                               say("{0}. {1}", {static_cast<int>(i) + 1, events_[races_[i]].title}),
                               ImGui::GetContentRegionAvail().x);
        races_[i] = static_cast<std::size_t>((static_cast<int>(races_[i]) + by + count) % count);
        // Beside what is told in two lines or three.
        const float tall = std::ceil(56.0F * kit.scale());
        const stage::PixelSize size{static_cast<int>(std::ceil(tall * 1.6F)),
                                    static_cast<int>(tall)};
        if (places_.show(kit, program_.screen().canvas(), seasons_, events_[races_[i]].key, size))
            ImGui::SameLine();
        ImGui::BeginGroup();
        show_race(kit, i);
        ImGui::EndGroup();
        ImGui::PopID();
    }
}

// What it is about, and how long it takes: in one line where both fit.
void SeasonSetupScene::show_race(const Kit& kit, std::size_t race) {
    const std::string& about = events_[races_[race]].about;
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float room = ImGui::GetContentRegionAvail().x;
    show_muted(fonts.small, about);
    const int minutes = minutes_of(race);
    if (minutes == 0) return;
    const std::string words = length_words(minutes);
    // A pixel more: with what is lost to rounding it would break.
    const float width = std::ceil(text_width(fonts.body_italic, words)) + 1.0F;
    const float between = ImGui::GetStyle().ItemSpacing.x;
    if (text_width(fonts.small, about) + between + width <= room)
        ImGui::SameLine(room - width);  // from where the group begins
    show_muted(fonts.body_italic, words);
}

void SeasonSetupScene::show_races_beside(const Kit& kit) {
    ImGui::BeginChild("races", {0.0F, 0.0F}, false, ImGuiWindowFlags_NavFlattened);
    show_races(kit);
    roll_by_keys();
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
}

void SeasonSetupScene::show_seats(const Kit& kit, bool is_wide) {
    Table table(*this);
    page_.show(kit, table, is_wide ? SeatsPage::Detail::beside : SeatsPage::Detail::out_of_sight);
}

void SeasonSetupScene::show_agreed(const Kit& kit) {
    show_text(kit.fonts().label, tr("What the season is called"));
    ImGui::PushFont(kit.fonts().label);
    ImGui::SetNextItemWidth(std::min(420.0F * kit.scale(), ImGui::GetContentRegionAvail().x));
    const auto written = name_;
    ImGui::InputText("##name", name_.data(), name_.size());
    if (is_left_by_escape()) name_ = written;
    ImGui::PopFont();
    for (std::size_t i = 0; i < options_.size(); ++i) {
        ImGui::Separator();
        ImGui::PushID(static_cast<int>(i));
        show_text(kit.fonts().label, options_[i].label);
        KeyButton yes{.label = tr("Yes")};
        yes.is_lit = agreed_[i];
        KeyButton no{.label = tr("No")};
        no.is_lit = !agreed_[i];
        if (key_button(kit, yes)) agreed_[i] = true;
        ImGui::SameLine();
        if (key_button(kit, no)) agreed_[i] = false;
        show_muted(kit.fonts().body, options_[i].about);
        ImGui::PopID();
    }
    // What is counted in their place is told with its option.
    if (seasons_.season_unit(agreed()).empty()) show_points(kit);
    roll_by_keys(kit);
}

void SeasonSetupScene::show_points(const Kit& kit) {
    ImGui::Separator();
    show_text(kit.fonts().label, tr("Points"));
    std::string points;
    for (const int each : play::usual_points)
        points += (points.empty() ? "" : ", ") + std::to_string(each);
    show_muted(kit.fonts().body, say("{0} by place; whoever is level on points goes by wins, then "
                                     "by second places.",
                                     {points}));
}

play::Season SeasonSetupScene::agreed() const {
    play::Season season;
    season.game = door_.id();
    season.name = name_[0] != '\0' ? std::string(name_.data()) : tr(names.front());
    season.points.assign(std::begin(play::usual_points), std::end(play::usual_points));
    for (std::size_t i = 0; i < options_.size(); ++i)
        if (agreed_[i]) season.options.push_back(options_[i].key);
    return season;
}

int SeasonSetupScene::minutes_of(std::size_t race) const {
    const auto people = std::ranges::count_if(seats_, &SeasonChoice::is_human);
    return seasons_.season_minutes(events_[races_[race]].key, seats_.size(),
                                   static_cast<std::size_t>(people));
}

// All races one after the other; empty where that is not known.
std::string SeasonSetupScene::length() const {
    int minutes = 0;
    for (std::size_t race = 0; race < races_.size(); ++race)
        minutes += minutes_of(race);
    return minutes > 0 ? length_words(minutes) : "";
}

float SeasonSetupScene::number_width(const Kit& kit) const {
    return races_width * kit.scale() + ImGui::GetStyle().ItemSpacing.x +
           text_width(kit.fonts().body_italic, length());
}

void SeasonSetupScene::show_number(const Kit& kit, float room) {
    const auto count = static_cast<int>(races_.size());
    const std::string words = say(by_count(count, "{0} race", "{0} races"), {count});
    const int by = stepper(kit, "races", words, races_width * kit.scale());
    const std::size_t wanted =
        std::clamp<std::size_t>(races_.size() + static_cast<std::size_t>(by),
                                play::least_season_races, play::most_season_races);
    while (races_.size() < wanted)
        races_.push_back(races_.size() % events_.size());
    races_.resize(wanted);
    if (number_width(kit) > room) return;
    ImGui::SameLine();
    const FontScope font(kit.fonts().body_italic);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(length().c_str());
}

void SeasonSetupScene::start() {
    for (const std::size_t race : races_) {
        const std::string trouble = seasons_.season_trouble(events_[race].key, seats_.size());
        if (trouble.empty()) continue;
        trouble_ = say("{0}: {1}", {events_[race].title, trouble});
        return;
    }
    play::Season season = agreed();
    for (const SeasonChoice& choice : seats_) {
        play::SeasonSeat& seat = season.seats.emplace_back();
        static_cast<play::Seat&>(seat) = seat_of(choice);
        if (!rides_.empty()) seat.ride = rides_[choice.ride].key;
    }
    std::uint64_t seed = seed_.value_or(play::drawn_seed());
    for (const std::size_t race : races_)
        season.races.push_back({events_[race].key, seed++, {}, {}});
    const auto file = play::free_season_file(program_.user_dirs(), season.name);
    trouble_ = play::save_season(file, season);
    if (!trouble_.empty()) return;
    program_.scenes().pop_to_first();
    program_.scenes().push(std::make_unique<SeasonScene>(program_, door_, file));
}

void SeasonSetupScene::show(const Kit& kit) {
    seat_rivals();
    SetupLook look;
    look.title = tr("A new season");
    look.trouble = trouble_;
    look.pages = {
        {tr_in("tab", "Races"), stage::Key::f1,
         [&](bool) {
             show_races(kit);
             roll_by_keys(kit);
         }},
        {tr_in("tab", "Seats"), stage::Key::f2, [&](bool is_wide) { show_seats(kit, is_wide); }},
        {tr_in("tab", "Rivals"), stage::Key::f3, [&](bool) { show_rivals(kit); }},
        {tr_in("tab", "Details"), stage::Key::f4, [&](bool) { show_agreed(kit); }}};
    look.show_side = [&] { show_races_beside(kit); };
    look.seed_page = 3;
    look.has_dice = door_.has_dice();
    look.start = tr("Start the season");
    look.middle_width = number_width(kit);
    look.show_middle = [&](float room) { show_number(kit, room); };
    SetupCommand command = SetupCommand::none;
    {
        const bool is_covered = program_.is_covered();
        const CoveredScope covered(is_covered);
        command = shell_.show(kit, program_.screen().canvas(), look, seed_);
        if (is_covered) return;
    }
    if (command == SetupCommand::back) program_.scenes().pop_to_first();
    if (command == SetupCommand::start) start();
}

}  // namespace ui
