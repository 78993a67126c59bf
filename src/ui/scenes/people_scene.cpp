#include "ui/scenes/people_scene.h"

#include <algorithm>
#include <cmath>

#include "play/followed_file.h"
#include "play/season/season_files.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/titled_page.h"

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
    find_latest();
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
        draw_face(kit, *profile, at, side);
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
    const stage::PixelSize size = canvas.size();
    ground_.draw(canvas, kit.scale());
    const bool is_asking = asks_to_forget_;
    if (is_asking) ImGui::BeginDisabled();
    show_panel(kit);
    if (is_asking) ImGui::EndDisabled();
    if (is_asking && !program_.is_covered()) show_dialog(kit, size);
}

void PeopleScene::show_panel(const Kit& kit) {
    const CoveredScope covered(program_.is_covered());
    const TitledPage page(kit, program_.screen().canvas(), "people screen", tr("People"));
    const float gap = page.gap();
    const float tall = std::max(1.0F, page.foot().y - page.head() - roll_key_room * kit.scale());
    const float list = std::floor((page.all().width - 3.0F * gap) * 0.34F);
    show_list(kit, {gap, page.head(), list, tall});
    show_details(kit, {2.0F * gap + list, page.head(), page.all().width - 3.0F * gap - list, tall});
    show_foot(kit, page.foot());
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
