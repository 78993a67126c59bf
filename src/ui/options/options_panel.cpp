#include "ui/options/options_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "words/words.h"

namespace ui {

namespace {

constexpr std::array<float, 12> scales = {0.75F, 0.85F, 1.0F, 1.15F, 1.25F, 1.4F,
                                          1.5F,  1.75F, 2.0F, 2.25F, 2.5F,  3.0F};
constexpr float least_with_heading = 400.0F;  // of the canvas, at a scale of 1
constexpr std::array<float, 8> board_zooms = {
    zoom_as_needed, zoom_near_action, 1.0F, 1.25F, 1.5F, 2.0F, 2.5F, 3.0F};

float stepped(std::span<const float> steps, float now, int by) {
    std::size_t nearest = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (std::abs(steps[i] - now) < std::abs(steps[nearest] - now)) nearest = i;
    const int wanted =
        std::clamp(static_cast<int>(nearest) + by, 0, static_cast<int>(steps.size()) - 1);
    return steps[static_cast<std::size_t>(wanted)];
}

std::string percent(float share) {
    return say("{0} %", {static_cast<int>(std::lround(share * 100.0F))});
}

// Steps through the values of an enumeration, round and round.
template <typename Value>
bool choice_row(const Kit& kit, const char* label, Value& value,
                std::span<const char* const> names) {
    const auto count = static_cast<int>(names.size());
    const int by = option_row(kit, label, tr(names[static_cast<std::size_t>(value)]));
    if (by == 0) return false;
    value = static_cast<Value>((static_cast<int>(value) + by + count) % count);
    return true;
}

bool switch_row(const Kit& kit, const char* label, bool& is_on) {
    if (option_row(kit, label, is_on ? tr("on") : tr("off")) == 0) return false;
    is_on = !is_on;
    return true;
}

bool show_display(const Kit& kit, Settings& settings) {
    bool is_changed = false;
    if (const int by = option_row(kit, mark("Interface size"), percent(scale_of(settings)));
        by != 0) {
        settings.scale = stepped_scale(scale_of(settings), by);
        is_changed = true;
    }
    if (kit.scale() < scale_of(settings) - 0.01F) {
        show_muted(kit.fonts().small, say("This window has room for {0}.", {percent(kit.scale())}));
    }
    float& zoom = settings.comfort.board_zoom;
    const std::string board = zoom == zoom_as_needed     ? std::string(tr("whole, if large enough"))
                              : zoom == zoom_near_action ? tr("near the action")
                              : zoom == 1.0F             ? tr("whole board")
                                                         : percent(zoom);
    if (const int by = option_row(kit, mark("Board zoom at the start"), board); by != 0) {
        zoom = stepped(board_zooms, zoom, by);
        is_changed = true;
    }
    if (option_row(kit, mark("Window or full screen"),
                   settings.is_fullscreen ? tr("Full screen") : tr("Window")) != 0) {
        settings.is_fullscreen = !settings.is_fullscreen;
        is_changed = true;
    }
    const KeyBindings& keys = settings.keys;
    show_muted(
        kit.fonts().small,
        say("{0} and {1} change the size, {2} fills the screen. The wheel or the triggers of a "
            "pad zoom the board.",
            {keys.words("larger"), keys.words("smaller"), keys.words("full-screen")}));
    return is_changed;
}

// The liveries and the three cards as they look now.
void show_sample(const Kit& kit, Palette palette) {
    const float s = kit.scale();
    const float side = std::ceil(44.0F * s);
    for (std::size_t i = 0; i < ui::liveries.size(); ++i) {
        if (i > 0) ImGui::SameLine();
        show_emblem(kit, ui::livery_in(palette, i), side);
    }
    const float cards = 64.0F * s;
    const float needed = 3.0F * (cards * 0.72F + ImGui::GetStyle().ItemSpacing.x);
    ImGui::SameLine();
    if (ImGui::GetContentRegionAvail().x < needed) ImGui::NewLine();
    for (const char* name : {"cards/whip", "cards/reins", "cards/dual"}) {
        show_sprite(kit, name, cards, {1.0F, 1.0F, 1.0F, 1.0F});
        ImGui::SameLine();
    }
    ImGui::NewLine();
}

bool show_colours(const Kit& kit, Settings& settings) {
    constexpr const char* contrasts[] = {mark("usual"), mark("high")};
    constexpr const char* palettes[] = {mark("usual colours"), mark("for deuteranopia"),
                                        mark("for protanopia"), mark("for tritanopia")};
    bool is_changed = choice_row(kit, mark("Contrast"), settings.comfort.contrast, contrasts);
    is_changed = choice_row(kit, mark("Colours"), settings.comfort.palette, palettes) || is_changed;
    show_sample(kit, settings.comfort.palette);
    show_muted(
        kit.fonts().small,
        tr("Every livery has its emblem and its number too, every card its word and picture."));
    return is_changed;
}

}  // namespace

int option_row(const Kit& kit, const char* message, const std::string& value) {
    const char* label = tr(message);
    const float s = kit.scale();
    const float room = ImGui::GetContentRegionAvail().x;
    ImFont* font = kit.fonts().label;
    const float words = ui::text_width(font, label);
    const float wide = std::min(room, 290.0F * s);
    const bool is_one_line = words + wide + 12.0F * s <= room;
    ImGui::PushFont(font);
    const float top = ImGui::GetCursorPosY();
    const float left = ImGui::GetCursorPosX();
    if (is_one_line) ImGui::SetCursorPosY(top + (36.0F * s - ImGui::GetTextLineHeight()) / 2.0F);
    ImGui::TextUnformatted(label);
    ImGui::PopFont();
    if (is_one_line) {
        ImGui::SameLine();
        ImGui::SetCursorPos({left + room - wide, top});
    }
    return stepper(kit, message, value, wide);
}

float stepped_scale(float scale, int by) { return stepped(scales, scale, by); }

// First what the system asks for, then every language there is.
bool OptionsPanel::show_language(const Kit& kit, Settings& settings) const {
    if (languages_.size() < 2) return false;
    const auto count = static_cast<int>(languages_.size()) + 1;
    int now = 0;
    for (int i = 1; i < count; ++i)
        if (languages_[static_cast<std::size_t>(i - 1)].code == settings.language) now = i;
    const auto name_of = [&](int i) {
        return i == 0 ? std::string(tr("as in the system"))
                      : languages_[static_cast<std::size_t>(i - 1)].own_name;
    };
    const int by = option_row(kit, mark("Language"), name_of(now));
    if (by == 0) return false;
    now = (now + by + count) % count;
    settings.language = now == 0 ? "" : languages_[static_cast<std::size_t>(now - 1)].code;
    return true;
}

bool OptionsPanel::show_play(const Kit& kit, Settings& settings) {
    constexpr const char* paces[] = {mark("normal"), mark("fast"), mark("instant")};
    constexpr const char* movements[] = {mark("full"), mark("reduced")};
    bool is_changed = choice_row(kit, mark("Speed of play"), settings.pace, paces);
    is_changed =
        choice_row(kit, mark("Motion"), settings.comfort.movement, movements) || is_changed;
    is_changed =
        switch_row(kit, mark("Commentator"), settings.comfort.has_commentator) || is_changed;
    is_changed =
        switch_row(kit, mark("Replays of wrecks"), settings.comfort.has_replays) || is_changed;
    if (option_row(kit, mark("Dice of people"),
                   settings.has_own_dice ? tr("real ones, on your table") : tr("on the screen")) !=
        0) {
        settings.has_own_dice = !settings.has_own_dice;
        is_changed = true;
    }
    const std::string lessons =
        settings.has_coach ? tr_in("lessons", "on") : tr_in("lessons", "off");
    if (option_row(kit, mark("Lessons in the race"), lessons) != 0) {
        settings.has_coach = !settings.has_coach;
        if (settings.has_coach) settings.taught.clear();
        is_changed = true;
    }
    show_muted(kit.fonts().small,
               tr("A click, Enter or A skips an animation. With reduced motion nothing slides, "
                  "spins or glides: it is in its new place at once."));
    return is_changed;
}

bool OptionsPanel::show_sound(const Kit& kit, Settings& settings) {
    const auto volume_row = [&](const char* label, int& volume, bool is_silent) {
        const std::string loud =
            is_silent || volume == 0 ? std::string(tr("off")) : say("{0} %", {volume});
        const int by = option_row(kit, label, loud);
        volume = std::clamp(volume + 10 * by, 0, 100);
        return by != 0;
    };
    bool is_changed = volume_row(mark("Sound"), settings.volume, settings.is_muted);
    if (is_changed) settings.is_muted = false;
    is_changed = volume_row(mark("Music"), settings.music_volume, false) || is_changed;
    is_changed = volume_row(mark("Crowd"), settings.crowd_volume, false) || is_changed;
    is_changed =
        volume_row(mark("Dice, hooves and crashes"), settings.effects_volume, false) || is_changed;
    show_muted(kit.fonts().small, tr("Sound is how loud all of it is together; Ctrl and M turn it "
                                     "off and on."));
    return is_changed;
}

void OptionsPanel::leave() {
    waiting_.reset();
    conflict_.reset();
}

void OptionsPanel::show_tabs(const Kit& kit) {
    using stage::Key;
    const float s = kit.scale();
    const std::array<Tab, 5> tabs = {Tab{tr("Display"), Key::f1},
                                     {tr("Colours"), Key::f2},
                                     {tr("Play"), Key::f3},
                                     {tr("Keys"), Key::f4},
                                     {tr("Sound"), Key::f5}};
    const auto now = static_cast<std::size_t>(page_);
    const std::size_t chosen =
        ui::show_tabs(kit, tabs, now, {.gap = 8.0F * s, .height = std::ceil(40.0F * s)});
    if (chosen != now) leave();
    page_ = static_cast<Page>(chosen);
    ImGui::Dummy({0.0F, 2.0F * s});
}

OptionsPanel::Reply OptionsPanel::show(const Kit& kit, const char* id, stage::PixelSize canvas,
                                       Settings& settings) {
    const float s = kit.scale();
    const float button = std::ceil(44.0F * s);
    ScreenOverlay overlay(id, canvas, {width * s, height * s}, button);
    const bool is_low = static_cast<float>(canvas.height) < least_with_heading * s;
    if (!is_low) show_text(kit.fonts().heading, tr("Options"));
    show_tabs(kit);
    Reply reply;
    // The tabs stay while a long page scrolls, each for itself.
    ImGui::PushID(static_cast<int>(page_));
    ImGui::BeginChild("page", {0.0F, 0.0F}, false, ImGuiWindowFlags_NavFlattened);
    reply.is_changed = show_page(kit, settings);
    roll_by_keys(kit);
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
    ImGui::PopID();
    overlay.begin_foot();
    reply.wants_back = key_button(kit, {.label = tr("Back"),
                                        .key = stage::Key::escape,
                                        .role = ButtonRole::decide,
                                        .size = {0.0F, button}});
    if (reply.wants_back) leave();
    return reply;
}

bool OptionsPanel::show_page(const Kit& kit, Settings& settings) {
    switch (page_) {
    case Page::display: {
        // First of all, for whoever cannot read the rest.
        const bool is_other = show_language(kit, settings);
        return show_display(kit, settings) || is_other;
    }
    case Page::colours: return show_colours(kit, settings);
    case Page::play: return show_play(kit, settings);
    case Page::sound: return show_sound(kit, settings);
    case Page::keys: break;
    }
    return show_keys(kit, settings);
}

}  // namespace ui
