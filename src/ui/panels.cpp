#include "ui/panels.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "ui/letters.h"

namespace ui {

Panel::Panel(const char* name, stage::Rect where, Look look, float padding_x, float padding_y,
             Scroll scroll) {
    const stage::Colour colour = look == Look::dark    ? theme::deep_umber
                                 : look == Look::strip ? theme::umber
                                                       : stage::Colour{0, 0, 0, 0};
    ImGui::SetNextWindowPos({where.x, where.y});
    ImGui::SetNextWindowSize({where.width, where.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding_x, padding_y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1.0F, 1.0F});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    if (look == Look::strip) ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, packed(colour));
    int flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                ImGuiWindowFlags_NoNav;
    if (look == Look::over) {
        ImGui::SetNextWindowFocus();
    } else {
        flags |= ImGuiWindowFlags_NoBringToFrontOnFocus;
    }
    if (look == Look::strip) flags |= ImGuiWindowFlags_NoScrollbar;
    if (scroll == Scroll::never) {
        flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    }
    ImGui::Begin(name, nullptr, flags);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(look == Look::strip ? 4 : 3);
    // Edges and bars stand in the padding, where a window would clip them.
    const bool has_bar = scroll == Scroll::if_needed && ImGui::GetScrollMaxY() > 0.0F;
    const float bar = has_bar ? ImGui::GetStyle().ScrollbarSize : 0.0F;
    ImGui::PushClipRect({where.x, where.y}, {where.right() - bar, where.bottom()}, false);
}

Panel::~Panel() {
    ImGui::PopClipRect();
    ImGui::End();
}

namespace {

constexpr float least_share = 0.74F;  // of the height, that a sheet over everything is centred as
constexpr stage::Colour umber_sheet = theme::deep_umber;
constexpr stage::Colour umber_edge = stage::mix(theme::umber, theme::mud, 0.75F);

}  // namespace

void paint_mosaic(stage::Canvas& canvas, stage::Rect where, float scale) {
    canvas.fill_gradient(where, stage::mix(theme::umber, theme::deep_umber, 0.35F), theme::night);
    const float step = 22.0F * scale;
    const float side = 5.0F * scale;
    const stage::Colour stones[] = {stage::faded(theme::terracotta, 0.28F),
                                    stage::faded(theme::dark_sand, 0.16F),
                                    stage::faded(theme::faience, 0.24F)};
    int row = 0;
    for (float y = where.y + step / 2.0F; y < where.bottom(); y += step / 2.0F, ++row) {
        const float shift = row % 2 == 0 ? 0.0F : step / 2.0F;
        int column = 0;
        for (float x = where.x + shift; x < where.right(); x += step, ++column) {
            canvas.fill_rect({std::floor(x), std::floor(y), side, side},
                             stones[static_cast<std::size_t>((row * 5 + column * 7) % 3)]);
        }
    }
}

ScreenPanel::ScreenPanel(const char* id, stage::Rect where, PanelLook look, ImGuiWindowFlags more) {
    ImGui::SetNextWindowPos({where.x, where.y});
    ImGui::SetNextWindowSize({std::max(1.0F, where.width), std::max(1.0F, where.height)});
    const bool is_paper = look == PanelLook::paper;
    const bool is_bare = look == PanelLook::bare;
    ImGui::PushStyleColor(ImGuiCol_WindowBg, is_paper
                                                 ? packed(theme::parchment)
                                                 : packed(umber_sheet, is_bare ? 0.0F : 0.96F));
    ImGui::PushStyleColor(ImGuiCol_Text, packed(is_paper ? theme::ink : theme::ivory));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled,
                          packed(is_paper ? theme::umber : theme::dark_sand));
    ImGui::PushStyleColor(ImGuiCol_Border, is_paper ? packed(theme::mud)
                                                    : packed(umber_edge, is_bare ? 0.0F : 1.0F));
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                     ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     more);
}

ScreenPanel::~ScreenPanel() {
    ImGui::End();
    ImGui::PopStyleColor(4);
}

namespace {

// Of the bar at the right of a part.
enum class Bar : std::uint8_t { none, new_, known };

}  // namespace

ScreenPart::ScreenPart(const char* id, stage::Rect where)
    : kept_(*ImGui::GetStateStorage()), bar_(ImGui::GetID(id)) {
    // Text that was broken where the bar is now would be as broad for ever, and scroll sideways.
    if (static_cast<Bar>(kept_.GetInt(bar_)) == Bar::new_) {
        const ImGuiStyle& style = ImGui::GetStyle();
        const float beside = 2.0F * style.WindowPadding.x + style.ScrollbarSize;
        ImGui::SetNextWindowContentSize({std::max(1.0F, where.width - beside), 0.0F});
    }
    ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(umber_sheet, 0.96F));
    ImGui::PushStyleColor(ImGuiCol_Border, packed(umber_edge));
    ImGui::SetCursorPos({where.x, where.y});
    ImGui::BeginChild(id, {std::max(1.0F, where.width), std::max(1.0F, where.height)}, true,
                      ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_HorizontalScrollbar);
}

ScreenPart::~ScreenPart() {
    const bool was_there = static_cast<Bar>(kept_.GetInt(bar_)) != Bar::none;
    const bool is_there = ImGui::GetScrollMaxY() > 0.0F;
    kept_.SetInt(bar_, static_cast<int>(!is_there   ? Bar::none
                                        : was_there ? Bar::known
                                                    : Bar::new_));
    ImGui::EndChild();
    ImGui::PopStyleColor(2);
}

ScreenOverlay::ScreenOverlay(const char* id, stage::PixelSize canvas, float width) {
    begin(id, canvas, {width, 0.0F}, ImGuiWindowFlags_None);
}

ScreenOverlay::ScreenOverlay(const char* id, stage::PixelSize canvas, float width, float foot)
    : ScreenOverlay(id, canvas, {width, 0.0F}, foot) {}

ScreenOverlay::ScreenOverlay(const char* id, stage::PixelSize canvas, ImVec2 size, float foot)
    : is_steady_(size.y > 0.0F), foot_(std::ceil(foot)) {
    begin(id, canvas, size, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    const float room = ImGui::GetContentRegionAvail().y - foot_ - ImGui::GetStyle().ItemSpacing.y;
    ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(theme::deep_umber, 0.0F));
    ImGui::BeginChild("body", {0.0F, std::max(1.0F, room)}, false, ImGuiWindowFlags_NavFlattened);
}

void ScreenOverlay::begin_foot() {
    body_ = ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y + 1.0F;
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

void ScreenOverlay::begin(const char* id, stage::PixelSize canvas, ImVec2 size,
                          ImGuiWindowFlags more) {
    const float across = stage::all_of(canvas).width;
    const float down = stage::all_of(canvas).height;
    ImGui::SetNextWindowPos({0.0F, 0.0F});
    ImGui::SetNextWindowSize({across, down});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, packed(theme::ink, 0.72F));
    ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(theme::deep_umber));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    ImGui::PopStyleVar(2);
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    kept.GetFloatRef(ImGui::GetID("width"), 0.0F);  // all are there before one is pointed at
    height_ = kept.GetFloatRef(ImGui::GetID("height"), down * least_share);
    width_ = kept.GetFloatRef(ImGui::GetID("width"), 0.0F);
    if (is_steady_) *height_ = size.y;
    if (ImGui::IsWindowAppearing()) *width_ = 0.0F;
    const float wide = std::min(std::max(size.x, *width_), across - 16.0F);
    const float tall = std::min(*height_, down - 16.0F);
    // Pages of one sheet begin at the same height, so that their tabs stay under the pointer.
    const float top = (down - std::max(tall, least_share * down)) / 2.0F;
    ImGui::SetCursorPos({(across - wide) / 2.0F, top});
    ImGui::BeginChild("sheet", {wide, tall}, true, ImGuiWindowFlags_NavFlattened | more);
}

ScreenOverlay::~ScreenOverlay() {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float needed = foot_ > 0.0F
                             ? body_ + style.ItemSpacing.y + foot_ + 2.0F * style.WindowPadding.y
                             : ImGui::GetCursorPosY() + style.WindowPadding.y - style.ItemSpacing.y;
    if (!is_steady_) *height_ = needed + 2.0F;
    const ImGuiWindow& sheet = *ImGui::GetCurrentWindow();
    const float content = sheet.DC.CursorMaxPos.x - sheet.DC.CursorStartPos.x;
    if (foot_ == 0.0F && content > sheet.WorkRect.GetWidth() + 1.0F)
        *width_ = std::ceil(content + 2.0F * style.WindowPadding.x + 2.0F);
    ImGui::EndChild();
    ImGui::End();
    ImGui::PopStyleColor(2);
}

namespace {

constexpr float faint = 0.6F;

}  // namespace

// A cover takes all faintness away from what is disabled under it.
DisabledScope::DisabledScope(bool is_disabled)
    : is_faint_(is_disabled && ImGui::GetStyle().DisabledAlpha == 1.0F) {
    if (is_faint_) ImGui::PushStyleVar(ImGuiStyleVar_Alpha, ImGui::GetStyle().Alpha * faint);
    ImGui::BeginDisabled(is_disabled);
}

DisabledScope::~DisabledScope() {
    ImGui::EndDisabled();
    if (is_faint_) ImGui::PopStyleVar();
}

CoveredScope::CoveredScope(bool is_covered) : is_covered_(is_covered) {
    if (!is_covered_) return;
    ImGui::PushStyleVar(ImGuiStyleVar_DisabledAlpha, 1.0F);
    ImGui::BeginDisabled();
}

CoveredScope::~CoveredScope() {
    if (!is_covered_) return;
    ImGui::EndDisabled();
    ImGui::PopStyleVar();
}

void draw_panel_edge(const Kit& kit, stage::Rect where) {
    outline_rect(*ImGui::GetWindowDrawList(), where, packed(theme::mud, 0.7F),
                 theme::panel_radius * kit.scale());
}

void heading(const Kit& kit, const char* title, const char* note) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(list, fonts.numbers, at, packed(theme::sand), title);
    if (note != nullptr) {
        const float width = text_width(fonts.body_italic, note);
        const float room = ImGui::GetContentRegionAvail().x;
        if (text_width(fonts.numbers, title) + width + 12.0F < room) {
            draw_text(list, fonts.body_italic, {at.x + room - width, at.y + 2.0F},
                      packed(theme::stone), note);
        }
    }
    ImGui::Dummy({1.0F, fonts.numbers->FontSize + 4.0F * kit.scale()});
}

}  // namespace ui
