// The race at the desk: sitting down to it, its end, and once more.
#include <imgui.h>

#include <utility>

#include "app/client/desk.h"
#include "app/core/autosave.h"
#include "app/core/race_story.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/board/vehicle_art.h"
#include "games/frothy/view/core/seat_names.h"
#include "words/words.h"

namespace app {

void Desk::seat_people() {
    seating_ = table_->game().seating();
    seating_.palette = settings_.comfort.palette;
}

void Desk::show_race(const ui::Kit& kit) {
    seat_people();
    switch (table_->show(kit, screen_.canvas())) {
    case TableWish::title: go_to_title(); break;
    case TableWish::results: show_end(); break;
    case TableWish::look_back: watch_table(); break;
    case TableWish::settings_changed: settings_changed(); break;
    case TableWish::none: break;
    }
}

void Desk::show_end() {
    // Whoever looks at the board in between comes back to the same podium.
    const bool is_same = results_state_.race == table_->game().now();
    std::string saved_as = is_same ? std::move(results_state_.saved_as) : std::string();
    results_state_ = {};
    results_state_.saved_as = std::move(saved_as);
    story_.close();
    told_.reset();
    tell_results();
    results_.forget_textures();
    scene_ = Scene::results;
}

void Desk::tell_results() {
    const Game& game = table_->game();
    const Results results = game.results();
    const RaceStory story = story_of(game.session());
    const frothy::Names names = frothy::names_of(game.seating());
    results_state_.race = game.now();
    results_state_.is_first_race = is_first_race_;
    results_state_.rounds = results.rounds;
    results_state_.reason = frothy::end_reason_text(results.reason);
    results_state_.outcome = frothy::verdict_of(game.now(), story.caught, names);
    results_state_.match = game.match();
    results_state_.rule_set = game.rule_set();
    results_state_.rows.clear();
    for (const ResultLine& line : results.lines) {
        const frothy::Licence& licence = game.setting().licences[line.vehicle];
        const VehicleStory& its = story.vehicles[line.vehicle];
        frothy::ResultRow row;
        row.vehicle = line.vehicle;
        row.place = line.place;
        row.points_for = its.points;
        row.round_out = its.round_out;
        row.gave_up = its.gave_up;
        row.is_winner = line.is_winner;
        row.vehicle_name = words::tr(licence.name.c_str());
        row.picture = frothy::vehicle_sprite_name(sprites_, licence.id);
        results_state_.rows.push_back(std::move(row));
    }
    results_state_.teams = frothy::gather_teams(results_state_.race, results_state_.rows);
    results_state_.columns =
        frothy::result_columns(results_state_.race, results_state_.rows, names);
}

// The same table, new dice; of a match that is not over, its next turn (FR-RACE-06).
RaceSetup Desk::setup_for_another() const {
    const Game& game = table_->game();
    RaceSetup setup = game.record();
    setup.time.used = 0;
    setup.match = game.match();
    if (setup.match) {
        if (setup.match->is_over(static_cast<int>(setup.seats.size()))) setup.match->turns.clear();
        setup.terms = setup.match->next_terms(setup.terms);
    }
    setup.seed = drawn_seed();
    return setup;
}

void Desk::race_again() {
    const std::optional<frothy::SetupPlan> plan = raced_plan_;
    if (plan && !results_state_.has_next_turn()) {
        const bool was_first = is_first_race_;
        frothy::SetupPlan again = *plan;
        again.seed.reset();
        sit_down_to(again);
        is_first_race_ = was_first && scene_ == Scene::race;
        return;
    }
    try {
        RaceSetup setup = setup_for_another();
        const auto journal = new_journal_file(start_.user_dirs, setup.course.id);
        auto next = std::make_shared<Game>(Game::start(std::move(setup), journal));
        table_->game().put_away();
        sit_down(std::move(next));
        raced_plan_ = plan;
    } catch (const GameError& error) {
        go_to_title();
        title_state_.message = error.what();
    }
}

// Whoever looks at a moment comes back to the sheet afterwards.
void Desk::show_story(const ui::Kit& kit) {
    stage::Canvas& canvas = screen_.canvas();
    results_.show_ground(kit, canvas, results_state_);
    const frothy::StoryReply reply = story_.show(kit, canvas.size());
    if (reply.is_left) story_.close();
    if (!reply.look) return;
    watch_table();
    replay_->watch(*reply.look);
}

void Desk::show_results(const ui::Kit& kit) {
    is_settling_ = false;
    if (story_.is_open()) {
        show_story(kit);
        return;
    }
    const bool is_covered = rules_.is_open();
    if (is_covered) ImGui::BeginDisabled();
    frothy::ResultsReply reply = results_.show(kit, screen_.canvas(), results_state_);
    is_settling_ = reply.is_settling;
    if (is_covered) {
        ImGui::EndDisabled();
        reply = {};
    }
    if (!reply.open.is_none()) rules_.open(reply.open.text());
    switch (reply.command) {
    case frothy::ResultsCommand::again:
    case frothy::ResultsCommand::next_turn: race_again(); break;
    case frothy::ResultsCommand::new_race: go_to_setup(); break;
    case frothy::ResultsCommand::look: scene_ = Scene::race; break;
    case frothy::ResultsCommand::watch: watch_table(); break;
    case frothy::ResultsCommand::story:
        told_ = std::make_unique<frothy::RaceReplay>(table_->game().record());
        story_.open(*told_);
        break;
    case frothy::ResultsCommand::save_record:
        try {
            results_state_.saved_as =
                save_race(table_->game(), start_.user_dirs, usual_name(table_->game()))
                    .filename()
                    .string();
            results_state_.save_trouble.clear();
        } catch (const GameError& error) {
            results_state_.save_trouble = error.what();
        }
        break;
    case frothy::ResultsCommand::title: go_to_title(); break;
    case frothy::ResultsCommand::none: break;
    }
}

}  // namespace app
