// The races of this player: left in the middle, saved, and raced of late, each with its picture.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "play/library.h"
#include "stage/canvas.h"
#include "ui/kit.h"
#include "ui/mosaic_ground.h"

namespace ui {

// A race as it is offered. What must be read from its file comes later: until then it has a title,
// a time and the name of the file.
struct ShelvedRace {
    play::Shelf shelf = play::Shelf::saved;
    std::string title;  // "Circus Parvus, round 4"
    std::string when;   // "21 Nov 2026, 14:05"
    std::string file;   // "circus-parvus-round-4.json"
    std::string kind;   // "Circus Parvus, Fastest, 2 laps"; of the course what the title leaves out
    std::string state;  // "Round 4, phase 2", "Ada wins: the last vehicle running."
    std::string trouble;  // why it cannot be opened; empty if it can
    Seating seating;
    bool is_read = false;
    bool is_over = false;
    stage::Layer picture;  // the board as it stands; empty until it is drawn
};

enum class SavesCommand : std::uint8_t {
    none,
    go_on,
    watch,
    rename,  // to SavesReply::name; of play::Shelf::lately: kept among the saved ones under it
    remove,
    back,
};

struct SavesReply {
    SavesCommand command = SavesCommand::none;
    std::size_t race = 0;
    std::string name;
};

class SavesScreen {
public:
    // Pictures have this size at an interface scale of 1.
    static constexpr stage::PixelSize picture_size{400, 225};

    // `races` stand in order of shelves, latest first. `news` is what went wrong last.
    SavesReply show(const Kit& kit, stage::Canvas& canvas, const std::vector<ShelvedRace>& races,
                    const std::string& news);
    // The race that is seen and has not been read or drawn yet; the number of races if there is
    // none. Read one a frame, so that the list never waits.
    std::size_t wanted() const { return wanted_; }
    // As after opening: the first race is chosen.
    void open();
    void forget_textures() { ground_.forget_textures(); }

private:
    enum class Dialog : std::uint8_t { none, rename, remove };

    void show_list(const Kit& kit, const std::vector<ShelvedRace>& races, stage::Rect where,
                   SavesReply& reply);
    static bool show_row(const Kit& kit, const ShelvedRace& race, bool is_selected);
    void show_details(const Kit& kit, const ShelvedRace& race, stage::Rect where);
    void show_buttons(const Kit& kit, const std::vector<ShelvedRace>& races, stage::Rect where,
                      SavesReply& reply);
    void show_dialog(const Kit& kit, stage::PixelSize canvas, const ShelvedRace& race,
                     SavesReply& reply);

    MosaicGround ground_;
    std::size_t selected_ = 0;
    std::size_t wanted_ = 0;
    bool must_focus_ = true;
    Dialog dialog_ = Dialog::none;
    bool is_new_dialog_ = false;
    std::array<char, 80> name_{};
};

}  // namespace ui
