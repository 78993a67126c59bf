// A screen of the program, and the program as its screens see it. Screens lie one on top of the
// other: the top one is shown and heard, and goes back to the one below (docs/adding-a-screen.md).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/data_files.h"
#include "formats/rulebook.h"
#include "play/user_dirs.h"
#include "stage/core/input.h"
#include "stage/screen.h"
#include "stage/sound.h"
#include "stage/sprite_store.h"
#include "ui/kit.h"
#include "ui/options/options_panel.h"
#include "ui/options/pad_keys.h"
#include "ui/options/settings.h"
#include "ui/rules_window.h"

namespace ui {

// What becomes of something struck, clicked or moved.
enum class Hearing : std::uint8_t {
    itself,  // the scene takes it; panels hear the mouse too
    panels,  // the widgets take it, and Enter presses what the keyboard's cursor stands on
    plain,   // the widgets take it as it is
    nobody,  // it is passed over
};

class Scene {
public:
    virtual ~Scene() = default;

    // Between frame.begin() and frame.end(), every frame while it is on top.
    virtual void show(const Kit& kit) = 0;
    // What colours and emblems, and what rules, panels speak of.
    virtual const Seating& seating() const = 0;
    virtual const formats::Rulebook& rulebook() const = 0;
    // Whether it paints the whole canvas itself; else that is dark before it is shown.
    virtual bool clears_itself() const { return false; }

    // What keys and buttons of a pad speak to now.
    virtual PadPlace pad_place() const { return PadPlace::panels; }
    virtual Hearing hears(const stage::InputEvent&) const { return Hearing::panels; }
    // For Hearing::itself.
    virtual void feed(const stage::InputEvent&, bool /*is_over_panel*/) {}
    // Where a pad's hand is, beside the board: what is too long there is rolled by the stick that
    // else moves the board. Nothing where it is on the board.
    virtual std::optional<stage::Rect> panel_in_hand() const { return std::nullopt; }
    // A stick is moved while something else hears it: what it moved here comes to rest.
    virtual void let_go(const stage::InputEvent&) {}

    // Moves on by some seconds; true while the next frame will differ by itself.
    virtual bool advance(float /*seconds*/) { return false; }
    // Whether, as it was shown last, another frame is worth drawing.
    virtual bool wants_another_frame() const { return is_painting(); }
    // Whether a part of the picture is still to come.
    virtual bool is_painting() const { return false; }
    // Whether something is to be seen every second though nothing moves.
    virtual bool keeps_time() const { return false; }
    // Whether it is to be asked, ten times a second, what has changed outside the program; and
    // whether something has.
    virtual bool watches_files() const { return false; }
    virtual bool look_for_changes() { return false; }
    // Real seconds that have gone by while it kept time.
    virtual void pass_time(double /*seconds*/) {}
    // Everything that moves is brought to its end.
    virtual void settle() {}

    // It is on top now: new, or what was above it is gone.
    virtual void entered() {}
    // Something else is on top: what only this screen shows is not kept.
    virtual void left() { forget_textures(); }
    // After the textures were lost or the scale changed.
    virtual void forget_textures() {}
    // After a change of language: everything that keeps words says them anew.
    virtual void words_changed() {}
    virtual void settings_changed() {}
    // What is played to it, below assets/music; empty for nothing.
    virtual std::string_view music() const { return "title"; }
    // A file or folder that was dropped on the window; false where it is not wanted here.
    virtual bool take_file(const std::string& /*path*/) { return false; }
    // Something the player is told; false where there is no place for it.
    virtual bool tell(const std::string& /*news*/) { return false; }
};

// The screens in their order. What is asked for is done by `settle`, between two frames: a scene
// may ask for its own end while it is shown.
class SceneStack {
public:
    void push(std::unique_ptr<Scene> scene);
    // Back to the scene below.
    void pop();
    // Back to the one at the bottom.
    void pop_to_first();

    // Does what was asked for, in that order; true where another scene is on top then.
    bool settle();

    bool empty() const { return scenes_.empty(); }
    Scene& top() { return *scenes_.back(); }
    const Scene& top() const { return *scenes_.back(); }
    // From the bottom to the top.
    const std::vector<std::unique_ptr<Scene>>& all() const { return scenes_; }

private:
    struct Change {
        enum class Kind : std::uint8_t { push, pop, pop_to_first } kind;
        std::unique_ptr<Scene> scene;
    };
    void carry_out(Change change);

    std::vector<std::unique_ptr<Scene>> scenes_;
    std::vector<Change> changes_;
};

// The program as its scenes see it: what they borrow, all of which outlives them, and what they
// may ask for.
class Program {
public:
    virtual ~Program() = default;

    virtual stage::Screen& screen() = 0;
    virtual stage::SpriteStore& sprites() = 0;
    virtual stage::SoundBox* sounds() = 0;  // null for a silent program
    virtual Settings& settings() = 0;
    virtual OptionsPanel& options() = 0;
    virtual RulesWindow& rules() = 0;
    virtual SceneStack& scenes() = 0;
    virtual const Seating& nobody() const = 0;  // of screens without a race
    virtual const play::UserDirs& user_dirs() const = 0;
    virtual const formats::DataDirs& data_dirs() const = 0;
    virtual std::string language() const = 0;  // as it is spoken now
    // In a window, where a late frame is seen, slow pictures are painted beside the frames.
    virtual bool paints_beside_frames() const = 0;

    // After a change of the settings: they are kept, and hold from now on.
    virtual void settings_changed() = 0;
    // The options or the rules lie over the scene.
    virtual bool is_covered() const = 0;
    virtual void show_options() = 0;
    // Something the player is told by the scene on top once what was asked of the stack is done,
    // or else by the one at the bottom.
    virtual void tell(std::string news) = 0;
    virtual void quit() = 0;
};

}  // namespace ui
