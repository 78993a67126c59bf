#include "games/frothy/door/frothy_files.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "play/library.h"
#include "play/record_files.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;
using words::tr;

namespace {

std::string laps_text(int laps) { return say(by_count(laps, "{0} lap", "{0} laps"), {laps}); }

// What was agreed: laps where they are counted, and which turn of a match it is.
std::string kind_of(const Record& record, const Names& names) {
    std::string kind = terms_text(record.terms, names);
    if (record.terms.type == RaceType::fastest && record.course.circuit) {
        kind = say("{0}, {1}", {kind, laps_text(record.laps)});
    }
    if (record.match) {
        const auto turn = static_cast<int>(record.match->turns.size()) + 1;
        const auto turns = static_cast<int>(record.seats.size());
        kind = say("{0}, turn {1} of {2}", {kind, turn, turns});
    }
    return kind;
}

std::optional<CatchKind> catch_of(const RaceReplay& replay) {
    std::optional<CatchKind> how;
    replay.retell(replay.last(), [&](const Happening& happening) {
        if (happening.kind != kernel::HappeningKind::event) return;
        if (const auto* caught = happening.event.get_if<Caught>()) how = caught->how;
    });
    return how;
}

// How far it has come, or how it ended.
std::string state_of(const RaceReplay& replay, const Race& race) {
    if (race.moment != Moment::over) return moment_name(race);
    const auto how = race.catcher == no_vehicle ? std::nullopt : catch_of(replay);
    return verdict_of(race, how, replay.names()).text;
}

// The board as it stands.
stage::Layer picture_of(const RaceReplay& replay, const Race& race, const ui::Seating& seating,
                        const ui::ShelfLook& look) {
    const auto pixels = [&](int length) {
        return static_cast<int>(
            std::lround(static_cast<float>(length) * std::min(look.scale, 2.0F)));
    };
    const stage::PixelSize size{pixels(ui::SavesScreen::picture_size.width),
                                pixels(ui::SavesScreen::picture_size.height)};
    stage::Layer picture = look.canvas.make_layer(size, stage::LayerKind::opaque);
    const auto scope = look.canvas.paint_on(picture);
    look.canvas.clear(stage::theme::night);
    paint_race_picture(look.canvas, look.sprites, stage::all_of(size), race, replay.last_places(),
                       seating);
    return picture;
}

}  // namespace

std::string describe_race(const std::filesystem::path& file, ui::ShelvedRace& shown,
                          const ui::ShelfLook& look) {
    const auto record = play::record_of_file<Codec>(file, shown.trouble);
    if (!record) return shown.title;
    shown.seating = ui::seating_of(record->seats);
    shown.seating.palette = look.palette;
    // Where the rules part from the record, it is shown as far as they agree.
    const RaceReplay replay(*record);
    const Race race = replay.race_at(replay.last());
    shown.is_over = replay.is_over();
    shown.kind = kind_of(*record, replay.names());
    shown.state = state_of(replay, race);
    shown.picture = picture_of(replay, race, shown.seating, look);
    const std::string course = tr(record->course.name.c_str());
    // A saved race bears the name it was given; what it was must be said besides.
    if (shown.shelf != play::Shelf::saved) {
        shown.title = play::plain_name(record->course.name, record->branch_of);
        return {};
    }
    shown.kind = say("{0}, {1}", {course, shown.kind});
    // One that only says on what course it was raced is no name of its own.
    return shown.title.find(course) == std::string::npos ? shown.title : std::string();
}

}  // namespace frothy
