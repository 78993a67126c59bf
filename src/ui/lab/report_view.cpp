#include "ui/lab/report_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/buttons.h"
#include "ui/letters.h"

namespace ui {

namespace lab = play::lab;

namespace {

constexpr float drawn_width = 150.0F;  // of an interval, in pixels at 100 %
constexpr float least_drawn = 64.0F;   // the figures beside it say the same
constexpr float map_height = 300.0F;

// What the intervals of a table are drawn between.
struct Span {
    double low = 0;
    double high = 1;

    // Within the room, whose edges cut nothing of what ends there.
    float at(double value, stage::Vec2 room) const {
        const double part = high > low ? (value - low) / (high - low) : 0.5;
        return room.x + static_cast<float>(std::clamp(part, 0.0, 1.0)) * (room.y - room.x);
    }
};

// Without an even share between nothing and all.
Span span_of(const lab::ReportTable& table) {
    if (!table.reference) return {};
    Span span{*table.reference, *table.reference};
    for (const lab::ReportRow& row : table.rows) {
        if (!row.drawn) continue;
        span.low = std::min(span.low, row.drawn->low);
        span.high = std::max(span.high, row.drawn->high);
    }
    return span;
}

// From its low end to its high one, with its mean, beside the line of what would be even, if any.
void show_interval(const Kit& kit, const lab::Estimate& drawn, const Span& span,
                   std::optional<double> reference, float width) {
    const float s = kit.scale();
    constexpr float end = 5.0F;  // half of what marks a mean
    const stage::Vec2 room{end * s, width - end * s};
    const float tall = ImGui::GetTextLineHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = std::round(at.y + tall / 2.0F);
    if (reference) {
        const float even = std::round(at.x + span.at(*reference, room));
        list.AddLine({even, at.y}, {even, at.y + tall}, packed(theme::stone), std::max(1.0F, s));
    }
    const bool is_above = reference && drawn.low > *reference;
    const bool is_below = reference && drawn.high < *reference;
    const stage::Colour colour = is_above   ? theme::laurel
                                 : is_below ? theme::terracotta
                                            : theme::dark_sand;
    const float left = at.x + span.at(drawn.low, room);
    const float right = std::max(left + 2.0F * s, at.x + span.at(drawn.high, room));
    fill_rect(list, {left, middle - 3.0F * s, right - left, 6.0F * s},
              packed(stage::mix(colour, theme::parchment, 0.25F)), 3.0F * s);
    list.AddCircleFilled({at.x + span.at(drawn.mean, room), middle}, 4.5F * s,
                         packed(theme::ivory));
    ImGui::Dummy({width, tall});
}

void show_cell(const std::string& words, bool is_first) {
    if (is_first) {
        ImGui::TextWrapped("%s", words.c_str());
        return;
    }
    const float room = ImGui::GetContentRegionAvail().x;
    const float width = ImGui::CalcTextSize(words.c_str()).x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0F, room - width));
    ImGui::TextUnformatted(words.c_str());
}

// Known before it is drawn, so that nothing is cut in the first picture.
float width_of(const lab::ReportTable& table, std::size_t column) {
    float width = ImGui::CalcTextSize(table.headings[column].c_str()).x;
    for (const lab::ReportRow& row : table.rows) {
        if (column < row.cells.size())
            width = std::max(width, ImGui::CalcTextSize(row.cells[column].c_str()).x);
    }
    return std::ceil(width);
}

// What the figures leave for intervals, where the first column breaks between words alone; 0 where
// that is too little to see anything.
float room_for_intervals(const Kit& kit, const lab::ReportTable& table) {
    const bool has_any = std::ranges::any_of(
        table.rows, [](const lab::ReportRow& row) { return row.drawn.has_value(); });
    if (!has_any) return 0.0F;
    ImFont* font = kit.fonts().small;
    float taken = longest_word(font, table.headings.front());
    for (const lab::ReportRow& row : table.rows)
        if (!row.cells.empty()) taken = std::max(taken, longest_word(font, row.cells.front()));
    for (std::size_t i = 1; i < table.headings.size(); ++i)
        taken += width_of(table, i);
    const auto gaps = static_cast<float>(table.headings.size());
    taken += gaps * 2.0F * ImGui::GetStyle().CellPadding.x;
    const float left = std::floor(ImGui::GetContentRegionAvail().x - taken);
    return left < least_drawn * kit.scale() ? 0.0F : std::min(left, drawn_width * kit.scale());
}

void show_table(const Kit& kit, const lab::ReportTable& table, int id) {
    const FontScope font(kit.fonts().small);
    const float drawn = room_for_intervals(kit, table);
    const bool is_drawn = drawn > 0.0F;
    const auto columns = static_cast<int>(table.headings.size()) + (is_drawn ? 1 : 0);
    ImGui::PushID(id);
    if (ImGui::BeginTable("figures", columns,
                          ImGuiTableFlags_SizingFixedFit | ImGuiTableFlags_BordersInnerH)) {
        ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
        for (std::size_t i = 1; i < table.headings.size(); ++i)
            ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, width_of(table, i));
        if (is_drawn) ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, drawn);
        ImGui::TableNextRow();
        for (std::size_t i = 0; i < table.headings.size(); ++i) {
            ImGui::TableNextColumn();
            ImGui::PushStyleColor(ImGuiCol_Text, packed(theme::dark_sand));
            show_cell(table.headings[i], i == 0);
            ImGui::PopStyleColor();
        }
        const Span span = span_of(table);
        for (const lab::ReportRow& row : table.rows) {
            ImGui::TableNextRow();
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                ImGui::TableNextColumn();
                show_cell(row.cells[i], i == 0);
            }
            if (!is_drawn) continue;
            ImGui::TableSetColumnIndex(columns - 1);
            if (row.drawn) show_interval(kit, *row.drawn, span, table.reference, drawn);
        }
        ImGui::EndTable();
    }
    ImGui::PopID();
}

// What is little is as sand, what is much as brick; little known is hatched.
class MapPicture {
public:
    MapPicture(const lab::HeatMap& map, ImVec2 at, ImVec2 room) : map_(map), at_(at) {
        std::array<double, 4> bounds{1e9, 1e9, -1e9, -1e9};
        for (const lab::MapField& field : map.fields) {
            for (const auto& [x, y] : field.corners) {
                bounds = {std::min(bounds[0], x), std::min(bounds[1], y), std::max(bounds[2], x),
                          std::max(bounds[3], y)};
            }
            if (field.is_known) most_ = std::max(most_, field.value);
        }
        left_ = bounds[0];
        top_ = bounds[1];
        const double wide = std::max(1e-6, bounds[2] - bounds[0]);
        const double tall = std::max(1e-6, bounds[3] - bounds[1]);
        scale_ = std::min(room.x / wide, room.y / tall);
        size_ = {static_cast<float>(wide * scale_), static_cast<float>(tall * scale_)};
    }

    ImVec2 size() const { return size_; }
    double most() const { return most_; }

    // The value of what the pointer is on.
    const lab::MapField* draw(ImDrawList& list) const {
        const lab::MapField* pointed = nullptr;
        for (const lab::MapField& field : map_.fields) {
            std::array<ImVec2, 6> corners;
            std::ranges::transform(field.corners, corners.begin(), [this](const auto& corner) {
                return ImVec2(at_.x + static_cast<float>((corner.first - left_) * scale_),
                              at_.y + static_cast<float>((corner.second - top_) * scale_));
            });
            const auto part = static_cast<float>(most_ > 0 ? field.value / most_ : 0.0);
            const stage::Colour colour =
                field.is_known ? stage::mix(theme::light_sand, theme::brick, std::sqrt(part))
                               : theme::umber;
            list.AddConvexPolyFilled(corners.data(), 6, packed(colour));
            if (!field.is_known)
                list.AddLine(corners[0], corners[3], packed(theme::stone, 0.6F), 1.0F);
            if (is_within(corners)) pointed = &field;
        }
        return pointed;
    }

private:
    static bool is_within(const std::array<ImVec2, 6>& corners) {
        const ImVec2 pointer = ImGui::GetIO().MousePos;
        ImVec2 middle{0.0F, 0.0F};
        for (const ImVec2& corner : corners)
            middle = {middle.x + corner.x / 6.0F, middle.y + corner.y / 6.0F};
        const float radius = std::hypot(corners[0].x - middle.x, corners[0].y - middle.y);
        return std::hypot(pointer.x - middle.x, pointer.y - middle.y) < 0.87F * radius;
    }

    const lab::HeatMap& map_;
    ImVec2 at_;
    ImVec2 size_{0.0F, 0.0F};
    double left_ = 0;
    double top_ = 0;
    double scale_ = 1;
    double most_ = 0;
};

void show_map(const Kit& kit, const lab::HeatMap& map) {
    if (map.fields.empty()) return;
    show_muted(kit.fonts().label, map.title);
    const MapPicture picture(map, ImGui::GetCursorScreenPos(),
                             {ImGui::GetContentRegionAvail().x, map_height * kit.scale()});
    const lab::MapField* field = picture.draw(*ImGui::GetWindowDrawList());
    ImGui::Dummy(picture.size());
    if (field != nullptr && ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s", field->is_known ? lab::figure_text(field->value, map.digits).c_str()
                                                : tr("Hardly anybody was here."));
    }
    show_muted(kit.fonts().small,
               say("Darkest: {0}", {lab::figure_text(picture.most(), map.digits)}));
}

}  // namespace

std::optional<std::string> show_sections(const Kit& kit,
                                         std::span<const lab::ReportSection> sections) {
    std::optional<std::string> watched;
    const stage::ImGuiFonts& fonts = kit.fonts();
    int id = 0;
    for (const lab::ReportSection& section : sections) {
        if (id++ > 0) ImGui::Dummy({0.0F, 6.0F * kit.scale()});
        show_text(fonts.heading, section.heading);
        for (const std::string& words : section.paragraphs)
            show_text(fonts.body, words);
        for (const std::string& words : section.points)
            show_text(fonts.body, "·  " + words);
        for (const lab::ReportRace& race : section.races) {
            const bool is_wanted =
                small_button(kit, race.words.c_str(), id++, ImGui::GetStyle().FramePadding);
            if (is_wanted) watched = race.file;
        }
        for (const lab::ReportTable& table : section.tables)
            show_table(kit, table, id++);
        for (const lab::HeatMap& map : section.maps)
            show_map(kit, map);
    }
    return watched;
}

}  // namespace ui
