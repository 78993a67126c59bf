// The door: the name, the painted board behind it, and what may be done next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "games/frothy/rules/course/course.h"
#include "stage/canvas.h"
#include "stage/easel.h"
#include "ui/board/still_painting.h"
#include "ui/kit.h"

namespace frothy {

// A race that can be gone on with, as a line to choose.
struct RaceOffer {
    std::string title;    // "Circus Parvus, round 4"
    std::string detail;   // "Ada, Bert, Clio"
    std::string trouble;  // why it cannot be opened; empty if it can
};

struct TitleState {
    const Course* backdrop = nullptr;    // painted behind, outlives the screen; may be null
    std::vector<std::string> teams;      // ids of the licences that race across it, at most six
    std::vector<RaceOffer> interrupted;  // latest first
    bool has_races = false;              // to be listed: left, saved or raced lately

    // Whether nobody has raced here yet.
    bool is_first_start() const { return !has_races && interrupted.empty(); }
    std::string message;                // what went wrong last; empty mostly
    bool can_go_from_boundary = false;  // the race of the message has an older place to go on from
};

enum class TitleCommand : std::uint8_t {
    none,
    new_race,
    first_race,     // coached
    continue_race,  // interrupted[index]
    discard_race,   // interrupted[index]: not to be offered again
    races,          // the list of all of them
    from_boundary,  // the race of the message, from its last place of rest
    dismiss,        // the message has been read
    rules,
    options,
    quit,
};

struct TitleReply {
    TitleCommand command = TitleCommand::none;
    std::size_t index = 0;
};

class TitleScreen {
public:
    TitleReply show(const ui::Kit& kit, stage::Canvas& canvas, const TitleState& state);
    // From now on the ground is painted beside the frames; the first of them do without it.
    void paint_beside_frames() { paints_ = ui::PaintedWhen::beside; }
    // Whether it is still to come: then another frame is worth drawing.
    bool is_painting() const { return coming_.valid(); }
    // After the textures were lost.
    void forget_textures() { ground_ = {}; }

private:
    struct Ground {
        const Course* backdrop = nullptr;
        std::vector<std::string> teams;
        ui::Palette palette = ui::Palette::usual;
        stage::PixelSize size;
        float scale = 0.0F;
        friend bool operator==(const Ground&, const Ground&) = default;
    };

    static void paint(const Ground& ground, stage::Canvas& canvas, stage::SpriteStore& sprites);
    void order(const Ground& ground, const stage::Fonts& fonts,
               const std::filesystem::path& assets);
    void take_ground(stage::Canvas& canvas);
    void draw_ground(const ui::Kit& kit, stage::Canvas& canvas, const TitleState& state);
    void draw_name(const ui::Kit& kit, stage::Canvas& canvas, float door);
    TitleReply show_door(const ui::Kit& kit, const TitleState& state, stage::Rect room);
    TitleReply show_message(const ui::Kit& kit, const TitleState& state, stage::PixelSize canvas);

    stage::Layer ground_;
    Ground painted_;          // what the layer shows
    Ground ordered_;          // what is being painted
    bool has_shown_ = false;  // any ground, so far
    ui::PaintedWhen paints_ = ui::PaintedWhen::on_demand;
    std::future<std::unique_ptr<stage::Easel>> coming_;
};

}  // namespace frothy
