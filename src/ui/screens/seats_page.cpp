#include "ui/screens/seats_page.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "play/seat.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/pictures.h"
#include "ui/screens/name_field.h"
#include "ui/screens/seats_parts.h"
#include "words/letters.h"

namespace ui {

namespace {

// The next livery; whoever wears it takes this one. A name that is the livery's own goes along.
void change_livery(SeatTable& table, std::size_t index) {
    const std::uint8_t before = table.seat(index).livery;
    const auto after = static_cast<std::uint8_t>((before + 1U) % liveries.size());
    const auto dress = [](SeatChoice& who, std::uint8_t livery) {
        const bool is_own = who.name == liveries[who.livery].name;
        who.livery = livery;
        if (is_own) who.name = liveries[livery].name;
    };
    for (std::size_t other = 0; other < table.size(); ++other)
        if (other != index && table.seat(other).livery == after) dress(table.seat(other), before);
    dress(table.seat(index), after);
}

// What stands on the shields, in the order of the liveries.
constexpr std::array emblem_names = {
    mark("dolphin"), mark("fleur-de-lis"), mark("lion"),   mark("bull"),
    mark("frog"),    mark("raven"),        mark("grapes"), mark("rose"),
};

std::string about_livery(const Livery& livery, std::size_t number) {
    return say("{0}, {1}, number {2}. Press for another colour.",
               {name_of(livery), tr(emblem_names.at(number)), livery.numeral});
}

// Ctrl with an arrow takes the seat along instead of moving the cursor alone.
int seat_step() {
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.KeyCtrl || io.WantTextInput) return 0;
    const int by = key_step(stage::Key::up, stage::Key::down);
    if (by != 0) ImGui::NavMoveRequestCancel();
    return by;
}

}  // namespace

std::string name_of(const SeatChoice& seat) {
    const Livery& livery = liveries[seat.livery];
    return seat.name.empty() || seat.name == livery.name ? name_of(livery) : seat.name;
}

void seat_next_rival(SeatTable& table, std::size_t index) {
    const SeatFillers fillers = table.fillers();
    SeatChoice& seat = table.seat(index);
    const play::Rival* now = rival_at(fillers, seat);
    const auto is_free = [&](const play::Rival& rival) {
        for (std::size_t other = 0; other < table.size(); ++other)
            if (table.seat(other).name == rival.name) return false;
        return true;
    };
    const auto first = now == nullptr ? fillers.rivals.begin()
                                      : fillers.rivals.begin() + (now - fillers.rivals.data()) + 1;
    const auto next = std::find_if(first, fillers.rivals.end(), is_free);
    if (next == fillers.rivals.end()) {
        seat.name = liveries[seat.livery].name;
    } else {
        seat.name = next->name;
        seat.driver = next->driver_in(fillers.game);
    }
}

void SeatsPage::show_piece(const Kit& kit, SeatTable& table, std::size_t index, float width,
                           SeatRow look) {
    if (table.show_piece(kit, index, width, look)) chosen_ = index;
}

void SeatsPage::show_livery(const Kit& kit, SeatTable& table, std::size_t index, float side) {
    const float s = kit.scale();
    const std::uint8_t worn = table.seat(index).livery;
    const Livery& livery = livery_in(kit.seating.palette, worn);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    if (ImGui::InvisibleButton("livery", {side, side})) change_livery(table, index);
    touch(index);
    draw_emblem(kit, *ImGui::GetWindowDrawList(), livery, corner, side);
    if (ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)) {
        outline_rect(*ImGui::GetWindowDrawList(), stage::grown(item_rect(), 3.0F * s),
                     packed(theme::ivory), side * 0.24F, 2.0F * s);
        tip_above(kit, about_livery(livery, worn));
    }
}

// Who sits at a computer's seat: its portrait, pressed for the next.
void SeatsPage::show_rival(const Kit& kit, SeatTable& table, std::size_t index, float side) {
    const float s = kit.scale();
    const play::Rival* rival = rival_at(table.fillers(), table.seat(index));
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const bool is_pressed = ImGui::InvisibleButton("rival", {side, side});
    touch(index);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (rival != nullptr) {
        draw_sprite(kit, list, rival->portrait, corner, {side, side}, IM_COL32_WHITE);
    } else {
        const float inset = side * 0.2F;
        fill_rect(list, {corner.x, corner.y, side, side}, packed(theme::ink, 0.35F), 8.0F * s);
        draw_sprite(kit, list, "ui/people", {corner.x + inset, corner.y + inset},
                    {side - 2.0F * inset, side - 2.0F * inset}, packed(theme::ivory, 0.5F));
    }
    if (ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)) {
        outline_rect(list, stage::grown(item_rect(), 3.0F * s), packed(theme::ivory), side * 0.24F,
                     2.0F * s);
        paper_tooltip(
            kit,
            rival == nullptr
                ? tr("Press for a rival with a name, a temper and a strength of their own.")
                : say("{0}: {1} ({2})",
                      {rival->name, tr(rival->about.c_str()), tr(rival->temper.c_str())}),
            {});
    }
    if (is_pressed) seat_next_rival(table, index);
}

void SeatsPage::show_name(const Kit& kit, SeatTable& table, std::size_t index, float width) {
    SeatChoice& seat = table.seat(index);
    const Livery& livery = livery_in(kit.seating.palette, seat.livery);
    std::array<char, play::longest_seat_name + 1> words{};
    const std::string own = name_of(livery);
    const std::string given = seat.name.empty() ? std::string() : name_of(seat);
    given.copy(words.data(), words::whole_letters(given, play::longest_seat_name));
    const float room = width - 2.0F * ImGui::GetStyle().FramePadding.x;
    const bool is_long = text_width(kit.fonts().label, words.data()) > room;
    ImFont* font = is_long ? kit.fonts().small : kit.fonts().label;
    ImGui::PushFont(font);
    ImGui::SetNextItemWidth(width);
    const float lower = (std::ceil(44.0F * kit.scale()) - ImGui::GetFrameHeight()) / 2.0F;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + lower);
    // Nobody means to write on behind a name that only stands in for one.
    const bool is_given = words.data() == own;
    const bool is_edited =
        ImGui::InputTextWithHint("##name", own.c_str(), words.data(), words.size(),
                                 is_given ? ImGuiInputTextFlags_AutoSelectAll : 0);
    if (is_edited && !is_left_by_escape()) {
        seat.name = words.data() == own ? std::string(livery.name) : words.data();
    }
    const bool is_too_long = text_width(font, words.data()) > room;
    const bool is_told = is_too_long && ImGui::IsItemHovered() && !ImGui::IsItemActive();
    touch(index);
    ImGui::PopFont();
    if (is_told) ImGui::SetTooltip("%s", words.data());
}

// Whether it was pressed.
bool SeatsPage::show_remove(const Kit& kit, const SeatTable& table, std::size_t index, float side) {
    const bool can = table.size() > table.least();
    if (!can) ImGui::BeginDisabled();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool is_pressed = ImGui::Button("##remove", {side, side});
    touch(index);
    if (ImGui::IsItemHovered()) tip_above(kit, tr("Remove this seat"));
    const float inset = side * 0.3F;
    draw_sprite(kit, *ImGui::GetWindowDrawList(), "ui/cross", {at.x + inset, at.y + inset},
                {side * 0.4F, side * 0.4F}, packed(theme::ivory, can ? 0.8F : 0.25F));
    if (!can) ImGui::EndDisabled();
    return is_pressed;
}

SeatsPage::Wish SeatsPage::show_seat(const Kit& kit, SeatTable& table, std::size_t index,
                                     SeatRow look) {
    const float s = kit.scale();
    const float width = ImGui::GetContentRegionAvail().x;
    const float side = std::ceil(44.0F * s);
    const float grip = std::ceil(28.0F * s);
    const float gap = 10.0F * s;
    const float kind = driver_width(kit, table.fillers());
    const bool has_piece = table.has_pieces();
    const bool is_two_lines = width < (has_piece ? 560.0F : 300.0F) * s + kind;
    const float remove = side;
    const float before = grip + side + 2.0F * gap;
    const float piece = !has_piece     ? 0.0F
                        : is_two_lines ? width - grip - kind - 2.0F * gap
                                       : std::clamp(width * 0.36F, 250.0F * s, 380.0F * s) + gap;
    const float all = width - before - piece - kind - remove - 2.0F * gap;
    const float name = is_two_lines ? width - before - remove - gap
                       : has_piece  ? all
                                    : std::min(all, 380.0F * s);
    Wish wish;
    ImGui::PushID(ids_[index]);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});

    const ImVec2 row = ImGui::GetCursorScreenPos();
    const float line = ImGui::GetCursorPosY();
    wish.move = show_grip(kit, table, index, {grip, side});
    ImGui::SameLine();
    show_livery(kit, table, index, side);
    ImGui::SameLine();
    ImGui::SetCursorPosY(line);
    const bool has_rivals = !table.seat(index).is_human && !table.fillers().rivals.empty();
    if (has_rivals) {
        show_rival(kit, table, index, side);
        ImGui::SameLine();
        ImGui::SetCursorPosY(line);
    }
    show_name(kit, table, index, name - (has_rivals ? side + gap : 0.0F));
    ImGui::SameLine();
    ImGui::SetCursorPosY(line);
    if (is_two_lines) {
        wish.is_leaving = show_remove(kit, table, index, side);
        ImGui::Dummy({grip, 1.0F});
        ImGui::SameLine();
        const float second_line = ImGui::GetCursorPosY();
        if (has_piece) {
            show_piece(kit, table, index, piece, look);
            ImGui::SameLine();
            ImGui::SetCursorPosY(second_line);
        }
        show_driver(kit, table, index, {kind, side});
    } else {
        if (has_piece) {
            show_piece(kit, table, index, piece - gap, look);
            ImGui::SameLine();
            ImGui::SetCursorPosY(line);
        }
        show_driver(kit, table, index, {kind, side});
        ImGui::SameLine();
        ImGui::SetCursorPosY(line);
        wish.is_leaving = show_remove(kit, table, index, side);
    }
    ImGui::PopStyleVar();
    ImGui::PopID();
    // While pieces are compared, the one under the pointer is shown wherever its row is touched.
    const ImVec2 pointer = ImGui::GetMousePos();
    const bool is_on_row =
        ImGui::IsWindowHovered() && pointer.y >= row.y && pointer.y < ImGui::GetItemRectMax().y;
    if (is_on_row && !is_dragging_ && ImGui::GetIO().MouseDelta.y != 0.0F) chosen_ = index;
    return wish;
}

void SeatsPage::show(const Kit& kit, SeatTable& table, Detail detail) {
    const float s = kit.scale();
    number(table);
    std::size_t moving = chosen_;
    int moved = seat_step();
    ImGui::Dummy({0.0F, 2.0F * s});
    // What the rows and the words under them leave, shared among the rows.
    const float rows = 54.0F * s * static_cast<float>(std::max<std::size_t>(table.size(), 4));
    const float spare = (ImGui::GetContentRegionAvail().y - rows - 150.0F * s) /
                        static_cast<float>(std::max<std::size_t>(table.size(), 1));
    const bool has_larger = spare > 44.0F * s && detail == Detail::beside;
    const SeatRow look = has_larger                       ? SeatRow::with_piece
                         : detail == Detail::out_of_sight ? SeatRow::with_note
                                                          : SeatRow::plain;
    std::size_t removed = table.size();
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Wish wish = show_seat(kit, table, i, look);
        if (wish.is_leaving) removed = i;
        if (wish.move != 0) {
            moving = i;
            moved = wish.move;
        }
        if (has_larger) {
            table.show_larger(kit, i,
                              std::floor(std::min(
                                  spare - 8.0F * s - ImGui::GetStyle().ItemSpacing.y, 120.0F * s)));
        }
        ImGui::Dummy({0.0F, 1.0F * s});
    }
    if (moved != 0) reorder(table, moving, moved);
    if (removed < table.size()) {
        table.remove(removed);
        give_up(table, removed);
    }
    const bool can_add = table.size() < table.most();
    if (can_add && key_button(kit, {.label = tr("Another seat"), .key = stage::Key::plus})) {
        table.add();
    }
    number(table);
    table.show_order(kit, can_add);
    if (kit.frame.caps().device() == stage::Device::keyboard) {
        show_muted(kit.fonts().body,
                   tr("Ctrl with the up or down arrow moves the seat the cursor is in."));
    }
}

}  // namespace ui
