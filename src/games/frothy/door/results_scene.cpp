#include "games/frothy/door/results_scene.h"

#include <stdexcept>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/race_story.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/seat_names.h"
#include "play/library.h"
#include "ui/panels.h"
#include "words/words.h"

namespace frothy {

ResultsScene::ResultsScene(FrothyDoor& door, RaceScene& race, bool in_season)
    : door_(door), race_(race) {
    state_.in_season = in_season;
    state_.way_to_desk = door_.way_to_desk();
    state_.saved_as = door_.saved_as(race_.game().now());
    tell_results();
    door_.results_screen().forget_textures();
}

void ResultsScene::tell_results() {
    const Game& game = race_.game();
    const Results results = game.results();
    const RaceStory story = story_of(game.session());
    const Names names = names_of(game.seating());
    state_.race = game.now();
    state_.is_first_race = door_.is_first_race();
    state_.rounds = results.rounds;
    state_.reason = end_reason_text(results.reason);
    state_.outcome = verdict_of(game.now(), story.caught, names);
    state_.match = game.match();
    state_.rule_set = game.rule_set();
    state_.rows.clear();
    for (const ResultLine& line : results.lines) {
        const Licence& licence = game.setting().licences[line.vehicle];
        const VehicleStory& its = story.vehicles[line.vehicle];
        ResultRow row;
        row.vehicle = line.vehicle;
        row.place = line.place;
        row.points_for = its.points;
        row.round_out = its.round_out;
        row.gave_up = its.gave_up;
        row.is_winner = line.is_winner;
        row.vehicle_name = words::tr(licence.name.c_str());
        const auto sprite_of =
            state_.race[line.vehicle].is_wreck() ? wreck_sprite_name : vehicle_sprite_name;
        row.picture = sprite_of(door_.program().sprites(), picture_name(licence));
        state_.rows.push_back(std::move(row));
    }
    state_.teams = gather_teams(state_.race, state_.rows);
    state_.columns = result_columns(state_.race, state_.rows, names);
}

ui::Hearing ResultsScene::hears(const stage::InputEvent& event) const {
    const bool is_hasty = shown_for_ < pause && event.kind == stage::InputKind::key_pressed &&
                          (event.key == stage::Key::enter || event.key == stage::Key::space);
    return is_hasty ? ui::Hearing::nobody : ui::Hearing::panels;
}

bool ResultsScene::advance(float seconds) {
    shown_for_ += seconds;
    return false;
}

void ResultsScene::words_changed() {
    state_.way_to_desk = door_.way_to_desk();
    tell_results();
    if (told_) told_->words_changed(race_.game().record());
    story_.words_changed();
}

// Whoever looks at a moment comes back to the sheet afterwards.
void ResultsScene::show_story(const ui::Kit& kit) {
    stage::Canvas& canvas = door_.program().screen().canvas();
    door_.results_screen().show_ground(kit, canvas, state_);
    const StoryReply reply = story_.show(kit, canvas.size());
    if (reply.is_left) story_.close();
    if (reply.look) door_.watch(race_.game()).watch(*reply.look);
}

void ResultsScene::open_story() {
    told_ = std::make_unique<RaceReplay>(race_.game().record());
    story_.open(*told_);
}

void ResultsScene::save() {
    const Game& game = race_.game();
    try {
        state_.saved_as = play::save_game(game, door_.program().user_dirs(), game.usual_name())
                              .filename()
                              .string();
        state_.save_trouble.clear();
        door_.note_saved(state_.race, state_.saved_as);
    } catch (const std::runtime_error& error) {
        state_.save_trouble = error.what();
    }
}

void ResultsScene::show(const ui::Kit& kit) {
    ui::Program& program = door_.program();
    is_settling_ = false;
    if (story_.is_open()) {
        show_story(kit);
        return;
    }
    ResultsReply reply;
    {
        const bool is_covered = program.is_covered();
        const ui::CoveredScope covered(is_covered);
        reply = door_.results_screen().show(kit, program.screen().canvas(), state_);
        is_settling_ = reply.is_settling;
        if (is_covered) return;
    }
    if (!reply.open.is_none()) program.rules().open(reply.open.text());
    switch (reply.command) {
    case ResultsCommand::again:
    case ResultsCommand::next_turn: door_.race_again(race_.game()); break;
    case ResultsCommand::season: door_.show_season(); break;
    case ResultsCommand::new_race: door_.set_up(); break;
    case ResultsCommand::desk: door_.back_to_desk(); break;
    case ResultsCommand::look: program.scenes().pop(); break;
    case ResultsCommand::watch: door_.watch(race_.game()); break;
    case ResultsCommand::story: open_story(); break;
    case ResultsCommand::save_record: save(); break;
    case ResultsCommand::title: program.scenes().pop_to_first(); break;
    case ResultsCommand::none: break;
    }
}

}  // namespace frothy
