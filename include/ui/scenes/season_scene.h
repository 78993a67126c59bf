// The table of a season: before its first race, between two, and its final ceremony. From here its
// races are begun, gone on with and watched.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/people/cast.h"
#include "play/season/season_files.h"
#include "ui/game_door.h"
#include "ui/scene.h"
#include "ui/scenes/place_pictures.h"
#include "ui/screens/results_screen.h"
#include "ui/season_door.h"

namespace ui {

class SeasonScene final : public Scene {
public:
    // The door must outlive it, and be one with seasons.
    SeasonScene(Program& program, GameDoor& door, std::filesystem::path file);

    void show(const Kit& kit) override;
    const Seating& seating() const override { return seating_; }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    Hearing hears(const stage::InputEvent& event) const override;
    bool advance(float seconds) override;
    bool wants_another_frame() const override { return is_settling_ || shown_for_ < pause; }
    // Somebody comes back from a replay; the season may have another end by now.
    void entered() override;
    void forget_textures() override;
    void words_changed() override { load(); }
    void settings_changed() override;

private:
    static constexpr float pause = 0.6F;  // seconds before Enter starts a race

    enum class Button : std::uint8_t { race_on, new_season, title };

    void load();
    void fill();
    void fill_rows();
    std::string given_to(std::size_t seat) const;
    bool points_tie() const;
    void fill_buttons();
    void add_award(const std::string& trophy, const std::string& joke, const std::string& icon,
                   const std::string& winners);
    void give_trophies();
    // Whose choice of an upgrade is waited for; none where nobody's is.
    std::optional<std::size_t> chooser() const;
    void let_drivers_choose();
    void take_upgrade(std::size_t seat, const std::string& key);
    bool keep();
    void race_on();
    // Null where the game has it no more.
    const SeasonEvent* event_of(const play::SeasonRace& race) const;
    std::string event_title(const play::SeasonRace& race) const;
    // The journal of the next race, where that was left half; else empty.
    std::filesystem::path left_race() const;

    void show_more(const Kit& kit);
    std::string winners_of(const play::RaceFacts& race) const;
    void show_calendar(const Kit& kit);
    void show_upgrades(const Kit& kit, std::size_t seat);
    void show_trophies(const Kit& kit);

    struct Award {
        std::string trophy;
        std::string joke;
        std::string icon;  // below assets
        std::string winners;
    };

    Program& program_;
    GameDoor& door_;
    std::filesystem::path file_;
    play::Season season_;
    std::vector<play::RaceFacts> races_;
    std::vector<play::SeasonStanding> table_;
    std::vector<SeasonEvent> events_;
    std::vector<play::Rival> cast_;
    std::vector<Award> awards_;
    PlacePictures places_;
    std::vector<Button> buttons_;  // beside those of the results
    Seating seating_;
    ResultsScreen screen_;
    Results results_;
    std::optional<std::string> chosen_;  // of the upgrades, in this frame
    std::string trouble_;
    bool is_settling_ = false;
    float shown_for_ = 0.0F;  // seconds
};

}  // namespace ui
