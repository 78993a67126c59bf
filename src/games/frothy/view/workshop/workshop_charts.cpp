// The vehicle beside the basic chariot: curves, spaces, odds, and the suffix test.
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/view/core/workshop/licence_differences.h"
#include "games/frothy/view/workshop/suffix_chart.h"
#include "games/frothy/view/workshop/workshop_screen.h"
#include "play/lab/report.h"
#include "ui/buttons.h"
#include "ui/core/signed_number.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "words/listing.h"

namespace frothy {

using namespace ui;

namespace {

constexpr stage::Colour own_colour = theme::gold;
constexpr stage::Colour basic_colour = theme::faience;

// What the chart shows, with its rule as a note.
void chart_title(const Kit& kit, const std::string& title, Rule rule) {
    show_text(kit.fonts().label, title);
    if (ImGui::IsItemHovered()) paper_tooltip(kit, kit.rulebook.summary(rule.text()), rule);
}

// Room for a chart in the flow of the panel.
stage::Rect chart_room(const Kit& kit, float tall) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const stage::Rect room{at.x, at.y, ImGui::GetContentRegionAvail().x,
                           std::ceil(tall * kit.scale())};
    ImGui::Dummy({room.width, room.height});
    fill_rect(*ImGui::GetWindowDrawList(), room, packed(theme::ink, 0.35F), 4.0F * kit.scale());
    return room;
}

// Speed by round, both vehicles, with figures at the points of the own one.
void show_curves(const Kit& kit, std::span<const double> own, std::span<const double> basic) {
    const float s = kit.scale();
    const stage::Rect room = chart_room(kit, 118.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = kit.fonts().small;
    const float letter = font->FontSize;
    const float left = room.x + letter * 1.6F;
    const float foot = room.bottom() - letter * 1.25F;
    const float top = room.y + letter * 0.9F;
    const float wide = room.right() - letter * 1.2F - left;
    const auto at = [&](std::size_t round, double speed) {
        return ImVec2{left + wide * static_cast<float>(round) / static_cast<float>(own.size() - 1),
                      foot - (foot - top) * static_cast<float>(speed) / (rating_count - 1)};
    };
    for (int speed = 0; speed < rating_count; speed += 2) {
        const ImVec2 from = at(0, speed);
        list.AddLine(from, {left + wide, from.y}, packed(theme::dark_sand, 0.25F), s);
        draw_text_centred(list, font, {room.x + letter * 0.8F, from.y}, packed(theme::dark_sand),
                          std::to_string(speed));
    }
    const auto curve = [&](std::span<const double> speeds, stage::Colour colour, float width) {
        for (std::size_t i = 0; i + 1 < speeds.size(); ++i)
            list.AddLine(at(i, speeds[i]), at(i + 1, speeds[i + 1]), packed(colour), width * s);
        for (std::size_t i = 0; i < speeds.size(); ++i)
            list.AddCircleFilled(at(i, speeds[i]), (width + 1.0F) * s, packed(colour));
    };
    curve(basic, basic_colour, 1.5F);
    curve(own, own_colour, 2.5F);
    for (std::size_t i = 0; i < own.size(); ++i) {
        const ImVec2 point = at(i, own[i]);
        draw_text_centred(list, font, {point.x, foot + letter * 0.65F}, packed(theme::dark_sand),
                          std::to_string(i));
        if (i == 0) continue;
        const bool is_high = own[i] > 5.0;
        draw_text_centred(list, font, {point.x, point.y + letter * (is_high ? 0.85F : -0.8F)},
                          packed(own_colour), play::lab::figure_text(own[i], 1));
    }
}

// A pair of bars for each Speed; `value` is 0 to 1 of the whole height.
struct Bars {
    std::array<float, rating_count> own{};
    std::array<float, rating_count> basic{};
    std::array<std::string, rating_count> own_text;
    std::array<std::string, rating_count> basic_text;
};

void show_bars(const Kit& kit, const Bars& bars) {
    const float s = kit.scale();
    const stage::Rect room = chart_room(kit, 104.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = kit.fonts().small;
    const float letter = font->FontSize;
    const float foot = room.bottom() - letter * 1.3F;
    const float most = foot - room.y - letter * 1.3F;
    const float each = room.width / rating_count;
    for (std::size_t r = 0; r < rating_count; ++r) {
        const float left = room.x + each * static_cast<float>(r);
        const float bar = each * 0.38F;
        const auto draw = [&](float x, float value, const std::string& text, stage::Colour colour) {
            const float tall = std::max(1.0F, value * most);
            fill_rect(list, {x, foot - tall, bar, tall}, packed(colour), 2.0F * s);
            draw_text_fitted(list, font, {x + bar / 2.0F, foot - tall - letter * 0.6F},
                             packed(theme::parchment), text, bar * 1.15F);
        };
        draw(left + each * 0.1F, bars.own[r], bars.own_text[r], own_colour);
        draw(left + each * 0.52F, bars.basic[r], bars.basic_text[r], basic_colour);
        draw_text_centred(list, font, {left + each / 2.0F, foot + letter * 0.65F},
                          packed(theme::dark_sand), std::to_string(r));
    }
}

void show_legend(const Kit& kit, const std::string& own, const std::string& basic) {
    const float side = kit.fonts().small->FontSize;
    const auto entry = [&](stage::Colour colour, const std::string& name) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        fill_rect(*ImGui::GetWindowDrawList(), {at.x, at.y + side * 0.2F, side, side * 0.7F},
                  packed(colour), 2.0F);
        ImGui::Dummy({side, side});
        ImGui::SameLine();
        show_muted(kit.fonts().small, name);
    };
    entry(own_colour, own);
    entry(basic_colour, basic);
}

// Both tables of spaces, phase by phase, one over the other.
void show_phases(const Kit& kit, const Licence& own, const Licence& basic) {
    const stage::Rect room = chart_room(kit, 104.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = kit.fonts().small;
    const float label = font->FontSize * 1.6F;
    const float each = (room.width - label) / rating_count;
    const float line = room.height / phase_count;
    for (std::size_t phase = 0; phase < phase_count; ++phase) {
        const float y = room.y + line * (static_cast<float>(phase) + 0.5F);
        draw_text_centred(list, font, {room.x + label / 2.0F, y}, packed(theme::dark_sand),
                          std::to_string(phase + 1));
        for (std::size_t r = 0; r < rating_count; ++r) {
            const float x = room.x + label + each * (static_cast<float>(r) + 0.5F);
            const auto put = [&](float by, int spaces, stage::Colour colour) {
                draw_text_centred(list, font, {x + by * each, y}, packed(colour),
                                  spaces == 0 ? "·" : std::to_string(spaces));
            };
            put(-0.18F, own.speeds[r].move[phase], own_colour);
            put(0.18F, basic.speeds[r].move[phase], stage::mix(basic_colour, theme::ivory, 0.4F));
        }
    }
}

std::string percent(double part) { return std::to_string(std::lround(100.0 * part)); }

}  // namespace

void WorkshopScreen::show_figures(const Kit& kit, const Workshop& workshop,
                                  const WorkshopNews& news) {
    if (!news.yardstick) return;
    const Licence& own = workshop.licence();
    if (!figures_) figures_ = driving_figures(own);
    if (!yardstick_) yardstick_ = driving_figures(*news.yardstick);
    const std::string yardstick = tr(news.yardstick->name.c_str());
    show_legend(kit, tr(own.name.c_str()), yardstick);
    const std::vector<std::string> differences = differences_of(own, *news.yardstick);
    show_text(kit.fonts().small,
              differences.empty()
                  ? say("It races as {0} does.", {yardstick})
                  : say("Other than {0}: {1}.", {yardstick, words::listing_of(differences)}));
    chart_title(kit, tr("Speed reached after so many rounds, with a Whip each"), "FR-SPD-02");
    show_curves(kit, figures_->speeding_up, yardstick_->speeding_up);
    chart_title(kit, tr("Braking from the top, with Reins each round"), "FR-SPD-02");
    show_curves(kit, figures_->braking, yardstick_->braking);
    Bars spaces;
    int most = 1;
    for (std::size_t r = 0; r < rating_count; ++r)
        most = std::max({most, figures_->spaces[r], yardstick_->spaces[r]});
    for (std::size_t r = 0; r < rating_count; ++r) {
        const auto share = [&](int value) {
            return static_cast<float>(value) / static_cast<float>(most);
        };
        spaces.own[r] = share(figures_->spaces[r]);
        spaces.basic[r] = share(yardstick_->spaces[r]);
        spaces.own_text[r] = std::to_string(figures_->spaces[r]);
        spaces.basic_text[r] = std::to_string(yardstick_->spaces[r]);
    }
    chart_title(kit, tr("Spaces a round at each Speed"), "FR-LIC-02");
    show_bars(kit, spaces);
    chart_title(kit, tr("Spaces by phase (lines) at each Speed"), "FR-LIC-02");
    show_phases(kit, own, *news.yardstick);
    for (std::size_t cards = 0; cards < shown_cards; ++cards) {
        Bars odds;
        for (std::size_t r = 0; r < rating_count; ++r) {
            const double mine = figures_->turning[r][cards];
            const double theirs = yardstick_->turning[r][cards];
            odds.own[r] = static_cast<float>(mine);
            odds.basic[r] = static_cast<float>(theirs);
            odds.own_text[r] = percent(mine);
            odds.basic_text[r] = percent(theirs);
        }
        const auto count = static_cast<int>(cards);
        const std::string title =
            cards == 0
                ? tr("A turn at each Speed goes well without a card, %")
                : say(by_count(count, "The same with {0} card, %", "The same with {0} cards, %"),
                      {count});
        chart_title(kit, title, "FR-CTRL-11");
        show_bars(kit, odds);
    }
    show_suffix_tests(kit, own);
}

// --- The suffix test -----------------------------------------------------------------------------

namespace {

// A line of cells, one for each phase: what is gained from there on by not dropping a rating.
void draw_suffixes(const Kit& kit, const Licence& licence, int rating) {
    const auto here = static_cast<std::size_t>(rating);
    const auto gains = suffix_test(licence.speeds[here - 1], licence.speeds[here]);
    const float s = kit.scale();
    ImFont* font = kit.fonts().small;
    const float letter = font->FontSize;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float tall = std::ceil(letter * 1.5F);
    ImGui::Dummy({width, tall});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string name = say("Speed {0} over {1}", {rating, rating - 1});
    const float label = std::min(width * 0.34F, letter * 8.0F);
    draw_text_fitted(list, font, {at.x + label / 2.0F, at.y + tall / 2.0F},
                     packed(theme::dark_sand), name, label);
    const float each = (width - label) / phase_count;
    for (std::size_t phase = 0; phase < gains.size(); ++phase) {
        const stage::Rect cell{at.x + label + each * static_cast<float>(phase) + s, at.y + s,
                               each - 2.0F * s, tall - 2.0F * s};
        const bool holds = gains[phase].holds();
        fill_rect(list, cell, packed(holds ? theme::laurel : theme::red, 0.75F), 3.0F * s);
        const std::string text = say(
            "{0} / {1}", {signed_number(gains[phase].spaces), signed_number(gains[phase].moving)});
        draw_text_fitted(list, font, {cell.centre().x, cell.centre().y}, packed(theme::ivory), text,
                         cell.width - 4.0F * s);
    }
}

void explain(const Kit& kit) {
    chart_title(kit, tr("Dropping a rating must gain nothing"), "FR-VEH-08");
    show_muted(kit.fonts().small,
               tr("From each of the four phases to the end of the round: spaces, and phases in "
                  "which it moves, more than at the Speed below. Red is less."));
}

}  // namespace

void show_suffix_test(const Kit& kit, const Licence& licence, int rating) {
    explain(kit);
    if (rating > 0) draw_suffixes(kit, licence, rating);
    if (rating + 1 < rating_count) draw_suffixes(kit, licence, rating + 1);
}

void show_suffix_tests(const Kit& kit, const Licence& licence) {
    explain(kit);
    for (int rating = 1; rating < rating_count; ++rating)
        draw_suffixes(kit, licence, rating);
}

}  // namespace frothy
