// The door: the name, a painted board behind it, and what may be done next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "stage/canvas.h"
#include "stage/sprite_store.h"
#include "ui/board/still_painting.h"
#include "ui/core/palette.h"
#include "ui/kit.h"

namespace ui {

// A game that can be gone on with, as a line to choose.
struct RaceOffer {
    std::string title;    // "Circus Parvus, round 4"
    std::string detail;   // "Ada, Bert, Clio"
    std::string trouble;  // why it cannot be opened; empty if it can
    std::string season;   // that it is a race of; empty for none
};

// Where a game paints its board for the title.
struct TitleEasel {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    stage::Rect where;   // all of the board, which is larger than the window
    stage::Vec2 parade;  // pixel about which the pieces stand
    Palette palette = Palette::usual;
};

// What is painted behind the title, on any thread: nothing that is read for it may change.
class TitleGround {
public:
    virtual ~TitleGround() = default;

    virtual void paint_board(const TitleEasel& easel) const = 0;
    // Over the dusk that falls on the board.
    virtual void paint_pieces(const TitleEasel& easel) const = 0;
};

struct TitleState {
    std::vector<std::string> games;  // by name; with one alone there is nothing to choose
    std::size_t game = 0;            // whose title this is
    std::shared_ptr<const TitleGround> ground;  // another one is painted anew; null for none
    std::string motto;                          // below the name
    std::vector<RaceOffer> interrupted;         // latest first
    bool has_coach = true;                      // for a first race
    bool has_races = false;                     // left, saved or raced lately
    bool has_seasons = false;                   // of this game
    bool has_people = false;
    bool has_guide = false;  // "How to race"
    std::string gallery;     // of the game's own; empty for none
    bool has_studio = false;
    bool has_lab = false;
    bool has_packs = false;  // installed

    // Of whichever game one turns to: the arrows that choose it keep their place.
    int most_entries = 0;
    bool has_unfinished = false;  // races, of any game

    // How many things one can do there.
    int entries() const;
    // Whether nobody has raced here yet.
    bool is_first_start() const { return !has_races && interrupted.empty(); }
    std::string message;                // what went wrong last; usually empty
    bool is_good_news = false;          // the message tells what went well instead
    bool can_go_from_boundary = false;  // the race of the message has an older place to go on from
};

enum class TitleCommand : std::uint8_t {
    none,
    other_game,  // games[index]
    new_race,
    first_race,     // coached, where there is a coach
    continue_race,  // interrupted[index]
    discard_race,   // interrupted[index]: not to be offered again
    races,          // the list of all of them
    seasons,
    people,
    from_boundary,  // the race of the message, from its last place of rest
    dismiss,        // the message has been read
    gallery,
    studio,
    lab,
    packs,
    guide,
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
    TitleReply show(const Kit& kit, stage::Canvas& canvas, const TitleState& state);
    // From now on the ground is painted beside the frames; the first of them do without it.
    void paint_beside_frames() { paints_ = PaintedWhen::beside; }
    // Whether it is still to come: then another frame is worth drawing.
    bool is_painting() const { return coming_ != nullptr; }
    // After the textures were lost.
    void forget_textures() { ground_ = {}; }

private:
    struct Ground {
        std::shared_ptr<const TitleGround> board;
        Palette palette = Palette::usual;
        stage::PixelSize size;
        float scale = 0.0F;
        friend bool operator==(const Ground&, const Ground&) = default;
    };

    class Picture;

    void order(const Ground& ground, const stage::Fonts& fonts,
               const std::filesystem::path& assets);
    void take_ground(stage::Canvas& canvas);
    void draw_ground(const Kit& kit, stage::Canvas& canvas, const TitleState& state);
    void draw_name(const Kit& kit, stage::Canvas& canvas, const std::string& motto, float door);
    TitleReply show_door(const Kit& kit, const TitleState& state, stage::Rect room);
    TitleReply show_message(const Kit& kit, const TitleState& state, stage::PixelSize canvas);

    stage::Layer ground_;
    Ground painted_;          // what the layer shows
    Ground ordered_;          // what is being painted
    bool has_shown_ = false;  // any ground, so far
    PaintedWhen paints_ = PaintedWhen::on_demand;
    std::unique_ptr<StillPainting> coming_;
};

}  // namespace ui
