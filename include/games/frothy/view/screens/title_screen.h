// The title with a course of Frothy Races behind it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/frothy/rules/course/course.h"
#include "stage/canvas.h"
#include "ui/kit.h"
#include "ui/screens/title_screen.h"

namespace frothy {

using ui::RaceOffer;
using ui::TitleCommand;
using ui::TitleReply;

struct TitleState : ui::TitleState {
    const Course* backdrop = nullptr;  // painted behind, outlives the screen; may be null
    std::vector<std::string> teams;    // ids of the licences that race across it, at most six
};

class TitleScreen {
public:
    TitleReply show(const ui::Kit& kit, stage::Canvas& canvas, TitleState state);
    void paint_beside_frames() { screen_.paint_beside_frames(); }
    bool is_painting() const { return screen_.is_painting(); }
    void forget_textures() { screen_.forget_textures(); }

private:
    ui::TitleScreen screen_;
    std::shared_ptr<const ui::TitleGround> ground_;
    const Course* backdrop_ = nullptr;  // of the ground
    std::vector<std::string> teams_;
};

}  // namespace frothy
