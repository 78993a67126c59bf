#include "frothy/view/top_strip.h"

#include <algorithm>
#include <vector>

#include "frothy/queries.h"
#include "frothy/view/kit/panel_parts.h"
#include "frothy/wording.h"

namespace frothy {

namespace theme = stage::theme;
using namespace parts;
using theme::ButtonRole;

namespace {

enum class ChipDetail { numeral, speed, name };

struct Chips {
    std::vector<VehicleId> order;
    ChipDetail detail = ChipDetail::name;
};

bool is_home(const Race& race, VehicleId v) { return race[v].status == VehicleStatus::finished; }

std::vector<VehicleId> movers(const Race& race) {
    std::vector<VehicleId> order;
    const bool in_phase = race.phase > 0 && race.order_count > 0;
    if (in_phase || race.moment == Moment::speed_check) {
        for (int i = 0; i < race.order_count; ++i)
            order.push_back(race.order[static_cast<std::size_t>(i)]);
    }
    if (order.empty()) {
        for (const VehicleId v : race_order(race))
            order.push_back(v);
    }
    // Who is home is not forgotten: behind those who race on, by places.
    std::vector<VehicleId> home;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (is_home(race, v) && std::ranges::find(order, v) == order.end()) home.push_back(v);
    }
    const auto placed = places(race);
    std::ranges::sort(home, {}, [&](VehicleId v) { return placed[v]; });
    order.insert(order.end(), home.begin(), home.end());
    return order;
}

std::string chip_text(const PanelKit& kit, const Race& race, VehicleId v, ChipDetail detail) {
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
float mark_width(const PanelKit& kit, VehicleId v) {
    return kit.seating.seat(v).is_human ? 0.0F : 18.0F * kit.scale();
}

float chip_width(const PanelKit& kit, const Race& race, VehicleId v, ChipDetail detail) {
    const std::string text = chip_text(kit, race, v, detail);
    const float s = kit.scale();
    return 34.0F * s + mark_width(kit, v) +
           (text.empty() ? 0.0F : text_width(kit.frame.fonts().small, text) + 10.0F * s);
}

std::string phase_text(const Race& race) {
    switch (race.moment) {
    case Moment::line_up: return tr("Lining up");
    case Moment::start_of_round: return tr("Start of the round");
    case Moment::speed_check: return tr("Speed Check");
    case Moment::wrecks: return tr("Wrecks roll");
    case Moment::movement: return say("Phase {0}, movement", {race.phase});
    case Moment::maintenance: return tr("Maintenance");
    case Moment::over: break;
    }
    return tr("The race is over");
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

// "12:04 left"; once it is over, the round is the last one (FR-RACE-02).
std::string time_text(int seconds) {
    if (seconds <= 0) return tr("last round: time is up");
    const std::string digits = std::to_string(seconds % 60);
    return say("{0} left",
               {std::to_string(seconds / 60) + (digits.size() < 2 ? ":0" : ":") + digits});
}

std::string round_text(const Race& race, std::optional<int> time_left) {
    const RaceTerms& terms = race.terms();
    const int all = rounds_of(terms);
    const bool is_open = terms.time_limit == TimeLimit::clock && all == max_rounds;
    std::string text =
        say(all > 0 && !is_open ? mark("Round {0} of {1}") : mark("Round {0}"), {race.round, all});
    if (terms.type != RaceType::fastest) text = race_type_name(terms.type) + ", " + text;
    if (time_left && race.moment != Moment::over) text += ", " + time_text(*time_left);
    return text;
}

// What goes on now, and what it is.
struct MomentNote {
    std::string text;
    Rule rule;
};

MomentNote note_of(const Race& race) {
    switch (race.moment) {
    case Moment::line_up: return {tr("Before the start rivals are named."), "FR-TRT-06"};
    case Moment::speed_check:
        return {tr("Everybody plays cards and rolls dice to change Speed, once a round."),
                "FR-SPD-01"};
    case Moment::wrecks:
        return {tr("Wrecks that still roll are moved before anybody drives."), "FR-RND-02"};
    case Moment::movement:
        return {say("Phase {0} of {1}: each vehicle moves as many spaces as its licence shows for "
                    "it under its Speed.",
                    {race.phase, phase_count}),
                "FR-RND-03"};
    case Moment::maintenance:
        return {tr("Cards move on from Spent to Recovery and back to the hand."), "FR-RND-04"};
    case Moment::start_of_round:
    case Moment::over: break;
    }
    return {phase_text(race), Rule::none()};
}

bool has_moved(const Race& race, VehicleId v) {
    if (!race[v].is_running()) return true;
    if (race.moment == Moment::movement) return race[v].moved_in_phase != 0;
    if (race.moment != Moment::speed_check) return false;
    for (int i = 0; i < race.next && i < race.order_count; ++i) {
        if (race.order[static_cast<std::size_t>(i)] == v) return true;
    }
    return false;
}

// What round, phase, vehicles by name and the other buttons need at most.
float room_of_names(const PanelKit& kit, const StripState& state) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const Race& race = *state.race;
    float width = text_width(fonts.label, round_text(race, state.time_left)) +
                  widest_phase(fonts.label, race) + (16.0F + 22.0F + 80.0F + 60.0F) * s;
    for (const VehicleId v : movers(race))
        width += chip_width(kit, race, v, ChipDetail::name) + 6.0F * s;
    std::vector<const char*> others = {tr("Redo"), tr("Rules"), tr("Menu")};
    if (state.may_hurry || race.moment == Moment::over) others.push_back(tr("The podium"));
    if (state.may_end) others.push_back(tr("End the race here"));
    for (const char* label : others)
        width += text_width(fonts.label, label) + 28.0F * s;
    return width;
}

}  // namespace

StripReply TopStrip::show(const PanelKit& kit, const StripState& state, stage::Rect where) {
    StripReply reply;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const Panel panel("top strip", where, Panel::Look::strip, 0.0F, 0.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({where.x, where.bottom() - 3.0F * s}, {where.right(), where.bottom()},
                       packed(theme::terracotta));
    const float middle = where.y + (where.height - 3.0F * s) / 2.0F;
    const float button_height = std::min(38.0F * s, where.height - 10.0F * s);

    // The commands at the right come first: they are never cut.
    struct Command {
        StripCommand command;
        std::string label;
        std::string hint;
        bool is_ready;
        stage::Key pad_key = stage::Key::unknown;
    };
    const bool is_narrow = where.width < 1000.0F * s;
    const bool is_tiny = where.width < 720.0F * s;
    // What Undo takes back stands on it only where all vehicles keep their names beside it, and
    // takes the same room whatever it says: nothing moves while one plays.
    const float undo_room = 250.0F * s;
    const bool names_undo = !is_narrow && !state.is_replay && state.race != nullptr &&
                            where.width - undo_room >= room_of_names(kit, state);
    std::string undo = tr("Undo");
    if (names_undo && !state.undo.empty()) {
        const std::string named =
            shortened(fonts.label, say("Undo: {0}", {state.undo}), undo_room - 22.0F * s);
        if (named.size() > undo.size() + 2) undo = named;
    }
    std::vector<Command> commands = {
        {StripCommand::undo, undo,
         state.undo.empty() ? tr("Nothing to take back") : say("Take back: {0}", {state.undo}),
         !state.undo.empty(), stage::Key::undo},
        {StripCommand::redo, tr("Redo"),
         state.redo.empty() ? tr("Nothing to do again") : say("Again: {0}", {state.redo}),
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
                        {StripCommand::end_here, tr("End the race here"),
                         tr("Nobody else who plays is on the track: what it would mean to stop"),
                         true});
    }
    // A pad has no pointer: its buttons are named where there is room.
    const bool has_caps = kit.frame.caps().device() == stage::Device::pad && !is_narrow;
    undo_ = {};
    float right = where.right() - 10.0F * s;
    for (std::size_t i = commands.size(); i-- > 0;) {
        const Command& command = commands[i];
        // Where there is little room nothing stands there that cannot be used.
        if (is_tiny && !command.is_ready) continue;
        ImFont* font = is_narrow ? fonts.small : fonts.label;
        const float most = where.width * 0.24F;
        const stage::Key cap = has_caps ? command.pad_key : stage::Key::unknown;
        const float room_for_cap =
            cap == stage::Key::unknown
                ? 0.0F
                : text_width(fonts.small, kit.frame.caps().of(cap)) + 26.0F * s;
        const bool is_named_undo = names_undo && command.command == StripCommand::undo;
        const float width =
            is_named_undo
                ? undo_room + room_for_cap
                : std::min(text_width(font, command.label) + 22.0F * s + room_for_cap, most);
        right -= width;
        if (command.command == StripCommand::undo)
            undo_ = {right, middle - button_height / 2.0F, width, button_height};
        ImGui::SetCursorScreenPos({right, middle - button_height / 2.0F});
        ImGui::BeginDisabled(!command.is_ready);
        const FontScope scope(font);
        const std::string id = "strip" + std::to_string(static_cast<int>(command.command));
        if (key_button(kit, id.c_str(), command.label, cap, ButtonRole::plain,
                       {width, button_height})) {
            reply.command = command.command;
        }
        ImGui::EndDisabled();
        if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
            paper_tooltip(kit, command.hint, Rule::none());
        }
        right -= 6.0F * s;
    }
    if (state.race == nullptr) return reply;
    const Race& race = *state.race;

    const std::string brand = "HIPPODROME";
    const std::string round = round_text(race, state.time_left);
    const std::string phase = phase_text(race);
    const std::vector<VehicleId> order = movers(race);
    const float pips =
        race.phase > 0 || race.moment == Moment::wrecks ? 4.0F * 20.0F * s : 80.0F * s;
    const float room = right - where.x - 24.0F * s;
    const auto chips_width = [&](ChipDetail detail) {
        float width = 0.0F;
        for (const VehicleId v : order)
            width += chip_width(kit, race, v, detail) + 6.0F * s;
        return width;
    };
    const float brand_width = text_width(fonts.heading, brand) + 26.0F * s;
    const float round_width = text_width(fonts.label, round) + 16.0F * s;
    const float phase_width = text_width(fonts.label, phase) + 22.0F * s;
    // What goes first where there is little room: the brand, the names, the phase in words, pips.
    bool has_brand = true;
    bool has_pips = true;
    bool has_phase = true;
    ChipDetail detail = ChipDetail::name;
    const auto fits = [&] {
        return round_width + (has_pips ? pips : 0.0F) + (has_brand ? brand_width : 0.0F) +
                   (has_phase ? phase_width : 0.0F) + chips_width(detail) <=
               room;
    };
    if (!fits()) has_brand = false;
    if (!fits()) detail = ChipDetail::speed;
    if (!fits()) has_phase = false;
    if (!fits()) detail = ChipDetail::numeral;
    if (!fits()) has_pips = false;
    // At last the badges lie one on the other, so that they end where the buttons begin.
    const float taken = round_width + (has_pips ? pips : 0.0F) + (has_brand ? brand_width : 0.0F) +
                        (has_phase ? phase_width : 0.0F);
    const float gaps = order.size() > 1 ? static_cast<float>(order.size() - 1) : 1.0F;
    const float over = std::max(0.0F, taken + chips_width(detail) - room) / gaps;

    float x = where.x + 18.0F * s;
    const auto write = [&](ImFont* font, const std::string& text, stage::Colour colour,
                           float width) {
        draw_text(list, font, {x, middle - font->FontSize / 2.0F}, packed(colour), text);
        x += width;
    };
    const auto tell_from = [&](float left, const std::string& text, Rule rule) {
        const ImVec2 from{left, where.y};
        const ImVec2 to{x - 8.0F * s, where.bottom()};
        if (!ImGui::IsWindowHovered() || !ImGui::IsMouseHoveringRect(from, to)) return;
        paper_tooltip(kit, text, rule);
    };
    if (has_brand) write(fonts.heading, brand, theme::sand, brand_width);
    const float round_from = x;
    write(fonts.label, round, theme::ivory, round_width);
    tell_from(round_from, tr("A round: a Speed Check, four phases of movement, then maintenance."),
              "FR-RND-01");
    const float phase_from = x;
    for (int i = 1; has_pips && i <= phase_count; ++i) {
        const ImVec2 centre{x + 7.0F * s, middle};
        const bool is_now = race.phase == i && race.moment == Moment::movement;
        const bool is_past = race.phase > i || race.moment == Moment::maintenance;
        list.AddCircleFilled(centre, 6.5F * s,
                             packed(is_now    ? theme::ivory
                                    : is_past ? theme::stone
                                              : theme::umber));
        list.AddCircle(centre, 6.5F * s, packed(theme::sand), 0, 1.4F * s);
        if (is_now) list.AddCircle(centre, 9.0F * s, packed(theme::ivory), 0, 1.2F * s);
        x += 20.0F * s;
    }
    x += 6.0F * s;
    if (has_phase) write(fonts.label, phase, theme::sand, phase_width);
    const MomentNote note = note_of(race);
    tell_from(phase_from, note.text, note.rule);

    for (const VehicleId v : order) {
        const float width = chip_width(kit, race, v, detail);
        const bool moved = has_moved(race, v);
        const bool decides = v == state.decides;
        const float seen = v == order.back() ? width : std::max(1.0F, width - over);
        ImGui::SetCursorScreenPos({x, middle - 17.0F * s});
        ImGui::PushID(v);
        if (ImGui::InvisibleButton("##chip", {seen, 34.0F * s})) reply.look_at = v;
        ImGui::PopID();
        const bool hovered = ImGui::IsItemHovered();
        const ImVec2 from{x, middle - 16.0F * s};
        const ImVec2 to{x + width, middle + 16.0F * s};
        const stage::Colour ground = moved     ? stage::mix(theme::umber, theme::stone, 0.55F)
                                     : hovered ? theme::ivory
                                               : theme::parchment;
        list.AddRectFilled(from, to, packed(ground), 16.0F * s);
        if (decides) {
            const bool is_person = kit.seating.seat(v).is_human;
            list.AddRect({from.x - 2 * s, from.y - 2 * s}, {to.x + 2 * s, to.y + 2 * s},
                         packed(is_person ? theme::gold : theme::sand), 18.0F * s, 0, 3.0F * s);
        }
        draw_badge(kit, list, {x + 17.0F * s, middle}, 13.0F * s, v);
        const std::string text = chip_text(kit, race, v, detail);
        const float mark_room = mark_width(kit, v);
        if (mark_room > 0.0F) {
            const float side = 15.0F * s;
            draw_sprite(kit, list, "ui/computer", {x + 33.0F * s, middle - side / 2.0F},
                        {side, side}, packed(theme::ink));
        }
        draw_text(list, fonts.small,
                  {x + 34.0F * s + mark_room, middle - fonts.small->FontSize / 2.0F},
                  packed(theme::ink), text);
        if (hovered && is_home(race, v)) {
            paper_tooltip(
                kit, say("{0} is home: {1}.", {kit.seating.seat(v).name, ordinal(places(race)[v])}),
                "FR-RACE-01");
        } else if (hovered) {
            const std::string told = say(decides ? mark("{0}, Speed {1}: decides now")
                                         : moved ? mark("{0}, Speed {1}: has moved")
                                                 : mark("{0}, Speed {1}: still to move"),
                                         {kit.seating.seat(v).name, rating(race, v)});
            const std::string driven =
                mark_room > 0.0F ? "\n" + std::string(tr("The computer drives here.")) : "";
            const std::string order_told =
                race.moment == Moment::movement
                    ? tr("The fastest move first; of equals, whoever leads.")
                    : tr("A click shows the vehicle and its licence.");
            paper_tooltip(kit, told + driven + "\n" + order_told,
                          race.moment == Moment::movement ? Rule("FR-INIT-02") : Rule::none());
        }
        x += width + 6.0F * s - over;
    }
    return reply;
}

}  // namespace frothy
