// Setting up a plain game, and its end: scenes that need none of the game's types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "play/people/cast.h"
#include "ui/plain/plain_view.h"
#include "ui/scene.h"
#include "ui/scenes/play_scene.h"
#include "ui/screens/results_screen.h"
#include "ui/screens/seats_page.h"
#include "ui/screens/setup_shell.h"

namespace ui {

struct PlainPlan {
    std::vector<SeatChoice> seats;
    std::vector<std::size_t> terms;     // the value of each; empty for the usual ones
    std::optional<std::uint64_t> seed;  // drawn at the start where it is empty
    std::size_t least = 2;              // of seats
    std::size_t most = 6;
    std::size_t usual = 3;
};

// A driver's, in a livery that nobody has.
SeatChoice one_more_seat(const std::vector<SeatChoice>& taken);
// Drivers come in, or the last seats go; within what the plan allows.
void resize(PlainPlan& plan, std::size_t seats);
// A person and drivers, so many in all.
std::vector<SeatChoice> usual_seats(std::size_t seats);
// As settings keep the table of last time; as usual where there was none.
void remember(formats::FlatJson& table, const PlainPlan& plan);
void recall(const formats::FlatJson& table, PlainPlan& plan);

// What a game gives to be chosen among.
struct PlainOffers {
    struct Preset {
        std::string label;
        std::string explanation;
        std::vector<std::size_t> terms;
        std::size_t seats = 0;
        bool is_to_learn = false;  // and no race of a season
    };

    std::vector<std::string> how_to_play;  // paragraphs; empty for the rulebook itself
    std::vector<SeatDriver> drivers;
    std::vector<Preset> presets;
    bool presets_seat = true;      // whether they change who sits there
    bool has_dice = true;          // else what the seed decides is cards
    std::vector<PlainTerm> terms;  // as the plan has them
    int minutes = 0;               // how long people take for it; 0 where that is not known
};

// Seats and what is agreed on, with the rules of the game beside them.
class PlainSetupScene final : public Scene {
public:
    struct Wishes {
        std::function<void()> start;
        std::function<PlainOffers()> offers;
        // Another value of a term; what does not go with it any more goes.
        std::function<void(std::size_t term, std::size_t value)> agree;
    };
    // The plan and the door must outlive it.
    PlainSetupScene(TableDoor& door, PlainPlan& plan, Wishes wishes)
        : door_(door),
          plan_(plan),
          wishes_(std::move(wishes)),
          cast_(play::shipped_cast(door.program().data_dirs().data)) {}

    void show(const Kit& kit) override;
    const Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    void forget_textures() override { shell_.forget_textures(); }

private:
    void show_rules(const Kit& kit, const PlainOffers& offers) const;
    void show_seats(const Kit& kit, const PlainOffers& offers, bool is_wide);
    void show_terms(const Kit& kit, const PlainOffers& offers);
    void show_what(const Kit& kit, const PlainOffers& offers);
    void show_presets(const Kit& kit, const PlainOffers& offers);
    void show_term(const Kit& kit, const PlainTerm& term, std::size_t index);

    TableDoor& door_;
    PlainPlan& plan_;
    Wishes wishes_;
    std::vector<play::Rival> cast_;
    SetupShell shell_;
    SeatsPage page_;
};

// How a plain game ended, over its board.
class PlainResultsScene final : public Scene {
public:
    struct Wishes {
        std::string on_label;  // "Again", "The season"
        std::function<void()> on;
        std::function<void()> watch;
    };
    // The game lies below and stays there. `tell` fills in who came where, what decided it and the
    // columns, in today's language.
    PlainResultsScene(TableDoor& door, PlayScene& played, std::function<void(Results&)> tell,
                      Wishes wishes);

    void show(const Kit& kit) override;
    const Seating& seating() const override { return played_.seating(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    bool advance(float seconds) override;
    bool wants_another_frame() const override { return is_settling_; }
    std::string_view music() const override { return "podium"; }
    void forget_textures() override { screen_.forget_textures(); }
    void words_changed() override { fill(); }

private:
    void fill();
    void save();
    float pause() const;  // seconds before a button counts

    TableDoor& door_;
    PlayScene& played_;
    std::function<void(Results&)> tell_;
    Wishes wishes_;
    ResultsScreen screen_;
    Results results_;
    bool is_settling_ = false;
    float seen_for_ = 0.0F;  // seconds
};

}  // namespace ui
