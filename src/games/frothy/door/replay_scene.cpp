#include "games/frothy/door/replay_scene.h"

#include <utility>

namespace frothy {

namespace {

RaceMoment moment_at(const RaceReplay& replay, std::size_t stop, const Race& now) {
    return {replay.start(), replay.journal(), replay.stops()[stop].entries, now};
}

}  // namespace

RaceReplayScene::RaceReplayScene(ui::TableDoor& door, ReplaySource source, PlayOn play_on)
    : RecordScene(door, std::move(source), std::move(play_on)),
      screen_(door.program().screen().canvas(), door.program().sprites(),
              moment_at(replay(), 0, replay().race_at(0)), ui::seating_of(record().seats)) {
    begin();
}

void RaceReplayScene::jump_to(std::size_t stop) {
    const Race now = replay().race_at(stop);
    screen_.show_moment(moment_at(replay(), stop, now), replay().stops()[stop].who);
}

void RaceReplayScene::go_on_to(std::size_t stop) {
    screen_.take(replay().told(stop - 1, stop), replay().journal(), replay().race_at(stop),
                 replay().stops()[stop].who);
}

void RaceReplayScene::say_anew() {
    replay().words_changed(record());
    story_.words_changed();
    const Race now = replay().race_at(stop());
    screen_.words_changed(moment_at(replay(), stop(), now));
}

std::optional<std::size_t> RaceReplayScene::show_story(const ui::Kit& kit,
                                                       stage::PixelSize canvas) {
    const StoryReply reply = story_.show(kit, canvas);
    if (reply.is_left || reply.look) story_.close();
    return reply.look;
}

}  // namespace frothy
