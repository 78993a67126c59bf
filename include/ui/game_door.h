// A game as the program's window opens it: what it shows on the title, the scenes it lays over the
// title, and its files in the player's folders. All else of a game stays in its rooms.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "formats/rulebook.h"
#include "play/commands/client_commands.h"
#include "play/people/race_facts.h"
#include "stage/canvas.h"
#include "stage/sprite_store.h"
#include "ui/core/palette.h"
#include "ui/saves_screen.h"
#include "ui/screens/title_screen.h"
#include "words/own_words.h"

namespace ui {

// What a race in a file is drawn with.
struct ShelfLook {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    float scale = 1.0F;
    Palette palette = Palette::usual;
};

// An autosave is gone on with in its own file, a save in a new one.
enum class RaceSource : std::uint8_t { journal, record };

// What became of opening a race.
struct OpenedFile {
    std::string trouble;  // empty where it was opened
    std::string notice;   // of what was dropped in reading
    bool can_go_from_boundary =
        false;  // it does not fit the rules any more, but for an older place
};

class SeasonDoor;
class LabDoor;

class GameDoor {
public:
    virtual ~GameDoor() = default;

    virtual std::string_view id() const = 0;  // of its records: "frothy"
    // In the reader's language.
    virtual std::string title() const = 0;
    virtual std::string motto() const = 0;
    // What it calls that all games have; null for the usual words.
    virtual const words::OwnWords* own_words() const { return nullptr; }
    // Whether the title offers it beside the others; else it is there for whoever names it alone.
    virtual bool is_offered() const { return true; }
    virtual const formats::Rulebook& rulebook() const = 0;
    // Behind the title; another one where what it shows has changed.
    virtual std::shared_ptr<const TitleGround> title_ground() = 0;

    // What is played next lies on the first scene, the title.
    virtual void set_up() = 0;
    virtual void first_race() = 0;
    virtual bool has_coach() const { return true; }  // for the first race
    // Its "How to race" over the title; false where it has none.
    virtual bool has_guide() const { return false; }
    virtual void show_guide() {}
    // What else there is to look at, as the title's button has it; empty for nothing.
    virtual std::string gallery() const { return {}; }
    virtual void show_gallery() {}
    virtual bool has_dice() const { return true; }  // else its chance is cards
    // Whether one may make something for it; and the screen where one does.
    virtual bool has_studio() const { return false; }
    virtual void show_studio() {}
    // What is measured on the proving ground; null for nothing.
    virtual LabDoor* lab() { return nullptr; }
    // As the command line has it: an Opening of its own.
    virtual void open(const play::Opening& opening) = 0;
    // Of what the command line opened, a picture without a scene around it; false for a scene.
    virtual bool paint_alone(stage::Rect) { return false; }

    // Whether a record or an autosave is of this game.
    virtual bool is_own_file(const std::filesystem::path& file) const = 0;
    // A race that was left.
    virtual RaceOffer offer_of(const std::filesystem::path& journal) const = 0;
    virtual void discard(const std::filesystem::path& journal) = 0;
    // Whatever must be read of a race in a list. Returns what a branch of it is said to be of.
    virtual std::string describe(const std::filesystem::path& file, ShelvedRace& race,
                                 const ShelfLook& look) = 0;
    virtual OpenedFile open_file(const std::filesystem::path& file, RaceSource source) = 0;
    // The race that did not fit, from its last place of rest. What went wrong; empty if nothing.
    virtual std::string open_from_boundary() = 0;
    // Lays its replay over the scene there is. What went wrong; empty if nothing did.
    virtual std::string watch_file(const std::filesystem::path& file,
                                   const std::string& own_name) = 0;

    // What its races come to; of a game that does not tell there are no people and no seasons.
    virtual play::FactTeller teller() const { return {}; }
    virtual SeasonDoor* seasons() { return nullptr; }

    virtual void words_changed() {}
    // Documents have come or gone while none of its scenes is shown.
    virtual void files_changed() {}
    virtual void settings_changed() {}
};

}  // namespace ui
