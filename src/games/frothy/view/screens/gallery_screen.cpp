#include "games/frothy/view/screens/gallery_screen.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/own_livery.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "games/frothy/view/screens/vehicle_card.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;

namespace {

constexpr float card_width = 330.0F;   // pixels at an interface scale of 1
constexpr float brief_width = 240.0F;  // with its name alone
constexpr float least_portrait = 80.0F;
constexpr float brief_portrait = 60.0F;
constexpr float most_portrait = 250.0F;
constexpr float pad = 14.0F;
constexpr float card_gap = 14.0F;

// Its own, or one after the other.
const ui::Livery& livery_of(const ui::Kit& kit, const std::vector<LicenceOffer>& vehicles,
                            std::size_t vehicle) {
    const auto turn = static_cast<std::uint8_t>(vehicle % ui::liveries.size());
    return ui::livery_in(kit.seating.palette, own_livery(vehicles[vehicle].licence).value_or(turn));
}

// What it can do beside driving, by name.
std::string strengths_of(const Licence& licence) {
    std::string able;
    const auto add = [&able](const std::string& what) {
        able += (able.empty() ? "" : "  ·  ") + what;
    };
    for (const Trait& trait : licence.traits)
        add(trait_text(trait));
    for (const SpecialCard& card : licence.specials)
        add(say("{0} (special card)", {special_text(card)}));
    return able.empty() ? tr("No traits and no special cards: the one to learn with.") : able;
}

struct CardLine {
    ImFont* font;
    ImU32 colour;
    std::string words;
};

// How the cards stand, and what is on them.
struct CardPlan {
    bool is_brief = false;  // the name alone
    std::size_t columns = 1;
    float wide = 0.0F;
    float tall = 0.0F;  // of all but the portrait
    float side = 0.0F;  // of the portrait
    bool fits = false;
};

std::vector<CardLine> lines_of(const ui::Kit& kit, const Licence& licence, bool is_brief) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const CardLine name{is_brief ? fonts.label : fonts.heading, packed(theme::brick),
                        tr(licence.name.c_str())};
    if (is_brief) return {name};
    return {name,
            {fonts.body_italic, packed(theme::ink), tr(licence.background.c_str())},
            {fonts.label, packed(theme::umber), strengths_of(licence)}};
}

// Of all but the portrait.
float height_of(const ui::Kit& kit, const Licence& licence, float wrap, bool is_brief) {
    const float s = kit.scale();
    float height = 2.0F * pad * s;
    for (const CardLine& line : lines_of(kit, licence, is_brief))
        height += text_height(line.font, line.words, wrap) + 6.0F * s;
    return std::ceil(height);
}

CardPlan plan_of(const ui::Kit& kit, const std::vector<LicenceOffer>& vehicles, bool is_brief) {
    const float s = kit.scale();
    const float gap = card_gap * s;
    const float room = ImGui::GetContentRegionAvail().x;
    const float least = (is_brief ? brief_width : card_width) * s;
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0F, std::floor((room + gap) / (least + gap))));
    CardPlan plan{.is_brief = is_brief};
    // Two full rows rather than one and a rest.
    plan.columns = std::min(fitting, vehicles.size());
    const std::size_t rows = (vehicles.size() + plan.columns - 1) / plan.columns;
    plan.columns = (vehicles.size() + rows - 1) / rows;
    const auto columns = static_cast<float>(plan.columns);
    plan.wide = std::floor((room - gap * (columns - 1.0F)) / columns);
    for (const LicenceOffer& vehicle : vehicles)
        plan.tall = std::max(plan.tall,
                             height_of(kit, vehicle.licence, plan.wide - 2.0F * pad * s, is_brief));
    // The portraits take what words and rows leave.
    const float each = (ImGui::GetContentRegionAvail().y + gap) / static_cast<float>(rows) - gap;
    const float left = each - plan.tall - 2.0F;
    const float smallest = (is_brief ? brief_portrait : least_portrait) * s;
    plan.fits = left >= smallest;
    plan.side = std::floor(std::clamp(left, smallest, std::min(most_portrait * s, plan.wide)));
    return plan;
}

// Whether it was pressed.
bool show_card(const ui::Kit& kit, const LicenceOffer& vehicle, const ui::Livery& livery,
               const CardPlan& plan) {
    const float s = kit.scale();
    const ImVec2 size{plan.wide, plan.tall + plan.side};
    const float side = plan.side;
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    bool used = false;
    {
        const theme::ButtonStyle style(theme::ButtonRole::paper);
        used = ImGui::Button("##vehicle", size);
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)) {
        outline_rect(list, stage::grown(item_rect(), 2.0F * s), packed(theme::gold),
                     theme::button_radius * s, 3.0F * s);
    }
    draw_vehicle(kit, list, vehicle.licence, livery,
                 {corner.x + (size.x - side) / 2.0F, corner.y + pad * s * 0.6F}, side);
    float y = corner.y + side + pad * s;
    const float wrap = size.x - 2.0F * pad * s;
    for (const CardLine& line : lines_of(kit, vehicle.licence, plan.is_brief)) {
        draw_text_sized(list, line.font, line.font->FontSize,
                        {std::round(corner.x + pad * s), std::round(y)}, line.colour, line.words,
                        wrap);
        y += text_height(line.font, line.words, wrap) + 6.0F * s;
    }
    return used;
}

}  // namespace

void GalleryScreen::show_cards(const ui::Kit& kit, const std::vector<LicenceOffer>& vehicles) {
    const float gap = card_gap * kit.scale();
    CardPlan plan = plan_of(kit, vehicles, false);
    // All side by side with their names rather than some with all there is to say.
    if (!plan.fits) plan = plan_of(kit, vehicles, true);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
    for (std::size_t i = 0; i < vehicles.size(); ++i) {
        if (i % plan.columns != 0) ImGui::SameLine();
        ImGui::PushID(static_cast<int>(i));
        if (show_card(kit, vehicles[i], livery_of(kit, vehicles, i), plan)) opened_ = last_ = i;
        if (i == last_) ImGui::SetItemDefaultFocus();
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

void GalleryScreen::show_opened(const ui::Kit& kit, stage::PixelSize canvas,
                                const std::vector<LicenceOffer>& vehicles, GalleryReply& reply) {
    const float s = kit.scale();
    const float button = std::ceil(44.0F * s);
    ScreenOverlay overlay("a vehicle", canvas, {620.0F * s, 860.0F * s}, button);
    reply.open = show_vehicle_card(kit, vehicles[*opened_], livery_of(kit, vehicles, *opened_),
                                   vehicles, Stamina::unused);
    overlay.begin_foot();
    if (key_button(kit, {.label = tr("Back"),
                         .key = stage::Key::escape,
                         .role = theme::ButtonRole::decide,
                         .size = {0.0F, button}})) {
        opened_.reset();
        return;
    }
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Edit"), .key = stage::Key::e, .size = {0.0F, button}}))
        reply.edit = *opened_;
    ImGui::SameLine();
    if (key_button(
            kit, {.label = tr("New one like it"), .key = stage::Key::n, .size = {0.0F, button}})) {
        reply.made_from = *opened_;
    }
}

GalleryReply GalleryScreen::show(const ui::Kit& kit, stage::Canvas& canvas,
                                 const std::vector<LicenceOffer>& vehicles) {
    const float s = kit.scale();
    const stage::Rect all = stage::all_of(canvas.size());
    if (!ground_ || !(ground_.size() == canvas.size())) {
        ground_ = canvas.make_layer(canvas.size(), stage::LayerKind::opaque);
        const auto scope = canvas.paint_on(ground_);
        paint_mosaic(canvas, all, s);
    }
    canvas.draw_layer(ground_, all);
    const float head = 64.0F * s;
    const float foot = 76.0F * s;
    const stage::TextLook look{stage::Face::title, 40.0F * s, theme::parchment,
                               stage::Align::middle, 0.0F};
    canvas.text_centred({all.width / 2.0F, head / 2.0F}, tr("The vehicles"), look);
    GalleryReply reply;
    const bool is_covered = opened_.has_value();
    {
        const CoveredScope covered(is_covered);
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
        const ScreenPanel panel("gallery", all, PanelLook::bare);
        ImGui::PopStyleVar();
        const float gap = 14.0F * s;
        {
            const ScreenPart part("vehicles", {gap, head, all.width - 2.0F * gap,
                                               all.height - head - foot - 2.0F * gap});
            show_cards(kit, vehicles);
            roll_by_keys(kit);
        }
        const ScreenPart part("foot", {gap, all.height - foot - gap, all.width - 2.0F * gap, foot});
        const bool is_back = key_button(kit, {.label = tr("Back"), .key = stage::Key::escape});
        reply.is_left = is_back && !is_covered;
        ImGui::SameLine();
        const bool is_asked =
            key_button(kit, {.label = tr("The workshop"), .key = stage::Key::w, .id = "workshop"});
        reply.to_workshop = is_asked && !is_covered;
        ImGui::SameLine();
        ImGui::AlignTextToFramePadding();
        show_muted(kit.frame.fonts().body, tr("Press a vehicle to see its licence."));
    }
    if (is_covered) show_opened(kit, canvas.size(), vehicles, reply);
    return reply;
}

}  // namespace frothy
