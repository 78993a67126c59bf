#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/race/race_panels.h"
#include "games/frothy/view/race/top_strip_words.h"
#include "ui/letters.h"

namespace frothy {

using namespace ui;
using namespace strip;

namespace {

ui::StripChip chip_of(const Race& race, const ui::Seating& seating, VehicleId decides,
                      VehicleId v) {
    const std::string& name = seating.seat(v).name;
    ui::StripChip chip;
    chip.who = v;
    chip.is_done = has_moved(race, v);
    chip.decides = v == decides;
    if (is_home(race, v)) {
        chip.said = ordinal(places(race)[v]);
        chip.note = say("{0} is home: {1}.", {name, chip.said});
        chip.rule = Rule("FR-RACE-01");
        return chip;
    }
    chip.said = std::to_string(rating(race, v));
    const bool is_moving = race.moment == Moment::movement;
    chip.note = turn_text(race, v, name, chip.decides);
    if (!seating.seat(v).is_human) {
        chip.note += "\n" + std::string(tr("The computer drives here."));
    }
    chip.note +=
        "\n" + std::string(is_moving ? tr("The fastest move first; of equals, whoever leads.")
                                     : tr("A click shows the vehicle and its licence."));
    if (is_moving) chip.rule = Rule("FR-INIT-02");
    return chip;
}

}  // namespace

ui::StripCaption strip_caption_of(const Race& race, std::optional<int> time_left) {
    ui::StripCaption caption;
    caption.round = round_text(race, time_left);
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

std::vector<ui::StripChip> strip_chips_of(const Race& race, const ui::Seating& seating,
                                          VehicleId decides) {
    std::vector<ui::StripChip> chips;
    for (const VehicleId v : movers(race))
        chips.push_back(chip_of(race, seating, decides, v));
    return chips;
}

}  // namespace frothy
