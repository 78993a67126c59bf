#include "app/client/race_menu.h"

#include <cmath>
#include <cstring>

#include "app/client/options_panel.h"
#include "app/client/race_library.h"
#include "frothy/view/screen_kit.h"

namespace app {

using namespace frothy::screens;
using stage::theme::ButtonRole;

void RaceMenu::open(const Game& game) {
    is_open_ = true;
    page_ = Page::menu;
    news_.clear();
    name_.fill('\0');
    std::strncpy(name_.data(), usual_name(game).c_str(), name_.size() - 1);
}

MenuWish RaceMenu::show_menu(const frothy::PanelKit& kit, const Game& game) {
    MenuWish wish = MenuWish::none;
    const ImVec2 wide = {ImGui::GetContentRegionAvail().x, std::ceil(46.0F * kit.scale())};
    const auto entry = [&](std::string_view label, stage::Key key, std::string_view icon,
                           ButtonRole role = ButtonRole::plain) {
        return key_button(kit,
                          {.label = label, .key = key, .role = role, .size = wide, .icon = icon});
    };
    if (entry("Race on", stage::Key::escape, "ui/arrow-right", ButtonRole::decide))
        is_open_ = false;
    if (entry("Save the race", stage::Key::s, "ui/seal")) page_ = Page::save;
    if (entry("Look back", stage::Key::b, "ui/replay")) {
        wish = MenuWish::look_back;
        is_open_ = false;
    }
    if (entry("Who drives", stage::Key::d, "ui/human")) page_ = Page::seats;
    if (entry("Options", stage::Key::o, "ui/menu")) page_ = Page::options;
    if (entry("Rules", stage::Key::r, "ui/book")) wish = MenuWish::rules;
    if (game.is_over() && entry("The podium", stage::Key::p, "ui/crown")) {
        wish = MenuWish::results;
        is_open_ = false;
    }
    if (entry("Leave to the title", stage::Key::l, "ui/cross")) {
        wish = MenuWish::leave;
        is_open_ = false;
    }
    show_muted(kit.frame.fonts().body_italic,
               "Every answer is kept as it is given: a race that is left is offered again.");
    return wish;
}

MenuWish RaceMenu::show_save(const frothy::PanelKit& kit) {
    MenuWish wish = MenuWish::none;
    show_text(kit.frame.fonts().body, "A record of the race so far, under this name:");
    ImGui::PushFont(kit.frame.fonts().label);
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::InputText("##name", name_.data(), name_.size());
    ImGui::PopFont();
    if (!news_.empty()) show_muted(kit.frame.fonts().body_italic, news_);
    if (key_button(kit, {.label = "Save",
                         .key = stage::Key::s,
                         .role = ButtonRole::decide,
                         .is_enabled = name_[0] != '\0'})) {
        wish = MenuWish::save;
    }
    ImGui::SameLine();
    if (key_button(kit, {.label = "Back", .key = stage::Key::escape})) page_ = Page::menu;
    return wish;
}

MenuWish RaceMenu::show_seats(const frothy::PanelKit& kit, Game& game) {
    MenuWish wish = MenuWish::none;
    const float s = kit.scale();
    const frothy::Seating seating = game.seating();
    const float side = std::ceil(42.0F * s);
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        ImGui::PushID(seat);
        const bool is_person = is_human(game.seats()[seat]);
        const bool is_running = game.now()[seat].is_running();
        const float top = ImGui::GetCursorPosY();
        show_emblem(kit, seating.livery(seat), side);
        ImGui::SameLine();
        ImGui::PushFont(kit.frame.fonts().label);
        ImGui::SetCursorPosY(top + (side - ImGui::GetTextLineHeight()) / 2.0F);
        ImGui::TextUnformatted(seating.seat(seat).name.c_str());
        ImGui::PopFont();
        const auto number_key =
            static_cast<stage::Key>(static_cast<int>(stage::Key::digit_1) + seat);
        const float kind = 160.0F * s;
        const float retire = 150.0F * s;
        const float gap = ImGui::GetStyle().ItemSpacing.x;
        ImGui::SameLine();
        ImGui::SetCursorPosX(std::max(
            ImGui::GetCursorPosX(), ImGui::GetCursorStartPos().x + ImGui::GetContentRegionMax().x -
                                        ImGui::GetStyle().WindowPadding.x - kind - retire - gap));
        ImGui::SetCursorPosY(top);
        if (key_button(kit, {.label = is_person ? "Person" : "Driver",
                             .key = number_key,
                             .role = is_person ? ButtonRole::paper : ButtonRole::plain,
                             .size = {kind, side},
                             .icon = is_person ? "ui/human" : "ui/computer"})) {
            game.set_driver(seat, is_person ? "steady" : human);
            wish = MenuWish::seats_changed;
        }
        ImGui::SameLine();
        ImGui::SetCursorPosY(top);
        const bool gives_up = game.wants_to_retire(seat);
        if (key_button(kit, {.label = gives_up ? "Race on" : "Give up",
                             .role = gives_up ? ButtonRole::danger : ButtonRole::plain,
                             .size = {retire, side},
                             .is_enabled = is_person && is_running && !game.is_over()})) {
            if (gives_up) {
                game.race_on(seat);
            } else {
                game.retire(seat);
            }
        }
        ImGui::PopID();
    }
    show_muted(kit.frame.fonts().body_italic,
               "Whoever gives up leaves the track at the start of the next round.");
    if (key_button(kit, {.label = "Back", .key = stage::Key::escape, .role = ButtonRole::decide})) {
        page_ = Page::menu;
    }
    return wish;
}

MenuWish RaceMenu::show(const frothy::PanelKit& kit, stage::PixelSize canvas, Game& game,
                        Settings& settings) {
    if (!is_open_) return MenuWish::none;
    const float width = (page_ == Page::seats ? 620.0F : 460.0F) * kit.scale();
    const ScreenOverlay overlay("race menu", canvas, width);
    const char* titles[] = {"The race rests", "Save the race", "Who drives", "Options"};
    show_text(kit.frame.fonts().heading, titles[static_cast<std::size_t>(page_)]);
    switch (page_) {
    case Page::menu: return show_menu(kit, game);
    case Page::save: return show_save(kit);
    case Page::seats: return show_seats(kit, game);
    case Page::options: break;
    }
    const bool is_changed = show_options(kit, settings);
    if (key_button(kit, {.label = "Back", .key = stage::Key::escape, .role = ButtonRole::decide})) {
        page_ = Page::menu;
    }
    return is_changed ? MenuWish::settings_changed : MenuWish::none;
}

}  // namespace app
