#include "games/frothy/view/race/top_strip.h"

#include <optional>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/race/top_strip_words.h"
#include "ui/letters.h"

namespace frothy {

using namespace ui;
using namespace strip;

namespace {

ui::StripCaption caption_of(const StripState& state) {
    const Race& race = *state.race;
    ui::StripCaption caption;
    caption.round = round_text(race, state.time_left);
    caption.round_note = tr("A round: a Speed Check, four phases of movement, then maintenance.");
    caption.round_rule = Rule("FR-RND-01");
    for (int phase = 1; phase <= phase_count; ++phase) {
        const bool is_now = race.phase == phase && race.moment == Moment::movement;
        const bool is_past = race.phase > phase || race.moment == Moment::maintenance;
        caption.pips.push_back(is_now    ? StripPip::now
                               : is_past ? StripPip::past
                                         : StripPip::to_come);
    }
    const MomentNote note = note_of(race);
    caption.phase = phase_text(race);
    caption.phase_note = note.text;
    caption.phase_rule = note.rule;
    caption.phases = {tr("Start of the round"), tr("Speed Check"),
                      say("Phase {0}, movement", {phase_count}), tr("Maintenance")};
    return caption;
}

ui::StripChip chip_of(const ui::Kit& kit, const StripState& state, VehicleId v) {
    const Race& race = *state.race;
    const std::string& name = kit.seating.seat(v).name;
    ui::StripChip chip;
    chip.who = v;
    chip.is_done = has_moved(race, v);
    chip.decides = v == state.decides;
    if (is_home(race, v)) {
        chip.said = ordinal(places(race)[v]);
        chip.note = say("{0} is home: {1}.", {name, chip.said});
        chip.rule = Rule("FR-RACE-01");
        return chip;
    }
    chip.said = std::to_string(rating(race, v));
    const bool is_moving = race.moment == Moment::movement;
    chip.note = turn_text(race, v, name, chip.decides);
    if (!kit.seating.seat(v).is_human) {
        chip.note += "\n" + std::string(tr("The computer drives here."));
    }
    chip.note +=
        "\n" + std::string(is_moving ? tr("The fastest move first; of equals, whoever leads.")
                                     : tr("A click shows the vehicle and its licence."));
    if (is_moving) chip.rule = Rule("FR-INIT-02");
    return chip;
}

// Where nobody who plays is on the track any more, or the race is over.
std::optional<ui::StripButton> way_to_results(const StripState& state) {
    const bool is_over = state.race != nullptr && state.race->moment == Moment::over;
    if (is_over && !state.is_replay) {
        return ui::StripButton{tr("The podium"), tr("How it ended, and what next")};
    }
    if (is_over || !state.may_hurry) return std::nullopt;
    ui::StripButton hurry{tr("To the end"),
                          tr("Only drivers race on: how it ends, without waiting")};
    hurry.room_for = tr("The podium");
    return hurry;
}

}  // namespace

StripReply TopStrip::show(const ui::Kit& kit, const StripState& state, stage::Rect where) {
    ui::StripState shown;
    shown.undo = state.undo;
    shown.redo = state.redo;
    shown.is_replay = state.is_replay;
    shown.more = state.more;
    if (auto results = way_to_results(state)) shown.more.push_back(std::move(*results));
    if (state.race != nullptr) {
        shown.caption = caption_of(state);
        for (const VehicleId v : movers(*state.race))
            shown.chips.push_back(chip_of(kit, state, v));
    }
    const ui::StripReply reply = strip_.show(kit, shown, where);
    const auto command = [&] {
        switch (reply.command) {
        case ui::StripCommand::undo: return StripCommand::undo;
        case ui::StripCommand::redo: return StripCommand::redo;
        case ui::StripCommand::rules: return StripCommand::rules;
        case ui::StripCommand::menu: return StripCommand::menu;
        case ui::StripCommand::more:
            return reply.more < state.more.size() ? StripCommand::more : StripCommand::results;
        case ui::StripCommand::none: break;
        }
        return StripCommand::none;
    }();
    return {command, reply.more, reply.look_at};
}

}  // namespace frothy
