// The race at the desk: sitting down to it, its end, and once more.
#include <utility>

#include "app/client/desk.h"
#include "app/core/autosave.h"
#include "frothy/wording.h"

namespace app {

void Desk::show_race(const frothy::PanelKit& kit) {
    seating_ = table_->game().seating();
    switch (table_->show(kit, screen_.canvas())) {
    case TableWish::title: go_to_title(); break;
    case TableWish::results: show_end(); break;
    case TableWish::look_back: watch_table(); break;
    case TableWish::settings_changed: settings_changed(); break;
    case TableWish::none: break;
    }
}

void Desk::show_end() {
    const Game& game = table_->game();
    const Results results = game.results();
    results_state_ = {};
    results_state_.board = &game.setting().course;
    results_state_.course = game.setting().course.plan().name;
    results_state_.rounds = results.rounds;
    results_state_.reason = frothy::end_reason_text(results.reason);
    for (const ResultLine& line : results.lines) {
        const frothy::Licence& licence = game.setting().licences[line.vehicle];
        const std::string picture = "vehicles/" + licence.id;
        results_state_.rows.push_back({line.vehicle, line.place, line.laps, line.status,
                                       line.damage, line.is_winner, licence.name,
                                       sprites_.has(picture) ? picture : "vehicles/basic-chariot"});
    }
    results_.forget_textures();
    scene_ = Scene::results;
}

void Desk::race_again() {
    const std::optional<frothy::SetupPlan> plan = raced_plan_;
    frothy::Record record = table_->game().record();
    if (plan) {
        plan_ = *plan;
        plan_.seed.reset();
        start_race();
        return;
    }
    RaceSetup setup;
    setup.course = std::move(record.course);
    setup.licences = std::move(record.licences);
    setup.seats = std::move(record.seats);
    setup.rules = record.house_rules;
    setup.laps = record.laps;
    setup.terms = record.terms;
    setup.seed = drawn_seed();
    try {
        const auto journal = new_journal_file(start_.user_dirs, setup.course.id);
        sit_down(std::make_shared<Game>(Game::start(std::move(setup), journal)));
    } catch (const GameError& error) {
        go_to_title();
        title_state_.message = error.what();
    }
}

void Desk::show_results(const frothy::PanelKit& kit) {
    switch (results_.show(kit, screen_.canvas(), results_state_)) {
    case frothy::ResultsCommand::again: race_again(); break;
    case frothy::ResultsCommand::new_race: go_to_setup(); break;
    case frothy::ResultsCommand::look: scene_ = Scene::race; break;
    case frothy::ResultsCommand::watch: watch_table(); break;
    case frothy::ResultsCommand::save_record:
        try {
            results_state_.saved_as =
                save_race(table_->game(), start_.user_dirs, usual_name(table_->game()))
                    .filename()
                    .string();
        } catch (const GameError& error) {
            results_state_.saved_as = error.what();
        }
        break;
    case frothy::ResultsCommand::title: go_to_title(); break;
    case frothy::ResultsCommand::none: break;
    }
}

}  // namespace app
