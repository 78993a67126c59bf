// Frothy Races as the program opens it: its set-up, its races, their ends and replays.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/client/race_library.h"
#include "app/client/replay_scene.h"
#include "app/core/frothy_opening.h"
#include "app/core/game.h"
#include "formats/rulebook.h"
#include "games/frothy/view/screens/results_screen.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "ui/scene.h"

namespace app {

class RaceScene;

class FrothyDoor {
public:
    // `rulebook` is the English one; of other languages it lies beside it.
    FrothyDoor(ui::Program& program, std::filesystem::path rulebook);

    ui::Program& program() { return program_; }
    const formats::Rulebook& rulebook() const { return rulebook_; }
    // Read when they are first needed: a race that has begun needs none. Throws GameError where
    // there is no data.
    frothy::SetupOffers& offers();
    frothy::SetupPlan& plan();

    // As the command line has it: a FrothyOpening.
    void open(const play::Opening& opening);
    // Of a new race on a course, the course alone; false where something else was opened.
    bool paint_alone(stage::Rect where);

    // What is played and shown next lies on the first scene, the title.
    void set_up();
    void first_race();  // coached; the table of last time is left as it was
    void start_race();  // as it was set up
    void sit_down(std::shared_ptr<Game> game);
    RaceScene& look_at(std::shared_ptr<Game> game);  // its board, also where it is over
    // A race of a file; otherwise what went wrong.
    OpenedRace open(const std::filesystem::path& file, RaceSource source);
    // A race that does not fit the rules any more, from its last place of rest. What went wrong;
    // empty if nothing did.
    std::string open_from_boundary(const frothy::Record& record);
    // The same table, new dice; of a match that is not over, its next turn (FR-RACE-06).
    void race_again(Game& game);
    // The race that was cut off a replay.
    void play_on(const frothy::Record& branch);

    // These lie over the scene there is.
    void show_end(RaceScene& race);
    ReplayScene& watch(Game& game);
    ReplayScene& watch(ReplaySource source);

    bool is_first_race() const { return is_first_race_; }
    void keep_rules(const std::string& name);
    // Where this race was saved from its podium; empty where it was not.
    std::string saved_as(const frothy::Race& race) const;
    void note_saved(const frothy::Race& race, std::string name);

    // Screens that stay as they were left.
    frothy::SetupScreen& setup_screen() { return setup_; }
    frothy::ResultsScreen& results_screen() { return results_; }

    void words_changed();
    void settings_changed();

private:
    frothy::SetupPlan first_plan_of(const frothy::SetupOffers& offers) const;
    void sit_down_to(const frothy::SetupPlan& plan);
    void begin_anew(std::unique_ptr<ui::Scene> scene);
    void dye_cards();
    void read_rulebook();

    ui::Program& program_;
    std::filesystem::path english_rulebook_;
    FrothyOpening opened_;
    formats::Rulebook rulebook_;
    std::optional<frothy::SetupOffers> offers_;
    frothy::SetupPlan plan_;  // of the offers
    std::optional<frothy::SetupPlan> raced_plan_;
    bool is_first_race_ = false;  // with the coach, at the table
    frothy::SetupScreen setup_;
    frothy::ResultsScreen results_;
    std::optional<std::pair<frothy::Race, std::string>> saved_;
    ui::Palette dyed_in_ = ui::Palette::usual;  // the pictures of the cards
};

}  // namespace app
