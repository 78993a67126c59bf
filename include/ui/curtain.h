// Handing over: the curtain before a secret, and the question whether everybody agrees to an undo.
#pragma once

#include <string>

#include "kernel/session.h"
#include "stage/canvas.h"
#include "ui/kit.h"

namespace ui {

enum class CurtainReply : std::uint8_t { waiting, opened };

// Covers everything: while it is up, draw nothing else, so that no secret is on the screen. Who has
// just answered may strike twice; so it listens once nothing was struck or held for a moment.
class Curtain {
public:
    void rise() { quiet_ = 0.0F; }
    // True while it does not listen yet.
    bool advance(float seconds);
    // "Pass the mouse to Red. Everybody else, look away.", or whatever device is in hand. `about`
    // says what is at stake; `pad` is the number of a pad of their own, 0 for none. Enter or Space
    // opens it as well.
    CurtainReply show(const Kit& kit, stage::Canvas& canvas, kernel::PlayerId to, int pad,
                      const std::string& about);

private:
    bool listens() const;

    float quiet_ = 0.0F;  // seconds without a key or button held
};

enum class ConsentReply : std::uint8_t { waiting, agreed, declined };

// "Take back Red's turn? A die has fallen since. Everybody agreed?"
class ConsentBox {
public:
    // `what` is the choice taken back, as wording's describe_choice says it: "Red turns left".
    // Without dice what has come out since is cards.
    void ask(const std::string& what, kernel::UndoCost cost, bool has_dice = true);
    bool is_open() const { return is_open_; }
    // Draws over a darkened screen. Enter agrees, Escape declines. Closes itself.
    ConsentReply show(const Kit& kit, stage::PixelSize canvas);

private:
    bool is_open_ = false;
    std::string what_;
    kernel::UndoCost cost_ = kernel::UndoCost::free;
    bool has_dice_ = true;
};

}  // namespace ui
