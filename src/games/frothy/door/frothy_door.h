// Frothy Races as the program opens it: its set-up, its races, their ends and replays.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "formats/rulebook.h"
#include "games/frothy/door/core/frothy_opening.h"
#include "games/frothy/door/core/game.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/door/replay_scene.h"
#include "games/frothy/view/core/studio/studio.h"
#include "games/frothy/view/core/workshop/workshop.h"
#include "games/frothy/view/screens/results_screen.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "games/frothy/view/workshop/workshop_screen.h"
#include "ui/game_door.h"
#include "ui/scene.h"
#include "ui/scenes/play_scene.h"
#include "ui/scenes/table_door.h"
#include "ui/season_door.h"

namespace frothy {

class FrothyLab;
struct LeftStudio;
class RaceScene;

class FrothyDoor final : public ui::RecordDoor<Codec, Game>, public ui::SeasonDoor {
public:
    // `rulebook` is the English one; of other languages it lies beside it.
    FrothyDoor(ui::Program& program, std::filesystem::path rulebook);
    ~FrothyDoor() override;

    std::string title() const override;
    std::string motto() const override;
    const formats::Rulebook& rulebook() const override { return rulebook_; }
    std::shared_ptr<const ui::TitleGround> title_ground() override;
    void set_up() override;
    void first_race() override;  // the table of last time is left as it was
    bool has_guide() const override { return true; }
    void show_guide() override;
    std::string gallery() const override;
    void show_gallery() override;
    bool has_studio() const override { return true; }
    void show_studio() override;
    ui::LabDoor* lab() override;
    void open(const play::Opening& opening) override;
    bool paint_alone(stage::Rect where) override;
    bool is_own_file(const std::filesystem::path& file) const override;
    std::string describe(const std::filesystem::path& file, ui::ShelvedRace& race,
                         const ui::ShelfLook& look) override;
    void words_changed() override;
    void files_changed() override;
    void settings_changed() override;

    play::FactTeller teller() const override;
    ui::SeasonDoor* seasons() override { return this; }
    std::vector<ui::SeasonEvent> season_events() override;
    std::vector<ui::SeasonRide> season_rides() override;
    std::vector<ui::SeatDriver> season_drivers() override { return {}; }
    std::size_t least_seats() const override { return frothy::least_seats; }
    std::size_t most_seats() const override { return max_vehicles; }
    std::vector<ui::SeatChoice> season_seats() override;
    std::string season_trouble(const std::string& event, std::size_t seats) override;
    std::string upgrade_label(const std::string& key) const override;
    bool paint_place(const std::string& event, stage::Canvas& canvas, stage::SpriteStore& sprites,
                     stage::Rect where) override;
    int season_minutes(const std::string& event, std::size_t seats, std::size_t people) override;
    std::vector<ui::SeasonOption> season_options() override;
    std::vector<ui::SeasonUpgrade> upgrades_for(const play::Season& season,
                                                std::size_t seat) override;
    std::filesystem::path race_season(const play::Season& season, std::size_t race,
                                      const play::RaceFacts* before) override;

    // Of a race on trial: back to the studio or the workshop that it was begun in, and what a
    // button says that leads there; empty for all other races.
    void back_to_desk();
    std::string way_to_desk() const;

    // Read when they are first needed: a race that has begun needs none. Throws GameError where
    // there is no data.
    SetupOffers& offers();
    SetupPlan& plan();

    // What is on the designer's desk, kept from one look to the next.
    Studio& studio();
    // Pictures of the folder that goes with this file count as well.
    void look_beside(const std::string& file);
    // As it was looked at last; null before.
    const LeftStudio* left_studio() const { return left_studio_.get(); }
    void leave_studio(const LeftStudio& left);
    // A race on a course of no file, against one driver or of drivers alone. Throws GameError.
    void race_on(const CoursePlan& course, bool against_one);
    // What has become of the file of the course that this race is run on: where it was changed, the
    // race goes on on the new one if it fits. Whether there is something to be seen of it.
    bool follow_course(Game& game);
    // The vehicle on the designer's desk, kept from one look to the next.
    Workshop& workshop();
    void show_workshop();
    // By id or path; what was shipped is taken as a new one. What went wrong; empty on success.
    std::string open_vehicle(const std::string& name);
    // A new one, made from that of this id.
    void begin_vehicle(const std::string& id);
    // Another one is wanted on the desk; what is there unsaved stays, and the workshop says so.
    void take_to_workshop(const std::string& id, bool is_new);
    // What a vehicle may be drawn as.
    std::vector<WorkshopNews::Vehicle> pictures();
    // Those for hexes: of the player, of packs, and beside the file in the studio.
    std::vector<std::string> brought_looks();
    // A picture for the vehicle on the desk becomes one of the player's own. What went wrong; empty
    // on success.
    std::string bring_picture(const std::filesystem::path& file);
    std::string take_workshop_trouble() { return std::exchange(workshop_trouble_, {}); }
    // A race with a vehicle of no file on a course of the offers. Throws GameError.
    void race_with(const Licence& licence, std::uint8_t livery, std::size_t course, bool is_alone);

    // Another course or vehicle was written: read them anew.
    void forget_offers() {
        offers_.reset();
        ground_.reset();  // its course may be another one now
    }

    void start_race();  // as it was set up
    // The same table, new dice; of a match that is not over, its next turn (FR-RACE-06).
    void race_again(Game& game);
    void show_end(ui::PlayScene& played) override;

    bool is_first_race() const { return is_first_race_; }
    void keep_rules(const std::string& name);
    // Where this race was saved from its podium; empty where it was not.
    std::string saved_as(const Race& race) const;
    void note_saved(const Race& race, std::string name);

    // Screens that stay as they were left.
    SetupScreen& setup_screen() { return setup_; }
    ResultsScreen& results_screen() { return results_; }

private:
    std::shared_ptr<Game> take_up(const Record& record,
                                  const std::filesystem::path& journal) override;
    std::unique_ptr<ui::PlayScene> scene_of(std::shared_ptr<Game> game) override;
    std::unique_ptr<ui::ReplayScene> replay_of(ReplaySource source) override;
    std::string played_on(const RaceSetup& setup) const override { return setup.course.id; }
    std::string moment_of(const Record& record) const override;
    void before_table() override;
    SetupPlan first_plan_of(const SetupOffers& offers);
    void sit_down_to(const SetupPlan& plan);
    void dye_cards();
    // A course of the studio, without a screen around it.
    bool paint_study(stage::Rect where);
    void read_rulebook();

    std::filesystem::path english_rulebook_;
    FrothyOpening opened_;
    std::shared_ptr<const ui::TitleGround> ground_;
    std::size_t ground_course_ = 0;  // of the offers
    formats::Rulebook rulebook_;
    std::optional<SetupOffers> offers_;
    SetupPlan plan_;  // of the offers
    std::optional<SetupPlan> raced_plan_;
    bool is_first_race_ = false;  // with the coach, at the table
    SetupScreen setup_;
    ResultsScreen results_;
    std::optional<std::pair<Race, std::string>> saved_;
    enum class Desk : std::uint8_t { none, studio, workshop };
    Desk desk_ = Desk::none;          // that the race at the table was begun in
    Desk next_desk_ = Desk::none;     // of the race that is about to begin
    std::unique_ptr<Studio> studio_;  // once it was looked at
    std::unique_ptr<LeftStudio> left_studio_;
    std::shared_ptr<std::string> pictures_beside_ = std::make_shared<std::string>();  // a folder
    std::unique_ptr<Workshop> workshop_;        // once it was looked at
    std::string workshop_trouble_;              // to be told when it is next looked at
    std::unique_ptr<FrothyLab> lab_;            // as it was left
    ui::Palette dyed_in_ = ui::Palette::usual;  // the pictures of the cards
};

}  // namespace frothy
