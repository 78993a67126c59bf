// Setting up a plain game, and its end: scenes that need none of the game's types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ui/scene.h"
#include "ui/scenes/play_scene.h"
#include "ui/screens/results_screen.h"
#include "ui/screens/seats_page.h"
#include "ui/screens/setup_shell.h"

namespace ui {

struct PlainPlan {
    std::vector<SeatChoice> seats;
    std::optional<std::uint64_t> seed;  // drawn at the start where it is empty
    std::size_t least = 2;              // of seats
    std::size_t most = 6;
};

// A person and drivers, so many in all.
std::vector<SeatChoice> usual_seats(std::size_t seats);
// As settings keep the table of last time; as usual where there was none.
void remember(formats::FlatJson& table, const PlainPlan& plan);
void recall(const formats::FlatJson& table, PlainPlan& plan);

// Seats, with the rules of the game beside them.
class PlainSetupScene final : public Scene {
public:
    // The plan and the door must outlive it.
    PlainSetupScene(TableDoor& door, PlainPlan& plan, std::function<void()> start)
        : door_(door), plan_(plan), start_(std::move(start)) {}

    void show(const Kit& kit) override;
    const Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    void forget_textures() override { shell_.forget_textures(); }

private:
    void show_rules(const Kit& kit) const;

    TableDoor& door_;
    PlainPlan& plan_;
    std::function<void()> start_;
    SetupShell shell_;
    SeatsPage page_;
};

// How a plain game ended, over its board.
class PlainResultsScene final : public Scene {
public:
    struct Wishes {
        std::function<void()> again;
        std::function<void()> watch;
    };
    // The game lies below and stays there. `tell` says who came where in today's language.
    PlainResultsScene(TableDoor& door, PlayScene& played,
                      std::function<std::vector<ResultsRow>()> tell, Wishes wishes);

    void show(const Kit& kit) override;
    const Seating& seating() const override { return played_.seating(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    bool wants_another_frame() const override { return is_settling_; }
    void forget_textures() override { screen_.forget_textures(); }
    void words_changed() override { fill(); }

private:
    void fill();
    void save();

    TableDoor& door_;
    PlayScene& played_;
    std::function<std::vector<ResultsRow>()> tell_;
    Wishes wishes_;
    ResultsScreen screen_;
    Results results_;
    bool is_settling_ = false;
};

}  // namespace ui
