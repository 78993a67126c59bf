#include "games/frothy/view/race/top_strip.h"

#include <algorithm>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/race/top_strip_words.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace frothy {

namespace theme = stage::theme;
using namespace ui;
using namespace strip;
using theme::ButtonRole;

namespace {

enum class ChipDetail { numeral, speed, name };

constexpr const char* brand = "HIPPODROME";
constexpr float chip_gap = 6.0F;

std::string chip_text(const ui::Kit& kit, const Race& race, VehicleId v, ChipDetail detail) {
    std::string speed =
        is_home(race, v) ? ordinal(places(race)[v]) : std::to_string(rating(race, v));
    switch (detail) {
    case ChipDetail::name: return kit.seating.seat(v).name + " " + speed;
    case ChipDetail::speed: return speed;
    case ChipDetail::numeral: break;
    }
    return {};
}

// Who is driven by the computer bears its mark beside the badge.
float mark_width(const ui::Kit& kit, VehicleId v) {
    return kit.seating.seat(v).is_human ? 0.0F : 18.0F * kit.scale();
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
    for (char& one : words) {
        if (one >= '0' && one <= '9') one = digit;
    }
    return text_width(font, words);
}

float chip_width(const ui::Kit& kit, const Race& race, VehicleId v, ChipDetail detail) {
    const std::string text = chip_text(kit, race, v, detail);
    const float s = kit.scale();
    return 34.0F * s + mark_width(kit, v) +
           (text.empty() ? 0.0F : steady_width(kit.frame.fonts().small, text) + 10.0F * s);
}

// The widest that is said of a moment: what has room beside it has it all through the round.
float widest_phase(ImFont* font, const Race& race) {
    float width = text_width(font, phase_text(race));
    for (const std::string& text :
         {std::string(tr("Start of the round")), std::string(tr("Speed Check")),
          say("Phase {0}, movement", {phase_count}), std::string(tr("Maintenance"))})
        width = std::max(width, text_width(font, text));
    return width;
}

// Cut at a word where there is no room for all; empty where there is none for any.
std::string shortened(ImFont* font, std::string words, float room) {
    if (text_width(font, words) <= room) return words;
    for (std::size_t end = words.rfind(' '); end != std::string::npos && end > 0;
         end = words.rfind(' ', end - 1)) {
        std::string some = words.substr(0, end) + "…";
        if (text_width(font, some) <= room) return some;
    }
    return {};
}

const char* end_label(const StripState& state) {
    return state.others_race_on ? tr("End my race here") : tr("End the race here");
}

// What round, phase, vehicles and the other buttons need at most.
float room_of(const ui::Kit& kit, const StripState& state, ChipDetail detail) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const Race& race = *state.race;
    float width = steady_width(fonts.label, round_text(race, state.time_left)) +
                  widest_phase(fonts.label, race) + (16.0F + 22.0F + 80.0F + 60.0F) * s;
    for (const VehicleId v : movers(race))
        width += chip_width(kit, race, v, detail) + 6.0F * s;
    std::vector<const char*> others = {tr("Redo"), tr("Rules"), tr("Menu")};
    if (state.may_hurry || race.moment == Moment::over) others.push_back(tr("The podium"));
    if (state.may_end) others.push_back(end_label(state));
    for (const char* label : others)
        width += text_width(fonts.label, label) + 28.0F * s;
    return width;
}

bool is_narrow(stage::Rect where, float s) { return where.width < 1000.0F * s; }

float undo_room(float s) { return 250.0F * s; }

bool has_room_for_undo(const ui::Kit& kit, const StripState& state, stage::Rect where) {
    const float s = kit.scale();
    if (is_narrow(where, s) || state.is_replay || state.race == nullptr) return false;
    // Vehicles that have no room for their names anyhow need none of it.
    const float names = room_of(kit, state, ChipDetail::name);
    const float needed = names <= where.width ? names : room_of(kit, state, ChipDetail::speed);
    return where.width - undo_room(s) >= needed;
}

// Where the strip lies, and what it shows.
struct Ground {
    const ui::Kit& kit;
    const StripState& state;
    stage::Rect where;
    float s;       // interface scale
    float middle;  // of what stands in it
    // What Undo takes back stands on it only where no vehicle loses its name by that, and takes the
    // same room whatever it says: nothing moves while one plays.
    bool names_undo;

    // Where there is little room nothing stands there that cannot be used.
    bool is_tiny() const { return where.width < 720.0F * s; }
    float button_height() const { return std::min(38.0F * s, where.height - 10.0F * s); }
};

// ---- The commands at the right ----------------------------------------------------------------

struct Command {
    StripCommand command;
    std::string label;
    std::string hint;
    bool is_ready;
    stage::Key pad_key = stage::Key::unknown;
};

std::string undo_label(const Ground& ground) {
    std::string undo = tr("Undo");
    const std::string& what = ground.state.undo;
    if (!ground.names_undo || what.empty()) return undo;
    std::string named = shortened(ground.kit.frame.fonts().label, say("Undo: {0}", {what}),
                                  undo_room(ground.s) - 22.0F * ground.s);
    return named.size() > undo.size() + 2 ? named : undo;
}

std::vector<Command> commands_of(const StripState& state, const std::string& undo) {
    std::vector<Command> commands = {
        {StripCommand::undo, undo,
         state.undo.empty() ? tr("Nothing to take back") : say("Take back: {0}", {state.undo}),
         !state.undo.empty(), stage::Key::undo},
        {StripCommand::redo, tr("Redo"),
         state.redo.empty() ? tr("Nothing to redo") : say("Again: {0}", {state.redo}),
         !state.redo.empty(), stage::Key::redo},
        {StripCommand::rules, tr("Rules"), tr("The rules, searchable"), true},
        {StripCommand::menu, tr("Menu"), tr("Save, settings, leave"), true, stage::Key::menu}};
    if (state.is_replay) {
        commands.erase(commands.begin(), commands.begin() + 2);
        commands.back() = {StripCommand::menu, tr_in("button", "Leave"),
                           tr("Back to where you came from"), true, stage::Key::menu};
    }
    const bool is_over = state.race != nullptr && state.race->moment == Moment::over;
    if (is_over && !state.is_replay) {
        commands.insert(commands.begin(), {StripCommand::results, tr("The podium"),
                                           tr("How it ended, and what next"), true});
    }
    if (!is_over && state.may_hurry) {
        commands.insert(commands.begin(),
                        {StripCommand::results, tr("To the end"),
                         tr("Only drivers race on: how it ends, without waiting"), true});
    }
    if (state.may_end) {
        commands.insert(commands.begin(),
                        {StripCommand::end_here, end_label(state),
                         state.others_race_on
                             ? tr("Your race ends here: the drivers race on, and then come the "
                                  "results. You are asked first.")
                             : tr("No other player is still racing: what it would mean to stop"),
                         true});
    }
    return commands;
}

// The room a command takes, with the button of a pad it is named by.
float width_of(const Ground& ground, const Command& command, stage::Key cap) {
    const float s = ground.s;
    const stage::ImGuiFonts& fonts = ground.kit.frame.fonts();
    ImFont* font = is_narrow(ground.where, ground.s) ? fonts.small : fonts.label;
    const float room_for_cap =
        cap == stage::Key::unknown
            ? 0.0F
            : text_width(fonts.small, ground.kit.frame.caps().of(cap)) + 26.0F * s;
    if (command.command == StripCommand::undo && ground.names_undo) {
        return undo_room(ground.s) + room_for_cap;
    }
    return std::min(text_width(font, command.label) + 22.0F * s + room_for_cap,
                    ground.where.width * 0.24F);
}

struct CommandsShown {
    StripCommand given = StripCommand::none;
    stage::Rect undo;
    float left = 0.0F;  // where they begin
};

CommandsShown show_commands(const Ground& ground) {
    const float s = ground.s;
    const stage::ImGuiFonts& fonts = ground.kit.frame.fonts();
    const float height = ground.button_height();
    const float top = ground.middle - height / 2.0F;
    // A pad has no pointer: its buttons are named where there is room.
    const bool has_caps = ground.kit.frame.caps().device() == stage::Device::pad &&
                          !is_narrow(ground.where, ground.s);
    const std::vector<Command> commands = commands_of(ground.state, undo_label(ground));
    CommandsShown shown;
    shown.left = ground.where.right() - 10.0F * s;
    for (std::size_t i = commands.size(); i-- > 0;) {
        const Command& command = commands[i];
        if (ground.is_tiny() && !command.is_ready) continue;
        const stage::Key cap = has_caps ? command.pad_key : stage::Key::unknown;
        const float width = width_of(ground, command, cap);
        shown.left -= width;
        if (command.command == StripCommand::undo) shown.undo = {shown.left, top, width, height};
        ImGui::SetCursorScreenPos({shown.left, top});
        ImGui::BeginDisabled(!command.is_ready);
        const FontScope scope(is_narrow(ground.where, ground.s) ? fonts.small : fonts.label);
        const std::string id = "strip" + std::to_string(static_cast<int>(command.command));
        if (key_button(ground.kit, id.c_str(), command.label, cap, ButtonRole::plain,
                       {width, height})) {
            shown.given = command.command;
        }
        ImGui::EndDisabled();
        if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
            paper_tooltip(ground.kit, command.hint, Rule::none());
        }
        shown.left -= 6.0F * s;
    }
    return shown;
}

// ---- What goes on now -------------------------------------------------------------------------

// What there is room for, and how wide it is.
struct Fit {
    std::string round;
    std::string phase;
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

Fit fit_into(const Ground& ground, const std::vector<VehicleId>& order, float room) {
    const float s = ground.s;
    const stage::ImGuiFonts& fonts = ground.kit.frame.fonts();
    const Race& race = *ground.state.race;
    Fit fit;
    fit.round = round_text(race, ground.state.time_left);
    fit.phase = phase_text(race);
    fit.brand_width = text_width(fonts.heading, brand) + 26.0F * s;
    fit.round_width = steady_width(fonts.label, fit.round) + 16.0F * s;
    fit.pips_width = 4.0F * 20.0F * s;
    fit.phase_width = widest_phase(fonts.label, race) + 22.0F * s;
    const auto chips_width = [&] {
        float width = 0.0F;
        for (const VehicleId v : order)
            width += chip_width(ground.kit, race, v, fit.detail) + chip_gap * s;
        return width;
    };
    const auto fits = [&] { return fit.before_chips() + chips_width() <= room; };
    // What goes first where there is little room: the brand, the names, the phase in words, pips.
    if (!fits()) fit.has_brand = false;
    if (!fits()) fit.detail = ChipDetail::speed;
    if (!fits()) fit.has_phase = false;
    if (!fits()) fit.detail = ChipDetail::numeral;
    if (!fits()) fit.has_pips = false;
    // At last the badges lie one on the other, so that they end where the buttons begin.
    const float gaps = order.size() > 1 ? static_cast<float>(order.size() - 1) : 1.0F;
    fit.over = std::max(0.0F, fit.before_chips() + chips_width() - room) / gaps;
    return fit;
}

void tell_between(const Ground& ground, float left, float right, const std::string& text,
                  Rule rule) {
    const ImVec2 from{left, ground.where.y};
    const ImVec2 to{right - 8.0F * ground.s, ground.where.bottom()};
    if (!ImGui::IsWindowHovered() || !ImGui::IsMouseHoveringRect(from, to)) return;
    paper_tooltip(ground.kit, text, rule);
}

void draw_pip(const Ground& ground, const Race& race, int phase, float x) {
    const float s = ground.s;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 centre{x + 7.0F * s, ground.middle};
    const bool is_now = race.phase == phase && race.moment == Moment::movement;
    const bool is_past = race.phase > phase || race.moment == Moment::maintenance;
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
    const stage::ImGuiFonts& fonts = ground.kit.frame.fonts();
    const Race& race = *ground.state.race;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = ground.where.x + 18.0F * s;
    const auto write = [&](ImFont* font, const std::string& text, stage::Colour colour,
                           float width) {
        draw_text(list, font, {x, ground.middle - font->FontSize / 2.0F}, packed(colour), text);
        x += width;
    };
    if (fit.has_brand) write(fonts.heading, brand, theme::sand, fit.brand_width);
    const float round_from = x;
    write(fonts.label, fit.round, theme::ivory, fit.round_width);
    tell_between(ground, round_from, x,
                 tr("A round: a Speed Check, four phases of movement, then maintenance."),
                 "FR-RND-01");
    const float phase_from = x;
    for (int i = 1; fit.has_pips && i <= phase_count; ++i) {
        draw_pip(ground, race, i, x);
        x += 20.0F * s;
    }
    x += 6.0F * s;
    if (fit.has_phase) write(fonts.label, fit.phase, theme::sand, fit.phase_width);
    const MomentNote note = note_of(race);
    tell_between(ground, phase_from, x, note.text, note.rule);
    return x;
}

// ---- The vehicles -----------------------------------------------------------------------------

void tell_chip(const Ground& ground, VehicleId v) {
    const ui::Kit& kit = ground.kit;
    const Race& race = *ground.state.race;
    const std::string& name = kit.seating.seat(v).name;
    if (is_home(race, v)) {
        paper_tooltip(kit, say("{0} is home: {1}.", {name, ordinal(places(race)[v])}),
                      Rule("FR-RACE-01"));
        return;
    }
    const std::string told = turn_text(race, v, name, v == ground.state.decides);
    const std::string driven =
        kit.seating.seat(v).is_human ? "" : "\n" + std::string(tr("The computer drives here."));
    const bool is_moving = race.moment == Moment::movement;
    const std::string order = is_moving ? tr("The fastest move first; of equals, whoever leads.")
                                        : tr("A click shows the vehicle and its licence.");
    paper_tooltip(kit, told + driven + "\n" + order, is_moving ? Rule("FR-INIT-02") : Rule::none());
}

// Of a chip: where it lies, and what it says.
struct ChipPlace {
    float x;
    float width;
    ChipDetail detail;
};

void draw_chip(const Ground& ground, VehicleId v, const ChipPlace& place, bool is_hovered) {
    const float s = ground.s;
    const ui::Kit& kit = ground.kit;
    const Race& race = *ground.state.race;
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float middle = ground.middle;
    const float x = place.x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 from{x, middle - 16.0F * s};
    const ImVec2 to{x + place.width, middle + 16.0F * s};
    const stage::Colour colour = has_moved(race, v) ? stage::mix(theme::umber, theme::stone, 0.55F)
                                 : is_hovered       ? theme::ivory
                                                    : theme::parchment;
    list.AddRectFilled(from, to, packed(colour), 16.0F * s);
    if (v == ground.state.decides) {
        const bool is_person = kit.seating.seat(v).is_human;
        list.AddRect({from.x - 2 * s, from.y - 2 * s}, {to.x + 2 * s, to.y + 2 * s},
                     packed(is_person ? theme::gold : theme::sand), 18.0F * s, 0, 3.0F * s);
    }
    draw_badge(kit, list, {x + 17.0F * s, middle}, 13.0F * s, v);
    const float mark_room = mark_width(kit, v);
    if (mark_room > 0.0F) {
        const float side = 15.0F * s;
        draw_sprite(kit, list, "ui/computer", {x + 33.0F * s, middle - side / 2.0F}, {side, side},
                    packed(theme::ink));
    }
    draw_text(list, fonts.small, {x + 34.0F * s + mark_room, middle - fonts.small->FontSize / 2.0F},
              packed(theme::ink), chip_text(kit, race, v, place.detail));
}

// From the left. The one that was clicked, else no_vehicle.
VehicleId show_chips(const Ground& ground, const std::vector<VehicleId>& order, const Fit& fit,
                     float x) {
    const float s = ground.s;
    VehicleId clicked = no_vehicle;
    for (const VehicleId v : order) {
        const float width = chip_width(ground.kit, *ground.state.race, v, fit.detail);
        const float seen = v == order.back() ? width : std::max(1.0F, width - fit.over);
        ImGui::SetCursorScreenPos({x, ground.middle - 17.0F * s});
        ImGui::PushID(v);
        if (ImGui::InvisibleButton("##chip", {seen, 34.0F * s})) clicked = v;
        ImGui::PopID();
        const bool is_hovered = ImGui::IsItemHovered();
        draw_chip(ground, v, {x, width, fit.detail}, is_hovered);
        if (is_hovered) tell_chip(ground, v);
        x += width + chip_gap * s - fit.over;
    }
    return clicked;
}

}  // namespace

StripReply TopStrip::show(const ui::Kit& kit, const StripState& state, stage::Rect where) {
    const float s = kit.scale();
    const Panel panel("top strip", where, Panel::Look::strip, 0.0F, 0.0F);
    ImGui::GetWindowDrawList()->AddRectFilled({where.x, where.bottom() - 3.0F * s},
                                              {where.right(), where.bottom()},
                                              packed(theme::terracotta));
    const Ground ground{kit,
                        state,
                        where,
                        s,
                        where.y + (where.height - 3.0F * s) / 2.0F,
                        has_room_for_undo(kit, state, where)};
    // The commands come first: they are never cut.
    const CommandsShown commands = show_commands(ground);
    undo_ = commands.undo;
    StripReply reply;
    reply.command = commands.given;
    if (state.race == nullptr) return reply;
    const std::vector<VehicleId> order = movers(*state.race);
    const Fit fit = fit_into(ground, order, commands.left - where.x - 24.0F * s);
    reply.look_at = show_chips(ground, order, fit, show_moment(ground, fit));
    return reply;
}

}  // namespace frothy
