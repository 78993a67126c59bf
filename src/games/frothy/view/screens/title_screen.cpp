#include "games/frothy/view/screens/title_screen.h"

#include <utility>

#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/screens/title_parade.h"
#include "words/words.h"

namespace frothy {

namespace {

class CourseGround final : public ui::TitleGround {
public:
    CourseGround(const Course& course, std::vector<std::string> teams)
        : course_(course), teams_(std::move(teams)) {}

    void paint_board(const ui::TitleEasel& easel) const override {
        paint_course_picture(easel.canvas, easel.sprites, easel.where, course_,
                             CourseName::left_out);
    }
    void paint_pieces(const ui::TitleEasel& easel) const override {
        const BoardLayout layout = lay_out(course_);
        paint_parade({easel.canvas, easel.sprites, course_, layout,
                      ui::projection_into(layout.frame, easel.where), easel.where},
                     {teams_, easel.palette, easel.parade});
    }

private:
    const Course& course_;
    std::vector<std::string> teams_;
};

}  // namespace

TitleReply TitleScreen::show(const ui::Kit& kit, stage::Canvas& canvas, TitleState state) {
    if (state.backdrop != backdrop_ || state.teams != teams_) {
        backdrop_ = state.backdrop;
        teams_ = state.teams;
        ground_.reset();
        if (backdrop_ != nullptr) ground_ = std::make_shared<CourseGround>(*backdrop_, teams_);
    }
    state.ground = ground_;
    state.motto =
        words::tr("Frothy Races: four wheels, six teams, and the crowd has eaten already");
    return screen_.show(kit, canvas, state);
}

}  // namespace frothy
