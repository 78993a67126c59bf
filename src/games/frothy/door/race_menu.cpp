#include "games/frothy/door/race_menu.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/edge_choices.h"
#include "games/frothy/door/core/way_out.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/screens/agreed_rules.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;
using namespace ui;
using stage::theme::ButtonRole;

namespace {

bool may_choose_edges(const Game& game, kernel::PlayerId seat) {
    return game.is_human_seat(seat) && !edge_choices(game.now(), seat).empty();
}

bool has_edges(const Game& game) {
    if (game.is_over()) return false;
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        if (may_choose_edges(game, seat)) return true;
    }
    return false;
}

}  // namespace

std::vector<MenuPage> RaceMenu::pages() const {
    MenuPage edges{.id = "edges menu",
                   .key = stage::Key::e,
                   .icon = "ui/tassel",
                   .title = tr("Use less of a trait"),
                   .is_broad = true};
    if (has_edges(game_)) edges.label = edges.title;
    const MenuPage agreed{.id = "agreed menu",
                          .label = tr("House rules"),
                          .key = stage::Key::h,
                          .icon = "ui/check",
                          .is_broad = true};
    MenuPage ending{.id = "ending menu",
                    .key = stage::Key::g,
                    .icon = "ui/mark-end",
                    .title = tr("End the race here?"),
                    .is_farewell = true};
    if (const auto way = way_out(game_)) {
        ending.label = label_of_end(*way);
        if (way->others_race_on) {
            ending.title =
                way->seats.size() > 1 ? tr("End our races here?") : tr("End my race here?");
        }
    }
    const MenuPage desk{.id = "desk menu",
                        .label = way_to_desk_ ? way_to_desk_() : std::string(),
                        .key = stage::Key::w,
                        .icon = "ui/tassel",
                        .is_farewell = true};
    return {edges, agreed, ending, desk};
}

MenuWish RaceMenu::show_page(const ui::Kit& kit, std::size_t page) {
    if (page == edges_page) return show_edges(kit);
    if (page == desk_page) return ask_own(to_desk);
    return page == agreed_page ? show_agreed(kit) : show_ending(kit);
}

MenuWish RaceMenu::show_edges(const ui::Kit& kit) {
    MenuWish wish = MenuWish::none;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    show_muted(fonts.body_italic, tr("Traits that help a vehicle are used in full. Here its player "
                                     "may use less of one, or none of it, next time."));
    for (kernel::PlayerId seat = 0; seat < game_.seats().size(); ++seat) {
        if (!may_choose_edges(game_, seat)) continue;
        ImGui::PushID(seat);
        const float side = std::ceil(30.0F * s);
        show_emblem(kit, game_.seating().livery(seat), side);
        ImGui::SameLine();
        show_text(fonts.label, ui::name_of(game_.seats()[seat]));
        for (const EdgeChoice& choice : edge_choices(game_.now(), seat)) {
            ImGui::PushID(choice.rule.code());
            const std::optional<int> wanted = game_.wanted_of(seat, choice.rule);
            show_text(fonts.label, choice.name);
            ImGui::SameLine();
            if (rule_button(kit, choice.rule, 0)) wish = open_rule(choice.rule);
            show_muted(fonts.body, choice.about);
            const float width = std::min(340.0F * s, ImGui::GetContentRegionAvail().x);
            const int moved = stepper(kit, "much", wanted_text(choice, wanted), width);
            if (moved != 0) {
                wish = ask_own(edges_changed);
                const std::optional<int> next = next_wanted(choice, wanted, moved);
                if (next) {
                    game_.use_only(seat, choice.rule, *next);
                } else {
                    game_.use_all_of(seat, choice.rule);
                }
            }
            ImGui::PopID();
        }
        ImGui::PopID();
    }
    show_back(kit);
    return wish;
}

MenuWish RaceMenu::show_agreed(const ui::Kit& kit) {
    const MenuWish wish = open_rule(show_agreed_rules(kit, game_.house_rules(), game_.rule_set()));
    show_muted(kit.frame.fonts().body,
               say("The race: {0}.", {terms_text(game_.now().terms(), names_of(game_.seating()))}));
    show_back(kit);
    return wish;
}

MenuWish RaceMenu::show_ending(const ui::Kit& kit) {
    const auto way = way_out(game_);
    if (!way) {
        close();
        return MenuWish::none;
    }
    show_text(kit.frame.fonts().body, words_of_end(game_, *way));
    // First, so that Enter ends nothing unread.
    if (key_button(
            kit, {.label = tr("Race on"), .key = stage::Key::escape, .role = ButtonRole::decide})) {
        close();
    }
    ImGui::SameLine();
    const bool is_meant = key_button(
        kit, {.label = label_of_end(*way), .key = stage::Key::g, .role = ButtonRole::danger});
    return is_meant ? ask_own(end_here) : MenuWish::none;
}

}  // namespace frothy
