// A season is set up: its races, who sits where, who drives where nobody sits, and what is agreed.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "play/people/cast.h"
#include "ui/game_door.h"
#include "ui/scene.h"
#include "ui/scenes/place_pictures.h"
#include "ui/screens/seats_page.h"
#include "ui/screens/setup_shell.h"
#include "ui/season_door.h"

namespace ui {

struct SeasonChoice : SeatChoice {
    std::size_t ride = 0;  // of those of the game
};

class SeasonSetupScene final : public Scene {
public:
    // The door must outlive it, and be one with seasons.
    SeasonSetupScene(Program& program, GameDoor& door);

    void show(const Kit& kit) override;
    const Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    void forget_textures() override {
        shell_.forget_textures();
        places_.forget();
    }
    void words_changed() override { learn(); }

private:
    class Table;

    void learn();
    void seat_rivals();
    const play::Rival* free_rival() const;
    void give(SeatChoice& seat, const play::Rival& rival) const;
    void show_races(const Kit& kit);
    void show_seats(const Kit& kit, bool is_wide);
    void show_rivals(const Kit& kit);
    void show_rival(const Kit& kit, SeatChoice& seat);
    void show_agreed(const Kit& kit);
    void show_points(const Kit& kit);
    play::Season agreed() const;  // without seats and races
    void show_race(const Kit& kit, std::size_t race);
    void show_races_beside(const Kit& kit);
    int minutes_of(std::size_t race) const;
    std::string length() const;
    float number_width(const Kit& kit) const;
    void show_number(const Kit& kit, float room);
    void start();

    Program& program_;
    GameDoor& door_;
    SeasonDoor& seasons_;
    std::vector<play::Rival> cast_;
    std::vector<SeasonEvent> events_;
    std::vector<SeasonRide> rides_;
    std::vector<SeasonOption> options_;
    std::vector<SeatDriver> drivers_;
    std::vector<SeasonChoice> seats_;
    std::vector<std::size_t> races_;  // of the events
    std::vector<bool> agreed_;        // beside the options
    std::array<char, 61> name_{};
    std::optional<std::uint64_t> seed_;  // none: each race draws its own
    SetupShell shell_;
    PlacePictures places_;
    SeatsPage page_;
    std::string trouble_;
    std::size_t next_rival_ = 0;
};

}  // namespace ui
