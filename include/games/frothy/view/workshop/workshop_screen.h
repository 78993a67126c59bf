// The vehicle workshop: the sheet that is edited at the left, and beside it the part that is
// chosen, findings, the comparison with the basic chariot, the report.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/setting.h"
#include "games/frothy/view/core/workshop/licence_figures.h"
#include "games/frothy/view/core/workshop/workshop.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "play/lab/report.h"
#include "stage/canvas.h"
#include "stage/core/input.h"
#include "stage/sprite_store.h"
#include "ui/kit.h"
#include "ui/mosaic_ground.h"

namespace frothy {

enum class WorkshopCommand : std::uint8_t {
    none,
    back,
    fresh,   // a new vehicle, from that of this id
    open,    // the vehicle of this id, or the file of this path
    save,    // under `text` where the vehicle has no file yet, or is to have another
    drive,   // alone
    race,    // against the basic chariot, driven by the computer
    report,  // of the proving ground
    stop_report,
    watch,    // the race of this file
    picture,  // the file of this path, to be a picture of the player's own
};
struct WorkshopReply {
    WorkshopCommand command = WorkshopCommand::none;
    std::string text;
    int course_by = 0;  // another course to drive on
    Rule open;          // a rule to show; usually none
};

// What the screen shows that is not the workshop's own.
struct WorkshopNews {
    struct Vehicle {
        std::string id;
        std::string name;
    };
    std::vector<Vehicle> vehicles;     // that may be opened, or begun from
    std::vector<Vehicle> pictures;     // that it may be drawn as
    std::string course;                // that is driven on, by name
    std::string told;                  // what became of the last command; usually empty
    std::optional<Licence> yardstick;  // the basic chariot
    const play::lab::Report* report = nullptr;
    bool is_reporting = false;
    std::uint64_t raced = 0;  // for it so far
    std::uint64_t to_race = 0;
};

class WorkshopScreen {
public:
    // Both must outlive it.
    WorkshopScreen(stage::Canvas& canvas, stage::SpriteStore& sprites);

    WorkshopReply show(const ui::Kit& kit, Workshop& workshop, const WorkshopNews& news);
    // Whether it is for the sheet or a shortcut rather than for the panel.
    bool hears(const stage::InputEvent& event) const;
    void feed(const stage::InputEvent& event, Workshop& workshop);
    void forget_textures();

    // What it is shown, driven and raced in.
    static std::uint8_t livery(const Workshop& workshop);
    void show_report() { tab_ = Tab::report; }
    void show_what_is_found() { tab_ = Tab::findings; }

private:
    bool goes_over(const stage::InputEvent& event) const;
    enum class Tab : std::uint8_t { part, findings, figures, report };
    enum class Sheet : std::uint8_t { none, save_as, open, fresh, kinds, pictures };

    void take_licence(const ui::Kit& kit, const Workshop& workshop);
    void draw_sheet(const ui::Kit& kit, const Workshop& workshop, stage::Rect where);
    // Of a finding, on the sheet.
    struct Mark {
        stage::Vec2 at;
        float radius = 0.0F;
        std::size_t finding = 0;
    };
    std::vector<Mark> marks(const Workshop& workshop) const;
    void draw_marks(const Workshop& workshop) const;
    void show_note(const ui::Kit& kit, const Workshop& workshop) const;
    std::optional<stage::Rect> place_of(SheetSpot spot) const;
    std::optional<SheetSpot> spot_at(stage::Vec2 at) const;
    void feed_key(const stage::InputEvent& event, Workshop& workshop);
    void feed_shortcut(const stage::InputEvent& event, const Workshop& workshop);
    void type_digit(Workshop& workshop, int digit);
    // Its first knob, or the next picture.
    void turn_part(Workshop& workshop, int by);
    void turn_picture(Workshop& workshop, int by);

    void show_panel(const ui::Kit& kit, Workshop& workshop, const WorkshopNews& news,
                    WorkshopReply& reply);
    void show_head(const ui::Kit& kit, Workshop& workshop, const WorkshopNews& news,
                   WorkshopReply& reply);
    void show_tabs_of(const ui::Kit& kit, const Workshop& workshop);
    void show_page(const ui::Kit& kit, Workshop& workshop, const WorkshopNews& news,
                   WorkshopReply& reply);
    void show_part(const ui::Kit& kit, Workshop& workshop, WorkshopReply& reply);
    void show_knobs(const ui::Kit& kit, Workshop& workshop);
    void show_words(const ui::Kit& kit, Workshop& workshop);
    void show_picture(const ui::Kit& kit, Workshop& workshop);
    void show_pictures(const ui::Kit& kit, Workshop& workshop);
    void show_lists(const ui::Kit& kit, Workshop& workshop);
    void show_findings(const ui::Kit& kit, Workshop& workshop, WorkshopReply& reply);
    void show_figures(const ui::Kit& kit, const Workshop& workshop, const WorkshopNews& news);
    void show_report_page(const ui::Kit& kit, const Workshop& workshop, const WorkshopNews& news,
                          WorkshopReply& reply);
    void show_foot(const ui::Kit& kit, const Workshop& workshop, const WorkshopNews& news,
                   WorkshopReply& reply);
    void show_over(const ui::Kit& kit, Workshop& workshop, const WorkshopNews& news,
                   WorkshopReply& reply);
    void show_kinds(const ui::Kit& kit, Workshop& workshop);
    void ask(Sheet sheet, const Workshop& workshop);

    stage::Canvas& canvas_;
    stage::SpriteStore& sprites_;
    ui::MosaicGround ground_;
    LicenceSheet sheet_;
    std::shared_ptr<Setting> setting_;  // a race of this vehicle alone, to be drawn
    Race race_;
    ui::Seating seating_;
    int seen_ = -1;  // revision of the workshop
    std::optional<DrivingFigures> figures_;
    std::optional<DrivingFigures> yardstick_;

    Tab tab_ = Tab::part;
    bool is_on_sheet_ = true;   // what the arrow keys move about in
    bool wants_panel_ = false;  // the keyboard's cursor is to go there
    SheetSpot shown_;           // the part whose words are being written
    int worded_ = -1;           // revision that they are of
    std::optional<stage::Vec2> pointed_;
    std::optional<SheetSpot> touched_;
    std::vector<WorkshopNews::Vehicle> pictures_;
    WorkshopReply struck_;  // by a key, for the next frame
    Sheet over_ = Sheet::none;
    std::array<char, 512> name_{};  // or path, to be saved under or opened
    std::vector<char> words_;
};

}  // namespace frothy
