#include "games/frothy/door/race_menu.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/edge_choices.h"
#include "games/frothy/door/core/last_person.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/screens/agreed_rules.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/seat_rows.h"
#include "words/letters.h"
#include "words/words.h"

namespace frothy {

using words::mark;
using words::say;
using words::tr;
using words::tr_in;
using namespace ui;
using stage::theme::ButtonRole;

namespace {

constexpr std::uint8_t most_pads = 4;

// Nobody without a pad is troubled with the question.
bool shows_pads(const ui::Kit& kit, const ui::Settings& settings) {
    return kit.frame.caps().device() == stage::Device::pad || settings.pad_seats != ui::PadSeats{};
}

bool pad_button(const ui::Kit& kit, ui::PadSeats& pads, std::size_t seat, ImVec2 size,
                bool is_person) {
    std::uint8_t& pad = pads.pads.at(seat);
    const std::string label = pad == 0 ? tr("Any pad") : say("Pad {0}", {pad});
    ImGui::PushID("pad");
    const bool used = key_button(
        kit, {.label = label, .size = size, .is_enabled = is_person || pad != 0, .id = "number"});
    ImGui::PopID();
    if (used) pad = static_cast<std::uint8_t>((pad + 1) % (most_pads + 1));
    return used;
}

bool may_choose_edges(const Game& game, kernel::PlayerId seat) {
    return is_human(game.seats()[seat]) && !edge_choices(game.now(), seat).empty();
}

bool has_edges(const Game& game) {
    if (game.is_over()) return false;
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        if (may_choose_edges(game, seat)) return true;
    }
    return false;
}

}  // namespace

void RaceMenu::open(const Game& game) {
    is_open_ = true;
    page_ = Page::menu;
    news_.clear();
    propose_name(game);
}

void RaceMenu::propose_name(const Game& game) {
    name_.fill('\0');
    const std::string usual = usual_name(game);
    usual.copy(name_.data(), words::whole_letters(usual, name_.size() - 1));
    proposed_ = name_.data();
}

void RaceMenu::words_changed(const Game& game) {
    news_.clear();
    if (name_.data() == proposed_) propose_name(game);
}

void RaceMenu::open_edges(const Game& game) {
    open(game);
    page_ = Page::edges;
}

void RaceMenu::open_ending(const Game& game) {
    open(game);
    page_ = Page::ending;
}

MenuWish RaceMenu::show_menu(const ui::Kit& kit, const Game& game) {
    MenuWish wish = MenuWish::none;
    const ImVec2 wide = {ImGui::GetContentRegionAvail().x, std::ceil(46.0F * kit.scale())};
    const auto entry = [&](std::string_view label, stage::Key key, std::string_view icon,
                           ButtonRole role = ButtonRole::plain) {
        return key_button(kit,
                          {.label = label, .key = key, .role = role, .size = wide, .icon = icon});
    };
    if (entry(tr("Race on"), stage::Key::escape, "ui/arrow-right", ButtonRole::decide))
        is_open_ = false;
    if (entry(tr("Save the race"), stage::Key::s, "ui/seal")) {
        page_ = Page::save;
        is_new_page_ = true;
    }
    if (entry(tr("Look back"), stage::Key::b, "ui/replay")) {
        wish = MenuWish::look_back;
        is_open_ = false;
    }
    if (entry(tr("Who drives"), stage::Key::d, "ui/human")) page_ = Page::seats;
    if (has_edges(game) && entry(tr("Hold back a trait"), stage::Key::e, "ui/tassel")) {
        page_ = Page::edges;
    }
    if (entry(tr("House rules"), stage::Key::h, "ui/check")) page_ = Page::agreed;
    if (entry(tr("Options"), stage::Key::o, "ui/menu")) page_ = Page::options;
    if (entry(tr("Rules"), stage::Key::r, "ui/book")) wish = MenuWish::rules;
    if (game.is_over() && entry(tr("The podium"), stage::Key::p, "ui/crown")) {
        wish = MenuWish::results;
        is_open_ = false;
    }
    if (const auto last = last_person(game)) {
        if (entry(last->others_race_on ? tr("End my race here") : tr("End the race here"),
                  stage::Key::g, "ui/mark-end"))
            page_ = Page::ending;
    }
    if (entry(tr("Leave to the title"), stage::Key::l, "ui/cross")) {
        wish = MenuWish::leave;
        is_open_ = false;
    }
    show_muted(kit.frame.fonts().body_italic,
               tr("The race is saved at every step: you can go on with it from the title."));
    return wish;
}

MenuWish RaceMenu::show_save(const ui::Kit& kit) {
    MenuWish wish = MenuWish::none;
    show_text(kit.frame.fonts().body, tr("A record of the race so far, under this name:"));
    ImGui::PushFont(kit.frame.fonts().label);
    ImGui::SetNextItemWidth(-1.0F);
    if (std::exchange(is_new_page_, false)) ImGui::SetKeyboardFocusHere();
    ImGui::PushID(proposed_.c_str());  // a field keeps what it shows as long as it is the same
    const bool is_entered =
        ImGui::InputText("##name", name_.data(), name_.size(),
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopID();
    ImGui::PopFont();
    if (!news_.empty()) show_muted(kit.frame.fonts().body_italic, news_);
    const bool has_name = name_[0] != '\0';
    const bool is_pressed = key_button(kit, {.label = tr("Save"),
                                             .key = stage::Key::enter,
                                             .role = ButtonRole::decide,
                                             .is_enabled = has_name});
    if ((is_pressed || is_entered) && has_name) wish = MenuWish::save;
    ImGui::SameLine();
    // Also while the name is being written.
    if (key_button(kit, {.label = tr("Back"), .key = stage::Key::escape}) ||
        ImGui::IsKeyPressed(static_cast<int>(stage::Key::escape), false)) {
        page_ = Page::menu;
    }
    return wish;
}

MenuWish RaceMenu::show_seats(const ui::Kit& kit, Game& game, ui::Settings& settings) {
    MenuWish wish = MenuWish::none;
    const float s = kit.scale();
    const bool has_pads = shows_pads(kit, settings);
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float pad = 130.0F * s;
    const float kind = 160.0F * s;
    const float retire = 150.0F * s;
    ui::SeatRows rows(kit, kind + gap + retire + (has_pads ? pad + gap : 0.0F));
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        ImGui::PushID(seat);
        const bool is_person = is_human(game.seats()[seat]);
        const bool is_running = game.now()[seat].is_running();
        rows.begin(seat);
        const auto number_key =
            static_cast<stage::Key>(static_cast<int>(stage::Key::digit_1) + seat);
        const std::string who_drives =
            is_person ? tr_in("seat", "Person") : tr_in("seat", "Driver");
        if (key_button(kit,
                       {.label = is_running ? who_drives : status_name(game.now()[seat].status),
                        .key = number_key,
                        .role = is_person ? ButtonRole::paper : ButtonRole::plain,
                        .size = {kind * rows.share(), rows.height()},
                        .is_enabled = is_running,
                        .icon = is_person ? "ui/human" : "ui/computer"})) {
            game.set_driver(seat, is_person ? "steady" : human);
            wish = MenuWish::seats_changed;
        }
        rows.next();
        if (has_pads) {
            if (pad_button(kit, settings.pad_seats, seat, {pad * rows.share(), rows.height()},
                           is_person)) {
                wish = MenuWish::settings_changed;
            }
            rows.next();
        }
        const bool gives_up = game.wants_to_retire(seat);
        if (key_button(kit, {.label = gives_up ? tr("Race on") : tr("Give up"),
                             .role = gives_up ? ButtonRole::danger : ButtonRole::plain,
                             .size = {retire * rows.share(), rows.height()},
                             .is_enabled = is_person && is_running && !game.is_over(),
                             .id = "retire"})) {
            if (gives_up) {
                game.race_on(seat);
            } else {
                game.retire(seat);
            }
        }
        ImGui::PopID();
    }
    if (shows_pads(kit, settings)) {
        show_muted(kit.frame.fonts().body_italic,
                   tr("A seat's own pad answers for that seat only, and no other pad can."));
    }
    show_muted(kit.frame.fonts().body_italic,
               tr("Whoever gives up leaves the track at the start of the next round."));
    if (key_button(kit,
                   {.label = tr("Back"), .key = stage::Key::escape, .role = ButtonRole::decide})) {
        page_ = Page::menu;
    }
    return wish;
}

MenuWish RaceMenu::show_edges(const ui::Kit& kit, Game& game) {
    MenuWish wish = MenuWish::none;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    show_muted(fonts.body_italic, tr("What helps a vehicle is used in full. Here its player may "
                                     "use less of it, or nothing, the next time."));
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        if (!may_choose_edges(game, seat)) continue;
        ImGui::PushID(seat);
        const float side = std::ceil(30.0F * s);
        show_emblem(kit, game.seating().livery(seat), side);
        ImGui::SameLine();
        show_text(fonts.label, ui::name_of(game.seats()[seat]));
        for (const EdgeChoice& choice : edge_choices(game.now(), seat)) {
            ImGui::PushID(choice.rule.code());
            const std::optional<int> wanted = game.wanted_of(seat, choice.rule);
            show_text(fonts.label, choice.name);
            ImGui::SameLine();
            if (rule_button(kit, choice.rule, 0)) {
                asked_ = choice.rule;
                wish = MenuWish::open_rule;
            }
            show_muted(fonts.body, choice.about);
            const float width = std::min(340.0F * s, ImGui::GetContentRegionAvail().x);
            const int moved = stepper(kit, "much", wanted_text(choice, wanted), width);
            if (moved != 0) {
                wish = MenuWish::edges_changed;
                const std::optional<int> next = next_wanted(choice, wanted, moved);
                if (next) {
                    game.use_only(seat, choice.rule, *next);
                } else {
                    game.use_all_of(seat, choice.rule);
                }
            }
            ImGui::PopID();
        }
        ImGui::PopID();
    }
    if (key_button(kit,
                   {.label = tr("Back"), .key = stage::Key::escape, .role = ButtonRole::decide})) {
        page_ = Page::menu;
    }
    return wish;
}

MenuWish RaceMenu::show_agreed(const ui::Kit& kit, const Game& game) {
    asked_ = show_agreed_rules(kit, game.house_rules(), game.rule_set());
    show_muted(kit.frame.fonts().body,
               say("The race: {0}.", {terms_text(game.now().terms(), names_of(game.seating()))}));
    if (key_button(kit,
                   {.label = tr("Back"), .key = stage::Key::escape, .role = ButtonRole::decide})) {
        page_ = Page::menu;
    }
    return asked_.is_none() ? MenuWish::none : MenuWish::open_rule;
}

MenuWish RaceMenu::show_ending(const ui::Kit& kit, const Game& game) {
    MenuWish wish = MenuWish::none;
    const auto last = last_person(game);
    if (!last) {
        is_open_ = false;
        return wish;
    }
    show_text(kit.frame.fonts().body, words_of_end(game, *last));
    // First, so that Enter ends nothing unread.
    if (key_button(
            kit, {.label = tr("Race on"), .key = stage::Key::escape, .role = ButtonRole::decide})) {
        is_open_ = false;
    }
    ImGui::SameLine();
    const char* label = last->others_race_on ? tr("End my race here") : tr("End the race here");
    if (key_button(kit, {.label = label, .key = stage::Key::g, .role = ButtonRole::danger})) {
        wish = MenuWish::end_here;
    }
    return wish;
}

MenuWish RaceMenu::show(const ui::Kit& kit, stage::PixelSize canvas, Game& game,
                        ui::Settings& settings, ui::OptionsPanel& options) {
    if (!is_open_) return MenuWish::none;
    const bool is_broad = page_ == Page::seats || page_ == Page::edges || page_ == Page::agreed;
    const float broad = shows_pads(kit, settings) ? 760.0F : 620.0F;
    if (page_ == Page::options) {
        const ui::OptionsPanel::Reply reply = options.show(kit, "race options", canvas, settings);
        if (reply.wants_back) page_ = Page::menu;
        return reply.is_changed ? MenuWish::settings_changed : MenuWish::none;
    }
    const float width = kit.scale() * (is_broad ? broad : 460.0F);
    // Each page a window of its own: that the keys begin at its first button is due to its
    // appearing.
    constexpr const char* ids[] = {"race menu",  "save menu",   "seats menu",
                                   "edges menu", "agreed menu", "ending menu"};
    const ScreenOverlay overlay(ids[static_cast<std::size_t>(page_)], canvas, width);
    constexpr const char* titles[] = {mark("The race rests"),
                                      mark("Save the race"),
                                      mark("Who drives"),
                                      mark("Hold back a trait"),
                                      nullptr,
                                      mark("End the race here?")};
    const char* title = titles[static_cast<std::size_t>(page_)];
    const auto last = page_ == Page::ending ? last_person(game) : std::nullopt;
    if (last && last->others_race_on) title = mark("End my race here?");
    if (title != nullptr) show_text(kit.frame.fonts().heading, tr(title));
    switch (page_) {
    case Page::menu: return show_menu(kit, game);
    case Page::save: return show_save(kit);
    case Page::seats: return show_seats(kit, game, settings);
    case Page::edges: return show_edges(kit, game);
    case Page::agreed: return show_agreed(kit, game);
    case Page::ending: return show_ending(kit, game);
    case Page::options: break;
    }
    return MenuWish::none;
}

}  // namespace frothy
