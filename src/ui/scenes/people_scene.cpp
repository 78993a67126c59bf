#include "ui/scenes/people_scene.h"

#include <algorithm>
#include <cmath>

#include "play/followed_file.h"
#include "play/luck.h"
#include "play/odds_words.h"
#include "play/season/season_files.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace ui {

PeopleScene::PeopleScene(Program& program, GameDoor& door)
    : program_(program),
      door_(door),
      cast_(play::shipped_cast(program.data_dirs().data)),
      teller_(door.teller()),
      gatherer_(program.user_dirs(), std::string(door.id()), teller_) {
    if (gatherer_.is_done()) reckon();
}

void PeopleScene::gather() {
    gatherer_ = play::RaceGatherer(program_.user_dirs(), std::string(door_.id()), teller_);
    people_ = {};
    if (gatherer_.is_done()) reckon();
}

void PeopleScene::reckon() {
    const auto champions = play::season_champions(program_.user_dirs(), door_.id(), teller_);
    people_ = play::people_of(gatherer_.races(), champions);
    chosen_ = std::min(chosen_, people_.profiles.size());
}

const play::Profile* PeopleScene::chosen() const {
    return chosen_ == hall || chosen_ > people_.profiles.size() ? nullptr
                                                                : &people_.profiles[chosen_ - 1];
}

std::string PeopleScene::shown_name(const play::Profile& profile) const {
    play::Seat seat;
    seat.name = profile.name;
    seat.livery = profile.livery;
    return name_of(seat);
}

// --- The list ----------------------------------------------------------------------------------

bool PeopleScene::show_row(const Kit& kit, const play::Profile* profile, bool is_chosen) {
    const float s = kit.scale();
    const float side = 48.0F * s;
    const float pad = 6.0F * s;
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    bool used = false;
    {
        const theme::ButtonStyle style(ButtonRole::paper);
        if (!is_chosen) {
            ImGui::PushStyleColor(ImGuiCol_Button,
                                  packed(stage::mix(theme::parchment, theme::mud, 0.35F)));
        }
        used = ImGui::Button("##who", {ImGui::GetContentRegionAvail().x, side + 2.0F * pad});
        if (!is_chosen) ImGui::PopStyleColor();
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_chosen) {
        outline_rect(list, stage::grown(item_rect(), 1.0F), packed(theme::terracotta),
                     theme::button_radius * s, 3.0F * s);
    }
    const ImVec2 at{corner.x + pad, corner.y + pad};
    const float left = at.x + side + 12.0F * s;
    std::string title = tr("Hall of fame");
    std::string about = say(by_count(people_.races, "{0} race", "{0} races"), {people_.races});
    if (profile == nullptr) {
        draw_sprite(kit, list, "board/laurel", at, {side, side}, IM_COL32_WHITE);
    } else {
        const play::Rival* rival =
            profile->is_person ? nullptr : play::rival_named(cast_, profile->name);
        if (rival != nullptr) {
            draw_sprite(kit, list, rival->portrait, at, {side, side}, IM_COL32_WHITE);
        } else {
            draw_emblem(kit, list, livery_in(kit.seating.palette, profile->livery), at, side);
        }
        title = shown_name(*profile);
        const std::string races =
            say(by_count(profile->races, "{0} race", "{0} races"), {profile->races});
        const std::string wins =
            say(by_count(profile->wins, "{0} win", "{0} wins"), {profile->wins});
        about = say("{0}, {1}", {races, wins});
        if (!profile->is_person) about = say("Computer; {0}", {about});
    }
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float room = item_rect().right() - left - pad;
    draw_text_sized(list, fonts.heading, size_to_fit(fonts.heading, title, room), {left, at.y},
                    packed(theme::ink), title);
    draw_text_sized(list, fonts.small, size_to_fit(fonts.small, about, room),
                    {left, at.y + side - fonts.small->FontSize}, packed(theme::umber), about);
    return used;
}

void PeopleScene::show_list(const Kit& kit, stage::Rect where) {
    const ScreenPart part("people", where);
    for (std::size_t i = 0; i <= people_.profiles.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const play::Profile* profile = i == hall ? nullptr : &people_.profiles[i - 1];
        if (show_row(kit, profile, i == chosen_)) chosen_ = i;
        if (i == hall) ImGui::SetItemDefaultFocus();
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) chosen_ = i;
        ImGui::PopID();
    }
    theme::fade_scrolled_edges(theme::deep_umber);
}

// --- What is told ------------------------------------------------------------------------------

namespace {

// A number over its words.
void show_figure(const Kit& kit, const std::string& figure, const char* words, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float tall = fonts.heading->FontSize + fonts.small->FontSize + 16.0F * kit.scale();
    fill_rect(list, {at.x, at.y, width, tall}, packed(theme::ink, 0.25F), 4.0F * kit.scale());
    draw_text_centred(list, fonts.heading,
                      {at.x + width / 2.0F, at.y + fonts.heading->FontSize * 0.6F},
                      packed(theme::parchment), figure);
    draw_text_fitted(list, fonts.small,
                     {at.x + width / 2.0F, at.y + tall - fonts.small->FontSize * 0.8F},
                     packed(theme::sand), words, width - 8.0F * kit.scale());
    ImGui::Dummy({width, tall});
}

struct Figure {
    std::string number;
    const char* words;
};

void show_figures(const Kit& kit, const std::vector<Figure>& figures) {
    const float gap = 8.0F * kit.scale();
    const float room = ImGui::GetContentRegionAvail().x;
    const auto across = std::max(1, static_cast<int>((room + gap) / (104.0F * kit.scale() + gap)));
    const float width =
        std::floor((room - gap * static_cast<float>(across - 1)) / static_cast<float>(across));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (i % static_cast<std::size_t>(across) != 0) ImGui::SameLine(0.0F, gap);
        show_figure(kit, figures[i].number, figures[i].words, width);
    }
}

}  // namespace

void PeopleScene::show_head(const Kit& kit, const play::Profile& profile) const {
    const float s = kit.scale();
    const float side = 110.0F * s;
    const float top = ImGui::GetCursorPosY();
    const float left = ImGui::GetCursorPosX();
    const play::Rival* rival = profile.is_person ? nullptr : play::rival_named(cast_, profile.name);
    if (rival != nullptr) {
        show_sprite(kit, rival->portrait, side, {1.0F, 1.0F, 1.0F, 1.0F});
    } else {
        show_emblem(kit, livery_in(kit.seating.palette, profile.livery), side);
    }
    ImGui::SetCursorPos({left + side + 16.0F * s, top});
    ImGui::BeginGroup();
    show_text(kit.fonts().title, shown_name(profile));
    if (rival != nullptr) {
        show_text(kit.fonts().body_italic, tr(rival->about.c_str()));
        show_muted(kit.fonts().small, tr(rival->temper.c_str()));
    } else if (!profile.is_person) {
        show_muted(kit.fonts().small, tr("Driven by the computer"));
    }
    const auto earned = std::ranges::count_if(
        teller_.feats, [&](const play::Feat& feat) { return profile.has(feat); });
    if (profile.is_person && !teller_.feats.empty()) {
        show_muted(kit.fonts().small,
                   say("{0} of {1} achievements",
                       {static_cast<int>(earned), static_cast<int>(teller_.feats.size())}));
    }
    ImGui::EndGroup();
    ImGui::SetCursorPos({left, std::max(ImGui::GetCursorPosY(), top + side + 8.0F * s)});
    ImGui::Dummy({1.0F, 1.0F});
}

void PeopleScene::show_rivals(const Kit& kit, const play::Profile& profile) const {
    if (profile.rivals.empty()) return;
    show_text(kit.fonts().heading, tr_in("people", "Rivals"));
    constexpr std::size_t most = 6;
    for (std::size_t i = 0; i < std::min(most, profile.rivals.size()); ++i) {
        const play::Rivalry& rival = profile.rivals[i];
        std::string line =
            say("{0}: ahead {1}, behind {2}", {rival.name, rival.ahead, rival.behind});
        if (rival.wrecked > 0 || rival.wrecked_by > 0) {
            line = say("{0}; wrecked them {1}, wrecked by them {2}",
                       {line, rival.wrecked, rival.wrecked_by});
        }
        show_text(kit.fonts().body, line);
    }
}

void PeopleScene::show_rides(const Kit& kit, const play::Profile& profile) const {
    if (!profile.rides.empty()) show_text(kit.fonts().heading, tr_in("people", "Vehicles"));
    for (const play::RideTally& ride : profile.rides) {
        show_text(kit.fonts().body,
                  say("{0}: {1} raced, {2} won", {tr(ride.ride.c_str()), ride.races, ride.wins}));
    }
    if (!profile.bests.empty()) show_text(kit.fonts().heading, tr("Best races"));
    for (const play::BestRace& best : profile.bests)
        show_best(kit, best, false);
}

void PeopleScene::show_best(const Kit& kit, const play::BestRace& best, bool has_name) const {
    std::string race = tr(best.course.c_str());
    if (!best.kind.empty()) race = say("{0}, {1}", {race, best.kind});
    if (best.laps > 0) {
        race =
            say("{0}, {1}", {race, say(by_count(best.laps, "{0} lap", "{0} laps"), {best.laps})});
    }
    std::string line =
        say(by_count(best.rounds, "{0}: home in {1} round", "{0}: home in {1} rounds"),
            {race, best.rounds});
    show_text(kit.fonts().body, line);
    std::string who = has_name ? best.name : std::string();
    if (!best.ride.empty()) {
        const std::string ride = tr(best.ride.c_str());
        who = who.empty() ? ride : say("{0}, {1}", {who, ride});
    }
    if (!who.empty()) show_muted(kit.fonts().small, who);
}

// A card each: earned ones with their joke, the others by their title.
void PeopleScene::show_feats(const Kit& kit, const play::Profile& profile) const {
    if (teller_.feats.empty() || !profile.is_person) return;
    const float s = kit.scale();
    const float gap = 8.0F * s;
    show_text(kit.fonts().heading, tr("Achievements"));
    const float room = ImGui::GetContentRegionAvail().x;
    const auto across = std::max(1, static_cast<int>((room + gap) / (250.0F * s + gap)));
    const float width =
        std::floor((room - gap * static_cast<float>(across - 1)) / static_cast<float>(across));
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float pad = 8.0F * s;
    const float icon = 30.0F * s;
    const float wrap = width - 3.0F * pad - icon;
    const auto joke_of = [&](const play::Feat& feat) -> std::string {
        if (profile.has(feat)) return tr(feat.joke);
        const auto found = profile.feats.find(std::string(feat.key));
        const int done = found == profile.feats.end() ? 0 : found->second;
        return feat.needed > 1 ? say("{0} of {1}", {done, feat.needed}) : tr("Not yet");
    };
    float tall = icon;
    for (const play::Feat& feat : teller_.feats)
        tall = std::max(tall, text_height(fonts.label, tr(feat.title), wrap) +
                                  text_height(fonts.small, joke_of(feat), wrap));
    std::vector<const play::Feat*> sorted;
    for (const bool is_earned : {true, false})
        for (const play::Feat& feat : teller_.feats)
            if (profile.has(feat) == is_earned) sorted.push_back(&feat);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i % static_cast<std::size_t>(across) != 0) ImGui::SameLine(0.0F, gap);
        const play::Feat& feat = *sorted[i];
        const bool is_earned = profile.has(feat);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        fill_rect(list, {at.x, at.y, width, tall + 2.0F * pad},
                  is_earned ? packed(theme::parchment) : packed(theme::ink, 0.25F), 4.0F * s);
        draw_sprite(kit, list, "ui/crown", {at.x + pad, at.y + pad}, {icon, icon},
                    is_earned ? packed(theme::terracotta) : packed(theme::sand, 0.35F));
        const float left = at.x + 2.0F * pad + icon;
        draw_text(list, fonts.label, {left, at.y + pad},
                  is_earned ? packed(theme::ink) : packed(theme::sand, 0.8F), tr(feat.title), wrap);
        draw_text(
            list, fonts.small, {left, at.y + pad + text_height(fonts.label, tr(feat.title), wrap)},
            is_earned ? packed(theme::umber) : packed(theme::sand, 0.6F), joke_of(feat), wrap);
        ImGui::Dummy({width, tall + 2.0F * pad});
    }
}

void PeopleScene::show_profile(const Kit& kit, const play::Profile& profile) const {
    show_head(kit, profile);
    std::vector<Figure> figures = {
        {std::to_string(profile.races), tr_in("figure", "Races")},
        {std::to_string(profile.wins), tr_in("figure", "Wins")},
        {std::to_string(profile.podiums), tr_in("figure", "Podiums")},
        {std::to_string(profile.seasons_won), tr_in("figure", "Seasons won")},
        {std::to_string(profile.wrecks_caused), tr_in("figure", "Wrecked others")},
        {std::to_string(profile.wrecks_suffered), tr_in("figure", "Was wrecked")}};
    if (profile.luck) {
        figures.push_back({say("{0} %", {play::whole_percent(*profile.luck)}),
                           tr_in("figure", "Luck (50 is fair)")});
    }
    show_figures(kit, figures);
    ImGui::Dummy({1.0F, 4.0F * kit.scale()});
    show_feats(kit, profile);
    show_rivals(kit, profile);
    show_rides(kit, profile);
}

void PeopleScene::show_hall(const Kit& kit) const {
    show_text(kit.fonts().title, tr("Hall of fame"));
    if (people_.races == 0) {
        show_muted(kit.fonts().body_italic,
                   tr("Nobody has raced here to the end yet. The plinths have been dusted."));
        return;
    }
    const auto best = [&](const char* title, auto count) {
        int most = 0;
        std::string names;
        for (const play::Profile& profile : people_.profiles) {
            const int its = count(profile);
            if (its == 0 || its < most) continue;
            const std::string name = shown_name(profile);
            names = its > most || names.empty() ? name : names + ", " + name;
            most = its;
        }
        if (most == 0) return;
        show_text(kit.fonts().label, say("{0}: {1} ({2})", {title, names, most}));
    };
    best(tr("Most seasons won"), [](const auto& profile) { return profile.seasons_won; });
    best(tr("Most wins"), [](const auto& profile) { return profile.wins; });
    best(tr("Most podiums"), [](const auto& profile) { return profile.podiums; });
    best(tr("Most wrecks caused"), [](const auto& profile) { return profile.wrecks_caused; });
    best(tr("Most often wrecked"), [](const auto& profile) { return profile.wrecks_suffered; });
    best(tr("Most races"), [](const auto& profile) { return profile.races; });
    if (people_.records.empty()) return;
    ImGui::Separator();
    show_text(kit.fonts().heading, tr("Records by course"));
    for (const play::BestRace& record : people_.records)
        show_best(kit, record, true);
}

// --- The foot ----------------------------------------------------------------------------------

void PeopleScene::write_out() {
    const auto file = program_.user_dirs().data / ("people-" + std::string(door_.id()) + ".json");
    std::string trouble;
    try {
        play::make_folder(file.parent_path());
        trouble = play::replace_file(file.string(),
                                     play::write_people(people_, door_.id(), teller_.feats));
    } catch (const std::runtime_error& error) {
        trouble = error.what();
    }
    news_ = trouble.empty() ? say("Written: {0}", {file.string()}) : trouble;
}

void PeopleScene::forget() {
    const play::Profile* profile = chosen();
    if (profile == nullptr) return;
    const std::string name = profile->name;
    const auto stranger = [](std::uint8_t livery) {
        return std::string(liveries[std::min<std::size_t>(livery, liveries.size() - 1)].name);
    };
    const play::Forgotten done = play::forget_person(program_.user_dirs(), name, stranger);
    for (auto& [game, table] : program_.settings().tables)
        std::erase_if(table, [&](const auto& member) {
            return member.first.ends_with(".name") && member.second == name;
        });
    program_.settings_changed();
    news_ = done.troubles.empty()
                ? say("Forgotten in {0} records and {1} seasons.", {done.records, done.seasons})
                : done.troubles.front();
    chosen_ = hall;
    gather();
}

void PeopleScene::show_foot(const Kit& kit, stage::Rect where) {
    const ScreenPart part("foot", where);
    const play::Profile* profile = chosen();
    if (key_button(kit, {.label = tr("Back"), .key = stage::Key::escape}))
        program_.scenes().pop_to_first();
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Export as JSON"),
                         .key = stage::Key::e,
                         .is_enabled = gatherer_.is_done() && people_.races > 0})) {
        write_out();
    }
    ImGui::SameLine();
    if (key_button(
            kit, {.label = tr("Forget this person"),
                  .key = stage::Key::del,
                  .is_enabled = gatherer_.is_done() && profile != nullptr && profile->is_person})) {
        asks_to_forget_ = true;
    }
}

void PeopleScene::show_dialog(const Kit& kit, stage::PixelSize size) {
    const ScreenOverlay overlay("forget", size, 600.0F * kit.scale());
    const play::Profile* profile = chosen();
    const std::string name = profile != nullptr ? shown_name(*profile) : std::string();
    show_text(kit.fonts().heading, say("Forget {0}?", {name}));
    show_text(kit.fonts().body,
              tr("The name goes out of every record, autosave and season on this machine, of all "
                 "games; the seat is called by its colour instead. The races stay: they are the "
                 "others' races too, and what others have won against that seat stays won."));
    show_muted(kit.fonts().body_italic,
               tr("Notes that somebody pinned to a race and files that were exported stay as they "
                  "are. This cannot be undone."));
    if (key_button(kit,
                   {.label = tr("Keep"), .key = stage::Key::escape, .role = ButtonRole::decide}))
        asks_to_forget_ = false;
    ImGui::SetItemDefaultFocus();
    ImGui::SameLine();
    if (key_button(kit,
                   {.label = tr("Forget"), .key = stage::Key::f, .role = ButtonRole::danger})) {
        asks_to_forget_ = false;
        forget();
    }
}

void PeopleScene::show(const Kit& kit) {
    if (!gatherer_.is_done()) {
        gatherer_.read_next();
        if (gatherer_.is_done()) reckon();
    }
    stage::Canvas& canvas = program_.screen().canvas();
    const float s = kit.scale();
    const stage::PixelSize size = canvas.size();
    const stage::Rect all = stage::all_of(size);
    ground_.draw(canvas, s);
    const bool is_asking = asks_to_forget_;
    if (is_asking) ImGui::BeginDisabled();
    show_panel(kit, all);
    if (is_asking) ImGui::EndDisabled();
    if (is_asking && !program_.is_covered()) show_dialog(kit, size);
}

void PeopleScene::show_panel(const Kit& kit, stage::Rect all) {
    const float s = kit.scale();
    const CoveredScope covered(program_.is_covered());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    const ScreenPanel panel("people screen", all, PanelLook::bare);
    ImGui::PopStyleVar();
    const float gap = 12.0F * s;
    const float head = std::min(64.0F * s, all.height * 0.15F);
    const float foot = 76.0F * s;
    const stage::TextLook look{stage::Face::title, head * 0.62F, theme::parchment,
                               stage::Align::middle, 0.0F};
    program_.screen().canvas().text_centred({all.width / 2.0F, head * 0.5F}, tr("People"), look);
    const float tall = std::max(1.0F, all.height - head - foot - gap - roll_key_room * s);
    const float list = std::floor((all.width - 3.0F * gap) * 0.34F);
    show_list(kit, {gap, head, list, tall});
    show_details(kit, {2.0F * gap + list, head, all.width - 3.0F * gap - list, tall});
    show_foot(kit, {gap, all.height - foot - gap, all.width - 2.0F * gap, foot});
}

void PeopleScene::show_details(const Kit& kit, stage::Rect where) {
    const ScreenPart part("details", where);
    if (!gatherer_.is_done()) {
        show_muted(kit.fonts().body_italic,
                   say("Reading races: {0} of {1}",
                       {static_cast<int>(gatherer_.read()), static_cast<int>(gatherer_.files())}));
    }
    if (!news_.empty()) show_text(kit.fonts().label, news_);
    if (const play::Profile* profile = chosen()) {
        show_profile(kit, *profile);
    } else {
        show_hall(kit);
        for (const std::string& trouble : gatherer_.troubles())
            show_muted(kit.fonts().small, trouble);
    }
    roll_by_keys(kit);
}

}  // namespace ui
