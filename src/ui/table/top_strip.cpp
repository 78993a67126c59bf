#include "ui/table/top_strip.h"

#include <algorithm>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace ui {

namespace {

enum class ChipDetail { badge, numeral, said, name };

constexpr const char* brand = "HIPPODROME";
constexpr float chip_gap = 6.0F;
constexpr float apart_gap = 16.0F;  // more, before those who have no turn any more
constexpr float sign_side = 12.0F;
constexpr float pip_room = 20.0F;

// The name, the sign and what it is the sign of: whatever of them has room.
std::string chip_name(const Kit& kit, const StripChip& chip, ChipDetail detail) {
    return detail == ChipDetail::name ? kit.seating.seat(chip.who).name + " " : std::string();
}

std::string chip_said(const StripChip& chip, ChipDetail detail) {
    return detail < ChipDetail::said ? std::string() : chip.said;
}

float sign_width(const Kit& kit, const StripChip& chip, ChipDetail detail) {
    const bool has_sign = detail >= ChipDetail::said && !chip.sign.empty();
    return has_sign ? (sign_side + 3.0F) * kit.scale() : 0.0F;
}

// Before the first of those who stand off.
float gap_before(const std::vector<StripChip>& chips, std::size_t chip) {
    return chip > 0 && chips[chip].is_apart && !chips[chip - 1].is_apart ? apart_gap : 0.0F;
}

// Who is driven by the computer bears its mark beside the badge.
float mark_width(const Kit& kit, const StripChip& chip, ChipDetail detail) {
    const bool has_mark = detail > ChipDetail::badge && !kit.seating.seat(chip.who).is_human;
    return has_mark ? 18.0F * kit.scale() : 0.0F;
}

// The room of words whatever digits stand in them: nothing moves as they change.
float steady_width(ImFont* font, std::string words) {
    float widest = 0.0F;
    char digit = '0';
    for (char one = '0'; one <= '9'; ++one) {
        const float width = text_width(font, std::string(1, one));
        if (width > widest) digit = one;
        widest = std::max(widest, width);
    }
    for (char& one : words)
        if (one >= '0' && one <= '9') one = digit;
    return text_width(font, words);
}

float chip_width(const Kit& kit, const StripChip& chip, ChipDetail detail) {
    const std::string text = chip_name(kit, chip, detail) + chip_said(chip, detail);
    const float s = kit.scale();
    return 34.0F * s + mark_width(kit, chip, detail) + sign_width(kit, chip, detail) +
           (text.empty() ? 0.0F : steady_width(kit.fonts().small, text) + 10.0F * s);
}

// The widest that is said of a moment: what has room beside it has it all through the round.
float widest_phase(ImFont* font, const StripCaption& caption) {
    float width = text_width(font, caption.phase);
    for (const std::string& text : caption.phases)
        width = std::max(width, text_width(font, text));
    return width;
}

// In two lines, broken where the longer one is the shortest.
std::string in_two_lines(ImFont* font, const std::string& words) {
    std::string best = words;
    for (std::size_t at = words.find(' '); at != std::string::npos; at = words.find(' ', at + 1)) {
        std::string lines = words;
        lines[at] = '\n';
        if (text_width(font, lines) < text_width(font, best)) best = std::move(lines);
    }
    return best;
}

// What round, phase, chips and the other buttons need at most.
float room_of(const Kit& kit, const StripState& state, ChipDetail detail) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float pips = static_cast<float>(state.caption->pips.size()) * pip_room;
    float width = steady_width(fonts.label, state.caption->round) +
                  widest_phase(fonts.label, *state.caption) + (16.0F + 22.0F + pips + 60.0F) * s;
    for (std::size_t i = 0; i < state.chips.size(); ++i)
        width +=
            chip_width(kit, state.chips[i], detail) + (chip_gap + gap_before(state.chips, i)) * s;
    std::vector<std::string> others = {tr("Redo"), tr("Rules"), tr("Menu")};
    for (const StripButton& button : state.more)
        others.push_back(button.room_for.empty() ? button.label : button.room_for);
    for (const std::string& label : others)
        width += text_width(fonts.label, label) + 28.0F * s;
    return width;
}

bool is_narrow(stage::Rect where, float s) { return where.width < 1000.0F * s; }

// 0 where what is taken back has no room on its button.
float undo_room(const Kit& kit, const StripState& state, stage::Rect where) {
    const float s = kit.scale();
    if (is_narrow(where, s) || state.is_replay || !state.caption) return 0.0F;
    // Chips that have no room for their names anyhow need none of it.
    const float names = room_of(kit, state, ChipDetail::name);
    const float needed = names <= where.width ? names : room_of(kit, state, ChipDetail::said);
    for (const float room : {250.0F * s, 190.0F * s, 160.0F * s})
        if (where.width - room >= needed) return room;
    return 0.0F;
}

// Where the strip lies, and what it shows.
struct Ground {
    const Kit& kit;
    const StripState& state;
    stage::Rect where;
    float s;       // interface scale
    float middle;  // of what stands in it
    // What Undo takes back stands on it only where no chip loses its name by that, and takes the
    // same room whatever it says: nothing moves while one plays.
    float undo_room;

    // Where there is little room nothing stands there that cannot be used.
    bool is_tiny() const { return where.width < 720.0F * s; }
    float button_height() const { return std::min(42.0F * s, where.height - 8.0F * s); }
};

// ---- The commands at the right ----------------------------------------------------------------

struct Command {
    StripCommand command;
    std::size_t more;
    StripButton button;
};

ImFont* usual_font(const Ground& ground) {
    const stage::ImGuiFonts& fonts = ground.kit.fonts();
    return is_narrow(ground.where, ground.s) ? fonts.small : fonts.label;
}

struct UndoLabel {
    std::string text;
    ImFont* font = nullptr;
};

// In smaller letters, then in two lines; what is longer stands in the hint alone.
UndoLabel undo_label(const Ground& ground) {
    std::string undo = is_narrow(ground.where, ground.s) ? tr_in("narrow", "Undo") : tr("Undo");
    ImFont* usual = usual_font(ground);
    const std::string& what = ground.state.undo;
    if (ground.undo_room <= 0.0F || what.empty()) return {std::move(undo), usual};
    const float room = ground.undo_room - 22.0F * ground.s;
    const std::string all = say("Undo: {0}", {what});
    ImFont* small = ground.kit.fonts().small;
    for (ImFont* font : {usual, small})
        if (text_width(font, all) <= room) return {all, font};
    std::string lines = in_two_lines(small, all);
    const float shrink =
        std::min(1.0F, (ground.button_height() - 4.0F * ground.s) / (2.0F * small->FontSize));
    if (text_width(small, lines) * shrink <= room) return {std::move(lines), small};
    return {std::move(undo), usual};
}

std::vector<Command> commands_of(const StripState& state, const std::string& undo) {
    std::vector<Command> commands;
    for (std::size_t i = 0; i < state.more.size(); ++i)
        commands.push_back({StripCommand::more, i, state.more[i]});
    const auto add = [&](StripCommand command, const StripButton& button) {
        commands.push_back({command, 0, button});
    };
    if (!state.is_replay) {
        add(StripCommand::undo,
            {undo,
             state.undo.empty() ? tr("Nothing to take back") : say("Take back: {0}", {state.undo}),
             !state.undo.empty(), stage::Key::undo});
        add(StripCommand::redo,
            {tr("Redo"),
             state.redo.empty() ? tr("Nothing to redo") : say("Redo: {0}", {state.redo}),
             !state.redo.empty(), stage::Key::redo});
    }
    add(StripCommand::rules, {tr("Rules"), tr("The rules, searchable")});
    add(StripCommand::menu,
        state.is_replay
            ? StripButton{tr_in("button", "Leave"), tr("Back to where you came from"), true,
                          stage::Key::escape}
            : StripButton{tr("Menu"), tr("Save, settings, leave"), true, stage::Key::menu});
    return commands;
}

// The room a command takes, with the button of a pad it is named by.
float width_of(const Ground& ground, const Command& command, stage::Key cap) {
    const float s = ground.s;
    const stage::ImGuiFonts& fonts = ground.kit.fonts();
    ImFont* font = usual_font(ground);
    const float room_for_cap =
        cap == stage::Key::unknown
            ? 0.0F
            : text_width(fonts.small, ground.kit.frame.caps().of(cap)) + 26.0F * s;
    if (command.command == StripCommand::undo && ground.undo_room > 0.0F) {
        return ground.undo_room + room_for_cap;
    }
    return std::min(text_width(font, command.button.label) + 22.0F * s + room_for_cap,
                    ground.where.width * 0.24F);
}

struct CommandsShown {
    StripReply given;
    stage::Rect undo;
    float left = 0.0F;  // where they begin
};

CommandsShown show_commands(const Ground& ground) {
    const float s = ground.s;
    const float height = ground.button_height();
    const float top = ground.middle - height / 2.0F;
    // A pad has no pointer: its buttons are named where there is room.
    const bool has_caps = ground.kit.frame.caps().device() == stage::Device::pad &&
                          !is_narrow(ground.where, ground.s);
    const UndoLabel undo = undo_label(ground);
    const std::vector<Command> commands = commands_of(ground.state, undo.text);
    CommandsShown shown;
    shown.left = ground.where.right() - 10.0F * s;
    for (std::size_t i = commands.size(); i-- > 0;) {
        const Command& command = commands[i];
        if (ground.is_tiny() && !command.button.is_ready) continue;
        const stage::Key cap = has_caps ? command.button.pad_key : stage::Key::unknown;
        const float width = width_of(ground, command, cap);
        shown.left -= width;
        if (command.command == StripCommand::undo) shown.undo = {shown.left, top, width, height};
        ImGui::SetCursorScreenPos({shown.left, top});
        const DisabledScope disabled(!command.button.is_ready);
        const FontScope scope(command.command == StripCommand::undo ? undo.font
                                                                    : usual_font(ground));
        const std::string id = "strip" + std::to_string(static_cast<int>(command.command)) + "/" +
                               std::to_string(command.more);
        if (key_button(ground.kit, id.c_str(), command.button.label, cap, ButtonRole::plain,
                       {width, height})) {
            shown.given.command = command.command;
            shown.given.more = command.more;
        }
        if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
            paper_tooltip(ground.kit, command.button.hint, RuleRef());
        }
        shown.left -= 6.0F * s;
    }
    return shown;
}

// ---- What goes on now -------------------------------------------------------------------------

// What there is room for, and how wide it is.
struct Fit {
    bool has_brand = true;
    bool has_pips = true;
    bool has_phase = true;
    ChipDetail detail = ChipDetail::name;
    float brand_width = 0.0F;
    float round_width = 0.0F;
    float pips_width = 0.0F;
    float phase_width = 0.0F;
    float over = 0.0F;  // by which each badge lies on the next one

    float before_chips() const {
        return round_width + (has_pips ? pips_width : 0.0F) + (has_brand ? brand_width : 0.0F) +
               (has_phase ? phase_width : 0.0F);
    }
};

Fit fit_into(const Ground& ground, float room) {
    const float s = ground.s;
    const stage::ImGuiFonts& fonts = ground.kit.fonts();
    const StripCaption& caption = *ground.state.caption;
    const std::vector<StripChip>& chips = ground.state.chips;
    Fit fit;
    fit.brand_width = text_width(fonts.heading, brand) + 26.0F * s;
    fit.round_width = steady_width(fonts.label, caption.round) + 16.0F * s;
    fit.pips_width = static_cast<float>(caption.pips.size()) * pip_room * s;
    fit.phase_width = widest_phase(fonts.label, caption) + 22.0F * s;
    const auto chips_width = [&] {
        float width = 0.0F;
        for (std::size_t i = 0; i < chips.size(); ++i)
            width += chip_width(ground.kit, chips[i], fit.detail) +
                     (chip_gap + gap_before(chips, i)) * s;
        return width;
    };
    const auto fits = [&] { return fit.before_chips() + chips_width() <= room; };
    // What goes first where there is little room: the brand, the names, the phase in words, what
    // is said of each, pips, who is a computer. A phase that has no pips stays longer than all that
    // is said of those who race.
    const ChipDetail least = caption.pips.empty() ? ChipDetail::badge : ChipDetail::said;
    if (!fits()) fit.has_brand = false;
    for (const ChipDetail detail : {ChipDetail::said, ChipDetail::numeral, ChipDetail::badge})
        if (!fits() && detail >= least) fit.detail = detail;
    if (!fits()) fit.has_phase = false;
    if (!fit.has_phase && fit.detail < ChipDetail::said) {
        fit.detail = ChipDetail::said;  // there may be room for it again
    }
    if (!fits()) fit.detail = ChipDetail::numeral;
    if (!fits()) fit.has_pips = false;
    if (!fits()) fit.detail = ChipDetail::badge;
    // At last the badges lie one on the other, so that they end where the buttons begin.
    const float gaps = chips.size() > 1 ? static_cast<float>(chips.size() - 1) : 1.0F;
    fit.over = std::max(0.0F, fit.before_chips() + chips_width() - room) / gaps;
    return fit;
}

void tell_between(const Ground& ground, float left, float right, const std::string& text,
                  const RuleRef& rule) {
    const stage::Rect where{left, ground.where.y, right - 8.0F * ground.s - left,
                            ground.where.height};
    if (ImGui::IsWindowHovered() && is_pointed_at(where)) paper_tooltip(ground.kit, text, rule);
}

void draw_pip(const Ground& ground, StripPip pip, float x) {
    const float s = ground.s;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 centre{x + 7.0F * s, ground.middle};
    const bool is_now = pip == StripPip::now;
    const bool is_past = pip == StripPip::past;
    list.AddCircleFilled(centre, 6.5F * s,
                         packed(is_now    ? theme::ivory
                                : is_past ? theme::stone
                                          : theme::umber));
    list.AddCircle(centre, 6.5F * s, packed(theme::sand), 0, 1.4F * s);
    if (is_now) list.AddCircle(centre, 9.0F * s, packed(theme::ivory), 0, 1.2F * s);
}

// Brand, round and phase from the left. Where they end.
float show_moment(const Ground& ground, const Fit& fit) {
    const float s = ground.s;
    const stage::ImGuiFonts& fonts = ground.kit.fonts();
    const StripCaption& caption = *ground.state.caption;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = ground.where.x + 18.0F * s;
    const auto write = [&](ImFont* font, const std::string& text, stage::Colour colour,
                           float width) {
        draw_text(list, font, {x, ground.middle - font->FontSize / 2.0F}, packed(colour), text);
        x += width;
    };
    if (fit.has_brand) write(fonts.heading, brand, theme::sand, fit.brand_width);
    const float round_from = x;
    write(fonts.label, caption.round, theme::ivory, fit.round_width);
    tell_between(ground, round_from, x, caption.round_note, caption.round_rule);
    const float phase_from = x;
    if (fit.has_pips) {
        for (const StripPip pip : caption.pips) {
            draw_pip(ground, pip, x);
            x += pip_room * s;
        }
    }
    x += 6.0F * s;
    if (fit.has_phase) write(fonts.label, caption.phase, theme::sand, fit.phase_width);
    tell_between(ground, phase_from, x, caption.phase_note, caption.phase_rule);
    return x;
}

// ---- Whose turn it is --------------------------------------------------------------------------

// Of a chip: where it lies, and what it says.
struct ChipPlace {
    float x;
    float width;
    ChipDetail detail;
};

void draw_chip(const Ground& ground, const StripChip& chip, const ChipPlace& place,
               bool is_hovered) {
    const float s = ground.s;
    const Kit& kit = ground.kit;
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float middle = ground.middle;
    const float x = place.x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const stage::Rect where{x, middle - 16.0F * s, place.width, 32.0F * s};
    const stage::Colour colour = chip.is_done ? stage::mix(theme::umber, theme::stone, 0.55F)
                                 : is_hovered ? theme::ivory
                                              : theme::parchment;
    fill_rect(list, where, packed(colour), 16.0F * s);
    if (chip.decides) {
        const bool is_person = kit.seating.seat(chip.who).is_human;
        outline_rect(list, stage::grown(where, 2.0F * s),
                     packed(is_person ? theme::gold : theme::sand), 18.0F * s, 3.0F * s);
    }
    draw_badge(kit, list, {x + 17.0F * s, middle}, 13.0F * s, chip.who);
    const float mark_room = mark_width(kit, chip, place.detail);
    if (mark_room > 0.0F) {
        const float side = 15.0F * s;
        draw_sprite(kit, list, "ui/computer", {x + 33.0F * s, middle - side / 2.0F}, {side, side},
                    packed(theme::ink));
    }
    float at = x + 34.0F * s + mark_room;
    const auto write = [&](const std::string& words) {
        draw_text(list, fonts.small, {at, middle - fonts.small->FontSize / 2.0F},
                  packed(theme::ink), words);
        at += text_width(fonts.small, words);
    };
    write(chip_name(kit, chip, place.detail));
    if (const float sign = sign_width(kit, chip, place.detail); sign > 0.0F) {
        const float side = sign_side * s;
        draw_sprite(kit, list, chip.sign, {at, middle - side / 2.0F}, {side, side},
                    packed(theme::ink));
        at += sign;
    }
    write(chip_said(chip, place.detail));
}

// From the left. The one that was clicked, else nobody.
kernel::PlayerId show_chips(const Ground& ground, const Fit& fit, float x) {
    const float s = ground.s;
    const std::vector<StripChip>& chips = ground.state.chips;
    kernel::PlayerId clicked = kernel::nobody;
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const StripChip& chip = chips[i];
        x += gap_before(chips, i) * s;
        const float width = chip_width(ground.kit, chip, fit.detail);
        const float seen = &chip == &chips.back() ? width : std::max(1.0F, width - fit.over);
        ImGui::SetCursorScreenPos({x, ground.middle - 17.0F * s});
        ImGui::PushID(chip.who);
        if (ImGui::InvisibleButton("##chip", {seen, 34.0F * s})) clicked = chip.who;
        ImGui::PopID();
        const bool is_hovered = ImGui::IsItemHovered();
        draw_chip(ground, chip, {x, width, fit.detail}, is_hovered);
        if (is_hovered && !chip.note.empty()) paper_tooltip(ground.kit, chip.note, chip.rule);
        x += width + chip_gap * s - fit.over;
    }
    return clicked;
}

}  // namespace

StripReply TopStrip::show(const Kit& kit, const StripState& state, stage::Rect where) {
    const float s = kit.scale();
    const Panel panel("top strip", where, Panel::Look::strip, 0.0F, 0.0F);
    fill_rect(*ImGui::GetWindowDrawList(),
              {where.x, where.bottom() - 3.0F * s, where.width, 3.0F * s},
              packed(theme::terracotta));
    const Ground ground{kit,
                        state,
                        where,
                        s,
                        where.y + (where.height - 3.0F * s) / 2.0F,
                        undo_room(kit, state, where)};
    // The commands come first: they are never cut.
    const CommandsShown commands = show_commands(ground);
    undo_ = commands.undo;
    StripReply reply = commands.given;
    if (!state.caption) return reply;
    const Fit fit = fit_into(ground, commands.left - where.x - 24.0F * s);
    reply.look_at = show_chips(ground, fit, show_moment(ground, fit));
    return reply;
}

}  // namespace ui
